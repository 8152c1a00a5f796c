"""All tables of one worker process, and what they share: the database, the bots, and word from other workers."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from cheeseboard.core.errors import CheeseboardError
from cheeseboard.table import wire
from cheeseboard.table.live import Live
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.service import branches, portraits, set_up
from cheeseboard.table.service.neighbours import Neighbours
from cheeseboard.table.service.room import Room
from cheeseboard.table.service.rounds import go_round
from cheeseboard.table.service.seats import Token, read_token
from cheeseboard.table.service.sources import Pace, Sources
from cheeseboard.table.service.thinking import Thinkers
from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import READERS, Database
from cheeseboard.table.storage.orders import ADD_FACT, Order, person_orders
from cheeseboard.table.storage.past import load_live
from cheeseboard.table.storage.questions import (
    read_fact,
    read_last_change,
    read_person,
    read_sayings,
    read_seats,
    read_table,
    read_tables_of,
)
from cheeseboard.table.storage.rows import SayingData, SeatData, TableData
from cheeseboard.table.storage.writer import Overtaken, Writer

LOG: Final = logging.getLogger(__name__)
Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

LONGEST_TABLE: Final = 16
SECRET: Final = "secret"
SECRET_BYTES: Final = 32


class House:
    """One for each worker process; made by House.open."""

    def __init__(self, settings: Settings, pace: Pace, sources: Sources, thinkers: Thinkers) -> None:
        self.settings = settings
        self.pace = pace
        self.sources = sources
        self.database = Database(settings)
        self.thinkers = thinkers
        self.secret = b""
        """The same for all workers, to sign with."""
        self.neighbours = Neighbours(self)
        self.one_story = asyncio.Lock()
        """Held by whoever lets the bots look back at a game."""
        self._readers = ThreadPoolExecutor(READERS, "cheeseboard-reader")
        self._rooms: dict[str, asyncio.Future[Room]] = {}

    @classmethod
    async def open(
        cls,
        settings: Settings,
        *,
        pace: Pace | None = None,
        sources: Sources | None = None,
        thinkers: Thinkers | None = None,
    ) -> Self:
        house = cls(settings, pace or Pace(), sources or Sources(), thinkers or Thinkers(settings.bots))
        await asyncio.to_thread(house.database.migrate)
        house.writer = Writer(house.database)
        house.secret = await house._find_secret()
        await house.neighbours.channel.open()
        house.thinkers.warm_up()
        house._rounds = asyncio.create_task(go_round(house))
        return house

    async def close(self) -> None:
        self._rounds.cancel()
        await self.neighbours.channel.close()
        for room in self.rooms():
            room.close()
        self.thinkers.close()
        await asyncio.to_thread(self.writer.close)
        self._readers.shutdown()
        self.database.close()

    writer: Writer
    _rounds: asyncio.Task[None]

    def clock(self) -> float:
        """Seconds that never go back, for pauses."""
        return asyncio.get_running_loop().time()

    async def _find_secret(self) -> bytes:
        made = base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()
        try:
            await self.writer.commit((ADD_FACT, {"name": SECRET, "value": made}))
        except Overtaken:
            made = await self.read(read_fact, SECRET)
        return base64.b64decode(made)

    async def read(
        self,
        question: Callable[Concatenate[Connection, Arguments], Answer],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Answer:
        """Ask the database, in a thread."""

        def ask() -> Answer:
            with self.database.to_read.connect() as connection:
                return question(connection, *arguments, **named)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def think(
        self, work: Callable[Arguments, Answer], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Answer:
        """Something that takes a while, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: work(*arguments, **named))

    # People.

    async def person(self, person: str) -> tuple[str, str]:
        """Name and language, both empty if nothing is kept of them."""
        return await self.read(read_person, person)

    async def save_person(self, person: str, name: str, language: str) -> None:
        """Also at all tables where they sit."""
        await self.writer.commit(*person_orders(person, name, language))
        for room in self.rooms():
            room.rename(person, name)

    async def tables_of(self, person: str, language: str) -> list[wire.TableRow]:
        """The tables where somebody sits, or that they have set up; unfinished ones first."""
        return await self.read(self._read_rows, person, language) if person else []

    def _read_rows(self, connection: Connection, person: str, language: str) -> list[wire.TableRow]:
        rows = []
        for table in read_tables_of(connection, person):
            try:
                data, seats, live = self._read_game(connection, table)
            except CheeseboardError as error:
                LOG.warning("Table %s cannot be read: %s", table, error)
            else:
                changed = read_last_change(connection, table) or data.made
                rows.append(portraits.table_row(data, seats, live, person, language, changed))
        return sorted(rows, key=lambda row: (row.over, not row.your_turn))

    # Rooms.

    def rooms(self) -> list[Room]:
        return [room.result() for room in self._rooms.values() if room.done() and not room.exception()]

    async def room(self, table: str) -> Room:
        """The table, brought into memory if it is not there."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_TABLE):
            raise NoSuchThing("problem-unknown-table")  # not every database can even be asked
        found = self._rooms.get(table)
        if found is None:
            found = self._rooms[table] = asyncio.ensure_future(self._load(table))
            found.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(found)

    def _loaded(self, table: str, room: asyncio.Future[Room]) -> None:
        if room.cancelled() or room.exception() is not None:
            self._rooms.pop(table, None)

    async def _load(self, table: str) -> Room:
        data, seats, live, sayings = await self.read(self._read_room, table)
        room = Room(self, data, seats, live, sayings)
        room.wake_gently()
        return room

    def _read_room(
        self, connection: Connection, table: str
    ) -> tuple[TableData, list[SeatData], Live, list[SayingData]]:
        data, seats, live = self._read_game(connection, table)
        return data, seats, live, read_sayings(connection, table)

    def _read_game(self, connection: Connection, table: str) -> tuple[TableData, list[SeatData], Live]:
        data = read_table(connection, table)
        if data is None:
            raise NoSuchThing("problem-unknown-table")
        live = load_live(connection, data, set_up.find_game(self.sources, data.game))
        return data, read_seats(connection, table), live

    def room_in_memory(self, table: str) -> Room | None:
        room = self._rooms.get(table)
        return room.result() if room is not None and room.done() and not room.exception() else None

    def forget_idle_rooms(self) -> None:
        """A table that nobody has used for a while is read again when it is needed."""
        since = self.clock() - self.pace.idle
        for room in self.rooms():
            if not room.busy and room.used < since:
                del self._rooms[room.data.id]

    # Setting up.

    async def new_table(self, person: str, wish: wire.NewTable) -> wire.TableLink:
        name, _ = await self.person(person)
        founding = set_up.found_table(self.sources, self.pace, set_up.Asker(person, name), wish)
        return await self.found(founding, person)

    async def found(self, founding: set_up.Founding, person: str, log: Iterable[Order] = ()) -> wire.TableLink:
        await self.writer.commit(*founding.orders(), *log)
        await self.begin(founding.data.id)
        return founding.link(person)

    async def begin(self, table: str) -> None:
        """Whoever has set a table up asks its bots; other workers leave that to it."""
        (await self.room(table)).wake()

    async def open_record(self, person: str, text: str) -> wire.TableLink:
        """A table with the game of a record: to look at, or to go on with."""
        name, _ = await self.person(person)
        asker = set_up.Asker(person, name)
        founding, log = await self.think(branches.found_from_record, self.sources, self.pace, asker, text)
        return await self.found(founding, person, log)

    async def take_seat(self, person: str, token: str) -> wire.TableLink:
        """Whoever opens a seat's link sits there."""
        room, found = await self._follow(token)
        return await room.take_seat(person, found)

    async def seat_offer(self, person: str, token: str, language: str) -> wire.SeatOffer:
        """What a seat's link would give, before it is taken."""
        room, found = await self._follow(token)
        return portraits.offer(room, found, person, language)

    async def _follow(self, token: str) -> tuple[Room, Token]:
        found = read_token(token)
        try:
            return await self.room(found.table), found
        except NoSuchThing as error:
            raise NoSuchThing("problem-unknown-link") from error
