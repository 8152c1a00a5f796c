"""Pages for everybody: in any language, either theme and every size.

axe finds nothing, nothing scrolls sideways, and what is touched is large enough for a thumb.
"""

from __future__ import annotations

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe

from cheeseboard.core.words import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, TABLET, THEMES, People, Size, Theme
from tests.browser.places import FRAMES, PLACES, Stage, known_to

AXE: Final = Axe()
NARROWEST: Final = Size(320, 640)
ENLARGED: Final = Size(DESKTOP.width // 2, DESKTOP.height // 2)
"""What is left of a window at 200 %."""
LEAST: Final = 44
LOOKED_AT: Final[dict[str, set[tuple[Size, Theme]]]] = {
    "en": {(size, theme) for size in (PHONE, DESKTOP) for theme in THEMES},
    "uk": {(PHONE, "dark")},
    "pl": {(DESKTOP, "light")},
    "ru": {(DESKTOP, "dark")},
}
"""Where axe looks: at everything in one language, and in the others at what a language can change, once."""

WIDER_THAN_THE_WINDOW: Final = """() => {
    const wide = document.scrollingElement.clientWidth;
    // Each thing that reaches over the edge, unless something around it cuts it off or scrolls by itself.
    const held = (node) => node && node !== document.documentElement
        && (getComputedStyle(node).overflowX !== "visible" || getComputedStyle(node).position === "fixed" || held(node.parentElement));
    const wider = [...document.body.querySelectorAll("*")]
        .filter((node) => node.checkVisibility() && !held(node.parentElement) && !node.closest("svg svg, svg > *, .unseen"))
        .filter((node) => node.getBoundingClientRect().right > wide + 0.5 || node.getBoundingClientRect().left < -0.5)
        .map((node) => node.outerHTML.slice(0, 120));
    return document.scrollingElement.scrollWidth > wide ? ["The page scrolls.", ...wider] : wider;
}"""

TOO_SMALL: Final = """(least) => {
    const controls = "a[href], button, select, textarea, input, summary, [role=button]:not([data-piece]), [role=tab]";
    // A link in running text is as high as its line.
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_for_everybody(people: People, stage: Stage, place: str, language: str) -> None:
    """All of it at one visit, because a visit is what takes its time."""
    page = people.come(PHONE, touch=True, language=language, visitor=known_to(place, stage)).page()
    PLACES[place](page, stage)
    found: list[str] = []
    for size in (NARROWEST, PHONE, ENLARGED, TABLET, DESKTOP):
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate(FRAMES)
        found += [f"wider than {size.name}: {thing}" for thing in page.evaluate(WIDER_THAN_THE_WINDOW)]
        if size in {PHONE, DESKTOP}:
            found += [f"too small on {size.name}: {thing}" for thing in page.evaluate(TOO_SMALL, LEAST)]
        for theme in THEMES:
            if (size, theme) in LOOKED_AT[language]:
                page.emulate_media(color_scheme=theme)
                results = AXE.run(page)
                found += [f"axe, {size.name} {theme}: {results.generate_report()}"] * bool(results.violations_count)
    assert found == [], "\n".join(found)
