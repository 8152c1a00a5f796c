"""Scenes as pictures: whatever a game lays out is drawn whole, safe to open anywhere, in the light and in the dark."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadContent, Game, Message
from cheeseboard.core.art import DARK, LIGHT, THEMES, read_art
from cheeseboard.core.page import Place, lay_out
from cheeseboard.core.scene import (
    ADORNMENT,
    BUTTON,
    CHOSEN,
    FADED,
    HIDDEN_LOOK,
    KINDS,
    LOST,
    OUTLINED,
    REMEMBERED,
    SIGNED,
    WINNER,
    Mat,
    Piece,
    Scene,
)
from cheeseboard.core.svg import break_lines, draw

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


def test_a_long_sign_is_written_smaller_so_that_it_fits_its_piece(parlour: Parlour) -> None:
    sizes = []
    for sign in ("1", "10", "S10", "S10000"):
        root = parsed(parlour, scene(mouse("a", sign=sign, looks=(SIGNED,))))
        (text,) = group(root, "a").iter(f"{SVG}text")
        sizes.append(float(text.get("font-size", "0")))
    assert sizes[0] == sizes[1] == 30
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] * 6 <= 150


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
    assert break_lines("unbreakable", 1, 20) == ["unbreakable"]


# Hands, piles and stories.


def hand(cards: int) -> Mat:
    pieces = [Piece(f"card-{number}", "mouse", 50 + 100 * number, 70, Message("A card")) for number in range(cards)]
    return Mat("hand", "hand", 100 * cards, 140, Message("Your hand"), pieces, seat=0)


def middles(root: ET.Element, ids: list[str]) -> list[int]:
    found = [re.match(r"translate\((-?\d+) ", group(root, name).get("transform", "")) for name in ids]
    return [int(place[1]) for place in found if place]


def test_a_hand_lies_below_everything_else(parlour: Parlour) -> None:
    page = lay_out([hand(2), board(), player("red")], False, 40)
    (place,) = page.hands
    assert place.y >= max(other.y + other.height for other in [page.board, *page.shelved] if other)


def test_the_cards_of_a_hand_lie_apart_where_there_is_room_and_overlap_where_there_is_not(parlour: Parlour) -> None:
    for cards, step in ((3, 100), (10, 22)):
        root = parsed(parlour, scene(beside=(hand(cards),)))
        places = middles(root, [f"card-{number}" for number in range(cards)])
        assert (places[0], places[-1]) == (50, 250)
        assert {second - first for first, second in pairwise(places)} <= {step, step + 1}


def pile(*pieces: Piece, count: int | None = None) -> Mat:
    return Mat("pile", "pile", 100, 140, Message("A pile"), list(pieces), count=count)


@pytest.mark.parametrize("count, layers", [(1, 1), (2, 2), (4, 4), (60, 4)])
def test_a_pile_shows_its_top_piece_the_edges_of_some_below_and_how_many_there_are(
    parlour: Parlour, count: int, layers: int
) -> None:
    top = Piece("top", "mouse", 50, 60, Message("The top one"))
    root = parsed(parlour, scene(beside=(pile(top, count=count),)))
    stack = group(root, "mat-pile")
    assert len(list(stack.iter(f"{SVG}use"))) == layers
    assert texts(stack)[1:] == [str(count)]


def test_of_a_pile_that_can_be_looked_through_only_the_top_piece_is_drawn(parlour: Parlour) -> None:
    pieces = [Piece(f"card-{number}", "mouse", 50, 60, Message(f"Card {number}")) for number in range(3)]
    root = parsed(parlour, scene(beside=(pile(*pieces),)))
    stack = group(root, "mat-pile")
    assert [title.text for title in stack.iter(f"{SVG}title")] == ["Card 2"]
    assert texts(stack)[1:] == ["3"]


def test_an_empty_pile_is_a_dotted_place(parlour: Parlour) -> None:
    stack = group(parsed(parlour, scene(beside=(pile(),))), "mat-pile")
    assert [rect.get("stroke-dasharray") for rect in stack.iter(f"{SVG}rect")].count("1 10") == 1
    assert texts(stack)[1:] == ["0"]


def story(*paragraphs: str, height: int = 0) -> Mat:
    text = tuple(Message(paragraph) for paragraph in paragraphs)
    return Mat("page", "story", 300, height, Message("How it began"), [], text=text)


def test_a_story_is_written_in_full_on_a_card_that_is_high_enough(parlour: Parlour) -> None:
    paragraphs = ("Once upon a time there was a mouse. " * 9, "And a cat.")
    root = parsed(parlour, scene(beside=(story(*paragraphs),)))
    page = group(root, "mat-page")
    title, *lines = texts(page)
    assert title == "How it began"
    assert " ".join(lines) == " ".join(" ".join(paragraphs).split())
    (card,) = page.findall(f"{SVG}rect")
    heights = [float(element.get("y", "0")) for element in page.iter(f"{SVG}text")]
    assert heights == sorted(heights)
    assert heights[-1] < int(card.get("height", "0"))


def test_the_pictures_of_a_story_stand_above_its_text(parlour: Parlour) -> None:
    low, high = (parsed(parlour, scene(beside=(story("A mouse.", height=height),))) for height in (0, 200))
    lines = [[float(text.get("y", "0")) for text in group(root, "mat-page").iter(f"{SVG}text")] for root in (low, high)]
    assert lines[1][1] - lines[0][1] == 200


def test_a_story_may_be_all_there_is_to_see(parlour: Parlour) -> None:
    assert "A mouse." in texts(parsed(parlour, Scene([story("A mouse.")], Message("Go on."))))


def test_a_map_that_grows_to_the_left_keeps_its_pieces_where_they_are(parlour: Parlour) -> None:
    before = Mat("map", "board", 100, 100, Message("A map"), [mouse()])
    after = Mat("map", "board", 300, 200, Message("A map"), [mouse()], origin=(-200, -100))
    for mat, corner in ((before, "translate(0 0)"), (after, "translate(200 100)")):
        root = parsed(parlour, Scene([mat], Message("Go.")))
        assert group(root, "mat-map").get("transform") == corner
        assert group(root, "mouse-1").get("transform") == "translate(50 50)"


# Where the mats lie.

mats = st.builds(
    lambda kind, width, height: Mat("m", kind, width, height, Message("A mat"), []),
    st.sampled_from([kind for kind in KINDS if kind != BUTTON]),
    st.integers(20, 1200),
    st.integers(20, 1200),
)


@given(st.lists(mats, min_size=1, max_size=9), st.booleans())
def test_mats_of_any_number_and_size_lie_on_the_page_without_overlapping(found: list[Mat], tall: bool) -> None:
    page = lay_out(found, tall, 40)
    boxes = [place for place in (page.board, *page.shelved, *page.hands) if place]
    assert len(boxes) == len(found)
    for number, box in enumerate(boxes):
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= page.width
        assert box.y + box.height <= page.height
        assert all(are_apart(box, other) for other in boxes[:number])


def are_apart(one: Place, other: Place) -> bool:
    across = one.x >= other.x + other.width or other.x >= one.x + one.width
    return across or one.y >= other.y + other.height or other.y >= one.y + one.height


def test_the_largest_board_stands_first_and_the_rest_beside_or_below_it() -> None:
    small, large = Mat("a", "board", 50, 50, Message(""), []), Mat("b", "board", 400, 400, Message(""), [])
    beside, below = lay_out([small, large], False, 40), lay_out([small, large], True, 40)
    assert beside.board
    assert below.board
    assert beside.board.mat is below.board.mat is large
    assert beside.shelved[0].x >= 400
    assert below.shelved[0].y >= 400
