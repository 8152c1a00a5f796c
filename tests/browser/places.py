"""Every page there is, with something on it: where axe, the ruler and the camera go."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from playwright.sync_api import Page

from cheeseboard.core.game import Game
from cheeseboard.core.record import write_record
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.cli.running import played
from tests.table.web.visiting import Server, Visitor

DRAWN: Final = """async () => {
    await document.fonts.ready;
    // Two frames: what has come into the page is painted in the second.
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    return !document.querySelector(".cover:not(:has(use)), .sign:not(:has(use))");
}"""
SEEN: Final = """(selector) => {
    const place = document.querySelector(selector);
    const {left, top, width} = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + 5, top + 5));
}"""
"""Whether it is in sight, and nothing is before it."""


class Stage:
    """Somebody's own tables: some go on, one is over, one waits for friends."""

    def __init__(self, server: Server) -> None:
        self.host = server.browser()
        self.friend = server.browser()

    def opened(self, game: Game, seats: int, moves: int, seed: str) -> str:
        """A table with the record of a random game, up to its end or for so many moves."""
        match = played(moves, seats, game, seed)
        body = write_record(match, reveal_seed=True).encode()
        answer = self.host.http.post("/api/records", content=body, headers={"content-type": "text/plain"})
        assert answer.is_success, answer.text
        return str(answer.json()["table"])

    @cached_property
    def finished(self) -> str:
        return self.opened(CASTLE, 3, 10_000, "a finished game")

    @cached_property
    def going_on(self) -> tuple[str, ...]:
        return (
            self.host.new_table("person", "bot:nibbler", "bot:whisker"),
            self.opened(RACE, 4, 30, "a race that goes on"),
        )

    @cached_property
    def waiting(self) -> str:
        """A table for four: its host, a bot, and two seats that are free."""
        return self.host.new_table("person", "open", "open", "bot:gouda")

    def seat_link(self, seat: int = 1) -> str:
        link = self.host.get(f"/api/tables/{self.waiting}")["seats"][seat]["link"]
        return str(link)

    def furnish(self) -> None:
        """Everything that the lobby can show."""
        assert self.finished
        assert self.going_on
        assert self.waiting


Place = Callable[[Page, Stage], None]


def drawn(page: Page) -> None:
    """Until the page stands there with its letters and drawings."""
    page.locator("#page > main").wait_for()
    page.wait_for_function(DRAWN)


def lobby(page: Page, stage: Stage) -> None:
    stage.furnish()
    page.goto("/")
    drawn(page)


def new_game(page: Page, stage: Stage) -> None:
    lobby(page, stage)
    page.locator(".game .button.round").first.click()
    drawn(page)


def options(page: Page, stage: Stage) -> None:
    new_game(page, stage)
    page.locator("dialog .options > summary").click()
    page.wait_for_function(SEEN, arg="dialog .options .choices")


def settings(page: Page, stage: Stage) -> None:
    lobby(page, stage)
    page.locator(".page-head .own").click()
    page.locator("dialog #own-name").wait_for()


def invitations(page: Page, stage: Stage) -> None:
    """As they come up when a game with free seats has been set up; they do not stay after a visit, so they are set up anew."""
    lobby(page, stage)
    page.locator(".way .button").nth(1).click()
    page.locator("dialog .dialog-foot .main").click()
    page.locator(".invitation img").first.wait_for()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.invitation img')].every(({naturalWidth}) => naturalWidth)"
    )


def seat(page: Page, stage: Stage) -> None:
    page.goto(stage.seat_link())
    drawn(page)


def rules(page: Page, stage: Stage) -> None:
    page.goto("/rules/castle")
    drawn(page)
    page.locator(".rule").first.wait_for()


def rules_found(page: Page, stage: Stage) -> None:
    rules(page, stage)
    page.locator(".rule-search").fill("7")


def lost(page: Page, stage: Stage) -> None:
    page.goto("/nowhere")
    page.locator(".lost").wait_for()


def no_seat(page: Page, stage: Stage) -> None:
    """A link that leads nowhere any more."""
    page.goto("/seats/abc")
    page.locator(".trouble").wait_for()
    drawn(page)


PLACES: Final[dict[str, Place]] = {
    "lobby": lobby,
    "new-game": new_game,
    "options": options,
    "settings": settings,
    "invitations": invitations,
    "seat": seat,
    "rules": rules,
    "rules-found": rules_found,
    "lost": lost,
    "no-seat": no_seat,
}

PICTURED: Final = tuple(
    place for place in PLACES if place not in {"options", "settings", "rules-found", "lost", "no-seat"}
)
"""Those that are worth a picture."""


def known_to(place: str, stage: Stage) -> Visitor:
    """Who comes to a place: the host of the tables, but to the link of a free seat a friend."""
    return stage.friend if place == "seat" else stage.host
