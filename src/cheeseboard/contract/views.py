from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, who
from cheeseboard.core import WATCHER, HiddenFuture, State
from cheeseboard.core.chance import HIDDEN_FUTURE


@Promise
def views_know_their_moves(case: Case) -> None:
    """A view has its seat's moves and question, hides the dice, and is the same when looked at again."""
    for state in case.states():
        for seat in observers(state):
            view = state.seen_by(seat)
            check_dice(case, view, seat)
            again = view.seen_by(seat)
            if again.facts() != view.facts():
                raise case.broken(
                    f"the view of {who(seat)} of its own view differs: {difference(view.facts(), again.facts())}."
                )
            if (view.acting, view.outcome) != (state.acting, state.outcome):
                raise case.broken(f"the view of {who(seat)} has other acting seats or another outcome than the state.")
            if seat != WATCHER:
                check_moves(case, state, view, seat)


def check_dice(case: Case, view: State, seat: int) -> None:
    if view.dice.memory != HIDDEN_FUTURE:
        raise case.broken(f"the view of {who(seat)} holds the dice.")
    try:
        view.dice.below(6)
    except HiddenFuture:
        return
    raise case.broken(f"the dice in the view of {who(seat)} can be drawn.")


def check_moves(case: Case, state: State, view: State, seat: int) -> None:
    known, seen = ([int(move) for move in table.moves(seat)] for table in (state, view))
    if seen != known:
        raise case.broken(f"seat {seat} has the moves {known}, but in its view {seen}.")
    if view.prompt(seat) != state.prompt(seat):
        raise case.broken(f"seat {seat} is asked {state.prompt(seat)}, but in its view {view.prompt(seat)}.")
