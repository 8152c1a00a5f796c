"""One connection that watches a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire

if TYPE_CHECKING:
    from cheeseboard.table.service.audience import Audience

ENCODER: Final = msgspec.json.Encoder()


def encode(message: wire.FromServer) -> bytes:
    return ENCODER.encode(message)


class Watch:
    """Made by Room.watch. It gets nothing until it has said what it has seen, and from then on everything in order."""

    __slots__ = ("audience", "closed", "language", "looking", "person", "send", "up_to_date", "wish")

    def __init__(
        self, audience: Audience, person: str, seat: int, language: str, send: Callable[[bytes], None]
    ) -> None:
        self.audience = audience
        self.person = person
        self.wish = seat
        """The seat that was asked for; -1 for whichever of the own ones is to act."""
        self.language = language
        self.send = send
        self.looking = WATCHER
        self.up_to_date = False
        self.closed = False

    def catch_up(self, version: int = -1) -> None:
        """Send what has happened since that version, as far as it is not too much, and then everything as it is now."""
        self.audience.bring_up_to_date(self, version)

    def look(self, seat: int, language: str = "") -> None:
        """Look from another seat, or go on in another language."""
        self.wish = seat
        self.language = language or self.language
        self.catch_up()

    def close(self) -> None:
        self.closed = True
        self.audience.leave(self)
