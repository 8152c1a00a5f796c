"""How many ways there are to play on from fixed positions, as perft counts them for chess: tests/golden/race-counts.toml.

    python -m tests.golden.race_counts             counts again, and says what differs and how long it took
    python -m tests.golden.race_counts --deeper    one move further than the file, for compiled rules
    python -m tests.golden.race_counts --update    writes the file anew, from the positions named here

The first number counts the legal moves, the second the sequences of two moves, and so on; where several seats may move at
once, they move in the order of the seats. A game that is over before counts for nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

from cheeseboard.core import State
from cheeseboard.core.bits import lowest
from cheeseboard.core.position import Document, write_toml
from cheeseboard.games.race import RACE

FILE = Path(__file__).parent / "race-counts.toml"
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


def read_counts() -> list[Count]:
    found = tomllib.loads(FILE.read_text("utf-8"))
    return [Count(name, entry["about"], entry["position"], entry["sequences"]) for name, entry in found.items()]


def positions() -> dict[str, tuple[str, Document]]:
    """The positions that --update writes."""
    from tests.games.race.crowded import crowded
    from tests.games.race.positions import SEATS, after, bet, new_game, table

    placed = after(new_game(4, "counts", track="5 3 1"), "place a2", "place a3", "place a4", "place a5")
    rats = dict(zip(SEATS, ("d2", "d4", "e3", "f3"), strict=True))
    crowd = table(
        rats=rats, tokens=dict.fromkeys(SEATS, "pepper"), hands={"blue": "dash step swap", "red": "dash idea step jump"}
    )
    peppered = bet(crowd, "dash", "dash", "step", "swap")
    home = {"red": "k1", "yellow": "home 1", "green": "home 2", "blue": "b1"}
    last = table(rats=home, laid={"red": "dash"}, options={"mode": "tournament"}, cheese={"red": 0})
    near = {"red": "j2", "yellow": "k4", "green": "i3"}
    windy = table(rats=near, laid={"red": "dash", "yellow": "step"}, wind=5, options={"wind": "yes", "play-on": "no"})
    return {
        "placement": ("Four seats place their rats.", RACE.write_position(new_game(4, "counts", track="5 3 1"))),
        "discard": ("Four seats discard cards.", RACE.write_position(placed)),
        "bets": ("Four seats bet, all with pepper.", RACE.write_position(crowd)),
        "pepper": ("The pepper window with four holders.", RACE.write_position(peppered)),
        "between-races": ("A race of a tournament is about to end.", RACE.write_position(last)),
        "wind": ("Rats are blown home.", RACE.write_position(windy)),
        **{
            f"crowd-{number}": (f"A crowded table, number {number}.", RACE.write_position(crowded(number)))
            for number in CROWDS
        },
    }


CROWDS = (2, 5, 7, 14, 21)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden.race_counts", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--deeper", action="store_true", help="count one move further")
    parser.add_argument("--update", action="store_true", help="write the file anew")
    arguments = parser.parse_args()
    if arguments.update:
        document: Document = {}
        for name, (about, position) in positions().items():
            state = RACE.read_position(position)
            numbers = [count_sequences(state, depth) for depth in range(1, DEPTH + 1)]
            document[name] = {"about": about, "sequences": numbers, "position": position}
        FILE.write_text("# Written by python -m tests.golden.race_counts --update\n" + write_toml(document), "utf-8")
    wrong = 0
    for entry in read_counts():
        start = time.perf_counter()
        depths = range(1, len(entry.sequences) + 1 + arguments.deeper)
        numbers = [count_sequences(RACE.read_position(entry.position), depth) for depth in depths]
        seconds = time.perf_counter() - start
        same = numbers[: len(entry.sequences)] == entry.sequences
        wrong += not same
        print(f"{entry.name:14} {numbers} {seconds:.2f} s", "" if same else "DIFFERENT")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
