"""A house of tables in the test's own process, without a network: whoever comes calls what the web would call.

Its loop runs only while something is waited for, and its bots think in a thread, so that nothing has to be started.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from cheeseboard.core.errors import UnknownGame
from cheeseboard.core.game import Game
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from cheeseboard.table import wire
from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.service.sources import Pace, Sources, new_id
from cheeseboard.table.service.thinking import Thinkers
from cheeseboard.table.settings import IN_MEMORY, Settings
from tests.larder import LARDER
from tests.toy import PEPPERCORN

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

GAMES: Final[dict[str, Game]] = {game.key: game for game in (CASTLE, RACE, PEPPERCORN, LARDER)}
QUICK: Final = Pace(beat=0.0, alone=0.0, patience=5.0, rounds=0.01, idle=600.0)
PATIENCE: Final = 60.0
"""Seconds after which a test is given up. Nothing is measured."""


class ThinkingHere(Thinkers):
    """Bots that think in a thread of this process."""

    async def ask(
        self, work: Callable[Arguments, Answer], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Answer:
        return await asyncio.to_thread(work, *arguments, **named)

    def warm_up(self) -> None:
        """There is nothing to start."""


class Clock:
    """The time of a house, which passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_750_000_000.0

    def __call__(self) -> float:
        return self.now


class Guest:
    """Somebody in the house, and everything that was sent to them."""

    def __init__(self, hall: Hall, person: str) -> None:
        self.hall = hall
        self.person = person

    def new_table(
        self, *kinds: str, game: str = "castle", clock: wire.Clock = "none", seconds: int = 0, **options: str
    ) -> Room:
        """A table whose seats are of these kinds; a bot is written with its level: bot:crumb."""
        seats = tuple(wire.NewSeat(*read_kind(kind)) for kind in kinds)
        wish = wire.NewTable(game, seats, options, clock, seconds)
        return self.hall.room(self.hall.run(self.hall.house.new_table(self.person, wish)).table)

    def move(self, room: Room, text: str, *, seat: int = 0, version: int | None = None, once: str = "") -> int:
        """The version that came of it."""
        return self.hall.run(room.move(self.person, seat, text, at(room, version), once))

    def back(self, room: Room, *, seat: int = 0, version: int | None = None, once: str = "") -> int:
        return self.hall.run(room.back(self.person, seat, at(room, version), once))

    def again(self, room: Room, *, seat: int = 0, version: int | None = None, once: str = "") -> int:
        return self.hall.run(room.again(self.person, seat, at(room, version), once))

    def any_move(self, room: Room, seat: int = 0) -> str:
        """Play the first of the legal moves; how it is written."""
        state = room.live.state
        text = room.game.write_move(state, int(state.moves(seat)[0]))
        self.move(room, text, seat=seat)
        return text

    def change_seat(self, room: Room, seat: int, action: str, level: str = "", name: str = "") -> None:
        self.hall.run(room.seat(self.person, seat, action, level, name))

    def table(self, room: Room, seat: int = -1, language: str = "en") -> wire.Table:
        return self.hall.run(room.table(self.person, seat, language))

    def watch(self, room: Room, seat: int = -1, language: str = "en", version: int = -1) -> Watcher:
        return Watcher(self, room, seat, language, version)


class Watcher:
    """A connection, and all messages that came over it."""

    def __init__(self, guest: Guest, room: Room, seat: int, language: str, version: int) -> None:
        self.hall = guest.hall
        self.heard: list[dict[str, Any]] = []
        self.hall.run(self._connect(guest, room, seat, language, version))
        self.wait_for("table")

    async def _connect(self, guest: Guest, room: Room, seat: int, language: str, version: int) -> None:
        self.watch = room.watch(guest.person, seat, language, self._hear)
        self.watch.catch_up(version)

    def _hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def of(self, type: str) -> list[dict[str, Any]]:
        """What came of one kind."""
        return [message for message in self.heard if message["type"] == type]

    def wait_for(self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The first message of this kind, from now on or already heard."""
        self.hall.until(lambda: any(fits(message) for message in self.of(type)))
        return next(message for message in self.of(type) if fits(message))

    def leave(self) -> None:
        self.hall.call(self.watch.close)


class Hall:
    """A house that is open."""

    def __init__(
        self,
        data: Path,
        *,
        database: str = "",
        channels: str = IN_MEMORY,
        clock: Clock | None = None,
        pace: Pace = QUICK,
        names: Callable[[], str] = new_id,
    ) -> None:
        self.clock = clock or Clock()
        self.runner = asyncio.Runner()
        settings = Settings(data, database=database, channels=channels)
        sources = Sources(now=self.clock, new_id=names, new_secret=names, find_game=find_game)
        self.house = self.run(House.open(settings, pace=pace, sources=sources, thinkers=ThinkingHere(1)))

    def let_moves_play_themselves(self) -> None:
        """Where there is no choice; otherwise the tests make them."""
        self.house.pace = replace(self.house.pace, alone=0.01)

    def close(self) -> None:
        self.run(self.house.close())
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Wait for it, while everything else in the house goes on."""
        return self.runner.run(in_time(work))

    def call(self, work: Callable[[], Answer]) -> Answer:
        """In the loop of the house."""

        async def called() -> Answer:
            return work()

        return self.run(called())

    def until(self, true: Callable[[], object]) -> None:
        """Let everything go on until this is so."""

        async def wait() -> None:
            while not true():
                await asyncio.sleep(0.002)

        self.run(wait())

    def rest(self) -> None:
        """Let everything go on until nothing goes on any more."""
        self.until(lambda: not any(room._tasks or room.audience._telling for room in self.house.rooms()))

    def guest(self, name: str = "Ann") -> Guest:
        """Somebody whom the house knows."""
        person = f"{name.lower():-<16}"
        self.run(self.house.save_person(person, name, "en"))
        return Guest(self, person)

    def room(self, table: str) -> Room:
        return self.run(self.house.room(table))

    def forget(self, room: Room) -> Room:
        """The same table, read from the database again."""
        self.rest()
        del self.house._rooms[room.data.id]
        return self.room(room.data.id)


async def in_time(work: Coroutine[Any, Any, Answer]) -> Answer:
    return await asyncio.wait_for(work, PATIENCE)


@contextmanager
def hosting(data: Path, **named: Any) -> Iterator[Hall]:
    hall = Hall(data, **named)
    try:
        yield hall
    finally:
        hall.close()


def find_game(key: str) -> Game:
    if key not in GAMES:
        raise UnknownGame(f"There is no game called '{key}'.")
    return GAMES[key]


def read_kind(kind: str) -> tuple[wire.SeatKind, str]:
    plain, _, level = kind.partition(":")
    return msgspec.convert(plain, wire.SeatKind), level or "crumb"


def at(room: Room, version: int | None) -> int:
    return room.live.version if version is None else version
