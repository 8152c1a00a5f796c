"""Whole games through the page, with every kind of hand, against a bot."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.places import drawn
from tests.browser.playing import Hands

GAMES: Final[dict[str, dict[str, str]]] = {"castle": {"target": "4"}, "race": {}, "peppercorn": {}, "larder": {}}
WAYS: Final = {"mouse": DESKTOP, "touch": PHONE, "keyboard": DESKTOP}


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(people: People, game: str, how: str) -> None:
    person = people.come(WAYS[how], touch=how == "touch")
    table = person.visitor.new_table("person", "bot:nibbler", game=game, **GAMES[game])
    page = person.page(f"/tables/{table}")
    drawn(page)
    touches = Hands(page, how, f"{game} {how}").play()
    told = person.visitor.get(f"/api/tables/{table}")
    assert told["end"]["standings"]
    assert touches > 5
    expect(page.locator("dialog.ending")).to_contain_text(told["end"]["text"])
    expect(page.locator(".prompt-text")).to_have_text(told["end"]["text"])
    assert page.evaluate("() => document.querySelectorAll('.offered').length") == 0
