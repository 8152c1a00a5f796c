"""Scenes as text: a board that can be read in a terminal, with colours or without."""

from __future__ import annotations

from pathlib import Path

from cheeseboard.core import Game, Message
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, LOST, OUTLINED, REMEMBERED, WINNER, Mat, Piece, Scene
from cheeseboard.core.text_board import LINE_WIDTH, Span, plain, text_board


class Attic(Game):
    """A game without words of its own: what it says is the bare key."""

    key = "attic"
    seat_names = ("red", "blue")
    folder = Path(__file__).parent


ATTIC = Attic()
SOMETHING = Message("something")


def grid(*pieces: Piece, names: bool = True) -> Mat:
    """Three cells by two, within a border of 50."""
    mat = Mat("floor", "board", 400, 300, Message("Floor"), list(pieces), cells=(3, 2), corner=(100, 100))
    if names:
        mat.columns, mat.rows = ("a", "b", "c"), ("1", "2")
    return mat


def tile(column: int, row: int, sign: str, tone: str = "") -> Piece:
    return Piece(f"tile-{column}{row}", "tile", 100 + 100 * column, 100 + 100 * row, SOMETHING, sign=sign, tone=tone)


def mouse(column: int, row: int, sign: str, tone: str = "red", looks: tuple[str, ...] = ()) -> Piece:
    x, y = 110 + 100 * column, 110 + 100 * row
    return Piece(
        f"mouse-{tone}-{sign}", "mouse", x, y, SOMETHING, width=70, height=70, sign=sign, tone=tone, looks=looks
    )


def roof(first: tuple[int, int], last: tuple[int, int], *, looks: tuple[str, ...] = ()) -> Piece:
    """A roof over two cells, drawn lying and turned upright where it must."""
    x, y = 100 + 50 * (first[0] + last[0]), 100 + 50 * (first[1] + last[1])
    turn = 90 if first[0] == last[0] else 0
    art = "" if OUTLINED in looks else "roof"
    words = ADORNMENT if OUTLINED in looks else SOMETHING
    return Piece(
        f"roof-{first}",
        art,
        x,
        y,
        words,
        width=200,
        height=100,
        turn=turn,
        sign="#" if art else "",
        tone="roof",
        looks=looks,
    )


def shown(*mats: Mat, language: str = "en") -> list[str]:
    return plain(ATTIC, Scene(list(mats), SOMETHING), language).splitlines()


def spans(*mats: Mat) -> list[Span]:
    return [span for line in text_board(ATTIC, Scene(list(mats), SOMETHING)) for span in line]


def test_a_grid_shows_what_covers_each_cell_and_under_that_what_stands_on_it() -> None:
    floor = [
        tile(0, 0, "cheese"),
        tile(1, 0, "trap"),
        tile(2, 0, "enormous"),
        tile(0, 1, ""),
        tile(1, 1, ""),
        tile(2, 1, ""),
    ]
    assert shown(grid(*floor, mouse(0, 0, "1"), mouse(2, 1, "2", "blue"))) == [
        "      a        b        c",
        "  ┌────────┬────────┬────────┐",
        "1 │ cheese │  trap  │enormous│",
        "  │   R1   │        │        │",
        "  ├────────┼────────┼────────┤",
        "2 │        │        │        │",
        "  │        │        │   B2   │",
        "  └────────┴────────┴────────┘",
    ]


def test_what_covers_several_cells_is_one_room_filled_with_its_sign_and_hides_what_is_under_it() -> None:
    floor = [tile(column, row, "cheese") for column in range(3) for row in range(2)]
    hidden = mouse(0, 0, "1")
    assert shown(grid(*floor, hidden, roof((0, 0), (1, 0)), roof((2, 0), (2, 1)), names=False)) == [
        "┌─────────────────┬────────┐",
        "│#################│########│",
        "│#################│########│",
        "├────────┬────────┤########│",
        "│ cheese │ cheese │########│",
        "│        │        │########│",
        "└────────┴────────┴────────┘",
    ]


def test_an_outlined_room_is_one_room_whose_cells_can_be_seen() -> None:
    floor = [tile(column, row, "cheese") for column in range(3) for row in range(2)]
    lines = shown(grid(*floor, roof((0, 0), (1, 0), looks=(OUTLINED,)), names=False))
    assert lines[0:4] == [
        "┌─────────────────┬────────┐",
        "│ cheese   cheese │ cheese │",
        "│                 │        │",
        "├────────┬────────┼────────┤",
    ]


def test_what_is_remembered_stands_clear_of_what_covers_it() -> None:
    memory = mouse(0, 0, "trap", "trap", (REMEMBERED,))
    assert shown(grid(roof((0, 0), (1, 0)), memory, names=False))[1:3] == [
        "│#################│        │",
        "│# trap ##########│        │",
    ]


def test_pieces_beside_the_cells_stand_in_the_margin() -> None:
    slots = [mouse(-1, 0, "W1", "slot"), mouse(3, 1, "E2", "slot"), mouse(1, -1, "N", "slot"), mouse(2, 2, "S", "slot")]
    lines = shown(grid(*slots))
    assert lines[1] == "                  N"
    assert lines[3].startswith("W1 1 │")
    assert lines[6].endswith("│ E2")
    assert lines[9] == "                           S"


def test_places_that_are_only_touched_and_what_only_adorns_are_not_written() -> None:
    place = Piece("cell", "", 100, 100, SOMETHING, sign="x")
    frame = Piece("frame", "frame", 200, 150, ADORNMENT, width=400, height=300, sign="y")
    assert not set("xy") & set("".join(shown(grid(place, frame))))


def test_several_pieces_share_a_cell_as_far_as_there_is_room() -> None:
    crowd = [mouse(0, 0, str(number)) for number in range(1, 5)]
    assert shown(grid(*crowd, names=False))[2].startswith("│R1 R2 R3│")


def test_a_mat_without_cells_is_a_line_of_signs() -> None:
    tokens = [Piece(f"token-{sign}", "token", 0, 0, SOMETHING, sign=sign) for sign in ("brie", "", "feta")]
    red = Mat("red", "player", 100, 100, Message("Red"), tokens, tone="red", looks=(CHOSEN,))
    blue = Mat("blue", "player", 100, 100, Message("Blue"), [mouse(0, 0, "1", "blue", (LOST,))], looks=(WINNER,))
    box = Mat("box", "board", 100, 100, Message("The box"), [])
    assert shown(red, blue, box) == ["▶ Red      brie  feta", "★ Blue     (B1)", "  The box"]


def test_a_long_list_goes_on_under_itself() -> None:
    tokens = [Piece(f"token-{number}", "token", 0, 0, SOMETHING, sign=f"cheese{number:02}") for number in range(20)]
    lines = shown(Mat("red", "player", 100, 100, Message("Red"), tokens))
    assert max(map(len, lines)) <= LINE_WIDTH
    assert " ".join(" ".join(lines).split()) == "Red " + " ".join(
        piece.sign for piece in tokens if isinstance(piece.sign, str)
    )
    assert all(line.startswith(" " * 7 + "cheese") for line in lines[1:])


def test_buttons_are_left_out() -> None:
    assert shown(Mat("go", "button", 100, 60, Message("Go"), [mouse(0, 0, "1")])) == []


def test_every_span_has_the_role_of_its_colour() -> None:
    found = spans(
        grid(
            tile(0, 0, "cheese", "cheese"), mouse(0, 0, "1"), mouse(-1, 0, "W", "slot", (FADED,)), roof((1, 0), (2, 0))
        ),
        Mat("blue", "player", 100, 100, Message("Blue"), [], tone="blue"),
    )
    assert Span(" cheese ", "cheese") in found
    assert Span("R1", "red") in found
    assert Span("W", "dim") in found
    assert Span("#" * 17, "roof") in found
    assert Span("Blue", "blue") in found
    assert {span.tone for span in found if set(span.text) & set("│─┌┐")} == {"dim"}


def test_signs_and_letters_are_said_in_the_readers_language() -> None:
    named = Piece("x", "token", 0, 0, SOMETHING, sign=Message("seat-red"))
    mat = Mat("red", "player", 100, 100, Message("seat-blue"), [named, mouse(0, 0, "1")])
    assert shown(mat, language="en") == ["  Blue  Red  R1"]
    assert shown(mat, language="uk") == ["  Сині  Червоні  Ч1"]


def wall(id: str, x: int, y: int, *, upright: bool) -> Piece:
    """A wall around the middle of the line between two cells."""
    width, height = (30, 120) if upright else (120, 30)
    return Piece(id, "wall", x, y, SOMETHING, width=width, height=height, tone="wall")


def test_a_long_thin_piece_between_two_cells_is_drawn_as_a_line() -> None:
    street = Piece("street", "", 200, 150, ADORNMENT, width=300, height=200, looks=(OUTLINED,))
    walls = [wall("upright", 150, 100, upright=True), wall("level", 300, 150, upright=False)]
    assert shown(grid(street, *walls, names=False)) == [
        "┌────────┬─────────────────┐",
        "│        │                 │",
        "│        │                 │",
        "│        ╵        ╶────────┤",
        "│                          │",
        "│                          │",
        "└──────────────────────────┘",
    ]
    assert Span("╶────────┤", "wall") in spans(grid(street, *walls, names=False))


def test_a_long_thin_piece_that_lies_in_a_cell_is_no_wall() -> None:
    street = Piece("street", "", 200, 150, ADORNMENT, width=300, height=200, looks=(OUTLINED,))
    straw = wall("straw", 100, 100, upright=True)
    straw.sign = "/"
    assert shown(grid(street, straw, names=False))[2] == "│   /                      │"


def test_a_board_of_many_columns_has_narrower_cells() -> None:
    for columns, width in ((8, 8), (12, 5), (18, 3), (25, 3)):
        first = Piece("first", "tile", 50, 50, SOMETHING, sign="everything")
        mat = Mat("track", "board", 100 * columns, 100, Message("Track"), [first], cells=(columns, 1))
        top, row, *_ = shown(mat)
        assert len(top) == columns * (width + 1) + 1
        assert row.startswith(f"│{'everything'[:width]}│")


def test_on_a_low_board_everything_in_a_cell_stands_on_one_line() -> None:
    ground = [tile(0, 0, "wheel"), tile(1, 0, "everything")]
    board = grid(*ground, mouse(0, 0, "1"), mouse(1, 0, "2"), names=False)
    low = [
        "".join(span.text for span in line).rstrip() for line in text_board(ATTIC, Scene([board], SOMETHING), low=True)
    ]
    assert low[:3] == ["┌────────┬────────┬────────┐", "│wheel R1│every R2│        │", "├────────┼────────┼────────┤"]
    assert len(low) < len(shown(board))


def test_what_is_chosen_in_a_list_stands_in_brackets() -> None:
    dice = [mouse(0, 0, "3", "die", (CHOSEN,)), mouse(1, 0, "5", "die"), mouse(2, 0, "6", "die", (FADED,))]
    mat = Mat("dice", "dice", 300, 100, Message("Dice"), dice)
    assert shown(mat) == ["  Dice  [3]  5  6"]
    assert Span("6", "dim") in spans(mat)


def pile(count: int, *signs: str) -> Mat:
    cards = [Piece(f"card-{sign}", "card", 50, 50, SOMETHING, sign=sign) for sign in signs]
    return Mat("pile", "pile", 100, 140, Message("Pile"), cards, count=count)


def test_a_pile_says_how_many_there_are_and_shows_the_top_ones_first() -> None:
    assert shown(pile(18)) == ["  Pile  18"]
    assert shown(pile(3, "low", "middle", "top")) == ["  Pile  3  top  middle  low"]


def test_of_a_high_pile_only_the_upper_part_is_shown() -> None:
    (line,) = shown(pile(40, *(f"card{number:02}" for number in range(40))))
    assert line.startswith("  Pile  40  card39  card38")
    assert line.endswith("  …")
    assert len(line) <= LINE_WIDTH


def test_a_story_is_told_in_full_with_a_line_between_its_paragraphs() -> None:
    text = (Message("Once upon a time. " * 9), Message("The end."))
    lines = shown(Mat("page", "story", 300, 0, Message("How it began"), [], text=text))
    assert lines[:2] == ["  How it began", ""]
    assert lines[-3:] == ["", "  The end.", ""]
    assert " ".join(" ".join(lines[2:-3]).split()) == " ".join(("Once upon a time. " * 9).split())
    assert max(map(len, lines)) <= LINE_WIDTH


def test_a_map_that_has_grown_to_the_left_begins_further_left() -> None:
    tiles = [tile(0, 0, "start"), tile(-2, -1, "north")]
    mat = Mat("map", "board", 300, 200, SOMETHING, tiles, origin=(-150, -50), cells=(3, 2), corner=(-100, 0))
    assert shown(mat)[1].startswith("│ north  │")
    assert shown(mat)[4].endswith("│ start  │")
