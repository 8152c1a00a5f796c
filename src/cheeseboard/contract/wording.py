"""Whether messages have words, and rules a paragraph, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cheeseboard.contract.case import Case
from cheeseboard.core import BadContent, Game, Message
from cheeseboard.core.words import ENGLISH, LANGUAGES, words_for

_PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)

# What has been found to be said well; words are slow, and games say the same things over and over.
_said: set[tuple[Game, str]] = set()


def check_words(case: Case, message: Message, what: str) -> None:
    """Whatever a player may read can be said in all languages."""
    sentence = (case.game, repr(message))
    if sentence in _said:
        return
    for language in LANGUAGES:
        try:
            text = words_for(case.game, language).say_strictly(message)
        except BadContent as error:
            raise case.broken(f"{what} cannot be said in {language}: {error}") from error
        if not text.strip():
            raise case.broken(f"{what} is empty in {language}: words/{language}.ftl has nothing for '{message.key}'.")
    _said.add(sentence)


def check_key(case: Case, key: str, what: str) -> None:
    """Words for this key stand in all words files, whatever blanks they have."""
    for language in LANGUAGES:
        if not words_for(case.game, language).has(key):
            raise case.broken(f"{what} has no words in {language}: '{key}' is missing from words/{language}.ftl.")


def check_rule(case: Case, rule: str, what: str) -> None:
    """The rule is a numbered paragraph of all rulebooks."""
    for language in LANGUAGES:
        if rule not in paragraphs(case.game.folder / "rules" / f"{language}.md"):
            raise case.broken(f"{what} names rule {rule!r}, but rules/{language}.md has no paragraph **{rule}**.")


def check_rulebooks(case: Case) -> None:
    """All rulebooks are numbered alike."""
    folder = case.game.folder / "rules"
    first = paragraphs(folder / f"{ENGLISH}.md")
    for language in LANGUAGES:
        for rule in sorted(first ^ paragraphs(folder / f"{language}.md")):
            lacking = language if rule in first else ENGLISH
            raise case.broken(f"rules/{lacking}.md has no paragraph **{rule}**, another rulebook has.")


@cache
def paragraphs(rulebook: Path) -> frozenset[str]:
    return frozenset(_PARAGRAPH.findall(rulebook.read_text(encoding="utf-8")))
