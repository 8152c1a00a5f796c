"""Tables drawn for tests, and what can be asked of them.

    table('''
        F . . . . . . . F
        F . R . ~|. . . F
              -
        F . . Y # . . . F
        ...
    ''', laid={"red": "dash"})

A track is drawn with a sign for every cell (cards.py) and a | between two cells for a wall; between two rows may stand a
line with a - below every cell that has a wall under it. R, Y, G and B are rats on ordinary cells; rats on special cells are
named in rats. Cells are named as ever: the first row is row 1, the first column a.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent

import pytest

from cheeseboard.core import Event, IllegalMove, Journal
from cheeseboard.core.bits import lowest
from cheeseboard.core.position import Document, Value
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CELL_NAMES, HOME, KIND_NAMES, ROWS, WAITING
from cheeseboard.games.race.state import NO_CARD, NO_TOKEN, Race

SEATS = RACE.seat_names
LETTERS = dict(zip("RYGB", SEATS, strict=True))
ORDERS = "dash diagonal step jump swap idea"

PLAIN = """
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
"""
FAR = {"red": "a1", "yellow": "a2", "green": "a3", "blue": "a4"}
"""Rats out of the way of everybody."""


def table(
    drawing: str = PLAIN,
    *,
    rats: Mapping[str, str] | None = None,
    laid: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    cheese: Mapping[str, int] | None = None,
    orders: str = ORDERS,
    step: str | None = None,
    row: str | None = None,
    turn: str | None = None,
    lost: str = "",
    declined: str = "",
    arrows: str | None = None,
    wind: int | None = None,
    winds: list[int] | None = None,
    rounds: int = 0,
    races: int = 0,
    options: Mapping[str, str] | None = None,
) -> Race:
    """A race in the middle of a round: while actions are carried out if cards are laid, else while bets are made."""
    lines = dedent(drawing.strip("\n")).splitlines()
    places = found_rats(lines) | dict(rats or {})
    seats = [seat for seat in SEATS if seat in places]
    asked = "action" if laid and step is None else step or "bets"
    cards = dict(laid or {})
    if asked in ("action", "pepper"):
        left = [card for card in ACTION_NAMES if card not in cards.values()]
        cards |= {seat: left.pop() for seat in seats if seat not in cards and not places[seat].startswith("home")}
    in_hand = {seat: hand_of(seat, hands or {}, cards if asked == "action" else {}) for seat in seats}
    document: Document = {
        "game": "race",
        "seats": len(seats),
        "step": asked,
        "races": races,
        "rounds": rounds,
        "orders": list(orders.split()),
        "track": "drawn",
        "map": full_drawing(lines, arrows),
        "rats": values(places),
        "hands": values(in_hand),
        "laid": values(cards),
        "tokens": values(tokens or {}),
        "options": values(options or {}),
    }
    extra: dict[str, Value | None] = {
        "row": row.split() if row else first_laid(seats, places, laid or {}) if asked == "action" else None,
        "turn": turn,
        "lost": lost.split() or None,
        "declined": declined.split() or None,
        "cheese": values(cheese) if cheese else None,
        "wind": wind,
        "winds": winds,
    }
    document |= {name: value for name, value in extra.items() if value is not None}
    return RACE.read_position(document)


def first_laid(seats: list[str], places: Mapping[str, str], laid: Mapping[str, str]) -> list[str]:
    """Whoever is named among the laid cards acts in that order, the others after them."""
    return [*laid, *(seat for seat in seats if seat not in laid and not places[seat].startswith("home"))]


def values(names: Mapping[str, object]) -> Document:
    found: Document = {}
    for name, value in names.items():
        assert isinstance(value, (str, int, list))
        found[name] = value
    return found


def found_rats(lines: list[str]) -> dict[str, str]:
    """Where the letters of the seats stand; in their place are ordinary cells afterwards."""
    found: dict[str, str] = {}
    rows = [number for number, line in enumerate(lines) if line[:1] not in ("", " ", "-")]
    for row, number in enumerate(rows, 1):
        for column, letter in enumerate(lines[number][::2]):
            if letter in LETTERS:
                found[LETTERS[letter]] = f"{CELL_NAMES[column * ROWS][0]}{row}"
        for letter in LETTERS:
            lines[number] = lines[number].replace(letter, ".")
    return {seat: found[seat] for seat in SEATS if seat in found}


def full_drawing(lines: list[str], arrows: str | None) -> str:
    """The drawing as cards have it."""
    rows = [number for number, line in enumerate(lines) if line[:1] not in ("", " ", "-")]
    assert len(rows) == ROWS, f"{len(rows)} rows are drawn"
    columns = (len(lines[rows[0]]) + 1) // 2
    border = "+" + "---+" * columns
    drawn = [border]
    for row, number in enumerate(rows):
        line = lines[number].ljust(2 * columns)
        drawn.append(" " + "".join(f" {line[2 * column]} {line[2 * column + 1]}" for column in range(columns)))
        between = lines[number + 1] if number + 1 < len(lines) and number + 1 not in rows else ""
        floors = [between.ljust(2 * columns)[2 * column] == "-" for column in range(columns)]
        drawn.append("+" + "".join("---+" if floor else "   +" for floor in floors) if row < ROWS - 1 else border)
    drawn.append("".join(f"  {arrow} " for arrow in arrows or "v" * columns))
    return "\n".join(line.rstrip() for line in drawn) + "\n"


def hand_of(seat: str, hands: Mapping[str, str], played: Mapping[str, str]) -> list[str]:
    cards = hands[seat].split() if seat in hands else list(ACTION_NAMES)
    return [card for card in cards if seat in hands or card != played.get(seat)]


def new_game(seats: int = 4, seed: str = "a game", **options: str) -> Race:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return RACE.deal(RACE.check_seats(seats), RACE.check_options(seats, chosen), seed)


# Playing.


def play(state: Race, *moves: str) -> tuple[Race, list[Event]]:
    """A copy on which these moves are played, each by the seat before it or else by the first that may move."""
    copy = state.clone()
    copy.journal = Journal()
    for text in moves:
        seat, move = read(copy, text)
        copy.play(seat, move)
    return copy, copy.journal.events


def read(state: Race, text: str) -> tuple[int, int]:
    name, _, rest = text.partition(" ")
    if name in SEATS:
        return SEATS.index(name), RACE.read_move(state, rest)
    return lowest(state.acting), RACE.read_move(state, text)


def after(state: Race, *moves: str) -> Race:
    copy, _ = play(state, *moves)
    copy.journal = None
    return copy


def bet(state: Race, *cards: str) -> Race:
    """Everybody on the track bets, in the order of the seats."""
    racing = [seat for number, seat in enumerate(SEATS[: state.seats]) if state.acting >> number & 1]
    return after(state, *(f"{seat} bet {card}" for seat, card in zip(racing, cards, strict=True)))


def legal(state: Race, seat: str | None = None) -> set[str]:
    """The moves of a seat, or of the first that may move, as they are written."""
    number = lowest(state.acting) if seat is None else SEATS.index(seat)
    written = [RACE.write_move(state, move) for move in state.moves(number)]
    assert len(set(written)) == len(written)
    return set(written)


def goals(state: Race, action: str) -> set[str]:
    """Where whoever's turn it is can end up with an action: "dash", "sugar step", "clover jump"."""
    start = f"{action} "
    return {text.removeprefix(start) for text in legal(state) if text.startswith(start)}


def cells(text: str) -> set[str]:
    return set(text.split())


def events(state: Race, *moves: str) -> list[tuple[str, str]]:
    """What happens, each with the rule that makes it happen."""
    return [(event.message.key, event.rule) for event in play(state, *moves)[1]]


def refused(state: Race, text: str) -> tuple[str, str]:
    """The rule and the key with which a written move is refused; nothing has changed after it."""
    before = RACE.write_position(state)
    seat, move = read(state, text)
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert RACE.write_position(state) == before
    return caught.value.refusal.rule, caught.value.refusal.message.key


# Looking.


def place(state: Race, seat: str) -> str:
    """Where a rat is: a cell, waiting, or home and its place."""
    where = int(state.places[SEATS.index(seat)])
    if where == WAITING:
        return "waiting"
    return f"home {int(state.homes[SEATS.index(seat)])}" if where == HOME else CELL_NAMES[where]


def laid(state: Race) -> dict[str, str]:
    """The cards that lie before the seats."""
    return {SEATS[seat]: ACTION_NAMES[card] for seat, card in enumerate(state.bets) if card != NO_CARD}


def hand(state: Race, seat: str) -> set[str]:
    return {name for card, name in enumerate(ACTION_NAMES) if state.hands[SEATS.index(seat)] >> card & 1}


def open_cards(state: Race, seat: str) -> set[str]:
    return {name for card, name in enumerate(ACTION_NAMES) if state.open_cards(SEATS.index(seat)) >> card & 1}


def token(state: Race, seat: str) -> str:
    """The token of a seat; "" if it has none."""
    kind = int(state.tokens[SEATS.index(seat)])
    return "" if kind == NO_TOKEN else KIND_NAMES[kind]


def row(state: Race) -> list[str]:
    return [SEATS[seat] for seat in state.row]


def turn(state: Race) -> str:
    return SEATS[state.active]


def acting(state: Race) -> set[str]:
    return {seat for number, seat in enumerate(SEATS) if state.acting >> number & 1}


def asked(state: Race) -> str:
    """What is decided now; "over" when nothing is."""
    return type(state.step).__name__


def places(state: Race) -> list[int]:
    """The place of every seat in a game that is over."""
    assert state.outcome is not None, "the game goes on"
    return list(state.outcome.places)


def ending(state: Race) -> str:
    """How the game ended; "" while it goes on."""
    return "" if state.outcome is None else str(state.outcome.reason.value).removeprefix("race-end-")
