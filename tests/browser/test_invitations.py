"""Inviting: a link or a code for every free seat, whoever opens it sits down, and anybody else may watch."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.places import drawn


def invited(person: Person, *kinds: str, game: str = "race") -> tuple[str, list[str]]:
    """A table, and the links of its seats."""
    table = person.visitor.new_table(*kinds, game=game)
    return table, [seat.get("link", "") for seat in person.visitor.get(f"/api/tables/{table}")["seats"]]


def player_at(person: Person, table: str, seat: int) -> str:
    return str(person.visitor.get(f"/api/tables/{table}")["seats"][seat]["player"])


def offer(person: Person, link: str) -> Page:
    page = person.page(link)
    drawn(page)
    return page


def test_a_game_with_friends_begins_with_their_links(people: People) -> None:
    host, friend = people.come(DESKTOP), people.come(PHONE, touch=True)
    page = host.page("/")
    drawn(page)
    page.get_by_role("button", name="Invite friends").click()
    page.locator("dialog").get_by_role("button", name="Start").click()
    fields = page.locator(".invitation input")
    expect(fields).to_have_count(2)
    link = fields.first.input_value()
    assert link.startswith(f"{host.server.address}/seats/")
    theirs = offer(friend, link)
    expect(theirs.locator(".offer-seat")).to_contain_text("It is yours if you like.")
    theirs.get_by_role("button", name="Sit down").tap()
    theirs.wait_for_url("**/tables/*")
    expect(theirs.locator(".table-page")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/tables/*")
    assert page.url == theirs.url
    name = friend.visitor.get("/api/me")["name"]
    page.get_by_role("button", name="Players").click()
    expect(page.locator("dialog .players")).to_contain_text(name)


def test_every_free_seat_has_a_code_to_be_photographed(people: People) -> None:
    host = people.come(DESKTOP)
    table, links = invited(host, "person", "open", "bot", "open")
    assert all((links[1], links[3]))
    page = host.page(f"/tables/{table}")
    drawn(page)
    page.get_by_role("button", name="Players").click()
    codes = page.locator(".invitation .code")
    expect(codes).to_have_count(2)
    for number in range(2):
        picture = host.visitor.http.get(codes.nth(number).get_attribute("src") or "")
        assert ET.fromstring(picture.text).tag.endswith("svg")
        page.wait_for_function("(number) => document.querySelectorAll('.code')[number].naturalWidth > 0", arg=number)


def test_a_link_that_is_only_looked_at_takes_no_seat(people: People) -> None:
    host, friend = people.come(DESKTOP), people.come(DESKTOP)
    table, links = invited(host, "person", "open")
    offer(friend, links[1])
    assert host.visitor.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_whoever_lost_the_browser_gets_the_seat_back_by_the_link(people: People) -> None:
    host, before, after = people.come(DESKTOP), people.come(DESKTOP), people.come(PHONE)
    table, links = invited(host, "person", "open")
    before.visitor.post(f"/api{links[1]}")
    page = offer(after, links[1])
    expect(page.locator(".offer-seat")).to_contain_text("If that is you, take it back here.")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/tables/*")
    assert player_at(host, table, 1) == after.visitor.get("/api/me")["name"]


def test_a_link_of_ones_own_seat_leads_to_the_table(people: People) -> None:
    host, friend = people.come(DESKTOP), people.come(DESKTOP)
    table, links = invited(host, "person", "open")
    friend.visitor.post(f"/api{links[1]}")
    page = offer(friend, links[1])
    expect(page.locator(".offer-seat")).to_contain_text("You have the seat")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(f"**/tables/{table}")


def test_a_wrong_link_says_so(people: People) -> None:
    page = people.come(DESKTOP).page("/seats/nobody-was-ever-invited-by-this")
    expect(page.get_by_role("heading", level=1)).to_contain_text("does not lead to a free seat")
    page.get_by_role("link", name="To the lobby", exact=True).click()
    page.wait_for_url(re.compile(r"/$"))


def test_anybody_with_the_address_may_watch_and_touch_nothing(people: People) -> None:
    host, watcher = people.come(DESKTOP), people.come(PHONE, touch=True)
    table, links = invited(host, "person", "open", game="castle")
    page = offer(watcher, links[1])
    page.get_by_role("link", name="Only watch").tap()
    page.wait_for_url(f"**/tables/{table}")
    expect(page.locator(".prompt-text")).not_to_be_empty()
    expect(page.locator(".offered")).to_have_count(0)
    assert host.visitor.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
