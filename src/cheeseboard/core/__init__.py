"""What a game is. This package imports nothing else of ours."""

from __future__ import annotations

from typing import Final

from cheeseboard.core import bits
from cheeseboard.core.chance import Chance, commitment, new_seed, stream
from cheeseboard.core.errors import (
    BadContent,
    BadPosition,
    BadRecord,
    BadSetup,
    CheeseboardError,
    HiddenFuture,
    IllegalMove,
    NothingToTakeBack,
    UnknownGame,
    UnreadableMove,
)
from cheeseboard.core.game import Game, Option, Options
from cheeseboard.core.journal import EVERYBODY, Event, Journal
from cheeseboard.core.luck import Die, Shown
from cheeseboard.core.message import Argument, Message, Refusal
from cheeseboard.core.outcome import Outcome, Reason
from cheeseboard.core.playout import play_randomly
from cheeseboard.core.state import HIDDEN, WATCHER, State
from cheeseboard.core.step import Move, Moves, Seat, Step

COMPILED: Final = not (bits.__file__ or "").endswith(".py")
"""Whether the rules run as machine code."""

__all__ = [
    "COMPILED",
    "EVERYBODY",
    "HIDDEN",
    "WATCHER",
    "Argument",
    "BadContent",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "CheeseboardError",
    "Die",
    "Event",
    "Game",
    "HiddenFuture",
    "IllegalMove",
    "Journal",
    "Message",
    "Move",
    "Moves",
    "NothingToTakeBack",
    "Option",
    "Options",
    "Outcome",
    "Reason",
    "Refusal",
    "Seat",
    "Shown",
    "State",
    "Step",
    "UnknownGame",
    "UnreadableMove",
    "commitment",
    "new_seed",
    "play_randomly",
    "stream",
]
