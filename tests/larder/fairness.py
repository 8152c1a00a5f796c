"""What the Larder can say of itself beyond what a game has to: that its seats are alike, and what each cannot know."""

from __future__ import annotations

from cheeseboard.core import Chance
from tests.larder.board import CARDS, TILES
from tests.larder.state import Cellar, shuffled


def permuted(state: Cellar, order: tuple[int, ...]) -> Cellar:
    moved = state.clone()
    for seat, place in enumerate(order):
        moved.mice[place] = state.mice[seat]
        moved.hands[place] = state.hands[seat].copy()
        moved.eaten[place] = state.eaten[seat]
        moved.slots[place] = state.slots[seat].copy()
    moved.first, moved.active = order[state.first], order[state.active]
    if state.outcome is not None:
        moved.outcome = moved.rank()
    return moved


def other_secrets(state: Cellar, seat: int, seed: int) -> Cellar:
    """6.1 turned round: the others' hands and what is picked from them, the deck, the stack and the dice."""
    other = state.clone()
    other.dice = Chance(seed)
    own = state.hands[seat] if seat >= 0 else []
    unseen = [*other.deck, *(card for number, hand in enumerate(other.hands) if number != seat for card in hand)]
    cards = shuffled(other.dice, CARDS, [card for card in range(CARDS) if card not in unseen or card in own])
    other.deck = [next(cards) for _ in other.deck]
    for number, hand in enumerate(other.hands):
        if number != seat:
            other.hands[number] = sorted(next(cards) for _ in hand)
    other.stack = list(shuffled(other.dice, TILES, [tile for tile in range(TILES) if tile not in state.stack]))
    if seat != state.active:
        other.picked = [int(other.dice.below(2)) for _ in other.picked]
    return other
