"""What never changes in the Larder: the box, and the floor on which the map grows."""

from __future__ import annotations

from typing import Final

SEAT_NAMES: Final = ("red", "yellow")

# 1.1: a card is its number, ten of each herb.
HERBS: Final = ("thyme", "sage", "dill", "mint")
EACH_HERB: Final = 10
CARDS: Final = EACH_HERB * len(HERBS)
CARD_NAMES: Final = tuple(f"{herb}-{number + 1}" for herb in HERBS for number in range(EACH_HERB))
HAND_SIZE: Final = 10

# 1.2: a tile is its number; tile 0 is the door, which has neither a herb nor crumbs.
TILES: Final = 21
DOOR: Final = 0

DICE: Final = 4
REROLLS: Final = 2
SLOTS: Final = 3
TRACK_END: Final = 10
ANTS: Final = 8
ANT_STEPS: Final = 5
ROUNDS: Final = 5
# 2.1: before these rounds a page of the story is turned.
PAGE_ROUNDS: Final = (1, 4)
ENOUGH_POINTS: Final = 5
STORED_POINTS: Final = 2

# 3.5: the map may grow so far from the door in all directions. A cell is its number, row by row.
REACH: Final = 4
SIDE: Final = 2 * REACH + 1
START: Final = REACH * SIDE + REACH
WAYS: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def herb_of_card(card: int) -> int:
    return card // EACH_HERB


def herb_of_tile(tile: int) -> int:
    """Only for tiles that have a herb."""
    return (tile - 1) % len(HERBS)


def crumbs_on_tile(tile: int) -> int:
    return 0 if tile == DOOR else (tile - 1) // len(HERBS) % 4


def column(cell: int) -> int:
    """To the right of the door, or below zero to its left."""
    return cell % SIDE - REACH


def row(cell: int) -> int:
    """Below the door, or below zero above it."""
    return cell // SIDE - REACH


def cell_at(right: int, down: int) -> int:
    return (down + REACH) * SIDE + right + REACH


def is_on_floor(right: int, down: int) -> bool:
    return max(abs(right), abs(down)) <= REACH


def neighbour(cell: int, way: int) -> int | None:
    """The cell one step away, if it is not beyond reach."""
    right, down = column(cell) + STEPS[way][0], row(cell) + STEPS[way][1]
    return cell_at(right, down) if is_on_floor(right, down) else None
