"""Peppercorn gone wrong: every game here breaks one promise on purpose, for the kit to catch.

A table with a mistake makes a game of its own; so does a card of the game. Other promises that must fall with the one
that is broken are named beside it: whoever leaks a hand also leaks the cards chosen from it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from cheeseboard.contract import Promise
from cheeseboard.core import EVERYBODY, Argument, Event, Message, Step
from tests.toy import Peppercorn
from tests.toy.state import Pantry


class WrongGame(Peppercorn):
    """Peppercorn with a mistake somewhere; spoil() may spoil a copy of its folder."""

    name = ""

    def spoil(self, folder: Path) -> None:
        """Change files in a copy of the game's folder. Most mistakes are elsewhere."""


class Broken(NamedTuple):
    """A wrong game: the promise it breaks, words of the sentence that says so, and what else may fall with it."""

    game: WrongGame
    promise: Promise
    sentence: str
    also: tuple[Promise, ...]

    def __str__(self) -> str:
        return self.game.name


class OtherSteps(Pantry):
    """A table on which some step is not the right one."""

    def other(self, step: Step[Self]) -> Step[Self]:
        return step

    def push(self, step: Step[Self]) -> None:
        super().push(self.other(step))

    def replace(self, step: Step[Self]) -> None:
        super().replace(self.other(step))


class Heard(Pantry):
    """A table on which every event can be changed before it stands in the journal."""

    def tell(
        self,
        rule: str,
        key: str,
        arguments: dict[str, Argument] | None = None,
        seats: int = EVERYBODY,
        others: Message | None = None,
    ) -> None:
        if self.journal is not None:
            self.hear(Event(Message(key, arguments), rule, self.clone(), seats, others))

    def hear(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.events.append(event)


BROKEN: list[Broken] = []

Wrong = TypeVar("Wrong", bound=type[Pantry] | type[WrongGame])


def breaks(promise: Promise, sentence: str, *also: Promise) -> Callable[[Wrong], Wrong]:
    """Puts a wrong table, or a wrong card of the game, among the broken games."""

    def add(wrong: Wrong) -> Wrong:
        game = wrong() if issubclass(wrong, WrongGame) else WrongGame()
        if issubclass(wrong, Pantry):
            game.table = wrong
        game.name = wrong.__name__
        BROKEN.append(Broken(game, promise, sentence, also))
        return wrong

    return add
