"""Where every piece of Cheese Castle lies and which art it wears.

All 34 tiles, all mice and all cells are always there, so that whatever moves can be followed. A tile under a roof that
everybody has seen (10.1) also lies on the roof, small. What a seat does not know is not in its scene: tiles nobody has
seen all look alike, and lie under their roofs.

A scene is laid out for every event and every watcher. So whatever looks the same and lies on the same place is the same
piece in all of them, made once; nobody changes a piece.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from cheeseboard.core.bits import count, lowest, members
from cheeseboard.core.message import Message
from cheeseboard.core.scene import (
    ADORNMENT,
    CHOSEN,
    FADED,
    HIDDEN_LOOK,
    LOST,
    OUTLINED,
    REMEMBERED,
    SIGNED,
    WINNER,
    Mat,
    Piece,
    Scene,
)
from cheeseboard.games.castle.board import (
    BLANK,
    CELL_COUNT,
    CELL_NAMES,
    CHEESE_COUNT,
    CHEESES,
    FALLEN,
    HOLES,
    KIND_MASK,
    MICE_EACH,
    OUTSIDE,
    ROOM_COUNT,
    SIDE,
    SLOT_COUNT,
    SLOT_NAMES,
    TILE_NAMES,
    TILE_STEP,
    TOWERS,
    TRAP,
    UNSEEN,
)
from cheeseboard.games.castle.notation import mouse_name
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import POINTS_EACH_TURN, SEAT_NAMES, Turn

# The board: a moat and a wall 100 wide around seven cells of 100.
BOARD_SIZE: Final = 900
FIRST_CELL: Final = 150
FAR_WALL: Final = 850
NEAR_WALL: Final = 50

TILE_COUNT: Final = 34
TILE_TONES: Final = ("cheese",) * CHEESE_COUNT + ("floor", "trap")
ROOFS: Final = ("", "", "tiled", "thatched", "copper")
ROOF_SIGNS: Final = ("", "", "▒", "░", "▓")


def scene(state: Castle, seat: i64) -> Scene:
    """The table before that seat's eyes; for nobody's seat, everything that the state itself holds."""
    view = state if seat < 0 else state.seen_by(seat)
    mats = [lay_board(view), lay_spare(view), lay_points(view)]
    mats += [lay_player(view, player) for player in range(view.seats)]
    if isinstance(view.step, Turn) and (seat < 0 or seat == view.active):
        mats.append(lay_button())
    return Scene(mats, say_prompt(view, seat))


def say_prompt(state: Castle, seat: i64) -> Message:
    """What is asked now; at the end, who has won."""
    outcome = state.outcome
    if outcome is None:
        return state.prompt(seat)
    winner = outcome.winners[0]
    return Message(outcome.reason.value, {"seat": SEAT_NAMES[winner], "tokens": outcome.points[winner]})


# The board.


def lay_board(state: Castle) -> Mat:
    pieces = [Piece("frame", "frame", 450, 450, ADORNMENT, width=BOARD_SIZE, height=BOARD_SIZE)]
    pieces += lay_tiles(state)
    pieces += lay_stones()
    pieces += outline_open_rooms(state)
    pieces += lay_cells(state)
    pieces += lay_roofs(state)
    pieces += recall_tiles(state)
    pieces += lay_slots(state)
    pieces += lay_mice(state)
    return Mat(
        "board",
        "board",
        BOARD_SIZE,
        BOARD_SIZE,
        Message("castle-mat-board"),
        pieces,
        cells=(SIDE, SIDE),
        corner=(FIRST_CELL, FIRST_CELL),
        columns=("a", "b", "c", "d", "e", "f", "g"),
        rows=("1", "2", "3", "4", "5", "6", "7"),
    )


def across(cell: int) -> int:
    return FIRST_CELL + 100 * (cell % SIDE)


def down(cell: int) -> int:
    return FIRST_CELL + 100 * (cell // SIDE)


@cache
def say_cell(cell: int, kind: int) -> Message:
    """What a cell shows, in words."""
    where = CELL_NAMES[cell]
    if (TOWERS >> cell) & 1:
        return Message("castle-piece-tower", {"cell": where})
    if not (HOLES >> cell) & 1:
        return Message("castle-piece-solid", {"cell": where})
    if kind == UNSEEN:
        return Message("castle-piece-tile-unknown", {"cell": where})
    return Message("castle-piece-tile", {"tile": TILE_NAMES[kind], "cell": where})


def lay_tiles(state: Castle) -> list[Piece]:
    """The floor, in the order of the tiles' numbers, which never changes."""
    found: list[Piece | None] = [None] * TILE_COUNT
    for cell in members(HOLES):
        tile = int(state.floor[cell])
        found[tile // TILE_STEP] = lay_on_floor(tile, cell)
    return [piece for piece in found if piece is not None]


@cache
def lay_on_floor(tile: int, cell: int) -> Piece:
    return lay_tile(tile, across(cell), down(cell), say_cell(cell, tile & KIND_MASK))


def lay_tile(tile: int, x: int, y: int, words: Message) -> Piece:
    number = tile // TILE_STEP
    kind = tile & KIND_MASK
    if kind == UNSEEN:
        return Piece(f"tile-{number}", "tile-hidden", x, y, words, looks=(HIDDEN_LOOK,))
    return Piece(f"tile-{number}", f"tile-{TILE_NAMES[kind]}", x, y, words, sign=tile_sign(kind), tone=TILE_TONES[kind])


def tile_sign(kind: i64) -> str | Message:
    """The short word for what a tile shows."""
    if kind == BLANK:
        return "·"
    return Message("castle-tile-trap") if kind == TRAP else Message(f"castle-cheese-{CHEESES[kind]}")


@cache
def lay_stones() -> list[Piece]:
    """The solid squares and the towers."""
    pieces: list[Piece] = []
    for cell in range(CELL_COUNT):
        where = CELL_NAMES[cell]
        x, y = across(cell), down(cell)
        if (TOWERS >> cell) & 1:
            words = Message("castle-piece-tower", {"cell": where})
            pieces.append(Piece(f"tower-{where}", "tower", x, y, words, sign="◎", tone="tower"))
        elif not (HOLES >> cell) & 1:
            words = Message("castle-piece-solid", {"cell": where})
            pieces.append(Piece(f"solid-{where}", "solid", x, y, words, sign="▪", tone="stone"))
    return pieces


def lay_cells(state: Castle) -> list[Piece]:
    """The places a mouse can run to."""
    return [lay_cell(cell, int(state.kind_at(cell))) for cell in range(CELL_COUNT)]


@cache
def lay_cell(cell: int, kind: int) -> Piece:
    return Piece(f"cell-{CELL_NAMES[cell]}", "", across(cell), down(cell), say_cell(cell, kind))


def outline_open_rooms(state: Castle) -> list[Piece]:
    """How far a room without its roof reaches."""
    rooms = state.layout.room_cells
    return [outline_room(int(rooms[room])) for room in range(ROOM_COUNT) if (state.open_rooms >> room) & 1]


@cache
def outline_room(cells: int) -> Piece:
    return cover_room(cells, f"room-{CELL_NAMES[lowest(cells)]}", "", ADORNMENT, "")


def lay_roofs(state: Castle) -> list[Piece]:
    rooms = state.layout.room_cells
    return [lay_roof(int(rooms[room])) for room in range(ROOM_COUNT) if not (state.open_rooms >> room) & 1]


@cache
def lay_roof(cells: int) -> Piece:
    name, size = CELL_NAMES[lowest(cells)], count(cells)
    words = Message("castle-piece-roof", {"roof": ROOFS[size], "cell": name})
    return cover_room(cells, f"roof-{name}", f"roof-{ROOFS[size]}", words, ROOF_SIGNS[size])


def cover_room(room: int, id: str, art: str, words: Message, sign: str) -> Piece:
    """A piece as large as a room, turned if the room stands upright."""
    cells = list(members(room))
    first, last = cells[0], cells[-1]
    wide = last % SIDE - first % SIDE + 1
    high = last // SIDE - first // SIDE + 1
    return Piece(
        id,
        art,
        (across(first) + across(last)) // 2,
        (down(first) + down(last)) // 2,
        words,
        width=100 * max(wide, high),
        height=100 * min(wide, high),
        turn=90 if high > wide else 0,
        looks=() if art else (OUTLINED,),
        sign=sign,
        tone=f"roof-{ROOFS[len(cells)]}",
    )


def recall_tiles(state: Castle) -> list[Piece]:
    """10.1: the tiles that everybody knows to lie under the roofs; fainter, those that only an open table shows."""
    pieces: list[Piece] = []
    for cell in members(HOLES & ~state.open_cells):
        tile = int(state.floor[cell])
        kind = tile & KIND_MASK
        if kind != UNSEEN:
            known = (state.known >> cell) & 1 != 0
            pieces.append(recall_tile(tile, cell, known))
    return pieces


@cache
def recall_tile(tile: int, cell: int, known: bool) -> Piece:
    kind = tile & KIND_MASK
    return Piece(
        f"recall-{tile // TILE_STEP}",
        f"tile-{TILE_NAMES[kind]}",
        across(cell),
        down(cell),
        say_cell(cell, kind),
        width=46,
        height=46,
        looks=(REMEMBERED,) if known else (REMEMBERED, FADED),
        sign=tile_sign(kind),
        tone=TILE_TONES[kind],
    )


def lay_slots(state: Castle) -> list[Piece]:
    """The twelve slots in the wall, faded while nobody may slide."""
    step = state.step
    return slots(isinstance(step, Turn) and step.may_slide and step.points > 0)


@cache
def slots(usable: bool) -> list[Piece]:
    pieces: list[Piece] = []
    for slot in range(SLOT_COUNT):
        side = slot // 3
        track = 100 * (2 * (slot % 3) + 1) + FIRST_CELL
        name = SLOT_NAMES[slot]
        pieces.append(
            Piece(
                f"slot-{name}",
                "slot",
                (track, track, NEAR_WALL, FAR_WALL)[side],
                (NEAR_WALL, FAR_WALL, track, track)[side],
                Message("castle-piece-slot", {"slot": name}),
                width=80,
                height=80,
                turn=(0, 180, 270, 90)[side],
                looks=() if usable else (FADED,),
                sign=name,
                tone="slot",
            )
        )
    return pieces


# The mice.


def lay_mice(state: Castle) -> list[Piece]:
    """The mice in the castle; a little aside on a cheese, so that one sees which."""
    pieces: list[Piece] = []
    for mouse in range(state.seats * MICE_EACH):
        place = state.mice[mouse]
        if place < OUTSIDE:
            pieces.append(lay_in_castle(mouse, int(place), state.kind_at(place) < CHEESE_COUNT))
    return pieces


@cache
def lay_in_castle(mouse: int, cell: int, on_cheese: bool) -> Piece:
    words = Message(
        "castle-piece-mouse", {"seat": mouse_seat(mouse), "number": mouse_number(mouse), "place": CELL_NAMES[cell]}
    )
    if on_cheese:
        return lay_mouse(mouse, across(cell) + 16, down(cell) + 14, words, 70)
    return lay_mouse(mouse, across(cell), down(cell), words, 82)


def lay_mouse(mouse: int, x: int, y: int, words: Message, size: int, *, fallen: bool = False) -> Piece:
    return Piece(
        mouse_name(mouse),
        f"mouse-{mouse_seat(mouse)}",
        x,
        y,
        words,
        width=size,
        height=size,
        looks=(LOST, SIGNED) if fallen else (SIGNED,),
        sign=str(mouse_number(mouse)),
        tone=mouse_seat(mouse),
    )


def mouse_seat(mouse: int) -> str:
    return SEAT_NAMES[mouse // MICE_EACH]


def mouse_number(mouse: int) -> int:
    return mouse % MICE_EACH + 1


# Beside the board.


def lay_spare(state: Castle) -> Mat:
    words = Message("castle-piece-spare", {"tile": TILE_NAMES[state.spare & KIND_MASK]})
    tile = lay_tile(int(state.spare), 102, 56, words)
    if state.spare & KIND_MASK == BLANK:
        tile.sign = Message("castle-tile-blank")
    return Mat("spare", "board", 204, 112, Message("castle-mat-spare"), [tile])


def lay_points(state: Castle) -> Mat:
    step = state.step
    points = step.points if isinstance(step, Turn) else 0
    pieces = [lay_point(number, number <= points) for number in range(1, POINTS_EACH_TURN + 1)]
    tone = "" if state.outcome is not None else SEAT_NAMES[state.active]
    return Mat("actions", "board", 220, 112, Message("castle-mat-actions"), pieces, tone=tone)


@cache
def lay_point(number: int, left: bool) -> Piece:
    return Piece(
        f"point-{number}",
        "point" if left else "point-spent",
        50 * number - 15,
        56,
        Message("castle-piece-point") if left else ADORNMENT,
        width=48,
        height=48,
        sign="●" if left else "○",
        tone="point" if left else "dim",
    )


def lay_player(state: Castle, seat: int) -> Mat:
    """A player's mat: the mice still outside, those in the dungeon, and the tokens."""
    name = SEAT_NAMES[seat]
    pieces: list[Piece] = []
    for number in range(1, MICE_EACH + 1):
        mouse = seat * MICE_EACH + number - 1
        place = int(state.mice[mouse])
        if place == OUTSIDE:
            words = Message("castle-piece-mouse-outside", {"seat": name, "number": number})
            pieces.append(lay_mouse(mouse, mouse_home(number), 40, words, 68))
        elif place >= FALLEN:
            cell = CELL_NAMES[place - FALLEN]
            words = Message("castle-piece-mouse-fallen", {"seat": name, "number": number, "cell": cell})
            pieces.append(
                Piece(f"dungeon-{name}-{number}", "dungeon", mouse_home(number), 40, ADORNMENT, width=72, height=72)
            )
            pieces.append(lay_mouse(mouse, mouse_home(number), 40, words, 56, fallen=True))
        else:
            pieces.append(lay_home(seat, number))
    if seat == state.starter:
        pieces.append(Piece("starter", "tower", 404, 36, Message("castle-piece-starter"), width=46, height=46))
    pieces += [lay_token(seat, kind, (state.tokens[seat] >> kind) & 1 != 0) for kind in range(CHEESE_COUNT)]
    looks: tuple[str, ...] = ()
    if state.outcome is not None:
        looks = (WINNER,) if seat in state.outcome.winners else ()
    elif seat == state.active:
        looks = (CHOSEN,)
    words = Message("castle-mat-player", {"seat": name})
    return Mat(f"player-{name}", "player", 440, 138, words, pieces, seat=seat, looks=looks, tone=name)


@cache
def lay_home(seat: int, number: int) -> Piece:
    """The place of a mouse that is in the castle."""
    name = SEAT_NAMES[seat]
    looks = (OUTLINED, FADED)
    return Piece(
        f"home-{name}-{number}", "", mouse_home(number), 40, ADORNMENT, width=56, height=56, looks=looks, tone=name
    )


def mouse_home(number: int) -> int:
    return 76 * number - 32


@cache
def lay_token(seat: int, kind: int, owned: bool) -> Piece:
    cheese = CHEESES[kind]
    return Piece(
        f"token-{SEAT_NAMES[seat]}-{cheese}",
        f"token-{cheese}" if owned else "token-empty",
        60 * kind + 40,
        106,
        Message("castle-piece-token" if owned else "castle-piece-token-empty", {"cheese": cheese}),
        width=54,
        height=54,
        sign=tile_sign(kind) if owned else "",
        tone="cheese" if owned else "dim",
    )


def lay_button() -> Mat:
    """4.2: a turn ends when its player says so."""
    button = Piece("button-end", "", 110, 30, Message("castle-piece-end-turn"), width=220, height=60)
    return Mat("end-turn", "button", 220, 60, Message("castle-piece-end-turn"), [button])
