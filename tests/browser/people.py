"""People with a browser: each has cookies, a window, a language and a theme of their own."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final, Literal, NamedTuple, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.table.web.visiting import PATIENCE, Server, Visitor

Theme = Literal["light", "dark"]
LOCALES: Final = {"en": "en-GB", "uk": "uk-UA", "pl": "pl-PL", "ru": "ru-RU"}
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


class Size(NamedTuple):
    """Of a window."""

    width: int
    height: int

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


PHONE: Final = Size(390, 844)
TABLET: Final = Size(820, 1180)
DESKTOP: Final = Size(1440, 900)
SIZES: Final = (PHONE, TABLET, DESKTOP)


class Person:
    """One person at one browser, who may have several pages open; and the same person without one, for setting things up."""

    def __init__(self, server: Server, visitor: Visitor, context: BrowserContext) -> None:
        self.server = server
        self.visitor = visitor
        self.context = context
        self.troubles: list[str] = []
        self.asked: list[str] = []
        context.on("page", self._watch)

    def page(self, path: str | None = None) -> Page:
        page = self.context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", self._hear)
        page.on("request", self._note)
        page.on("response", self._look_at)

    def _hear(self, message: ConsoleMessage) -> None:
        # A refusal is written there, too; whether it was to be expected is for the test to say.
        if message.type in {"error", "warning"} and not message.text.startswith("Failed to load resource"):
            self.troubles.append(f"{message.location['url']}: {message.text}")

    def _note(self, request: Request) -> None:
        self.asked.append(request.url)
        place = urlsplit(request.url)
        if place.scheme not in {"data", "blob"} and place.netloc != urlsplit(self.server.address).netloc:
            self.troubles.append(f"Something was asked of another host: {request.url}")

    def _look_at(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.url}: {response.status}")


class People:
    """Everybody who comes in one test."""

    def __init__(self, server: Server, chromium: Browser) -> None:
        self.server = server
        self.chromium = chromium
        self.came: list[Person] = []

    def come(
        self,
        size: Size = DESKTOP,
        *,
        language: str = "en",
        theme: Theme = "light",
        touch: bool = False,
        still: bool = True,
        visitor: Visitor | None = None,
        **more: Any,
    ) -> Person:
        """Somebody new, or somebody who is known already and comes with another browser."""
        visitor = visitor or self.server.browser(language)
        context = self.chromium.new_context(
            base_url=self.server.address,
            viewport={"width": size.width, "height": size.height},
            locale=LOCALES[language],
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        context.set_default_timeout(1000 * PATIENCE)
        for part in visitor.shown["Cookie"].split("; "):
            name, _, value = part.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": self.server.address}])
        person = Person(self.server, visitor, context)
        self.came.append(person)
        return person

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for person in self.came:
            person.context.close()
        if error is None:
            assert [trouble for person in self.came for trouble in person.troubles] == []
