"""Bots think in other processes, never in the server's loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from cheeseboard.bots import RandomBot, choose_move
from cheeseboard.bots.analysis import Look, look_at
from cheeseboard.core.game import Game
from cheeseboard.core.position import Document
from cheeseboard.core.state import State
from cheeseboard.core.undo import Made

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3


class NoProcess(Exception):
    """Whatever is asked ends every process that is asked."""


class Thinkers:
    """A pool of processes; one that has crashed is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, leave_signals_alone)

    def warm_up(self) -> None:
        """Let the first process start before it is needed."""
        self._pool.submit(be_there)

    async def ask(
        self, work: Callable[Arguments, Answer], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Answer:
        """Have something done by whichever process is free; once more, if that has crashed."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments, **named))
            except BrokenProcessPool:
                self._renew(pool)
        raise NoProcess(f"{TRIES} processes in which bots think have died, one after the other.")

    async def choose(self, game: Game, view: State, seat: int, level: str, seed: str) -> int:
        """A level's move for a seat that sees this. However often processes crash, there will be a move."""
        try:
            return await self.ask(choose_at, game, game.write_position(view), seat, level, seed)
        except Exception:
            LOG.exception("A bot of level %s could not choose a move of %s", level, game.key)
        return int(RandomBot(seed).choose(view, seat))

    async def look(self, game: Game, state: State, made: Made | None, *, playouts: int, seed: str) -> Look:
        """What a bot thinks of one moment of a finished game, and of the move that was made there."""
        return await self.ask(look_back, game, game.write_position(state), made, playouts, seed)

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if broken is self._pool:
            LOG.warning("A process in which bots think has died; there is a new one now")
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


# In the other process.


def leave_signals_alone() -> None:
    """Ctrl-C is for the server, which ends its bots itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def be_there() -> None:
    """Nothing more."""


def choose_at(game: Game, position: Document, seat: int, level: str, seed: str) -> int:
    return choose_move(game.read_position(position), seat, level, seed)


def look_back(game: Game, position: Document, made: Made | None, playouts: int, seed: str) -> Look:
    return look_at(game, game.read_position(position), made, playouts=playouts, seed=seed)
