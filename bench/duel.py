"""Two ways to search against each other, with as much processor time each: whether a change makes bots stronger.

    PYTHONPATH=build/compiled .venv/bin/python -m bench.duel castle --games 400 --playouts 500 explore=0.4

The changed search sits on each seat in turn, on the same deals, against the search as it stands on all others. Words
after the game are settings that are changed. First both ways think about the same positions; whichever is slower gets fewer
playouts in the games, so that both take as long. Prints JSON: the share won with its 95 % interval, and what a choice took.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence

import cheeseboard
from cheeseboard import Game, State, find_game
from cheeseboard.bots import ask
from cheeseboard.bots.search import Settings
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.core import Chance, play_randomly
from cheeseboard.core.bits import lowest
from cheeseboard.lab import share_interval

Numbers = dict[str, float]
POSITIONS = 24


def settings(changes: Numbers) -> Settings:
    """The settings as they stand, but for the changes."""
    made = Settings()
    for name, value in changes.items():
        setattr(made, name, type(getattr(made, name))(value))
    return made


def choice_time(game: Game, seats: int, changes: Numbers, playouts: int) -> float:
    """Seconds of processor time that a choice takes, in positions of random games."""
    dice, taken = Chance(3), 0.0
    for number in range(POSITIONS):
        state = game.setup(seats, seed=f"pace {number}")
        play_randomly(state, dice, 10 + dice.below(40))
        while state.acting and len(state.moves(lowest(state.acting))) < 2:
            play_randomly(state, dice, 1)
        if state.acting:
            taken += timed(SearchBot("pace", playouts=playouts, settings=settings(changes)), state)[1]
    return taken


def timed(bot: SearchBot, state: State) -> tuple[int, float]:
    """The move it chooses, and the seconds of processor time that took."""
    started = time.process_time()
    move = ask(bot, state, int(lowest(state.acting)))
    return int(move), time.process_time() - started


def play(game: Game, deal: str, bots: Sequence[SearchBot], seat: int, spent: list[list[float]]) -> bool:
    """Whether that seat won; adds to what its choices and those of the others took."""
    state = game.setup(len(bots), seed=deal)
    while state.acting:
        acting = int(lowest(state.acting))
        asked = len(state.moves(acting)) > 1
        move, seconds = timed(bots[acting], state)
        if asked:
            spent[acting != seat].append(seconds)
        state.play(acting, move)
    return state.outcome is not None and state.outcome.places[seat] == 1


def duel(game: Game, seats: int, games: int, playouts: int, changes: Numbers, *, alike: bool) -> dict[str, object]:
    pace = 1.0 if alike else fair_pace(game, seats, changes, playouts)
    changed = max(round(playouts * pace), 1)
    wins, spent = 0, [list[float](), list[float]()]
    for number in range(games):
        deal, seat = f"duel {number // seats}", number % seats
        bots = [
            SearchBot(
                f"{deal} {place}",
                playouts=changed if place == seat else playouts,
                settings=settings(changes if place == seat else {}),
            )
            for place in range(seats)
        ]
        wins += play(game, deal, bots, seat, spent)
    share = share_interval(wins, games)
    return {
        "game": f"{game.key} {seats}",
        "changes": changes,
        "playouts": [changed, playouts],
        "games": games,
        "won": round(share.estimate, 3),
        "interval": [round(share.low, 3), round(share.high, 3)],
        "ms a choice": [round(1000 * sum(side) / max(len(side), 1), 2) for side in spent],
        "compiled": cheeseboard.COMPILED,
    }


def fair_pace(game: Game, seats: int, changes: Numbers, playouts: int) -> float:
    """How many playouts the changed search has time for while the other has one; in the middle of three measurements."""
    paces = [choice_time(game, seats, {}, playouts) / choice_time(game, seats, changes, playouts) for _ in range(3)]
    return sorted(paces)[1]


def read_change(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    if not hasattr(Settings(), name):
        raise argparse.ArgumentTypeError(f"There is no setting '{name}'.")
    return name, float(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", type=read_change, metavar="NAME=NUMBER")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--alike", action="store_true", help="as many playouts for both, whatever they take")
    given = parser.parse_intermixed_args()
    game = find_game(given.game)
    print(json.dumps(duel(game, given.seats, given.games, given.playouts, dict(given.changes), alike=given.alike)))


if __name__ == "__main__":
    main()
