from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.core import Outcome


@Promise
def the_end_is_clear(case: Case) -> None:
    """Nobody acts exactly when there is an outcome, and an outcome has a sensible place for every seat."""
    state = case.deal()
    for choice in case.follow():
        if state.outcome is not None or state.acting == 0:
            raise case.broken(f"with the outcome {state.outcome} the acting seats are {state.acting:b}.")
        state.play(choice.seat, choice.move)
    if state.acting == 0:
        if state.outcome is None:
            raise case.broken("nobody is acting, but there is no outcome.")
        check_places(case, state.outcome)
        if any(len(state.moves(seat)) for seat in range(case.seats)):
            raise case.broken("the game is over, but there are moves.")


def check_places(case: Case, outcome: Outcome) -> None:
    places = outcome.places
    if len(places) != case.seats or len(outcome.points) != case.seats:
        raise case.broken(f"{outcome} is not for {case.seats} seats.")
    best = 1 if outcome.winners else 2  # where all have lost, nobody has place 1
    for place in places:
        ahead = sum(other < place for other in places)
        if place != best + ahead:
            raise case.broken(f"in the places {places}, place {place} has {ahead} seats ahead of it.")
