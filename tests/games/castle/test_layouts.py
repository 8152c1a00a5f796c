"""Layout files: what is read, and what is told about one that breaks the rules of the box."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadContent, BadSetup, CheeseboardError
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.layouts import built_in, draw_rooms, find_layout, read_file, read_layout
from tests.core.exploring import explore
from tests.games.castle.positions import new_game

DRAWING = """\
# A A B C C #
D D E B F G G
H H E B F I I
H H E J F I I
K L L J M M N
K O P P P Q N
# O R R R Q #
"""
GOOD = f"""\
# A layout.
name = "mine"
origin = "a friend"
rooms = '''
{DRAWING}'''
"""


def told(text: str) -> tuple[int, str]:
    """The line and the reason with which a file is refused."""
    with pytest.raises(BadContent) as caught:
        read_layout(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert str(caught.value).startswith("mine.toml")
    return caught.value.line, caught.value.reason


@pytest.mark.rule("castle 1.3")
def test_a_layout_is_read_with_its_rooms_in_the_order_of_their_first_cells() -> None:
    layout = read_layout(GOOD, "mine.toml")
    assert (layout.key, layout.origin) == ("mine.toml", "a friend")
    assert draw_rooms(layout) == DRAWING
    assert draw_rooms(layout) == draw_rooms(built_in("a"))


def test_any_sign_may_stand_for_a_room() -> None:
    text = GOOD.replace("A", "ä").replace("B", "1").replace("C", "*")
    assert draw_rooms(read_layout(text, "mine.toml")) == draw_rooms(built_in("a"))


@pytest.mark.parametrize(
    "good, bad, line, reason",
    [
        ("# A A B C C #", "# A A B C C", 5, "this row has 6 cells; it needs 7"),
        ("K L L J M M N\n", "", 5, "the drawing has 6 rows; it needs 7"),
        ("K L L J M M N\n", "K L L J M M N N\n", 9, "this row has 8 cells; it needs 7"),
        ("# A A B C C #", "A A A B C C #", 5, "a1 is a corner, where a tower stands: write #"),
        ("# O R R R Q #", "# O R R R Q Q", 11, "g7 is a corner, where a tower stands: write #"),
        ("D D E B F G G", "D # E B F G G", 6, "b2 is not a corner, so not a tower"),
        ("# O R R R Q #", "# O R R R S #", 10, "room Q has 1 cell"),
        ("# O R R R Q #", "# O A A A Q #", 5, "room A has 5 cells; roofs cover 2, 3 or 4"),
        ("K O P P P Q N", "K O P P P P N", 10, "room P is a row of 4; the copper roof is 2 by 2"),
        ("K O P P P Q N", "K O P P Q Q N", 10, "room Q is not in one piece without a gap or bend"),
        ("# A A B C C #", "# A B A C C #", 5, "room A is not in one piece without a gap or bend"),
        ("D D E B F G G", "D A E B F G G", 5, "room A is not in one piece without a gap or bend"),
        ("# O R R R Q #", "# O R R Q Q #", 10, "room Q is not in one piece without a gap or bend"),
        ("H H E J F I I\n", "H H E J F K I\n", 7, "room I is not in one piece without a gap or bend"),
        ("H H E J F I I", "S S E J F I I", 5, "it has rooms 13 of 2 cells, 5 of 3 cells, 1 of 4 cells; the box has"),
    ],
)
@pytest.mark.rule("castle 1.3")
def test_a_mistake_in_the_drawing_is_told_with_its_line(good: str, bad: str, line: int, reason: str) -> None:
    assert good in GOOD
    found = told(GOOD.replace(good, bad))
    assert found[0] == line
    assert reason in found[1]


@pytest.mark.parametrize(
    "beginning, line",
    [
        ("rooms = '''\n", 8),
        ("rooms = '''\n\n\n", 10),
        ("rooms = '''", 7),
        ("rooms_there_are = 18\nrooms = '''\n", 9),
        ("rooms =    '''\n", 8),
        ("'rooms' = '''\n", 8),
    ],
)
@pytest.mark.rule("castle 1.3")
def test_the_line_is_right_however_the_drawing_begins(beginning: str, line: int) -> None:
    """The mistake is in the fourth row of the drawing; above the drawing stand three lines."""
    text = GOOD.replace("rooms = '''\n", beginning).replace("H H E J F I I", "H H E J F I")
    assert told(text)[0] == line


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "it needs a name"),
        ("name = 7", "it needs a name, as text"),
        ("name = ''\nrooms = ''", "it needs a name"),
        ("name = 'x'", "it needs rooms: a drawing of seven rows of seven letters"),
        ("name = 'x'\nrooms = ['A']", "it needs rooms"),
        ("name = 'x'\norigin = 3\nrooms = ''", "as text"),
        ("name = 'x'\nrooms = '''\n# A A", "it is not TOML"),
        ("name: x", "it is not TOML"),
        ("name = 'x'\nname = 'y'\n", "it is not TOML"),
        ("a = " + "[" * 20_000, "it is not TOML"),
    ],
)
def test_a_file_that_is_no_layout_is_told_why(text: str, reason: str) -> None:
    assert reason in told(text)[1]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"name = '\xff\xfe'")
    for name in ("none.toml", "bytes.toml", "", "nul\0.toml"):
        with pytest.raises(BadContent, match="it cannot be read"):
            read_file(tmp_path / name)


@pytest.mark.rule("castle 2.3")
def test_a_bad_layout_is_a_bad_option_that_names_file_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace("K O P P P Q N", "K O P P P P N"), "utf-8")
    with pytest.raises(BadSetup) as caught:
        new_game(3, {"layout": str(file)})
    assert f"{file}, line 10: room P is a row of 4; the copper roof is 2 by 2." in str(caught.value)


@pytest.mark.rule("castle 2.3")
def test_the_content_mark_of_a_record_follows_the_rooms_and_not_the_letters(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace("A", "x"), "utf-8")
    assert CASTLE.content_mark({"layout": str(file)}) == CASTLE.content_mark({"layout": "a"})
    assert CASTLE.content_mark({"layout": "a"}) != CASTLE.content_mark({"layout": "b"})


def test_a_layout_of_the_box_goes_by_its_name() -> None:
    assert find_layout("a").key == "a"
    assert find_layout("b").key == "b"


def reads_or_refuses(text: str) -> None:
    try:
        layout = read_layout(text, "mine.toml")
    except CheeseboardError:
        return
    drawing = draw_rooms(layout)
    assert draw_rooms(read_layout(f"name = 'again'\nrooms = '''\n{drawing}'''", "again.toml")) == drawing


@explore(200)
@given(st.text(max_size=200))
def test_any_text_is_a_layout_or_refused(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses(f"name = 'x'\nrooms = '''\n{text}'''")


@explore(300)
@given(st.integers(0, 2**32), st.integers(1, 6))
def test_a_layout_with_slips_of_the_pen_is_read_or_refused(seed: int, slips: int) -> None:
    chance = random.Random(seed)
    letters = list(GOOD)
    for _ in range(slips):
        place = chance.randrange(len(letters))
        letters[place : place + chance.randrange(3)] = chance.choice(
            ["", "A", "#", " ", "\n", "'", '"', "Ä", "=", "\0"]
        )
    reads_or_refuses("".join(letters))


@explore(100)
@given(st.lists(st.sampled_from("ABCDEFGHIJKLMNOPQR"), min_size=49, max_size=49))
def test_any_rooms_are_a_layout_or_refused(drawing: list[str]) -> None:
    for tower in (0, 6, 42, 48):
        drawing[tower] = "#"
    rows = "\n".join(" ".join(drawing[row : row + 7]) for row in range(0, 49, 7))
    reads_or_refuses(f"name = 'x'\nrooms = '''\n{rows}\n'''")
