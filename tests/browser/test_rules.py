"""The rulebook: every paragraph has an address, words are found in four languages, and the keyboard does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.core.words import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.places import drawn

SEARCHES = {"en": "trap", "uk": "пастк", "pl": "pułapk", "ru": "ловушк"}


def book(page: Page, path: str) -> Page:
    page.goto(path)
    drawn(page)
    page.locator(".rule").first.wait_for()
    return page


@pytest.mark.parametrize("game", ["castle", "race"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_paragraphs_are_there_in_every_language(people: People, game: str, language: str) -> None:
    person = people.come(DESKTOP, language=language)
    page = book(person.page(), f"/rules/{game}")
    told = person.visitor.get(f"/rulebooks/{game}/{language}.json")
    numbers = [paragraph["number"] for chapter in told["chapters"] for paragraph in chapter["paragraphs"]]
    assert page.evaluate("() => [...document.querySelectorAll('.rule')].map(({id}) => id)") == numbers
    expect(page.get_by_role("heading", level=1)).to_have_text(told["title"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_address_that_ends_in_a_paragraph_opens_and_marks_it(people: People, size: tuple[int, int]) -> None:
    page = people.come(PHONE if size is PHONE else DESKTOP).page()
    page.goto("/rules/castle#4.2")
    paragraph = page.locator("[id='4.2']")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    assert page.evaluate("() => document.getElementById('4.2').getBoundingClientRect().top < innerHeight / 2")
    page.evaluate("() => (location.hash = '#7.1')")
    expect(page.locator("[id='7.1']")).to_be_focused()
    expect(page.locator("[id='7.1']")).to_have_class("rule meant")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_by_their_beginnings(people: People, language: str) -> None:
    page = book(people.come(PHONE, language=language, touch=True).page(), "/rules/castle")
    all_of_them = page.locator(".rule").count()
    page.locator(".rule-search").fill(SEARCHES[language].upper())
    expect(page.locator("mark").first).to_be_visible()
    shown = page.locator(".rule")
    assert 0 < shown.count() < all_of_them
    texts = [text.lower().replace("\u0301", "") for text in shown.all_inner_texts()]
    assert all(SEARCHES[language] in text for text in texts)
    expect(page.locator(".rule-head [role=status]")).to_contain_text(str(shown.count()))
    page.locator(".rule-search").fill("")
    expect(page.locator(".rule")).to_have_count(all_of_them)


def test_a_number_finds_its_paragraph_and_nothing_finds_nothing(people: People) -> None:
    page = book(people.come(DESKTOP).page(), "/rules/castle")
    search = page.locator(".rule-search")
    for wanted in ("7.5", "§7.5", " 7.5. "):
        search.fill(wanted)
        expect(page.locator(".rule")).to_have_count(1)
        expect(page.locator(".rule")).to_have_id("7.5")
    search.fill("xylophone")
    expect(page.locator(".rule")).to_have_count(0)
    expect(page.locator(".rule-head [role=status]")).to_have_text("0 paragraphs found")


def test_the_keyboard_alone_goes_through_the_book(people: People) -> None:
    page = book(people.come(DESKTOP).page(), "/rules/castle")
    page.locator(".rule-contents a").nth(5).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[id='6']")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[id='6.1'] .rule-number")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[id='6.1']")).to_be_focused()
    assert page.url.endswith("#6.1")


def test_another_language_opens_the_book_at_the_same_paragraph(people: People) -> None:
    person = people.come(DESKTOP)
    page = book(person.page(), "/rules/castle#6.3")
    expect(page.locator("[id='6.3']")).to_be_focused()
    page.locator(".language select").select_option("pl")
    expect(page.locator(".rule-text")).to_have_attribute("lang", "pl")
    expect(page.locator("[id='6.3']")).to_be_in_viewport()


def test_every_book_leads_to_the_others(people: People) -> None:
    page = book(people.come(DESKTOP).page(), "/rules/castle")
    page.get_by_role("navigation", name="Other rulebooks").get_by_role("link", name="Rat Race").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rat Race")


def test_there_are_no_rules_of_a_game_that_is_not_here(people: People) -> None:
    page = people.come(DESKTOP).page("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_contain_text("chess")
    page.get_by_role("link", name="To the games").click()
    expect(page.locator(".shelf")).to_be_visible()
