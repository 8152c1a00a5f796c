"""Several processes that search for one bot, where a machine has the cores."""

from __future__ import annotations

import multiprocessing
import signal
import weakref
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from cheeseboard.bots.bot import Bot
from cheeseboard.bots.search_bot import NO_LIMIT, SearchBot
from cheeseboard.core.game import Game
from cheeseboard.core.position import Document
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

SPAWN: Final = "spawn"


class CrewBot(Bot):
    """Every process searches worlds of its own for the whole budget; the move that they tried most, all together, is played.

    A process keeps its thoughts between moves like any search. With a budget in playouts the same seed plays the same.
    """

    def __init__(self, seed: str, processes: int, *, seconds: float = 0.0, playouts: int = NO_LIMIT) -> None:
        super().__init__(seed)
        spawn = multiprocessing.get_context(SPAWN)
        self.searchers = [
            ProcessPoolExecutor(1, spawn, start_searcher, (f"{seed} {number}", seconds, playouts))
            for number in range(processes)
        ]
        self.dismiss = weakref.finalize(self, dismiss, self.searchers)
        """Ends the processes; forgetting the bot does so too."""

    def choose(self, view: State, seat: Seat) -> Move:
        question = view.game, view.game.write_position(view), int(seat)
        tries: Counter[int] = Counter()
        for answer in [searcher.submit(count_tries, *question) for searcher in self.searchers]:
            tries.update(answer.result())
        return max(tries, key=lambda move: (tries[move], -move))


def dismiss(searchers: list[ProcessPoolExecutor]) -> None:
    for searcher in searchers:
        searcher.shutdown(wait=False, cancel_futures=True)


# In a process of the crew.

_searcher: SearchBot | None = None


def start_searcher(seed: str, seconds: float, playouts: int) -> None:
    """What a new process is told once; Ctrl-C is for the process that asks."""
    global _searcher  # noqa: PLW0603 - a process of a pool has nowhere else to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _searcher = SearchBot(seed, seconds=seconds, playouts=playouts)


def count_tries(game: Game, position: Document, seat: int) -> dict[int, int]:
    """How often every legal move was tried."""
    if _searcher is None:
        raise RuntimeError("This process was not started as a searcher.")
    view = game.read_position(position)
    _searcher.choose(view, seat)
    return {option.move: option.tries for option in _searcher.search.options(view)}
