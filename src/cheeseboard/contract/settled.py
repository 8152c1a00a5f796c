from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise


@Promise
def settled_places_stay(case: Case) -> None:
    """A place that is settled is never another, up to the end."""
    known = [0] * case.seats
    state = case.deal()
    for choice in case.follow():
        for seat in range(case.seats):
            place = int(state.settled(seat))
            if known[seat] not in (0, place):
                raise case.broken(f"place {known[seat]} of seat {seat} was settled, and now it is {place}.")
            known[seat] = place
        state.play(choice.seat, choice.move)
    if state.outcome is not None:
        for seat, place in enumerate(state.outcome.places):
            if known[seat] not in (0, place):
                raise case.broken(f"place {known[seat]} of seat {seat} was settled, but at the end it is {place}.")
