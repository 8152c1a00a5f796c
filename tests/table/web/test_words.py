"""The words of the pages as the browser takes them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from cheeseboard.core.errors import BadContent
from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.speech import OWN_FOLDER
from cheeseboard.table.web.page_words import PREFIX, PageSentence, Sentence, page_words

SLAVIC = {"one", "few", "many"}
PLURALS = {"en": {"one", "other"}, "uk": SLAVIC, "pl": SLAVIC, "ru": SLAVIC}


def converted(text: str) -> Sentence:
    body = FluentParser().parse(text).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return PageSentence("en", next(iter(messages)), messages).written()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_the_pages_can_be_sent_to_the_browser(language: str) -> None:
    keys = {
        f"{PREFIX}{key}" for key in re.findall(r"^page-([\w-]+) =", (OWN_FOLDER / "en.ftl").read_text(), re.MULTILINE)
    }
    sentences = page_words(language)
    assert set(sentences) == keys
    for key, sentence in sentences.items():
        if isinstance(sentence, dict):
            assert set(sentence) == PLURALS[language], key


def test_a_blank_is_a_name_in_braces() -> None:
    assert converted("page-x = Hello, { $name }!") == "Hello, {name}!"


def test_a_choice_by_number_has_a_text_for_every_plural() -> None:
    text = "page-x =\n    Of { $all } { $count ->\n        [one] { $count } mouse\n       *[other] { $count } mice\n    } left.\n"
    assert converted(text) == {"one": "Of {all} {count} mouse left.", "other": "Of {all} {count} mice left."}


def test_braces_can_be_written() -> None:
    assert converted('page-x = a { "{" } b') == "a { b"


@pytest.mark.parametrize(
    "text, reason",
    [
        ('page-x = { NAME("seat", $seat) }', "nothing else"),
        ("page-x = { other }\nother = Other", "nothing else"),
        ("page-x =\n    { $kind ->\n        [a] A\n       *[b] B\n    }\n", "has to be \\$count"),
        ("page-x =\n    { $count ->\n        [0] none\n       *[other] some\n    }\n", "plurals with text"),
        (
            "page-x =\n    { $count ->\n        [one] a\n       *[other] b\n    } { $count ->\n        [one] c\n       *[other] d\n    }\n",
            "more than one choice",
        ),
    ],
)
def test_what_the_browser_cannot_say_is_found_before_it_has_to(text: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        converted(text)


def test_there_are_no_words_in_a_language_that_we_do_not_speak() -> None:
    with pytest.raises(NoSuchThing):
        page_words("../../secret")
