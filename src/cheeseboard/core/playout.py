"""Random play, the plainest way through a game: for simulation, for tests and for measuring."""

from __future__ import annotations

from mypy_extensions import i64

from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import Chance
from cheeseboard.core.state import State


def play_randomly(state: State, chance: Chance, most: i64 = 1_000_000) -> i64:
    """Play uniformly random legal moves until the game is over or that many are played; how many there were."""
    played: i64 = 0
    while played < most:
        acting = state.acting
        if acting == 0:
            break
        seat = lowest(acting)
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        played += 1
    return played
