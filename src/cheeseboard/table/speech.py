"""What the table says in the reader's language: the words of the house, of a game, and its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.words import Words, words_for

OWN_FOLDER: Final = Path(__file__).parent / "words"


def speech(game: Game | None, language: str) -> Words:
    """Any language that is not ours is taken as English."""
    return words_for(game, language, OWN_FOLDER)
