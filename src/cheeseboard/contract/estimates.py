from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference
from cheeseboard.contract.symmetry import Symmetric
from cheeseboard.core import State
from cheeseboard.core.bits import members


@Promise
def estimates_are_fair(case: Case) -> None:
    """Asking for progress and estimates changes nothing, allies have the same estimate and win together, and no seat is favoured."""
    allies = [int(case.deal().allies(seat)) for seat in range(case.seats)]
    for state in case.states():
        before = state.facts()
        for seat in range(case.seats):
            if int(state.allies(seat)) != allies[seat] or not allies[seat] >> seat & 1:
                raise case.broken(
                    f"the allies of seat {seat} are {int(state.allies(seat)):b}, but were {allies[seat]:b}."
                )
            check_allies(case, state, seat, allies)
            state.progress(seat)
        if state.facts() != before:
            raise case.broken(f"asking for an estimate has changed {difference(before, state.facts())}.")
        check_seats(case, state)


def check_allies(case: Case, state: State, seat: int, allies: list[int]) -> None:
    own, outcome = state.estimate(seat), state.outcome
    for other in members(allies[seat]):
        if allies[other] != allies[seat]:
            raise case.broken(f"seat {seat} is an ally of seat {other}, but has other allies.")
        if state.estimate(other) != own:
            raise case.broken(
                f"seats {seat} and {other} are allies, but their estimates are {own} and {state.estimate(other)}."
            )
        if outcome is not None and (outcome.places[seat] == 1) != (outcome.places[other] == 1):
            raise case.broken(f"seats {seat} and {other} are allies, but only one of them has won.")


def check_seats(case: Case, state: State) -> None:
    """The same table with the seats moved round is judged the same, by games that say how."""
    if not isinstance(case.game, Symmetric):
        return
    order = tuple((seat + 1) % case.seats for seat in range(case.seats))
    moved = case.game.permuted(state, order)
    if moved is None:
        return
    for seat, place in enumerate(order):
        here = int(state.progress(seat)), int(state.estimate(seat))
        there = int(moved.progress(place)), int(moved.estimate(place))
        if here != there:
            raise case.broken(f"progress and estimate of seat {seat} are {here}, but {there} when it sits at {place}.")
