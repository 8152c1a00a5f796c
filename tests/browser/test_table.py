"""At the table: secrets, taking back, looking back, seats that change hands, several tabs, words that others wrote."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.places import Stage, drawn
from tests.browser.playing import TOUCHABLE, Hands


def sit(person: Person, table: str) -> Page:
    page = person.page(f"/tables/{table}")
    drawn(page)
    expect(page.locator(".prompt-text")).not_to_be_empty()
    return page


def moves_of(person: Person, table: str) -> int:
    return int(told(person, table)["moves"])


def told(person: Person, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = person.visitor.get(f"/api/tables/{table}")
    return answer


def two_at(people: People, game: str) -> tuple[Person, Person, str]:
    """Two at a table, each with a browser."""
    host, friend = people.come(DESKTOP), people.come(PHONE, touch=True)
    table = host.visitor.new_table("person", "open", game=game)
    friend.visitor.post(f"/api{told(host, table)['seats'][1]['link']}")
    return host, friend, table


# On one device.


def test_a_device_changes_hands_behind_a_curtain_to_the_end(people: People) -> None:
    person = people.come(PHONE, touch=True)
    table = person.visitor.new_table("person", "device", game="peppercorn")
    page = person.page(f"/tables/{table}")
    Hands(page, "touch", "on one device").play()
    assert told(person, table)["end"]["standings"]
    expect(page.locator("dialog.curtain")).to_have_count(0)


def test_on_one_device_every_seat_can_touch_all_of_its_hand(people: People) -> None:
    """The mat of a seat is wider for the one who sees its cards."""
    person = people.come(PHONE, touch=True)
    table = person.visitor.new_table("person", "device", game="race")
    page = person.page(f"/tables/{table}")
    hands = Hands(page, "touch", "a race on one device")
    bets: set[str] = set()
    inside = """() => [...document.querySelectorAll(".offered[data-piece^=hand]")].every((piece) => {
        const {left, right} = piece.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
    })"""
    while len(bets) < 2:
        hands.step()
        assert page.evaluate(inside)
        if "bet" in "".join(choice["text"] for choice in told(person, table)["ask"].get("choices", [])):
            bets.add(str(told(person, table)["looking"]))


def test_behind_the_curtain_nothing_of_the_table_can_be_seen(people: People) -> None:
    person = people.come(DESKTOP)
    table = person.visitor.new_table("person", "device", game="peppercorn")
    page = person.page(f"/tables/{table}")
    curtain = page.locator("dialog.curtain")
    expect(curtain).to_be_visible()
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    covered = """() => [...document.querySelectorAll("[data-piece]")].every((piece) => {
        const {left, top, width, height} = piece.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !there || there.closest("dialog.curtain");
    })"""
    assert page.evaluate(covered)
    looks = page.evaluate("""() => {
        const {backgroundColor, opacity, width, height} = getComputedStyle(document.querySelector("dialog.curtain"));
        return [backgroundColor, opacity, parseFloat(width) >= innerWidth, parseFloat(height) >= innerHeight];
    }""")
    assert looks[1:] == ["1", True, True]
    assert looks[0].startswith("rgb(")
    curtain.get_by_role("button").click()
    expect(page.locator(TOUCHABLE).first).to_be_attached()


# In two browsers.


def test_nobody_reads_the_hand_of_the_other(people: People) -> None:
    host, friend, table = two_at(people, "peppercorn")
    pages = {0: sit(host, table), 1: sit(friend, table)}
    for seat, page in pages.items():
        other = told([friend, host][seat], table)
        mine = told([host, friend][seat], table)
        hands = {mat["id"]: mat["pieces"] for mat in other["scene"]["mats"] if mat["kind"] == "hand"}
        titles = {piece["id"]: piece.get("title", "") for piece in other["scene"]["pieces"]}
        secret = {piece for pieces in hands.values() for piece in pieces}
        seen = {piece["id"]: piece.get("title", "") for piece in mine["scene"]["pieces"]}
        secret = {piece for piece in secret if seen.get(piece) != titles[piece]}
        assert secret
        here = set(
            page.evaluate("() => [...document.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece)")
        )
        shown = set(
            page.evaluate("() => [...document.querySelectorAll('[data-piece]')].map((piece) => piece.ariaLabel)")
        )
        assert not {piece for piece in secret & here if titles[piece] and titles[piece] == seen.get(piece)}
        assert shown


def test_two_browsers_play_a_game_with_secrets_to_the_end(people: People) -> None:
    host, friend, table = two_at(people, "peppercorn")
    hands = [Hands(sit(host, table), "mouse", "the host"), Hands(sit(friend, table), "touch", "the friend")]
    for _ in range(2000):
        acting = [seat["seat"] for seat in told(host, table)["seats"] if seat.get("acting")]
        if not acting:
            break
        hands[acting[0]].step()
    for person, hand in zip((host, friend), hands, strict=True):
        assert told(person, table)["end"]
        expect(hand.page.locator(".end-deeds a").first).to_be_visible()


def test_two_tabs_on_one_seat_show_the_same_and_play_a_move_once(people: People) -> None:
    person = people.come(DESKTOP)
    table = person.visitor.new_table("person", "device")
    one, two = sit(person, table), sit(person, table)
    hands = [Hands(one, "mouse", "the first tab"), Hands(two, "mouse", "the second tab")]
    for number in range(12):
        hands[number % 2].step()
    moves = moves_of(person, table)
    assert moves > 0
    prompts = told(person, table)["scene"]["prompt"]
    for page in (one, two):
        expect(page.locator(".prompt-text")).to_have_text(prompts)


def test_whoever_watches_sees_every_move_and_touches_none(people: People) -> None:
    host, watcher = people.come(DESKTOP), people.come(PHONE, touch=True)
    table = host.visitor.new_table("person", "device")
    page, watched = sit(host, table), sit(watcher, table)
    hands = Hands(page, "mouse", "is watched")
    for _ in range(8):
        hands.step()
    expect(watched.locator(".prompt-text")).to_have_text(told(watcher, table)["scene"]["prompt"])
    expect(watched.locator(TOUCHABLE)).to_have_count(0)


# Taking back.


@pytest.mark.parametrize("how", ["buttons", "keys"])
def test_a_move_is_taken_back_and_played_again(people: People, how: str) -> None:
    person = people.come(DESKTOP)
    table = person.visitor.new_table("person", "device")
    page = sit(person, table)
    hands = Hands(page, "mouse", "takes back")
    back, again = page.get_by_role("button", name="Take back"), page.get_by_role("button", name="Play again")
    # Within a turn: after a move whose seat goes on.
    seats: list[int] = []
    while len(seats) < 2 or seats[-1] != seats[-2] or not told(person, table)["ask"].get("back"):
        moves = moves_of(person, table)
        while moves_of(person, table) == moves:
            hands.step()
        seats.append(int(told(person, table)["ask"]["seat"]))
        expect(page.locator(".prompt-text")).to_have_text(told(person, table)["scene"]["prompt"])
    moves = moves_of(person, table)
    prompt = told(person, table)["scene"]["prompt"]
    expect(back).to_be_enabled()
    page.keyboard.press("u") if how == "keys" else back.click()
    expect(again).to_be_enabled()
    assert moves_of(person, table) == moves - 1
    page.keyboard.press("r") if how == "keys" else again.click()
    expect(page.locator(".prompt-text")).to_have_text(prompt)
    expect(back).to_be_enabled()
    assert moves_of(person, table) == moves


def test_escape_lets_go_of_what_was_touched(people: People) -> None:
    person = people.come(DESKTOP)
    page = sit(person, person.visitor.new_table("person", "device"))
    hands = Hands(page, "mouse", "lets go")
    picked = page.locator(".picked, [data-picked]")
    for _ in range(40):
        hands.step()
        if picked.count():
            break
    expect(picked.first).to_be_attached()
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


# Looking back.


def test_any_moment_can_be_looked_at_and_left_again(people: People, stage: Stage) -> None:
    page = people.come(DESKTOP, visitor=stage.host).page(f"/tables/{stage.finished}#move-12")
    drawn(page)
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_have_value("12")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("13")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("12")
    page.wait_for_function("() => location.hash === '#move-12'")
    page.get_by_role("button", name="To the start").click()
    expect(slider).to_have_value("0")
    page.locator(".replay-head button").click()
    expect(page.locator(".replay")).to_be_hidden()
    expect(page.locator(".end-deeds a").first).to_be_visible()
    assert "#" not in page.url


def test_from_any_moment_one_may_play_on(people: People, stage: Stage) -> None:
    person = people.come(DESKTOP, visitor=stage.host)
    page = person.page(f"/tables/{stage.finished}#move-12")
    expect(page.locator(".replay input[type=range]")).to_have_value("12")
    page.locator(".replay-deeds > .button").first.click()
    page.wait_for_url(lambda address: stage.finished not in address)
    branch = told(person, page.url.partition("#")[0].rpartition("/")[2])
    assert branch["branch_of"] == stage.finished
    assert not branch.get("end")


# Seats that change hands.


def test_a_bot_covers_and_the_seat_is_taken_back_at_one_touch(people: People) -> None:
    person = people.come(PHONE, touch=True)
    table = person.visitor.new_table("person", "bot:crumb", game="race")
    page = sit(person, table)
    page.get_by_role("button", name="Players").tap()
    page.locator("dialog").get_by_role("button", name="Let a bot cover for me").tap()
    expect(page.locator("dialog .players")).to_contain_text("Play yourself again")
    assert told(person, table)["seats"][0]["covered"]
    page.locator("dialog").get_by_role("button", name="Play yourself again").tap()
    expect(page.locator("dialog").get_by_role("button", name="Let a bot cover for me")).to_be_visible()
    assert not told(person, table)["seats"][0].get("covered")


def test_a_seat_is_given_to_a_friend_in_the_middle_of_a_game(people: People) -> None:
    host, friend = people.come(DESKTOP), people.come(DESKTOP)
    table = host.visitor.new_table("person", "bot:crumb")
    page = sit(host, table)
    page.get_by_role("button", name="Players").click()
    rows = page.locator("dialog .player")
    rows.nth(1).get_by_role("button", name="Give it to a friend").click()
    link = page.locator("dialog .invitation input").first
    expect(link).to_be_visible()
    theirs = friend.page(link.input_value())
    theirs.get_by_role("button", name="Sit down").click()
    theirs.wait_for_url(f"**/tables/{table}")
    expect(rows.nth(1)).to_contain_text(friend.visitor.get("/api/me")["name"])


# What others wrote.


def test_what_others_say_is_only_text(people: People) -> None:
    host, friend, table = two_at(people, "race")
    page, theirs = sit(host, table), sit(friend, table)
    page.get_by_role("button", name="Chat").click()
    hostile = "<img src=x onerror='window.broken=1'> & <b>bold</b>"
    page.get_by_label("Say something").fill(hostile)
    page.keyboard.press("Enter")
    expect(page.locator(".sayings")).to_contain_text(hostile)
    theirs.get_by_role("button", name="Chat").tap()
    expect(theirs.locator(".sayings")).to_contain_text(hostile)
    assert theirs.evaluate("() => window.broken") is None
    expect(theirs.locator(".sayings b, .sayings img")).to_have_count(0)


# Keys.


@pytest.mark.parametrize("key, tab", [("?", "rules"), ("l", "log"), ("c", "chat"), ("n", "notes"), ("w", "words")])
def test_one_key_opens_each_part_of_the_drawer_and_escape_closes_it(people: People, key: str, tab: str) -> None:
    person = people.come(DESKTOP)
    page = sit(person, person.visitor.new_table("person", "device"))
    page.keyboard.press(key)
    expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.drawer")).to_be_hidden()


def test_the_focus_goes_back_when_the_drawer_closes(people: People) -> None:
    page = sit(person := people.come(DESKTOP), person.visitor.new_table("person", "device"))
    opener = page.get_by_role("button", name="Log")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tab-log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
