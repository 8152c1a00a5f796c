"""The live connection: what a client says is read, done and answered one after the other; what happens is sent in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from cheeseboard.core.words import LANGUAGES
from cheeseboard.table import wire
from cheeseboard.table.people import clean_text
from cheeseboard.table.problems import NotUnderstood, Stale, TableProblem, TooMuch
from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.service.watching import Watch, encode
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.identity import remember
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.web.once import LONGEST_ID, once
from cheeseboard.table.web.outbox import Outbox
from cheeseboard.table.web.refusals import LOG, Wrong, as_problem, in_words

LONGEST_MESSAGE: Final = 16_384
SECONDS_FOR_HELLO: Final = 20.0
MOST_CONNECTIONS: Final = 300
"""From one address."""

# Why a connection ends, as RFC 6455 numbers it.
IMPOLITE: Final = 1008
OUR_MISTAKE: Final = 1011
TOO_SLOW: Final = 1013

_READ: Final = msgspec.json.Decoder(wire.FromClient)


class _Numbered(msgspec.Struct):
    """All that is still read of a message that cannot be."""

    id: str = ""


_READ_NUMBER: Final = msgspec.json.Decoder(_Numbered)


class Connection:
    """One browser's, or one program's, at one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], asker: Asker, house: House, room: Room, limits: Limits
    ) -> None:
        self.socket = socket
        self.asker = asker
        self.house = house
        self.room = room
        self.limits = limits
        self.watch: Watch | None = None
        self.language = asker.language
        reading = asyncio.current_task()
        assert reading is not None
        self.outbox = Outbox(too_slow=reading.cancel)

    async def run(self) -> int:
        """Until either side ends it; then why we do, or 0 if the other side has."""
        sending = asyncio.create_task(self.send_all())
        try:
            return await self.read_all()
        except asyncio.CancelledError:
            if not self.outbox.closed:
                raise
            return TOO_SLOW
        finally:
            sending.cancel()
            self.outbox.close()
            if self.watch is not None:
                self.watch.close()

    async def send_all(self) -> None:
        while True:
            message = await self.outbox.take()
            await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def read_all(self) -> int:
        """One message after the other. Who sends too many is read more slowly."""
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                message = await self.read()
        except TimeoutError:
            return IMPOLITE
        while message is not None:
            if not await self.answer(message):
                return OUR_MISTAKE
            too_fast = self.limits.wait("message", self.asker.address)
            if too_fast:
                await asyncio.sleep(too_fast)
            message = await self.read()
        return 0

    async def read(self) -> str | bytes | None:
        """The next message, whether sent as text or as bytes; None when there will be no more."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes", b"")

    async def answer(self, message: str | bytes) -> bool:
        """Do what is asked, or say why not; False after a mistake of ours, when it is best to begin anew."""
        try:
            await self.do(_READ.decode(message))
        except Exception as error:
            problem = as_problem(error)
            if problem is None:
                LOG.error("A live connection failed", exc_info=error)
            self.refuse(message, problem or Wrong(500, "problem-ours"))
            return problem is not None
        return True

    async def do(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            self.greet(message)
            return
        if self.watch is None:
            raise NotUnderstood("problem-hello-first")
        match message:
            case wire.Move():
                await self.play(message)
            case wire.Back():
                await self.change(message, self.room.back)
            case wire.Again():
                await self.change(message, self.room.again)
            case wire.Look():
                self.look(self.watch, message)
            case wire.Why():
                self.tell(self.why(message))
            case wire.Say() | wire.Phrase():
                await self.say(message)
            case wire.Ping():
                self.tell(wire.Pong(self.room.live.version))

    def greet(self, hello: wire.Hello) -> None:
        """From here on everything is sent in order, beginning with what the client has missed."""
        if self.watch is not None:
            raise NotUnderstood("problem-hello-first")
        self.language = spoken(hello.language)
        self.watch = self.room.watch(self.asker.person, hello.seat, self.language, self.outbox.put)
        self.watch.catch_up(hello.version)

    def look(self, watch: Watch, message: wire.Look) -> None:
        if message.language:
            self.language = spoken(message.language)
        watch.look(message.seat, self.language)

    async def play(self, move: wire.Move) -> None:
        who = self.asker.known
        self.done(move.id, await self.room.move(who, move.seat, move.text, move.version, once(move.id)))

    async def change(
        self, message: wire.Back | wire.Again, doing: Callable[[str, int, int, str], Awaitable[int]]
    ) -> None:
        """Take back, or play again."""
        version = await doing(self.asker.known, message.seat, message.version, once(message.id))
        self.done(message.id, version)

    def why(self, message: wire.Why) -> wire.Reply:
        return self.room.why(self.asker.person, message.seat, message.path, self.language, once(message.id))

    async def say(self, message: wire.Say | wire.Phrase) -> None:
        person = await remember(self.house, self.asker)
        self.limits.take("say", self.asker.address)
        if isinstance(message, wire.Phrase):
            await self.room.phrase(person, message.key)
        else:
            await self.room.say(person, clean_text(message.text))
        self.done(message.id, self.room.live.version)

    def done(self, id: str, version: int) -> None:
        self.tell(wire.Done(id, version))

    def refuse(self, message: str | bytes, problem: TableProblem) -> None:
        told = in_words(problem, self.language, self.room.game)
        self.tell(wire.Refused(number_of(message), told.text, told.rule, isinstance(problem, Stale)))

    def tell(self, message: wire.FromServer) -> None:
        self.outbox.put(encode(message))


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise NotUnderstood("problem-unknown-language")
    return language


def number_of(message: str | bytes) -> str:
    """The id of a message that cannot be read otherwise; nothing if it has none."""
    try:
        return _READ_NUMBER.decode(message).id[:LONGEST_ID]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


class Crowd:
    """How many connections there are from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        if self._most and self._here[address] >= self._most:
            raise TooMuch(10)
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], asker: Asker, house: House, room: Room, limits: Limits, crowd: Crowd
) -> None:
    """The live connection of a table."""
    with crowd.one_more(asker.address):
        await socket.accept()
        why = await Connection(socket, asker, house, room, limits).run()
        if why:
            await socket.close(why)
