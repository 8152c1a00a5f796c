"""Cookies, and what is known of whoever has one."""

from __future__ import annotations

from litestar.datastructures import Cookie

from cheeseboard.table.people import COOKIE, NOBODY, People, made_up_name
from cheeseboard.table.service.house import House
from cheeseboard.table.web.asker import Asker

A_YEAR = 365 * 24 * 3600


def cookie_for(person: str, people: People, *, secure: bool) -> Cookie:
    return Cookie(
        people.cookie_name,
        value=people.write(COOKIE, person),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


async def name_and_language(house: House, asker: Asker) -> tuple[str, str]:
    """What was saved, or else a name that is made up and the language that is asked in."""
    name, language = await house.person(asker.person) if asker.person != NOBODY else ("", "")
    language = language or asker.language
    return name or made_up_name(asker.person, language), language


async def remember(house: House, asker: Asker) -> str:
    """Before something of hers is kept, she is too."""
    person = asker.known
    name, _ = await house.person(person)
    if not name:
        await house.save_person(person, *await name_and_language(house, asker))
    return person
