"""How moves and positions of Cheese Castle are written.

Moves       enter a1 · run b2 b4 · uncover b1 (a room, by any of its cells) · slide Nd · end
Positions   a document with drawings; on the floor a tile is a letter, small where everybody knows it and capital where
            it lies under a roof unseen: s w b c h d m the cheeses, . and , a blank tile, o and O a trap, ? a tile that
            a view does not know, # a solid square, T a tower
"""

from __future__ import annotations

from typing import Final

from cheeseboard.core.bits import count, lowest
from cheeseboard.core.errors import UnreadableMove
from cheeseboard.games.castle.board import (
    CELL_COUNT,
    CELL_NAMES,
    KIND_MASK,
    MICE_EACH,
    OUTSIDE,
    SLOT_NAMES,
    TILE_NAMES,
    Layout,
)
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import END, MOVE_SPACE, RUN, SEAT_NAMES, SLIDE, UNCOVER

_CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
_SLOTS: Final = {name.lower(): slot for slot, name in enumerate(SLOT_NAMES)}


def room_name(layout: Layout, room: int) -> str:
    """A room goes by its first cell."""
    return CELL_NAMES[lowest(layout.room_cells[room])]


def write_move(state: Castle, move: int) -> str:
    """The short written form of a move, legal or not."""
    if move < END or move >= MOVE_SPACE:
        return f"move {move}"
    if move == END:
        return "end"
    if move < SLIDE:
        return f"uncover {room_name(state.layout, move - UNCOVER)}"
    if move < RUN:
        return f"slide {SLOT_NAMES[move - SLIDE]}"
    origin, goal = divmod(move - RUN, CELL_COUNT)
    if origin == OUTSIDE:
        return f"enter {CELL_NAMES[goal]}"
    return f"run {CELL_NAMES[origin]} {CELL_NAMES[goal]}"


def read_move(state: Castle, text: str) -> int:
    """The move that is written so, legal or not."""
    words = text.lower().split()
    if words == ["end"]:
        return END
    if len(words) == 2 and words[0] == "slide":
        if words[1] not in _SLOTS:
            raise UnreadableMove(f"There is no slot '{words[1]}'; there are {', '.join(SLOT_NAMES)}.")
        return SLIDE + _SLOTS[words[1]]
    if len(words) == 2 and words[0] == "uncover":
        room = int(state.layout.room_of[_read_cell(words[1])])
        if room < 0:
            raise UnreadableMove(f"{words[1]} is a tower; it has no roof to lift.")
        return UNCOVER + room
    if len(words) == 2 and words[0] == "enter":
        return RUN + OUTSIDE * CELL_COUNT + _read_cell(words[1])
    if len(words) == 3 and words[0] == "run":
        return RUN + _read_cell(words[1]) * CELL_COUNT + _read_cell(words[2])
    raise UnreadableMove(f"'{text}' is not a move: write enter a1, run b2 b4, uncover b1, slide Nd or end.")


def _read_cell(name: str) -> int:
    if name not in _CELLS:
        raise UnreadableMove(f"There is no cell '{name}'; cells go from a1 to g7.")
    return _CELLS[name]


def path(state: Castle, seat: int, move: int) -> tuple[str, ...]:
    """The pieces a person touches to make this move."""
    if move == END:
        return ("button-end",)
    if move < SLIDE:
        return (f"roof-{room_name(state.layout, move - UNCOVER)}",)
    if move < RUN:
        return (f"slot-{SLOT_NAMES[move - SLIDE]}",)
    origin, goal = divmod(move - RUN, CELL_COUNT)
    mouse = int(state.mouse_at(seat, origin))
    return (mouse_name(mouse), f"cell-{CELL_NAMES[goal]}")


def mouse_name(mouse: int) -> str:
    """The name of a mouse's piece, by its number over all seats."""
    return f"mouse-{SEAT_NAMES[mouse // MICE_EACH]}-{mouse % MICE_EACH + 1}"


def count_pieces(state: Castle) -> dict[str, int]:
    """Every tile by its kind and every mouse by its seat, wherever they lie."""
    pieces: dict[str, int] = {}
    for cell in range(CELL_COUNT):
        kind = state.kind_at(cell)
        name = TILE_NAMES[kind] if kind < len(TILE_NAMES) else "stone"
        pieces[name] = pieces.get(name, 0) + 1
    spare = TILE_NAMES[state.spare & KIND_MASK]
    pieces[spare] = pieces.get(spare, 0) + 1
    for seat in range(state.seats):
        outside = sum(1 for number in range(MICE_EACH) if state.mice[seat * MICE_EACH + number] == OUTSIDE)
        name = f"mice {SEAT_NAMES[seat]}"
        pieces[name] = count(state.standing[seat]) + outside + state.mice_lost(seat)
    return pieces
