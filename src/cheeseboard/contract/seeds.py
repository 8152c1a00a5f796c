from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, without_dice
from cheeseboard.core import stream
from cheeseboard.core.chance import WORLD

OTHER_SEEDS = 8


@Promise
def the_seed_decides(case: Case) -> None:
    """The same seed gives the same game, move by move; other seeds give others, if there is any chance in it."""
    state = case.deal()
    for other, choice in case.choices(len(case.trail)):
        if state.facts() != other.facts():
            raise case.broken(f"the same seed and moves gave two states: {difference(state.facts(), other.facts())}.")
        state.play(choice.seat, choice.move)
    case.played = 0
    dealt = case.deal()
    if dealt.dice.memory == stream(case.seed, WORLD).memory:  # nothing was drawn for the deal
        return
    seeds = [f"{case.seed} and {number}" for number in range(OTHER_SEEDS)]
    if all(without_dice(case.deal(seed)) == without_dice(dealt) for seed in seeds):
        raise case.broken(f"the deal draws from the dice, but {OTHER_SEEDS} other seeds all gave the same deal.")
