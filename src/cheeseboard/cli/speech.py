"""What the command line says in the reader's language: the words of the house, of the game, and its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.words import Words, phrase, words_for

OWN_FOLDER: Final = Path(__file__).parent / "words"


def speech(game: Game, language: str) -> Words:
    return words_for(game, language, OWN_FOLDER)


def seat_word(game: Game, seat: int, words: Words) -> str:
    """A seat as one of several, or after a colon."""
    return phrase(words, "seat-in-list", seat=game.seat_names[seat])
