"""What everybody has for themselves: a name, a language, light or dark, sound, rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.core.words import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.places import drawn
from tests.table.web.visiting import Visitor

WELCOME = {"en": "What shall we play?", "uk": "У що зіграємо?", "pl": "W co zagramy?", "ru": "Во что сыграем?"}
HOSTILE = (
    "<script>window.broken = 1</script>",
    '"><img src=x onerror="window.broken = 1">',
    "{{7*7}} ${7*7} %s",
    "' onfocus='window.broken=1' x='",
    "</title><svg onload=window.broken=1>",
    "A\u202eB\u0000C",
)


def lobby(page: Page) -> Page:
    page.goto("/")
    drawn(page)
    return page


def language_of(page: Page) -> str | None:
    return page.evaluate("() => document.documentElement.lang")  # type: ignore[no-any-return]


def welcome(visitor: Visitor, language: str) -> str:
    return str(visitor.get(f"/words/{language}.json")["page-welcome"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_spoken_to_in_its_own_language(people: People, language: str) -> None:
    person = people.come(DESKTOP, language=language)
    page = lobby(person.page())
    expect(page.get_by_role("heading", level=1)).to_have_text(welcome(person.visitor, language))
    assert language_of(page) == language


def test_the_language_changes_at_once_and_stays(people: People) -> None:
    person = people.come(DESKTOP)
    page = lobby(person.page())
    for language in ("uk", "pl", "ru", "en", "pl"):
        page.locator(".language select").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(welcome(person.visitor, language))
        expect(page.locator(".language select")).to_be_focused()
        assert language_of(page) == language
    other = lobby(person.page())
    expect(other.get_by_role("heading", level=1)).to_have_text(welcome(person.visitor, "pl"))


def test_everybody_reads_the_same_table_in_their_own_language(people: People) -> None:
    host, friend = people.come(DESKTOP, language="uk"), people.come(PHONE, language="pl", touch=True)
    table = host.visitor.new_table("person", "open")
    link = host.visitor.get(f"/api/tables/{table}")["seats"][1]["link"]
    friend.visitor.post(f"/api{link}")
    pages = [host.page(f"/tables/{table}"), friend.page(f"/tables/{table}")]
    for page in pages:
        drawn(page)
    prompts = [page.locator(".prompt-text").inner_text() for page in pages]
    assert [language_of(page) for page in pages] == ["uk", "pl"]
    assert prompts[0] != prompts[1]
    pages[0].locator(".language select").select_option("en")
    expect(pages[0].locator("html")).to_have_attribute("lang", "en")
    expect(pages[0].locator(".prompt-text")).not_to_have_text(prompts[0])
    expect(pages[1].locator(".prompt-text")).to_have_text(prompts[1])


def test_light_and_dark_follow_the_device_until_somebody_chooses(people: People) -> None:
    page = lobby(people.come(DESKTOP, theme="dark").page())
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark", exact=True).check()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    drawn(page)
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="As the device").check()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_theme_is_there_before_anything_is_painted(people: People) -> None:
    page = people.come(DESKTOP, theme="dark").page()
    page.route("**/*.js", lambda route: route.continue_() if "theme" in route.request.url else route.abort())
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") == "rgb(31, 26, 22)"


def test_a_name_can_be_changed_and_is_seen_at_the_table(people: People) -> None:
    person = people.come(PHONE, touch=True)
    page = lobby(person.page())
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Your name").fill("  Żółta   Mysz ")
    page.get_by_role("button", name="Save").tap()
    expect(page.locator("dialog .notice")).to_contain_text("From now on you are Żółta Mysz.")
    expect(page.locator(".page-foot")).to_contain_text("Żółta Mysz")
    table = person.visitor.new_table("person", "bot:crumb")
    assert person.visitor.get(f"/api/tables/{table}")["seats"][0]["player"] == "Żółta Mysz"


@pytest.mark.parametrize("name", ["", "   ", "!!!"])
def test_a_name_needs_a_letter(people: People, name: str) -> None:
    person = people.come(DESKTOP)
    before = person.visitor.get("/api/me")["name"]
    page = lobby(person.page())
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    if name:
        expect(page.locator("dialog .notice.alarm")).to_be_visible()
    assert person.visitor.get("/api/me")["name"] == before


def test_a_hostile_name_is_only_a_name(people: People) -> None:
    """Wherever names are shown: in the lobby, on the page of a seat, at the table, in its chat, after the game."""
    host, friend = people.come(DESKTOP), people.come(DESKTOP)
    for name in HOSTILE:
        answer = host.visitor.http.patch("/api/me", json={"name": name[:40]})
        assert answer.is_success, answer.text
        shown = answer.json()["name"]
        table = host.visitor.new_table("person", "open")
        link = host.visitor.get(f"/api/tables/{table}")["seats"][1]["link"]
        host.visitor.post(f"/api/tables/{table}/sayings", {"text": f"{name} says {name}"})
        page = host.page("/")
        drawn(page)
        expect(page.locator(".page-foot")).to_contain_text(shown)
        theirs = friend.page(link)
        drawn(theirs)
        expect(theirs.locator(".offer-seats")).to_contain_text(shown)
        theirs.goto(f"/tables/{table}")
        drawn(theirs)
        theirs.get_by_role("button", name="Chat").click()
        expect(theirs.locator(".sayings")).to_contain_text(shown)
        for opened in (page, theirs):
            assert opened.evaluate("() => window.broken") is None
            assert opened.locator("img[src=x]").count() == 0
            opened.close()


def test_whoever_prefers_rest_sees_nothing_move(people: People) -> None:
    page = lobby(people.come(DESKTOP, still=True).page())
    page.get_by_role("button", name="Set up Cheese Castle").click()
    assert page.evaluate("() => document.getAnimations().length") == 0
    other = lobby(people.come(DESKTOP, still=False).page())
    other.get_by_role("button", name="Set up Cheese Castle").click()
    assert other.evaluate("() => getComputedStyle(document.querySelector('dialog')).animationName") == "dialog-comes"


def test_a_page_without_script_says_what_it_needs(people: People) -> None:
    person = people.come(DESKTOP, java_script_enabled=False)
    expect(person.page("/").locator("noscript p")).to_have_text("This page needs JavaScript.")
    person.troubles.clear()  # the browser complains of scripts that it may not run
