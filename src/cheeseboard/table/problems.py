"""What a table refuses, and why: each with a sentence for the reader and a status for machines.

TableProblem              the root, never raised itself
├── NotUnderstood   400   what was sent cannot be read, or makes no sense
├── NotIdentified   401   nobody knows who asks
├── NotAllowed      403   whoever asks may not do this
├── NoSuchThing     404   a table, a seat, a moment, a page that there is not
├── Stale           409   meant for a moment that has passed
├── TooLarge        413   more than is taken at once
├── AgainstRules    422   the rules of the game do not allow it; carries the number of the rule
└── TooMuch         429   more often than is good for the others
"""

from __future__ import annotations

from typing import ClassVar

from cheeseboard.core.errors import CheeseboardError
from cheeseboard.core.message import Argument, Message, Refusal


class TableProblem(CheeseboardError):
    """Something that cannot be done, in words of the table."""

    status: ClassVar[int] = 400
    rule: str = ""

    def __init__(self, key: str, **blanks: Argument) -> None:
        self.message = Message(key, dict(blanks))
        super().__init__(f"{key}{blanks or ''}")


class NotUnderstood(TableProblem):
    """What was sent cannot be read, or makes no sense."""

    status = 400


class NotIdentified(TableProblem):
    """Nobody knows who asks."""

    status = 401


class NotAllowed(TableProblem):
    """Whoever asks may not do this."""

    status = 403


class NoSuchThing(TableProblem):
    """There is no such table, seat, moment or page."""

    status = 404


class Stale(TableProblem):
    """The table has moved on."""

    status = 409


class TooLarge(TableProblem):
    """More than is taken at once."""

    status = 413


class AgainstRules(TableProblem):
    """The rules of the game do not allow it now."""

    status = 422

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.key, **refusal.message.arguments)
        self.rule = refusal.rule


class TooMuch(TableProblem):
    """More often than is good for the others; in so many seconds it is allowed again."""

    status = 429

    def __init__(self, seconds: int = 1) -> None:
        super().__init__("problem-too-fast", seconds=seconds)
        self.seconds = seconds
