"""Information-set Monte Carlo tree search, for every game that is a State.

A playout imagines a world that fits the view, follows the tree in it as far as it goes, adds one move, and judges who is
how far ahead; every move on the way remembers what came of it. What other worlds do not allow is not offered in them, so
each move counts how often it was. Dice are part of the imagined world. Seats that act at the same time choose at the same
node, each by its own statistics, and do not see what the others chose.

How it works, why, and what was tried besides: docs/explanation/search.md.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.bots.search_playout import Judge, Playout, sides_of
from cheeseboard.bots.search_tree import NONE, UNKNOWN, Tree, mix
from cheeseboard.core.bits import BIT, lowest
from cheeseboard.core.chance import Chance
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

ROOT_KEY: Final = 1
WARM_UPS: Final = 16
WARM_UP_TURNS: Final = 20
"""Random playouts before a search, and their turns, so that it knows how far apart the seats usually are."""
CLOCK_EVERY: Final = 32
"""Playouts between two looks at the clock, and at whether the choice is made already."""
RIVAL_AT_MOST: Final = 0.5
"""So much of what is left of a budget may go to the runner-up: if even that would not let it draw level, nothing will."""


@final
class Settings:
    """How a search searches. The defaults were chosen by measurement."""

    def __init__(
        self,
        *,
        explore: float = 0.2,
        horizon: int = 0,
        rehearsals: int = 1,
        look_after: int = 1,
        look_weight: float = 6.0,
        limit: int = 1_000_000,
    ) -> None:
        self.explore = explore
        """How much a seldom tried move is given the benefit of the doubt."""
        self.horizon: i64 = horizon
        """How many turns are played before a world is judged."""
        self.rehearsals: i64 = rehearsals
        """How many random ways of playing a turn are tried in a playout; the seat keeps the one that gets it furthest."""
        self.look_after: i64 = look_after
        """At a node visited that often every move is looked at once, one step ahead; 0 for never."""
        self.look_weight = look_weight
        """As many playouts that look counts for."""
        self.limit: i64 = limit
        """The most nodes, and about the most edges, that a tree may have: about 60 bytes each."""


@final
class Option:
    """A move that was searched, how often it was tried, and what that was worth to whoever makes it, on average."""

    def __init__(self, move: int, tries: int, worth: float) -> None:
        self.move = move
        self.tries = tries
        self.worth = worth


@final
class Search:
    """Thinks for one bot, and keeps its thoughts while the game goes as expected."""

    def __init__(self, settings: Settings, dice: Chance, imagination: Chance) -> None:
        self.settings = settings
        self.dice = dice
        self.imagination = imagination
        self.seat: i64 = NONE
        self.tree = Tree(settings.limit)
        self.judge = Judge(vec[i64]())
        self.playout = Playout(dice, settings.rehearsals)
        # Where the search begins: a node, what came before its turn, and the turn's moves so far as one number.
        self.root: i64 = NONE
        self.before: i64 = ROOT_KEY
        self.turn: i64 = 0
        # Where it will begin if the next view looks as expected.
        self.next_root: i64 = NONE
        self.next_before: i64 = 0
        self.next_turn: i64 = 0
        self.next_view: i64 = 0
        self.path: vec[i64] = vec[i64]()
        """The edges of the playout that is under way."""
        self.edge_of: vec[i64] = vec[i64]()
        """For every move the edge that was last seen to be it; only a hint, to be checked."""
        self.shares: vec[float] = vec[float]()
        """How often each seat was first in the playouts of this search, all together."""
        self.tries: i64 = 0
        """How many playouts this search has had."""
        self.pace = 0.0
        """Seconds that a playout of the last search took."""
        self.weighed: i64 = NONE
        """The edge with which every playout has to begin; NONE if it is free."""
        # Counted for whoever measures; the moves of playouts after the tree are counted there.
        self.playouts: i64 = 0
        self.moves: i64 = 0
        self.reused: i64 = 0

    def think(self, view: State, seat: Seat, playouts: i64, seconds: float) -> Move:
        """The best move found within the budget; 0 seconds are as long as the playouts take.

        Playouts that are kept from before, and the time they took, are a part of the budget that is spent already.
        """
        started = time.perf_counter()
        self.begin(view, seat)
        kept = self.tree.visits[self.root]
        allowed = seconds - float(kept) * self.pace
        least = min(playouts, CLOCK_EVERY)
        left = playouts - kept
        while left > 0 or self.tries < least:
            self.play_out(view)
            left = playouts - kept - self.tries
            if self.tries % CLOCK_EVERY == 0:
                if seconds > 0.0:
                    taken = time.perf_counter() - started
                    left = min(left, playouts_left(self.tries, taken, allowed))
                if float(self.lead(view)) > float(left) * RIVAL_AT_MOST:
                    break
        self.pace = (time.perf_counter() - started) / float(self.tries)
        self.playouts += self.tries
        best = self.best_edge(view)
        self.next_root = NONE
        if best == NONE:
            moves = view.moves(seat)
            return moves[self.dice.below(len(moves))]
        self.expect(view, best)
        return self.tree.move[best]

    def options(self, view: State) -> list[Option]:
        """What the last search thought of every legal move it tried, in the order of the moves."""
        tree = self.tree
        moves = view.moves(self.seat)
        found: list[Option] = []
        edge = tree.first[self.root]
        while edge != NONE:
            tries = tree.tries[edge]
            if tries > 0 and tree.seat[edge] == self.seat and tree.move[edge] in moves:
                found.append(Option(tree.move[edge], tries, tree.total[edge] / float(tries)))
            edge = tree.following[edge]
        return sorted(found, key=lambda option: option.move)

    def expected_share(self, seat: Seat) -> float:
        """How likely a seat is to be first, by the playouts of the last search."""
        return self.shares[seat] / float(self.tries)

    def weigh(self, view: State, move: Move, playouts: i64) -> float:
        """How likely the seat of the last search is to be first after that move, by playouts that all begin with it."""
        self.weighed = self.edge_at_root(move)
        before = self.shares[self.seat]
        for _ in range(playouts):
            self.play_out(view)
        self.weighed = NONE
        return (self.shares[self.seat] - before) / float(playouts)

    # Before and after.

    def begin(self, view: State, seat: Seat) -> None:
        """Go on from an expected view, or start with an empty tree."""
        self.tries = 0
        self.shares = vec[float]([0.0] * view.seats)
        if self.next_root != NONE and seat == self.seat and not self.tree.is_full and view.hash() == self.next_view:
            self.root = self.next_root
            self.before = self.next_before
            self.turn = self.next_turn
            self.reused += 1
            return
        self.seat = seat
        self.tree = Tree(self.settings.limit)
        self.root = self.tree.add_node(ROOT_KEY)
        self.before = ROOT_KEY
        self.turn = 0
        space: i64 = view.game.move_space
        if len(self.edge_of) != space:
            self.edge_of = vec[i64]([0] * space)
        self.judge = Judge(sides_of(view), view.open_place())
        for _ in range(WARM_UPS):
            world = view.imagine(self.imagination.next())
            for _ in range(WARM_UP_TURNS):
                world = self.playout.play_on(world, 1)
                self.judge.judge(world)
        self.judge.learning = self.judge.gaps == 0.0

    def lead(self, view: State) -> i64:
        """How many playouts the move tried most is ahead of all others."""
        tree = self.tree
        moves = view.moves(self.seat)
        most: i64 = 0
        next_most: i64 = 0
        edge = tree.first[self.root]
        while edge != NONE:
            if tree.seat[edge] == self.seat and tree.move[edge] in moves:
                tries = tree.tries[edge]
                next_most = max(next_most, min(tries, most))
                most = max(most, tries)
            edge = tree.following[edge]
        return most - next_most

    def best_edge(self, view: State) -> i64:
        """The legal move tried most; of equals, the one that did better."""
        tree = self.tree
        moves = view.moves(self.seat)
        best: i64 = NONE
        edge = tree.first[self.root]
        while edge != NONE:
            if tree.seat[edge] == self.seat and tree.move[edge] in moves:
                ahead = 1 if best == NONE else tree.tries[edge] - tree.tries[best]
                if ahead > 0 or (ahead == 0 and tree.total[edge] > tree.total[best]):
                    best = edge
            edge = tree.following[edge]
        return best

    def expect(self, view: State, edge: i64) -> None:
        """What this seat sees next, if it goes on with its turn and its move shows nothing new."""
        world = view.imagine(self.imagination.next())
        acting = world.acting
        move = self.tree.move[edge]
        world.play(self.seat, move)
        if world.acting == acting and acting == BIT[self.seat]:
            turn = turn_with(self.turn, self.seat, move)
            self.next_root = self.tree.node_of(self.before + turn)
            self.next_before = self.before
            self.next_turn = turn
            self.next_view = world.seen_by(self.seat).hash()

    # One playout.

    def play_out(self, view: State) -> None:
        world = view.imagine(self.imagination.next())
        self.follow_tree(world)
        self.judge.judge(self.playout.play_on(world, self.settings.horizon))
        self.book()

    def book(self) -> None:
        """Every move on the way remembers what came of it, for the seat that made it."""
        tree = self.tree
        worth = self.judge.worth
        for place in range(len(self.path)):
            edge = self.path[place]
            tree.tries[edge] += 1
            tree.total[edge] += worth[tree.seat[edge]]
        share = self.judge.share
        for seat in range(len(share)):
            self.shares[seat] += share[seat]
        self.tries += 1

    def follow_tree(self, world: State) -> None:
        """Play the most promising moves until one is tried for the first time, or the game is over."""
        tree = self.tree
        self.path = vec[i64](capacity=32)
        node = self.root
        before = self.before
        turn = self.turn
        known = True
        while known and world.acting != 0:
            acting = world.acting
            tree.visits[node] += 1
            left = acting
            # Seats that act together all choose here. The searching seat goes first: if the rest turn out not to be
            # asked any more, its own choice is still the one that was searched.
            while True:
                seat = self.seat if (left >> self.seat) & 1 else lowest(left)
                edge = self.weighed if self.weighed != NONE and len(self.path) == 0 else self.choose(node, world, seat)
                move = tree.move[edge] if edge >= 0 else -1 - edge
                if edge < 0 or tree.tries[edge] == 0:
                    known = False
                if edge >= 0:
                    self.path = append(self.path, edge)
                world.play(seat, move)
                self.moves += 1
                turn = turn_with(turn, seat, move)
                left &= ~BIT[seat]
                if left == 0 or world.acting != left:
                    break
            if world.acting != acting or acting & (acting - 1) != 0:
                # A turn is over. Within one the order of moves does not count: their sum is the same.
                before = mix(mix(before ^ turn) ^ world.acting) >> 2
                turn = 0
            node = tree.node_of(before + turn)
            if node == NONE:
                if tree.is_full:
                    break
                node = tree.add_node(before + turn)

    def choose(self, node: i64, world: State, seat: Seat) -> i64:
        """The edge to follow: any move not tried yet, or else the most promising.

        Where the tree has no room for an edge, the move alone, as -1 - move.
        """
        tree = self.tree
        settings = self.settings
        moves = world.moves(seat)
        if tree.visits[node] == settings.look_after and not tree.is_full:
            self.look_at_all(node, world, seat)
        marked = False
        # Held here, the tables need not be fetched for every move.
        edge_of, owners, seats, known_moves = self.edge_of, tree.owner, tree.seat, tree.move
        offers, all_tries, totals, priors = tree.offered, tree.tries, tree.total, tree.prior
        explore, weight = settings.explore, settings.look_weight
        edges: i64 = len(owners)
        best: i64 = NONE
        best_value = -1.0
        last_offered: i64 = 0
        logarithm = 0.0
        untried: i64 = 0
        fresh: i64 = NONE
        likely: i64 = tree.looked[node]
        for move in moves:
            # Most often the moves are those that were looked at, in the same order, and stand side by side.
            edge = likely
            if edge >= edges or known_moves[edge] != move or owners[edge] != node or seats[edge] != seat:
                if not marked:
                    self.mark_edges(node, seat)
                    marked = True
                edge = edge_of[move]
                if edge >= edges or owners[edge] != node or known_moves[edge] != move or seats[edge] != seat:
                    untried += 1
                    if untried == 1 or self.dice.below(untried) == 0:
                        fresh = move
                    continue
            likely = edge + 1
            offered = offers[edge] + 1
            offers[edge] = offered
            if fresh != NONE:
                continue  # whatever is untried goes first
            tries = float(all_tries[edge])
            total = totals[edge]
            prior = priors[edge]
            if prior != UNKNOWN:
                tries += weight
                total += weight * prior
            if offered != last_offered:
                last_offered = offered
                logarithm = math.log(float(offered))
            value = total / tries + explore * math.sqrt(logarithm / tries)
            if value > best_value:
                best_value = value
                best = edge
        if fresh == NONE:
            return best
        if tree.is_full:
            return best if best != NONE else -1 - fresh
        return tree.add_edge(node, seat, fresh)

    def edge_at_root(self, move: Move) -> i64:
        """The edge of a move of the searching seat, which is added if there was none."""
        edge = self.tree.first[self.root]
        while edge != NONE and not self.tree.is_edge(edge, self.root, self.seat, move):
            edge = self.tree.following[edge]
        return self.tree.add_edge(self.root, self.seat, move) if edge == NONE else edge

    def mark_edges(self, node: i64, seat: Seat) -> None:
        """Let every move of this seat find its edge."""
        edge_of, seats, known_moves, following = self.edge_of, self.tree.seat, self.tree.move, self.tree.following
        edge = self.tree.first[node]
        while edge != NONE:
            if seats[edge] == seat:
                edge_of[known_moves[edge]] = edge
            edge = following[edge]

    def look_at_all(self, node: i64, world: State, seat: Seat) -> None:
        """What every move looks like right after it, so that the worst need not be tried."""
        tree = self.tree
        judge = self.judge
        self.mark_edges(node, seat)
        tree.looked[node] = len(tree.owner)
        for move in world.moves(seat):
            edge = self.edge_of[move]
            if not tree.is_edge(edge, node, seat, move):
                edge = tree.add_edge(node, seat, move)
                self.edge_of[move] = edge
            after = world.clone()
            after.play(seat, move)
            self.moves += 1
            judge.judge(after)
            tree.prior[edge] = judge.worth[seat]


def turn_with(turn: i64, seat: Seat, move: Move) -> i64:
    """A turn with one more move, as a number that does not depend on the order of the moves."""
    return turn + (mix(move * 64 + seat) >> 10)


def playouts_left(played: i64, taken: float, seconds: float) -> i64:
    """How many more there is time for, if they go on taking as long."""
    return int((seconds - taken) * float(played) / taken) if taken > 0.0 else played
