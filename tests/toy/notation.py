"""How moves of Peppercorn are written and touched: keep · reroll · pass · cat · bid 3 · bid cat."""

from __future__ import annotations

from typing import Final

from cheeseboard.core import UnreadableMove
from tests.toy.state import CARD_NAMES
from tests.toy.steps import BID, CAT, MOVE_SPACE

MOVE_NAMES: Final = ("keep", "reroll", "pass", "cat", *(f"bid {card}" for card in CARD_NAMES))


def write_move(move: int) -> str:
    return MOVE_NAMES[move] if 0 <= move < MOVE_SPACE else f"move {move}"


def read_move(text: str) -> int:
    name = " ".join(text.lower().split())
    if name not in MOVE_NAMES:
        raise UnreadableMove(f"'{text}' is not a move: write one of {', '.join(MOVE_NAMES)}.")
    return MOVE_NAMES.index(name)


def path(move: int) -> tuple[str, ...]:
    """A card is bid, and the cat sent, by touching it in the own hand; the rest are buttons."""
    if move == CAT:
        return ("hand-cat-1",)
    return (f"hand-{CARD_NAMES[move - BID]}-1",) if move >= BID else (f"button-{MOVE_NAMES[move]}",)
