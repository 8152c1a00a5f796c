"""How fast this machine plays."""

from __future__ import annotations

import time
from dataclasses import dataclass

from cheeseboard.core.chance import BOT, stream
from cheeseboard.core.game import Game
from cheeseboard.core.playout import play_randomly


@dataclass(frozen=True)
class Speed:
    """Random play of one game on one core."""

    game: str
    seats: int
    games: int
    moves: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def measure_speed(game: Game, seconds: float, seats: int | None = None) -> Speed:
    """Play random games for about that long, with all seats taken unless told otherwise; dealing counts too."""
    count = game.check_seats(seats)
    options = game.check_options(count, {})
    games = moves = 0
    started = time.perf_counter()
    while True:
        state = game.deal(count, options, f"speed/{games}")
        moves += int(play_randomly(state, stream(f"speed/{games}", BOT)))
        games += 1
        taken = time.perf_counter() - started
        if taken >= seconds:
            return Speed(game.key, count, games, moves, taken)
