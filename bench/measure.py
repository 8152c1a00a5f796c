"""Speed of our own code, in whichever form runs here; prints JSON. run.py starts it compiled and plain.

Seconds are those of the processor, so that whatever else runs on the machine slows nothing down by taking turns with us.

python bench/measure.py --seconds 2
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import cheeseboard
from cheeseboard import Game, State, find_game
from cheeseboard.core import Chance, play_randomly


def random_play(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Moves and games per second of uniformly random play, setting up included."""
    options = game.check_options(seats, {})
    chance = Chance(1)
    games = moves = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        moves += play_randomly(game.deal(seats, options, f"bench {games}"), chance)
        games += 1
    taken = time.process_time() - started
    return moves / taken, games / taken


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """The time of one call, the best of several batches: noise only ever adds."""
    batch = 1
    while (taken := _time(action, batch)) < seconds / 20:
        batch *= 2
    return min(taken, *(_time(action, batch) for _ in range(10))) / batch * 1e6


def _time(action: Callable[[], object], times: int) -> float:
    started = time.process_time()
    for _ in range(times):
        action()
    return time.process_time() - started


def view_and_imagine(state: State) -> State:
    return state.seen_by(0).imagine(5)


def calibration() -> float:
    """Turns of a fixed plain loop per second, in millions: how fast this machine runs Python now."""
    total, started = 0, time.process_time()
    for number in range(2_000_000):
        total ^= number * 31
    return 2 / (time.process_time() - started)


def import_seconds(module: str) -> float:
    """What importing a module adds to starting Python, the median of several starts."""

    def start(code: str) -> float:
        before = seconds_of_children()
        subprocess.run([sys.executable, "-c", code], check=True)
        return seconds_of_children() - before

    return statistics.median(start(f"import {module}") - start("pass") for _ in range(9))


def seconds_of_children() -> float:
    """What all programs that were started here, and are over, have taken of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(keys: list[str], seconds: float) -> dict[str, float]:
    found: dict[str, float] = {"calibration": calibration()}
    for key in keys:
        game = find_game(key)
        for seats in game.seats:
            moves, games = random_play(game, seats, seconds)
            found[f"{key} {seats} moves/s"], found[f"{key} {seats} games/s"] = moves, games
        state = game.setup(game.seats[-1], seed="bench")
        play_randomly(state, Chance(3), 100)
        found[f"{key} clone us"] = microseconds(state.clone, seconds)
        found[f"{key} view us"] = microseconds(partial(view_and_imagine, state), seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(cheeseboard.game_keys()))
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each speed is measured")
    parser.add_argument("--imports", action="store_true", help="measure the import as well")
    arguments = parser.parse_args()
    found = measure(arguments.games, arguments.seconds)
    if arguments.imports:
        found["import s"] = import_seconds("cheeseboard")
    json.dump({"compiled": cheeseboard.COMPILED, "found": found}, sys.stdout)


if __name__ == "__main__":
    main()
