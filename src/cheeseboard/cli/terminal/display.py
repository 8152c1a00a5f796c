"""The terminal itself: pages that are drawn over each other, or, where nobody watches, one after the other."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

HOME: Final = "\x1b[H"
CLEAR: Final = "\x1b[2J"
TO_END_OF_LINE: Final = "\x1b[K"
TO_END_OF_SCREEN: Final = "\x1b[J"

PAUSE: Final = 0.4


class Display:
    """Where a game is shown and lines are typed."""

    def __init__(self, console: Console, *, speed: float, watched: bool) -> None:
        self.console = console
        self.redraws = watched and console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows
        self.watched = watched
        self.pause = PAUSE / speed if watched and speed > 0 else 0.0
        self._begun = False
        if self.watched:
            edit_lines()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show_page(self, lines: list[Text]) -> None:
        """A whole page; over the one before, if this terminal can do that."""
        if not self.redraws:
            self.say("", *lines)
            return
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(fitted(line, self.width - 1), soft_wrap=True)
        text = drawn.get().replace("\n", TO_END_OF_LINE + "\n")
        self.console.file.write(("" if self._begun else CLEAR) + HOME + text + TO_END_OF_SCREEN)
        self.console.file.flush()
        self._begun = True

    def say(self, *lines: Text | str) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=not self.redraws)

    def wait(self) -> None:
        if self.pause:
            time.sleep(self.pause)

    def read_line(self, asked: str) -> str:
        """What is typed next; raises EOFError at the end of the input."""
        self.console.file.flush()
        try:
            line = input(asked)
        except UnicodeDecodeError:
            line = "?"
        line = line.encode(errors="replace").decode()
        if not self.watched:
            self.say(line)
        return line


def edit_lines() -> None:
    """Arrow keys and a history of lines, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - it is enough that it is there


def fitted(line: Text, width: int) -> Text:
    """Cut off what has no place."""
    if line.cell_len <= width:
        return line
    cut = line.copy()
    cut.truncate(width, overflow="ellipsis")
    return cut


def wrapped(line: Text, width: int, indent: int = 2) -> list[Text]:
    """Broken between words, all lines after the first moved in."""
    if line.cell_len <= width:
        return [line]
    console = Console(file=sys.stderr, width=width)
    first = line.wrap(console, width)[0]
    rest = line[len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [first, *(Text(" " * indent).append_text(part) for part in rest.wrap(console, max(1, width - indent)))]


def side_by_side(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """Two blocks, the right one from this column on."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (column - line.cell_len)).append_text(right[number])
        lines.append(line)
    return lines


def packed(blocks: Iterable[list[Text]], width: int) -> list[Text]:
    """Blocks of lines, two next to each other where both have room; in two even columns, if they are narrow enough."""
    lines: list[Text] = []
    waiting: list[Text] = []
    for block in blocks:
        left, right = widest(waiting), widest(block)
        column = max(width // 2, left + 2)
        if waiting and (column + right <= width or left + 2 + right <= width):
            lines += side_by_side(waiting, block, min(column, width - right))
            waiting = []
        else:
            lines += waiting
            waiting = block
    return lines + waiting


def widest(block: list[Text]) -> int:
    return max((line.cell_len for line in block), default=0)
