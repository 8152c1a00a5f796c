"""Golden games: random games boiled down to lines of numbers, which plain Python and the compiled form must reproduce."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cheeseboard.contract.case import Case
from cheeseboard.core import Game

HASHES_EACH = 6


def golden_games(game: Game, options: Mapping[str, str], seeds: Iterable[str]) -> list[str]:
    """A line for every seat count and seed: seats, seed, moves, places, and the state's hash at even distances."""
    return [golden_game(Case(game, seats, options, seed)) for seats in game.seats for seed in seeds]


def golden_game(case: Case) -> str:
    """The last hash is the end's; another before it that differs tells roughly where the games part."""
    state = case.deal()
    stops = {len(case.trail) * part // HASHES_EACH for part in range(1, HASHES_EACH + 1)}
    hashes: list[str] = []
    for played, choice in enumerate(case.trail, 1):
        state.play(choice.seat, choice.move)
        if played in stops:
            hashes.append(f"{state.hash():016x}")
    places = "" if state.outcome is None else "".join(str(place) for place in state.outcome.places)
    return " ".join([str(case.seats), case.seed, str(len(case.trail)), places or "-", *hashes])
