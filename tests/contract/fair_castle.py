"""Cheese Castle, saying what only tests ask: that its seats are alike, and what nobody can know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Chance, Outcome, State
from cheeseboard.core.bits import members
from cheeseboard.games.castle import CheeseCastle
from cheeseboard.games.castle.board import KIND_MASK, MICE_EACH
from cheeseboard.games.castle.state import Castle


class FairCastle(CheeseCastle):
    def permuted(self, state: State, order: tuple[int, ...]) -> Castle | None:
        """The seats move round: turn order is kept, so each must still follow the one that it followed."""
        assert isinstance(state, Castle)
        if any((order[seat] - order[0] - seat) % state.seats for seat in range(state.seats)):
            return None
        moved = state.clone()
        for seat, place in enumerate(order):
            for mouse in range(MICE_EACH):
                moved.mice[place * MICE_EACH + mouse] = state.mice[seat * MICE_EACH + mouse]
            moved.standing[place] = state.standing[seat]
            moved.tokens[place] = state.tokens[seat]
        moved.active = order[state.active]
        moved.starter = order[state.starter]
        if state.outcome is not None:
            moved.outcome = permuted_outcome(state.outcome, order)
        return moved

    def permuted_move(self, move: int, order: tuple[int, ...]) -> int:
        return move

    def other_secrets(self, state: State, seat: int, seed: int) -> Castle:
        """10.1: the tiles that nobody has seen lie in any order, and the dice are anybody's guess."""
        assert isinstance(state, Castle)
        other = state.clone()
        other.dice = Chance(seed)
        unseen = list(members(state.unknown))
        kinds = vec[i64]([state.floor[cell] & KIND_MASK for cell in unseen])
        other.dice.shuffle(kinds)
        for cell, kind in zip(unseen, kinds, strict=True):
            other.lay(cell, kind)
        return other


def permuted_outcome(outcome: Outcome, order: tuple[int, ...]) -> Outcome:
    places, points = list(outcome.places), list(outcome.points)
    for seat, place in enumerate(order):
        places[place] = outcome.places[seat]
        points[place] = outcome.points[seat]
    return Outcome(outcome.reason, outcome.rule, tuple(places), tuple(points))
