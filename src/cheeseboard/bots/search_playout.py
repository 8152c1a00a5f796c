"""What a position is worth to every seat, and playing on to where that is asked."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import Chance
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.state import State
from cheeseboard.core.step import Seat

WON: Final = 1 << 40
FAR: Final = 1e18
LEAST_LOG: Final = -30.0
# With three seats and more: how much it counts to be first, and how much to leave others behind.
FIRST: Final = 0.9
RANKS: Final = 0.1
TURN_AT_MOST: Final = 12
"""So many moves of the same seats count as a turn, also where nobody else ever acts."""


@final
class Judge:
    """Says what a world is worth to every seat, between 0 and 1: by its end, or by who is how far ahead.

    What everybody plays for is the best place that is open: where others are home already, second place is what first was.

    Games count in units of their own, so a lead is measured by how far apart the seats usually come in the turns ahead. Allies
    are one side. Where all are, or there is one seat only, there is nobody to be ahead of, and what counts is how much
    further than usual they came.
    """

    def __init__(self, sides: vec[i64], goal: i64 = 1) -> None:
        self.sides = sides
        """The first of its allies, for every seat."""
        self.goal = goal
        """The place that counts: the best that was open when the search began."""
        self.rivals = -1.0
        """How many sides there are besides one's own."""
        for seat in range(len(sides)):
            if sides[seat] == seat:
                self.rivals += 1.0
        self.worth: vec[float] = vec[float]([0.0] * len(sides))
        """What the world that was judged last is worth to each seat."""
        self.share: vec[float] = vec[float]([0.0] * len(sides))
        """How likely each seat is to be first in it, whatever else is worth something."""
        self.learning = True
        """Whether the worlds that are judged still change how a lead is measured."""
        self.judged = 0.0
        """From how many worlds that was learned."""
        self.gaps = 0.0
        """How far the last seat was behind the first in them, all together."""
        self.rated = 0.0
        """How many worlds were judged in which nobody is ahead of anybody."""
        self.reached = 0.0
        """How far the first seat had come in them, all together."""
        self.spread = 0.0
        """How far that was from the mean, all together."""

    def judge(self, world: State) -> None:
        outcome = world.outcome
        if outcome is not None:
            self.rank(outcome)
            return
        worth = self.worth
        best = worst = float(world.estimate(0))
        for seat in range(len(worth)):
            estimate = float(world.estimate(seat))
            worth[seat] = estimate
            best = max(best, estimate)
            worst = min(worst, estimate)
        if float(self.goal) <= self.rivals and world.open_place() > 1:
            self.settle(world)
            return
        if self.rivals == 0.0:
            self.rate(best)
            return
        self.learn(best - worst)
        if self.gaps > 0.0:
            self.share_out(best)
        else:
            self.share_alike()

    def learn(self, gap: float) -> None:
        """How far apart the seats were in one more world."""
        if self.learning:
            self.judged += 1.0
            self.gaps += gap

    def rank(self, outcome: Outcome) -> None:
        """The end: a win is nearly everything, but second place is better than third. Nobody gains where all have lost."""
        worth, share, sides = self.worth, self.share, self.sides
        winners = self.winners(outcome)
        for seat in range(len(worth)):
            place: i64 = outcome.places[seat]
            share[seat] = 1.0 / winners if place == 1 else 0.0
            won = 1.0 if place <= self.goal else 0.0
            if self.rivals > 1.0:
                behind = 0.0
                for other in range(len(worth)):
                    if sides[other] == other and outcome.places[other] > place:
                        behind += 1.0
                won = FIRST * won + RANKS * behind / self.rivals
            worth[seat] = won

    def winners(self, outcome: Outcome) -> float:
        """How many sides have won, and at least 1."""
        sides = self.sides
        found = 0.0
        for seat in range(len(sides)):
            if sides[seat] == seat and outcome.places[seat] == 1 and self.rivals > 0.0:
                found += 1.0
        return max(found, 1.0)

    def share_out(self, best: float) -> None:
        """The chance of each side to be first, and how many of the others it will leave behind."""
        worth, share, sides = self.worth, self.share, self.sides
        unit = self.gaps / self.judged
        total = 0.0
        for seat in range(len(worth)):
            share[seat] = math.exp(max((worth[seat] - best) / unit, LEAST_LOG))
            if sides[seat] == seat:
                total += share[seat]
        if self.rivals == 1.0:
            for seat in range(len(worth)):
                worth[seat] = share[seat] = share[seat] / total
            return
        for seat in range(len(worth)):
            own = share[seat]
            behind = -0.5
            for other in range(len(worth)):
                if sides[other] == other:
                    behind += own / (own + share[other])
            worth[seat] = FIRST * own / total + RANKS * behind / self.rivals
        for seat in range(len(worth)):
            share[seat] = share[seat] / total

    def settle(self, world: State) -> None:
        """Some places are certain: whoever has one gets what it is worth, and the others share what is left."""
        worth, share = self.worth, self.share
        left = self.weigh_rest(world)
        open_place = world.open_place()
        for seat in range(len(worth)):
            place = world.settled(seat)
            if place != 0:
                won = 1.0 if place <= self.goal else 0.0
                behind = self.rivals + 1.0 - float(place)
            else:
                won = share[seat] / left if open_place == self.goal else 0.0
                behind = self.left_behind(world, seat, open_place)
            worth[seat] = FIRST * won + RANKS * behind / self.rivals
        for seat in range(len(worth)):
            if open_place == 1:
                share[seat] /= left
            else:
                share[seat] = 1.0 if world.settled(seat) == 1 else 0.0

    def weigh_rest(self, world: State) -> float:
        """The shares of those whose place is open, and how much they are together."""
        worth, share = self.worth, self.share
        best = -FAR
        worst = FAR
        for seat in range(len(worth)):
            if world.settled(seat) == 0:
                best = max(best, worth[seat])
                worst = min(worst, worth[seat])
        if best >= worst:
            self.learn(best - worst)
        unit = self.gaps / self.judged if self.gaps > 0.0 else 1.0
        total = 0.0
        for seat in range(len(worth)):
            share[seat] = 0.0
            if world.settled(seat) == 0:
                share[seat] = math.exp(max((worth[seat] - best) / unit, LEAST_LOG))
                total += share[seat]
        return total

    def left_behind(self, world: State, seat: Seat, open_place: i64) -> float:
        """How many others a seat without a place will be ahead of: those of the last places, and some of those without one."""
        share = self.share
        own = share[seat]
        behind = -0.5
        for other in range(len(share)):
            place = world.settled(other)
            if place > open_place:
                behind += 1.0
            elif place == 0:
                behind += own / (own + share[other])
        return behind

    def share_alike(self) -> None:
        """Nobody has ever been ahead in this search."""
        for seat in range(len(self.worth)):
            self.worth[seat] = self.share[seat] = 1.0 / (self.rivals + 1.0)

    def rate(self, estimate: float) -> None:
        """Alone or all together: more than one half if they came further than usual."""
        self.rated += 1.0
        self.reached += estimate
        ahead = estimate - self.reached / self.rated
        self.spread += abs(ahead)
        unit = self.spread / self.rated
        share = 0.5
        if unit > 0.0:
            share = 1.0 / (1.0 + math.exp(min(max(-ahead / unit, -20.0), 20.0)))
        for seat in range(len(self.worth)):
            self.worth[seat] = self.share[seat] = share


def sides_of(view: State) -> vec[i64]:
    """For every seat the first of its allies."""
    return vec[i64]([lowest(view.allies(seat)) for seat in range(view.seats)])


@final
class Playout:
    """Plays on at random, but not blindly: a turn is rehearsed, and the way that brings the seat furthest is taken."""

    def __init__(self, dice: Chance, rehearsals: i64) -> None:
        self.dice = dice
        self.rehearsals = rehearsals
        self.moves: i64 = 0
        """How many moves were played, for whoever measures."""

    def play_on(self, world: State, turns: i64) -> State:
        """The world after so many turns, or at the end of the game; the one that is given may be changed."""
        while turns > 0 and world.acting != 0:
            world = self.best_turn(world) if self.rehearsals > 1 else self.random_turn(world)
            turns -= 1
        return world

    def best_turn(self, world: State) -> State:
        acting = world.acting
        if acting & (acting - 1) != 0:
            return self.random_turn(world)
        seat = lowest(acting)
        best = self.random_turn(world.clone())
        left = self.rehearsals - 2
        while left > 0:
            best = better(best, self.random_turn(world.clone()), seat)
            left -= 1
        return better(best, self.random_turn(world), seat)

    def random_turn(self, world: State) -> State:
        """Random moves until others are asked."""
        acting = world.acting
        left: i64 = TURN_AT_MOST
        while left > 0 and acting != 0 and world.acting == acting:
            seat = lowest(acting)
            moves = world.moves(seat)
            count: i64 = len(moves)
            world.play(seat, moves[0 if count == 1 else self.dice.below(count)])
            self.moves += 1
            left -= 1
        return world


def better(one: State, other: State, seat: Seat) -> State:
    """The world in which that seat has come further."""
    return other if standing(other, seat) > standing(one, seat) else one


def standing(world: State, seat: Seat) -> i64:
    outcome = world.outcome
    if outcome is None:
        return world.progress(seat)
    return WON if outcome.places[seat] == 1 else -WON
