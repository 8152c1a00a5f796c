"""Moves that no person makes: those of bots, and those where there is no choice."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cheeseboard.bots import LEVELS
from cheeseboard.core.bits import members
from cheeseboard.table.entries import ALONE, BOT, MOVE
from cheeseboard.table.live import everybody_knows_moves, play
from cheeseboard.table.service import seats as seating
from cheeseboard.table.storage.writer import Overtaken

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

LOG: Final = logging.getLogger(__name__)
NO_VERSION: Final = -1


class Turns:
    """Of one room. Every seat's bot is asked once for each moment at which it is to act."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._asked: dict[int, int] = {}
        self._alone = NO_VERSION

    # Bots.

    def ask_bots(self) -> None:
        """All that are to act."""
        for seat in members(self.room.live.state.acting):
            if seating.plays_by_itself(self.room.seats[seat]):
                self._ask_bot(seat)

    def _ask_bot(self, seat: int) -> None:
        asked = self._asked.get(seat, NO_VERSION)
        if not self.room.live.fits(seat, asked):
            self._asked[seat] = self.room.live.version
            self.room.start(self._bot_turn(seat, self.room.live.version))

    async def _bot_turn(self, seat: int, version: int) -> None:
        """Ask a bot, give everybody time to see what was before, and play."""
        level = self.room.seats[seat].level
        try:
            move = await self._choose(seat, level)
            played = False
            while not played:
                await asyncio.sleep(self._wait())
                played = await self.room.locked(self._move(seat, version, level, move))
        finally:
            if self._asked.get(seat) == version:
                del self._asked[seat]

    async def _choose(self, seat: int, level: str) -> int:
        room = self.room
        view = room.live.state.seen_by(seat)
        moves = view.moves(seat)
        if len(moves) == 1:
            await self._hesitate(seat, level)
            return int(moves[0])
        seed = f"{room.data.seed} {level} {seat} {room.live.version}"
        return await room.house.thinkers.choose(room.game, view, seat, level, seed)

    async def _hesitate(self, seat: int, level: str) -> None:
        """As long as it would think, if others must not know that it has no choice."""
        if not everybody_knows_moves(self.room.live.state, seat):
            await asyncio.sleep(LEVELS[level].milliseconds / 1000)

    def _wait(self) -> float:
        """How long people still look at the last move."""
        room = self.room
        return max(0.0, room.moved + room.house.pace.beat - room.house.clock()) if room.audience else 0.0

    async def _move(self, seat: int, version: int, level: str, move: int) -> bool:
        """Whether that is done with; if not, another move has just been made, and has to be seen first."""
        room = self.room
        sits = seating.plays_by_itself(room.seats[seat]) and room.seats[seat].level == level
        if not sits or not room.live.fits(seat, version) or move not in room.live.state.moves(seat):
            return True
        if self._wait() > 0:
            return False
        self._asked.pop(seat, None)
        try:
            await room.enter(play(room.game, room.live.state, MOVE, seat, move), BOT, level)
        except Overtaken:
            LOG.debug("Another worker's bot has moved at table %s", room.data.id)
        return True

    # The only move there is.

    def soon(self, seat: int) -> float:
        """After so many seconds its only move plays itself; 0 if it has a choice."""
        only = self.room.live.only_move()
        plays = only is not None and only.seat == seat and seating.waits_for_person(self.room.seats[seat])
        return self.room.house.pace.alone if plays else 0.0

    def play_alone(self) -> None:
        room = self.room
        only = room.live.only_move()
        if only is not None and self.soon(only.seat) and self._alone != room.live.version:
            self._alone = room.live.version
            room.start(self._play_alone(only.seat, room.live.version))

    async def _play_alone(self, seat: int, version: int) -> None:
        await asyncio.sleep(self.room.house.pace.alone)
        await self.room.locked(self._move_alone(seat, version))

    async def _move_alone(self, seat: int, version: int) -> None:
        room = self.room
        only = room.live.only_move()
        if room.live.version == version and only is not None and self.soon(seat):
            try:
                await room.enter(
                    play(room.game, room.live.state, MOVE, seat, only.move), ALONE, room.seats[seat].person
                )
            except Overtaken:
                LOG.debug("Another worker has moved at table %s", room.data.id)
