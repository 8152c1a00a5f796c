"""The lobby: from the shelf to a table by mouse, by touch and by keyboard alone, and back to games that go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from cheeseboard.core.record import write_record
from cheeseboard.games.castle import CASTLE
from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.places import drawn, evening

AT_A_TABLE = "**/tables/*"


def lobby(person: Person) -> Page:
    page = person.page("/")
    drawn(page)
    return page


def at_a_table(page: Page, title: str) -> str:
    """Until the table stands there; its name."""
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(".table-page h1")).to_have_text(title)
    return page.url.rpartition("/")[2]


def walk_to(page: Page, selector: str, *, with_key: str = "Tab", at_most: int = 80) -> None:
    """With one key alone, until the focus is there; wherever it comes it can be seen."""
    for _ in range(at_most):
        page.keyboard.press(with_key)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{selector} cannot be reached with {with_key}.")


FOCUS_IS_SEEN = """() => {
    const here = document.activeElement;
    const seen = here.matches("input[type=radio]") ? here.nextElementSibling : here.matches("input[type=file]") ? here.nextElementSibling : here;
    const style = getComputedStyle(seen);
    const {width, height} = seen.getBoundingClientRect();
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && width > 0 && height > 0;
}"""


# From a box to a table.


@pytest.mark.parametrize("title", ["Cheese Castle", "Rat Race", "Peppercorn", "The Larder"])
def test_one_click_on_a_box_starts_a_game_against_bots(people: People, title: str) -> None:
    person = people.come(DESKTOP)
    page = lobby(person)
    page.get_by_role("button", name=f"Play {title} against bots").click()
    table = person.visitor.get(f"/api/tables/{at_a_table(page, title)}")
    assert [seat["kind"] for seat in table["seats"]].count("bot") == len(table["seats"]) - 1
    assert table["seats"][0]["yours"]


def test_one_tap_on_a_phone_starts_a_game(people: People) -> None:
    page = lobby(people.come(PHONE, touch=True))
    page.get_by_role("button", name="Play Rat Race against bots").tap()
    at_a_table(page, "Rat Race")


def test_the_keyboard_alone_starts_a_game(people: People) -> None:
    page = lobby(people.come(DESKTOP))
    walk_to(page, "[aria-label='Play Cheese Castle against bots']")
    page.keyboard.press("Enter")
    at_a_table(page, "Cheese Castle")


def test_the_keyboard_alone_sets_a_game_up(people: People) -> None:
    person = people.come(DESKTOP)
    page = lobby(person)
    walk_to(page, "[aria-label='Set up Rat Race']")
    page.keyboard.press("Enter")
    walk_to(page, "dialog input[type=radio][value=bots]")
    page.keyboard.press("ArrowRight")  # on this device
    walk_to(page, "dialog input[type=radio][value='3']")
    page.keyboard.press("ArrowLeft")
    walk_to(page, "dialog .seat-more input")
    page.keyboard.type("Grandmother")
    walk_to(page, "dialog button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url(AT_A_TABLE)
    table = person.visitor.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [(seat["kind"], seat["player"]) for seat in table["seats"]][1:] == [("device", "Grandmother")]


def test_wherever_the_focus_is_it_can_be_seen(people: People) -> None:
    page = lobby(people.come(DESKTOP))
    for stops in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            assert stops >= 15
            return
        assert page.evaluate(FOCUS_IS_SEEN), page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")


def test_the_first_stop_leads_past_the_head_of_the_page(people: People) -> None:
    page = lobby(people.come(DESKTOP))
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


@pytest.mark.parametrize("how", ["Escape", "close", "beside"])
def test_a_dialog_that_closes_gives_the_focus_back(people: People, how: str) -> None:
    page = lobby(people.come(DESKTOP))
    opener = page.get_by_role("button", name="Set up Cheese Castle")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate("() => document.querySelector('dialog').contains(document.activeElement)")
    if how == "Escape":
        page.keyboard.press("Escape")
    elif how == "close":
        page.get_by_role("button", name="Close").click()
    else:
        page.mouse.click(5, 5)
    expect(page.locator("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_inside_a_dialog_the_focus_stays_inside(people: People) -> None:
    page = lobby(people.come(DESKTOP))
    page.get_by_role("button", name="Set up Cheese Castle").click()
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )


# Games that go on.


def test_unfinished_games_are_listed_and_gone_on_with(people: People) -> None:
    person = people.come(DESKTOP)
    table = person.visitor.new_table("person", "device")
    person.visitor.new_table("person", "open", "open", game="race")
    page = lobby(person)
    expect(page.locator(".waiting")).to_contain_text("It is your turn at")
    rows = page.locator(".tables .table-row")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Rat Race")).to_contain_text("2 seats are still free")
    castle = rows.filter(has_text="Cheese Castle")
    expect(castle).to_contain_text("Your turn")
    castle.click(position={"x": 300, "y": 12})  # the whole line leads there
    assert at_a_table(page, "Cheese Castle") == table


def test_finished_games_stand_apart_and_can_be_looked_back_at(people: People) -> None:
    person = people.come(DESKTOP)
    record = write_record(evening(CASTLE, 2), reveal_seed=True).encode()
    answer = person.visitor.http.post("/api/records", content=record, headers={"content-type": "text/plain"})
    page = lobby(person)
    expect(page.get_by_role("heading", name="Go on")).to_have_count(0)
    page.get_by_role("heading", name="Finished games").click()
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url(f"**/tables/{answer.json()['table']}/story")


# Records.


DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, {type: "text/plain"}));
    for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: carried}));
}"""


def test_a_record_that_is_dropped_on_the_page_is_opened(people: People) -> None:
    person = people.come(DESKTOP)
    page = lobby(person)
    page.evaluate(DROP, ["evening.curd", write_record(evening(CASTLE, 2, 10), reveal_seed=True)])
    table = person.visitor.get(f"/api/tables/{at_a_table(page, 'Cheese Castle')}")
    assert table["moves"] >= 10


def test_a_record_that_is_chosen_is_opened(people: People, tmp_path: Path) -> None:
    file = tmp_path / "evening.curd"
    file.write_text(write_record(evening(CASTLE, 2, 10), reveal_seed=True), encoding="utf-8")
    page = lobby(people.come(PHONE, touch=True))
    page.locator("#record").set_input_files(file)
    at_a_table(page, "Cheese Castle")


@pytest.mark.parametrize(
    "text", ["", "no record at all", "cheeseboard 1\ngame: chess\n", "\x00\x01\x02", "<script>alert(1)</script>" * 1000]
)
def test_what_is_no_record_is_refused_in_a_sentence(people: People, text: str) -> None:
    page = lobby(people.come(DESKTOP))
    chosen: FilePayload = {"name": "evening.curd", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("#record").set_input_files(chosen)
    expect(page.locator(".notice.alarm")).to_contain_text("This record cannot be opened.")
    assert page.url.endswith("/")


# The first visit.


MOST_BYTES = 150_000


def test_the_first_page_is_small_and_asks_nothing_of_anybody_else(people: People) -> None:
    person = people.come(DESKTOP)
    page = person.context.new_page()
    talk = person.context.new_cdp_session(page)
    talk.send("Network.enable")
    received: list[int] = []
    talk.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    page.goto("/")
    drawn(page)
    page.wait_for_load_state("networkidle")
    assert len(received) > 10
    assert sum(received) <= MOST_BYTES
    assert {address.partition("://")[2].partition("/")[0] for address in person.asked} == {
        person.server.address.partition("://")[2]
    }
