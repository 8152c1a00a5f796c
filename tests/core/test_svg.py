"""Scenes as pictures: whatever a game lays out is drawn whole, safe to open anywhere, in the light and in the dark."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadContent, Game, Message
from cheeseboard.core.scene import (
    ADORNMENT,
    CHOSEN,
    FADED,
    HIDDEN_LOOK,
    LOST,
    OUTLINED,
    REMEMBERED,
    SIGNED,
    WINNER,
    Mat,
    Piece,
    Scene,
)
from cheeseboard.core.svg import DARK, LIGHT, THEMES, break_lines, draw, lay_out, read_art

SVG = "{http://www.w3.org/2000/svg}"

ART = """
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <defs><linearGradient id="glow"><stop offset="0" stop-color="var(--gold,#dd9f27)"/></linearGradient></defs>
  <symbol id="rug" viewBox="0 0 300 200"><rect width="300" height="200" fill="var(--wax,#bf3f34)"/></symbol>
  <symbol id="lamp" viewBox="0 0 100 100"><path d="M0 0h9z" fill="url(#glow)"/><use href="#bulb"/></symbol>
  <symbol id="bulb" viewBox="0 0 9 9"><circle r="4" fill="var(--strange,#123456)"/></symbol>
  <symbol id="mouse" viewBox="0 0 100 100"><circle r="40" fill="var(--fur,#bca89a)"/></symbol>
  <symbol id="unused" viewBox="0 0 9 9"><circle r="4"/></symbol>
</svg>
"""


class Parlour(Game):
    """A game that has nothing but a folder with art."""

    key = "parlour"
    seat_names = ("red", "blue")

    def __init__(self, folder: Path) -> None:
        self.folder = folder


@pytest.fixture
def parlour(tmp_path: Path) -> Parlour:
    (tmp_path / "art.svg").write_text(ART, encoding="utf-8")
    return Parlour(tmp_path)


def board(*pieces: Piece) -> Mat:
    return Mat("floor", "board", 300, 200, Message("The floor"), [Piece("rug", "rug", 150, 100, ADORNMENT), *pieces])


def scene(*pieces: Piece, beside: tuple[Mat, ...] = (), prompt: str = "Sit down.") -> Scene:
    return Scene([board(*pieces), *beside], Message(prompt))


def mouse(
    id: str = "mouse-1",
    words: str = "A mouse",
    *,
    turn: int = 0,
    sign: str = "",
    tone: str = "",
    looks: tuple[str, ...] = (),
) -> Piece:
    return Piece(id, "mouse", 50, 50, Message(words), turn=turn, sign=sign, tone=tone, looks=looks)


def player(name: str, *looks: str) -> Mat:
    return Mat(f"player-{name}", "player", 200, 100, Message(f"{name}'s mat"), [], tone=name, looks=looks)


def parsed(game: Game, what: Scene, theme: str = "light", *, tall: bool = False) -> ET.Element:
    return ET.fromstring(draw(game, what, theme=theme, tall=tall))


def group(root: ET.Element, id: str) -> ET.Element:
    found = [element for element in root.iter(f"{SVG}g") if element.get("id") == f"parlour-{id}"]
    assert len(found) == 1
    return found[0]


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


# One file that can be opened anywhere.


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_well_formed_and_brings_neither_scripts_nor_anything_from_elsewhere(
    parlour: Parlour, theme: str
) -> None:
    lamp = Piece("lamp", "lamp", 90, 90, Message("A lamp"))
    text = draw(parlour, scene(lamp, mouse(looks=(SIGNED,), tone="red"), beside=(player("red", CHOSEN),)), theme=theme)
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert {element.tag.removeprefix(SVG) for element in root.iter()}.isdisjoint(
        {"script", "image", "foreignObject", "a"}
    )
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]
    defined = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for name, value in element.attrib.items():
            if name.endswith("href"):
                assert value.startswith("#")
                assert value[1:] in defined
            for target in re.findall(r"url\(([^)]*)\)", value):
                assert target[1:] in defined
    assert text.replace(SVG.strip("{}"), "").count("http") == 0
    assert "@import" not in text


def test_only_the_symbols_in_use_come_along_and_what_those_need(parlour: Parlour) -> None:
    root = parsed(parlour, scene(Piece("lamp", "lamp", 90, 90, Message("A lamp"))))
    defs = root.find(f"{SVG}defs")
    assert defs is not None
    assert [part.get("id") for part in defs] == [f"parlour-light-{name}" for name in ("rug", "lamp", "glow", "bulb")]


def test_pictures_in_several_themes_can_stand_on_one_page(parlour: Parlour) -> None:
    symbols = [{part.get("id") for part in parsed(parlour, scene(), theme).iter(f"{SVG}symbol")} for theme in THEMES]
    assert symbols[0].isdisjoint(symbols[1] | symbols[2])
    assert symbols[1].isdisjoint(symbols[2])


def test_words_are_escaped(parlour: Parlour) -> None:
    nasty = '</title><script>alert("&amp;")</script>'
    mats = (Mat("m", "player", 200, 100, Message(nasty), []),)
    root = parsed(parlour, scene(mouse(words=nasty), beside=mats, prompt=nasty))
    assert not list(root.iter(f"{SVG}script"))
    assert [title.text for title in group(root, "mouse-1").iter(f"{SVG}title")] == [nasty]


def test_a_symbol_that_the_art_lacks_is_named(parlour: Parlour) -> None:
    with pytest.raises(BadContent, match=r"art\.svg: it has no symbol 'sofa'"):
        draw(parlour, scene(Piece("sofa", "sofa", 0, 0, Message("A sofa"))))


@pytest.mark.parametrize("text", ["", "<svg", "\x00"])
def test_art_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "art.svg").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=r"art\.svg: it cannot be read"):
        read_art(tmp_path)


# Colours.


def test_a_light_or_dark_picture_has_its_colours_written_out(parlour: Parlour) -> None:
    for theme, colours in (("light", LIGHT), ("dark", DARK)):
        text = draw(parlour, scene(mouse()), theme=theme)
        assert "var(" not in text
        assert "<style" not in text
        assert f'fill="{colours["wax"]}"' in text
        assert f'fill="{colours["paper"]}"' in text


def test_a_colour_that_the_house_does_not_know_stays_as_the_art_has_it(parlour: Parlour) -> None:
    lamp = scene(Piece("lamp", "lamp", 90, 90, Message("A lamp")))
    assert 'fill="#123456"' in draw(parlour, lamp, theme="dark")


def test_an_auto_picture_is_light_and_follows_a_reader_into_the_dark(parlour: Parlour) -> None:
    text = draw(parlour, scene(mouse()))
    style = text[text.index("<style>") : text.index("</style>")]
    assert "@media (prefers-color-scheme:dark)" in style
    for name, light in LIGHT.items():
        assert f"--{name}:{DARK[name]}" in style
        assert set(re.findall(rf"var\(--{name},(#\w+)\)", text)) <= {light}
    assert f'fill="var(--paper,{LIGHT["paper"]})"' in text


def test_a_theme_that_there_is_not_is_refused(parlour: Parlour) -> None:
    with pytest.raises(ValueError, match="no theme 'mauve'; there are auto, light, dark"):
        draw(parlour, scene(), theme="mauve")


# Pieces.


def test_a_piece_stands_in_its_place_with_its_id_and_its_words(parlour: Parlour) -> None:
    piece = group(parsed(parlour, scene(mouse(turn=90))), "mouse-1")
    assert piece.get("transform") == "translate(50 50)"
    (title,) = piece.iter(f"{SVG}title")
    (use,) = piece.iter(f"{SVG}use")
    assert title.text == "A mouse"
    assert use.attrib == {
        "href": "#parlour-light-mouse",
        "x": "-50",
        "y": "-50",
        "width": "100",
        "height": "100",
        "transform": "rotate(90)",
    }


def test_what_only_adorns_says_nothing(parlour: Parlour) -> None:
    assert not list(group(parsed(parlour, scene()), "rug").iter(f"{SVG}title"))


def test_a_place_that_is_only_touched_is_not_drawn_and_an_outlined_one_has_a_border(parlour: Parlour) -> None:
    touched = Piece("cell", "", 50, 50, Message("Here"))
    outlined = Piece("room", "", 50, 50, ADORNMENT, looks=(OUTLINED,), tone="blue")
    text = draw(parlour, scene(touched, outlined), theme="light")
    assert "parlour-cell" not in text
    (border,) = group(ET.fromstring(text), "room").iter(f"{SVG}rect")
    assert border.get("stroke") == LIGHT["seat-blue"]


def test_looks_change_how_strongly_a_piece_is_drawn(parlour: Parlour) -> None:
    pieces = [mouse(f"m-{look}", looks=(look,)) for look in (FADED, LOST, REMEMBERED, HIDDEN_LOOK, CHOSEN)]
    root = parsed(parlour, scene(*pieces))
    strengths = [float(group(root, piece.id).get("opacity", "1")) for piece in pieces]
    assert strengths == sorted(strengths)
    assert strengths[0] < 0.5
    assert strengths[-2:] == [1, 1]
    assert list(group(root, "m-chosen").iter(f"{SVG}rect"))


def test_art_that_leaves_room_for_a_letter_gets_the_letter_of_the_seat_or_else_its_sign(parlour: Parlour) -> None:
    seat = mouse("a", sign="3", tone="blue", looks=(SIGNED,))
    other = mouse("b", sign="?", tone="grey", looks=(SIGNED,))
    plain = mouse("c", sign="7")
    root = parsed(parlour, scene(seat, other, plain))
    assert texts(group(root, "a")) == ["B"]
    assert texts(group(root, "b")) == ["?"]
    assert texts(group(root, "c")) == []


# Mats.


def test_the_prompt_and_the_titles_are_written(parlour: Parlour) -> None:
    root = parsed(parlour, scene(beside=(player("red"), player("blue"))))
    assert texts(root) == ["Sit down.", "R", "red's mat", "B", "blue's mat"]
    assert root.get("role") == "img"
    assert [root[0].text, root[1].text] == ["parlour-name", "Sit down."]


def test_whoever_is_to_act_and_whoever_has_won_can_be_told_without_colour(parlour: Parlour) -> None:
    shapes = {
        look: len(
            list(group(parsed(parlour, scene(beside=(player("red", *look),))), "mat-player-red").iter(f"{SVG}path"))
        )
        for look in ((), (CHOSEN,), (WINNER,))
    }
    assert shapes[()] < shapes[CHOSEN,]
    assert shapes[()] < shapes[WINNER,]


def test_buttons_are_left_out(parlour: Parlour) -> None:
    button = Mat("go", "button", 100, 60, Message("Go"), [Piece("button-go", "mouse", 50, 30, Message("Go"))])
    assert "Go" not in draw(parlour, scene(beside=(button,)))


def test_columns_and_rows_are_named_around_the_board(parlour: Parlour) -> None:
    mat = board()
    mat.columns, mat.rows = ("a", "b", "c"), ("1", "2")
    assert texts(parsed(parlour, Scene([mat], Message("Sit down.")))) == ["Sit down.", "a", "b", "c", "1", "2"]


def test_a_long_prompt_is_broken_into_lines_that_fit(parlour: Parlour) -> None:
    prompt = "Sit down, or stand up, or walk about, or do whatever else you feel like doing in a parlour."
    lines = texts(parsed(parlour, scene(prompt=prompt)))
    assert len(lines) > 2
    assert " ".join(lines) == prompt
    assert break_lines("unbreakable", 1, 30) == ["unbreakable"]


mats = st.builds(
    lambda kind, width, height: Mat("m", kind, width, height, Message("A mat"), []),
    st.sampled_from(["board", "player"]),
    st.integers(20, 1200),
    st.integers(20, 1200),
)


@given(st.lists(mats, min_size=1, max_size=9), st.booleans())
def test_mats_of_any_number_and_size_lie_on_the_page_without_overlapping(found: list[Mat], tall: bool) -> None:
    header = 40
    page = lay_out(found, tall, header)
    boxes = [(page.board.x, page.board.y, page.board.mat.width, page.board.mat.height)]
    boxes += [(place.x, place.y, place.mat.width, place.mat.height + header) for place in page.shelved]
    assert len(boxes) == len(found)
    for number, (x, y, width, height) in enumerate(boxes):
        assert x >= 0
        assert y >= 0
        assert x + width <= page.width
        assert y + height <= page.height
        for other_x, other_y, other_width, other_height in boxes[:number]:
            apart_across = x >= other_x + other_width or other_x >= x + width
            apart_down = y >= other_y + other_height or other_y >= y + height
            assert apart_across or apart_down


def test_the_largest_board_stands_first_and_the_rest_beside_or_below_it() -> None:
    small, large = Mat("a", "board", 50, 50, Message(""), []), Mat("b", "board", 400, 400, Message(""), [])
    beside, below = lay_out([small, large], False, 40), lay_out([small, large], True, 40)
    assert beside.board.mat is below.board.mat is large
    assert beside.shelved[0].x >= 400
    assert below.shelved[0].y >= 400
