"""Castles for tests, written as drawings: a test says what it is about, the rest is filled in.

    table('''
        T . # ? # ? T
        s . ? ? ? ? ?
        ...
    ''', open="b1 a2", mice={"red": "a1, b2"})

? means "does not matter": under an open roof it becomes a blank tile while there are any, and never a trap; under a closed
roof it becomes any tile, unseen. Rooms are named by any of their cells. Mice that are not named are outside.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from cheeseboard.core import Event, IllegalMove, Journal, Move
from cheeseboard.core.position import Document
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import CELL_NAMES, CHEESES, HOLES, MICE_EACH, TILE_NAMES, TILES_OF_KIND, TOWERS
from cheeseboard.games.castle.layouts import find_layout
from cheeseboard.games.castle.notation import room_name
from cheeseboard.games.castle.positions import KNOWN_LETTERS, UNSEEN_LETTERS, write_place
from cheeseboard.games.castle.state import Castle

SEATS = CASTLE.seat_names

ROOMS_A = "b1 d1 e1 a2 c2 e2 f2 a3 f3 d4 a5 b5 e5 g5 b6 c6 f6 c7"
"""All rooms of layout A: for a castle without roofs. Then the three traps lie in the open, so draw them."""

WIDE_OPEN = "b1 d1 e1 a2 c2 e2 f2 a3 d4 a5 b5 e5 g5 b6 c6 f6 c7"
"""All rooms of layout A but the one at f3, which hides all three traps."""

PLAIN = """
    T ? # ? # ? T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""


def table(
    floor: str = PLAIN,
    *,
    open: str = "",
    mice: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    seats: int = 2,
    turn: str = "red",
    starter: str = "red",
    rounds: int = 0,
    points: int = 4,
    slide: bool | None = None,
    placement: bool = False,
    spare: str = "blank",
    end: str | None = None,
    layout: str = "a",
    target: int = 6,
    through_towers: bool = True,
    edition: str = "rulebook",
    seed: int = 0,
) -> Castle:
    """A castle in the middle of a game; the target is out of the way unless a test is about it."""
    rooms = first_cells(open.split(), layout)
    document: Document = {
        "game": "castle",
        "seats": seats,
        "starter": starter,
        "turn": turn,
        "rounds": rounds,
        "points": points,
        "slide": points > 0 if slide is None else slide,
        "spare": spare,
        "floor": complete(floor, spare, cells_under(rooms, layout), seed),
        "open": rooms,
        "mice": {seat: all_mice(text) for seat, text in (mice or {}).items()},
        "tokens": {seat: names(text) for seat, text in (tokens or {}).items()},
        "options": {
            "target": str(target),
            "layout": layout,
            "through-towers": "yes" if through_towers else "no",
            "edition": edition,
        },
    }
    if placement:
        document["placement"] = True
    if end is not None:
        document["end"] = end
    return CASTLE.read_position(document)


def new_game(seats: int = 4, options: Mapping[str, str] | None = None, seed: str = "a game") -> Castle:
    return CASTLE.deal(CASTLE.check_seats(seats), CASTLE.check_options(seats, options or {}), seed)


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def all_mice(text: str) -> list[str]:
    """Four mice, the ones not named outside."""
    named = names(text)
    return named + ["outside"] * (MICE_EACH - len(named))


def first_cells(cells: Iterable[str], layout: str) -> list[str]:
    """The rooms of these cells, as positions name them."""
    plan = find_layout(layout)
    rooms = {int(plan.room_of[CELL_NAMES.index(cell)]) for cell in cells}
    assert -1 not in rooms, "a tower belongs to no room"
    return [room_name(plan, room) for room in sorted(rooms)]


def cells_under(rooms: Iterable[str], layout: str) -> set[str]:
    """All cells of these rooms."""
    plan = find_layout(layout)
    masks = [int(plan.room_cells[plan.room_of[CELL_NAMES.index(room)]]) for room in rooms]
    return {name for cell, name in enumerate(CELL_NAMES) if any(mask >> cell & 1 for mask in masks)}


def complete(floor: str, spare: str, open_cells: set[str], seed: int) -> str:
    """The drawing with a tile of the box in place of every ?."""
    letters = floor.split()
    assert len(letters) == len(CELL_NAMES), f"a floor of {len(letters)} letters"
    left = Counter(dict(zip(KNOWN_LETTERS, TILES_OF_KIND, strict=True)))
    left[KNOWN_LETTERS[TILE_NAMES.index(spare)]] -= 1
    for cell, letter in enumerate(letters):
        if HOLES >> cell & 1 and letter != "?":
            left[known(letter)] -= 1
    assert min(left.values()) >= 0, f"more tiles than the box has: {left}"
    shuffled = list(left.elements())
    random.Random(seed).shuffle(shuffled)
    # Open floors take from the front: blank tiles, then cheese, and traps only if nothing else is left.
    shuffled.sort(key=lambda letter: (letter != ".", letter == "o"))
    asked = [cell for cell, letter in enumerate(letters) if letter == "?"]
    in_the_open = [cell for cell in asked if CELL_NAMES[cell] in open_cells]
    for cell in in_the_open:
        letters[cell] = shuffled.pop(0)
    random.Random(seed).shuffle(shuffled)
    for cell in asked:
        if cell not in in_the_open:
            letters[cell] = UNSEEN_LETTERS[KNOWN_LETTERS.index(shuffled.pop())]
    return "\n".join(" ".join(letters[row : row + 7]) for row in range(0, 49, 7))


def known(letter: str) -> str:
    """The small letter of a tile."""
    return KNOWN_LETTERS[UNSEEN_LETTERS.index(letter)] if letter in UNSEEN_LETTERS else letter


# Playing.


def play(state: Castle, *moves: str) -> tuple[Castle, list[Event]]:
    """A copy on which whoever's turn it is has played these moves, and what happened."""
    copy = state.clone()
    copy.journal = Journal()
    for text in moves:
        copy.play(copy.active, CASTLE.read_move(copy, text))
    return copy, copy.journal.events


def after(state: Castle, *moves: str) -> Castle:
    copy, _ = play(state, *moves)
    copy.journal = None
    return copy


def legal(state: Castle, kind: str = "") -> set[str]:
    """The moves of whoever's turn it is, as they are written; of one kind only, if asked."""
    written = [CASTLE.write_move(state, move) for move in state.moves(state.active)]
    assert len(set(written)) == len(written)
    return {text for text in written if text.startswith(kind)}


def events(state: Castle, *moves: str) -> list[tuple[str, str]]:
    """What happens, each with the rule that makes it happen."""
    return [(event.message.key, event.rule) for event in play(state, *moves)[1]]


def tokens_told(state: Castle, *moves: str) -> list[tuple[object, object]]:
    """Who is told to get which token, in this order."""
    told = [event.message for event in play(state, *moves)[1] if event.message.key == "castle-token"]
    return [(message.arguments["seat"], message.arguments["cheese"]) for message in told]


def refused(state: Castle, text: str, seat: str | None = None) -> tuple[str, str]:
    """The rule and the key with which a written move is refused; nothing has changed after it."""
    return refused_number(state, CASTLE.read_move(state, text), seat)


def refused_number(state: Castle, move: Move, seat: str | None = None) -> tuple[str, str]:
    before = CASTLE.write_position(state)
    number = int(state.active) if seat is None else SEATS.index(seat)
    with pytest.raises(IllegalMove) as caught:
        state.play(number, move)
    assert CASTLE.write_position(state) == before
    assert caught.value.seat == number
    assert caught.value.move == CASTLE.write_move(state, move)
    return caught.value.refusal.rule, caught.value.refusal.message.key


# Looking.


def draw(state: Castle) -> str:
    """The floor as it is written: small letters for what the table knows."""
    return str(CASTLE.write_position(state)["floor"])


def tile(state: Castle, cell: str) -> str:
    """The letter of one cell."""
    return draw(state).split()[CELL_NAMES.index(cell)]


def tiles(state: Castle, cells: str) -> str:
    """The letters of several cells."""
    return " ".join(tile(state, cell) for cell in cells.split())


def spare(state: Castle) -> str:
    return str(CASTLE.write_position(state)["spare"])


def points(state: Castle) -> object:
    return CASTLE.write_position(state).get("points")


def turn(state: Castle) -> str:
    return SEATS[state.active]


def mice(state: Castle, seat: str) -> list[str]:
    """Where the mice of a seat are, in the order of their names."""
    first = SEATS.index(seat) * MICE_EACH
    return sorted(write_place(int(place)) for place in state.mice[first : first + MICE_EACH])


def tokens(state: Castle, seat: str) -> set[str]:
    return {cheese for kind, cheese in enumerate(CHEESES) if state.tokens[SEATS.index(seat)] >> kind & 1}


def open_cells(state: Castle) -> set[str]:
    """The cells of all open rooms."""
    return {name for cell, name in enumerate(CELL_NAMES) if state.open_cells >> cell & 1 and not TOWERS >> cell & 1}


def places(state: Castle) -> dict[str, int]:
    """The place of every seat in a game that is over."""
    assert state.outcome is not None, "the game goes on"
    return {SEATS[seat]: place for seat, place in enumerate(state.outcome.places)}


def winner(state: Castle) -> str:
    (best,) = [seat for seat, place in places(state).items() if place == 1]
    return best


def ending(state: Castle) -> str:
    """How the game ended; "" while it goes on."""
    return "" if state.outcome is None else str(state.outcome.reason.value).removeprefix("castle-end-")
