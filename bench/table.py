"""Speed of the table: a server, and players in another process, over real connections on 127.0.0.1.

    make bench-table                      measure and print
    make bench-table ARGS="--write"       also write bench/table-results.json and docs/reference/table-speed.md

boardgame.io, which keeps nothing on disk unless it is told to, runs in the same minutes with the same kind of players.
Ours keeps everything on disk before it is acknowledged; in the end the moves in the file are counted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench import table_pages
from bench.measure import calibration
from bench.table_report import write_documents, write_rows
from bench.table_servers import Client, Server, boardgame, calm_down, cheeseboard, moves_on_disk

GAME: Final = "castle"
LONG: Final = {"target": "6"}
SEATS: Final = 2
Found = dict[str, Any]


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="cheeseboard-bench-") as name:
        yield Path(name)


def one_table(games: int) -> Found:
    """Two players and two watchers; each move on its own, the next as soon as it is answered."""
    answered: list[float] = []
    seen: list[float] = []
    with folder() as data, cheeseboard(data) as server:
        people = [server.new_person() for _ in range(SEATS)]
        watcher = server.new_person()
        used = 0.0
        for seed in range(games):
            table = server.new_table(people, GAME, {})
            job = {"tables": [table], "watchers": 2, "watcher": watcher, "moves": 250, "seed": seed}
            client = Client(server, job="one", seats=SEATS, squeezed=True, **job)
            client.wait_for("begin")
            used -= server.processor_seconds()
            found = client.result()
            used += server.processor_seconds()
            answered += found["answered"]
            seen += found["seen"]
    return {"answered": shares(answered), "seen": shares(seen), "processor": used / len(answered)}


def many_tables(server: Server, tables: list[Found], seconds: float) -> Found:
    """All of them moving at once."""
    client = Client(server, job="all", tables=tables, seats=SEATS, warm_up=2.0, seconds=seconds)
    client.wait_for("ready")
    client.wait_for("begin")
    used = server.processor_seconds()
    client.wait_for("end")
    used = server.processor_seconds() - used
    found = client.result()
    return {
        "moves/s": len(found["times"]) / found["seconds"],
        "answered": shares(found["times"]),
        "processor": used / len(found["times"]),
        "moving": found["moving"],
        "acknowledged": found["answered"],
    }


def many_of_ours(count: int, seconds: float) -> Found:
    with folder() as data:
        with cheeseboard(data) as server:
            people = [server.new_person() for _ in range(SEATS)]
            tables = [server.new_table(people, GAME, {}) for _ in range(count)]
            found = many_tables(server, tables, seconds)
        found["on disk"] = moves_on_disk(data)
    return found


def many_of_the_peer(count: int, seconds: float, *, files: bool) -> Found:
    with folder() as data, boardgame(data if files else None) as server:
        return many_tables(server, [{"table": f"match-{number}"} for number in range(count)], seconds)


def idle_tables(count: int) -> Found:
    """Bytes for each table in memory, and for each connection to one, when nothing has happened for a while."""
    with folder() as data, cheeseboard(data) as server:
        people = [server.new_person() for _ in range(SEATS)]
        warm = [server.new_table(people, GAME, {}) for _ in range(20)]
        many_tables(server, warm, 1.0)
        calm_down(server)
        before = server.memory()
        tables = [server.new_table(people, GAME, {}) for _ in range(count)]
        for table in tables:
            server.ask("GET", f"/api/tables/{table['table']}", token=people[0])
        calm_down(server)
        in_memory = server.memory()
        client = Client(server, job="idle", tables=tables, seats=1, squeezed=True)
        client.wait_for("ready")
        calm_down(server)
        connected = server.memory()
        client.result()
    return {"table": (in_memory - before) / count, "connection": (connected - in_memory) / count}


def long_games(games: int, looks: int) -> Found:
    """Whole games at one table: whether late moves take longer; and then, in a server that knows nothing, opening them."""
    ratios: list[float] = []
    lengths: list[int] = []
    with folder() as data:
        tables: list[Found] = []
        with cheeseboard(data) as server:
            people = [server.new_person() for _ in range(SEATS)]
            for seed in range(games):
                tables.append(server.new_table(people, GAME, LONG))
                client = Client(server, job="one", tables=tables[-1:], seats=SEATS, moves=5_000, seed=seed)
                client.wait_for("begin")
                times = client.result()["answered"]
                tenth = len(times) // 10
                ratios.append(statistics.median(times[-tenth:]) / statistics.median(times[:tenth]))
                lengths.append(len(times))
        with cheeseboard(data) as server:
            found = open_tables(server, [table["table"] for table in tables], lengths, people[0], looks)
    return {"moves": lengths, "ratios": ratios, **found}


def open_tables(server: Server, tables: list[str], lengths: list[int], person: str, looks: int) -> Found:
    """Tables that are not in memory, and any of their moments: the slowest of all, each the median of three."""
    server.ask("GET", "/api/games")
    opened = [server.seconds_for(f"/api/tables/{table}", person) for table in tables]
    moments = [
        statistics.median(server.seconds_for(f"/api/tables/{table}/moments/{move}", person) for _ in range(3))
        for table, length in zip(tables, lengths, strict=True)
        for move in range(0, length, max(1, length // looks))
    ]
    return {"opened": opened, "moments": {**shares(moments), "most": max(moments)}}


def shares(times: list[float]) -> dict[str, float]:
    """The middle, and what all but one in twenty and one in a hundred stay below."""
    ordered = sorted(times)
    return {f"p{share}": ordered[len(ordered) * share // 100] for share in (50, 95, 99)} | {"count": len(ordered)}


def measure(arguments: argparse.Namespace) -> Found:
    found: Found = {"begun": time.strftime("%Y-%m-%d %H:%M"), "load": [os.getloadavg()[0]], "calibration": []}

    def take(name: str, work: Callable[[], Found]) -> None:
        found["calibration"].append(calibration())
        found[name] = work()
        found["load"].append(os.getloadavg()[0])
        print(f"{name}: {json.dumps(found[name])[:300]}", file=sys.stderr, flush=True)

    take("one", lambda: one_table(arguments.games))
    take("peer", lambda: many_of_the_peer(arguments.tables, arguments.seconds, files=False))
    take("many", lambda: many_of_ours(arguments.tables, arguments.seconds))
    take("peer with files", lambda: many_of_the_peer(arguments.tables, arguments.seconds, files=True))
    take("idle", lambda: idle_tables(arguments.idle))
    take("long", lambda: long_games(arguments.games, arguments.looks))
    take("pages", table_pages.measure)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, help="how many move at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long they do")
    parser.add_argument("--idle", type=int, default=1000, help="how many tables lie in memory")
    parser.add_argument("--games", type=int, default=5, help="how many games are played one by one")
    parser.add_argument("--looks", type=int, default=20, help="how many moments of each of them are opened")
    parser.add_argument("--write", action="store_true", help="write the results into the repository's documents")
    arguments = parser.parse_args()
    results = measure(arguments)
    text, reached = write_rows(results)
    print(text)
    if arguments.write:
        write_documents(results, text)
    sys.exit(not reached)


if __name__ == "__main__":
    main()
