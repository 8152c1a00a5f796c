"""The page a player looks at: the board, the mats, what happened, the moves, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cheeseboard.cli.screen import draw_mats
from cheeseboard.cli.terminal.display import packed, side_by_side, widest, wrapped
from cheeseboard.core.game import Game
from cheeseboard.core.scene import BUTTON, STORY, Scene
from cheeseboard.core.words import words_for

GAP: Final = 3
NARROWEST_COLUMN: Final = 34
STORY_AT_LEAST: Final = 3
# What is asked, and the line that is typed.
BELOW: Final = 3


def lay_out(
    game: Game,
    scene: Scene,
    language: str,
    *,
    title: Text,
    story: list[Text],
    moves: Callable[[int], list[Text]],
    asked: Text,
    width: int,
    height: int,
) -> list[Text]:
    """Everything, in two columns where there is room; else one, of which the moves give way first, then the story.

    Moves are drawn for the width that they get. A page of text that lies on the table is told after what has happened.
    Where a board is too high for the page, it is drawn low.
    """
    board, mats = split_scene(game, scene, language, width - 1)
    if is_too_high(board, mats, width - 1, height):
        board, mats = split_scene(game, scene, language, width - 1, low=True)
    story = [*story, *told_by(game, scene, language)]
    column = widest(board) + GAP
    beside = width - 1 - column
    if beside >= NARROWEST_COLUMN and len(board) + BELOW <= height:
        return [*two_columns(board, mats, title, story, moves(beside), column, beside, height - BELOW), Text(), asked]
    return one_column(board, mats, title, story, moves(width - 1), asked, width - 1, height - 1)


def split_scene(
    game: Game, scene: Scene, language: str, width: int, *, low: bool = False
) -> tuple[list[Text], list[list[Text]]]:
    """The lines of the boards with cells, and those of every other mat."""
    boards = [mat for mat in scene.mats if mat.cells != (0, 0)]
    lists = [mat for mat in scene.mats if mat.cells == (0, 0) and mat.kind not in {BUTTON, STORY}]
    board = draw_mats(game, boards, language, width, low=low)
    return board, [draw_mats(game, [mat], language, width) for mat in lists]


def is_too_high(board: list[Text], mats: list[list[Text]], width: int, height: int) -> bool:
    """Whether the board leaves no room for what is asked, nor, in one column, for the mats and some of the story."""
    if width - widest(board) - GAP >= NARROWEST_COLUMN:
        return len(board) + BELOW > height
    return len(board) + len(packed(mats, width)) + STORY_AT_LEAST + BELOW > height


def told_by(game: Game, scene: Scene, language: str) -> list[Text]:
    """The pages of text on the table, paragraph by paragraph."""
    words = words_for(game, language)
    pages = [mat for mat in scene.mats if mat.kind == STORY]
    return [
        text for mat in pages for text in (Text(words.say(mat.words), "bold"), *map(Text, map(words.say, mat.text)))
    ]


def two_columns(
    board: list[Text],
    mats: list[list[Text]],
    title: Text,
    story: list[Text],
    moves: list[Text],
    column: int,
    beside: int,
    height: int,
) -> list[Text]:
    left, below = board, packed(mats, column - GAP)
    top = [title, Text()]
    if len(board) + len(below) <= height:
        left = [*board, *below]
    else:
        top += [*(part for line in packed(mats, beside) for part in wrapped(line, beside)), Text()]
    room = len(left) - len(top) - len(moves) - (1 if moves else 0)
    told = last_lines(story, beside, max(STORY_AT_LEAST, room))
    fill = [Text()] * max(0, room - len(told))
    right = [*top, *told, *fill, *([Text(), *moves] if moves else [])]
    return side_by_side(left, right, column)


def one_column(
    board: list[Text],
    mats: list[list[Text]],
    title: Text,
    story: list[Text],
    moves: list[Text],
    asked: Text,
    width: int,
    height: int,
) -> list[Text]:
    below, question = packed(mats, width), wrapped(asked, width)
    room = height - len(board) - len(below) - len(question)
    shown_moves = [Text(), *moves] if moves and room >= len(moves) + STORY_AT_LEAST else []
    room -= len(shown_moves)
    head = [title] if room > STORY_AT_LEAST else []
    told = last_lines(story, width, room - len(head))
    return [*head, *board, *below, *told, *shown_moves, *question]


def last_lines(story: list[Text], width: int, height: int) -> list[Text]:
    """As much of the story's end as has room, in whole sentences; the last one always."""
    lines: list[Text] = []
    for sentence in reversed(story):
        parts = wrapped(sentence, width)
        if lines and len(lines) + len(parts) > height:
            break
        lines = [*parts, *lines]
    return lines
