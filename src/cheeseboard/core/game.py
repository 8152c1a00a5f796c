"""The card of a game: what it is called, who can play it, its options, and the doors to its other rooms."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, final

from cheeseboard.core.chance import new_seed
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.luck import Die, Shown

if TYPE_CHECKING:
    from cheeseboard.core.journal import Event
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene
    from cheeseboard.core.state import State

Options = dict[str, str]


def text_mark(text: str) -> str:
    """A short hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@final
class Option:
    """One thing the players agree on beforehand. Its name and values have words: KEY-option-NAME, KEY-option-NAME-VALUE."""

    def __init__(self, name: str, choices: tuple[str, ...], default: str | Callable[[int], str]) -> None:
        self.name = name
        self.choices = choices
        self._default = default

    def default(self, seats: int) -> str:
        return self._default if isinstance(self._default, str) else self._default(seats)


class Game:
    """Subclassed once by every game; the one instance is what the registry finds."""

    key: str
    version: int
    """Goes up whenever rules or content change so that an old record plays differently."""
    seats: tuple[int, ...]
    seat_names: tuple[str, ...]
    """How the seats are called in records and positions; their words are seat-NAME."""
    options: tuple[Option, ...]
    move_space: int
    """Moves are numbers from 0 up to but not including this."""
    folder: Path
    """Where words/, rules/ and art.svg stand."""
    dice: tuple[Die, ...] = ()
    """What shows by chance how it goes on, for all to see: luck is looked back at when a game is over."""

    # What a game fills in.

    def deal(self, seats: int, options: Options, seed: str) -> State:
        """The state before the first move; seats and options have been checked."""
        raise NotImplementedError

    def write_move(self, state: State, move: int) -> str:
        """The short written form of a move, legal or not."""
        raise NotImplementedError

    def read_move(self, state: State, text: str) -> int:
        """The move that is written so, legal or not; raises UnreadableMove."""
        raise NotImplementedError

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        """The pieces of that seat's scene that a person touches to make this move, in order."""
        raise NotImplementedError

    def write_position(self, state: State) -> Document:
        """Any state, also a view, in the game's own words."""
        raise NotImplementedError

    def read_position(self, document: Document) -> State:
        """The state a document describes; raises BadPosition with every reason found."""
        raise NotImplementedError

    def scene(self, state: State, seat: int) -> Scene:
        """Where every piece lies and what it looks like, as that seat has it before its eyes."""
        raise NotImplementedError

    def count_pieces(self, state: State) -> dict[str, int]:
        """The box's counts: how many pieces of each kind lie anywhere. The same at every moment of every game."""
        raise NotImplementedError

    def observation_names(self, seats: int) -> list[str]:
        """What each number of an observation means."""
        raise NotImplementedError

    def observation(self, state: State, seat: int) -> list[float]:
        """A view as a flat list of numbers between 0 and 1, for learners."""
        raise NotImplementedError

    def options_of(self, state: State) -> Options:
        """What was agreed on for the game this is a state of; a position tells it in its table of options."""
        written = self.write_position(state).get("options", {})
        return {name: str(value) for name, value in written.items()} if isinstance(written, dict) else {}

    def rolled(self, event: Event) -> tuple[Shown, ...]:
        """Which faces of its dice had come up when this was told, whoever might know of it."""
        return ()

    def content_names(self) -> tuple[str, ...]:
        """What of the box can be looked at by itself, as one card or tile, by the names of its files."""
        return ()

    def content_scene(self, name: str) -> Scene:
        """One of these by itself."""
        raise NotImplementedError

    def content_mark(self, options: Options) -> str:
        """A short hash of the content these options use, so that a record notices when a file was edited."""
        return ""

    def option_error(self, name: str, value: str) -> str | None:
        """Why a value outside an option's choices cannot be taken; None if it can."""
        choices = next((option.choices for option in self.options if option.name == name), ())
        return f"'{value}' is not one of its choices; choose one of {', '.join(choices)}"

    def file_of(self, name: str, value: str) -> Path | None:
        """The file that an option's value has the game read; nobody may name one from outside."""
        return None

    # What every game has.

    def setup(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, seed: str | None = None
    ) -> State:
        """A game ready to be played. Without a seed, one nobody can guess."""
        count = self.check_seats(seats)
        return self.deal(count, self.check_options(count, options or {}), new_seed() if seed is None else seed)

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[-1]
        if seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadSetup(f"{self.key} is for {allowed} seats, not {seats}.")
        return seats

    def check_options(self, seats: int, options: Mapping[str, str]) -> Options:
        """All options, the missing ones at their defaults; every mistake is named at once."""
        known = {option.name: option for option in self.options}
        mistakes: list[str] = []
        for name, value in options.items():
            if name not in known:
                mistakes.append(f"{self.key} has no option '{name}'; it has {', '.join(known)}.")
            elif value not in known[name].choices:
                error = self.option_error(name, value)
                if error is not None:
                    mistakes.append(f"Option {name}: {error.rstrip('.')}.")
        if mistakes:
            raise BadSetup(" ".join(mistakes))
        return {name: options.get(name, option.default(seats)) for name, option in known.items()}

    def svg(self, state: State, seat: int | None = None, theme: str = "auto", language: str = "en") -> str:
        """The table as a picture; without a seat, with everything open."""
        from cheeseboard.core.svg import draw

        return draw(self, self.scene(state, -1 if seat is None else seat), theme=theme, language=language)
