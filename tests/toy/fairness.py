"""What Peppercorn can say of itself beyond what a game has to: that its seats are alike, and what each cannot know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Chance
from tests.toy.state import NOBODY, NOTHING, Pantry


def permuted(state: Pantry, order: tuple[int, ...]) -> Pantry | None:
    """The seats have only moved round if each still follows the one that it followed."""
    if any((order[seat] - order[0] - seat) % state.seats for seat in range(state.seats)):
        return None
    moved = state.clone()
    for seat, place in enumerate(order):
        moved.hands[place] = state.hands[seat].copy()
        moved.choices[place] = state.choices[seat]
        moved.peppercorns[place] = state.peppercorns[seat]
    moved.first = order[state.first]
    moved.winner = NOBODY if state.winner == NOBODY else order[state.winner]
    if state.outcome is not None:
        moved.outcome = moved.rank()
    return moved


def other_secrets(state: Pantry, seat: int, seed: int) -> Pantry:
    """6.1 turned round: the others' hands and choices, the deck and the dice are what a seat cannot know."""
    other = state.clone()
    other.dice = Chance(seed)
    unknown = [hand for number, hand in enumerate(other.hands) if number != seat] + [other.deck]
    cards = vec[i64]([card for place in unknown for card in place])
    other.dice.shuffle(cards)
    dealt = iter([int(card) for card in cards])
    for place in unknown:
        place[:] = [next(dealt) for _ in place]
    for number, hand in enumerate(other.hands):
        hand.sort()
        if number != seat and other.choices[number] != NOTHING:
            moves = other.step.moves(other, number)
            other.choices[number] = int(moves[other.dice.below(len(moves))])
    return other
