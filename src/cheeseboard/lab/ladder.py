"""The ladder: every level against the one below it, on the same deals and from every seat.

In a solo game every level plays alone. A ladder that was stopped goes on from its file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from cheeseboard.bots import budget_of
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.game import Game
from cheeseboard.lab.intervals import Interval, share_interval
from cheeseboard.lab.ladder_file import opened, read_games, read_whole
from cheeseboard.lab.rungs import (
    BotMaker,
    Plan,
    Played,
    Rung,
    games_missing,
    make_plan,
    play_here,
    play_on_workers,
)
from cheeseboard.lab.stopping import usable_cores


@dataclass
class Result:
    """What a rung has come to. What is counted for both sides stands for the upper level first."""

    rung: Rung
    seats: int
    games: int = 0
    wins: int = 0
    moves: int = 0
    choices: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    playouts: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, game: Played) -> None:
        self.games += 1
        self.wins += game.won
        self.moves += game.moves
        for side in (0, 1):
            self.choices[side] += game.choices[side]
            self.seconds[side] += game.seconds[side]
            self.playouts[side] += game.playouts[side]

    @property
    def share(self) -> Interval:
        """The share of games that the upper level won."""
        return share_interval(self.wins, self.games)

    @property
    def times_fair(self) -> float:
        """How many times its fair share that is."""
        return self.share.estimate * self.seats

    def milliseconds(self, side: int) -> float:
        """How long one choice of the upper (0) or the lower (1) level took."""
        return 1000 * self.seconds[side] / self.choices[side] if self.choices[side] else 0.0

    def playouts_a_choice(self, side: int) -> float:
        """How many playouts one choice of the upper (0) or the lower (1) level took."""
        return self.playouts[side] / self.choices[side] if self.choices[side] else 0.0

    def spent(self, side: int) -> str:
        """What a choice of that level cost, as it was measured."""
        milliseconds = self.milliseconds(side)
        time = f"{milliseconds:.1f} ms" if milliseconds >= 1 else f"{milliseconds:.2f} ms"
        return f"{time}, {self.playouts_a_choice(side):,.0f} playouts" if self.playouts[side] else time


@dataclass
class Ladder:
    """The rungs from the lowest to the highest, and what is known of each."""

    plan: Plan
    results: dict[str, Result]

    @property
    def finished(self) -> bool:
        return all(result.games >= self.plan.games for result in self.results.values())

    @property
    def games(self) -> int:
        """How many have been played on all rungs together."""
        return sum(result.games for result in self.results.values())

    def table(self) -> str:
        """The ladder as a Markdown table."""
        lines = [
            "| level | against | budget | a choice took | games | won | 95 % interval | times fair share |",
            "|---|---|---|---|---:|---:|---|---:|",
        ]
        for result in self.results.values():
            rung, share = result.rung, result.share
            against = "alone" if rung.lower is None else f"{self.plan.seats - 1} {rung.lower}".removeprefix("1 ")
            lines.append(
                f"| {rung.upper} | {against} | {budget_of(rung.upper) or 'none'} | {result.spent(0)} "
                f"| {result.games} | {share.estimate:.1%} | {share.low:.1%} to {share.high:.1%} "
                f"| {result.times_fair:.2f} |"
            )
        return "\n".join(lines) + "\n"


def ladder(
    game: Game,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    seed: str,
    workers: int | None = 1,
    *,
    options: Mapping[str, str] | None = None,
    own: Mapping[str, BotMaker] | None = None,
    file: Path | None = None,
    told: Callable[[int], None] | None = None,
) -> Ladder:
    """Play all rungs; told hears how many games are finished in all, those that the file had among them.

    A level is the name of a bot, search:500 or search:20ms, or the name of a bot of your own. Ctrl-C ends it early, with
    what has been played by then.
    """
    plan = make_plan(game, seats, levels, games, seed, options, own)
    wished = usable_cores() if workers is None else workers
    if wished < 1:
        raise BadSetup(f"At least one worker is needed, not {wished}.")
    before = read_games(file, plan) if file is not None else []
    result = counted(plan, before)
    missing = games_missing(plan, before)
    finished = play_here(game, plan, missing) if wished == 1 else play_on_workers(plan, missing, wished)
    with opened(file, plan) as log, closing(finished):
        if told is not None:
            told(result.games)
        for played in finished:
            result.results[played.rung].add(played)
            log.write(played)
            if told is not None:
                told(result.games)
    return result


def read_ladder(file: Path) -> tuple[Ladder, str]:
    """Everything that a file has, whoever played it, and the day on which it was begun."""
    plan, begun, games = read_whole(file)
    return counted(plan, games), begun


def counted(plan: Plan, games: Sequence[Played]) -> Ladder:
    found = Ladder(plan, {rung.name: Result(rung, plan.seats) for rung in plan.rungs})
    for game in games:
        found.results[game.rung].add(game)
    return found
