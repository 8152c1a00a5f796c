"""What a position is worth to every seat, and playing on to where that is asked."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import Chance
from cheeseboard.core.state import State

TURN_AT_MOST: Final = 12
"""So many moves of the same seats count as a turn, also where nobody else ever acts."""


@final
class Judge:
    """Says what a world is worth to every seat, between 0 and 1: its end, or who is how far ahead.

    Games count progress in units of their own. So a lead is measured by how far apart the seats usually are in this
    search. Where they never are apart, or there is one only, they win or lose together, and are measured by how much
    further than usual they came.
    """

    def __init__(self, seats: i64) -> None:
        self.worth: vec[float] = vec[float]([0.0] * seats)
        """What the world that was judged last is worth to each seat."""
        self.judged = 0.0
        """How many worlds were judged before their end."""
        self.gaps = 0.0
        """How far the last seat was behind the first in them, all together."""
        self.reached = 0.0
        """How far the first seat had come in them, all together."""
        self.spread = 0.0
        """How far that was from the mean, all together."""

    def judge(self, world: State) -> None:
        worth = self.worth
        outcome = world.outcome
        if outcome is not None:
            for seat in range(len(worth)):
                place: i64 = outcome.places[seat]
                worth[seat] = 1.0 if place == 1 else 0.0
            return
        best = worst = float(world.progress(0))
        for seat in range(len(worth)):
            progress = float(world.progress(seat))
            worth[seat] = progress
            best = max(best, progress)
            worst = min(worst, progress)
        self.judged += 1.0
        self.gaps += best - worst
        if self.gaps > 0.0:
            self.share_out(best)
        else:
            self.rate(best)

    def share_out(self, best: float) -> None:
        """Rivals: shares of one, larger for whoever is further on."""
        worth = self.worth
        unit = self.gaps / self.judged
        total = 0.0
        for seat in range(len(worth)):
            share = math.exp((worth[seat] - best) / unit)
            worth[seat] = share
            total += share
        for seat in range(len(worth)):
            worth[seat] /= total

    def rate(self, progress: float) -> None:
        """Alone or all together: more than one half if they came further than usual."""
        self.reached += progress
        ahead = progress - self.reached / self.judged
        self.spread += abs(ahead)
        unit = self.spread / self.judged
        share = 0.5
        if unit > 0.0:
            share = 1.0 / (1.0 + math.exp(min(max(-ahead / unit, -20.0), 20.0)))
        for seat in range(len(self.worth)):
            self.worth[seat] = share


def play_turns(world: State, turns: i64, dice: Chance) -> i64:
    """Random moves until other seats have been asked that many times, or the game is over; how many moves there were."""
    played: i64 = 0
    while turns > 0:
        acting = world.acting
        left: i64 = TURN_AT_MOST
        while left > 0 and acting != 0 and world.acting == acting:
            seat = lowest(acting)
            moves = world.moves(seat)
            count: i64 = len(moves)
            world.play(seat, moves[0 if count == 1 else dice.below(count)])
            played += 1
            left -= 1
        turns -= 1
    return played
