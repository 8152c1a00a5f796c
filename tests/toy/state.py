"""What lies on the table in Peppercorn: hands, the deck, what was laid open, the die, and everybody's peppercorns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import HIDDEN, Chance, Outcome, Reason, Seat, State
from cheeseboard.core.chance import HIDDEN_FUTURE, LOW_63_BITS

if TYPE_CHECKING:
    from tests.toy import Peppercorn

SEAT_NAMES: Final = ("red", "yellow", "green", "blue")

# 1.1: a card is its number; the cat is 0.
CAT_CARD: Final = 0
CARD_NAMES: Final = ("cat", "1", "2", "3", "4", "5")
BOX: Final = (4, 4, 4, 4, 4, 4)
HAND_SIZE: Final = 3

NOTHING: Final = 99
"""What a seat has chosen that has not chosen yet."""
NOBODY: Final = 99
"""Who has won the bidding before anybody has."""


class Ending(Reason):
    """How a game of Peppercorn can end."""

    HAND_EMPTY = "peppercorn-end-hand-empty"
    NO_PEPPERCORNS = "peppercorn-end-no-peppercorns"


class Pantry(State):
    """The table. Invariants: hands are in order of their cards; a chosen card stays in the hand until it is turned over."""

    def __init__(self, card: Peppercorn, seats: i64, rerolls: int, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.card = card
        self.rerolls = rerolls
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        """Face down, the top card last."""
        self.open: list[int] = []
        """Face up for all to look through, in order of their cards."""
        self.choices: list[int] = [NOTHING] * seats
        """The move each seat has chosen in secret."""
        self.peppercorns: list[int] = [0] * seats
        self.die = 0
        self.winner = NOBODY
        self.first = 0

    @property
    def game(self) -> Peppercorn:
        return self.card

    def clone(self) -> Self:
        copy = type(self)(self.card, self.seats, self.rerolls, self.dice.copy())
        self.share_engine(copy)
        copy.hands = [hand.copy() for hand in self.hands]
        copy.deck = self.deck.copy()
        copy.open = self.open.copy()
        copy.choices = self.choices.copy()
        copy.peppercorns = self.peppercorns.copy()
        copy.die = self.die
        copy.winner = self.winner
        copy.first = self.first
        return copy

    def facts(self) -> list[int]:
        facts = self.engine_facts()
        facts += [self.rerolls, self.die, self.winner, self.first, *self.choices, *self.peppercorns]
        for cards in (*self.hands, self.deck, self.open):
            facts += [len(cards), *cards]
        return facts

    def seen_by(self, seat: Seat) -> Self:
        """6.1: everybody knows the own hand and choice, and what was laid open."""
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        view.deck = [HIDDEN] * len(self.deck)
        for other in range(self.seats):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(self.hands[other])
                if self.choices[other] != NOTHING:
                    view.choices[other] = HIDDEN
        return view

    def imagine(self, seed: i64) -> Self:
        """Any way the unseen cards can lie, and any choice that these hands allow."""
        world = self.clone()
        world.dice = Chance(seed & LOW_63_BITS[0])
        unseen = self.unseen_cards()
        world.dice.shuffle(unseen)
        dealt = iter([int(card) for card in unseen])
        world.hands = [fill_in(hand, dealt) for hand in self.hands]
        world.deck = [next(dealt) if card == HIDDEN else card for card in self.deck]
        for seat, choice in enumerate(self.choices):
            if choice == HIDDEN:
                offered = world.step.moves(world, seat)
                world.choices[seat] = int(offered[world.dice.below(len(offered))])
        return world

    def progress(self, seat: Seat) -> i64:
        return self.peppercorns[seat]

    # What the table knows.

    def unseen_cards(self) -> vec[i64]:
        """The cards of the box that are in no place one can see."""
        left = Counter(dict(enumerate(BOX)))
        for cards in (*self.hands, self.deck, self.open):
            left.subtract(card for card in cards if card != HIDDEN)
        return vec[i64](sorted(left.elements()))

    # What steps do to the table.

    def draw_card(self, seat: int) -> int:
        """Take the top card of the deck into the hand."""
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        return card

    def lay_open(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.open = sorted([*self.open, card])

    def rank(self) -> Outcome:
        """5.3 and 5.4: most peppercorns first, equals share a place; without a single peppercorn nobody has won."""
        empty = int(not any(self.peppercorns))
        places = tuple(1 + empty + sum(more > own for more in self.peppercorns) for own in self.peppercorns)
        if empty:
            return Outcome(Ending.NO_PEPPERCORNS, "5.4", places, tuple(self.peppercorns))
        return Outcome(Ending.HAND_EMPTY, "5.2", places, tuple(self.peppercorns))


def fill_in(hand: list[int], dealt: Iterator[int]) -> list[int]:
    """A hand with every hidden card replaced, in order."""
    return sorted(next(dealt) if card == HIDDEN else card for card in hand)
