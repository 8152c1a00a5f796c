"""The look of the house: the colours of the pages are those of the art, can be told apart, and every drawing asked for is there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.core.art import DARK, LIGHT
from cheeseboard.table.web.pages import STATIC

HOUSE = (STATIC / "house.css").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"
LEAST_FOR_TEXT = 4.5
LEAST_FOR_EDGES = 3.0


def colours_of(selector: str) -> dict[str, str]:
    """The custom properties in the first rule of that selector."""
    rule = HOUSE[HOUSE.index(f"{selector} {{") :].partition("}")[0]
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", rule))


THEMES = {"light": colours_of(":root"), "dark": colours_of(':root[data-theme="dark"]')}


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme, colours", [("light", LIGHT), ("dark", DARK)])
def test_the_pages_have_the_colours_of_the_art(theme: str, colours: dict[str, str]) -> None:
    assert {name: THEMES[theme][name] for name in colours} == colours


def test_both_themes_name_the_same_colours() -> None:
    assert THEMES["light"].keys() == THEMES["dark"].keys()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["line", "quiet", "link", "alarm"])
@pytest.mark.parametrize("ground", ["paper", "card", "hover"])
def test_text_can_be_read_on_every_ground(theme: str, text: str, ground: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][ground]) >= LEAST_FOR_TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["cheese", "press", "cream"])
def test_ink_can_be_read_on_cheese_and_cream(theme: str, ground: str) -> None:
    assert contrast(THEMES[theme]["ink"], THEMES[theme][ground]) >= LEAST_FOR_TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("edge", ["edge", "ring"])
@pytest.mark.parametrize("ground", ["paper", "card", "hover"])
def test_fields_and_focus_stand_out_from_every_ground(theme: str, edge: str, ground: str) -> None:
    assert contrast(THEMES[theme][edge], THEMES[theme][ground]) >= LEAST_FOR_EDGES


# Drawings.


def house_drawings() -> set[str]:
    root = ET.fromstring((STATIC / "house.svg").read_text(encoding="utf-8"))
    return {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}


def modules() -> list[Path]:
    return sorted(STATIC.glob("*.js"))


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_every_drawing_of_the_house_that_is_asked_for_is_there(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    asked = set(re.findall(r'\bicon\("([a-z-]+)"\)|\bdrawing\("house", "([a-z-]+)"', text))
    assert {one or other for one, other in asked} <= house_drawings()


def test_every_seat_of_the_house_has_a_mark_of_its_own() -> None:
    roles = {name.removeprefix("seat-") for name in LIGHT if name.startswith("seat-")}
    assert {f"mark-{role}" for role in roles} <= house_drawings()


@pytest.mark.parametrize("sheet", ["house.svg", "icon.svg"])
def test_what_a_drawing_refers_to_is_in_the_same_file(sheet: str) -> None:
    text = (STATIC / sheet).read_text(encoding="utf-8")
    names = set(re.findall(r'\bid="([\w-]+)"', text))
    assert set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', text)) <= {(name, "") for name in names}
