"""What lies on the table in the Larder: the map and who walks on it, cards, dice, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import HIDDEN, Chance, Outcome, Reason, Seat, State
from cheeseboard.core.chance import HIDDEN_FUTURE, LOW_63_BITS
from tests.larder.board import (
    ANTS,
    CARDS,
    DICE,
    DOOR,
    ENOUGH_POINTS,
    SIDE,
    SLOTS,
    START,
    STORED_POINTS,
    TILES,
    WAYS,
    crumbs_on_tile,
    neighbour,
)

if TYPE_CHECKING:
    from tests.larder import Larder

UNEXPLORED: Final = 99
"""What lies where no tile lies."""
FREE: Final = 99
"""What lies in a slot in which no card lies."""


class Ending(Reason):
    """How a game in the Larder can end."""

    LANTERN = "larder-end-lantern"
    ANTS = "larder-end-ants"


class Cellar(State):
    """The table. Invariants: hands are in order of their cards; picked has a 0 or 1 for each card of the active hand, or nothing."""

    def __init__(self, card: Larder, seats: i64, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.card = card
        self.floor: list[int] = [UNEXPLORED] * (SIDE * SIDE)
        self.floor[START] = DOOR
        self.crumbs: list[int] = [0] * (SIDE * SIDE)
        self.stack: list[int] = []
        """Tiles face down, the top one last."""
        self.mice: list[int] = [START] * seats
        self.ants: list[int] = [START] * ANTS
        self.faces: list[int] = [1] * DICE
        self.kept: list[int] = [0] * DICE
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.picked: list[int] = []
        self.deck: list[int] = []
        """Cards face down, the top one last."""
        self.discard: list[int] = []
        """Cards face up, the top one last."""
        self.eaten: list[int] = [0] * seats
        """The crumbs on everybody's track."""
        self.slots: list[list[int]] = [[FREE] * SLOTS for _ in range(seats)]
        self.first = 0
        self.active = 0
        self.round = 1

    @property
    def game(self) -> Larder:
        return self.card

    def clone(self) -> Self:
        copy = type(self)(self.card, self.seats, self.dice.copy())
        self.share_engine(copy)
        copy.floor, copy.crumbs, copy.stack = self.floor.copy(), self.crumbs.copy(), self.stack.copy()
        copy.mice, copy.ants = self.mice.copy(), self.ants.copy()
        copy.faces, copy.kept = self.faces.copy(), self.kept.copy()
        copy.hands, copy.picked = [hand.copy() for hand in self.hands], self.picked.copy()
        copy.deck, copy.discard = self.deck.copy(), self.discard.copy()
        copy.eaten, copy.slots = self.eaten.copy(), [slots.copy() for slots in self.slots]
        copy.first, copy.active, copy.round = self.first, self.active, self.round
        return copy

    def facts(self) -> list[int]:
        facts = [*self.engine_facts(), self.first, self.active, self.round, *self.floor, *self.crumbs, *self.mice]
        facts += [*self.ants, *self.faces, *self.kept, *self.eaten]
        for pieces in (self.stack, *self.hands, self.picked, self.deck, self.discard, *self.slots):
            facts += [len(pieces), *pieces]
        return facts

    def seen_by(self, seat: Seat) -> Self:
        """6.1: the own hand and what is picked from it, and everything that lies open."""
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        view.stack = [HIDDEN] * len(self.stack)
        view.deck = [HIDDEN] * len(self.deck)
        for other in range(self.seats):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(self.hands[other])
        if seat != self.active:
            view.picked = [HIDDEN] * len(self.picked)
        return view

    def imagine(self, seed: i64) -> Self:
        """Any way the unseen cards and tiles can lie, and any cards picked."""
        world = self.clone()
        world.dice = Chance(seed & LOW_63_BITS[0])
        cards = shuffled(world.dice, CARDS, self.open_cards())
        world.hands = [sorted(next(cards) if card == HIDDEN else card for card in hand) for hand in self.hands]
        world.deck = [next(cards) if card == HIDDEN else card for card in self.deck]
        tiles = shuffled(world.dice, TILES, [*self.floor, *self.stack])
        world.stack = [next(tiles) if tile == HIDDEN else tile for tile in self.stack]
        world.picked = [int(world.dice.below(2)) if pick == HIDDEN else pick for pick in self.picked]
        return world

    def progress(self, seat: Seat) -> i64:
        return self.points(seat)

    # What the table knows.

    def open_cards(self) -> list[int]:
        places = (*self.hands, self.deck, self.discard, *self.slots)
        return [card for place in places for card in place if card not in (HIDDEN, FREE)]

    def points(self, seat: Seat) -> int:
        """5.2: a point for each crumb, two for each card that is stored."""
        return self.eaten[seat] + STORED_POINTS * sum(card != FREE for card in self.slots[seat])

    def most_alike(self) -> int:
        """3.3: how many dice show the same."""
        return max(self.faces.count(face) for face in self.faces)

    def open_ways(self, cell: int) -> list[int]:
        """4.1: where from there a tile lies."""
        cells = [neighbour(cell, way) for way in range(len(WAYS))]
        return [place for place in cells if place is not None and self.floor[place] != UNEXPLORED]

    # What steps do to the table.

    def lay_tile(self, cell: int) -> int:
        tile = self.stack.pop()
        self.floor[cell] = tile
        self.crumbs[cell] = crumbs_on_tile(tile)
        return tile

    def draw_cards(self, seat: int, wanted: int) -> list[int]:
        """As many from the top of the deck as there are."""
        drawn = [self.deck.pop() for _ in range(min(wanted, len(self.deck)))]
        self.hands[seat] = sorted([*self.hands[seat], *drawn])
        return drawn

    def rank(self) -> Outcome:
        """5.2 and 5.3: most points first, equals share a place; if nobody has enough, the ants have won."""
        points = tuple(self.points(seat) for seat in range(self.seats))
        lost = int(max(points) < ENOUGH_POINTS)
        places = tuple(1 + lost + sum(more > own for more in points) for own in points)
        return Outcome(Ending.ANTS, "5.3", places, points) if lost else Outcome(Ending.LANTERN, "5.1", places, points)


def shuffled(dice: Chance, box: int, seen: list[int]) -> Iterator[int]:
    """What of the box has not been seen, in any order."""
    unseen = vec[i64]([piece for piece in range(box) if piece not in seen])
    dice.shuffle(unseen)
    return iter([int(piece) for piece in unseen])
