"""A look back at a game: who was how likely to win when, what would have been better, and which moves turned it.

Every moment is looked at through the eyes of whoever moved next, not with everything open: a player is not to be blamed
for a trap that nobody could see, and what was luck shows as a step of the curve, not as a mistake. Several searches that
know nothing of each other look at the same moment; how far they are apart is the uncertainty that is told. It does not
hold what they all are wrong about alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.core.bits import lowest, members
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.game import Game
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.state import State

SEARCHES: Final = 5
"""How many look at each moment."""
T_OF_SEARCHES: Final = 2.776
"""Student's t for as many, two-sided 95 %."""
TURNING_AT_MOST: Final = 5
TURNING_AT_LEAST: Final = 0.08
"""So much has to change hands in one move that it may have turned the game."""


@dataclass(frozen=True)
class Analysis:
    """Plain numbers. Moment 0 is before the first move and moment n after move n, so there is one more moment than moves."""

    playouts: int
    """How many each moment was given."""
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together."""
    shares: tuple[tuple[float, ...], ...]
    """At every moment how likely each seat is to win; allies have the same, and all sides together 1."""
    low: tuple[tuple[float, ...], ...]
    high: tuple[tuple[float, ...], ...]
    """The bounds of the shares, in which 95 of 100 such searches agree."""
    best: tuple[str, ...]
    """For every move what was best instead, as it is written; the move itself where nothing was better."""
    loss: tuple[float, ...]
    """How much less likely to win the move left whoever made it, next to the best one; never below 0."""
    loss_low: tuple[float, ...]
    loss_high: tuple[float, ...]
    turning: tuple[int, ...]
    """The few moves that turned the game, by their numbers from 1, in order."""


class Bounds(NamedTuple):
    """A share with the bounds around it."""

    share: float
    low: float
    high: float


class Verdict(NamedTuple):
    """What is thought of one move."""

    best: str
    loss: Bounds


class Look(NamedTuple):
    """What is thought of one moment, and of the move that was made there, if there was one."""

    shares: tuple[Bounds, ...]
    verdict: Verdict | None


NO_LOSS: Final = Bounds(0.0, 0.0, 0.0)


def analyse(
    game: Game,
    states: Sequence[State],
    moves: Sequence[tuple[int, int]],
    *,
    playouts: int,
    seed: str,
    told: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every moment of a game, from the state before the first move to the one after the last.

    Told hears how many moments are done, and how many there are. The same seed says the same.
    """
    check_game(states, moves, playouts)
    looks: list[Look] = []
    for moment, state in enumerate(states):
        made = moves[moment] if moment < len(moves) else None
        looks.append(look_at(game, state, made, playouts=playouts, seed=seed_of(seed, moment)))
        if told is not None:
            told(moment + 1, len(states))
    return put_together(looks, sides_of(states[0]), playouts)


def seed_of(seed: str, moment: int) -> str:
    """No moment shares its dice with another, so that they can be looked at in any order, and by several processes."""
    return f"{seed} {moment}"


def look_at(game: Game, state: State, made: tuple[int, int] | None, *, playouts: int, seed: str) -> Look:
    """One moment, through the eyes of whoever moved next; of the last one, of whoever would have."""
    outcome = state.outcome
    if outcome is not None:
        return Look(tuple(shares_at_the_end(state, outcome)), None)
    seat = int(lowest(state.acting)) if made is None else made[0]
    onlookers = Onlookers(state, seat, playouts, seed)
    return Look(tuple(onlookers.shares()), None if made is None else onlookers.verdict(game, made[1]))


def put_together(looks: Sequence[Look], sides: tuple[tuple[int, ...], ...], playouts: int) -> Analysis:
    """What was seen at all moments of a game, in order."""
    verdicts = [look.verdict for look in looks if look.verdict is not None]
    return Analysis(
        playouts,
        sides,
        tuple(tuple(bounds.share for bounds in look.shares) for look in looks),
        tuple(tuple(bounds.low for bounds in look.shares) for look in looks),
        tuple(tuple(bounds.high for bounds in look.shares) for look in looks),
        tuple(verdict.best for verdict in verdicts),
        tuple(verdict.loss.share for verdict in verdicts),
        tuple(verdict.loss.low for verdict in verdicts),
        tuple(verdict.loss.high for verdict in verdicts),
        turning_moves([look.shares for look in looks]),
    )


def check_game(states: Sequence[State], moves: Sequence[tuple[int, int]], playouts: int) -> None:
    if len(states) != len(moves) + 1:
        raise BadSetup(f"{len(moves)} moves have {len(moves) + 1} moments, not {len(states)}.")
    if playouts < SEARCHES:
        raise BadSetup(f"An analysis needs at least {SEARCHES} playouts a moment, not {playouts}.")


class Onlookers:
    """Several searches that look at one moment, each with dice and an imagination of its own."""

    def __init__(self, state: State, seat: int, playouts: int, seed: str) -> None:
        self.state = state
        self.seat = seat
        self.view = state.seen_by(seat)
        self.each = playouts // SEARCHES
        self.bots = [SearchBot(f"{seed} {number}", playouts=self.each) for number in range(SEARCHES)]
        for bot in self.bots:
            bot.choose(self.view, seat)

    def shares(self) -> list[Bounds]:
        """How likely every seat is to win."""
        seats = range(self.state.seats)
        return [bounds_of([bot.search.expected_share(seat) for bot in self.bots]) for seat in seats]

    def verdict(self, game: Game, move: int) -> Verdict:
        """The best move, and what was given away by another. Both are given as many playouts, so that they compare."""
        best = self.favourite(move)
        loss = NO_LOSS
        if best != move:
            loss = bounds_of([self.given_away(bot, best, move) for bot in self.bots])
        if loss.share <= 0.0:  # at a closer look nothing was better
            best, loss = move, NO_LOSS
        return Verdict(game.write_move(self.state, best), loss._replace(low=max(loss.low, 0.0)))

    def favourite(self, move: int) -> int:
        """The move tried most by all together; the one that was made, where no other was tried more."""
        tries: Counter[int] = Counter()
        if len(self.state.moves(self.seat)) > 1:
            for bot in self.bots:
                tries.update({option.move: option.tries for option in bot.search.options(self.view)})
        return max(tries, key=lambda other: (tries[other], other == move, -other), default=move)

    def given_away(self, bot: SearchBot, best: int, move: int) -> float:
        better, worse = (bot.search.weigh(self.view, other, (self.each + 1) // 2) for other in (best, move))
        return better - worse


def bounds_of(found: Sequence[float]) -> Bounds:
    """The mean of what several searches found, and Student's interval around it."""
    mean = sum(found) / len(found)
    variance = sum((share - mean) ** 2 for share in found) / (len(found) - 1)
    reach = T_OF_SEARCHES * (variance / len(found)) ** 0.5
    return Bounds(mean, max(mean - reach, 0.0), min(mean + reach, 1.0))


def shares_at_the_end(state: State, outcome: Outcome) -> list[Bounds]:
    """The end is certain: sides that have won share it, and nobody else has anything."""
    sides = {int(lowest(state.allies(seat))) for seat in outcome.winners}
    share = 1.0 / len(sides) if sides else 0.0
    return [Bounds(won, won, won) for won in (share * (seat in outcome.winners) for seat in range(state.seats))]


def sides_of(state: State) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, in the order of their first."""
    masks = dict.fromkeys(int(state.allies(seat)) for seat in range(state.seats))
    return tuple(tuple(int(seat) for seat in members(mask)) for mask in masks)


def turning_moves(shares: Sequence[Sequence[Bounds]]) -> tuple[int, ...]:
    """The moves after which most had changed hands, by more than the searches doubt."""
    swings = {number: swing(shares[number - 1], shares[number]) for number in range(1, len(shares))}
    large = [number for number, size in swings.items() if size >= TURNING_AT_LEAST]
    return tuple(sorted(sorted(large, key=lambda number: -swings[number])[:TURNING_AT_MOST]))


def swing(before: Sequence[Bounds], after: Sequence[Bounds]) -> float:
    """How much the seat whose share changed most has surely won or lost: what lies between the two intervals."""
    return max(max(new.low - old.high, old.low - new.high) for old, new in zip(before, after, strict=True))
