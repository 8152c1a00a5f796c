"""The other side of bench/table.py: players and watchers in a process of their own, over real connections.

Reads what to do as JSON from stdin, tells on stdout how far it is, and writes what came of it into a file. At every table somebody moves as soon
as the last move is answered, so that there is always exactly one move on its way.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import uvloop

from bench.sockets import Socket

CLOCK: Final = time.perf_counter
AT_ONCE: Final = 50
"""So many connections are opened at once."""
WATCHER: Final = -1


class Table:
    """What has been measured at one table: for each move, when it was sent, answered, and seen by everybody."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.left = 0
        """How many moves may still be made."""
        self.visitors: list[Visitor] = []
        self.sent: list[float] = []
        self.answered: list[float] = []
        self.seen: list[float] = []
        self._seen_by: Counter[int] = Counter()

    def begin(self, moves: int) -> None:
        self.left = moves
        for visitor in self.visitors:
            visitor.move()

    def may_send(self) -> bool:
        if self.left <= 0:
            return False
        self.left -= 1
        self.sent.append(CLOCK())
        return True

    def is_refused(self, why: str, *, stale: bool) -> None:
        """Something else happened first, as when the only move there is has played itself: then it does not count."""
        if not stale:
            raise RuntimeError(why)
        self.sent.pop()
        self.left += 1

    def is_answered(self) -> None:
        self.answered.append(CLOCK())

    def is_seen(self, version: int) -> None:
        """By one more of those who are connected."""
        self._seen_by[version] += 1
        if self._seen_by[version] == len(self.visitors):
            del self._seen_by[version]
            self.seen.append(CLOCK())


class Visitor(Protocol):
    """A connection to a table of whichever server."""

    async def connect(self, job: dict[str, Any]) -> None:
        """Return when everything has been told."""
        raise NotImplementedError

    def move(self) -> None:
        """If it is to move, and there is a move left."""
        raise NotImplementedError


# Cheeseboard.


class Choice(msgspec.Struct):
    text: str


class Ask(msgspec.Struct):
    seat: int = -1
    choices: list[Choice] = []


class Heard(msgspec.Struct):
    """As much of what the server says as a player needs."""

    type: str
    version: int = 0
    ask: Ask = msgspec.field(default_factory=Ask)
    text: str = ""
    stale: bool = False


READ: Final = msgspec.json.Decoder(Heard)


class CheeseboardVisitor:
    """Moves at random whenever the seat has a choice; without a seat it only watches."""

    def __init__(self, table: Table, place: dict[str, Any], seat: int, *, squeezed: bool) -> None:
        self.table = table
        self.place = place
        self.seat = seat
        self.heard = Heard("")
        self.waiting = False
        self.socket = Socket(self.hear, squeezed=squeezed)
        self.welcome = asyncio.get_running_loop().create_future()

    async def connect(self, job: dict[str, Any]) -> None:
        token = self.place["tokens"][self.seat] if self.seat >= 0 else job["watcher"]
        path = f"/api/tables/{self.place['table']}/live"
        await self.socket.connect(job["host"], job["port"], path, {"Authorization": f"Bearer {token}"})
        self.socket.send(json.dumps({"type": "hello", "language": "en", "seat": self.seat}).encode())
        await self.welcome

    def hear(self, message: bytes) -> None:
        heard = READ.decode(message)
        match heard.type:
            case "played":
                self.heard = heard
                self.table.is_seen(heard.version)
            case "done":
                self.waiting = False
                self.table.is_answered()
            case "table":
                self.heard = heard
                if not self.welcome.done():
                    self.welcome.set_result(None)
            case "refused":
                self.waiting = False
                self.table.is_refused(heard.text, stale=heard.stale)
        self.move()

    def move(self) -> None:
        choices = self.heard.ask.choices
        if choices and not self.waiting and self.table.may_send():
            self.waiting = True
            text = self.table.random.choice(choices).text
            move = {"type": "move", "id": str(self.heard.version), "seat": self.seat, "text": text}
            self.socket.send(msgspec.json.encode(move | {"version": self.heard.version}))


# boardgame.io, over socket.io, over engine.io: "42/name,[event, ...]".


class BoardgameVisitor:
    """Takes a cell whenever it is its turn; without a seat it only watches."""

    def __init__(self, table: Table, place: dict[str, Any], seat: int, *, squeezed: bool) -> None:
        self.table = table
        self.match = place["table"]
        self.player = str(seat) if seat >= 0 else None
        self.socket = Socket(self.hear, squeezed=squeezed)
        self.welcome = asyncio.get_running_loop().create_future()
        self.moved = False
        self.state: Any = None

    async def connect(self, job: dict[str, Any]) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        await self.socket.connect(job["host"], job["port"], path, {})
        await self.welcome

    def hear(self, message: bytes) -> None:
        if message.startswith(b"0"):
            self.socket.send(b"40/taking,")
        elif message == b"2":
            self.socket.send(b"3")
        elif message.startswith(b"40"):
            self.tell("sync", self.match, self.player)
        elif message.startswith(b"42"):
            self.take_in(*msgspec.json.decode(message[message.index(b",") + 1 :]))

    def take_in(self, event: str, *told: Any) -> None:
        if event == "sync":
            self.state = told[1]["state"]
            self.welcome.set_result(None)
        elif event == "update":
            if self.moved:
                self.moved = False
                self.table.is_answered()
            self.state = told[1]
            self.table.is_seen(self.state["_stateID"])
            self.move()

    def move(self) -> None:
        state = self.state
        if state["ctx"]["currentPlayer"] == self.player and self.table.may_send():
            self.moved = True
            cell = self.table.random.randrange(len(state["G"]["cells"]))
            payload = {"type": "take", "args": [cell], "playerID": self.player}
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.tell("update", action, state["_stateID"], self.match, self.player)

    def tell(self, *event: Any) -> None:
        self.socket.send(b"42/taking," + msgspec.json.encode(event))


VISITORS: Final[dict[str, type[CheeseboardVisitor | BoardgameVisitor]]] = {
    "cheeseboard": CheeseboardVisitor,
    "boardgame": BoardgameVisitor,
}


# Jobs.


async def connect_all(job: dict[str, Any]) -> list[Table]:
    """Everybody at every table."""
    tables = [Table(job.get("seed", 1) * 100_000 + number) for number in range(len(job["tables"]))]
    waiting: list[Visitor] = []
    for table, place in zip(tables, job["tables"], strict=True):
        seats = [*range(job["seats"]), *[WATCHER] * job.get("watchers", 0)]
        visitor, squeezed = VISITORS[job["kind"]], job.get("squeezed", False)
        table.visitors = [visitor(table, place, seat, squeezed=squeezed) for seat in seats]
        waiting += table.visitors
    for start in range(0, len(waiting), AT_ONCE):
        await asyncio.gather(*(visitor.connect(job) for visitor in waiting[start : start + AT_ONCE]))
    return tables


async def play_at_all(job: dict[str, Any]) -> dict[str, Any]:
    """For so many seconds, after some that do not count."""
    tables = await connect_all(job)
    print("ready", flush=True)
    for table in tables:
        table.begin(sys.maxsize)
    await asyncio.sleep(job["warm_up"])
    started = CLOCK()
    print("begin", flush=True)
    await asyncio.sleep(job["seconds"])
    ended = CLOCK()
    print("end", flush=True)
    for table in tables:
        table.left = 0
    await asyncio.sleep(2)
    times = [
        answered - sent
        for table in tables
        for sent, answered in zip(table.sent, table.answered, strict=False)
        if started <= answered <= ended
    ]
    return {
        "seconds": ended - started,
        "times": [round(seconds, 6) for seconds in times],
        "answered": sum(len(table.answered) for table in tables),
        "moving": sum(bool(table.answered) and table.answered[-1] > ended - 1 for table in tables),
    }


async def play_at_one(job: dict[str, Any]) -> dict[str, Any]:
    """A number of moves at one table, or as many as its game has."""
    [table] = await connect_all(job)
    print("begin", flush=True)
    table.begin(job["moves"])
    last, since = -1, CLOCK()
    while table.left and CLOCK() - since < job.get("silence", 3.0):
        if len(table.seen) != last:
            last, since = len(table.seen), CLOCK()
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    return {
        "answered": [answered - sent for sent, answered in zip(table.sent, table.answered, strict=False)],
        "seen": [seen - sent for sent, seen in zip(table.sent, table.seen, strict=False)],
    }


async def be_there(job: dict[str, Any]) -> dict[str, Any]:
    """Connected, and silent until stdin ends."""
    await connect_all(job)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    return {}


JOBS: Final = {"all": play_at_all, "one": play_at_one, "idle": be_there}


def main() -> None:
    job = json.loads(sys.stdin.readline())
    found = uvloop.run(JOBS[job["job"]](job))
    Path(job["result"]).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()
