"""Pages for everybody: axe finds nothing, in either theme and any language."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from cheeseboard.core.words import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, THEMES, People, Size
from tests.browser.places import PLACES, Stage, known_to

AXE = Axe()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_no_violation(people: People, stage: Stage, place: str, language: str) -> None:
    size: Size = DESKTOP if language in {"en", "uk"} else PHONE
    page = people.come(size, language=language, visitor=known_to(place, stage)).page()
    PLACES[place](page, stage)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        results = AXE.run(page)
        assert results.violations_count == 0, results.generate_report()
