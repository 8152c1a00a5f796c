"""After a game: who led when, in a drawing and in numbers; dice against expectation; the seed that proves them."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.places import Stage, evening, story
from tests.toy import PEPPERCORN


@pytest.fixture
def told(stage: Stage) -> dict[str, Any]:
    stage.tell()
    answer: dict[str, Any] = stage.host.get(f"/api/tables/{stage.finished}/story")
    return answer


def opened(person: Person, stage: Stage) -> Page:
    page = person.page()
    story(page, stage)
    return page


def test_who_led_when_is_drawn_and_told_in_numbers(people: People, stage: Stage, told: dict[str, Any]) -> None:
    page = opened(people.come(DESKTOP, visitor=stage.host), stage)
    shares = told["shares"]
    expect(page.locator(".chart-line")).to_have_count(len(shares[0]))
    page.get_by_text("In numbers").click()
    rows = page.locator(".chart-table tbody tr")
    expect(rows.first.locator("th")).to_have_text("0")
    expect(rows.last.locator("th")).to_have_text(str(len(shares) - 1))
    expect(rows.last.locator("td")).to_have_text([f"{round(100 * share)}%" for share in shares[-1]])


def test_the_slider_tells_every_moment_and_leads_to_it(people: People, stage: Stage, told: dict[str, Any]) -> None:
    page = opened(people.come(PHONE, touch=True, visitor=stage.host), stage)
    slider = page.locator("#moment")
    expect(slider).to_have_value(str(len(told["shares"]) - 1))
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".chart-reading")).to_contain_text("At the start")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chart-reading")).to_contain_text("After move 1")
    assert "After move 1" in (slider.get_attribute("aria-valuetext") or "")
    page.get_by_role("link", name="See this moment").click()
    page.wait_for_url(f"**/tables/{stage.finished}#move-1")


def test_the_browser_itself_checks_the_seed(people: People, stage: Stage, told: dict[str, Any]) -> None:
    page = opened(people.come(DESKTOP, visitor=stage.host), stage)
    expect(page.locator(".verdict")).to_contain_text("Yes. They were fixed before the first move")
    expect(page.locator(".seed-check dd").first).to_have_text(told["commitment"])


def test_a_seed_that_was_changed_is_found_out(people: People, stage: Stage, told: dict[str, Any]) -> None:
    page = people.come(DESKTOP, visitor=stage.host).page()
    page.route("**/story", lambda route: answer_with(route, told | {"seed": told["seed"] + "x"}))
    story(page, stage)
    expect(page.locator(".verdict.alarm")).to_have_text("The seed does not match what was shown at the start.")


def answer_with(route: Any, told: dict[str, Any]) -> None:
    if route.request.resource_type == "document":
        route.continue_()
    else:
        route.fulfill(json=told)


def test_dice_stand_beside_what_was_to_be_expected(people: People, stage: Stage) -> None:
    table = stage.opened(evening(PEPPERCORN, 2))
    while not (told := stage.host.get(f"/api/tables/{table}/story"))["ready"]:
        time.sleep(0.2)
    assert told["rolls"]
    page = people.come(DESKTOP, visitor=stage.host).page(f"/tables/{table}/story")
    charts = page.locator(".roll")
    expect(charts).to_have_count(len(told["rolls"]))
    for number, roll in enumerate(told["rolls"]):
        counts = charts.nth(number).locator(".roll-count")
        expect(counts).to_have_text([str(seen) for seen in roll["seen"]])


def test_the_same_again_at_one_touch(people: People, stage: Stage) -> None:
    page = opened(people.come(DESKTOP, visitor=stage.host), stage)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/story" not in address)
    expect(page.locator(".table-page h1")).to_have_text("Cheese Castle")


def test_a_game_that_goes_on_has_no_story_yet(people: People, stage: Stage) -> None:
    page = people.come(DESKTOP, visitor=stage.host).page(f"/tables/{stage.tables['castle']}/story")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".chart")).to_have_count(0)
