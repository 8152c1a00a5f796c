"""What is played on a ladder, and playing it: game after game of every rung, here or on several processes.

Game number i of a rung has the deal of seed "seed/(i // seats)" and its upper level on seat i % seats; all other seats
are taken by the level below. So both rungs and both sides of a rung meet the same luck.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice, pairwise
from typing import Final, TypeAlias

from cheeseboard.bots import Bot, ask, check_bots, find_bot
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.core.bits import lowest
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.game import Game, Options
from cheeseboard.core.registry import find_game
from cheeseboard.lab.stopping import StopSign, interrupted_by, interrupts_ignored

BotMaker: TypeAlias = "Callable[[str], Bot]"
"""Makes a bot from its seed; most often its class."""

AHEAD: Final = 2
"""How many games are handed to each worker before the first is finished."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level and the one below it; none in a solo game."""

    upper: str
    lower: str | None

    @property
    def name(self) -> str:
        return self.upper if self.lower is None else f"{self.upper} over {self.lower}"

    @classmethod
    def named(cls, name: str) -> Rung:
        """The rung of that name."""
        upper, _, lower = name.partition(" over ")
        return cls(upper, lower or None)


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a rung. What is counted for both sides stands for the upper level first."""

    rung: str
    number: int
    seat: int
    """Where the upper level sat."""
    places: tuple[int, ...]
    reason: str
    moves: int
    choices: tuple[int, int]
    """How often they had to choose."""
    seconds: tuple[float, float]
    """How much processor time they thought, all choices together; that of a crew's own processes is not counted."""
    playouts: tuple[int, int]
    """How many playouts that were; 0 for a level that does not search here."""

    @property
    def won(self) -> bool:
        return self.places[self.seat] == 1


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    version: int
    seats: int
    options: Options
    rungs: tuple[Rung, ...]
    games: int
    seed: str
    own: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots of your own, by the names they have as levels."""


def make_plan(
    game: Game,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    own: Mapping[str, BotMaker] | None = None,
) -> Plan:
    """Check everything before the first game is played."""
    count = game.check_seats(seats)
    if games < 1 or games % count:
        raise BadSetup(f"The games must be a multiple of the {count} seats, so that each is sat on alike, not {games}.")
    check_bots([level for level in levels if level not in (own or {})])
    if len(set(levels)) < len(levels):
        raise BadSetup("A level stands twice on this ladder.")
    if len(levels) < 2 and count > 1:
        raise BadSetup("A ladder needs at least two levels.")
    rungs = pair_up(levels) if count > 1 else tuple(Rung(level, None) for level in levels)
    agreed = game.check_options(count, options or {})
    return Plan(game.key, game.version, count, agreed, rungs, games, seed, dict(own or {}))


def pair_up(levels: Sequence[str]) -> tuple[Rung, ...]:
    """Neighbours on the ladder, and the top against the second level where that is not its neighbour."""
    rungs = [Rung(upper, lower) for lower, upper in pairwise(levels)]
    if len(levels) > 3:
        rungs.append(Rung(levels[-1], levels[1]))
    return tuple(rungs)


def games_missing(plan: Plan, played: Iterable[Played]) -> Iterator[tuple[Rung, int]]:
    """What is still to be played, all rungs growing together."""
    have = {(game.rung, game.number) for game in played}
    for number in range(plan.games):
        for rung in plan.rungs:
            if (rung.name, number) not in have:
                yield rung, number


# One game.


def play_rung(game: Game, plan: Plan, rung: Rung, number: int, stop: StopSign) -> Played | None:
    """One game of a rung, from its seed to its end; None if it was stopped before."""
    deal, seat = f"{plan.seed}/{number // plan.seats}", number % plan.seats
    state = game.deal(plan.seats, plan.options, deal)
    names = [rung.upper if place == seat else rung.lower or rung.upper for place in range(plan.seats)]
    bots = [make_bot(plan, name, f"{deal} {place}") for place, name in enumerate(names)]
    choices, seconds, moves = [0, 0], [0.0, 0.0], 0
    while state.acting and not stop.is_set():
        acting = int(lowest(state.acting))
        side = int(acting != seat)
        asked = len(state.moves(acting)) > 1
        started = time.process_time()
        move = ask(bots[acting], state, acting)
        seconds[side] += asked * (time.process_time() - started)
        choices[side] += asked
        state.play(acting, move)
        moves += 1
    outcome = state.outcome
    if outcome is None and stop.is_set():
        return None
    if outcome is None:
        raise RuntimeError(f"Game {number} of {rung.name} stopped without an end.")
    return Played(
        rung.name,
        number,
        seat,
        outcome.places,
        str(outcome.reason.value),
        moves,
        (choices[0], choices[1]),
        (round(seconds[0], 5), round(seconds[1], 5)),
        (playouts_of(bots[seat]), sum(playouts_of(bot) for place, bot in enumerate(bots) if place != seat)),
    )


def make_bot(plan: Plan, level: str, seed: str) -> Bot:
    return plan.own[level](seed) if level in plan.own else find_bot(level, seed)


def playouts_of(bot: Bot) -> int:
    """How many playouts a bot of this process has played; a crew does not tell."""
    return int(bot.search.playouts) if isinstance(bot, SearchBot) else 0


# Here, or on several processes. Ctrl-C ends both after the move that is being thought about.


def play_here(game: Game, plan: Plan, missing: Iterator[tuple[Rung, int]]) -> Generator[Played]:
    """Game after game in this process."""
    stop = threading.Event()
    with interrupted_by(stop):
        for rung, number in missing:
            played = play_rung(game, plan, rung, number, stop)
            if played is None:
                break
            yield played
            if stop.is_set():
                break


def play_on_workers(plan: Plan, missing: Iterator[tuple[Rung, int]], workers: int) -> Generator[Played]:
    """Games in whatever order they are finished."""
    find_game(plan.game)  # a worker can only play what is installed
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    with ProcessPoolExecutor(workers, processes, start_worker, (plan, stop)) as pool, interrupted_by(stop):
        with interrupts_ignored():  # a process inherits this, and is safe before its first line
            running = {pool.submit(play_in_worker, *task) for task in islice(missing, workers)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                if not stop.is_set():
                    more = islice(missing, workers * AHEAD - len(running))
                    running |= {pool.submit(play_in_worker, *task) for task in more}
                yield from played_of(done)
        finally:
            stop.set()


def played_of(done: Iterable[Future[Played | None]]) -> Iterator[Played]:
    """The games that were not stopped."""
    return (played for played in (future.result() for future in done) if played is not None)


_worker: tuple[Plan, StopSign] | None = None


def start_worker(plan: Plan, stop: StopSign) -> None:
    """What a new process is told once."""
    global _worker  # noqa: PLW0603 - a worker has nowhere else to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = plan, stop


def play_in_worker(rung: Rung, number: int) -> Played | None:
    if _worker is None:
        raise RuntimeError("This process was not started as a worker.")
    plan, stop = _worker
    return None if stop.is_set() else play_rung(find_game(plan.game), plan, rung, number, stop)
