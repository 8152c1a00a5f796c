"""Rulebook, chapter 7: sliding."""

from __future__ import annotations

import pytest

from cheeseboard.games.castle import CASTLE
from tests.games.castle.plain import LINES
from tests.games.castle.positions import (
    ROOMS_A,
    after,
    draw,
    events,
    legal,
    mice,
    open_cells,
    play,
    points,
    refused,
    spare,
    table,
    tiles,
    turn,
)

OPPOSITE = {"N": "S", "S": "N", "W": "E", "E": "W"}
ROW_4 = "a4 b4 c4 d4 e4 f4 g4"


def row_4(row: str) -> str:
    """A floor in which only row 4 matters."""
    return f"""
        T ? # ? # ? T
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        {row}
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
    """


@pytest.mark.rule("castle 7.1", "castle R-4")
def test_a_slide_costs_a_point_and_there_is_one_in_a_turn() -> None:
    state = after(table(), "slide Nd")
    assert points(state) == 3
    assert legal(state, "slide") == set()
    assert refused(state, "slide Sf") == ("7.1", "castle-refuse-slide-once")
    assert len(legal(after(state, "end"), "slide")) == 12


@pytest.mark.parametrize("before", [[], ["enter a1"], ["enter a1", "enter g1"], ["enter a1", "enter g1", "enter a7"]])
@pytest.mark.rule("castle 7.1")
def test_the_slide_comes_at_any_moment_of_the_turn(before: list[str]) -> None:
    state = after(table(), *before)
    assert len(legal(state, "slide")) == 12
    assert points(after(state, "slide E2")) == 3 - len(before)


@pytest.mark.rule("castle 7.2")
def test_the_spare_goes_in_the_line_moves_and_the_tile_at_the_far_end_is_the_new_spare() -> None:
    state = table(row_4("S W B C H D M"), spare="trap")
    moved, (event,) = play(state, "slide W4")
    assert tiles(moved, ROW_4).upper() == "O S W B C H D"
    assert spare(moved) == "moon"
    assert (event.message.key, event.rule) == ("castle-slid", "7.2")
    assert {name: event.message.arguments[name] for name in ("slot", "pushed", "spare")} == {
        "slot": "W4",
        "pushed": "trap",
        "spare": "moon",
    }


@pytest.mark.rule("castle 7.2", "castle 10.1")
def test_the_new_spare_lies_face_up() -> None:
    state = after(table(row_4("? ? ? ? ? ? H")), "slide W4")
    for seat in range(2):
        assert CASTLE.write_position(state.seen_by(seat))["spare"] == "heart"


@pytest.mark.parametrize("slot", list(LINES))
@pytest.mark.rule("castle 7.3")
def test_only_tiles_move(slot: str) -> None:
    state = table(
        """
        T . # . # . T
        . . . ? ? . .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1 e1 a2 f2 d4",
        mice={"red": "a1, b1, f2, c1", "yellow": "a2, d5"},
        spare="heart",
    )
    moved = after(state, f"slide {slot}")
    for seat in ("red", "yellow"):
        assert mice(moved, seat) == mice(state, seat)
    assert open_cells(moved) == open_cells(state)
    fixed = [
        (letter, now) for letter, now in zip(draw(state).split(), draw(moved).split(), strict=True) if letter in "T#"
    ]
    assert len(fixed) == 16
    assert all(letter == now for letter, now in fixed)


@pytest.mark.rule("castle 7.3")
def test_lines_slide_under_roofs_too() -> None:
    state = after(table(row_4("S W B C H D M")), "slide W4")
    assert open_cells(state) == set()
    assert tiles(state, ROW_4) == ". S W B C H D"


@pytest.mark.rule("castle 7.3", "castle 6.5")
def test_mice_on_towers_and_solid_squares_stand_on_no_tile() -> None:
    state = table(
        """
        T O # ? # ? T
        O ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a4 e1",
        mice={"red": "a1, a3, e1"},
        spare="trap",
    )
    for slot in LINES:
        assert mice(after(state, f"slide {slot}"), "red") == mice(state, "red")


@pytest.mark.rule("castle 7.4")
def test_any_of_the_twelve_slots_may_be_chosen() -> None:
    assert legal(table(), "slide") == {f"slide {slot}" for slot in LINES}


@pytest.mark.parametrize("slot", list(LINES))
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.rule("castle 7.4", "castle R-5")
def test_the_next_player_may_push_the_line_back(slot: str, layout: str) -> None:
    state = table(layout=layout, spare="drop")
    back = after(state, f"slide {slot}", "end", f"slide {OPPOSITE[slot[0]]}{slot[1]}")
    assert draw(back).upper().replace(".", ",") == draw(state).upper().replace(".", ",")
    assert spare(back) == "drop"


@pytest.mark.rule("castle 7.5")
def test_a_mouse_falls_when_a_trap_arrives_under_it() -> None:
    state = table(row_4("o . ? ? ? ? ?"), open="a4", mice={"red": "b4"})
    assert mice(after(state, "slide W4"), "red") == ["fallen b4", "outside", "outside", "outside"]
    assert events(state, "slide W4") == [("castle-slid", "7.2"), ("castle-fell", "7.5")]


@pytest.mark.rule("castle 7.5")
def test_a_mouse_falls_when_the_spare_that_is_pushed_in_is_a_trap() -> None:
    state = table(row_4(". . ? ? ? ? ?"), open="a4", mice={"red": "a4"}, spare="trap")
    assert "fallen a4" in mice(after(state, "slide W4"), "red")


@pytest.mark.rule("castle 7.5")
def test_a_mouse_falls_through_a_trap_that_nobody_knew_of() -> None:
    state = table(row_4("? . O ? ? ? ?"), open="a4", mice={"red": "b4"})
    assert "fallen b4" in mice(after(state, "slide E4"), "red")


@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.rule("castle 7.5")
def test_any_mouse_can_fall_ones_own_too(owner: str) -> None:
    state = table(row_4("o . ? ? ? ? ?"), open="a4", mice={owner: "b4"})
    assert "fallen b4" in mice(after(state, "slide W4"), owner)


@pytest.mark.rule("castle 7.5")
def test_several_mice_fall_at_once() -> None:
    state = table(
        row_4("o . o . o . ."),
        open=ROOMS_A,
        mice={"red": "b4, f4", "yellow": "d4, g4", "green": "b6"},
        seats=3,
    )
    moved, told = play(state, "slide W4")
    assert mice(moved, "red") == ["fallen b4", "fallen f4", "outside", "outside"]
    assert mice(moved, "yellow") == ["fallen d4", "g4", "outside", "outside"]
    assert mice(moved, "green") == ["b6", "outside", "outside", "outside"]
    assert [event.message.key for event in told] == ["castle-slid"] + ["castle-fell"] * 3


@pytest.mark.rule("castle 7.5")
def test_a_trap_that_leaves_takes_no_mouse_along() -> None:
    state = table(row_4("? . o . ? ? ?"), open=ROOMS_A, mice={"red": "b4", "yellow": "d4"})
    state = after(state, "slide W4")
    assert mice(state, "red")[0] == "b4"
    assert mice(state, "yellow")[0] == "fallen d4"


@pytest.mark.rule("castle 7.5")
def test_a_fallen_mouse_is_out_for_the_rest_of_the_game() -> None:
    state = table(row_4("o . ? ? ? ? ?"), open="a4", mice={"red": "b4"})
    state = after(state, "slide W4", "end", "end")
    assert (turn(state), mice(state, "red")) == ("red", ["fallen b4", "outside", "outside", "outside"])
    assert refused(state, "run b4 a4") == ("6.1", "castle-refuse-no-mouse-there")
    assert mice(after(state, "slide E4"), "red") == mice(state, "red")


@pytest.mark.rule("castle 7.5", "castle R-31")
def test_the_room_of_a_fallen_mouse_stays_open_until_the_end_of_the_turn() -> None:
    state = after(table(row_4("o . ? ? ? ? ?"), open="a4", mice={"red": "b4"}), "slide W4")
    assert open_cells(state) == {"a3", "b3", "a4", "b4"}
    assert open_cells(after(state, "end")) == set()


@pytest.mark.rule("castle 7.5", "castle R-31")
def test_others_run_on_in_the_room_of_a_fallen_mouse() -> None:
    state = table(row_4("o . ? ? ? ? ?"), open="a4 b5", mice={"red": "b5", "yellow": "b4"})
    state = after(state, "slide W4")
    assert refused(state, "run b5 b4") == ("6.4", "castle-refuse-trap")
    state = table(row_4("o . ? ? ? ? ?"), open="a4 a5", mice={"red": "a5", "yellow": "b4"})
    assert "run a5 a4" in legal(after(state, "slide W4"))
