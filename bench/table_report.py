"""The results of bench/table.py as a table, and on a page of the documents."""

from __future__ import annotations

import json
import platform
import re
import subprocess
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from bench.run import Row, write_table
from bench.table_servers import PEER, ROOT

RESULTS: Final = ROOT / "bench" / "table-results.json"
PAGE: Final = ROOT / "docs" / "reference" / "table-speed.md"
KIB: Final = 1024


def rows(found: dict[str, Any]) -> list[Row]:
    """What was promised has a wish."""
    one, many, peer, idle, long = (found[name] for name in ("one", "many", "peer", "idle", "long"))
    files = found["peer with files"]
    table = [
        most(
            "one table, two players and two watchers: until a move is answered, p50",
            1e3 * one["answered"]["p50"],
            "ms",
            2.0,
        ),
        most("… p95", 1e3 * one["answered"]["p95"], "ms", 10.0),
        most("… until all four have seen it, p50", 1e3 * one["seen"]["p50"], "ms"),
        most("… p95", 1e3 * one["seen"]["p95"], "ms"),
        most("… processor time of the server for a move", 1e3 * one["processor"], "ms"),
        Row(
            f"{many['moving']} tables moving at once, on disk before they are answered",
            many["moves/s"],
            "moves/s",
            4000.0,
        ),
        most("… until a move is answered, p50", 1e3 * many["answered"]["p50"], "ms"),
        most("… p95", 1e3 * many["answered"]["p95"], "ms"),
        most("… processor time of the server for a move", 1e3 * many["processor"], "ms"),
        Row(
            "… moves acknowledged and not on disk", many["acknowledged"] - many["on disk"], "", 0.0, less_is_better=True
        ),
        Row("boardgame.io in memory, as many tables of a bare board", peer["moves/s"], "moves/s"),
        most("… until a move is answered, p50", 1e3 * peer["answered"]["p50"], "ms"),
        most("… processor time of the server for a move", 1e3 * peer["processor"], "ms"),
        Row("… ours next to it", many["moves/s"] / peer["moves/s"], "times"),
        Row("boardgame.io with its flat files", files["moves/s"], "moves/s"),
        Row("… ours next to it", many["moves/s"] / files["moves/s"], "times"),
        most("a table in memory at which nothing happens", idle["table"] / KIB, "KiB"),
        most("… with a player connected", (idle["table"] + idle["connection"]) / KIB, "KiB", 50.0),
        most("the last tenth of a long game's moves, next to the first", middle(long["ratios"]), "times", 1.2),
        most("opening a table that is not in memory, the slowest", 1e3 * max(long["opened"]), "ms", 50.0),
        most("opening any moment of a game, the slowest", 1e3 * long["moments"]["most"], "ms", 50.0),
        most("… p50", 1e3 * long["moments"]["p50"], "ms"),
    ]
    for name, page in found["pages"].items():
        table.append(most(f"everything that the page of the {name} fetches first", page["bytes"] / 1000, "KB", 150.0))
        table.append(most("… until it can be used, in Chromium on the same machine", page["seconds"], "s", 1.0))
    return table


def most(name: str, value: float, unit: str, want: float | None = None) -> Row:
    """The less of it, the better."""
    return Row(name, value, unit, want, less_is_better=True)


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def write_rows(found: dict[str, Any]) -> tuple[str, bool]:
    """The table, and whether everything that was wished for is reached."""
    table = rows(found)
    return write_table(table), all(row.reached is not False for row in table)


def machine() -> dict[str, str]:
    info = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    model = re.search(r"model name\s*:\s*(.+)", info)
    lock = json.loads((PEER / "package-lock.json").read_text(encoding="utf-8"))
    return {
        "processor": model[1] if model else platform.processor(),
        "cores": str(len(re.findall(r"^processor\s*:", info, re.MULTILINE))),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "cheeseboard": version("cheeseboard"),
        "uvicorn": version("uvicorn"),
        "litestar": version("litestar"),
        "sqlalchemy": version("sqlalchemy"),
        "node": subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip(),
        "boardgame.io": str(lock["packages"]["node_modules/boardgame.io"]["version"]),
    }


def write_documents(found: dict[str, Any], table: str) -> None:
    facts = machine()
    RESULTS.write_text(json.dumps({"machine": facts, **found}, indent=1) + "\n", encoding="utf-8")
    loop = found["calibration"]
    told = (
        f"Measured {found['begun']} UTC on {facts['processor']}, {facts['cores']} cores ({facts['system']}), "
        f"Python {facts['python']}, uvicorn {facts['uvicorn']}, Litestar {facts['litestar']}, "
        f"SQLAlchemy {facts['sqlalchemy']}, Node {facts['node']}, boardgame.io {facts['boardgame.io']}, "
        f"by `make bench-table`. Other work on the machine at the time: a load of {found['load'][0]:.1f} before it began. "
        f"The calibration loop made {min(loop):.0f} to {max(loop):.0f} million turns a second."
    )
    PAGE.write_text(f"# Speed of the table\n\n{told}\n\n{table}\n{EXPLANATION}", encoding="utf-8")


EXPLANATION: Final = """\
Players and watchers are in a process of their own, on the same cores as the server, and come over real connections. Every
table is a game of Cheese Castle with two players, each with a connection of their own; whoever is to move picks one of the
moves that the server offers, at random, and the next is made as soon as that is answered. Times are taken by the
players: from sending a move to its "done", which is sent when the move is on disk (SQLite, `synchronous=FULL`). At the end
the moves in the database are counted.

boardgame.io gets the same kind of players for a bare board of 49 cells without rules; it answers before it has stored
anything. It runs right before and after ours.

At one table, and where nothing happens, players take large messages squeezed, as browsers do. Memory is what is private to the
server's process: how much it grew by a thousand tables with two players, and by a connection to each of them.

Long games are whole random ones for six cheeses. Tables are opened, and moments looked at, by a server that has just started.
Bytes of a page are those that travel, headers and the live connection's first message included. A calibration loop of plain
arithmetic runs before each part: when it differs from an older result, the machine differs. All numbers are in
`bench/table-results.json`.
"""
