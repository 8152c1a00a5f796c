"""Everybody who watches a table. Those who see the same share the bytes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire
from cheeseboard.table.live import Step
from cheeseboard.table.service import portraits, seats as seating
from cheeseboard.table.service.neighbours import WHO
from cheeseboard.table.service.portraits import Viewer
from cheeseboard.table.service.watching import Watch, encode
from cheeseboard.table.storage.past import load_missed
from cheeseboard.table.storage.rows import SayingData
from cheeseboard.table.views import Sight, see

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

LOG: Final = logging.getLogger(__name__)

PATIENCE: Final = 0.2
"""Seconds before everybody is told who has come or gone; often several do at once."""
MOST_MISSED: Final = 20
"""After a longer gap everything is sent anew, and what happened in between is not shown move by move."""


class Audience:
    """The watches of a room. What is sent is made while the room is locked, so that everybody gets it in order."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.watches: list[Watch] = []
        self._telling = False
        # By the seat that is looked from: the last version that was shown, and what was to be seen.
        self._sights: dict[int, tuple[int, Sight]] = {}

    def __bool__(self) -> bool:
        return bool(self.watches)

    def persons(self) -> set[str]:
        return {watch.person for watch in self.watches if watch.person}

    # Coming and going.

    def join(self, person: str, seat: int, language: str, send: Callable[[bytes], None]) -> Watch:
        watch = Watch(self, person, seat, language, send)
        if not self.watches:
            self.room.house.neighbours.tell(self.room.data.id, WHO)
        self.watches.append(watch)
        self.room.use()
        self._comes_or_goes(person)
        return watch

    def leave(self, watch: Watch) -> None:
        if watch in self.watches:
            self.watches.remove(watch)
            self.room.use()
            self._comes_or_goes(watch.person)

    def _comes_or_goes(self, person: str) -> None:
        """Others need not be told at once, and only of those who play."""
        if self.room.seats_of(person):
            self.room.house.neighbours.tell_who_is_here(self.room)
            self.show_seats_soon()

    def show_seats_soon(self) -> None:
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(PATIENCE, self._show_seats_now)

    def _show_seats_now(self) -> None:
        self._telling = False
        self.show_seats()

    # Bringing up to date.

    def bring_up_to_date(self, watch: Watch, version: int) -> None:
        watch.up_to_date = False
        self.room.start(self.room.locked(self._bring(watch, version)))

    async def _bring(self, watch: Watch, version: int) -> None:
        """What somebody has missed, move by move if that is little; then everything as it is now."""
        if watch.closed:
            return
        room = self.room
        watch.looking = self._view_of(watch)
        viewer = Viewer(watch.person, watch.looking, watch.language)
        missed: list[bytes] = []
        if 0 <= version < room.live.version <= version + MOST_MISSED:
            entries = await room.house.read(load_missed, room.data, room.game, version)
            missed = [encode(portraits.missed(room, viewer, entry)) for entry in entries]
        table = encode(await room.portrait(viewer))
        watch.up_to_date = True
        for message in (*missed, table):
            self._send(watch, message)
        room.wake_gently()

    def _view_of(self, watch: Watch) -> int:
        """From where they look now: over a finished game from anywhere, else from an own seat, or from none."""
        if self.room.over and watch.wish in range(len(self.room.seats)):
            return watch.wish
        return self.room.pick_view(watch.person, watch.wish, watch.looking)

    def turns_round(self, watch: Watch) -> bool:
        """With several own seats the view changes to the one that is to act; whoever lost a seat does not look from it."""
        if self.room.over or self._view_of(watch) == watch.looking:
            return False
        self.bring_up_to_date(watch, -1)
        return True

    # Showing.

    def show(self, step: Step) -> None:
        """A new entry."""
        made: dict[object, bytes] = {}
        for watch in self._up_to_date():
            viewer = Viewer(watch.person, watch.looking, watch.language)
            may = watch.looking != WATCHER and seating.may_move(self.room.seats[watch.looking], watch.person)
            key = (watch.looking, watch.language, may)
            if key not in made:
                made[key] = encode(portraits.played(self.room, viewer, step, self._sight(step, watch.looking)))
            self._send(watch, made[key])
            self.turns_round(watch)

    def _sight(self, step: Step, looking: int) -> Sight:
        """What a seat sees of the newest entry, worked out once, and from the scene that it was shown last."""
        now = self.room.live.version
        version, sight = self._sights.get(looking, (0, None))
        if version != now or sight is None:
            before = sight.scene if version == now - 1 and sight is not None else None
            sight = see(self.room.game, step, looking, before=before)
            self._sights[looking] = (now, sight)
        return sight

    def forget_sights(self) -> None:
        """They are large; a table that is quiet for a while works them out again."""
        self._sights.clear()

    def show_seats(self) -> None:
        """Who sits where, and who is here."""
        made: dict[object, bytes] = {}
        for watch in self._up_to_date():
            if not self.turns_round(watch):
                key = (watch.person, watch.looking, watch.language)
                if key not in made:
                    made[key] = encode(portraits.seated(self.room, Viewer(*key)))
                self._send(watch, made[key])

    def show_saying(self, said: SayingData) -> None:
        made: dict[str, bytes] = {}
        for watch in self._up_to_date():
            if watch.language not in made:
                made[watch.language] = encode(wire.Said(portraits.saying(self.room, watch.language, said)))
            self._send(watch, made[watch.language])

    def show_everything(self) -> None:
        for watch in self._up_to_date():
            self.bring_up_to_date(watch, -1)

    def _up_to_date(self) -> list[Watch]:
        return [watch for watch in self.watches if watch.up_to_date]

    def _send(self, watch: Watch, message: bytes) -> None:
        try:
            watch.send(message)
        except Exception:
            LOG.exception("A connection does not take what it is sent")
            watch.close()
