"""Setting a game up: every game, in all its options, with whoever shall play."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.core.game import Game
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.places import drawn
from tests.larder import LARDER
from tests.toy import PEPPERCORN

TITLES: Final = {"castle": "Cheese Castle", "race": "Rat Race", "peppercorn": "Peppercorn", "larder": "The Larder"}
GAMES: Final[dict[str, Game]] = {game.key: game for game in (CASTLE, RACE, PEPPERCORN, LARDER)}


def set_up(page: Page, game: str) -> None:
    page.goto("/")
    drawn(page)
    page.get_by_role("button", name=f"Set up {TITLES[game]}").click()
    page.locator("dialog .options > summary").click()


def choose(page: Page, title: str, choice: str) -> None:
    """Of a row of choices, or of a list."""
    group = page.get_by_role("group", name=title, exact=True)
    if group.count():
        group.get_by_role("radio", name=choice, exact=True).check()
    else:
        page.get_by_label(title, exact=True).select_option(label=choice)


def started(page: Page, person: Person) -> dict[str, Any]:
    """What has become of it."""
    page.locator("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/tables/*")
    told: dict[str, Any] = person.visitor.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    return told


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_starts_with_any_of_its_options(people: People, game: str, count: int) -> None:
    """All options at once: at the first table their first values, then their second ones, until each was there."""
    seats = GAMES[game].seats
    if count not in seats:
        pytest.skip(f"{game} is not for {count}")
    person = people.come(DESKTOP)
    page = person.page()
    card = next(card for card in person.visitor.get("/api/games") if card["key"] == game)
    for number in range(max([1, *(len(option["choices"]) for option in card["options"])])):
        set_up(page, game)
        choose(page, "How many?", str(count))
        agreed = []
        for option in card["options"]:
            choice = option["choices"][number % len(option["choices"])]
            if not offered(GAMES[game], count, option["name"], choice["value"]):
                continue
            choose(page, option["title"], choice["title"])
            agreed.append([option["title"], choice["title"]])
        told = started(page, person)
        assert len(told["seats"]) == count
        assert [pair for pair in told.get("options", []) if pair in agreed] == agreed


def offered(game: Game, count: int, name: str, value: str) -> bool:
    """Whether this value goes with so many players and the usual values of the others."""
    try:
        game.check_options(count, {name: value})
    except Exception:
        return False
    return True


def test_whoever_shall_play_sits_where_they_were_put(people: People) -> None:
    person = people.come(PHONE, touch=True)
    page = person.page()
    set_up(page, "race")
    choose(page, "How many?", "4")
    page.locator("#seat-1").select_option("bot gouda")
    page.locator("#seat-2").select_option("device")
    page.get_by_role("textbox").first.fill("  Uncle Cheddar ")
    page.locator("#seat-3").select_option("person")
    expect(page.locator("#seat-0")).to_have_value("bot nibbler")
    told = started(page, person)
    assert [(seat["kind"], seat.get("level", "")) for seat in told["seats"]] == [
        ("bot", "nibbler"),
        ("bot", "gouda"),
        ("device", ""),
        ("person", ""),
    ]
    assert told["seats"][2]["player"] == "Uncle Cheddar"


@pytest.mark.parametrize("pace, clock", [("As long as you like", "none"), ("30 seconds", "move"), ("3 days", "days")])
def test_a_move_may_take_as_long_as_was_agreed(people: People, pace: str, clock: str) -> None:
    person = people.come(DESKTOP)
    page = person.page()
    set_up(page, "castle")
    choose(page, "Time for a move", pace)
    assert started(page, person).get("clock", "none") == clock


def test_the_next_game_begins_with_what_was_chosen_for_the_last(people: People) -> None:
    person = people.come(DESKTOP)
    page = person.page()
    set_up(page, "castle")
    choose(page, "How many?", "4")
    page.locator("#seat-2").select_option("bot crumb")
    choose(page, "Layout of the rooms", "Layout B")
    started(page, person)
    set_up(page, "castle")
    expect(page.locator("#seat-2")).to_have_value("bot crumb")
    expect(page.get_by_role("radio", name="Layout B")).to_be_checked()
    set_up(page, "race")  # which is as usual
    expect(page.locator("#seat-2")).to_have_value("bot nibbler")


def test_the_other_ways_to_play_begin_with_their_own_seats(people: People) -> None:
    page = people.come(DESKTOP).page("/")
    drawn(page)
    for button, kind in (("Sit down together", "device"), ("Invite friends", "open")):
        page.get_by_role("button", name=button).click()
        expect(page.locator("#seat-1")).to_have_value(kind)
        page.keyboard.press("Escape")


def test_what_the_server_refuses_is_told_in_the_dialog(people: People) -> None:
    page = people.come(DESKTOP).page()
    set_up(page, "castle")
    page.route("**/api/tables", lambda route: route.abort())
    page.locator("dialog").get_by_role("button", name="Start").click()
    expect(page.locator("dialog .notice.alarm")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/tables")
    page.locator("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/tables/*")
