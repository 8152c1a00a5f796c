from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference


@Promise
def observations_are_views(case: Case) -> None:
    """An observation has a value from 0 to 1 for each of its names, and nothing in it that its seat cannot know."""
    names = case.game.observation_names(case.seats)
    if len(set(names)) != len(names):
        raise case.broken("two values of the observation have the same name.")
    for state in case.states():
        for seat in range(case.seats):
            found = case.game.observation(state, seat)
            if len(found) != len(names):
                raise case.broken(f"the observation of seat {seat} has {len(found)} values for {len(names)} names.")
            for name, value in zip(names, found, strict=True):
                if not 0 <= value <= 1:
                    raise case.broken(f"'{name}' is {value} for seat {seat}; it must be from 0 to 1.")
            view = state.seen_by(seat)
            for other in (view, view.imagine(case.played)):
                if case.game.observation(other, seat) != found:
                    where = difference(found, case.game.observation(other, seat))
                    raise case.broken(f"the observation of seat {seat} is made from what it cannot know: {where}.")
