from __future__ import annotations

from typing import Protocol, runtime_checkable

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference
from cheeseboard.core import State


@runtime_checkable
class Symmetric(Protocol):
    """A game whose rules treat all seats alike, at least when they move round."""

    def permuted(self, state: State, order: tuple[int, ...]) -> State | None:
        """The same table with seat n sitting at order[n]; None if the rules do tell such an order from this one."""
        raise NotImplementedError

    def permuted_move(self, move: int, order: tuple[int, ...]) -> int:
        """The same move there; another number only if moves name seats."""
        raise NotImplementedError


@Promise
def seats_are_treated_alike(case: Case) -> None:
    """A game with its seats moved round is the same game with its seats moved round. For games that say how."""
    if not isinstance(case.game, Symmetric):
        return
    for shift in range(1, case.seats):
        check_order(case, case.game, tuple((seat + shift) % case.seats for seat in range(case.seats)))
    check_order(case, case.game, tuple(reversed(range(case.seats))))


def check_order(case: Case, game: Symmetric, order: tuple[int, ...]) -> None:
    state = case.deal()
    moved = game.permuted(state, order)
    if moved is None:
        return
    for choice in case.follow():
        name = case.name_move(state, choice.seat, choice.move)
        seat, move = order[choice.seat], game.permuted_move(choice.move, order)
        if move not in moved.moves(seat):
            raise case.broken(f"{name} may not be played when that seat sits at {seat}.")
        state.play(choice.seat, choice.move)
        moved.play(seat, move)
        expected = game.permuted(state, order)
        if expected is None or expected.facts() != moved.facts():
            where = "the rules tell them apart" if expected is None else difference(expected.facts(), moved.facts())
            raise case.broken(f"with the seats moved to {order}, {name} leads elsewhere: {where}.")
