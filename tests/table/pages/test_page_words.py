"""What the pages say: every sentence that a module asks for has words, and every word that is kept is said."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.speech import OWN_FOLDER
from cheeseboard.table.web.page_words import page_words
from cheeseboard.table.web.pages import STATIC

MODULES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.js")))
KEY = r"page-[a-z0-9-]+"
ASKED = set(re.findall(rf'"({KEY})"', MODULES))
"""Whole keys."""
BEGUN = set(re.findall(rf"`({KEY})\$\{{", MODULES))
"""The beginnings of keys that are put together: `page-way-${way}`."""
SAID_ELSEWHERE = "page-shell-"
"""In the shells of pages."""


def kept() -> set[str]:
    return {key for key in page_words("en") if not key.startswith(SAID_ELSEWHERE)}


def test_every_sentence_that_is_asked_for_has_words() -> None:
    assert ASKED - kept() == set()


def test_every_beginning_of_a_key_is_one() -> None:
    assert {begun for begun in BEGUN if not any(key.startswith(begun) for key in kept())} == set()


def test_no_words_are_kept_that_nobody_says() -> None:
    assert {key for key in kept() - ASKED if not key.startswith(tuple(BEGUN))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_sentences(language: str) -> None:
    assert page_words(language).keys() == page_words("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_same_blanks_in_every_language(language: str) -> None:
    def blanks(sentence: str | dict[str, str]) -> set[str]:
        forms = [sentence] if isinstance(sentence, str) else list(sentence.values())
        return {blank for form in forms for blank in re.findall(r"\{(\w+)\}", form)}

    different = {
        key for key, sentence in page_words(language).items() if blanks(sentence) != blanks(page_words("en")[key])
    }
    assert different == set()


SLAVIC = {"one", "few", "many"}
FORMS = {"en": {"one", "other"}, "uk": SLAVIC, "pl": SLAVIC, "ru": SLAVIC}
"""What whole numbers need; the last one is also for whatever needs another."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_the_forms_of_its_language(language: str) -> None:
    counted = {key: sentence for key, sentence in page_words(language).items() if isinstance(sentence, dict)}
    assert counted
    assert {key for key, forms in counted.items() if forms.keys() != FORMS[language]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    text = (OWN_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    keys = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert {key for key, times in keys.items() if times > 1} == set()
