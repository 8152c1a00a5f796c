"""The chart of an analysis: every side has a line of its own that can be told without colours, and all of it is on the page."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.bots.analysis import Analysis
from cheeseboard.bots.chart import HEIGHT, RADIUS, RIGHT, WIDTH, draw_chart, side_by_side, tick_of
from cheeseboard.core.art import DARK, LIGHT, THEMES
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.castle import CASTLE

SVG = "{http://www.w3.org/2000/svg}"


def invented(sides: tuple[tuple[int, ...], ...], moves: int = 4) -> Analysis:
    """All sides alike all the time, and at the end the first side wins."""
    seats = sum(len(side) for side in sides)
    shares = [tuple(1 / len(sides) for _ in range(seats)) for _ in range(moves)]
    shares.append(tuple(float(seat in sides[0]) for seat in range(seats)))
    none = (0.0,) * moves
    turning = (moves,) if moves else ()
    return Analysis(50, sides, tuple(shares), tuple(shares), tuple(shares), ("end",) * moves, none, none, none, turning)


ALONE = ((0,),)
RIVALS = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


def drawn(analysis: Analysis, theme: str = "auto", language: str = "en") -> ET.Element:
    return ET.fromstring(draw_chart(CASTLE, analysis, theme=theme, language=language))


@pytest.mark.parametrize("sides", [ALONE, RIVALS, TEAMS])
def test_every_side_has_one_line(sides: tuple[tuple[int, ...], ...]) -> None:
    lines = drawn(invented(sides)).findall(f".//{SVG}polyline")
    assert len(lines) == len(sides)
    assert all(len(line.attrib["points"].split()) == 5 for line in lines)


def test_lines_differ_by_colour_and_by_dashes() -> None:
    lines = drawn(invented(RIVALS)).findall(f".//{SVG}polyline")
    assert len({line.attrib["stroke"] for line in lines}) == 4
    assert len({line.attrib.get("stroke-dasharray") for line in lines}) == 4


def test_the_letters_of_all_seats_stand_at_the_ends_and_not_on_each_other() -> None:
    chart = drawn(invented(RIVALS))
    letters = [text for text in chart.iter(f"{SVG}text") if text.text in set("RYGB")]
    assert sorted(str(text.text) for text in letters) == ["B", "G", "R", "Y"]
    heights = sorted(float(text.attrib["y"]) for text in letters)
    assert min(lower - upper for upper, lower in pairwise(heights)) >= RADIUS


def test_partners_share_a_line_and_have_their_letters_side_by_side() -> None:
    names = [title.text for title in drawn(invented(TEAMS)).iter(f"{SVG}title")]
    assert names[1:] == ["Red, Green", "Yellow, Blue"]


def test_a_move_that_turned_the_game_has_its_number() -> None:
    chart = drawn(replace(invented(RIVALS, 30), turning=(7, 8, 30)))
    marks = [group for group in chart.iter(f"{SVG}g") if "turning" in group.attrib.get("id", "")]
    assert ["".join(mark.itertext()).strip() for mark in marks] == ["7", "8", "30"]


@pytest.mark.parametrize("wanted", [[100.0, 101.0, 102.0], [RIGHT - 1.0, RIGHT + 0.0], [90.0, 500.0], []])
def test_numbers_stand_side_by_side_on_the_page(wanted: list[float]) -> None:
    placed = side_by_side(wanted)
    assert all(right - left >= 2 * RADIUS for left, right in pairwise(placed))
    assert all(x <= RIGHT for x in placed)


@pytest.mark.parametrize("moves", [0, 1, 7, 400])
def test_everything_is_on_the_page(moves: int) -> None:
    chart = drawn(invented(TEAMS, moves))
    for line in chart.iter(f"{SVG}polyline"):
        for point in line.attrib["points"].split():
            x, y = (float(number) for number in point.split(","))
            assert 0 <= x <= WIDTH
            assert 0 <= y <= HEIGHT


@pytest.mark.parametrize("moves, tick", [(1, 1), (8, 1), (9, 2), (17, 5), (41, 10), (100, 20), (290, 50), (900, 200)])
def test_ticks_are_round_numbers(moves: int, tick: int) -> None:
    assert tick_of(moves) == tick


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chart_speaks_every_language(language: str) -> None:
    chart = draw_chart(CASTLE, invented(TEAMS), language=language)
    assert "analysis-" not in chart
    assert "castle-name" not in chart


def test_a_theme_is_painted_in_or_left_to_the_reader() -> None:
    light, dark, auto = (draw_chart(CASTLE, invented(RIVALS), theme=theme) for theme in ("light", "dark", "auto"))
    assert LIGHT["paper"] in light
    assert DARK["paper"] in dark
    assert "prefers-color-scheme" in auto
    assert not re.search(r"var\(", light + dark)
    assert set(THEMES) == {"auto", "light", "dark"}
    with pytest.raises(ValueError, match="no theme 'pink'"):
        draw_chart(CASTLE, invented(RIVALS), theme="pink")
