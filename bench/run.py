"""Speed next to peers, as ratios of one run on one core. Writes bench/results.json and the tables in the documents.

    make bench                      measure and print
    make bench ARGS="--write"       also write bench/results.json, docs/reference/speed.md and the table in README.md

Runs in .venv-bench with build/compiled on its path, and starts .venv for the plain form. Rounds of our own code and of
OpenSpiel alternate, so that a machine that slows down for a while slows down both; the median of the rounds counts. Both
are timed by the seconds of the processor that they take.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.json"
PAGE = ROOT / "docs" / "reference" / "speed.md"
README = ROOT / "README.md"
PEER = "quoridor"
ISSUE_PEER_SPEED = 1.3e6
"""The peer's moves per second on the machine for which games per second were promised."""


@dataclass(frozen=True)
class Row:
    """One line of the table; want is what the value must reach."""

    name: str
    value: float
    unit: str
    want: float | None = None
    less_is_better: bool = False

    @property
    def reached(self) -> bool | None:
        if self.want is None:
            return None
        return self.value <= self.want if self.less_is_better else self.value >= self.want


def peer_speed(seconds: float, round_number: int) -> float:
    """Moves per second of OpenSpiel's own uniformly random play."""
    import pyspiel

    game = pyspiel.load_game(PEER)
    bots = [pyspiel.make_uniform_random_bot(seat, round_number) for seat in range(game.num_players())]
    moves = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, round_number * 100_000 + games)
        moves += state.move_number()
        games += 1
    return moves / (time.process_time() - started)


def our_speed(python: str, environment: dict[str, str], *arguments: str) -> dict[str, Any]:
    """What measure.py finds in that environment, which has the compiled form exactly if its path leads there."""
    command = [python, str(ROOT / "bench" / "measure.py"), *arguments]
    result = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(result.stdout)
    if found["compiled"] != ("PYTHONPATH" in environment):
        form = "plain Python" if "PYTHONPATH" in environment else "the compiled form"
        sys.exit(f"bench: {form} runs where the other was to be measured; `make compiled` needs a C compiler.")
    return found


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """All rounds, each with our compiled code and the peer; the plain form once."""
    compiled_path = {**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")}
    plain_path = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    compiled, peers = [], []
    for number in range(rounds):
        imports = ["--imports"] if number == 0 else []
        compiled.append(our_speed(sys.executable, compiled_path, "--seconds", str(seconds), *imports))
        peers.append(peer_speed(seconds, number))
        print(f"round {number + 1} of {rounds} done", file=sys.stderr, flush=True)
    plain = our_speed(str(ROOT / ".venv" / "bin" / "python"), plain_path, "--seconds", str(seconds))
    return {"machine": machine(), "rounds": rounds, "compiled": compiled, "peer": peers, "plain": plain}


def machine() -> dict[str, str]:
    model = "unknown"
    info = Path("/proc/cpuinfo")
    if info.exists():
        found = re.search(r"model name\s*:\s*(.+)", info.read_text())
        model = found.group(1) if found else model
    return {
        "processor": model or platform.processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "cheeseboard": version("cheeseboard"),
        "open_spiel": version("open_spiel"),
        "day": time.strftime("%Y-%m-%d"),
    }


def rows(results: dict[str, Any]) -> list[Row]:
    """The table: what was promised first."""
    compiled: list[dict[str, float]] = [found["found"] for found in results["compiled"]]
    plain: dict[str, float] = results["plain"]["found"]
    peers: list[float] = results["peer"]
    middle = statistics.median
    peer = middle(peers)
    table = [Row(f"OpenSpiel {PEER}, random play (C++)", peer, "moves/s")]
    table.append(Row("calibration loop", middle(found["calibration"] for found in compiled), "million turns/s"))
    for key in sorted({name.split()[0] for name in plain if name.endswith("moves/s")}):
        seat_counts = sorted(
            int(name.split()[1]) for name in plain if name.startswith(key) and name.endswith("moves/s")
        )
        for seats in reversed(seat_counts):
            speed = f"{key} {seats} moves/s"
            ratio = middle(found[speed] / other for found, other in zip(compiled, peers, strict=True))
            most = seats == seat_counts[-1]
            table.append(
                Row(f"{key}, {seats} players, random play", middle(found[speed] for found in compiled), "moves/s")
            )
            table.append(Row(f"… next to {PEER}", ratio, "times", RATIOS.get(key) if most else None))
            games = middle(found[f"{key} {seats} games/s"] for found in compiled)
            wanted = GAMES.get(key) if most else None
            scaled = None if wanted is None else wanted * peer / ISSUE_PEER_SPEED
            table.append(Row("… whole games", games, "games/s", scaled))
            table.append(
                Row("… in plain Python", plain[speed], "moves/s", 100_000 if most and key == "castle" else None)
            )
        clone = middle(found[f"{key} clone us"] for found in compiled)
        table.append(Row(f"{key}, clone", clone, "µs", 2.0, less_is_better=True))
        view = middle(found[f"{key} view us"] for found in compiled)
        table.append(Row(f"{key}, seen_by and imagine", view, "µs", 8.0, less_is_better=True))
    table.append(Row("import cheeseboard", compiled[0]["import s"], "s", 0.15, less_is_better=True))
    return table


RATIOS = {"castle": 4.0, "race": 2.0}
GAMES = {"castle": 10_000.0, "race": 3_000.0}


def write_table(table: list[Row]) -> str:
    lines = ["| what | measured | wanted | |", "|---|---:|---:|---|"]
    for row in table:
        want = "" if row.want is None else f"{'≤' if row.less_is_better else '≥'} {write_number(row.want)}"
        mark = {None: "", True: "reached", False: "**missed**"}[row.reached]
        lines.append(f"| {row.name} | {write_number(row.value)} {row.unit} | {want} | {mark} |")
    return "\n".join(lines) + "\n"


def write_number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def write_documents(results: dict[str, Any], table: str) -> None:
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    facts = results["machine"]
    told = (
        f"Measured {facts['day']} on {facts['processor']} ({facts['system']}), one core, Python {facts['python']}, "
        f"OpenSpiel {facts['open_spiel']}, the median of {results['rounds']} rounds, by `make bench`."
    )
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(f"# Speed\n\n{told}\n\n{table}\n{EXPLANATION}", encoding="utf-8")
    readme = README.read_text(encoding="utf-8")
    block = f"<!-- speed -->\n{table}\n{told}\n<!-- /speed -->"
    README.write_text(
        re.sub(r"<!-- speed -->.*<!-- /speed -->", lambda _: block, readme, flags=re.DOTALL), encoding="utf-8"
    )


EXPLANATION = """\
Random play lists all legal moves, picks one and plays it, until the game is over; setting up counts. The peer is
OpenSpiel's quoridor with two uniformly random bots (`pyspiel.evaluate_bots`), which is C++ throughout. Seconds are those of
the processor. Rounds of ours and of the peer alternate, and ratios are taken round by round. The wish for games per second is scaled by the speed of the peer,
because it was made for a machine on which the peer played 1.3 million moves per second. Plain Python is the same code
without mypyc. All numbers of every round are in `bench/results.json`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--write", action="store_true", help="write the results into the repository's documents")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    results = measure(arguments.rounds, arguments.seconds)
    table = rows(results)
    text = write_table(table)
    print(text)
    if arguments.write:
        write_documents(results, text)
    sys.exit(any(row.reached is False for row in table))


if __name__ == "__main__":
    main()
