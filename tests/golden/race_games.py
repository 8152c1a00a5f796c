"""The recorded games of Rat Race in tests/golden/race, each as short as could be found.

    python -m tests.golden.race_games             says which games are played differently now
    python -m tests.golden.race_games --update    looks for the games anew and writes them

Write them anew only when a change of the rules or of the cards was meant, and raise the version of the game with it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from cheeseboard.core import Chance, State, stream
from cheeseboard.core.bits import lowest
from cheeseboard.core.match import Match
from cheeseboard.games.race import RACE
from tests.golden.recorded import FOLDER, compare, ending, furthest, shortest, what_happens

MISCHIEF = 4
"""One move in so many is any move at all, so that there is something to see."""


@dataclass(frozen=True)
class Wish:
    """What a recorded game should be like."""

    ending: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    tries: int = 25
    shows: str = ""
    """An event that must happen."""

    @property
    def file(self) -> Path:
        parts = [self.ending, f"{self.seats}-seats", *(f"{name}-{value}" for name, value in self.options.items())]
        return FOLDER / "race" / f"{'-'.join([*parts, *self.shows.split('-')[1:]]).replace(' ', '.')}.curd"


WIND = {"wind": "yes"}
TEAMS = {"mode": "teams"}
TOURNAMENT = {"mode": "tournament"}
WISHES = (
    *(Wish("all-home", seats, options) for seats in (2, 3, 4) for options in ({}, {"track": "long"}, WIND)),
    *(Wish("first-home", seats, {"play-on": "no"}) for seats in (2, 3, 4)),
    Wish("team-home", 4, TEAMS),
    Wish("team-home", 4, TEAMS | WIND | {"partners": "neighbours"}),
    *(Wish("tournament", seats, TOURNAMENT, tries=4) for seats in (2, 3, 4)),
    Wish("tournament", 4, TOURNAMENT | WIND | {"sections": "first"}, tries=4),
    *(Wish("round-limit", seats, tries=1) for seats in (2, 3, 4)),
    *(
        Wish("all-home", 4, {"sugar-step": "bent"}, 400, shows)
        for shows in ("race-dead-end", "race-stole", "race-ate-clover", "race-ate-pepper", "race-moved-jump")
    ),
    Wish("all-home", 4, {"track": "2 24r 4"}),
)


def play_out(wish: Wish, seed: str) -> Match:
    """One game, played in the manner that its ending asks for."""
    match = Match(RACE, wish.seats, wish.options, seed)
    chance = stream(seed, "golden")
    while match.state.acting:
        seat = lowest(match.state.acting)
        moves = [int(move) for move in match.state.moves(seat)]
        match.play(seat, choose(wish, match.state, seat, moves, chance))
    return match


def choose(wish: Wish, state: State, seat: int, moves: list[int], chance: Chance) -> int:
    if wish.ending == "round-limit" and 0 in moves:
        return 0
    if chance.below(MISCHIEF):
        moves = furthest(state, seat, moves)
    return moves[int(chance.below(len(moves)))]


def look_for(wish: Wish) -> str:
    """The shortest record of that kind among so many games."""
    games = (play_out(wish, f"{wish.file.stem} {number}") for number in range(wish.tries))
    return shortest([match for match in games if fits(wish, match)])


def fits(wish: Wish, match: Match) -> bool:
    return ending(match) == f"race-end-{wish.ending}" and (not wish.shows or wish.shows in what_happens(match))


if __name__ == "__main__":
    sys.exit(compare("race", {wish.file: partial(look_for, wish) for wish in WISHES}))
