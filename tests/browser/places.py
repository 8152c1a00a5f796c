"""Every page there is, with something on it: where axe, the ruler and the camera go."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from typing import Final

from playwright.sync_api import Page

from cheeseboard.bots import ask, find_bot
from cheeseboard.core.bits import lowest
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.record import write_record
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.larder import LARDER
from tests.table.web.visiting import Server, Visitor
from tests.toy import PEPPERCORN

FRAMES: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Two: what has come into the page is painted in the second."""
DRAWN: Final = """async () => {
    await document.fonts.ready;
    // Two frames: what has come into the page is painted in the second.
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    return !document.querySelector(".cover:not(:has(use)), .sign:not(:has(use))");
}"""
TOYS: Final = ((PEPPERCORN, 3, 12), (LARDER, 2, 12))
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

    def opened(self, match: Match) -> str:
        """A table with the record of a game."""
        body = write_record(match, reveal_seed=True).encode()
        answer = self.host.http.post("/api/records", content=body, headers={"content-type": "text/plain"})
        assert answer.is_success, answer.text
        return str(answer.json()["table"])

    @cached_property
    def finished(self) -> str:
        return self.opened(evening(CASTLE, 3))

    def tell(self) -> None:
        """The bots look back at it before anybody waits for them."""
        while not self.host.get(f"/api/tables/{self.finished}/story")["ready"]:
            time.sleep(0.2)

    @cached_property
    def tables(self) -> dict[str, str]:
        """In every game one that goes on against bots, where the host is to move."""
        shelf = {card["key"] for card in self.host.get("/api/games")}
        going_on = [(game, seats, moves) for game, seats, moves in GOING_ON if game.key in shelf]
        return {game.key: self.opened(evening(game, seats, moves)) for game, seats, moves in going_on}

    @cached_property
    def waiting(self) -> str:
        """A table for four: its host, a bot, and two seats that are free."""
        return self.host.new_table("person", "open", "open", "bot:gouda")

    @cached_property
    def hot_seat(self) -> str:
        return self.host.new_table("person", "device", game="peppercorn")

    def seat_link(self, seat: int = 1) -> str:
        link = self.host.get(f"/api/tables/{self.waiting}")["seats"][seat]["link"]
        return str(link)

    def furnish(self) -> None:
        """Everything that the lobby can show."""
        assert self.finished
        assert self.tables
        assert self.waiting


def evening(game: Game, seats: int, moves: int = 10_000) -> Match:
    """A game between bots up to its end; or for about so many moves, until it is the turn of the first seat."""
    players = (game.seat_names[0], *("nibbler" for _ in range(seats - 1)))
    match = Match(game, seats, seed=f"an evening of {game.key}", players=players)
    bots = [find_bot("nibbler", f"{game.key} {seat}") for seat in range(seats)]
    while match.state.acting and not (len(match.played) >= moves and match.state.acting == 1):
        seat = int(lowest(match.state.acting))
        match.play(seat, int(ask(bots[seat], match.state, seat)))
    return match


GOING_ON: Final = ((CASTLE, 4, 60), (RACE, 4, 60), *TOYS)

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


def story(page: Page, stage: Stage) -> None:
    stage.tell()
    page.goto(f"/tables/{stage.finished}/story")
    drawn(page)
    page.locator(".story .chart, .story .rolls").first.wait_for(timeout=60_000)


def lost(page: Page, stage: Stage) -> None:
    page.goto("/nowhere")
    page.locator(".lost").wait_for()


def no_seat(page: Page, stage: Stage) -> None:
    """A link that leads nowhere any more."""
    page.goto("/seats/abc")
    page.locator(".trouble").wait_for()
    drawn(page)


def table_of(game: str) -> Place:
    def table(page: Page, stage: Stage) -> None:
        page.goto(f"/tables/{stage.tables[game]}")
        drawn(page)
        page.locator(".offered, .deeds [data-piece]:not([aria-disabled=true])").first.wait_for(state="attached")

    return table


def tab(name: str) -> Place:
    """The drawer beside the castle."""

    def shown(page: Page, stage: Stage) -> None:
        table_of("castle")(page, stage)
        page.locator(".page-head .tool").last.click()
        page.locator(f"#tab-{name}").click()
        page.locator(f"#tab-{name}[aria-selected=true]").wait_for()

    return shown


def seats(page: Page, stage: Stage) -> None:
    table_of("castle")(page, stage)
    page.locator(".page-head .tool").first.click()
    page.locator("dialog .players").wait_for()


def waiting_seats(page: Page, stage: Stage) -> None:
    """With links for the seats that are free."""
    page.goto(f"/tables/{stage.waiting}")
    drawn(page)
    page.locator(".page-head .tool").first.click()
    page.locator("dialog .invitation .code").first.wait_for()


def curtain(page: Page, stage: Stage) -> None:
    """Two with hands of their own on the same device."""
    page.goto(f"/tables/{stage.hot_seat}")
    page.locator("dialog.curtain").wait_for()


def replay(page: Page, stage: Stage) -> None:
    page.goto(f"/tables/{stage.finished}#move-40")
    drawn(page)
    page.locator(".replay-told code, .replay-told").first.wait_for()
    page.locator(".replay input[type=range]").wait_for()
    page.wait_for_function("() => document.querySelector('.replay input[type=range]').value === '40'")


def over(page: Page, stage: Stage) -> None:
    page.goto(f"/tables/{stage.finished}")
    drawn(page)
    page.locator(".end-deeds a").wait_for()


PLACES: Final[dict[str, Place]] = {
    "lobby": lobby,
    "new-game": new_game,
    "options": options,
    "settings": settings,
    "invitations": invitations,
    "seat": seat,
    "rules": rules,
    "rules-found": rules_found,
    "story": story,
    "table-castle": table_of("castle"),
    "table-race": table_of("race"),
    "table-peppercorn": table_of("peppercorn"),
    "table-larder": table_of("larder"),
    **{f"tab-{name}": tab(name) for name in ("log", "chat", "notes", "rules", "words", "menu")},
    "seats": seats,
    "waiting-seats": waiting_seats,
    "curtain": curtain,
    "replay": replay,
    "over": over,
    "lost": lost,
    "no-seat": no_seat,
}

PICTURED: Final = (
    "lobby",
    "new-game",
    "invitations",
    "seat",
    "rules",
    "table-castle",
    "table-race",
    "tab-log",
    "replay",
    "story",
)
"""Those that are worth a picture."""
NEEDS_TOYS: Final = ("table-peppercorn", "table-larder", "curtain")


def known_to(place: str, stage: Stage) -> Visitor:
    """Who comes to a place: the host of the tables, but to the link of a free seat a friend."""
    return stage.friend if place == "seat" else stage.host
