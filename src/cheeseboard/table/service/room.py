"""A table that is in memory, and what can be done at it.

One thing happens at a table after the other: whoever changes it holds its lock until the change is on disk and shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cheeseboard.core.bits import members
from cheeseboard.core.chance import commitment
from cheeseboard.core.errors import CheeseboardError
from cheeseboard.core.game import Game
from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire
from cheeseboard.table.entries import PERSON, Entry
from cheeseboard.table.live import Live, Step
from cheeseboard.table.problems import NoSuchThing, NotAllowed, Stale
from cheeseboard.table.service import branches, chat, clocks, looking_back, portraits, seat_changes, seats as seating
from cheeseboard.table.service.audience import Audience
from cheeseboard.table.service.neighbours import FORGOTTEN_AFTER, MOVED, SAID, SEATS
from cheeseboard.table.service.once import once_mark
from cheeseboard.table.service.portraits import Viewer
from cheeseboard.table.service.story import Storyteller
from cheeseboard.table.service.turns import Turns
from cheeseboard.table.service.watching import Watch
from cheeseboard.table.service.why import why_not
from cheeseboard.table.storage.orders import (
    ADD_ENTRY,
    ADD_SNAPSHOT,
    SET_TIMES,
    Order,
    entry_row,
    notes_orders,
    snapshot_row,
    times_row,
)
from cheeseboard.table.storage.past import SNAPSHOT_EVERY, load_live, take_snapshot
from cheeseboard.table.storage.questions import SAYINGS_SHOWN, read_entries, read_entry_once, read_notes, read_table
from cheeseboard.table.storage.rows import SayingData, SeatData, TableData
from cheeseboard.table.storage.writer import Overtaken
from cheeseboard.table.views import teller

if TYPE_CHECKING:
    from cheeseboard.table.service.house import House

LOG: Final = logging.getLogger(__name__)
Answer = TypeVar("Answer")

REMEMBERED: Final = 64
"""Of so many messages it is known, without asking the database, that they have been carried out."""


class Room:
    """Made by House.room."""

    def __init__(
        self, house: House, data: TableData, seats: list[SeatData], live: Live, sayings: list[SayingData]
    ) -> None:
        self.house = house
        self.data = data
        self.seats = seats
        self.live = live
        self.sayings = deque(sayings, SAYINGS_SHOWN)
        self.game: Game = live.game
        self.commitment = commitment(data.seed)
        self.audience = Audience(self)
        self.turns = Turns(self)
        self.storyteller = Storyteller(self)
        self.moved = house.clock()
        """When the last move was made."""
        self.furthest = live.moves + len(live.line.taken_back)
        """How many moves the game has had at most."""
        self.used = self.moved
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._snapshot = live.version
        self._done: dict[str, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}

    # Who is who.

    def is_host(self, person: str) -> bool:
        return person != "" and person == self.data.host

    @property
    def over(self) -> bool:
        return self.live.state.outcome is not None

    def seat_at(self, seat: int) -> SeatData:
        if not 0 <= seat < len(self.seats):
            raise NoSuchThing("problem-unknown-seat")
        return self.seats[seat]

    def seats_of(self, person: str) -> list[int]:
        return seating.own_seats(self.seats, person)

    def is_here(self, seat: SeatData) -> bool:
        """Whether somebody who may move for it is connected."""
        return seat.kind in {seating.PERSON, seating.DEVICE} and seat.person in self.persons_here()

    def pick_view(self, person: str, wish: int, last: int) -> int:
        return seating.pick_view(self.seats, set(members(self.live.state.acting)), person, wish, last)

    def viewer(self, person: str, seat: int, language: str) -> Viewer:
        """Somebody who asks for a certain seat's view, or for any of the own with -1, and may have it."""
        if seat == WATCHER:
            return Viewer(person, WATCHER if self.over else self.pick_view(person, seat, WATCHER), language)
        if not self.over and not seating.belongs_to(self.seat_at(seat), person):
            raise NotAllowed("problem-not-your-seat")
        return Viewer(person, self.seat_at(seat).seat, language)

    # Moving.

    async def move(self, person: str, seat: int, text: str, version: int, once: str) -> int:
        """Play a move; the new version, when it is on disk."""
        return await self._act(person, seat, version, f"move {text} {once}", lambda: self.live.try_move(seat, text))

    async def back(self, person: str, seat: int, version: int, once: str) -> int:
        """Take the last move back."""
        return await self._act(person, seat, version, f"back {once}", lambda: self.live.try_back(seat))

    async def again(self, person: str, seat: int, version: int, once: str) -> int:
        """Play the move taken back last again."""
        return await self._act(person, seat, version, f"again {once}", lambda: self.live.try_again(seat))

    async def _act(self, person: str, seat: int, version: int, wish: str, attempt: Callable[[], Step]) -> int:
        mark = once_mark(person, seat, version, wish)
        return await self.in_turn(self._act_now(person, seat, version, mark, attempt))

    async def _act_now(self, person: str, seat: int, version: int, once: str, attempt: Callable[[], Step]) -> int:
        if not seating.may_move(self.seat_at(seat), person):
            raise NotAllowed("problem-not-your-seat")
        done = await self._done_already(once, version)
        if done is not None:
            return done
        if not self.live.fits(seat, version):
            raise Stale("problem-moved-on")
        try:
            return await self.enter(attempt(), PERSON, person, once)
        except Overtaken:
            done = await self._done_already(once, version)
            if done is None:
                raise Stale("problem-moved-on") from None
            return done

    async def _done_already(self, once: str, version: int) -> int | None:
        """The version that came of the same message, if it was sent before."""
        if once in self._done or version >= self.live.version:
            return self._done.get(once)
        entry = await self.house.read(read_entry_once, self.data.id, once)
        return None if entry is None else entry.number

    async def enter(self, step: Step, by: str, who: str, once: str | None = None) -> int:
        """Put it into the log, in the room's turn; when it is on disk, it has happened. Raises Overtaken."""
        now, number = self.house.sources.now(), self.live.version + 1
        entry = Entry(number, step.kind, step.seat, step.text, step.stays, by, who, now, once)
        data = clocks.after_entry(self, step, now)
        orders: list[Order] = [(ADD_ENTRY, entry_row(data.id, entry))]
        if data != self.data:
            orders.append((SET_TIMES, times_row(data)))
        if step.stays and number - self._snapshot >= SNAPSHOT_EVERY and not data.over:
            snapshot = take_snapshot(self.game, step.after, number, self.live.moves + 1)
            orders.append((ADD_SNAPSHOT, snapshot_row(data.id, snapshot)))
            self._snapshot = number
        await self._write(orders)
        self.data = data
        if once is not None:
            self._remember(once, number)
        self._accept(step)
        self.house.neighbours.tell(data.id, MOVED, number)
        self.wake()
        return number

    async def _write(self, orders: list[Order]) -> None:
        try:
            await self.house.writer.commit(*orders)
        except Overtaken:
            await self._read_on()
            raise
        except BaseException:
            self._doubtful = True
            raise

    def _remember(self, once: str, number: int) -> None:
        self._done[once] = number
        if len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    def _accept(self, step: Step) -> None:
        self.live.accept(step)
        self.furthest = max(self.furthest, self.live.moves)
        self.moved = self.house.clock()
        try:
            self.audience.show(step)
        except Exception:
            # It has happened, whether or not it can be shown.
            LOG.exception("Entry %s of table %s cannot be shown", self.live.version, self.data.id)
            self.audience.show_everything()

    async def _read_on(self) -> None:
        """What other workers have written, and what was perhaps written when the disk failed."""
        await self.read_data()
        for entry in await self.house.read(read_entries, self.data.id, self.live.version):
            self._accept(self.live.try_entry(entry))
        self._doubtful = False

    async def read_data(self) -> None:
        """The table's own row again: its times, and its rematch."""
        found = await self.house.read(read_table, self.data.id)
        if found is not None:
            self.data = found

    async def look_again(self, what: str, number: int = 0) -> None:
        """Another worker has changed something; number says which entry it has written."""
        if what == SAID:
            await chat.hear_others(self)
        elif what == SEATS:
            await seat_changes.read_seats_again(self)
        elif number == 0 or number > self.live.version:
            await self._read_on()

    async def reload(self) -> None:
        """Everything from the log again."""
        self.live = await self.house.read(load_live, self.data, self.game)

    # Turns: one thing after the other, and to its end even if whoever wanted it goes away.

    async def in_turn(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return await asyncio.shield(self.start(self.locked(work)))

    async def locked(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        try:
            async with self._lock:
                self.use()
                if self._doubtful:
                    await self._read_on()
                return await work
        finally:
            work.close()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, CheeseboardError | Overtaken):
            LOG.debug("Something at table %s was not done: %r", self.data.id, error)
        elif error is not None:
            LOG.error("Something at table %s went wrong", self.data.id, exc_info=error)

    # What goes on by itself.

    @property
    def waited_for(self) -> bool:
        """Whether anybody wants this game to go on."""
        return bool(self.audience) or seating.anybody_waits(self.seats)

    def wake(self) -> None:
        """Whatever goes on by itself goes on; here, and not through another worker."""
        if not self.over and self.waited_for:
            self.turns.ask_bots()
            self.turns.play_alone()

    def wake_gently(self) -> None:
        """The same, but if there are other workers, one of them has asked the bots unless they were all asleep."""
        if self.house.neighbours.none or self.data.due is None:
            self.wake()
        elif not self.over:
            self.turns.play_alone()

    async def look_after(self, due: float) -> None:
        """The table was due, and this worker has taken it upon itself; it is due again later if nothing comes of it."""
        await self._read_on()
        self.data = self.data._replace(due=due)
        if not self.waited_for or self.over:
            self.data = self.data._replace(due=None)
            await self.house.writer.commit((SET_TIMES, times_row(self.data)))
        elif not await seat_changes.cover_late_seats(self):
            self.wake()

    def use(self) -> None:
        self.used = self.house.clock()

    @property
    def busy(self) -> bool:
        return bool(self.audience or self._tasks)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    # Seats and clocks.

    async def seat(self, person: str, seat: int, action: str, level: str, name: str) -> None:
        """Let a seat change hands."""
        await self.in_turn(seat_changes.change_seat(self, person, seat, action, level, name))

    async def take_seat(self, person: str, token: seating.Token) -> wire.TableLink:
        return await self.in_turn(seat_changes.take_by_link(self, person, token))

    def seat_link(self, person: str, seat: int) -> str:
        """The page that seats whoever opens it."""
        link = portraits.link_of(self, person, self.seat_at(seat))
        if not link:
            raise NotAllowed("problem-not-your-seat")
        return link

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now."""
        own = self.seats_of(person)
        for seat in own:
            if self.seats[seat].kind == seating.PERSON:
                self.seats[seat] = self.seats[seat]._replace(name=name)
        if own:
            self.audience.show_seats()

    def left(self, seat: int) -> float | None:
        """Seconds until its time is out."""
        at = self.data.deadlines.get(seat)
        return None if at is None else max(0.0, round(at - self.house.sources.now(), 1))

    def shortest_left(self) -> float | None:
        return min((left for left in map(self.left, self.data.deadlines) if left is not None), default=None)

    # Who is connected to other workers.

    def hear_who_is_there(self, worker: str, persons: set[str]) -> None:
        self._elsewhere[worker] = (self.house.clock(), persons)
        self.audience.show_seats_soon()

    def persons_here(self) -> set[str]:
        """Who is connected, to whichever worker."""
        since = self.house.clock() - FORGOTTEN_AFTER
        return self.audience.persons().union(*(there for at, there in self._elsewhere.values() if at > since))

    # Watching, looking back, talking.

    def watch(self, person: str, seat: int, language: str, send: Callable[[bytes], None]) -> Watch:
        """Somebody connects; nothing is sent before catch_up is called."""
        return self.audience.join(person, seat, language, send)

    async def table(self, person: str, seat: int, language: str) -> wire.Table:
        """Everything, for one viewer."""
        return await self.in_turn(self.portrait(self.viewer(person, seat, language)))

    async def portrait(self, viewer: Viewer) -> wire.Table:
        log = await looking_back.log_before(self, viewer, self.live.moves + 1)
        return portraits.table(self, viewer, log, await self.notes(viewer.person))

    async def log(self, person: str, seat: int, before: int, language: str) -> tuple[wire.Line, ...]:
        """The sentences of the last moves before one."""
        return await looking_back.log_before(self, self.viewer(person, seat, language), before)

    async def moment(self, person: str, seat: int, move: int, language: str) -> wire.Moment:
        """The game as it was after so many moves."""
        return await looking_back.moment(self, self.viewer(person, seat, language), move)

    async def record(self, person: str) -> str:
        return await looking_back.record(self, person)

    async def story(self, language: str) -> wire.Story:
        """The game looked back at, once it is over."""
        self.use()
        return await self.storyteller.tell(language)

    def why(self, person: str, seat: int, path: tuple[str, ...], language: str, id: str = "") -> wire.Reply:
        """Why these pieces may not be touched now."""
        if not seating.belongs_to(self.seat_at(seat), person):
            raise NotAllowed("problem-not-your-seat")
        refusal = why_not(self.game, self.live.state.seen_by(seat), seat, path)
        return wire.Reply(id, teller(self.game, language).say(refusal.message), refusal.rule)

    async def say(self, person: str, text: str) -> None:
        await self.in_turn(chat.say(self, person, text))

    async def phrase(self, person: str, key: str) -> None:
        await self.in_turn(chat.say_phrase(self, person, key))

    async def notes(self, person: str) -> str:
        """What somebody has noted down here for nobody else."""
        return await self.house.read(read_notes, self.data.id, person) if person else ""

    async def write_notes(self, person: str, text: str) -> None:
        chat.check_notes(text)
        await self.house.writer.commit(*notes_orders(self.data.id, person, text))

    # What follows from it.

    async def branch(self, person: str, move: int) -> wire.TableLink:
        """Play on from there, at a table of its own."""
        return await branches.branch(self, person, move)

    async def rematch(self, person: str) -> wire.TableLink:
        """The same again, once for everybody."""
        return await self.in_turn(branches.rematch(self, person))
