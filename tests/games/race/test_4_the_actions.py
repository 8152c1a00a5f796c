"""Rulebook, chapter 4: the six actions."""

from __future__ import annotations

import pytest

from tests.games.race.positions import after, cells, events, goals, legal, place, refused, table

MIDDLE = {"red": "f3", "yellow": "a1"}


@pytest.mark.rule("race 4.1", "race R-28")
def test_rats_may_go_backwards() -> None:
    state = table(rats=MIDDLE, laid={"red": "dash"})
    assert {"d3", "e3"} < goals(state, "dash")


@pytest.mark.rule("race 4.1", "race 4.2")
def test_no_rat_runs_through_or_onto_another() -> None:
    state = table(rats={"red": "f3", "yellow": "g3", "green": "f1"}, laid={"red": "dash"})
    assert goals(state, "dash") == cells("e3 d3 f2 f4 f5")
    assert refused(state, "dash g3") == ("4.1", "race-refuse-cell-taken")
    assert refused(state, "dash h3") == ("4.2", "race-refuse-cannot-reach")


@pytest.mark.rule("race 4.2", "race R-12")
def test_a_straight_dash_goes_one_or_two_cells_in_one_line() -> None:
    state = table(rats=MIDDLE, laid={"red": "dash"})
    assert goals(state, "dash") == cells("f1 f2 f4 f5 d3 e3 g3 h3")
    assert events(state, "dash h3")[0] == ("race-moved-dash", "4.2")


@pytest.mark.rule("race 4.3")
def test_a_diagonal_dash_goes_one_or_two_cells_in_one_line() -> None:
    state = table(rats=MIDDLE, laid={"red": "diagonal"})
    assert goals(state, "diagonal") == cells("e2 d1 g2 h1 e4 d5 g4 h5")


@pytest.mark.rule("race 4.3", "race R-15")
def test_a_rat_may_squeeze_between_two_others() -> None:
    state = table(rats={"red": "f3", "yellow": "g3", "green": "f2"}, laid={"red": "diagonal"})
    assert {"g2", "h1"} < goals(state, "diagonal")


# The four borders that meet in the corner between e2 and f3: which of them have walls.
CORNERS = [
    ("none", "", True),
    ("one beside the start", "e2|f2", True),
    ("one below the start", "e2-e3", True),
    ("one beside the goal", "e3|f3", True),
    ("one above the goal", "f2-f3", True),
    ("a line across", "e2-e3 f2-f3", False),
    ("a line down", "e2|f2 e3|f3", False),
    ("around the start", "e2|f2 e2-e3", False),
    ("around the goal", "e3|f3 f2-f3", False),
    ("around the right corner", "e2|f2 f2-f3", True),
    ("around the left corner", "e2-e3 e3|f3", True),
    ("three, right free", "e2|f2 e2-e3 e3|f3", False),
    ("three, below free", "e2|f2 e3|f3 f2-f3", False),
    ("three, left free", "e2|f2 e2-e3 f2-f3", False),
    ("three, above free", "e2-e3 e3|f3 f2-f3", False),
    ("all four", "e2|f2 e2-e3 e3|f3 f2-f3", False),
]


@pytest.mark.parametrize("name, walls, is_open", CORNERS, ids=[name for name, _, _ in CORNERS])
@pytest.mark.rule("race 4.3", "race R-14")
def test_a_diagonal_is_open_if_one_way_round_the_corner_is(name: str, walls: str, is_open: bool) -> None:
    def wall(borders: str, sign: str) -> str:
        return sign if borders in walls.split() else " "

    drawing = f"""
        F . . . . . . . . . . F
        F . . . R{wall("e2|f2", "|")}. . . . . . F
                {wall("e2-e3", "-")} {wall("f2-f3", "-")}
        F . . . .{wall("e3|f3", "|")}. . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
    """
    state = table(drawing, laid={"red": "diagonal"})
    assert ("f3" in goals(state, "diagonal")) is is_open
    back = table(drawing.replace("R", "."), rats={"red": "f3"}, laid={"red": "diagonal"})
    assert ("e2" in goals(back, "diagonal")) is is_open


@pytest.mark.parametrize("action", ["dash", "diagonal", "step", "jump", "swap"])
@pytest.mark.rule("race 4.1", "race R-16")
def test_every_border_on_the_way_is_checked_for_walls(action: str) -> None:
    """Behind its walls a rat reaches nothing, not even rats that stand around it."""
    drawing = """
        F . . . . . . . . . . F
                -
        F . . Y|R|G . . . . . F
                -
        F . . . B . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    assert legal(table(drawing, laid={"red": action})) == {"pass"}


@pytest.mark.rule("race 4.1", "race R-16")
def test_a_wall_behind_a_rat_stops_a_jump_over_it() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . . R Y|. . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    assert goals(table(drawing, laid={"red": "jump"}), "jump") == set()
    assert goals(table(drawing, laid={"red": "swap"}), "swap") == {"f2"}


@pytest.mark.parametrize("sign", ["#", "~"])
@pytest.mark.rule("race 4.1", "race R-16")
def test_no_idea_leads_through_a_wall_but_that_of_a_spring(sign: str) -> None:
    drawing = f"""
        F . . . . . . . . . . F
                -
        F . . {sign}|{sign}|{sign} . . . . . F
                -
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
    """
    assert legal(table(drawing, rats={"red": "e2"}, laid={"red": "idea"})) == {"pass"}


@pytest.mark.rule("race 4.4")
def test_a_step_goes_one_cell_in_any_direction() -> None:
    state = table(rats=MIDDLE, laid={"red": "step"})
    assert goals(state, "step") == cells("e2 e3 e4 f2 f4 g2 g3 g4")


# 4.5 Jump.


@pytest.mark.rule("race 4.5")
def test_a_jump_goes_over_a_rat_onto_the_free_cell_behind_it() -> None:
    state = table(rats={"red": "f3", "yellow": "g3", "green": "e2"}, laid={"red": "jump"})
    assert goals(state, "jump") == cells("h3 d1")


@pytest.mark.rule("race 4.5")
def test_a_jump_goes_over_two_or_three_rats_in_a_line() -> None:
    rats = {"red": "d3", "yellow": "e3", "green": "f3", "blue": "h3"}
    assert goals(table(rats=rats, laid={"red": "jump"}), "jump") == {"g3"}
    rats["blue"] = "g3"
    assert goals(table(rats=rats, laid={"red": "jump"}), "jump") == {"h3"}


@pytest.mark.rule("race 4.5")
def test_nobody_jumps_off_the_track() -> None:
    assert goals(table(rats={"red": "f2", "yellow": "f1"}, laid={"red": "jump"}), "jump") == set()


@pytest.mark.rule("race 4.5", "race R-18")
def test_a_jump_flies_over_mud_and_water() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . . . # ~ . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    state = table(drawing, rats={"red": "e2", "yellow": "f2"}, laid={"red": "jump"})
    assert goals(state, "jump") == {"g2"}
    state = table(drawing, rats={"red": "e2", "yellow": "f2", "green": "g2"}, laid={"red": "jump"})
    assert place(after(state, "jump h2"), "red") == "h2"


# 4.6 Swap.


@pytest.mark.rule("race 4.6")
def test_a_swap_changes_places_with_a_rat_next_to_one() -> None:
    state = table(rats={"red": "f3", "yellow": "g4", "green": "h3"}, laid={"red": "swap"})
    assert goals(state, "swap") == {"g4"}
    state = after(state, "swap g4")
    assert (place(state, "red"), place(state, "yellow"), place(state, "green")) == ("g4", "f3", "h3")


@pytest.mark.rule("race 4.6", "race R-22")
def test_one_may_swap_with_a_rat_in_mud_and_is_stuck_then() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . . . # . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    state = table(drawing, rats={"red": "e2", "yellow": "f2"}, laid={"red": "swap", "yellow": "dash"})
    state = after(state, "swap f2")
    assert (place(state, "red"), place(state, "yellow")) == ("f2", "e2")
    assert len(legal(state)) > 1
    assert legal(table(drawing, rats={"red": "f2", "yellow": "e2"}, laid={"red": "dash"})) == {"pass"}


# 4.7 and 4.8.


@pytest.mark.rule("race 4.7")
def test_an_idea_is_good_for_nothing_on_an_ordinary_cell() -> None:
    state = table(rats=MIDDLE, laid={"red": "idea"})
    assert legal(state) == {"pass"}
    assert refused(state, "idea g3") == ("4.7", "race-refuse-ordinary-cell")


@pytest.mark.rule("race 4.8", "race R-56")
def test_moves_are_told_apart_by_where_they_end() -> None:
    """From e3 over d2, e2 or f2 to e1: one move; and back to e3: none."""
    drawing = """
        F . . ~ ~ ~ . . . . . F
        F . . ~ ~ ~ . . . . . F
        F . . . ~ . . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
    """
    state = table(drawing, rats={"red": "e3"}, laid={"red": "idea"})
    assert goals(state, "idea") == cells("d1 d2 e1 e2 f1 f2")
