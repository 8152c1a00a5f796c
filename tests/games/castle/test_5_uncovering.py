"""Rulebook, chapter 5: uncovering."""

from __future__ import annotations

import pytest

from tests.games.castle.positions import (
    after,
    events,
    legal,
    open_cells,
    play,
    points,
    refused,
    table,
    tile,
    tiles,
)


@pytest.mark.parametrize(
    "mouse, room, roof, cells",
    [
        ("a1", "b1", "tiled", {"b1", "c1"}),
        ("c1", "d1", "thatched", {"d1", "d2", "d3"}),
        ("b2", "a3", "copper", {"a3", "b3", "a4", "b4"}),
    ],
)
@pytest.mark.rule("castle 5.1")
def test_a_roof_costs_one_point_however_large_it_is(mouse: str, room: str, roof: str, cells: set[str]) -> None:
    state = table(open="" if mouse == "a1" else mouse, mice={"red": mouse})
    uncovered, (event,) = play(state, f"uncover {room}")
    assert open_cells(uncovered) - open_cells(state) == cells
    assert points(uncovered) == 3
    assert (event.message.key, event.rule, event.message.arguments["roof"]) == ("castle-uncovered", "5.1", roof)


@pytest.mark.rule("castle 5.1")
def test_uncovering_shows_the_tiles_of_the_room_to_everybody() -> None:
    state = table(
        """
        T S # M # ? T
        O W ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        seats=4,
        mice={"red": "a1"},
    )
    uncovered = after(state, "uncover a2")
    assert tiles(uncovered, "a2 b2 b1 d1") == "o w S M"
    for seat in range(4):
        assert tiles(uncovered.seen_by(seat), "a2 b2 b1 d1") == "o w ? ?"


@pytest.mark.rule("castle 5.1")
def test_a_room_that_is_open_has_no_roof_to_take_off() -> None:
    state = table(open="b1", mice={"red": "a1"})
    assert refused(state, "uncover b1") == ("5.1", "castle-refuse-room-open")


@pytest.mark.parametrize(
    "mouse, roofs",
    [
        ("a1", "b1 a2"),
        ("g1", "e1 f2"),
        ("a7", "a5 b6"),
        ("g7", "f6 g5"),
        ("b1", "a2 c2"),
        ("d2", "b1 e1 c2 e2"),
        ("b4", "c2 b5 a5"),
        ("d5", "c2 e2 b5 e5 c6"),
    ],
)
@pytest.mark.rule("castle 5.2")
def test_a_roof_is_in_reach_if_it_touches_the_cell_of_a_mouse_by_a_side_or_a_corner(mouse: str, roofs: str) -> None:
    state = table(open="" if mouse in {"a1", "g1", "a7", "g7"} else mouse, mice={"red": mouse})
    assert legal(state, "uncover") == {f"uncover {room}" for room in roofs.split()}


@pytest.mark.rule("castle 5.2", "castle R-13")
def test_a_roof_that_only_touches_another_part_of_the_mouses_room_is_out_of_reach() -> None:
    state = table(open="b4", mice={"red": "b4"})
    assert refused(state, "uncover a2") == ("5.2", "castle-refuse-too-far-to-uncover")
    assert "uncover a2" in legal(after(state, "run b4 b3"))


@pytest.mark.rule("castle 5.2")
def test_only_ones_own_mice_uncover() -> None:
    state = table(open="b1", mice={"red": "g7", "yellow": "b1"})
    assert refused(state, "uncover a2") == ("5.2", "castle-refuse-too-far-to-uncover")
    assert "uncover a2" in legal(after(state, "end"))


@pytest.mark.rule("castle 5.2")
def test_mice_outside_or_fallen_uncover_nothing() -> None:
    state = table(mice={"red": "fallen b2, fallen b4"})
    assert legal(state, "uncover") == set()


@pytest.mark.rule("castle 5.2")
def test_each_mouse_reaches_its_own_roofs() -> None:
    state = table(open="b4", mice={"red": "a1, b4"})
    assert legal(state, "uncover") == {"uncover b1", "uncover a2", "uncover c2", "uncover b5", "uncover a5"}


@pytest.mark.rule("castle 5.3", "castle R-6")
def test_a_mouse_just_brought_onto_a_tower_may_uncover_and_run_on() -> None:
    state = after(table(spare="blank"), "enter a1", "uncover b1")
    assert tile(state, "b1") in "swbchdm.o"
    assert events(table(), "enter g7", "uncover f6") == [("castle-entered", "6.2"), ("castle-uncovered", "5.1")]
    roofless = table(open="b1", mice={"yellow": "c1"})
    assert points(after(roofless, "enter a1", "run a1 b1", "uncover a2")) == 1


@pytest.mark.rule("castle 5.3", "castle R-6")
def test_sliding_needs_no_mouse_in_the_castle() -> None:
    assert len(legal(table(), "slide")) == 12
    assert len(legal(table(mice={"red": "fallen b2, fallen b4"}), "slide")) == 12
