"""Whoever asks: known by a cookie or a token, with a language and an address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.datastructures import Headers

from cheeseboard.core.words import ENGLISH, LANGUAGES
from cheeseboard.table.people import COOKIE, NOBODY, TOKEN, People
from cheeseboard.table.problems import NotIdentified

BEARER: Final = "bearer "
LONGEST_HEADER: Final = 4_096


@dataclass(frozen=True, slots=True)
class Asker:
    """Made once for every request, from its headers."""

    person: str = NOBODY
    program: bool = False
    """Whether it has shown a token, which no browser sends by itself."""
    language: str = ENGLISH
    """The one of ours that it likes best."""
    address: str = ""

    @property
    def known(self) -> str:
        """The person; raises NotIdentified where there is none."""
        if self.person == NOBODY:
            raise NotIdentified("problem-no-cookie")
        return self.person


def asker_of(scope: Any, people: People) -> Asker:
    """Raises NotIdentified if a token is shown that is not one of ours; a wrong cookie is none at all."""
    headers = Headers.from_scope(scope)
    client = scope.get("client")
    address = str(client[0]) if client else ""
    language = language_of(headers)
    shown = headers.get("authorization", "")
    if shown[: len(BEARER)].lower() == BEARER:
        person = people.read(TOKEN, shown[len(BEARER) :].strip())
        if person == NOBODY:
            raise NotIdentified("problem-unknown-person")
        return Asker(person, program=True, language=language, address=address)
    return Asker(people.read(COOKIE, cookie(headers, people.cookie_name)), language=language, address=address)


def cookie(headers: Headers, name: str) -> str:
    """The value of a cookie, or nothing."""
    for pair in headers.get("cookie", "")[:LONGEST_HEADER].split(";"):
        key, _, value = pair.strip().partition("=")
        if key == name:
            return value.strip('"')
    return ""


def language_of(headers: Headers) -> str:
    """The language of ours that is liked best."""
    liked: list[tuple[float, str]] = []
    for wish in headers.get("accept-language", "")[:LONGEST_HEADER].split(","):
        name, _, quality = wish.partition(";")
        code = name.strip().lower().split("-")[0]
        if code in LANGUAGES and _quality(quality) > 0:
            liked.append((-_quality(quality), code))
    return min(liked, key=lambda pair: pair[0])[1] if liked else ENGLISH


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
