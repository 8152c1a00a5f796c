"""cheeseboard serve with several workers: whoever asks which of them, it is one house, also when one of them dies."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.table.borrowed import Postgres
from tests.table.web.visiting import PATIENCE, Live, Server, Visitor

WATCHERS: Final = 8
"""So many connections that hardly all of them are one worker's."""


@pytest.fixture(params=["redis", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    database = postgres.new_database()
    channels = request.getfixturevalue("redis") if request.param == "redis" else database
    options = ["--workers", 2, "--database", database, "--channels", channels, "--limits", 0]
    with Server(tmp_path, *options, toys=True) as server:
        yield server
        assert server.stop() == 0


def workers(server: Server) -> list[int]:
    """The processes in which it serves: those of its children that have the house's socket open."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def move(visitor: Visitor, table: str) -> int:
    """Whatever comes first; the new version."""
    seen = visitor.get(f"/api/tables/{table}")
    body = {"type": "move", "id": f"{seen['version']}", "seat": seen["ask"]["seat"], "version": seen["version"]}
    return int(
        visitor.post(f"/api/tables/{table}/moves", body | {"text": seen["ask"]["choices"][0]["text"]})["version"]
    )


def hear_until(live: Live, version: int) -> list[int]:
    """The versions that come, up to this one."""
    heard: list[int] = []
    while not heard or heard[-1] < version:
        heard.append(live.wait_for("played")["version"])
    return heard


def test_every_watcher_of_every_worker_sees_every_move(server: Server) -> None:
    with contextlib.ExitStack() as stack:
        ann = server.program("Ann")
        table = ann.new_table("person", "device", game="castle")
        watching = [stack.enter_context(server.program().live(table)) for _ in range(WATCHERS)]
        for live in watching:
            assert live.wait_for("table")["version"] == 0
        last = [move(ann, table) for _ in range(6)][-1]
        for live in watching:
            assert hear_until(live, last) == list(range(1, last + 1))


def test_bots_move_once_each_time_however_many_workers_watch(server: Server) -> None:
    with contextlib.ExitStack() as stack:
        table = server.program("Ann").new_table("bot:crumb", "bot:crumb", "bot:crumb", game="peppercorn")
        watching = [stack.enter_context(server.program().live(table)) for _ in range(WATCHERS)]
        for live in watching:
            begun = live.wait_for("table")["version"]
            assert hear_until(live, 8) == list(range(begun + 1, 9))


def test_when_a_worker_is_killed_the_game_goes_on_and_nothing_is_lost(server: Server) -> None:
    ann = server.program("Ann")
    table = ann.new_table("person", "bot:crumb", game="peppercorn")
    before = move(ann, table)
    os.kill(workers(server)[0], signal.SIGKILL)
    assert known_again(server, ann).get(f"/api/tables/{table}")["version"] >= before
    last = time.monotonic() + PATIENCE
    while (seen := known_again(server, ann).get(f"/api/tables/{table}"))["version"] < before + 4:
        assert time.monotonic() < last, "The game does not go on."
        if seen["ask"].get("choices"):
            move(known_again(server, ann), table)
        time.sleep(0.05)


def known_again(server: Server, visitor: Visitor) -> Visitor:
    """The same person, on new connections."""
    client = server.client("en")
    client.headers.update(visitor.shown)
    return Visitor(client, visitor.person, visitor.shown)
