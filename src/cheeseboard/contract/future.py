from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers
from cheeseboard.core import State, play_randomly


@Promise
def bots_leave_the_future_alone(case: Case) -> None:
    """Whatever is done with clones, views and imagined worlds, the real game goes on as if nobody had looked."""
    for state, choice in case.choices():
        before = state.facts()
        undisturbed = state.clone()
        think(case, state)
        if state.facts() != before:
            raise case.broken(f"looking and imagining has changed the state: {difference(before, state.facts())}.")
        thought_about = state.clone()
        for copy in (undisturbed, thought_about):
            copy.play(choice.seat, choice.move)
            play_randomly(copy, case.chance("future"), case.most)
        if thought_about.facts() != undisturbed.facts():
            where = difference(undisturbed.facts(), thought_about.facts())
            raise case.broken(f"after looking and imagining the same moves lead elsewhere: {where}.")


def think(case: Case, state: State) -> None:
    """What a bot may do with a state, and a little more."""
    for seat in observers(state):
        view = state.seen_by(seat)
        view.moves(seat)
        world = view.imagine(case.played)
        if world.dice.memory == state.dice.memory:
            raise case.broken("an imagined world has the real dice.")
        play_randomly(world, case.chance("bot"), case.most)
    play_randomly(state.clone(), case.chance("bot"), case.most)
