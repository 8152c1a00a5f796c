"""Every page in every size: nothing scrolls sideways, and what is touched is large enough for a thumb."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cheeseboard.core.words import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, TABLET, People, Size
from tests.browser.places import PLACES, Stage, known_to

NARROWEST: Final = Size(320, 640)
ENLARGED: Final = Size(DESKTOP.width // 2, DESKTOP.height // 2)
"""What is left of a window at 200 %."""

WIDER_THAN_THE_WINDOW: Final = """() => {
    const wide = document.scrollingElement.clientWidth;
    // Each thing that reaches over the edge, unless something around it cuts it off or scrolls by itself.
    const held = (node) => node && node !== document.documentElement
        && (getComputedStyle(node).overflowX !== "visible" || getComputedStyle(node).position === "fixed" || held(node.parentElement));
    return [...document.body.querySelectorAll("*")]
        .filter((node) => node.checkVisibility() && !held(node.parentElement) && !node.closest("svg svg, svg > *, .unseen"))
        .filter((node) => node.getBoundingClientRect().right > wide + 0.5 || node.getBoundingClientRect().left < -0.5)
        .map((node) => node.outerHTML.slice(0, 120));
}"""

SCROLLS: Final = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"

TOO_SMALL: Final = """(least) => {
    const controls = "a[href], button, select, textarea, input, summary, [role=button], [role=tab]";
    const running = (node) => {
        const around = node.parentElement;
        return node.matches("a") && getComputedStyle(node).display === "inline"
            && around.matches("p, li, td, .rule-body *") && around.textContent.trim() !== node.textContent.trim();
    };
    const place = (node) => {
        if (node.matches("input[type=radio], input[type=checkbox], input[type=file]"))
            return node.closest("label") ?? document.querySelector(`label[for="${node.id}"]`);
        return node.matches(".table-row h3 a") ? node.closest(".table-row") : node;
    };
    return [...document.querySelectorAll(controls)]
        .filter((node) => node.checkVisibility({visibilityProperty: true}) && !node.matches(".skip") && !running(node))
        .map((node) => [node, place(node).getBoundingClientRect()])
        .filter(([, {width, height}]) => width < least - 0.5 || height < least - 0.5)
        .map(([node, {width, height}]) => `${Math.round(width)}x${Math.round(height)} ${node.outerHTML.slice(0, 140)}`);
}"""
LEAST: Final = 44


@pytest.mark.parametrize("place", PLACES)
def test_nothing_scrolls_sideways(people: People, stage: Stage, place: str) -> None:
    page = people.come(PHONE, touch=True, visitor=known_to(place, stage)).page()
    PLACES[place](page, stage)
    found: dict[str, Any] = {}
    for size in (NARROWEST, PHONE, ENLARGED, TABLET, DESKTOP):
        page.set_viewport_size({"width": size.width, "height": size.height})
        wider = page.evaluate(WIDER_THAN_THE_WINDOW)
        if wider or page.evaluate(SCROLLS):
            found[size.name] = wider or "something"
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_nothing_scrolls_sideways_on_a_phone_in_any_language(
    people: People, stage: Stage, place: str, language: str
) -> None:
    page = people.come(PHONE, touch=True, language=language, visitor=known_to(place, stage)).page()
    PLACES[place](page, stage)
    assert page.evaluate(WIDER_THAN_THE_WINDOW) == []
    assert page.evaluate(SCROLLS) == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("place", PLACES)
def test_whatever_is_touched_is_large_enough(people: People, stage: Stage, place: str, size: Size) -> None:
    page = people.come(size, touch=size is PHONE, visitor=known_to(place, stage)).page()
    PLACES[place](page, stage)
    assert page.evaluate(TOO_SMALL, LEAST) == []
