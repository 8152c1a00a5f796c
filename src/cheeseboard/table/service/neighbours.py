"""The other workers of the same house: what they are told, what they tell, and who is connected to them."""

from __future__ import annotations

import json
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.table.service.channel import Channel

if TYPE_CHECKING:
    from cheeseboard.table.service.house import House
    from cheeseboard.table.service.room import Room

LOG: Final = logging.getLogger(__name__)

MOVED: Final = "moved"
SEATS: Final = "seats"
SAID: Final = "said"
HERE: Final = "here"
WHO: Final = "who"

FORGOTTEN_AFTER: Final = 90.0
"""Seconds without word, after which somebody connected to another worker counts as gone."""


class Neighbours:
    """Of one worker."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._name = secrets.token_hex(8)
        self.channel = Channel(house.settings.channels, self._hear, self._look_everywhere)

    @property
    def none(self) -> bool:
        """Whether this worker is the only one."""
        return self.channel.alone

    def tell(self, table: str, what: str, number: int = 0, persons: tuple[str, ...] = ()) -> None:
        if not self.none:
            word = {"from": self._name, "table": table, "what": what, "number": number, "persons": persons}
            self.channel.say(json.dumps(word))

    def tell_who_is_here(self, room: Room) -> None:
        """Those who play, as far as they are connected to this worker."""
        if not self.none:
            playing = {seat.person for seat in room.seats if seat.person}
            self.tell(room.data.id, HERE, persons=tuple(sorted(playing & room.audience.persons())))

    def _hear(self, text: str) -> None:
        try:
            word = json.loads(text)
            room = self._house.room_in_memory(word["table"])
            if room is not None and word["from"] != self._name:
                self._take_in(room, word)
        except (ValueError, KeyError, TypeError):
            LOG.warning("What another worker says cannot be understood: %.200s", text)

    def _take_in(self, room: Room, word: dict[str, Any]) -> None:
        if word["what"] == HERE:
            room.hear_who_is_there(word["from"], set(word["persons"]))
        elif word["what"] == WHO:
            self.tell_who_is_here(room)
        else:
            room.start(room.locked(room.look_again(word["what"], int(word["number"]))))

    def _look_everywhere(self) -> None:
        """Word may have been lost."""
        for room in self._house.rooms():
            for what in (MOVED, SEATS, SAID):
                room.start(room.locked(room.look_again(what)))
