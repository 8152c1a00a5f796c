"""The application: everything put together, for one worker process."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme

from cheeseboard import __version__
from cheeseboard.table.people import People
from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.settings import Settings
from cheeseboard.table.web.api import API
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.assets import HTML, Folder
from cheeseboard.table.web.gate import ASKER, Gate
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.web.live import MOST_CONNECTIONS, Crowd, live
from cheeseboard.table.web.pages import PAGES, STATIC, Visit, lost_page
from cheeseboard.table.web.refusals import GAME, answer

LARGEST_BODY: Final = 65_536
PARTS: Final = ("/api/", "/static/", "/art/", "/words/", "/rulebooks/")

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Server:
    """What every request finds in place. The house is opened when the server starts, and closed when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.crowd = Crowd(int(MOST_CONNECTIONS * settings.limits))
        self.folder = Folder(STATIC)
        self.gate = Gate(self.application(), settings, self.limits)
        self._house: House | None = None
        self._people: People | None = None

    @contextlib.asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        self._house = await House.open(self.settings)
        self._people = self.gate.people = People(self._house.secret)
        try:
            yield
        finally:
            await self._house.close()

    @property
    def house(self) -> House:
        assert self._house is not None
        return self._house

    @property
    def people(self) -> People:
        assert self._people is not None
        return self._people

    def application(self) -> Litestar:
        provided = {
            "settings": lambda: self.settings,
            "limits": lambda: self.limits,
            "crowd": lambda: self.crowd,
            "folder": lambda: self.folder,
            "house": lambda: self.house,
            "people": lambda: self.people,
        }
        return Litestar(
            [*PAGES, *API, live],
            dependencies={
                **{name: Provide(find, sync_to_thread=False) for name, find in provided.items()},
                "asker": Provide(find_asker, sync_to_thread=False),
                "visit": Provide(self.receive, sync_to_thread=False),
                "room": Provide(find_room),
            },
            exception_handlers={Exception: self.explain},
            lifespan=[self.open],
            logging_config=None,
            openapi_config=description(),
            request_max_body_size=LARGEST_BODY,
        )

    def receive(self, request: AnyRequest, asker: Asker) -> Visit:
        return Visit(asker, request.url.scheme == "https", self.house, self.people, self.folder)

    def explain(self, request: AnyRequest, error: Exception) -> Response[Any]:
        """A page for whoever opened one, and a Problem for everything else."""
        told = answer(request, error)
        if request.url.path.startswith(PARTS) or "text/html" not in request.headers.get("accept", ""):
            return told
        asker: Asker = request.scope[ASKER]  # type: ignore[typeddict-item]
        page = lost_page(self.folder, asker.language, told.content.text)
        return Response(page, status_code=told.status_code, media_type=HTML, headers=told.headers)


def find_asker(request: AnyConnection) -> Asker:
    asker: Asker = request.scope[ASKER]  # type: ignore[typeddict-item]
    return asker


async def find_room(request: AnyConnection, table: str, house: House) -> Room:
    room = await house.room(table)
    request.scope[GAME] = room.game  # type: ignore[typeddict-unknown-key]
    return room


def description() -> OpenAPIConfig:
    """The API for machines, and no page for it."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token that POST /api/people tells.")
    return OpenAPIConfig(
        title="Cheeseboard",
        version=__version__,
        license=License(name="MIT", identifier="MIT"),
        use_handler_docstrings=True,
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        components=Components(security_schemes={"token": bearer}),
        security=[{"token": []}, {}],
    )


def make_app(settings: Settings) -> Gate:
    return Server(settings).gate
