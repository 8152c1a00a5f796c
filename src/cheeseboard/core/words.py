"""Messages put into sentences with Project Fluent: the words files of the core, and those of a game.

A words file is plain Fluent with one function of ours, which picks a word by the value of a blank:

    NAME("castle-tile", $pushed)                        the message castle-tile-trap, where $pushed is "trap"
    NAME("castle-tile", $pushed, form: "accusative")    its attribute of that name

So every language keeps the forms of a word in one place, and each of its sentences takes the form that it needs.

Imported only where something is said: Fluent and Babel are slow to load.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cheeseboard.core.errors import BadContent
from cheeseboard.core.game import Game
from cheeseboard.core.message import Argument, Message

LANGUAGES: Final = ("en", "uk", "pl", "ru")
ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent / "words"


class Words:
    """What one language has to say; what it lacks is said in the fallback's words."""

    def __init__(self, language: str, folders: tuple[Path, ...], fallback: Words | None = None) -> None:
        self.language = language
        self._fallback = fallback
        # Our English is British: no comma before the last "and".
        self._locale = "en_GB" if language == ENGLISH else language
        self._bundle = FluentBundle([self._locale], functions={"NAME": cast("Any", self._name)}, use_isolating=False)
        self._keys: set[str] = set()
        for folder in folders:
            self._read(folder / f"{language}.ftl")

    def _read(self, path: Path) -> None:
        if path.exists():
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._keys.update(
                entry.id.name for entry in resource.body if isinstance(entry, ast.Message) and entry.value
            )

    def keys(self) -> frozenset[str]:
        """Everything that can be said in this language itself."""
        return frozenset(self._keys)

    def has(self, key: str) -> bool:
        """Whether this language itself has words for it."""
        return key in self._keys

    def say(self, message: Message) -> str:
        """The sentence; in the fallback's words, and at last as the bare key, where something is amiss."""
        try:
            return self._put(message, self.say)
        except BadContent:
            return message.key if self._fallback is None else self._fallback.say(message)

    def say_strictly(self, message: Message) -> str:
        """The sentence; raises BadContent where something is amiss."""
        return self._put(message, self.say_strictly)

    def _put(self, message: Message, say: Callable[[Message], str]) -> str:
        """Fill a message's blanks, the messages in them said first."""
        key = message.key
        if key not in self._keys:
            raise BadContent(f"words/{self.language}.ftl", 0, f"there are no words for '{key}'.")
        blanks = {name: self._fill(argument, say) for name, argument in message.arguments.items()}
        text, mistakes = self._bundle.format_pattern(cast("Any", self._bundle.get_message(key).value), blanks)
        if mistakes:
            raise BadContent(f"words/{self.language}.ftl", 0, f"'{key}' cannot be said: {mistakes[0]!r}.")
        return str(text)

    def _fill(self, argument: Argument, say: Callable[[Message], str]) -> str | int:
        if isinstance(argument, Message):
            return say(argument)
        if isinstance(argument, tuple):
            return format_list([say(message) for message in argument], locale=self._locale)
        return argument

    def _name(self, family: str, member: str, form: str | None = None) -> str:
        """NAME in a words file. What it raises, Fluent reports as a mistake of the whole message."""
        entry = self._bundle.get_message(f"{family}-{member}")
        pattern = cast("Any", entry.value if form is None else entry.attributes[form])
        text, mistakes = self._bundle.format_pattern(pattern)
        if mistakes:
            raise mistakes[0]
        return str(text)


@cache
def words_for(game: Game | None, language: str, *rooms: Path) -> Words:
    """The words of the core, of further folders, and of a game; any language but ours is taken as English."""
    if language not in LANGUAGES:
        return words_for(game, ENGLISH, *rooms)
    folders = (FOLDER, *rooms) if game is None else (FOLDER, *rooms, game.folder / "words")
    return Words(language, folders, None if language == ENGLISH else words_for(game, ENGLISH, *rooms))


def phrase(words: Words, key: str, **blanks: Argument) -> str:
    """A sentence by its key."""
    return words.say(Message(key, dict(blanks)))


def game_name(game: Game, words: Words) -> str:
    key = f"{game.key}-name"
    return phrase(words, key) if words.has(key) else game.key


def language_from(preferred: str | None = None) -> str:
    """The first that we speak of: the one asked for, the environment's list, the environment's locale; else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    wishes = [preferred or "", *os.environ.get("LANGUAGE", "").split(":"), locale]
    codes = [re.split(r"[-_.@]", wish.strip().lower())[0] for wish in wishes]
    return next((code for code in codes if code in LANGUAGES), ENGLISH)
