"""The games and the bots."""

from __future__ import annotations

from typing import Final

from litestar import get

from cheeseboard.table.cards import game_cards, level_cards
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.wire import GameCard, LevelCard


@get("/api/games", responses=refused(), sync_to_thread=False)
def games(asker: Asker) -> tuple[GameCard, ...]:
    """The games on the shelf, in the reader's language."""
    return game_cards(asker.language)


@get("/api/levels", responses=refused(), sync_to_thread=False)
def levels(asker: Asker) -> tuple[LevelCard, ...]:
    """The bots to play against, the weakest first."""
    return level_cards(asker.language)


SHELF: Final = (games, levels)
