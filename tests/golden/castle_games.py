"""The recorded games of Cheese Castle in tests/golden/castle, each as short as could be found.

    python -m tests.golden.castle_games             says which games are played differently now
    python -m tests.golden.castle_games --update    looks for the games anew and writes them

Write them anew only when a change of the rules was meant, and raise the version of the game with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cheeseboard.core import Chance, CheeseboardError, stream
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import END

FOLDER = Path(__file__).parent / "castle"


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
        return FOLDER / f"{'-'.join(parts)}.curd"


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
        liked = [after(state, seat, move).progress(seat) for move in moves]
        moves = [move for move, like in zip(moves, liked, strict=True) if like == max(liked)]
        moves = [move for move in moves if move != END] or moves
    return moves[int(chance.below(len(moves)))]


def after(state: Castle, seat: int, move: int) -> Castle:
    copy = state.clone()
    copy.play(seat, move)
    return copy


def shortest(wish: Wish) -> str:
    """The shortest record with this ending among so many games."""
    found = [
        match
        for number in range(wish.tries)
        for match in [play_out(wish, f"{wish.file.stem} {number}")]
        if match.state.outcome is not None and match.state.outcome.reason.value == f"castle-end-{wish.ending}"
    ]
    return write_record(min(found, key=lambda match: len(match.played)))


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
        prog="python -m tests.golden.castle_games", description=(__doc__ or "").split("\n")[0]
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
