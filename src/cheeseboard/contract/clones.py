from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference
from cheeseboard.core import State, play_randomly

CLONES = 50
REPLAYED = 4


@Promise
def clones_share_nothing(case: Case) -> None:
    """Playing on changes no earlier clone; playing on a clone does not change the original; both go the same way."""
    kept: list[tuple[int, State, list[int]]] = []
    end: list[int] = []
    for state in case.states(CLONES):
        clone = state.clone()
        if clone.facts() != state.facts():
            raise case.broken(f"a clone differs from its original: {difference(state.facts(), clone.facts())}.")
        kept.append((case.played, clone, state.facts()))
        end = state.facts()
    for case.played, clone, facts in kept:
        if clone.facts() != facts:
            raise case.broken(
                f"a clone has changed while the original was played on: {difference(facts, clone.facts())}."
            )
    for case.played, clone, facts in kept:
        play_randomly(clone.clone(), case.chance("clone"), case.most)
        if clone.facts() != facts:
            raise case.broken(f"playing on a clone has changed its original: {difference(facts, clone.facts())}.")
    for case.played, clone, _ in kept[:: max(1, len(kept) // REPLAYED)]:
        for choice in case.trail[case.played :]:
            clone.play(choice.seat, choice.move)
        if clone.facts() != end:
            raise case.broken(f"a clone, given the same moves, ends elsewhere: {difference(end, clone.facts())}.")
