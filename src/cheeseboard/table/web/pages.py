"""The pages: empty shells, which the modules in static/ fill."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route

from cheeseboard.core.words import phrase
from cheeseboard.table.people import NOBODY, People
from cheeseboard.table.service.house import House
from cheeseboard.table.speech import speech
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.assets import ASK_AGAIN, FOR_EVER, HTML, ONLY_HERS, Folder
from cheeseboard.table.web.identity import cookie_for, name_and_language
from cheeseboard.table.web.shared import art_of, known_game, known_language, rulebook_of, words_in

STATIC: Final = Path(__file__).parent.parent / "static"
LOOK: Final = "house.css"
THEME: Final = "theme.js"
"""Says whether the page is light or dark; a classic script, so that nothing is painted before."""
DRAWINGS: Final = "house.svg"
LOOKED_AT: Final = [HttpMethod.GET, HttpMethod.HEAD]

SHELL: Final = """\
<!doctype html>
<html lang="{language}" data-page="{page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{about}">
<title>{title}</title>
{links}
</head>
<body>
<div id="page">{inside}</div>
<noscript><p>{script_needed}</p></noscript>
</body>
</html>
"""

LOST: Final = """\
<main class="lost trouble stack">
<svg class="trouble-sign" viewBox="0 0 64 64" aria-hidden="true"><use href="{sign}"/></svg>
<h1>{text}</h1>
<p><a class="button" href="/">{home}</a></p>
</main>"""


def shell(folder: Folder, page: str, language: str, inside: str = "") -> bytes:
    """A page with nothing in it but what it has to fetch, all of it named at once so that nothing waits for another."""
    folder.refresh()
    words = speech(None, language)
    return SHELL.format(
        language=language,
        page=page,
        title=escape(phrase(words, "page-shell-title")),
        about=escape(phrase(words, "page-shell-about")),
        script_needed=escape(phrase(words, "page-shell-script-needed")),
        links="\n".join(links(folder, page, language)),
        inside=inside,
    ).encode()


def links(folder: Folder, page: str, language: str) -> list[str]:
    """Style sheets, and the module of the page with all that it imports. The mark in their names changes when they do."""

    def at(name: str) -> str:
        return f"/static/@{folder.mark}/{name}"

    module = f"{page}.js"
    written = [f'<link rel="icon" href="{at("icon.svg")}" type="image/svg+xml">'] if "icon.svg" in folder else []
    written += [f'<link rel="stylesheet" href="{at(name)}">' for name in (LOOK, f"{page}.css") if name in folder]
    written += [f'<script src="{at(THEME)}"></script>'] * (THEME in folder)
    if module in folder:
        written += [f'<link rel="preload" href="{at(DRAWINGS)}" as="fetch" crossorigin>'] * (DRAWINGS in folder)
        written.append(f'<link rel="preload" href="/words/{language}.json" as="fetch" crossorigin>')
        written += [f'<link rel="modulepreload" href="{at(name)}">' for name in folder.imports(module)]
        written.append(f'<script type="module" src="{at(module)}"></script>')
    return written


def lost_page(folder: Folder, language: str, text: str) -> bytes:
    """Where there is nothing: why, and the way back."""
    home = escape(phrase(speech(None, language), "page-shell-home"))
    sign = f"/static/@{folder.mark}/{DRAWINGS}#emblem"
    return shell(folder, "lost", language, LOST.format(sign=sign, text=escape(text), home=home))


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who opens a page."""

    asker: Asker
    secure: bool
    house: House
    people: People
    folder: Folder

    async def open(self, page: str) -> Response[bytes]:
        """The page in her language; whoever has no identity yet gets one with it."""
        _, language = await name_and_language(self.house, self.asker)
        response = Response(shell(self.folder, page, language), media_type=HTML, headers={"cache-control": ONLY_HERS})
        if self.asker.person == NOBODY:
            response.set_cookie(cookie_for(People.new_person(), self.people, secure=self.secure))
        return response


@route("/", http_method=LOOKED_AT, include_in_schema=False)
async def lobby(visit: Visit) -> Response[bytes]:
    return await visit.open("lobby")


@route("/tables/{table:str}", http_method=LOOKED_AT, include_in_schema=False)
async def table_page(visit: Visit) -> Response[bytes]:
    return await visit.open("table")


@route("/tables/{table:str}/story", http_method=LOOKED_AT, include_in_schema=False)
async def story_page(visit: Visit) -> Response[bytes]:
    return await visit.open("story")


@route("/seats/{token:str}", http_method=LOOKED_AT, include_in_schema=False)
async def seat_page(visit: Visit) -> Response[bytes]:
    """Takes no seat: whatever looks at a link before a person does must not sit down."""
    return await visit.open("seat")


@route("/rules/{game:str}", http_method=LOOKED_AT, include_in_schema=False)
async def rules_page(visit: Visit, game: str) -> Response[bytes]:
    known_game(game)
    return await visit.open("rules")


# What pages are made of.


@route("/static/{path:path}", http_method=LOOKED_AT, include_in_schema=False, sync_to_thread=False)
def static_file(request: Request[Any, Any, Any], path: Path, folder: Folder) -> Response[bytes]:
    """Under the mark of all files it never changes; under its bare name it has to be asked for again."""
    name = str(path).lstrip("/")
    mark, _, inside = name.removeprefix("@").partition("/")
    marked = name.startswith("@")
    if not marked:
        folder.refresh()
    lasting = marked and mark == folder.mark
    return folder.find(inside if marked else name).answer(request.headers, FOR_EVER if lasting else ASK_AGAIN)


@route("/art/{file:str}", http_method=LOOKED_AT, include_in_schema=False, sync_to_thread=False)
def art(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    return art_of(known_game(file.removesuffix(".svg"))).answer(request.headers, ASK_AGAIN)


@route("/words/{file:str}", http_method=LOOKED_AT, include_in_schema=False, sync_to_thread=False)
def words(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    return words_in(known_language(file.removesuffix(".json"))).answer(request.headers, ASK_AGAIN)


@route("/rulebooks/{game:str}/{file:str}", http_method=LOOKED_AT, include_in_schema=False, sync_to_thread=False)
def rules(request: Request[Any, Any, Any], game: str, file: str) -> Response[bytes]:
    language = known_language(file.removesuffix(".json"))
    return rulebook_of(known_game(game), language).answer(request.headers, ASK_AGAIN)


PAGES: Final = (lobby, table_page, story_page, seat_page, rules_page, static_file, art, words, rules)
