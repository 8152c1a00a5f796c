"""What a learner of Peppercorn sees: a view as numbers between 0 and 1, the own seat first."""

from __future__ import annotations

from tests.toy.state import BOX, CARD_NAMES, NOTHING, Pantry
from tests.toy.steps import Answer, Keep

MOST_PEPPERCORNS = 72
PLAYER = ("peppercorns", "cards", "has chosen", "goes first", "has won the bidding")


def observation_names(seats: int) -> list[str]:
    names = [f"hand {card}" for card in CARD_NAMES] + [f"open {card}" for card in CARD_NAMES]
    for player in range(seats):
        names += [f"player {player} {what}" for what in PLAYER]
    return [*names, "deck", "die", "keep", "answer", "rerolls"]


def observation(view: Pantry, seat: int) -> list[float]:
    """Made from the view of that seat."""
    found = [view.hands[seat].count(card) / copies for card, copies in enumerate(BOX)]
    found += [view.open.count(card) / copies for card, copies in enumerate(BOX)]
    for player in range(view.seats):
        other = (seat + player) % int(view.seats)
        found += [min(1.0, view.peppercorns[other] / MOST_PEPPERCORNS), len(view.hands[other]) / sum(BOX)]
        found += [float(view.choices[other] != NOTHING), float(view.first == other)]
        found.append(float(view.winner == other))
    step = view.step
    rerolls = step.rerolls if isinstance(step, Keep) else 0
    answering = float(isinstance(step, Answer))
    return [*found, len(view.deck) / sum(BOX), view.die / 6, float(isinstance(step, Keep)), answering, rerolls / 2]
