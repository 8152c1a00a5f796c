from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, who, without_dice
from cheeseboard.core import HIDDEN, State, play_randomly

WORLDS = 4


@Promise
def imagined_worlds_are_possible(case: Case) -> None:
    """An imagined world hides nothing, holds all pieces of the box, can be played to the end, and follows from its seed."""
    hidden = various = False
    for state in case.states():
        if HIDDEN in state.facts():
            raise case.broken("the facts of the whole state have HIDDEN in them.")
        for seat in observers(state):
            view = state.seen_by(seat)
            hidden = hidden or HIDDEN in without_dice(view)
            worlds = imagine(case, view, seat)
            various = various or any(without_dice(world) != without_dice(worlds[0]) for world in worlds)
            for world in worlds:
                check_world(case, state, world, seat)
            play_to_the_end(case, worlds[0], seat)
    if hidden and not various:
        raise case.broken("something is hidden, but different seeds always imagine the same world.")


def imagine(case: Case, view: State, seat: int) -> list[State]:
    """A few worlds that this seat could be in."""
    before = view.facts()
    worlds = [view.imagine(1000 * case.played + number) for number in range(WORLDS)]
    again = view.imagine(1000 * case.played)
    if again.facts() != worlds[0].facts():
        raise case.broken(f"one seed gave {who(seat)} two worlds: {difference(worlds[0].facts(), again.facts())}.")
    if view.facts() != before:
        raise case.broken(f"imagining has changed the view of {who(seat)}: {difference(before, view.facts())}.")
    return worlds


def check_world(case: Case, state: State, world: State, seat: int) -> None:
    if HIDDEN in world.facts():
        raise case.broken(f"a world imagined by {who(seat)} still has HIDDEN as number {world.facts().index(HIDDEN)}.")
    box, imagined = case.game.count_pieces(state), case.game.count_pieces(world)
    if imagined != box:
        raise case.broken(f"a world imagined by {who(seat)} holds {imagined}, but the box {box}.")
    if world.acting != state.acting:
        raise case.broken(f"in a world imagined by {who(seat)} other seats are acting.")
    for other in range(case.seats):
        if (world.acting >> other) & 1 and len(world.moves(other)) == 0:
            raise case.broken(f"in a world imagined by {who(seat)}, seat {other} is acting and has no move.")


def play_to_the_end(case: Case, world: State, seat: int) -> None:
    try:
        play_randomly(world, case.chance("imagined"), case.most)
    except Exception as error:
        raise case.broken(f"a world imagined by {who(seat)} cannot be played to the end: {error!r}") from error
    if world.outcome is None:
        raise case.broken(f"a world imagined by {who(seat)} does not end in {case.most} random moves.")
