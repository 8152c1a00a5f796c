"""Who somebody is: identities that this server has signed, and names.

An identity is an id and nothing more. A browser carries it in a cookie, a program in a token; a cookie is worth nothing
as a token, and the other way round, as each is signed for its own purpose.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from typing import Final

from cheeseboard.core.message import Message
from cheeseboard.core.words import Words
from cheeseboard.table.problems import NotUnderstood
from cheeseboard.table.speech import speech

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
LONGEST_NOTES: Final = 20_000

COOKIE: Final = "cookie"
TOKEN: Final = "token"
CSRF: Final = "csrf"

NOBODY: Final = ""
"""Whoever has not been met: may look, and may do nothing."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
# More marks than this on one letter are no language but a nuisance.
_MOST_MARKS: Final = 3


class People:
    """Makes identities and knows its own again. Every worker with the same secret knows those of all."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        # Cookies belong to a machine's name, not to its port: two servers on it must not take each other's.
        self.cookie_name = f"cheeseboard-{self._sign('name', '')[:8]}"

    @staticmethod
    def new_person() -> str:
        return secrets.token_urlsafe(12)

    def write(self, purpose: str, person: str) -> str:
        """The signed form for a cookie or a token."""
        return f"{person}.{self._sign(purpose, person)}"

    def read(self, purpose: str, text: str) -> str:
        """Who that is; NOBODY if we have not signed it for this purpose."""
        person, _, signature = text.partition(".")
        genuine = _same(signature, self._sign(purpose, person))
        return person if genuine and _ID.fullmatch(person) else NOBODY

    def csrf(self, person: str) -> str:
        """What a page of ours sends along, and a page of somebody else cannot know."""
        return self._sign(CSRF, person)

    def is_csrf(self, person: str, text: str) -> bool:
        return _same(text, self.csrf(person))

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose}:{text}".encode(errors="replace"), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()


def _same(one: str, other: str) -> bool:
    """Compared in a time that tells nothing of where they differ."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())


# Names and texts.


def made_up_name(person: str, language: str) -> str:
    """An animal with an adjective, always the same for the same person."""
    words = speech(None, language)
    digest = hashlib.sha256(person.encode()).digest()
    adjective = _pick(words, "name-adjective-", digest[0]).removeprefix("name-adjective-")
    return words.say(Message(_pick(words, "name-animal-", digest[1]), {"adjective": adjective}))


def _pick(words: Words, prefix: str, number: int) -> str:
    known = words.keys()
    keys = sorted(key for key in known if key.startswith(prefix))
    return keys[number % len(keys)]


def clean_name(text: str) -> str:
    """A name on one line; raises NotUnderstood."""
    name = " ".join(clean(text).split())
    if not any(character.isalnum() for character in name):
        raise NotUnderstood("problem-name-empty")
    if len(name) > LONGEST_NAME:
        raise NotUnderstood("problem-name-long", most=LONGEST_NAME)
    return name


def clean_text(text: str, most: int = LONGEST_TEXT) -> str:
    """Something said, on one line; raises NotUnderstood."""
    said = " ".join(clean(text).split())
    if not said:
        raise NotUnderstood("problem-text-empty")
    if len(said) > most:
        raise NotUnderstood("problem-text-long", most=most)
    return said


def clean_notes(text: str) -> str:
    """Notes keep their lines; raises NotUnderstood."""
    notes = clean("\n".join(text.splitlines()), keep="\n")
    if len(notes) > LONGEST_NOTES:
        raise NotUnderstood("problem-text-long", most=LONGEST_NOTES)
    return notes


def clean(text: str, keep: str = "") -> str:
    """Without what cannot be seen: control characters, changes of direction, half letters and heaps of marks.

    The joiners of scripts and of emoji are no mischief and stay.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if character in keep or character in _JOINERS:
            kept.append(character)
        elif character.isspace() or kind in {"Zl", "Zp"}:
            kept.append(" ")
        elif kind[0] != "C" and marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


_JOINERS: Final = "\u200c\u200d"
