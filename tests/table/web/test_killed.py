"""A server that is killed at any moment has lost nothing that it acknowledged, and its tables go on.

    CHEESEBOARD_KILLS=100 python -m pytest -s tests/table/web/test_killed.py      a hundred times on each database

Programs play at several tables, against bots and among themselves, say things and take moves back, as fast as they are
answered. The server is killed while they do, started again on the same data, and asked for everything.
"""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import select

from cheeseboard.table.entries import BACK
from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import Database
from cheeseboard.table.storage.questions import read_entries
from cheeseboard.table.storage.schema import SAYINGS
from tests.table.web.visiting import PATIENCE, Server, Visitor

KILLS: Final = int(os.environ.get("CHEESEBOARD_KILLS", "2"))
LONGEST: Final = 0.6
"""Seconds after which the server is killed at the latest."""
TABLES: Final = (
    ("castle", ("person", "device")),
    ("castle", ("person", "bot:crumb")),
    ("race", ("person", "bot:nibbler", "bot:crumb")),
    ("peppercorn", ("person", "device", "bot:crumb")),
)


@dataclass(eq=False)
class Ledger:
    """What the server has acknowledged at one table."""

    table: str
    done: dict[str, tuple[int, str]] = field(default_factory=dict)
    """For each message the version under which it was done, and the move that it was about."""
    said: list[str] = field(default_factory=list)
    version: int = 0
    pending: list[dict[str, Any]] = field(default_factory=list)
    """Sent, and not answered: it may be there or not, but not twice."""


class Player:
    """A program that plays at one table until the server is gone."""

    def __init__(self, visitor: Visitor, ledger: Ledger, seed: str) -> None:
        self.visitor = visitor
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.number = 0

    def play_on(self) -> None:
        with contextlib.suppress(httpx.HTTPError):
            self.resend()
            while True:
                self.step()

    def resend(self) -> None:
        """What was not answered before the end is sent again, under the same id."""
        for message in self.ledger.pending:
            self.send(message)
        self.ledger.pending.clear()

    def step(self) -> None:
        path = f"/api/tables/{self.ledger.table}"
        seen = self.visitor.get(path)
        assert seen["version"] >= self.ledger.version, "acknowledged entries are gone"
        ask = seen["ask"]
        if "end" in seen:
            time.sleep(0.01)
        elif ask.get("back") and self.chance.random() < 0.2:
            self.post("back", ask.get("back_of", ask["seat"]), seen["version"])
        elif ask.get("choices"):
            self.post("moves", ask["seat"], seen["version"], self.chance.choice(ask["choices"])["text"])
        else:
            time.sleep(0.005)
        if self.chance.random() < 0.05:
            text = f"saying {len(self.ledger.said)} of {self.ledger.table}"
            self.visitor.post(f"{path}/sayings", {"text": text})
            self.ledger.said.append(text)

    def post(self, what: str, seat: int, version: int, text: str | None = None) -> None:
        self.number += 1
        name = f"{self.chance.random()} {self.number}"
        body = {"type": "back" if text is None else "move", "id": name, "seat": seat, "version": version}
        message = {"what": what, "body": body if text is None else body | {"text": text}}
        self.ledger.pending = [message]
        self.send(message)
        self.ledger.pending = []

    def send(self, message: dict[str, Any]) -> None:
        path = f"/api/tables/{self.ledger.table}/{message['what']}"
        answer = self.visitor.http.post(path, json=message["body"])
        if answer.status_code == 409:  # somebody else has moved since
            return
        assert answer.status_code in {200, 403, 422}, answer.text
        if answer.status_code == 200:
            version = answer.json()["version"]
            done = version, message["body"].get("text", "")
            assert self.ledger.done.setdefault(message["body"]["id"], done) == done
            self.ledger.version = max(self.ledger.version, version)


def test_nothing_that_was_acknowledged_is_lost_however_often_the_server_is_killed(
    tmp_path: Path, database: str
) -> None:
    seed = os.environ.get("CHEESEBOARD_SEED") or str(random.SystemRandom().getrandbits(32))
    print(f"CHEESEBOARD_SEED={seed} repeats the players and the moments of the kills, as far as the machine does.")
    chance = random.Random(seed)
    options = ["--database", database] if database else []
    ledgers: list[Ledger] = []
    every: list[Ledger] = []
    visitor: Visitor | None = None
    for kill in range(KILLS):
        with Server(tmp_path, *options, "--limits", 0, toys=True) as server:
            if visitor is None:
                visitor = server.program("Ann")
            visitor = known_again(server, visitor)
            ledgers = [found_or_new(visitor, ledgers, place) for place in range(len(TABLES))]
            every += [ledger for ledger in ledgers if ledger not in every]
            check(visitor, every, tmp_path, database)
            with playing(visitor, server, ledgers, f"{seed} {kill}"):
                time.sleep(chance.uniform(0.02, LONGEST))
                server.kill()
            assert server.complaints() == ""
    with Server(tmp_path, *options, "--limits", 0, toys=True) as server:
        assert visitor is not None
        visitor = known_again(server, visitor)
        check(visitor, every, tmp_path, database)
        for ledger in ledgers:
            Player(visitor, ledger, "the last one").resend()
            goes_on(visitor, ledger)
        assert server.stop() == 0
        assert server.complaints() == ""
    acknowledged = sum(len(ledger.done) for ledger in every)
    where = database.partition(":")[0] or "sqlite"
    print(f"{KILLS} kills on {where}: {acknowledged} acknowledged moves at {len(every)} tables, all of them there")
    assert acknowledged > 0


def known_again(server: Server, visitor: Visitor) -> Visitor:
    """The same person, at the address where the server is now."""
    client = server.client("en")
    client.headers.update(visitor.shown)
    return Visitor(client, visitor.person, visitor.shown)


def found_or_new(visitor: Visitor, ledgers: list[Ledger], place: int) -> Ledger:
    """A table goes on until its game is over."""
    if place < len(ledgers) and "end" not in visitor.get(f"/api/tables/{ledgers[place].table}"):
        return ledgers[place]
    game, kinds = TABLES[place]
    return Ledger(visitor.new_table(*kinds, game=game))


@contextlib.contextmanager
def playing(visitor: Visitor, server: Server, ledgers: list[Ledger], seed: str) -> Iterator[None]:
    """At all tables at once, until the server is gone."""
    failures: list[BaseException] = []

    def play(player: Player) -> None:
        try:
            player.play_on()
        except BaseException as error:
            failures.append(error)

    players = [Player(known_again(server, visitor), ledger, f"{seed} {ledger.table}") for ledger in ledgers]
    threads = [threading.Thread(target=play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join(PATIENCE)
    assert not failures, failures


def check(visitor: Visitor, ledgers: list[Ledger], data: Path, database: str) -> None:
    """Every acknowledged entry has its row under its number, logs have no gaps, and every table can be opened."""
    opened = Database(Settings(data, database=database))
    try:
        with opened.to_read.connect() as connection:
            for ledger in ledgers:
                log = read_entries(connection, ledger.table)
                assert [entry.number for entry in log] == list(range(1, len(log) + 1))
                assert len(log) >= ledger.version
                for version, text in ledger.done.values():
                    assert log[version - 1].text == text or (text == "" and log[version - 1].kind == BACK)
                said = (
                    connection.execute(select(SAYINGS.c.text).where(SAYINGS.c.table_id == ledger.table)).scalars().all()
                )
                assert set(ledger.said) <= set(said)
    finally:
        opened.close()
    for ledger in ledgers:
        table = visitor.get(f"/api/tables/{ledger.table}")
        assert table["version"] >= ledger.version
        assert visitor.get(f"/api/tables/{ledger.table}/moments/{table['moves']}")["scene"]


def goes_on(visitor: Visitor, ledger: Ledger) -> None:
    """A move can be made, or a bot makes one, unless the game is over."""
    path = f"/api/tables/{ledger.table}"
    before = visitor.get(path)
    last = time.monotonic() + PATIENCE
    while "end" not in before and visitor.get(path)["version"] == before["version"]:
        assert time.monotonic() < last, f"Nobody moves at table {ledger.table}."
        seen = visitor.get(path)
        if seen["ask"].get("choices"):
            Player(visitor, ledger, "goes on").post(
                "moves", seen["ask"]["seat"], seen["version"], seen["ask"]["choices"][0]["text"]
            )
        else:
            time.sleep(0.05)
