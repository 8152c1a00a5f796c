from __future__ import annotations

from typing import Protocol, runtime_checkable

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import observers, picture, shown, unlike, who
from cheeseboard.core import WATCHER, State

WORLDS = 3
REFUSALS = 8


@runtime_checkable
class TellsSecrets(Protocol):
    """A game that can say by itself what a seat cannot know, so that seen_by is not its own only judge."""

    def other_secrets(self, state: State, seat: int, seed: int) -> State:
        """A state that differs from this one in everything that seat (or WATCHER) cannot know, and in nothing else."""
        raise NotImplementedError


@Promise
def views_hide_secrets(case: Case) -> None:
    """Two states that differ only in what a seat cannot know look the same to it, in every way of looking."""
    for state in case.states():
        for seat in observers(state):
            check_view(case, state, seat)


def check_view(case: Case, state: State, seat: int) -> None:
    view = state.seen_by(seat)
    seen = shown(case.game, view, seat)
    if seat != WATCHER and picture(case.game.scene(state, seat)) != seen["scene"]:
        raise case.broken(f"the scene of {who(seat)} differs when it is made from the whole state.")
    for number in range(WORLDS):
        world = view.imagine(1000 * case.played + number)
        found = unlike(seen, shown(case.game, world.seen_by(seat), seat))
        if found is not None:
            raise case.broken(f"{who(seat)} can tell an imagined world from the real one by its {found}.")
        check_refusals(case, state, world, seat)
        if isinstance(case.game, TellsSecrets):
            found = unlike(seen, shown(case.game, case.game.other_secrets(state, seat, number).seen_by(seat), seat))
            if found is not None:
                raise case.broken(f"{who(seat)} can tell by something that it cannot know, in its {found}.")


def check_refusals(case: Case, state: State, world: State, seat: int) -> None:
    """A refusal gives nothing away either."""
    chance = case.chance(f"refusals {case.played}")
    legal = {int(move) for move in state.moves(seat)}
    for move in {int(chance.below(case.game.move_space)) for _ in range(REFUSALS)} - legal:
        real, imagined = state.refusal(seat, move), world.refusal(seat, move)
        if (real.message, real.rule) != (imagined.message, imagined.rule):
            raise case.broken(
                f"the refusal of {case.name_move(state, seat, move)} gives a secret away: "
                f"{real.message} here, {imagined.message} in a world that looks the same."
            )
