"""The track as it is laid, and a single card of it.

A street of cells of 100, with a meadow around it.
"""

from __future__ import annotations

from typing import Final

from cheeseboard.core.message import Message
from cheeseboard.core.scene import ADORNMENT, CHOSEN, OUTLINED, SIGNED, Mat, Piece
from cheeseboard.games.race.board import (
    CELL_NAMES,
    CLOVER,
    COLUMN_NAMES,
    KIND_NAMES,
    ORDINARY,
    PEPPER,
    ROWS,
    SECTION_COLUMNS,
    SPRING,
    SUGAR,
    WAITING,
    WALL,
    Card,
    Track,
)
from cheeseboard.games.race.scene.cards import lay_rat
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps import SEAT_NAMES
from cheeseboard.games.race.steps.acting import Acting

FIRST_COLUMN: Final = 90
FIRST_ROW: Final = 120
SIDE_MEADOW: Final = 40
TRACK_HEIGHT: Final = 640
MIDDLE: Final = 320
NORTH_MEADOW: Final = 32
SOUTH_MEADOW: Final = 608

ORDINARY_ARTS: Final = ("cell-1", "cell-2", "cell-1", "cell-3", "cell-1", "cell-1", "cell-4")
CELL_SIGNS: Final = ("·", "*", "#", "~")
FLAG_SIGN: Final = "▞▞"


def lay_track(state: Race) -> Mat:
    return lay_street(state.track, Message("race-mat-track"), lay_rats(state))


def lay_lone_card(card: Card, words: Message) -> Mat:
    """A start/finish card or a section by itself."""
    return lay_street(Track(card.key, [card]), words, [])


def lay_street(track: Track, words: Message, rats: list[Piece]) -> Mat:
    """A track, or one card of it, with rats or without."""
    columns = int(track.columns)
    pieces = [outline_track(columns)]
    pieces += lay_cards_of_track(track)
    pieces += lay_cells(track)
    pieces += lay_arrows(track)
    pieces += lay_walls(track)
    pieces += lay_posts(track)
    pieces += rats
    return Mat(
        "track",
        "board",
        100 * columns + 2 * SIDE_MEADOW,
        TRACK_HEIGHT,
        words,
        pieces,
        cells=(columns, ROWS),
        corner=(FIRST_COLUMN, FIRST_ROW),
        columns=tuple(COLUMN_NAMES[:columns]),
        rows=("1", "2", "3", "4", "5"),
    )


def across(cell: int) -> int:
    return FIRST_COLUMN + 100 * (cell // ROWS)


def down(cell: int) -> int:
    return FIRST_ROW + 100 * (cell % ROWS)


def lay_cards_of_track(track: Track) -> list[Piece]:
    """2.1: a start card, sections and a finish card; a drawn track may have a section of any length."""
    pieces: list[Piece] = []
    left = SIDE_MEADOW
    last = len(track.cards) - 1
    for number, card in enumerate(track.cards):
        wide = 100 * card.columns
        name = f"frame-{number + 1}"
        if number == 0 and 1 in card.flags and not is_lone_finish(track):
            pieces.append(lay_frame(name, "frame-start", left - SIDE_MEADOW, wide + SIDE_MEADOW))
        elif number == last and 1 in card.flags:
            pieces.append(lay_frame(name, "frame-finish", left, wide + SIDE_MEADOW))
        elif card.columns == SECTION_COLUMNS:
            pieces.append(lay_frame(name, "frame-section", left, wide))
        else:
            parts = range(wide // 100)
            pieces += [lay_frame(f"{name}-{part + 1}", "frame-street", left + 100 * part, 100) for part in parts]
        left += wide
    return pieces


def is_lone_finish(track: Track) -> bool:
    """A start/finish card by itself, turned to be the finish."""
    return len(track.cards) == 1 and 1 in track.cards[0].flags[-ROWS:]


def lay_frame(id: str, art: str, left: int, wide: int) -> Piece:
    return Piece(id, art, left + wide // 2, MIDDLE, ADORNMENT, width=wide, height=TRACK_HEIGHT)


def outline_track(columns: int) -> Piece:
    """The whole street as one room, which only walls divide; the cards of the track lie on its border."""
    x = SIDE_MEADOW + 50 * columns
    return Piece("street", "", x, MIDDLE, ADORNMENT, width=100 * columns, height=100 * ROWS, looks=(OUTLINED,))


def lay_cells(track: Track) -> list[Piece]:
    pieces: list[Piece] = []
    for cell in range(int(track.cell_count)):
        kind = int(track.kinds[cell])
        where = CELL_NAMES[cell]
        words = Message("race-piece-cell", {"cell": where, "kind": KIND_NAMES[kind]})
        art = ORDINARY_ARTS[(5 * cell + cell // ROWS) % 7] if kind == ORDINARY else f"cell-{KIND_NAMES[kind]}"
        sign = cell_sign(kind)
        tone = "floor" if kind == ORDINARY else KIND_NAMES[kind]
        if cell in track.start or track.finish[cell] != 0:
            side = "start" if cell in track.start and not is_lone_finish(track) else "finish"
            words = Message(f"race-piece-cell-{side}", {"cell": where})
            art, sign, tone = "cell-flag", FLAG_SIGN, "flag"
        pieces.append(Piece(f"cell-{where}", art, across(cell), down(cell), words, sign=sign, tone=tone))
    return pieces


def cell_sign(kind: int) -> str | Message:
    """The sign of a cell for the text board, at most three letters."""
    return CELL_SIGNS[kind] if kind < PEPPER else Message(f"race-sign-{KIND_NAMES[kind]}")


def lay_arrows(track: Track) -> list[Piece]:
    """3.2: at the top and at the bottom of every column."""
    pieces: list[Piece] = []
    for column in range(int(track.columns)):
        name = COLUMN_NAMES[column]
        up = track.arrows[column] != 0
        words = Message(f"race-piece-arrow-{'up' if up else 'down'}", {"column": name})
        pieces.append(lay_arrow(f"arrow-{name}", column, NORTH_MEADOW, up, words))
        pieces.append(lay_arrow(f"arrow-{name}-south", column, SOUTH_MEADOW, up, ADORNMENT))
    return pieces


def lay_arrow(id: str, column: int, y: int, up: bool, words: Message) -> Piece:
    return Piece(
        id,
        "arrow",
        FIRST_COLUMN + 100 * column,
        y,
        words,
        width=46,
        height=46,
        turn=0 if up else 180,
        sign="↑" if up else "↓",
        tone="dim",
    )


def lay_walls(track: Track) -> list[Piece]:
    """Every wall on the edge that it closes, also where two cards meet (2.3)."""
    pieces: list[Piece] = []
    for cell in range(int(track.cell_count)):
        where, x, y = CELL_NAMES[cell], across(cell), down(cell)
        column, row = cell // ROWS, cell % ROWS
        if column == 0 and has_upright_wall(track, column, row):
            pieces.append(lay_wall(f"wall-west-{where}", "wall-upright", x - 50, y, say_outer_wall(where)))
        if has_upright_wall(track, column + 1, row):
            inside = column + 1 < track.columns
            words = say_wall("right", where, CELL_NAMES[cell + ROWS]) if inside else say_outer_wall(where)
            name = f"wall-{where}-{CELL_NAMES[cell + ROWS]}" if inside else f"wall-east-{where}"
            pieces.append(lay_wall(name, "wall-upright", x + 50, y, words))
        if has_level_wall(track, column, row + 1):
            other = CELL_NAMES[cell + 1]
            words = say_wall("below", where, other)
            pieces.append(lay_wall(f"wall-{where}-{other}", "wall-level", x, y + 50, words))
    return pieces


def lay_wall(id: str, art: str, x: int, y: int, words: Message) -> Piece:
    upright = art == "wall-upright"
    return Piece(id, art, x, y, words, width=30 if upright else 120, height=120 if upright else 30, tone="wall")


def say_wall(side: str, cell: str, other: str) -> Message:
    return Message(f"race-piece-wall-{side}", {"cell": cell, "other": other})


def say_outer_wall(cell: str) -> Message:
    """2.3: a wall on the edge of a lone card, which closes the joint to whatever will lie beside it."""
    return Message("race-piece-wall-outer", {"cell": cell})


def has_upright_wall(track: Track, column: int, row: int) -> bool:
    """Whether a wall stands to the left of this place. The ends of a track are closed without one."""
    lone = len(track.cards) == 1
    inside = 0 < column < track.columns or (lone and 0 <= column <= track.columns)
    return inside and 0 <= row < ROWS and track.upright[column * ROWS + row] == WALL


def has_level_wall(track: Track, column: int, row: int) -> bool:
    """Whether a wall lies above this place; the borders of the track are none."""
    return 0 <= column < track.columns and 0 < row < ROWS and track.level[column * ROWS + row - 1] == WALL


def lay_posts(track: Track) -> list[Piece]:
    """A post on every corner that a wall touches, so that walls join and end well."""
    pieces: list[Piece] = []
    for column in range(int(track.columns) + 1):
        for row in range(ROWS + 1):
            if touches_wall(track, column, row):
                x, y = SIDE_MEADOW + 100 * column, FIRST_ROW - 50 + 100 * row
                pieces.append(Piece(f"post-{column}-{row}", "wall-post", x, y, ADORNMENT, width=30, height=30))
    return pieces


def touches_wall(track: Track, column: int, row: int) -> bool:
    """Whether a wall comes from any side to the upper left corner of this place."""
    return (
        has_upright_wall(track, column, row)
        or has_upright_wall(track, column, row - 1)
        or has_level_wall(track, column, row)
        or has_level_wall(track, column - 1, row)
    )


# The rats.


def lay_rats(state: Race) -> list[Piece]:
    """The rats on the track; a little aside on what can be used there, so that one sees it."""
    pieces: list[Piece] = []
    for seat in range(state.seats):
        place = int(state.places[seat])
        if place < WAITING:
            words = Message("race-piece-rat", {"cell": CELL_NAMES[place], "seat": SEAT_NAMES[seat]})
            looks = (SIGNED, CHOSEN) if isinstance(state.step, Acting) and seat == state.active else (SIGNED,)
            aside = state.track.kinds[place] in (SPRING, PEPPER, SUGAR, CLOVER)
            x, y, size = (17, 16, 66) if aside else (0, -1, 86)
            pieces.append(lay_rat(seat, across(place) + x, down(place) + y, words, size, looks))
    return pieces
