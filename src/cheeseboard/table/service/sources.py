"""Where a house takes the time, chance and its games from, and how long things take; tests bring their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cheeseboard.core.chance import new_seed
from cheeseboard.core.game import Game
from cheeseboard.core.registry import find_game

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that looks like another."""
ID_LENGTH: Final = 12


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """What nobody can guess: the end of a seat's link."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class Sources:
    """Everything that comes from outside."""

    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], str] = new_secret
    new_seed: Callable[[], str] = new_seed
    find_game: Callable[[str], Game] = find_game


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds."""

    beat: float = 0.5
    """At least so long after the last move a bot plays, while anybody watches."""
    alone: float = 1.2
    """After so long the only legal move plays itself; 0 if it never does."""
    patience: float = 5.0
    """So much longer than a bot thinks other workers wait before they ask it themselves."""
    rounds: float = 1.0
    """How often the house looks for clocks that have run out."""
    idle: float = 600.0
    """A table that nobody watches leaves the memory after so long."""
