"""How moves of Rat Race are written and touched.

Moves       place a3 · discard swap · bet dash · eat pepper · keep pepper · take clover · pass
            dash c3 · diagonal · step · jump · swap · idea, each with the cell where the rat ends up (of a swap or a theft,
            the cell of the other rat); sugar dash d3 eats sugar with it; clover step b2 eats clover to step instead
Positions   a document (positions.py); a track is written as its cards, 2 7r 4, or drawn (cards.py)
"""

from __future__ import annotations

from typing import Final

from cheeseboard.core.bits import BIT, count
from cheeseboard.core.errors import UnreadableMove
from cheeseboard.games.race.board import (
    ACTION_COUNT,
    ACTION_NAMES,
    CELL_NAMES,
    CELLS_AT_MOST,
    CLOVER,
    HOME,
    KIND_NAMES,
    PEPPER,
    SUGAR,
    WAITING,
)
from cheeseboard.games.race.state import NO_CARD, NOBODY, WIND_COUNT, Race
from cheeseboard.games.race.steps.moves import (
    ACT,
    BET,
    CLOVER_EATEN,
    DISCARD,
    EAT_PEPPER,
    KEEP_PEPPER,
    MOVE_SPACE,
    PASS,
    PLACE,
    SEAT_NAMES,
    SUGAR_EATEN,
    TAKE,
    action_of,
    first_move,
    goal_of,
    spent_on,
)

_CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
_ACTIONS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}
_TOKENS: Final = {KIND_NAMES[kind]: kind for kind in (PEPPER, SUGAR, CLOVER)}
_SPENT: Final = {"sugar": SUGAR_EATEN, "clover": CLOVER_EATEN}
_SPENT_NAMES: Final = ("", "sugar ", "clover ")
_WHOLE: Final = {"pass": PASS, "eat pepper": EAT_PEPPER, "keep pepper": KEEP_PEPPER}

ADVICE: Final = "place a3, discard swap, bet dash, eat pepper, keep pepper, take clover, pass, dash c3, sugar dash d3 or clover step b2"


def write_move(state: Race, move: int) -> str:
    """The short written form of a move, legal or not."""
    if move < PASS or move >= MOVE_SPACE:
        return f"move {move}"
    for text, number in _WHOLE.items():
        if move == number:
            return text
    if move < DISCARD:
        return f"take {KIND_NAMES[PEPPER + move - TAKE]}"
    if move < BET:
        return f"discard {ACTION_NAMES[move - DISCARD]}"
    if move < PLACE:
        return f"bet {ACTION_NAMES[move - BET]}"
    if move < ACT:
        return f"place {CELL_NAMES[move - PLACE]}"
    return f"{_SPENT_NAMES[spent_on(move)]}{ACTION_NAMES[action_of(move)]} {CELL_NAMES[goal_of(move)]}"


def read_move(state: Race, text: str) -> int:
    """The move that is written so, legal or not."""
    words = text.lower().split()
    whole = " ".join(words)
    if whole in _WHOLE:
        return _WHOLE[whole]
    if len(words) == 2:
        first, second = words
        if first == "take" and second in _TOKENS:
            return TAKE + _TOKENS[second] - PEPPER
        if first == "discard":
            return DISCARD + _read_action(second)
        if first == "bet":
            return BET + _read_action(second)
        if first == "place":
            return PLACE + _read_cell(second)
        if first in _ACTIONS:
            return int(first_move(0, _ACTIONS[first])) + _read_cell(second)
    if len(words) == 3 and words[0] in _SPENT:
        return int(first_move(_SPENT[words[0]], _read_action(words[1]))) + _read_cell(words[2])
    raise UnreadableMove(f"'{text}' is not a move: write {ADVICE}.")


def _read_action(name: str) -> int:
    if name not in _ACTIONS:
        raise UnreadableMove(f"There is no action '{name}'; there are {', '.join(ACTION_NAMES)}.")
    return _ACTIONS[name]


def _read_cell(name: str) -> int:
    if name not in _CELLS:
        raise UnreadableMove(
            f"There is no cell '{name}'; cells go from {CELL_NAMES[0]} to {CELL_NAMES[CELLS_AT_MOST - 1]}."
        )
    return _CELLS[name]


def path(state: Race, seat: int, move: int) -> tuple[str, ...]:
    """The pieces a person touches to make this move."""
    if move == PASS:
        return ("button-pass",)
    if move == KEEP_PEPPER:
        return ("button-keep",)
    if move == EAT_PEPPER:
        return (f"token-{SEAT_NAMES[seat]}",)
    if move < DISCARD:
        return (f"supply-{KIND_NAMES[PEPPER + move - TAKE]}",)
    if move < PLACE:
        return (f"hand-{ACTION_NAMES[(move - DISCARD) % ACTION_COUNT]}",)
    if move < ACT:
        return (f"cell-{CELL_NAMES[move - PLACE]}",)
    return act_path(state, seat, move)


def act_path(state: Race, seat: int, move: int) -> tuple[str, ...]:
    """The token that is spent, the order that clover carries out, and the goal: a cell, or the rat that stands there."""
    spent, action, goal = int(spent_on(move)), int(action_of(move)), int(goal_of(move))
    other = int(state.rats[goal])
    touched = f"rat-{SEAT_NAMES[other]}" if other != NOBODY else f"cell-{CELL_NAMES[goal]}"
    if spent == CLOVER_EATEN:
        return (f"token-{SEAT_NAMES[seat]}", f"order-{ACTION_NAMES[action]}", touched)
    return (f"token-{SEAT_NAMES[seat]}", touched) if spent == SUGAR_EATEN else (touched,)


def count_pieces(state: Race) -> dict[str, int]:
    """Every card and rat by its seat, the order cards and the wind cards, wherever they lie."""
    pieces: dict[str, int] = {}
    orders: set[int] = set()
    for action in state.orders:
        orders.add(action)
    pieces["orders"] = len(orders)
    drawn = 0
    for card in range(WIND_COUNT):
        if state.winds_left & BIT[card] == 0:
            drawn += 1
    pieces["winds"] = count(state.winds_left) + drawn
    for seat in range(state.seats):
        name = SEAT_NAMES[seat]
        laid = state.bets[seat]
        apart = 1 if 0 <= laid < NO_CARD and state.hands[seat] & BIT[laid] == 0 else 0
        pieces[f"cards {name}"] = count(state.hands[seat]) + count(state.open_cards(seat)) + apart
        place = state.places[seat]
        standing = 0
        for cell in range(CELLS_AT_MOST):
            if state.rats[cell] == seat:
                standing += 1
        pieces[f"rats {name}"] = standing + (1 if place in (WAITING, HOME) else 0)
    return pieces
