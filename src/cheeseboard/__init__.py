"""Cheeseboard: play, understand and study modern board games.

>>> import cheeseboard
>>> state = cheeseboard.setup("castle", seats=2, seed="a first game")
>>> len(state.moves(state.active))
4
"""

from __future__ import annotations

from collections.abc import Mapping

from cheeseboard.core import COMPILED, HIDDEN, WATCHER, CheeseboardError, Game, Outcome, State, Step
from cheeseboard.core.registry import find_game, game_keys

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "HIDDEN",
    "WATCHER",
    "CheeseboardError",
    "Game",
    "Outcome",
    "State",
    "Step",
    "find_game",
    "game_keys",
    "setup",
]


def setup(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, seed: str | None = None
) -> State:
    """A game ready to be played."""
    return find_game(game).setup(seats, options, seed)
