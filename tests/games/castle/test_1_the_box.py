"""Rulebook, chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cheeseboard.core import BadSetup
from cheeseboard.core.bits import members
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import CELL_NAMES, CHEESES, HOLES, SOLIDS, TOWERS
from cheeseboard.games.castle.layouts import draw_rooms, find_layout
from tests.games.castle import plain
from tests.games.castle.plain import CELLS, LINES
from tests.games.castle.positions import after, draw, mice, new_game, spare, table, tile, tiles, tokens

FLOOR = """
    T o # o # o T
    o o o o o o o
    # o # o # o #
    o o o o o o o
    # o # o # o #
    o o o o o o o
    T o # o # o T
"""


def cells(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in members(mask)}


@pytest.mark.rule("castle 1.1")
def test_the_floor_has_three_tiles_of_each_of_seven_cheeses_ten_blank_ones_and_three_traps() -> None:
    pieces = CASTLE.count_pieces(new_game())
    assert {cheese: pieces[cheese] for cheese in CHEESES} == dict.fromkeys(CHEESES, 3)
    assert len(CHEESES) == 7
    assert (pieces["blank"], pieces["trap"]) == (10, 3)


@pytest.mark.rule("castle 1.1")
def test_33_tiles_lie_in_the_castle_and_one_beside_it() -> None:
    state = new_game()
    inside = Counter(letter.lower() for letter in draw(state).split() if letter not in "T#")
    assert inside.total() == 33
    assert spare(state) in {*CHEESES, "blank", "trap"}


@pytest.mark.rule("castle 1.2", "castle R-1")
def test_the_four_corners_are_towers() -> None:
    assert cells(TOWERS) == {"a1", "g1", "a7", "g7"}


@pytest.mark.rule("castle 1.2")
def test_33_cells_are_holes_and_12_are_solid_squares() -> None:
    letters = FLOOR.split()
    assert cells(HOLES) == {cell for cell, letter in zip(CELLS, letters, strict=True) if letter == "o"}
    assert cells(SOLIDS) == {cell for cell, letter in zip(CELLS, letters, strict=True) if letter == "#"}
    assert (len(cells(HOLES)), len(cells(SOLIDS))) == (33, 12)


@pytest.mark.rule("castle 1.2")
def test_cells_are_named_from_a1_at_the_top_left_to_g7_at_the_bottom_right() -> None:
    assert list(CELL_NAMES) == CELLS
    state = table("""
        T s # ? # ? T
        w ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? b
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # c T
    """)
    assert tiles(state, "b1 a2 g4 f7") == "s w b c"


@pytest.mark.parametrize("name, drawing", [("a", plain.LAYOUT_A), ("b", plain.LAYOUT_B)])
@pytest.mark.rule("castle 1.3")
def test_the_layouts_are_as_the_rulebook_draws_them(name: str, drawing: str) -> None:
    assert draw_rooms(find_layout(name)).split() == drawing.replace("T", "#").split()


@pytest.mark.parametrize("name", ["a", "b"])
@pytest.mark.rule("castle 1.3")
def test_18_rooms_fill_everything_but_the_towers(name: str) -> None:
    rooms = [cells(int(mask)) for mask in find_layout(name).room_cells]
    assert Counter(len(room) for room in rooms) == {2: 11, 3: 5, 4: 2}
    assert sum(len(room) for room in rooms) == 45
    assert set().union(*rooms) == set(CELLS) - cells(TOWERS)


@pytest.mark.parametrize("name", ["a", "b"])
@pytest.mark.rule("castle 1.3")
def test_rooms_of_three_cells_are_straight_and_rooms_of_four_are_square(name: str) -> None:
    for mask in find_layout(name).room_cells:
        room = cells(int(mask))
        columns, rows = {cell[0] for cell in room}, {cell[1] for cell in room}
        assert len(columns) * len(rows) == len(room)
        assert len(room) != 4 or (len(columns), len(rows)) == (2, 2)


def write_layout(folder: Path, drawing: str) -> str:
    file = folder / "mine.toml"
    file.write_text(f"name = \"mine\"\nrooms = '''\n{drawing}'''\n", "utf-8")
    return str(file)


@pytest.mark.rule("castle 1.3", "castle 2.3")
def test_a_third_layout_can_be_added_as_a_file(tmp_path: Path) -> None:
    mirrored = "\n".join(" ".join(row.split()[::-1]) for row in plain.LAYOUT_B.replace("T", "#").strip().splitlines())
    state = new_game(2, {"layout": write_layout(tmp_path, mirrored)})
    state = after(state, "enter g1", "enter a1")
    opened = after(state, "uncover d1")
    assert {cell for cell in CELLS if tile(opened, cell) in "swbchdm.o"} == {"d1", "f1"}


@pytest.mark.rule("castle 1.3")
def test_a_layout_needs_the_same_number_of_rooms_of_each_size(tmp_path: Path) -> None:
    drawing = plain.LAYOUT_A.replace("T", "#").replace("A A B C C", "A A C C C").replace("D D E B F", "D D E B B")
    with pytest.raises(BadSetup, match=r"mine\.toml"):
        new_game(2, {"layout": write_layout(tmp_path, drawing)})


@pytest.mark.rule("castle 1.4")
def test_the_tokens_of_a_kind_suffice_for_all_four_players() -> None:
    others = "slice, wheel, brick, cone, heart"
    state = table(
        """
        T ? # ? # ? T
        s . s ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        seats=4,
        open="a2 c2",
        mice={"red": "a2, b2"},
        tokens={"red": "wheel, brick, cone, heart", "yellow": others, "green": others, "blue": others},
    )
    state = after(state, "run b2 c2")
    assert all(tokens(state, seat) == {"slice", "wheel", "brick", "cone", "heart"} for seat in CASTLE.seat_names)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("castle 1.5")
def test_every_player_has_four_mice_of_one_colour(seats: int) -> None:
    state = new_game(seats)
    pieces = CASTLE.count_pieces(state)
    colours = ["red", "yellow", "green", "blue"][:seats]
    assert {name: number for name, number in pieces.items() if name.startswith("mice")} == {
        f"mice {colour}": 4 for colour in colours
    }
    assert all(mice(state, colour) == ["outside"] * 4 for colour in colours)


@pytest.mark.parametrize("slot", list(LINES))
@pytest.mark.rule("castle 1.6", "castle R-25", "castle 7.2", "castle 7.4")
def test_a_tile_is_pushed_in_from_the_side_the_slot_is_named_after(slot: str) -> None:
    state = table()
    before = {cell: tile(state, cell) for cell in CELLS}
    moved = after(state, f"slide {slot}")
    line = LINES[slot]
    assert tile(moved, line[0]) == "."
    assert [tile(moved, cell) for cell in line[1:]] == [before[cell] for cell in line[:-1]]
    assert all(tile(moved, cell) == before[cell] for cell in CELLS if cell not in line)


@pytest.mark.rule("castle 1.6", "castle R-25")
def test_w2_moves_row_2_to_the_right() -> None:
    state = table(
        """
        T ? # ? # ? T
        s w b c h d m
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        spare="trap",
    )
    moved = after(state, "slide W2")
    assert tiles(moved, "a2 b2 c2 d2 e2 f2 g2") == "o s w b c h d"
    assert spare(moved) == "moon"
