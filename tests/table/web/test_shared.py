"""Art, words and rulebooks, as pages take them."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import msgspec
import pytest

from cheeseboard.core.art import read_art
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.rulebook import rulebook
from cheeseboard.core.words import LANGUAGES
from cheeseboard.table import wire
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.web.shared import art_of, known_game, known_language, render, rulebook_of, words_in

GAMES = [key for key in game_keys() if (find_game(key).folder / "rules").is_dir()]
every_game = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_the_art_is_all_symbols_and_nothing_that_runs(key: str) -> None:
    game = find_game(key)
    root = ET.fromstring(art_of(game).body)
    assert {element.attrib["id"] for element in root} == set(read_art(game.folder).parts)
    text = art_of(game).body.decode()
    assert "<script" not in text
    assert not re.search(r"\bon\w+=|javascript:|https?://(?!www\.w3\.org)", text)


@every_language
@every_game
def test_a_rulebook_has_all_chapters_and_paragraphs(key: str, language: str) -> None:
    game = find_game(key)
    book = msgspec.json.decode(rulebook_of(game, language).body, type=wire.Rulebook)
    read = rulebook(game, language)
    assert (book.game, book.language, book.title) == (key, language, read.title)
    assert [f"{chapter.number} {chapter.title}" for chapter in book.chapters] == read.chapters
    numbers = [paragraph.number for chapter in book.chapters for paragraph in chapter.paragraphs]
    assert numbers == [paragraph.number for paragraph in read.paragraphs]
    assert book.introduction.startswith("<p>")


@every_language
@every_game
def test_the_html_of_a_rulebook_is_plain(key: str, language: str) -> None:
    book = msgspec.json.decode(rulebook_of(find_game(key), language).body, type=wire.Rulebook)
    html = "".join(paragraph.html for chapter in book.chapters for paragraph in chapter.paragraphs)
    tags = {"p", "em", "strong", "code", "pre", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "br"}
    assert set(re.findall(r"<([a-z0-9]+)", html)) <= tags
    assert set(re.findall(r"<[a-z0-9]+ ([^>]*)>", html)) <= {'class="language-text"'}


def test_what_looks_like_html_in_a_rulebook_is_shown_as_it_is() -> None:
    assert "<script>" not in render("<script>alert(1)</script> [x](javascript:alert(1))")
    assert "href" not in render("[x](javascript:alert(1))")


@every_language
def test_words_are_sent_as_json(language: str) -> None:
    assert msgspec.json.decode(words_in(language).body)["page-shell-title"] == "Cheeseboard"


def test_there_is_nothing_for_games_and_languages_that_there_are_not() -> None:
    with pytest.raises(NoSuchThing):
        known_game("../castle")
    with pytest.raises(NoSuchThing):
        known_language("de")
