"""Who somebody is."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, patch, post

from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.people import NOBODY, TOKEN, People, clean_name
from cheeseboard.table.problems import NotUnderstood
from cheeseboard.table.service.house import House
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.identity import cookie_for, name_and_language
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.wire import Person, PersonChange


@get("/api/me", responses=refused())
async def me(request: Request[Any, Any, Any], asker: Asker, house: House, people: People) -> Response[Person]:
    """Whoever asks; a browser that has no cookie yet gets one."""
    if asker.person != NOBODY:
        return Response(await describe(house, people, asker))
    asker = Asker(People.new_person(), language=asker.language)
    response = Response(await describe(house, people, asker))
    response.set_cookie(cookie_for(asker.person, people, secure=request.url.scheme == "https"))
    return response


@patch("/api/me", responses=refused())
async def change_me(data: PersonChange, asker: Asker, house: House, people: People) -> Person:
    """Another name, another language."""
    await save(house, Asker(asker.known, language=asker.language), data)
    return await describe(house, people, asker)


@post("/api/people", responses=refused())
async def new_person(data: PersonChange, asker: Asker, house: House, people: People, limits: Limits) -> Person:
    """A new person with a token, for a program. The token is not told again."""
    limits.take("link", asker.address)
    made = Asker(People.new_person(), language=asker.language)
    await save(house, made, data)
    name, language = await name_and_language(house, made)
    return Person(made.person, name, language, token=people.write(TOKEN, made.person))


async def save(house: House, asker: Asker, change: PersonChange) -> None:
    name, language = await name_and_language(house, asker)
    if change.language and change.language not in LANGUAGES:
        raise NotUnderstood("problem-unknown-language")
    name = clean_name(change.name) if change.name else name
    await house.save_person(asker.person, name, change.language or language)


async def describe(house: House, people: People, asker: Asker) -> Person:
    """A page of ours sends the csrf back; a program has no need of it."""
    name, language = await name_and_language(house, asker)
    return Person(asker.person, name, language, csrf="" if asker.program else people.csrf(asker.person))


PEOPLE: Final = (me, change_me, new_person)
