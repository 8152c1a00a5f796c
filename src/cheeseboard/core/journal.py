"""The journal: what happened while a move was played, told only while somebody listens.

An event is a frame of the animation, a line of the log, a sentence for a screen reader and the answer to "why?".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from cheeseboard.core.message import Message
    from cheeseboard.core.state import State


@final
class Event:
    """One thing that happened, the number of the rule that made it happen, and the state right after it."""

    __slots__ = ("message", "others", "rule", "seats", "state")

    def __init__(self, message: Message, rule: str, state: State, seats: int, others: Message | None) -> None:
        self.message = message
        self.rule = rule
        self.state = state
        self.seats = seats
        self.others = others

    def message_for(self, seat: int) -> Message | None:
        """What that seat may read of it; None if it must not even know. A watcher is seat -1."""
        if self.others is None and self.seats == EVERYBODY:
            return self.message
        if seat >= 0 and (self.seats >> seat) & 1:
            return self.message
        return self.others


EVERYBODY = -1


@final
class Journal:
    """The events told since it was opened, oldest first."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []
