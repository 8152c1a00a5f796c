"""The recorded games of Cheese Castle in tests/golden/castle, each as short as could be found.

    python -m tests.golden.castle_games             says which games are played differently now
    python -m tests.golden.castle_games --update    looks for the games anew and writes them

Write them anew only when a change of the rules was meant, and raise the version of the game with it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from cheeseboard.core import Chance, stream
from cheeseboard.core.match import Match
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import END
from tests.golden.recorded import FOLDER, compare, ending, furthest, shortest


@dataclass(frozen=True)
class Wish:
    """What a recorded game should be like."""

    ending: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    rounds: int = 0
    """Begin in this round, after a few moves of placement and play."""
    tries: int = 60

    @property
    def file(self) -> Path:
        parts = [self.ending, f"{self.seats}-seats", *(f"{name}-{value}" for name, value in self.options.items())]
        return FOLDER / "castle" / f"{'-'.join(parts)}.curd"


NO_TOWERS = {"through-towers": "no"}
OF_2022 = {"edition": "2022"}
WISHES = (
    *(Wish("target", seats, {"target": target}) for seats in (2, 3, 4) for target in "456"),
    *(Wish("target", seats, {"layout": "b"}) for seats in (2, 3, 4)),
    *(Wish("target", seats, {"layout": "b"} | NO_TOWERS) for seats in (2, 4)),
    *(Wish("third-mouse", seats) for seats in (2, 3, 4)),
    *(Wish("third-mouse", seats, {"layout": "b"}) for seats in (2, 3, 4)),
    *(Wish("third-mouse", seats, OF_2022) for seats in (2, 3, 4)),
    Wish("third-mouse", 4, NO_TOWERS | OF_2022),
    *(Wish("round-limit", seats, rounds=99) for seats in (2, 3, 4)),
    Wish("round-limit", 3, {"layout": "b"}, rounds=98),
    Wish("round-limit", 2, {"target": "6"}, tries=1),
)


def play_out(wish: Wish, seed: str) -> Match:
    """One game, played in the manner that its ending asks for."""
    match = Match(CASTLE, wish.seats, wish.options, seed, start=late_start(wish, seed))
    chance = stream(seed, "golden")
    while (seat := int(match.state.acting).bit_length() - 1) >= 0:
        moves = [int(move) for move in match.state.moves(seat)]
        match.play(seat, choose(wish, match.state, seat, moves, chance))
    return match


def late_start(wish: Wish, seed: str) -> Castle | None:
    if wish.rounds == 0:
        return None
    match = Match(CASTLE, wish.seats, wish.options, seed)
    chance = stream(seed, "start")
    for _ in range(40):
        seat = int(match.state.acting).bit_length() - 1
        moves = [int(move) for move in match.state.moves(seat)]
        match.play(seat, choose(Wish("target", wish.seats), match.state, seat, moves, chance))
    return CASTLE.read_position(CASTLE.write_position(match.state) | {"rounds": wish.rounds})


def choose(wish: Wish, state: object, seat: int, moves: list[int], chance: Chance) -> int:
    assert isinstance(state, Castle)
    if wish.ending == "round-limit" and wish.rounds == 0 and END in moves:
        return END
    if wish.ending == "target":
        moves = furthest(state, seat, moves)
        moves = [move for move in moves if move != END] or moves
    return moves[int(chance.below(len(moves)))]


def look_for(wish: Wish) -> str:
    """The shortest record with this ending among so many games."""
    games = (play_out(wish, f"{wish.file.stem} {number}") for number in range(wish.tries))
    return shortest([match for match in games if ending(match) == f"castle-end-{wish.ending}"])


if __name__ == "__main__":
    sys.exit(compare("castle", {wish.file: partial(look_for, wish) for wish in WISHES}))
