"""Connections that break: at every kind of moment, and with the server killed in mid-game. Nothing is lost, nothing done twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.people import DESKTOP, People, Person
from tests.browser.places import drawn
from tests.browser.playing import Hands
from tests.table.web.visiting import Server

MOVES: Final = 10


class Line:
    """Between the page and the server; it can be cut at a message of a kind, on its way there or back."""

    def __init__(self, page: Page) -> None:
        self.cut_at = ""
        self.cuts = 0
        self.sent: list[str] = []
        page.route_web_socket("**/live", self._connect)

    def _connect(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(self._pass(">", browser, server, server.send))
        server.on_message(self._pass("<", browser, server, browser.send))

    def _pass(
        self, way: str, browser: WebSocketRoute, server: WebSocketRoute, send: Callable[[str | bytes], None]
    ) -> Callable[[str | bytes], None]:
        def take(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            self.sent.append(f"{way}{text}")
            if self.cut_at and self.cut_at[0] == way and f'"type":"{self.cut_at[1:]}"' in text:
                self.cut_at = ""
                self.cuts += 1
                server.close()
                browser.close()
            else:
                send(message)

        return take


def told_prompt(person: Person, table: str) -> str:
    return str(person.visitor.get(f"/api/tables/{table}")["scene"]["prompt"])


@pytest.mark.parametrize("moment", [">hello", "<table", ">move", "<done", "<played"])
def test_a_line_that_is_cut_comes_back_and_no_move_is_lost_or_made_twice(people: People, moment: str) -> None:
    person = people.come(DESKTOP)
    table = person.visitor.new_table("person", "device")
    page = person.page()
    line = Line(page)
    if moment in {">hello", "<table"}:
        line.cut_at = moment
    page.goto(f"/tables/{table}")
    drawn(page)
    hands = Hands(page, "mouse", f"cut at {moment}")
    while person.visitor.get(f"/api/tables/{table}")["moves"] < MOVES:
        if moment not in {">hello", "<table"} and line.cuts < 3 and not line.cut_at:
            line.cut_at = moment
        hands.step()
    expect(page.locator(".prompt-text")).to_have_text(told_prompt(person, table))
    expect(page.locator(".cut-off")).to_be_hidden()
    assert line.cuts >= 1


@contextmanager
def own_server(data: Path, port: int = 0) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(data, "--limits", 0, port=port) as server:
        yield server


def test_a_server_that_is_killed_in_mid_game_is_a_pause_and_nothing_more(tmp_path: Path, chromium: Browser) -> None:
    data = tmp_path / "tables"
    data.mkdir()
    with own_server(data) as server, People(server, chromium) as people:
        person = people.come(DESKTOP)
        table = person.visitor.new_table("person", "bot:crumb")
        page = person.page(f"/tables/{table}")
        drawn(page)
        hands = Hands(page, "mouse", "the server is killed")
        for _ in range(8):
            hands.step()
        before = person.visitor.get(f"/api/tables/{table}")["moves"]
        server.kill()
        expect(page.locator(".cut-off")).to_be_visible()
        expect(page.locator("[data-piece]").first).to_be_attached()  # the board stays
        with own_server(data, server.port):
            expect(page.locator(".cut-off")).to_be_hidden()
            after = person.visitor.get(f"/api/tables/{table}")["moves"]
            assert after >= before
            while person.visitor.get(f"/api/tables/{table}")["moves"] < after + 6:
                hands.step()
            # A browser notes in its console that nobody answered.
            person.troubles[:] = [trouble for trouble in person.troubles if "WebSocket connection" not in trouble]
            person.context.close()


def test_a_move_made_while_the_server_is_away_is_sent_when_it_is_back(tmp_path: Path, chromium: Browser) -> None:
    data = tmp_path / "tables"
    data.mkdir()
    with own_server(data) as server, People(server, chromium) as people:
        person = people.come(DESKTOP)
        table = person.visitor.new_table("person", "device")
        page = person.page(f"/tables/{table}")
        drawn(page)
        hands = Hands(page, "mouse", "while the server is away")
        hands.page.locator(".offered").first.wait_for(state="attached")
        server.kill()
        expect(page.locator(".cut-off")).to_be_visible()
        while page.locator(".offered").count():
            hands.step()
        with own_server(data, server.port):
            expect(page.locator(".cut-off")).to_be_hidden()
            expect(page.locator(".offered").first).to_be_attached()
            assert person.visitor.get(f"/api/tables/{table}")["moves"] == 1
            person.troubles[:] = [trouble for trouble in person.troubles if "WebSocket connection" not in trouble]
            person.context.close()
