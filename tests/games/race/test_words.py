"""The words of Rat Race: everything it can say has words, and the sentences read as a player would say them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cheeseboard.core.message import Argument, Message
from cheeseboard.core.words import LANGUAGES, words_for
from cheeseboard.games.race import RACE

FOUND = [language for language in LANGUAGES if (RACE.folder / "words" / f"{language}.ftl").exists()]
every_language = pytest.mark.parametrize("language", FOUND)


def say(language: str, key: str, **arguments: Argument) -> str:
    return words_for(RACE, language).say_strictly(Message(key, arguments))


@every_language
def test_every_key_in_the_sources_has_words(language: str) -> None:
    words = words_for(RACE, language)
    sources = RACE.folder.rglob("*.py")
    assert [key for source in sources for key in keys_in(source) if not words.has(key)] == []


def keys_in(source: Path) -> list[str]:
    """The strings of a source that are written like a key of this game."""
    found = [node.value for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return [text for text in found if isinstance(text, str) and re.fullmatch(r"race(-[a-z0-9]+)+", text)]


@every_language
def test_the_game_its_options_and_their_values_have_words(language: str) -> None:
    needed = {"race-name", "race-tagline"}
    for option in RACE.options:
        key = f"race-option-{option.name}"
        needed |= {key, f"{key}-hint", *(f"{key}-{value}" for value in option.choices)}
    assert needed <= words_for(RACE, language).keys()


@every_language
def test_every_language_says_what_english_says(language: str) -> None:
    assert words_for(RACE, language).keys() == words_for(RACE, "en").keys()


def test_english_reads_well() -> None:
    assert (
        say("en", "race-replaced", seat="red", before="dash", action="swap")
        == "Red replaces the straight dash with the swap."
    )
    assert (
        say("en", "race-moved-swap", seat="red", other="blue", origin="d3", goal="e4")
        == "Red goes from d3 to e4 and swaps places with Blue."
    )
    assert (
        say("en", "race-prompt-act", action="dash", token="sugar", choice="yes")
        == "Carry out the straight dash, eat sugar with it, or pass."
    )
    assert (
        say("en", "race-prompt-act", action="swap", token="ordinary", choice="no")
        == "Not possible here: the swap. Pass."
    )
    assert (
        say("en", "race-end-tournament", seat="green", cheese=7)
        == "The tournament is over: Green wins with 7 pieces of cheese!"
    )
