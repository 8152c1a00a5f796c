"""Who looks at a table, from where, and in which language. Those who see the same share the bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

ENCODER: Final = msgspec.json.Encoder()


def encode(message: wire.FromServer) -> bytes:
    return ENCODER.encode(message)


class Watch:
    """One connection. It gets nothing until it has said what it has seen, and from then on everything in order."""

    def __init__(self, room: Room, person: str, seat: int, language: str, send: Callable[[bytes], None]) -> None:
        self.room = room
        self.person = person
        self.wish = seat
        self.language = language
        self.send = send
        self.looking = WATCHER
        self.up_to_date = False
        self.closed = False

    def catch_up(self, version: int = -1) -> None:
        """Send what has happened since that version; without one, or after too much, everything anew."""
        self.up_to_date = False
        self.room.bring_up_to_date(self, version)

    def look(self, seat: int, language: str = "") -> None:
        """Look from another seat (-1 for whichever of the own ones is to act), or go on in another language."""
        self.wish = seat
        self.language = language or self.language
        self.catch_up()

    def close(self) -> None:
        self.closed = True
        self.room.leave(self)
