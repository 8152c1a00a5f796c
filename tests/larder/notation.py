"""How moves in the Larder are written and touched: north · keep 2 · pick thyme-3 · store thyme-3 in 1 · throw · end."""

from __future__ import annotations

from typing import Final

from cheeseboard.core import UnreadableMove
from tests.larder.board import CARD_NAMES, DICE, SEAT_NAMES, SLOTS, WAYS, column, neighbour, row
from tests.larder.state import UNEXPLORED, Cellar
from tests.larder.steps import KEEP, MOVE_SPACE, PICK, STORE, WALK

BUTTONS: Final = ("page", "reroll", "enough", "throw", "end")
MOVE_NAMES: Final = (
    *BUTTONS,
    *WAYS,
    *(f"keep {die + 1}" for die in range(DICE)),
    *(f"pick {card}" for card in CARD_NAMES),
    *(f"store {card} in {slot + 1}" for card in CARD_NAMES for slot in range(SLOTS)),
)


def write_move(move: int) -> str:
    return MOVE_NAMES[move] if 0 <= move < MOVE_SPACE else f"move {move}"


def read_move(text: str) -> int:
    name = " ".join(text.lower().split())
    if name not in MOVE_NAMES:
        raise UnreadableMove(
            f"'{text}' is not a move: write {', '.join(BUTTONS)}, {', '.join(WAYS)}, keep 1, pick thyme-1 or "
            "store thyme-1 in 1."
        )
    return MOVE_NAMES.index(name)


def path(state: Cellar, seat: int, move: int) -> tuple[str, ...]:
    """A card is stored by touching it and then a slot; everything else is one touch."""
    if move >= STORE:
        card, slot = divmod(move - STORE, SLOTS)
        return (f"card-{CARD_NAMES[card]}", f"slot-{SEAT_NAMES[seat]}-{slot + 1}")
    if move >= PICK:
        return (f"card-{CARD_NAMES[move - PICK]}",)
    if move >= KEEP:
        return (f"die-{move - KEEP + 1}",)
    if move >= WALK:
        cell = neighbour(state.mice[seat], move - WALK)
        return (place_name(state, state.mice[seat] if cell is None else cell),)
    return (f"button-{BUTTONS[move]}",)


def place_name(state: Cellar, cell: int) -> str:
    """The piece that is touched to go there: the tile, or the place for one."""
    tile = state.floor[cell]
    return f"place-{column(cell)}-{row(cell)}" if tile == UNEXPLORED else f"tile-{tile}"
