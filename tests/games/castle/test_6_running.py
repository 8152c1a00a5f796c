"""Rulebook, chapter 6: running."""

from __future__ import annotations

import pytest

from tests.games.castle.plain import TOWERS
from tests.games.castle.positions import (
    WIDE_OPEN,
    after,
    events,
    legal,
    mice,
    play,
    points,
    refused,
    table,
    turn,
)

BESIDE_A_TOWER = {"a1": {"b1", "a2"}, "g1": {"f1", "g2"}, "a7": {"b7", "a6"}, "g7": {"f7", "g6"}}
ROW_4 = ["a4", "b4", "c4", "d4", "e4"]


def goals(origin: str, *cells: str) -> set[str]:
    return {f"run {origin} {cell}" for cell in cells}


# 6.1 Steps.


@pytest.mark.rule("castle 6.1")
def test_a_step_goes_up_down_left_or_right_and_costs_a_point() -> None:
    state = table(open=WIDE_OPEN, mice={"red": "d4"})
    assert legal(state, "run") == goals("d4", "d3", "d5", "c4", "e4")
    for cell in ("d3", "d5", "c4", "e4"):
        assert points(after(state, f"run d4 {cell}")) == 3


@pytest.mark.parametrize("cell", ["c3", "e3", "c5", "e5"])
@pytest.mark.rule("castle 6.1")
def test_a_step_is_never_diagonal(cell: str) -> None:
    state = table(open=WIDE_OPEN, mice={"red": "d4"})
    assert refused(state, f"run d4 {cell}") == ("6.1", "castle-refuse-one-step")


@pytest.mark.rule("castle 6.1")
def test_several_steps_are_several_actions() -> None:
    state = table(open=WIDE_OPEN, mice={"red": "d4"})
    assert refused(state, "run d4 d6") == ("6.1", "castle-refuse-one-step")
    assert points(after(state, "run d4 d5", "run d5 d6")) == 2


@pytest.mark.rule("castle 6.1")
def test_the_border_between_two_open_rooms_does_not_stop_a_mouse() -> None:
    state = table(open="b4 c4", mice={"red": "b4"})
    assert "run b4 c4" in legal(state)


@pytest.mark.rule("castle 6.1")
def test_a_player_runs_only_with_mice_of_their_own() -> None:
    state = table(open=WIDE_OPEN, mice={"yellow": "d4"})
    assert refused(state, "run d4 d5") == ("6.1", "castle-refuse-no-mouse-there")
    assert legal(after(state, "end"), "run") >= goals("d4", "d5")


# 6.2 and 6.3 Towers.


@pytest.mark.rule("castle 6.2")
def test_a_mouse_comes_from_outside_onto_any_free_tower_for_a_point() -> None:
    state = table(open=WIDE_OPEN)
    assert legal(state, "enter") == {f"enter {tower}" for tower in TOWERS}
    for tower in TOWERS:
        assert points(after(state, f"enter {tower}")) == 3


@pytest.mark.parametrize("cell", ["b1", "a2", "e4", "d4"])
@pytest.mark.rule("castle 6.2")
def test_there_is_no_way_in_but_over_a_tower(cell: str) -> None:
    assert refused(table(open=WIDE_OPEN), f"enter {cell}") == ("6.2", "castle-refuse-only-over-towers")


@pytest.mark.rule("castle 6.2")
def test_entering_is_told() -> None:
    assert events(table(), "enter a1") == [("castle-entered", "6.2")]


@pytest.mark.rule("castle 6.2")
def test_without_a_mouse_outside_nobody_enters() -> None:
    state = table(mice={"red": "a1, fallen b2, fallen b4, g1"})
    assert refused(state, "enter a7") == ("6.1", "castle-refuse-no-mouse-there")


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.rule("castle 6.3")
def test_from_a_tower_a_step_leads_onto_one_of_the_two_cells_beside_it(tower: str) -> None:
    state = table(open=WIDE_OPEN, mice={"red": tower})
    assert legal(state, "run") == goals(tower, *BESIDE_A_TOWER[tower])


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.rule("castle 6.3")
def test_a_mouse_never_returns_to_a_tower(tower: str) -> None:
    for cell in BESIDE_A_TOWER[tower]:
        state = table(open=WIDE_OPEN, mice={"red": cell})
        assert refused(state, f"run {cell} {tower}") == ("6.3", "castle-refuse-back-to-tower")


@pytest.mark.rule("castle 6.3")
def test_a_mouse_on_a_tower_does_not_change_to_another_tower() -> None:
    state = table(open=WIDE_OPEN, mice={"red": "a1"})
    assert refused(state, "run a1 g1") == ("6.3", "castle-refuse-back-to-tower")


@pytest.mark.rule("castle 6.3", "castle 6.7")
def test_no_way_leads_over_an_occupied_tower_from_inside() -> None:
    state = table(
        """
        T . # ? # ? T
        . o ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1 a2",
        mice={"red": "b1", "yellow": "a1"},
    )
    assert legal(state, "run") == goals("b1", "c1")


# 6.4 and 6.5 The floor.


@pytest.mark.rule("castle 6.4")
def test_a_mouse_never_runs_onto_a_roof() -> None:
    state = table(open="b4", mice={"red": "b4"})
    assert legal(state, "run") == goals("b4", "a4", "b3")
    assert refused(state, "run b4 c4") == ("6.4", "castle-refuse-roof")
    assert refused(state, "run b4 b5") == ("6.4", "castle-refuse-roof")


TRAP_ON_C4 = """
    T ? # ? # ? T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    . . o . ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""


@pytest.mark.rule("castle 6.4")
def test_a_mouse_never_runs_onto_a_trap() -> None:
    state = table(TRAP_ON_C4, open="b4 c4 d4", mice={"red": "b4"})
    assert refused(state, "run b4 c4") == ("6.4", "castle-refuse-trap")


@pytest.mark.rule("castle 6.4", "castle 6.7")
def test_a_trap_or_a_roof_ends_the_way_over_occupied_cells() -> None:
    over_the_trap = table(TRAP_ON_C4, open="b4 c4 d4", mice={"red": "a4", "yellow": "b4"})
    assert legal(over_the_trap, "run") == goals("a4", "a3", "b3")
    over_a_roof = table(open="b4 d4", mice={"red": "a4", "yellow": "b4"})
    assert legal(over_a_roof, "run") == goals("a4", "a3", "b3")


@pytest.mark.rule("castle 6.5")
def test_a_mouse_runs_over_solid_squares_and_stands_on_them() -> None:
    state = table(open="b1 d1", mice={"red": "b1"})
    state = after(state, "run b1 c1")
    assert mice(state, "red") == ["c1", "outside", "outside", "outside"]
    assert "run c1 d1" in legal(state)


@pytest.mark.rule("castle 6.5", "castle 6.4")
def test_a_solid_square_under_a_roof_is_closed_like_any_cell() -> None:
    state = table(open="d1", mice={"red": "d1"})
    assert refused(state, "run d1 c1") == ("6.4", "castle-refuse-roof")


@pytest.mark.rule("castle 6.5")
def test_solid_squares_have_no_cheese() -> None:
    state = table(open="b1 e1", mice={"red": "c1, f1"})
    assert events(state, "run f1 e1") == [("castle-ran", "6.1")]


# 6.6 One mouse on a cell.


@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.rule("castle 6.6")
def test_a_mouse_never_stops_on_a_cell_with_another_mouse(owner: str) -> None:
    others = {"red": "b4, c4"} if owner == "red" else {"red": "b4", "yellow": "c4"}
    state = table(open="b4 c4", mice=others)
    assert refused(state, "run b4 c4") == ("6.6", "castle-refuse-cell-taken")


@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.rule("castle 6.6")
def test_a_tower_has_room_for_one_mouse(owner: str) -> None:
    state = table(mice={owner: "a1"})
    assert legal(state, "enter") == {"enter g1", "enter a7", "enter g7"}
    assert refused(state, "enter a1") == ("6.6", "castle-refuse-cell-taken")


# 6.7 Passing.


@pytest.mark.parametrize("passed", [1, 2, 3])
@pytest.mark.parametrize("owners", ["foreign", "own", "mixed"])
@pytest.mark.rule("castle 6.7", "castle 6.8", "castle R-7", "castle R-27")
def test_passing_occupied_cells_needs_a_point_for_each_and_one_for_the_goal(passed: int, owners: str) -> None:
    on_the_way = ROW_4[1 : passed + 1]
    own = on_the_way if owners == "own" else on_the_way[::2] if owners == "mixed" else []
    others = [cell for cell in on_the_way if cell not in own]
    standing = {"red": ", ".join(["a4", *own]), "yellow": ", ".join(others)}
    goal = ROW_4[passed + 1]

    enough = table(open="a4 c4 d4 e4", mice=standing, points=passed + 1)
    assert f"run a4 {goal}" in legal(enough)
    assert points(after(enough, f"run a4 {goal}")) == 0

    short = table(open="a4 c4 d4 e4", mice=standing, points=passed)
    assert refused(short, f"run a4 {goal}") == ("6.8", "castle-refuse-points-short")


@pytest.mark.rule("castle 6.7", "castle R-7")
def test_four_occupied_cells_in_a_row_are_too_many_for_one_turn() -> None:
    state = table(open="a4 c4 d4 e4 f4", mice={"red": "a4", "yellow": "b4, c4, d4, e4"})
    assert refused(state, "run a4 f4") == ("6.8", "castle-refuse-points-short")


@pytest.mark.rule("castle 6.7", "castle R-7")
def test_a_pass_may_turn_a_corner_and_cross_borders() -> None:
    state = table(open="a4 c4", mice={"red": "b4", "yellow": "c4"})
    assert "run b4 c3" in legal(state)
    assert points(after(state, "run b4 c3")) == 2


@pytest.mark.rule("castle 6.7", "castle R-7")
def test_a_pass_is_one_movement_with_nothing_in_between() -> None:
    """There is no moment at which the mouse is on the occupied cell: one move, one event, all points at once."""
    state = table(open="a4 c4", mice={"red": "a4", "yellow": "b4"})
    ran, told = play(state, "run a4 c4")
    assert [(event.message.key, event.message.arguments["goal"]) for event in told] == [("castle-ran", "c4")]
    assert (points(ran), turn(ran)) == (2, "red")
    assert mice(ran, "yellow") == mice(state, "yellow")


@pytest.mark.rule("castle 6.7", "castle R-7")
def test_a_pass_goes_on_only_from_occupied_cells() -> None:
    """From b4 the mouse would stop on c4, which is free, so d4 is no goal of the same move."""
    state = table(open="a4 c4 d4", mice={"red": "a4", "yellow": "b4"})
    assert refused(state, "run a4 d4") == ("6.1", "castle-refuse-one-step")


@pytest.mark.rule("castle 6.7")
def test_a_mouse_with_no_free_cell_behind_the_others_does_not_run() -> None:
    state = table(open="b5", mice={"red": "b5", "yellow": "c5"})
    assert legal(state, "run") == set()


# 6.8 One move, at the cheapest price.


@pytest.mark.rule("castle 6.8", "castle R-26")
def test_back_to_where_the_mouse_stood_is_not_a_move() -> None:
    state = table(open="b4", mice={"red": "b4", "yellow": "a4, b3"})
    assert legal(state, "run") == goals("b4", "a3")
    assert refused(state, "run b4 b4") == ("6.6", "castle-refuse-cell-taken")


@pytest.mark.rule("castle 6.8", "castle R-27")
def test_two_ways_to_the_same_cell_are_one_move() -> None:
    state = table(open="b4 b2 c2", mice={"red": "b2", "yellow": "c2, b3"})
    assert len(set(state.moves(0))) == len(state.moves(0))
    assert "run b2 c3" in legal(state)
    assert points(after(state, "run b2 c3")) == 2


@pytest.mark.parametrize("on_b4, price", [(".", 2), ("o", 4)])
@pytest.mark.rule("castle 6.8", "castle R-27")
def test_of_several_ways_the_cheapest_that_is_open_is_paid(on_b4: str, price: int) -> None:
    """From a4 to c4: over b4 for two points; if there is a trap on b4, over a3, b3 and c3 for four."""
    state = table(
        f"""
        T ? # ? # ? T
        ? ? ? ? ? ? ?
        # . # ? # ? #
        . {on_b4} . ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a4 c4",
        mice={"red": "a4", "yellow": "a3, b3, c3", "green": "b4" if on_b4 == "." else ""},
        seats=3,
    )
    assert points(after(state, "run a4 c4")) == 4 - price


@pytest.mark.rule("castle 6.8", "castle R-27")
def test_a_step_next_door_costs_one_point_though_a_pass_leads_there_too() -> None:
    state = table(open="b4", mice={"red": "b4", "yellow": "a4, a3"})
    assert points(after(state, "run b4 b3")) == 3


# 6.9 Over an occupied tower.


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.rule("castle 6.9", "castle R-8")
def test_a_mouse_runs_from_outside_over_an_occupied_tower_for_two_points(tower: str, owner: str) -> None:
    state = table(open=WIDE_OPEN, mice={owner: tower})
    free = {f"enter {other}" for other in TOWERS if other != tower}
    assert legal(state, "enter") == free | {f"enter {cell}" for cell in BESIDE_A_TOWER[tower]}
    exactly_enough = table(open=WIDE_OPEN, mice={owner: tower}, points=2)
    for cell in BESIDE_A_TOWER[tower]:
        assert points(after(state, f"enter {cell}")) == 2
        assert points(after(exactly_enough, f"enter {cell}")) == 0


@pytest.mark.rule("castle 6.9", "castle R-8")
def test_one_point_is_not_enough_for_going_over_a_tower() -> None:
    state = table(open=WIDE_OPEN, mice={"yellow": "a1"}, points=1)
    assert refused(state, "enter b1") == ("6.8", "castle-refuse-points-short")


@pytest.mark.parametrize("passed, goal", [(["b1"], "c1"), (["b1", "c1"], "d1")])
@pytest.mark.rule("castle 6.9", "castle 6.7", "castle R-8")
def test_the_way_over_a_tower_leads_on_over_occupied_cells(passed: list[str], goal: str) -> None:
    standing = {"yellow": ", ".join(["a1", *passed])}
    price = len(passed) + 2
    assert points(after(table(open=WIDE_OPEN, mice=standing), f"enter {goal}")) == 4 - price
    assert points(after(table(open=WIDE_OPEN, mice=standing, points=price), f"enter {goal}")) == 0
    short = table(open=WIDE_OPEN, mice=standing, points=price - 1)
    assert refused(short, f"enter {goal}") == ("6.8", "castle-refuse-points-short")


@pytest.mark.rule("castle 6.9", "castle R-8")
def test_four_occupied_towers_block_nobody() -> None:
    state = table(open=WIDE_OPEN, mice={"yellow": "a1, g1, a7, g7"})
    assert legal(state, "enter") == {f"enter {cell}" for cells in BESIDE_A_TOWER.values() for cell in cells}


@pytest.mark.rule("castle 6.9", "castle 6.4")
def test_a_roof_or_a_trap_behind_the_tower_stops_the_way_over_it() -> None:
    state = table(
        """
        T o # ? # ? T
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1",
        mice={"yellow": "a1"},
    )
    assert legal(state, "enter") == {"enter g1", "enter a7", "enter g7"}


@pytest.mark.rule("castle 6.9", "castle R-8")
def test_a_free_tower_is_a_stop_and_not_passed_in_the_same_move() -> None:
    state = table(open=WIDE_OPEN)
    assert refused(state, "enter b1") == ("6.2", "castle-refuse-only-over-towers")
    assert points(after(state, "enter a1", "run a1 b1")) == 2


@pytest.mark.rule("castle 6.9", "castle R-8")
def test_a_table_may_switch_off_going_over_occupied_towers() -> None:
    state = table(open=WIDE_OPEN, mice={"yellow": "a1, b1"}, through_towers=False)
    assert legal(state, "enter") == {"enter g1", "enter a7", "enter g7"}
    assert refused(state, "enter a2") == ("6.9", "castle-refuse-through-tower")


@pytest.mark.rule("castle 6.9", "castle R-8")
def test_switched_off_the_cells_further_behind_the_tower_are_refused_for_the_same_reason() -> None:
    state = table(open=WIDE_OPEN, mice={"yellow": "a1, b1"}, through_towers=False)
    assert refused(state, "enter c1") == ("6.9", "castle-refuse-through-tower")


@pytest.mark.rule("castle 6.9", "castle R-27")
def test_the_switch_is_only_about_entering() -> None:
    state = table(open=WIDE_OPEN, mice={"red": "a1, d4", "yellow": "b1, d5"}, through_towers=False)
    assert "run a1 b2" in legal(state)
    assert "run d4 d6" in legal(state)
