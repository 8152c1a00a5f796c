"""What the command line says in the reader's language: the words of the house, of the game, and its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cheeseboard.core.game import Game
from cheeseboard.core.message import Argument, Message
from cheeseboard.core.words import ENGLISH, FOLDER, Words

OWN_FOLDER = Path(__file__).parent / "words"


@cache
def speech(game: Game, language: str) -> Words:
    folders = (FOLDER, OWN_FOLDER, game.folder / "words")
    return Words(language, folders, None if language == ENGLISH else speech(game, ENGLISH))


def phrase(words: Words, key: str, **blanks: Argument) -> str:
    """A sentence by its key."""
    return words.say(Message(key, dict(blanks)))


def game_name(game: Game, words: Words) -> str:
    key = f"{game.key}-name"
    return words.say(Message(key)) if words.has(key) else game.key


def seat_word(game: Game, seat: int, words: Words) -> str:
    """A seat as one of several, or after a colon."""
    return words.say(Message("seat-in-list", {"seat": game.seat_names[seat]}))
