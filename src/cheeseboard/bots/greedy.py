"""The greedy bot: whatever looks best right after the move, by the game's own sense of progress."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cheeseboard.bots.bot import Bot
from cheeseboard.core.bits import BIT, lowest
from cheeseboard.core.chance import Chance
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

WORLDS: Final = 3
WON: Final = 1_000_000_000


class GreedyBot(Bot):
    """Tries every move on a few imagined worlds and takes the best; of equals, any."""

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        super().__init__(seed)
        self.worlds = worlds

    def choose(self, view: State, seat: Seat) -> Move:
        worlds = [view.imagine(self.imagination.next()) for _ in range(self.worlds)]
        best: list[int] = []
        best_lead: i64 = 0
        for move in view.moves(seat):
            lead: i64 = 0
            for world in worlds:
                lead += lead_after(world, seat, move, self.dice)
            if not best or lead > best_lead:
                best, best_lead = [move], lead
            elif lead == best_lead:
                best.append(move)
        return best[self.dice.below(len(best))]


def lead_after(world: State, seat: Seat, move: Move, dice: Chance) -> i64:
    """How far ahead of everybody else this move leaves the seat in an imagined world; whose place is settled is left out."""
    goal = world.open_place()
    after = world.clone()
    after.play(seat, move)
    let_answer(after, world.acting & ~BIT[seat], dice)
    own = standing(after, seat, goal)
    best_other: i64 = -WON
    for other in range(after.seats):
        if other != seat and world.settled(other) == 0:
            best_other = max(best_other, standing(after, other, goal))
    return own - best_other if after.seats > 1 else own


def let_answer(world: State, others: i64, dice: Chance) -> None:
    """Seats that decide at the same time answer at random, so that what was decided comes about."""
    while others != 0:
        other = lowest(others)
        others &= others - 1
        if (world.acting >> other) & 1:
            moves = world.moves(other)
            world.play(other, moves[dice.below(len(moves))])


def standing(world: State, seat: Seat, goal: i64) -> i64:
    """Progress, or what the end is worth to whoever could have reached that place at best."""
    outcome = world.outcome
    if outcome is None:
        return world.progress(seat)
    place: i64 = outcome.places[seat]
    return WON if place <= goal else -WON + world.seats - place
