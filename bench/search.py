"""Speed of the search next to bare random play, in one run on one core; prints JSON.

    PYTHONPATH=build/compiled .venv/bin/python -m bench.search castle --seconds 2
    PYTHONPATH=build/compiled .venv/bin/python -m bench.search castle --seconds 2 horizon=8

ratio          moves/s inside the search, everything else it does included, over moves/s of random play from the same
               positions; both sides alternate, and the median of the rounds counts; processor time in both cases
overhead       what the very first choice takes with a single playout, in ms: all that no budget can hold
growth         what a process holds more after 1,000 choices of the same bots than after 250, in MB
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import time

import cheeseboard
from bench.duel import Numbers, read_change, settings
from cheeseboard import Game, State, find_game
from cheeseboard.bots import ask
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.core import Chance, play_randomly
from cheeseboard.core.bits import lowest

CHOICES = 1000


def first_move_overhead(game: Game, seats: int) -> float:
    """Milliseconds of the very first choice with the smallest budget: loading is over, everything else counts."""
    state = game.setup(seats, seed="overhead")
    seat = int(lowest(state.acting))
    view = state.seen_by(seat)
    started = time.process_time()
    SearchBot("overhead", playouts=1).choose(view, seat)
    return (time.process_time() - started) * 1000


def positions(game: Game, seats: int, count: int) -> list[State]:
    """Positions of random games at which somebody has to choose."""
    found: list[State] = []
    dice = Chance(1)
    while len(found) < count:
        state = game.setup(seats, seed=f"speed {len(found)}")
        play_randomly(state, dice, 20 + dice.below(100))
        while state.acting and len(state.moves(lowest(state.acting))) < 2:
            play_randomly(state, dice, 1)
        if state.acting:
            found.append(state)
    return found


def random_speed(states: list[State], seconds: float) -> float:
    """Moves per second of random play from these positions to the end, the copy included."""
    moves, number, dice = 0, 0, Chance(2)
    started = time.process_time()
    while time.process_time() - started < seconds:
        moves += play_randomly(states[number % len(states)].clone(), dice)
        number += 1
    return moves / (time.process_time() - started)


def search_speed(states: list[State], seconds: float, playouts: int, changes: Numbers) -> tuple[float, float]:
    """Moves per second that the search plays in its worlds, and its playouts per second."""
    moves = played = number = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = states[number % len(states)]
        bot = SearchBot(str(number), playouts=playouts, settings=settings(changes))
        seat = int(lowest(state.acting))
        bot.choose(state.seen_by(seat), seat)
        moves += int(bot.search.moves + bot.search.playout.moves)
        played += int(bot.search.playouts)
        number += 1
    taken = time.process_time() - started
    return moves / taken, played / taken


def memory() -> float:
    """The most that this process has held so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def growth(game: Game, seats: int, playouts: int) -> float:
    """How much more a process holds after so many choices of the same bots than after a quarter of them."""
    bots = [SearchBot(str(seat), playouts=playouts) for seat in range(seats)]
    before, choices, games = 0.0, 0, 0
    state = game.setup(seats, seed="long")
    while choices < CHOICES:
        if not state.acting:
            games += 1
            state = game.setup(seats, seed=f"long {games}")
        seat = int(lowest(state.acting))
        choices += len(state.moves(seat)) > 1
        state.play(seat, ask(bots[seat], state, seat))
        if choices <= CHOICES // 4:
            before = memory()
    return memory() - before


def measure(game: Game, seats: int, seconds: float, rounds: int, playouts: int, changes: Numbers) -> dict[str, float]:
    states = positions(game, seats, 20)
    random_rounds, search_rounds, playout_rounds = [], [], []
    for _ in range(rounds):
        random_rounds.append(random_speed(states, seconds / rounds))
        moves, played = search_speed(states, seconds / rounds, playouts, changes)
        search_rounds.append(moves)
        playout_rounds.append(played)
    return {
        "random moves/s": round(statistics.median(random_rounds)),
        "search moves/s": round(statistics.median(search_rounds)),
        "playouts/s": round(statistics.median(playout_rounds)),
        "ratio": round(
            statistics.median(found / base for found, base in zip(search_rounds, random_rounds, strict=True)), 2
        ),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", type=read_change, metavar="NAME=NUMBER", help="settings to change")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each side of each comparison is measured")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=2000)
    given = parser.parse_intermixed_args()
    game = find_game(given.game)
    overhead = first_move_overhead(game, game.seats[0])
    found: dict[str, object] = {"compiled": cheeseboard.COMPILED, "first move overhead, ms": round(overhead, 1)}
    for seats in game.seats:
        found[f"{game.key} {seats}"] = measure(
            game, seats, given.seconds, given.rounds, given.playouts, dict(given.changes)
        )
    found["growth, MB"] = round(growth(game, game.seats[-1], given.playouts), 1)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
