"""How many ways there are to play on from fixed positions, as perft counts them for chess: tests/golden/castle-counts.toml.

    python -m tests.golden.castle_counts             counts again, and says what differs and how long it took
    python -m tests.golden.castle_counts --deeper    one move further than the file, for compiled rules
    python -m tests.golden.castle_counts --update    writes the file anew, from the positions named here

The first number counts the legal moves, the second the sequences of two moves, and so on; a game that is over before
counts for nothing. A move generator that is wrong anywhere near these positions gives other numbers.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

from cheeseboard.core import State
from cheeseboard.core.position import Document, write_toml
from cheeseboard.games.castle import CASTLE

FILE = Path(__file__).parent / "castle-counts.toml"
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
    seats = [seat for seat in range(state.seats) if state.acting >> seat & 1]
    if depth == 1:
        return sum(len(state.moves(seat)) for seat in seats)
    total = 0
    for seat in seats:
        for move in state.moves(seat):
            copy = state.clone()
            copy.play(seat, move)
            total += count_sequences(copy, depth - 1)
    return total


def read_counts() -> list[Count]:
    found = tomllib.loads(FILE.read_text("utf-8"))
    return [Count(name, entry["about"], entry["position"], entry["sequences"]) for name, entry in found.items()]


def positions() -> dict[str, tuple[str, Document]]:
    """The positions that --update writes."""
    from tests.games.castle.crowded import crowded
    from tests.games.castle.positions import ROOMS_A, after, new_game, table

    first_turn = after(new_game(2, {"layout": "b"}, "counts"), "enter a1", "enter g7")
    pass_over = table(
        """
        T . # ? # ? T
        . . . ? ? ? ?
        # . # ? # ? #
        . . . . . ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1 a2 a3 c2",
        mice={"red": "a1, b2, b3, c2", "yellow": "a2, b1, c3, a3"},
        slide=False,
        points=3,
        spare="slice",
    )
    about_to_fall = table(
        """
        T s # ? # w T
        s . . ? . . w
        # . # . # . #
        . o . o s w .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=ROOMS_A,
        spare="trap",
        seats=4,
        points=1,
        turn="yellow",
        target=4,
        mice={
            "red": "b1, f4, fallen d6",
            "yellow": "a4, c4, fallen d6, g1",
            "green": "f1, g4, a2, a1",
            "blue": "e4, fallen d2, fallen d6, c1",
        },
        tokens={"red": "moon, heart, drop", "green": "moon, heart, drop", "yellow": "moon", "blue": "moon"},
    )
    round_limit = table(rounds=99, seats=3, turn="green", points=2, slide=False, mice={"red": "a1", "green": "g1"})
    return {
        "placement": ("Four seats place a mouse each.", CASTLE.write_position(new_game(4, {}, "counts"))),
        "first-turn": ("Two seats on layout B, everything closed.", CASTLE.write_position(first_turn)),
        "passing": ("Many mice close together, three points, no slide.", CASTLE.write_position(pass_over)),
        "falling": ("Slides that drop mice and reach both endings.", CASTLE.write_position(about_to_fall)),
        "last-round": ("The house limit is near.", CASTLE.write_position(round_limit)),
        "crowd-2": ("A crowded castle with two seats.", CASTLE.write_position(crowded(CROWDS[0]))),
        "crowd-3": ("A crowded castle with three seats.", CASTLE.write_position(crowded(CROWDS[1]))),
        "crowd-4": ("A crowded castle with four seats.", CASTLE.write_position(crowded(CROWDS[2]))),
    }


# With two, three and four seats, and few enough ways that four moves are counted quickly.
CROWDS = (580, 1332, 625)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden.castle_counts", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--deeper", action="store_true", help="count one move further")
    parser.add_argument("--update", action="store_true", help="write the file anew")
    arguments = parser.parse_args()
    if arguments.update:
        document: Document = {}
        for name, (about, position) in positions().items():
            state = CASTLE.read_position(position)
            numbers = [count_sequences(state, depth) for depth in range(1, DEPTH + 1)]
            document[name] = {"about": about, "sequences": numbers, "position": position}
        FILE.write_text("# Written by python -m tests.golden.castle_counts --update\n" + write_toml(document), "utf-8")
    wrong = 0
    for entry in read_counts():
        start = time.perf_counter()
        depths = range(1, len(entry.sequences) + 1 + arguments.deeper)
        numbers = [count_sequences(CASTLE.read_position(entry.position), depth) for depth in depths]
        seconds = time.perf_counter() - start
        wrong += numbers[: len(entry.sequences)] != entry.sequences
        print(
            f"{entry.name:12} {numbers} {seconds:.2f} s",
            "" if numbers[: len(entry.sequences)] == entry.sequences else "DIFFERENT",
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
