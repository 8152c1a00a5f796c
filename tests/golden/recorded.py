"""Recorded games of a game, each as short as could be found: how they are looked for, kept and compared.

A game has a file <game>_games.py that says what is wished for and how it is played. Write records anew only when a change
of the rules or of the content was meant, and raise the version of the game with it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from cheeseboard.core import CheeseboardError, State
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record

FOLDER = Path(__file__).parent


def golden_files(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.curd"))


def after(state: State, seat: int, move: int) -> State:
    copy = state.clone()
    copy.play(seat, move)
    return copy


def furthest(state: State, seat: int, moves: list[int]) -> list[int]:
    """The moves after which that seat is furthest on."""
    liked = [after(state, seat, move).progress(seat) for move in moves]
    return [move for move, like in zip(moves, liked, strict=True) if like == max(liked)]


def shortest(matches: Iterable[Match]) -> str:
    """The record of the shortest of these games."""
    return write_record(min(matches, key=lambda match: len(match.played)))


def ending(match: Match) -> str:
    return "" if match.state.outcome is None else match.state.outcome.reason.value


def what_happens(match: Match) -> set[str]:
    """The keys of all events of a game."""
    return {event.message.key for played in match.played for event in played.events}


def differences(game: str, wished: set[Path]) -> Iterator[str]:
    """What is not as it was, game by game."""
    for file in sorted(wished - set(golden_files(game))):
        yield f"{file.name} is missing."
    for file in golden_files(game):
        text = file.read_text("utf-8")
        try:
            if write_record(replay(read_record(text))) != text:
                yield f"{file.name} is written differently."
        except CheeseboardError as error:
            yield f"{file.name} is played differently: {error}"


def compare(game: str, wishes: dict[Path, Callable[[], str]]) -> int:
    """The command of <game>_games.py: each wish is a file, and how its record is looked for."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.golden.{game}_games", description="The recorded games.")
    parser.add_argument("--update", action="store_true", help="look for the games anew and write them")
    if parser.parse_args().update:
        (FOLDER / game).mkdir(exist_ok=True)
        for file in golden_files(game):
            file.unlink()
        for file, look in wishes.items():
            file.write_text(look(), "utf-8")
            print(file.name)
    found = list(differences(game, set(wishes)))
    print(*found or ["All golden games are played as ever."], sep="\n")
    return 1 if found else 0
