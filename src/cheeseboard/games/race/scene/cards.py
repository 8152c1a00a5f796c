"""What lies on several mats: cards, rats, the marks of seats, and where a card has no place."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.bits import BIT
from cheeseboard.core.message import Message
from cheeseboard.core.scene import ADORNMENT, FADED, OUTLINED, SIGNED, Piece
from cheeseboard.games.race.board import ACTION_NAMES, KIND_NAMES
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps import SEAT_NAMES

ROW_HEIGHT: Final = 148
CARD_STEP: Final = 84
CARD_WIDTH: Final = 75

RAT_SIGN: Final = ":>"


def lay_rat(seat: int, x: int, y: int, words: Message, size: int, looks: tuple[str, ...] = (SIGNED,)) -> Piece:
    name = SEAT_NAMES[seat]
    return Piece(
        f"rat-{name}", f"rat-{name}", x, y, words, width=size, height=size, looks=looks, sign=RAT_SIGN, tone=name
    )


def lay_mark(id: str, seat: int, x: int, y: int, looks: tuple[str, ...] = (), sign: str = "") -> Piece:
    """The shape of a seat."""
    name = SEAT_NAMES[seat]
    return Piece(id, f"mark-{name}", x, y, ADORNMENT, width=28, height=28, looks=looks, sign=sign, tone=name)


def card_place(place: int) -> int:
    return 50 + CARD_STEP * place


def card_height(width: int) -> int:
    return width * 17 // 12


def card_sign(action: int) -> Message:
    return Message(f"race-sign-{ACTION_NAMES[action]}")


def lay_slot(id: str, x: int, y: int, width: int, tone: str) -> Piece:
    """The place of a card that is not there."""
    high = card_height(width)
    return Piece(id, "", x, y, ADORNMENT, width=width, height=high, looks=(OUTLINED, FADED), tone=tone)


def lay_card(state: Race, seat: int, action: int, x: int, y: int, width: int, looks: tuple[str, ...] = ()) -> Piece:
    """One of the six cards of a seat, wherever it lies."""
    name = ACTION_NAMES[action]
    if state.bets[seat] == action:
        words = Message("race-piece-card-laid", {"seat": SEAT_NAMES[seat], "action": name})
    else:
        where = "hand" if state.hands[seat] & BIT[action] != 0 else "open"
        words = Message(f"race-piece-card-{where}", {"action": name})
    card = f"card-{SEAT_NAMES[seat]}-{name}"
    high = card_height(width)
    return Piece(card, card, x, y, words, width=width, height=high, looks=looks, sign=card_sign(action))


def token_sign(kind: int) -> Message:
    return Message(f"race-kind-{KIND_NAMES[kind]}")
