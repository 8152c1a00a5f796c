"""The games that are installed, and their rulebooks."""

from __future__ import annotations

import json

import pytest

from cheeseboard.core.registry import game_keys
from cheeseboard.core.rulebook import rulebook
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.castle import CASTLE
from tests.cli.running import refused, run

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_game_is_listed_with_its_options(language: str) -> None:
    out = run("games", "--lang", language).out
    for key in game_keys():
        assert key in out
    assert "--option target=4|5|6" in out
    assert "(2: 5, 3: 5, 4: 4)" in out


def test_a_script_gets_the_games_as_json() -> None:
    castle = next(game for game in json.loads(run("games", "--json").out) if game["game"] == "castle")
    assert castle["name"] == "Cheese Castle"
    assert castle["seats"] == [2, 3, 4]
    assert castle["options"]["target"] == {"choices": ["4", "5", "6"], "default": "4"}


@every_language
def test_a_paragraph_is_found_by_its_number(language: str) -> None:
    paragraphs = json.loads(run("rules", "castle", "6.7", "--json", "--lang", language).out)
    assert [paragraph["number"] for paragraph in paragraphs] == ["6.7"]
    assert "[R-7]" in paragraphs[0]["text"]
    assert "6.7" in run("rules", "castle", "§6.7", "--lang", language).out


def test_a_chapter_is_found_by_its_number() -> None:
    numbers = [paragraph["number"] for paragraph in json.loads(run("rules", "castle", "7", "--json").out)]
    assert numbers == ["7.1", "7.2", "7.3", "7.4", "7.5"]


def test_paragraphs_are_found_by_the_beginnings_of_words() -> None:
    found = json.loads(run("rules", "castle", "mouse", "trap", "fall", "--json").out)
    assert found[0]["number"] == "7.5"
    assert all("trap" in f"{paragraph['chapter']} {paragraph['text']}".lower() for paragraph in found)


def test_words_that_are_nowhere_are_a_mistake() -> None:
    assert refused("rules", "castle", "dragon") == "The rulebook says nothing about “dragon”."


@every_language
def test_the_whole_rulebook_is_printed(language: str) -> None:
    out = run("rules", "castle", "--lang", language).out
    for paragraph in rulebook(CASTLE, language).paragraphs:
        assert f"{paragraph.number} " in out


@every_language
def test_no_paragraph_of_a_rulebook_is_lost(language: str) -> None:
    book = rulebook(CASTLE, language)
    text = (CASTLE.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert len(book.paragraphs) == sum(line.startswith("**") for line in text.splitlines())
    assert len(book.chapters) == len({paragraph.chapter for paragraph in book.paragraphs}) == 10
