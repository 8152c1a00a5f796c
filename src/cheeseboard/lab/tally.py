"""What came out of many games, as counts that can be added up in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from cheeseboard.lab.intervals import Interval, mean_interval


@dataclass(frozen=True, slots=True)
class Finished:
    """One game that was played to its end, its seats in order."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    moves: int
    rounds: int | None


@dataclass(slots=True)
class Series:
    """Whole numbers, of which no more is kept than their mean and its interval need."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, number: int) -> None:
        self.join(Series(1, number, number * number, number, number))

    def join(self, other: Series) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        if other.least is not None and other.most is not None:
            self.least = other.least if self.least is None else min(self.least, other.least)
            self.most = other.most if self.most is None else max(self.most, other.most)

    @property
    def mean(self) -> Interval:
        return mean_interval(self.count, self.total, self.squares)


@dataclass(slots=True)
class Tally:
    """The sum of many games. A bot has won a game when one of the seats it sat on has place 1."""

    games: int = 0
    won_by_seat: Counter[int] = field(default_factory=Counter)
    won_by_bot: Counter[str] = field(default_factory=Counter)
    won_by_nobody: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    points: dict[str, Series] = field(default_factory=dict)
    """For each bot what all its seats had together: seats of one game are no independent samples."""
    moves: Series = field(default_factory=Series)
    rounds: Series = field(default_factory=Series)

    def add(self, game: Finished) -> None:
        winners = [seat for seat, place in enumerate(game.places) if place == 1]
        self.games += 1
        self.won_by_seat.update(winners)
        self.won_by_bot.update({game.bots[seat] for seat in winners})
        self.won_by_nobody += not winners
        self.endings[game.reason] += 1
        for bot in set(game.bots):
            points = sum(got for sitting, got in zip(game.bots, game.points, strict=True) if sitting == bot)
            self.points.setdefault(bot, Series()).add(points)
        self.moves.add(game.moves)
        if game.rounds is not None:
            self.rounds.add(game.rounds)

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.won_by_seat.update(other.won_by_seat)
        self.won_by_bot.update(other.won_by_bot)
        self.won_by_nobody += other.won_by_nobody
        self.endings.update(other.endings)
        for bot, series in other.points.items():
            self.points.setdefault(bot, Series()).join(series)
        self.moves.join(other.moves)
        self.rounds.join(other.rounds)
