"""What stands on the terminal: the console, the colours of the house, and a scene as lines."""

from __future__ import annotations

import sys
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

from cheeseboard.cli.door import PIPE_CLOSED
from cheeseboard.core.game import Game
from cheeseboard.core.message import Message
from cheeseboard.core.scene import Mat, Scene
from cheeseboard.core.text_board import Line, text_board

# Middling shades, which can be read on white and on black.
TONES: Final = {
    "dim": "#808080",
    "title": "bold",
    "label": "#808080",
    "rule": "#808080",
    "red": "bold #d2453a",
    "yellow": "bold #b58900",
    "green": "bold #3a9a5f",
    "blue": "bold #4d7fd0",
    "cheese": "#c8751a",
    "floor": "#808080",
    "stone": "#808080",
    "tower": "bold",
    "wall": "bold",
    "flag": "bold",
    "medal": "bold #c8751a",
    "spring": "bold #9a5fb0",
    "mud": "bold #a8743c",
    "water": "bold #4d8fd0",
    "pepper": "bold #d2453a",
    "sugar": "bold #4d9aa5",
    "clover": "bold #3a9a5f",
    "slot": "#4d9aa5",
    "point": "bold #c8751a",
    "trap": "bold #c0392b",
    "tiled": "#bf6a48",
    "thatched": "#a88a3c",
    "copper": "#4f9d8a",
}

NOTHING_ASKED: Final = Message("")


class PoliteConsole(Console):
    """Leaves quietly when nobody reads any more."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError(PIPE_CLOSED)


def console(*, stderr: bool = False) -> Console:
    """A console for words of ours: nothing in them is markup, a number, or an emoji."""
    return PoliteConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def style_of(tone: str) -> str:
    """A tone of the house, or of a material after a dash: roof-copper is copper."""
    return TONES.get(tone) or TONES.get(tone.rpartition("-")[2], "")


def toned(text: str, tone: str) -> Text:
    return Text(text, style_of(tone))


def as_text(line: Line) -> Text:
    return Text.assemble(*((span.text, style_of(span.tone)) for span in line))


def draw_scene(game: Game, scene: Scene, language: str) -> list[Text]:
    """The whole scene, one mat below another."""
    return [as_text(line) for line in text_board(game, scene, language)]


def draw_mats(game: Game, mats: list[Mat], language: str, width: int, *, low: bool = False) -> list[Text]:
    """Some of its mats, for so many columns; a low board has one line for each row of cells."""
    lines = text_board(game, Scene(mats, NOTHING_ASKED), language, width=width, low=low)
    return [as_text(line) for line in lines]


def print_lines(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)


def print_plain(text: str) -> None:
    """For a script: exactly this."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")
