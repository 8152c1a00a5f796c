"""A table that is in memory, and everybody who watches it.

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
from cheeseboard.core.game import Game
from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire
from cheeseboard.table.entries import ALONE, BOT, MOVE, PERSON, Entry
from cheeseboard.table.live import Live, Step, play
from cheeseboard.table.problems import NoSuchThing, NotAllowed, Stale
from cheeseboard.table.service import clocks, portraits, seats as seating
from cheeseboard.table.service.once import once_mark
from cheeseboard.table.service.portraits import Viewer
from cheeseboard.table.service.watching import Watch, encode
from cheeseboard.table.storage.past import SNAPSHOT_EVERY, load_live, load_steps, take_snapshot
from cheeseboard.table.storage.rows import (
    ADD_ENTRY,
    ADD_SNAPSHOT,
    CHANGE_SEAT,
    SAYINGS_SHOWN,
    SET_TIMES,
    SayingData,
    SeatData,
    TableData,
    change_of_seat,
    entry_row,
    read_entries,
    read_entry_once,
    read_notes,
    read_seats,
    snapshot_row,
    times_row,
)
from cheeseboard.table.storage.writer import Order, Overtaken
from cheeseboard.table.views import teller

if TYPE_CHECKING:
    from cheeseboard.table.service.house import House

LOG: Final = logging.getLogger(__name__)
Answer = TypeVar("Answer")

LOG_MOVES: Final = 20
"""Of so many moves the sentences are sent at once."""
REMEMBERED: Final = 64
"""So many messages are known without asking the database whether they have been done."""


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
        self.watches: list[Watch] = []
        self.lock = asyncio.Lock()
        self.last_used = house.clock()
        self._moved = house.clock()
        self._doubtful = False
        self._snapshot_number = live.version
        self._done: dict[str, int] = {}
        self._asked: dict[int, int] = {}
        self._plays_alone = -1
        self._tasks: set[asyncio.Task[Any]] = set()

    # Who is who.

    def is_host(self, person: str) -> bool:
        return person != "" and person == self.data.host

    @property
    def over(self) -> bool:
        return self.live.state.outcome is not None

    def is_here(self, seat: SeatData) -> bool:
        """Whether somebody who may move for it is connected."""
        return any(seating.belongs_to(seat, watch.person) for watch in self.watches)

    def viewer(self, person: str, seat: int, language: str) -> Viewer:
        """Somebody who asks for a certain seat's view (-1 for any of the own), and may have it."""
        if seat != WATCHER and not (0 <= seat < len(self.seats)):
            raise NoSuchThing("problem-unknown-seat")
        if seat != WATCHER and not self.over and not seating.belongs_to(self.seats[seat], person):
            raise NotAllowed("problem-not-your-seat")
        if seat == WATCHER and not self.over:
            seat = self._pick(person, seat, WATCHER)
        return Viewer(person, seat, language)

    def _pick(self, person: str, wish: int, last: int) -> int:
        return seating.pick_view(self.seats, set(members(self.live.state.acting)), person, wish, last)

    # Moving.

    async def move(self, person: str, seat: int, text: str, version: int, once: str) -> int:
        """Play a move; the new version, when it is on disk."""
        mark = once_mark(person, seat, f"move {text}", version, once)
        return await self.in_turn(self._act(person, seat, version, mark, lambda: self.live.try_move(seat, text)))

    async def back(self, person: str, seat: int, version: int, once: str) -> int:
        """Take the last move back."""
        mark = once_mark(person, seat, "back", version, once)
        return await self.in_turn(self._act(person, seat, version, mark, lambda: self.live.try_back(seat)))

    async def again(self, person: str, seat: int, version: int, once: str) -> int:
        """Play the move taken back last again."""
        mark = once_mark(person, seat, "again", version, once)
        return await self.in_turn(self._act(person, seat, version, mark, lambda: self.live.try_again(seat)))

    async def _act(self, person: str, seat: int, version: int, once: str, attempt: Callable[[], Step]) -> int:
        if not 0 <= seat < len(self.seats):
            raise NoSuchThing("problem-unknown-seat")
        if not seating.may_move(self.seats[seat], person):
            raise NotAllowed("problem-not-your-seat")
        done = await self._done_already(once, version)
        if done is not None:
            return done
        if not self.live.fits(seat, version):
            raise Stale("problem-moved-on")
        try:
            return await self._enter(attempt(), PERSON, person, once)
        except Overtaken:
            done = await self._done_already(once, version)
            if done is not None:
                return done
            raise Stale("problem-moved-on") from None

    async def _done_already(self, once: str, version: int) -> int | None:
        """The version that came of the same message, if it was sent before."""
        if once in self._done:
            return self._done[once]
        if version >= self.live.version:
            return None
        entry = await self.house.read(read_entry_once, self.data.id, once)
        return None if entry is None else entry.number

    async def _enter(self, step: Step, by: str, who: str, once: str | None = None) -> int:
        """Put it into the log; when it is on disk, it has happened."""
        now = self.house.sources.now()
        number = self.live.version + 1
        entry = Entry(number, step.kind, step.seat, step.text, step.stays, by, who, now, once)
        data = clocks.after_entry(self, step, now)
        orders: list[Order] = [(ADD_ENTRY, entry_row(self.data.id, entry))]
        if step.stays and number - self._snapshot_number >= SNAPSHOT_EVERY and step.after.outcome is None:
            snapshot = take_snapshot(self.game, step.after, number, self.live.moves + 1)
            orders.append((ADD_SNAPSHOT, snapshot_row(self.data.id, snapshot)))
        if data != self.data:
            times = times_row(self.data.id, over=data.over, deadlines=data.deadlines, due=data.due)
            orders.append((SET_TIMES, times))
        try:
            await self.house.writer.commit(*orders)
        except Overtaken:
            await self._read_on()
            raise
        except BaseException:
            self._doubtful = True
            raise
        self.data = data
        if len(orders) > 1 and orders[1][0] is ADD_SNAPSHOT:
            self._snapshot_number = number
        if once is not None:
            self._remember(once, number)
        self._accept(step)
        self.house.tell_others(self.data.id, "moved", number)
        self.wake()
        return number

    def _remember(self, once: str, number: int) -> None:
        self._done[once] = number
        if len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    def _accept(self, step: Step) -> None:
        self.live.accept(step)
        self._moved = self.house.clock()
        self._show(step)

    async def _read_on(self) -> None:
        """What other workers have written."""
        for entry in await self.house.read(read_entries, self.data.id, self.live.version):
            if entry.number != self.live.version + 1:
                break
            self._accept(self.live.try_entry(entry))
        self._doubtful = False

    # Turns: one thing after the other, and to its end, even if whoever wanted it goes away.

    async def in_turn(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return await asyncio.shield(self.start(self._locked(work)))

    async def _locked(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        async with self.lock:
            self.last_used = self.house.clock()
            try:
                if self._doubtful:
                    await self._read_on()
            except BaseException:
                work.close()
                raise
            return await work

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.debug("Something at table %s was not done: %r", self.data.id, task.exception())

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    # Bots, and what plays itself.

    def wake(self) -> None:
        """Ask the bots that are to act, and play what plays itself."""
        if self.over or not self.attended:
            return
        for seat in members(self.live.state.acting):
            if seating.plays_by_itself(self.seats[seat]):
                self._ask_bot(seat)
        only = self.live.only_move()
        if only is not None and self.soon(only.seat) and self._plays_alone != self.live.version:
            self._plays_alone = self.live.version
            self.start(self._play_alone(only.seat, self.live.version))

    @property
    def attended(self) -> bool:
        """Whether anybody waits for this game to go on."""
        return bool(self.watches) or any(
            seat.kind == seating.OPEN or seating.waits_for_person(seat) for seat in self.seats
        )

    def soon(self, seat: int) -> float:
        """After so many seconds its only move plays itself; 0 if it has a choice."""
        only = self.live.only_move()
        if only is None or only.seat != seat or not seating.waits_for_person(self.seats[seat]):
            return 0.0
        return self.house.pace.alone

    def _ask_bot(self, seat: int) -> None:
        asked = self._asked.get(seat)
        if asked is None or not self.live.fits(seat, asked):
            self._asked[seat] = self.live.version
            self.start(self._bot_turn(seat, self.live.version))

    async def _bot_turn(self, seat: int, version: int) -> None:
        """Ask a bot, give everybody time to see what was before, and play."""
        level = self.seats[seat].level
        try:
            move = await self._choose(seat, level)
            while self._wait() > 0:
                await asyncio.sleep(self._wait())
            await self._locked(self._bot_moves(seat, version, level, move))
        finally:
            if self._asked.get(seat) == version:
                del self._asked[seat]

    async def _choose(self, seat: int, level: str) -> int:
        view = self.live.state.seen_by(seat)
        moves = view.moves(seat)
        if len(moves) == 1:
            return int(moves[0])
        seed = f"{self.data.seed} {level} {seat} {self.live.version}"
        return await self.house.thinkers.choose(self.game, view, seat, level, seed)

    def _wait(self) -> float:
        """How long people still look at the last move."""
        return self._moved + self.house.pace.beat - self.house.clock() if self.watches else 0.0

    async def _bot_moves(self, seat: int, version: int, level: str, move: int) -> None:
        fits = self.live.fits(seat, version) and move in self.live.state.moves(seat)
        self._asked.pop(seat, None)
        if fits and seating.plays_by_itself(self.seats[seat]):
            try:
                await self._enter(play(self.game, self.live.state, MOVE, seat, move), BOT, level)
            except Overtaken:
                LOG.debug("Another worker's bot has moved at table %s", self.data.id)

    async def _play_alone(self, seat: int, version: int) -> None:
        await asyncio.sleep(self.house.pace.alone)
        await self._locked(self._moves_alone(seat, version))

    async def _moves_alone(self, seat: int, version: int) -> None:
        only = self.live.only_move()
        if self.live.version == version and only is not None and self.soon(seat):
            try:
                step = play(self.game, self.live.state, MOVE, seat, only.move)
                await self._enter(step, ALONE, self.seats[seat].person)
            except Overtaken:
                LOG.debug("Another worker has moved at table %s", self.data.id)

    # Seats.

    async def seat(self, person: str, seat: int, action: str, level: str, name: str) -> None:
        """Let a seat change hands."""
        await self.in_turn(self._change_seat(person, seat, action, level, name))

    async def _change_seat(self, person: str, seat: int, action: str, level: str, name: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise NoSuchThing("problem-unknown-seat")
        own_name, _ = await self.house.person(person)
        asker = seating.Asker(person, own_name, self.is_host(person))
        here = self.is_here(self.seats[seat])
        secret = self.house.sources.new_secret()
        await self._reseat(seating.change(self.seats[seat], asker, action, level, name, here=here, secret=secret))

    async def _reseat(self, *changed: SeatData) -> None:
        """Write seats that have changed; the clocks of those who sit there now begin."""
        now = self.house.sources.now()
        seats = self.seats.copy()
        for seat in changed:
            seats[seat.seat] = seat._replace(revision=seat.revision + 1)
        deadlines = clocks.run_on(self.data, seats, self.live.state, self.live.moves, now)
        data = clocks.with_times(self.house.pace, self.data, seats, self.live.state, deadlines, now)
        orders: list[Order] = [(CHANGE_SEAT, change_of_seat(seat)) for seat in changed]
        if data != self.data:
            times = times_row(self.data.id, over=data.over, deadlines=data.deadlines, due=data.due)
            orders.append((SET_TIMES, times))
        try:
            await self.house.writer.commit(*orders, guarded=True)
        except Overtaken:
            await self._read_seats()
            raise Stale("problem-moved-on") from None
        self.data, self.seats = data, seats
        self.show_seats()
        self.house.tell_others(self.data.id, "seats")
        self.wake()

    async def _read_seats(self) -> None:
        """What other workers have changed."""
        self.seats = await self.house.read(read_seats, self.data.id)
        self.show_seats()

    async def take_seat(self, person: str, name: str, token: seating.Token) -> wire.TableLink:
        """Whoever opens the link of a seat sits there."""
        return await self.in_turn(self._take_seat(person, name, token))

    async def _take_seat(self, person: str, name: str, token: seating.Token) -> wire.TableLink:
        seat = seating.opened_by(token, self.seats)
        if not seating.belongs_to(seat, person):
            await self._reseat(seating.taken(seat, seating.Asker(person, name, host=False)))
        return wire.TableLink(self.data.id, token.seat)

    def seat_link(self, person: str, seat: int) -> str:
        """The page that seats whoever opens it."""
        if not 0 <= seat < len(self.seats):
            raise NoSuchThing("problem-unknown-seat")
        link = portraits.link_of(self, person, self.seats[seat])
        if not link:
            raise NotAllowed("problem-not-your-seat")
        return link

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name now."""
        renamed = [
            seat._replace(name=name) if seat.kind == seating.PERSON and seat.person == person else seat
            for seat in self.seats
        ]
        if renamed != self.seats:
            self.seats = renamed
            self.show_seats()

    # Clocks.

    def left(self, seat: int) -> float | None:
        """Seconds until its time is out."""
        at = self.data.deadlines.get(seat)
        return None if at is None else max(0.0, round(at - self.house.sources.now(), 1))

    def shortest_left(self) -> float | None:
        return min((left for left in map(self.left, self.data.deadlines) if left is not None), default=None)

    # Watching.

    def watch(self, person: str, seat: int, language: str, send: Callable[[bytes], None]) -> Watch:
        """Somebody connects; nothing is sent before catch_up is called."""
        watch = Watch(self, person, seat, language, send)
        self.watches.append(watch)
        self.last_used = self.house.clock()
        self._seats_change_soon(person)
        return watch

    def leave(self, watch: Watch) -> None:
        if watch in self.watches:
            self.watches.remove(watch)
            self.last_used = self.house.clock()
            self._seats_change_soon(watch.person)

    def _seats_change_soon(self, person: str) -> None:
        """Somebody who has a seat has come or gone; others need not be told at once."""
        if seating.own_seats(self.seats, person):
            asyncio.get_running_loop().call_later(0.2, self.show_seats)

    def bring_up_to_date(self, watch: Watch, version: int) -> None:
        self.start(self._locked(self._bring(watch)))

    async def _bring(self, watch: Watch) -> None:
        if watch.closed:
            return
        wish = watch.wish if watch.wish in range(len(self.seats)) else WATCHER
        watch.looking = self._pick(watch.person, wish, watch.looking)
        if self.over and wish != WATCHER:
            watch.looking = wish
        message = await self._table(Viewer(watch.person, watch.looking, watch.language))
        watch.up_to_date = True
        self._send(watch, encode(message))
        self.wake()

    def _send(self, watch: Watch, message: bytes) -> None:
        try:
            watch.send(message)
        except Exception:
            LOG.exception("A connection does not take what it is sent")
            watch.close()

    def _show(self, step: Step) -> None:
        """A new entry, to everybody who is up to date."""
        made: dict[object, bytes] = {}
        for watch in [watch for watch in self.watches if watch.up_to_date]:
            viewer = Viewer(watch.person, watch.looking, watch.language)
            may = watch.looking != WATCHER and seating.may_move(self.seats[watch.looking], watch.person)
            key = (watch.looking, watch.language, may)
            if key not in made:
                made[key] = encode(portraits.played(self, viewer, step))
            self._send(watch, made[key])
            self._turn_round(watch)

    def _turn_round(self, watch: Watch) -> bool:
        """With several own seats, or with another one than before, the view changes to the one that is to act."""
        wish = watch.wish if self.over or watch.wish in seating.own_seats(self.seats, watch.person) else WATCHER
        looking = wish if wish != WATCHER else self._pick(watch.person, wish, watch.looking)
        if looking != watch.looking:
            watch.catch_up()
        return looking != watch.looking

    def show_seats(self) -> None:
        """Who sits where and who is here, to everybody."""
        made: dict[object, bytes] = {}
        for watch in [watch for watch in self.watches if watch.up_to_date]:
            if not self._turn_round(watch):
                key = (watch.person, watch.looking, watch.language)
                if key not in made:
                    made[key] = encode(portraits.seated(self, Viewer(*key)))
                self._send(watch, made[key])

    # Looking.

    async def table(self, person: str, seat: int, language: str) -> wire.Table:
        """Everything, for one viewer."""
        return await self.in_turn(self._table(self.viewer(person, seat, language)))

    async def _table(self, viewer: Viewer) -> wire.Table:
        log = await self._lines(max(1, self.live.moves - LOG_MOVES + 1), self.live.moves, viewer)
        notes = await self.house.read(read_notes, self.data.id, viewer.person) if viewer.person else ""
        return portraits.table(self, viewer, log, notes)

    async def _lines(self, first: int, last: int, viewer: Viewer) -> tuple[wire.Line, ...]:
        if last < first:
            return ()
        steps = await self.house.read(load_steps, self.data, self.game, first, last)
        words = teller(self.game, viewer.language)
        lines = [
            words.lines(step, viewer.looking, number, revealed=self.over) for number, step in enumerate(steps, first)
        ]
        return tuple(line for some in lines for line in some)

    async def log(self, person: str, seat: int, before: int, language: str) -> tuple[wire.Line, ...]:
        """The sentences of the moves before one."""
        last = min(before - 1, self.live.moves)
        return await self._lines(max(1, last - LOG_MOVES + 1), last, self.viewer(person, seat, language))

    async def reload(self) -> None:
        """Everything from the database again."""
        self.live = await self.house.read(load_live, self.data, self.game)
