"""The log of a table: one entry for every move, every move taken back and every move played again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

MOVE: Final = "move"
BACK: Final = "back"
AGAIN: Final = "again"

# By what an entry was made.
PERSON: Final = "person"
BOT: Final = "bot"
# The only legal move, played by itself.
ALONE: Final = "alone"


class Entry(NamedTuple):
    """What is kept of it for good.

    number  counts from 1
    seat    whose move it is
    text    the move in its written form, also of one taken back or played again
    stays   whether nobody can take it back any more
    by      a person, a bot, or by itself
    who     the person, or the bot's level
    at      when, in seconds since 1970
    once    what the sender called it, so that the same message does the same thing only once
    """

    number: int
    kind: str
    seat: int
    text: str
    stays: bool
    by: str
    who: str
    at: float
    once: str | None = None


def line_of(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that have not been taken back, or that were played again; it must begin where nobody can take back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == BACK:
            line.pop()
        else:
            line.append(entry)
    return line
