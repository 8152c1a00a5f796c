"""The recorded games of Rat Race in tests/golden/race, each as short as could be found.

    python -m tests.golden.race_games             says which games are played differently now
    python -m tests.golden.race_games --update    looks for the games anew and writes them

Write them anew only when a change of the rules or of the cards was meant, and raise the version of the game with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cheeseboard.core import Chance, CheeseboardError, State, stream
from cheeseboard.core.bits import lowest
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.race import RACE

FOLDER = Path(__file__).parent / "race"
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
        return FOLDER / f"{'-'.join([*parts, *self.shows.split('-')[1:]]).replace(' ', '.')}.curd"


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
        liked = [after(state, seat, move).progress(seat) for move in moves]
        moves = [move for move, like in zip(moves, liked, strict=True) if like == max(liked)]
    return moves[int(chance.below(len(moves)))]


def after(state: State, seat: int, move: int) -> State:
    copy = state.clone()
    copy.play(seat, move)
    return copy


def shortest(wish: Wish) -> str:
    """The shortest record with this ending among so many games."""
    found = [
        match
        for number in range(wish.tries)
        for match in [play_out(wish, f"{wish.file.stem} {number}")]
        if fits(wish, match)
    ]
    return write_record(min(found, key=lambda match: len(match.played)))


def fits(wish: Wish, match: Match) -> bool:
    outcome = match.state.outcome
    ended = outcome is not None and outcome.reason.value == f"race-end-{wish.ending}"
    return ended and (not wish.shows or wish.shows in what_happens(match))


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*.curd"))


def differences() -> Iterator[str]:
    """What is not as it was, game by game."""
    for wish in WISHES:
        if not wish.file.exists():
            yield f"{wish.file.name} is missing."
    for file in golden_files():
        text = file.read_text("utf-8")
        try:
            if write_record(replay(read_record(text))) != text:
                yield f"{file.name} is written differently."
        except CheeseboardError as error:
            yield f"{file.name} is played differently: {error}"


def what_happens(match: Match) -> set[str]:
    """The keys of all events of a game."""
    return {event.message.key for played in match.played for event in played.events}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden.race_games", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--update", action="store_true", help="look for the games anew and write them")
    if parser.parse_args().update:
        FOLDER.mkdir(exist_ok=True)
        for file in golden_files():
            file.unlink()
        for wish in WISHES:
            wish.file.write_text(shortest(wish), "utf-8")
            print(wish.file.name)
    found = list(differences())
    print(*found or ["All golden games are played as ever."], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
