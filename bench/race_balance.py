"""How Rat Race plays: rounds of a race, wins by place in the first row, and how often cells and tokens are used.

    make compiled && PYTHONPATH=build/compiled python bench/race_balance.py 20000
    ... race_balance.py 20000 --seats 4 --option track=long --bot sensible --workers 2
    ... race_balance.py 500 --seats 2 --bot search:1000

Bots of one level play all seats; "sensible" is the greedy bot's way with one difference: it wants a good place even when
it cannot win. A use is an idea on a special cell, a token eaten, or a token stolen; told are the games
out of a hundred in which it happens at least once, to anybody.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from cheeseboard.bots import Bot, ask, find_bot
from cheeseboard.core.bits import lowest, members
from cheeseboard.core.state import State
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import IDEA, KIND_NAMES, PEPPER
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps.moves import ACT, CLOVER_EATEN, EAT_PEPPER, SUGAR_EATEN, action_of, spent_on

BATCH = 50
WORLDS = 2
SENSIBLE = "sensible"


class SensibleBot(Bot):
    """Takes the move after which it is furthest ahead of the others, by the game's sense of progress; of equals, any."""

    def choose(self, view: State, seat: int) -> int:
        worlds = [view.imagine(self.imagination.next()) for _ in range(WORLDS)]
        best: list[int] = []
        best_lead = 0
        for move in view.moves(seat):
            lead = sum(self.lead_after(world, seat, move) for world in worlds)
            if not best or lead > best_lead:
                best, best_lead = [move], lead
            elif lead == best_lead:
                best.append(move)
        return best[int(self.dice.below(len(best)))]

    def lead_after(self, world: State, seat: int, move: int) -> int:
        after = world.clone()
        after.play(seat, move)
        for other in members(world.acting & ~(1 << seat)):
            moves = after.moves(other)
            if len(moves):
                after.play(other, moves[self.dice.below(len(moves))])
        others = sum(int(after.progress(other)) for other in range(after.seats) if other != seat)
        return 3 * int(after.progress(seat)) - others


@dataclass
class Tally:
    """What is counted over many games."""

    games: int = 0
    moves: int = 0
    rounds: list[int] = field(default_factory=list)
    first_home: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    uses: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.rounds += other.rounds
        self.first_home += other.first_home
        self.wins += other.wins
        self.uses += other.uses
        self.endings += other.endings


def play(bot: str, seats: int, options: dict[str, str], seed: str, tally: Tally) -> None:
    state = RACE.setup(seats, options, seed)
    assert isinstance(state, Race)
    bots = [seat_bot(bot, f"{seed} {seat}") for seat in range(seats)]
    row = [int(seat) for seat in state.row]
    used: set[str] = set()
    winner_rounds = 0
    while state.outcome is None:
        seat = lowest(state.acting)
        move = ask(bots[seat], state, seat)
        used |= uses_of(state, seat, move)
        state.play(seat, move)
        tally.moves += 1
        if state.lost:
            used.add("dead end")
        if state.home_count and not winner_rounds:
            winner_rounds = int(state.rounds) + 1
    tally.games += 1
    tally.rounds.append(int(state.rounds) + (state.outcome.reason.name != "ROUND_LIMIT"))
    tally.first_home.append(winner_rounds)
    tally.endings[state.outcome.reason.name] += 1
    for winner in state.outcome.winners:
        tally.wins[row.index(winner)] += 1
    tally.uses.update(used)


def seat_bot(name: str, seed: str) -> Bot:
    return SensibleBot(seed) if name == SENSIBLE else find_bot(name, seed)


def uses_of(state: Race, seat: int, move: int) -> set[str]:
    if move == EAT_PEPPER:
        return {"pepper eaten"}
    if move < ACT:
        return set()
    found = {"token stolen"} if spent_on(move) == SUGAR_EATEN and action_of(move) == IDEA else set()
    if spent_on(move) == SUGAR_EATEN:
        found.add("sugar eaten")
    elif spent_on(move) == CLOVER_EATEN:
        found.add("clover eaten")
    if action_of(move) == IDEA and spent_on(move) != SUGAR_EATEN:
        kind = int(state.track.kinds[state.places[seat]])
        found.add(f"{KIND_NAMES[kind]} taken" if kind >= PEPPER else f"{KIND_NAMES[kind]} used")
    return found


def play_batch(bot: str, seats: int, options: dict[str, str], first: int, games: int) -> Tally:
    tally = Tally()
    for number in range(first, first + games):
        play(bot, seats, options, f"balance {number}", tally)
    return tally


def spread(numbers: list[int]) -> str:
    """The mean, and what lies between the tenth and the ninetieth of a hundred."""
    ordered = sorted(numbers)
    mean = sum(ordered) / len(ordered)
    return f"{mean:.1f} (80 % lie between {ordered[len(ordered) // 10]} and {ordered[len(ordered) * 9 // 10]})"


def interval(hits: int, games: int) -> str:
    """A share in percent, with its 95 % interval (Wilson)."""
    share, z = hits / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{100 * share:5.1f} % [{100 * (middle - half):.1f}, {100 * (middle + half):.1f}]"


def report(tally: Tally, seats: int) -> None:
    games = tally.games
    print(f"{games} games, {tally.moves / games:.0f} moves each")
    print(f"rounds to the first rat home  {spread([number for number in tally.first_home if number])}")
    print(f"rounds to the end             {spread(tally.rounds)}")
    for place in range(seats):
        print(f"wins of number {place + 1} in the row   {interval(tally.wins[place], games)}")
    for name, hits in sorted(tally.uses.items()):
        print(f"{name:29} {interval(hits, games)}")
    for ending, hits in tally.endings.most_common():
        print(f"{ending:29} {interval(hits, games)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How Rat Race plays.")
    parser.add_argument("games", type=int, nargs="?", default=20_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default=SENSIBLE)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    tally = Tally()
    with ProcessPoolExecutor(arguments.workers) as pool:
        starts = range(0, arguments.games, BATCH)
        sizes = [min(BATCH, arguments.games - start) for start in starts]
        waiting = [
            pool.submit(play_batch, arguments.bot, arguments.seats, options, start, size)
            for start, size in zip(starts, sizes, strict=True)
        ]
        for done in waiting:
            tally.add(done.result())
    report(tally, arguments.seats)


if __name__ == "__main__":
    main()
