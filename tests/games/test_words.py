"""The words of every game of the house: whatever its sources and its options name has some, in every language."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

from cheeseboard.core.game import Game
from cheeseboard.core.words import LANGUAGES, words_for
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE

GAMES: tuple[Game, ...] = (CASTLE, RACE)
every_game_and_language = pytest.mark.parametrize(
    "game, language",
    list(product(GAMES, LANGUAGES)),
    ids=[f"{game.key}-{language}" for game in GAMES for language in LANGUAGES],
)


@every_game_and_language
def test_every_key_in_the_sources_has_words(game: Game, language: str) -> None:
    words = words_for(game, language)
    sources = game.folder.rglob("*.py")
    assert [key for source in sources for key in keys_in(game, source) if not words.has(key)] == []


def keys_in(game: Game, source: Path) -> list[str]:
    """The strings of a source that are written like a key of its game."""
    found = [node.value for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return [text for text in found if isinstance(text, str) and re.fullmatch(rf"{game.key}(-[a-z0-9]+)+", text)]


@every_game_and_language
def test_the_game_its_options_and_their_values_have_words(game: Game, language: str) -> None:
    needed = {f"{game.key}-name", f"{game.key}-tagline"}
    for option in game.options:
        key = f"{game.key}-option-{option.name}"
        needed |= {key, f"{key}-hint", *(f"{key}-{value}" for value in option.choices)}
    assert needed <= words_for(game, language).keys()


@every_game_and_language
def test_every_language_says_what_english_says(game: Game, language: str) -> None:
    assert words_for(game, language).keys() == words_for(game, "en").keys()
