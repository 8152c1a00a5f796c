"""How many ways there are to play on from fixed positions, as perft counts them for chess: tests/golden/<game>-counts.toml.

The first number counts the legal moves, the second the sequences of two moves, and so on; where several seats may move at
once, they move in the order of the seats. A game that is over before counts for nothing. A move generator that is wrong
anywhere near these positions gives other numbers.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cheeseboard.core import Game, State
from cheeseboard.core.bits import lowest
from cheeseboard.core.position import Document, write_toml

DEPTH = 4


@dataclass(frozen=True)
class Count:
    """A position and its numbers."""

    name: str
    about: str
    position: Document
    sequences: list[int]


def count_sequences(state: State, depth: int) -> int:
    """How many sequences of so many legal moves there are."""
    if not state.acting:
        return 0
    seat = lowest(state.acting)
    if depth == 1:
        return len(state.moves(seat))
    total = 0
    for move in state.moves(seat):
        copy = state.clone()
        copy.play(seat, move)
        total += count_sequences(copy, depth - 1)
    return total


def counts_file(game: Game) -> Path:
    return Path(__file__).parent / f"{game.key}-counts.toml"


def read_counts(game: Game) -> list[Count]:
    found = tomllib.loads(counts_file(game).read_text("utf-8"))
    return [Count(name, entry["about"], entry["position"], entry["sequences"]) for name, entry in found.items()]


def compare(game: Game, positions: Callable[[], dict[str, tuple[str, Document]]]) -> int:
    """The command of <game>_counts.py."""
    command = f"python -m tests.golden.{game.key}_counts"
    parser = argparse.ArgumentParser(prog=command, description="The ways to play on from fixed positions.")
    parser.add_argument("--deeper", action="store_true", help="count one move further than the file")
    parser.add_argument("--update", action="store_true", help="write the file anew")
    arguments = parser.parse_args()
    if arguments.update:
        document: Document = {}
        for name, (about, position) in positions().items():
            state = game.read_position(position)
            numbers = [count_sequences(state, depth) for depth in range(1, DEPTH + 1)]
            document[name] = {"about": about, "sequences": numbers, "position": position}
        counts_file(game).write_text(f"# Written by {command} --update\n" + write_toml(document), "utf-8")
    wrong = 0
    for entry in read_counts(game):
        started = time.perf_counter()
        depths = range(1, len(entry.sequences) + 1 + arguments.deeper)
        numbers = [count_sequences(game.read_position(entry.position), depth) for depth in depths]
        seconds = time.perf_counter() - started
        same = numbers[: len(entry.sequences)] == entry.sequences
        wrong += not same
        print(f"{entry.name:14} {numbers} {seconds:.2f} s", "" if same else "DIFFERENT")
    return 1 if wrong else 0
