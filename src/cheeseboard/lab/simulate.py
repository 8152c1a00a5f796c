"""Many games on all cores. What comes out depends on the seed alone, never on the number of workers."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from cheeseboard.bots import RANDOM, ask, check_bots, find_bot
from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import BOT, new_seed, stream
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.game import Game, Options
from cheeseboard.core.playout import play_randomly
from cheeseboard.core.state import State
from cheeseboard.lab.intervals import Interval, share_interval
from cheeseboard.lab.stopping import StopSign, interrupted_by, interrupts_ignored, usable_cores
from cheeseboard.lab.tally import Finished, Series, Tally

LONGEST_CHUNK: Final = 500
LONGEST_CHUNK_WITH_BOTS: Final = 5
CHUNKS_EACH: Final = 50
CHUNKS_AHEAD: Final = 3


@dataclass(frozen=True)
class Plan:
    """What is to be played; game number i always has the seed "seed/i" and, with rotation, its bots i seats further on."""

    game: Game
    games: int
    bots: tuple[str, ...]
    options: Options
    seed: str
    rotate: bool

    @property
    def all_random(self) -> bool:
        """Games that are played at full speed, without bots that look at views."""
        return set(self.bots) == {RANDOM}

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        if not self.rotate:
            return self.bots
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots)))


@dataclass
class Simulation:
    """The result: what was planned, what was played, and how long it took."""

    plan: Plan
    tally: Tally = field(default_factory=Tally)
    workers: int = 1
    seconds: float = 0.0

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before all games were played."""
        return self.tally.games < self.plan.games

    @property
    def games_per_second(self) -> float:
        return self.tally.games / self.seconds if self.seconds else 0.0

    @property
    def moves_per_second(self) -> float:
        return self.tally.moves.total / self.seconds if self.seconds else 0.0

    def wins_of_bot(self, bot: str) -> Interval:
        """The share of games won from any seat this bot sat on."""
        return share_interval(self.tally.won_by_bot[bot], self.tally.games)

    def fair_share(self, bot: str) -> float:
        """The share it would win if all seats were equally good, and one of them won."""
        return self.plan.bots.count(bot) / len(self.plan.bots)

    def points_of_bot(self, bot: str) -> Interval:
        """The mean of what one seat of this bot had at the end."""
        seats = self.plan.bots.count(bot)
        mean, low, high = self.tally.points.get(bot, Series()).mean
        return Interval(mean / seats, low / seats, high / seats)

    def share_of_ending(self, reason: str) -> Interval:
        return share_interval(self.tally.endings[reason], self.tally.games)

    def wins_of_seat(self, seat: int) -> Interval:
        return share_interval(self.tally.won_by_seat[seat], self.tally.games)


def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    *,
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
    workers: int | None = None,
    rotate: bool = True,
    told: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games between bots, one to a seat; told hears after every chunk how many games are finished.

    Ctrl-C ends it early, with what has been played by then.
    """
    plan = make_plan(game, games, bots, options, seed, rotate=rotate)
    wished = usable_cores() if workers is None else workers
    if wished < 1:
        raise BadSetup(f"At least one worker is needed, not {wished}.")
    chunks = split(plan, min(wished, games))
    result = Simulation(plan, workers=min(wished, len(chunks)))
    started = time.perf_counter()
    finished = play_here(plan, chunks) if result.workers == 1 else play_on_workers(plan, chunks, result.workers)
    with closing(finished):
        for tally in finished:
            result.tally.join(tally)
            if told is not None:
                told(result.tally.games)
    result.seconds = time.perf_counter() - started
    return result


def make_plan(
    game: Game, games: int, bots: Sequence[str], options: Mapping[str, str] | None, seed: str | None, *, rotate: bool
) -> Plan:
    """Check everything before the first game is played."""
    if games < 1:
        raise BadSetup(f"At least one game is needed, not {games}.")
    check_bots(bots)
    agreed = game.check_options(game.check_seats(len(bots)), options or {})
    return Plan(game, games, tuple(bots), agreed, new_seed() if seed is None else seed, rotate)


def split(plan: Plan, workers: int) -> list[range]:
    """The numbers of the games in chunks, small enough to keep all workers busy and the progress moving."""
    longest = LONGEST_CHUNK if plan.all_random else LONGEST_CHUNK_WITH_BOTS
    size = max(1, min(longest, plan.games // (workers * CHUNKS_EACH)))
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


# One game, and one chunk of them.


def play_game(plan: Plan, number: int, stop: StopSign) -> Finished | None:
    """One game from its seed to its end; None if it was stopped before."""
    bots = plan.bots_of(number)
    seed = f"{plan.seed}/{number}"
    state = plan.game.deal(len(bots), plan.options, seed)
    if plan.all_random:
        moves = int(play_randomly(state, stream(seed, BOT)))
    else:
        moves = play_bots(state, bots, seed, stop)
    outcome = state.outcome
    if outcome is None and stop.is_set():
        return None
    if outcome is None:
        raise RuntimeError(f"Game {number} of seed {plan.seed} did not end in {moves} moves.")
    rounds = getattr(state, "rounds", None)
    reason = str(outcome.reason.value)
    return Finished(bots, outcome.places, outcome.points, reason, moves, None if rounds is None else int(rounds))


def play_bots(state: State, names: tuple[str, ...], seed: str, stop: StopSign) -> int:
    """Let bots play to the end, or until stopped; how many moves they made."""
    bots = [find_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    moves = 0
    while state.acting and not stop.is_set():
        seat = lowest(state.acting)
        state.play(seat, ask(bots[seat], state, seat))
        moves += 1
    return moves


def play_chunk(plan: Plan, numbers: range, stop: StopSign) -> Tally:
    """Some games, as many as are finished before the stop."""
    tally = Tally()
    for number in numbers:
        game = None if stop.is_set() else play_game(plan, number, stop)
        if game is None:
            break
        tally.add(game)
    return tally


# Here, or on several processes.


def play_here(plan: Plan, chunks: list[range]) -> Generator[Tally]:
    """Chunk by chunk in this process; Ctrl-C lets the game that is being played finish."""
    stop = threading.Event()
    with interrupted_by(stop):
        for chunk in chunks:
            if stop.is_set():
                break
            yield play_chunk(plan, chunk, stop)


def play_on_workers(plan: Plan, chunks: list[range], workers: int) -> Generator[Tally]:
    """Chunks in whatever order they are finished."""
    # Fresh processes everywhere: a fork would copy threads and locks that it cannot use.
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    waiting = iter(chunks)
    with ProcessPoolExecutor(workers, processes, start_worker, (plan, stop)) as pool, interrupted_by(stop):
        with interrupts_ignored():  # a process inherits this, and is safe before its first line
            running = {pool.submit(work, chunk) for chunk in islice(waiting, workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            if not stop.is_set():
                running |= {
                    pool.submit(work, chunk) for chunk in islice(waiting, workers * CHUNKS_AHEAD - len(running))
                }
            yield from (future.result() for future in done)


_worker: tuple[Plan, StopSign] | None = None


def start_worker(plan: Plan, stop: StopSign) -> None:
    """What a new process is told once."""
    global _worker  # noqa: PLW0603 - a worker has nowhere else to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = plan, stop


def work(numbers: range) -> Tally:
    """One chunk, in a worker process."""
    if _worker is None:
        raise RuntimeError("This process was not started as a worker.")
    plan, stop = _worker
    return play_chunk(plan, numbers, stop)
