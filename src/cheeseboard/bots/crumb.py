"""Crumb: random with manners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cheeseboard.bots.bot import Bot
from cheeseboard.bots.greedy import let_answer
from cheeseboard.core.bits import BIT
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

# What a move does to whoever makes it, the worst first.
LOSES: Final = 0
HURTS: Final = 1
HARMLESS: Final = 2
WINS: Final = 3


class CrumbBot(Bot):
    """Any legal move, but it wins where one move wins, and neither loses nor hurts itself where it need not.

    To win is to get the best place that is still open. It tries every move once, in one imagined world. A move hurts if it leaves the seat with less progress than before.
    """

    def choose(self, view: State, seat: Seat) -> Move:
        world = view.imagine(self.imagination.next())
        best: list[int] = []
        best_deed = LOSES
        for move in view.moves(seat):
            deed = self.deed(world, seat, move)
            if deed > best_deed:
                best, best_deed = [], deed
            if deed == best_deed:
                best.append(move)
        return best[self.dice.below(len(best))]

    def deed(self, world: State, seat: Seat, move: Move) -> int:
        goal = world.open_place()
        after = world.clone()
        before: i64 = after.progress(seat)
        after.play(seat, move)
        let_answer(after, world.acting & ~BIT[seat], self.dice)
        outcome = after.outcome
        if outcome is not None:
            return WINS if outcome.places[seat] <= goal else LOSES
        if after.settled(seat) == goal:
            return WINS
        return HURTS if after.progress(seat) < before else HARMLESS
