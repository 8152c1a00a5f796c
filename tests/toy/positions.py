"""Positions of Peppercorn as documents: cards by their names, ? for what a view does not know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cheeseboard.core import HIDDEN, BadPosition, BadSetup, Chance
from cheeseboard.core.chance import HIDDEN_FUTURE
from cheeseboard.core.position import Document, write_dice
from tests.toy.notation import MOVE_NAMES
from tests.toy.state import BOX, CARD_NAMES, NOBODY, NOTHING, SEAT_NAMES, Pantry
from tests.toy.steps import Answer, Bid, Keep

if TYPE_CHECKING:
    from tests.toy import Peppercorn


def write_position(state: Pantry) -> Document:
    seats = SEAT_NAMES[: state.seats]
    document: Document = {
        "game": "peppercorn",
        "seats": int(state.seats),
        "dice": write_dice(state.dice),
        "first": SEAT_NAMES[state.first],
        "deck": write_cards(state.deck),
        "open": write_cards(state.open),
    }
    if state.winner != NOBODY:
        keep = state.later[-1] if isinstance(state.step, Answer) else state.step
        document["winner"] = SEAT_NAMES[state.winner]
        document["die"] = state.die
        document["rerolls"] = keep.rerolls if isinstance(keep, Keep) else 0
        document["answering"] = isinstance(state.step, Answer)
    if state.outcome is not None:
        document["over"] = True
    document["options"] = {"rerolls": str(state.rerolls)}
    document["peppercorns"] = dict(zip(seats, state.peppercorns, strict=True))
    document["hands"] = {name: write_cards(hand) for name, hand in zip(seats, state.hands, strict=True)}
    chosen = {name: choice for name, choice in zip(seats, state.choices, strict=True) if choice != NOTHING}
    document["chosen"] = {name: "?" if choice == HIDDEN else MOVE_NAMES[choice] for name, choice in chosen.items()}
    return document


def write_cards(cards: list[int]) -> list[str]:
    return ["?" if card == HIDDEN else CARD_NAMES[card] for card in cards]


def read_position(game: Peppercorn, document: Document) -> Pantry:
    """The state a document describes; every reason why it cannot be is found before any is told."""
    reasons: list[str] = []
    seats = document.get("seats")
    asked = _table(document, "options", reasons)
    try:
        options = game.check_options(2, {name: str(value) for name, value in asked.items()})
    except BadSetup as error:
        raise BadPosition([str(error)]) from error
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        raise BadPosition([f"seats must be 2, 3 or 4, not {seats!r}."])
    state = game.table(game, seats, int(options["rerolls"]), Chance(_read_dice(document, reasons)))
    names = SEAT_NAMES[:seats]
    state.first = _read_name(document, "first", names, reasons)
    state.deck = _read_cards(document.get("deck"), "deck", reasons)
    state.open = sorted(_read_cards(document.get("open"), "open", reasons))
    hands, peppercorns, chosen = (_table(document, part, reasons) for part in ("hands", "peppercorns", "chosen"))
    for seat, name in enumerate(names):
        state.hands[seat] = sorted(_read_cards(hands.get(name), f"the hand of {name}", reasons))
        state.peppercorns[seat] = _read_number(peppercorns.get(name), 72, f"the peppercorns of {name}", reasons)
        if name in chosen:
            state.choices[seat] = _read_choice(chosen[name], name, reasons)
    _read_steps(state, document, names, reasons)
    _check_cards(state, reasons)
    if reasons:
        raise BadPosition(reasons)
    return state


def _read_steps(state: Pantry, document: Document, names: tuple[str, ...], reasons: list[str]) -> None:
    if document.get("over") is True:
        state.finish(state.rank())
    elif "winner" in document:
        state.winner = _read_name(document, "winner", names, reasons)
        state.die = _read_number(document.get("die"), 6, "die", reasons)
        state.push(Keep(_read_number(document.get("rerolls"), 2, "rerolls", reasons)))
        if document.get("answering") is True:
            state.push(Answer())
    else:
        state.push(Bid())


def _check_cards(state: Pantry, reasons: list[str]) -> None:
    cards = Counter(card for place in (*state.hands, state.deck, state.open) for card in place)
    hidden = cards.pop(HIDDEN, 0)
    if cards.total() + hidden != sum(BOX) or any(cards[card] > copies for card, copies in enumerate(BOX)):
        reasons.append(f"The box has 4 cards of each kind; here are {cards.total()} and {hidden} hidden ones.")
    if state.winner == NOBODY and all(state.hands) == (state.outcome is not None):
        reasons.append("Between two rounds, the game is over exactly when somebody has no card left.")


def _table(document: Document, name: str, reasons: list[str]) -> dict[str, object]:
    value = document.get(name, {})
    if isinstance(value, dict):
        return dict(value)
    reasons.append(f"{name} must be a table, not {value!r}.")
    return {}


def _read_dice(document: Document, reasons: list[str]) -> int:
    value = document.get("dice", "0")
    if value == "hidden":
        return HIDDEN_FUTURE
    try:
        return int(str(value), 16) & 0x7FFFFFFFFFFFFFFF
    except ValueError:
        reasons.append(f"dice must be 'hidden' or hexadecimal digits, not {value!r}.")
        return 0


def _read_name(document: Document, part: str, names: tuple[str, ...], reasons: list[str]) -> int:
    value = document.get(part, names[0])
    if value in names:
        return names.index(str(value))
    reasons.append(f"{part} must be one of {', '.join(names)}, not {value!r}.")
    return 0


def _read_number(value: object, most: int, what: str, reasons: list[str]) -> int:
    if isinstance(value, int) and 0 <= value <= most:
        return int(value)
    reasons.append(f"{what} must be a number from 0 to {most}, not {value!r}.")
    return 0


def _read_cards(value: object, what: str, reasons: list[str]) -> list[int]:
    known = {name: card for card, name in enumerate(CARD_NAMES)} | {"?": HIDDEN}
    if isinstance(value, list) and all(isinstance(name, str) and name in known for name in value):
        return [known[name] for name in value]
    reasons.append(f"{what} must be a list of {', '.join(known)}, not {value!r}.")
    return []


def _read_choice(value: object, name: str, reasons: list[str]) -> int:
    if value == "?":
        return HIDDEN
    if value in MOVE_NAMES:
        return MOVE_NAMES.index(str(value))
    reasons.append(f"{name} cannot have chosen {value!r}.")
    return NOTHING
