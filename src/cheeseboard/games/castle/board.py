"""What never changes in a castle: cells, holes, towers, slots, and the rooms of a layout.

Cells are numbered row by row from a1 (0, top left) to g7 (48, bottom right). Rulebook: chapter 1; rulings R-1, R-25.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

Cell: TypeAlias = i64
Cells: TypeAlias = i64
"""A set of cells, as a mask."""
Room: TypeAlias = i64
Kind: TypeAlias = i64

SIDE: Final = 7
CELL_COUNT: Final = 49
ROOM_COUNT: Final = 18

# Where a mouse is: a cell, or outside the castle, or fallen through a cell (which is added to FALLEN).
OUTSIDE: Final = 49
FALLEN: Final = 64

SLOT_COUNT: Final = 12
MICE_EACH: Final = 4

# What a cell shows. The seven cheeses come first.
CHEESES: Final = ("slice", "wheel", "brick", "cone", "heart", "drop", "moon")
CHEESE_COUNT: Final = 7
BLANK: Final = 7
TRAP: Final = 8
TILE_NAMES: Final = (*CHEESES, "blank", "trap")
STONE: Final = 9
UNSEEN: Final = 15

# A tile is written as its number, which it keeps for the whole game, times 16, plus its kind.
KIND_MASK: Final = 15
TILE_STEP: Final = 16
TILES_OF_KIND: Final = (3, 3, 3, 3, 3, 3, 3, 10, 3)
KIND_COUNT: Final = 9
ALL_TILES: Final = vec[i64]([kind for kind, copies in enumerate(TILES_OF_KIND) for _ in range(copies)])

CELL_NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg")

TOWER_CELLS: Final = (0, 6, 42, 48)
TOWERS: Final = 1 | 1 << 6 | 1 << 42 | 1 << 48

# 1.6: rows 2, 4, 6 and columns b, d, f slide; a tile is pushed in from the side the slot is named after.
SLOT_NAMES: Final = ("Nb", "Nd", "Nf", "Sb", "Sd", "Sf", "W2", "W4", "W6", "E2", "E4", "E6")


def _line(slot: int) -> list[int]:
    """The seven cells of a slot's line, from the slot inward."""
    track = 2 * (slot % 3) + 1
    down = [row * SIDE + track for row in range(SIDE)]
    across = [track * SIDE + column for column in range(SIDE)]
    return (down, down[::-1], across, across[::-1])[slot // 3]


LINES: Final = tuple(tuple(_line(slot)) for slot in range(SLOT_COUNT))
# The same, flat: the n-th cell of a slot's line stands at slot * 7 + n.
LINE_CELLS: Final = vec[i64]([cell for slot in range(SLOT_COUNT) for cell in _line(slot)])
LINE_MASKS: Final = vec[i64]([sum(1 << cell for cell in _line(slot)) for slot in range(SLOT_COUNT)])
# How far along the cell numbers a slot pushes each tile: 7 and -7 down and up, 1 and -1 right and left.
LINE_SHIFTS: Final = vec[i64]([7, 7, 7, -7, -7, -7, 1, 1, 1, -1, -1, -1])

# 1.2: every cell of a sliding row or column; written out, so that it compiles to a number.
HOLES: Final = 0x0ABFAAFEABFAA
SOLIDS: Final = ((1 << CELL_COUNT) - 1) & ~HOLES & ~TOWERS


def _beside(cell: int, *, corners: bool) -> int:
    """The cells that touch a cell by a side, or also by a corner."""
    row, column = divmod(cell, SIDE)
    found = 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            inside = 0 <= row + down < SIDE and 0 <= column + right < SIDE
            if inside and (down or right) and (corners or not (down and right)):
                found |= 1 << ((row + down) * SIDE + column + right)
    return found


# 6.1 and 6.3: where one step leads from a cell; never onto a tower.
NEXT: Final = vec[i64]([_beside(cell, corners=False) & ~TOWERS for cell in range(CELL_COUNT)])
AROUND: Final = vec[i64]([_beside(cell, corners=True) for cell in range(CELL_COUNT)])


# All cells of column a and of column g, and the cells that are not towers: written out, so that they compile to numbers.
_COLUMN_A: Final = 0x0040810204081
_COLUMN_G: Final = 0x1020408102040
_NO_TOWER: Final = 0x0FBFFFFFFFFBE


def spread(cells: Cells) -> Cells:
    """All cells one step away from any of these, towers left out."""
    right = (cells & ~_COLUMN_G) << 1
    left = (cells & ~_COLUMN_A) >> 1
    return (right | left | cells << SIDE | cells >> SIDE) & _NO_TOWER


@final
class Layout:
    """The rooms of one side of the frame. Rooms are numbered in the order of their first cells."""

    def __init__(self, key: str, origin: str, rooms: list[int]) -> None:
        self.key = key
        self.origin = origin
        self.room_cells: vec[i64] = vec[i64](rooms)
        self.room_of: vec[i64] = vec[i64]([_room_at(cell, rooms) for cell in range(CELL_COUNT)])
        # 5.2: the rooms whose roof a mouse on this cell can reach.
        self.near: vec[i64] = vec[i64]([_rooms_touching(cell, rooms) for cell in range(CELL_COUNT)])


def _room_at(cell: int, rooms: list[int]) -> int:
    return next((room for room, cells in enumerate(rooms) if cells >> cell & 1), -1)


def _rooms_touching(cell: int, rooms: list[int]) -> int:
    return sum(1 << room for room, cells in enumerate(rooms) if cells & int(AROUND[cell]))


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    return [cell for cell in range(CELL_COUNT) if mask >> cell & 1]
