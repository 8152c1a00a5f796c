"""Rulebook, chapter 5: special cells."""

from __future__ import annotations

import pytest

from cheeseboard.games.race.board import ACTION_NAMES
from tests.games.race.positions import after, cells, events, goals, legal, place, refused, table, token

POND = """
    F . . . . . . . . . . F
    F . . . . ~ ~ . . . . F
    F . . . ~ ~ . ~ . . . F
    F . . . . . . . . . . F
    F Y . . . . . . . . . F
"""


@pytest.mark.rule("race 5.1")
def test_a_spring_throws_a_rat_one_to_three_cells_over_rats_and_walls() -> None:
    drawing = """
        F . . . . . . . . . . F
                - - -
        F . . . .|*|Y G . . . F
                - - -
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . B . . . . . F
    """
    state = table(drawing, rats={"red": "f2"}, laid={"red": "idea"})
    assert goals(state, "idea") == cells("c2 d2 e2 i2 f1 e1 g1 f3 f4 e3 d4 c5 g3 h4 i5")
    assert events(state, "idea i2")[0] == ("race-moved-spring", "5.1")


@pytest.mark.rule("race 5.1")
def test_other_actions_take_a_spring_for_an_ordinary_cell() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . R * . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
    """
    assert "f2" in goals(table(drawing, laid={"red": "dash"}), "dash")


MUD = """
    F . . . . . . . . . . F
    F . . . . # . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F Y . . . . . . . . . F
"""


@pytest.mark.rule("race 5.2", "race R-51")
def test_an_idea_takes_a_rat_out_of_mud_if_it_wants() -> None:
    state = table(MUD, rats={"red": "f2"}, laid={"red": "idea"})
    assert legal(state) == {"pass", *(f"idea {cell}" for cell in ["e1", "f1", "g1", "e2", "g2", "e3", "f3", "g3"])}
    assert events(state, "idea g2")[0] == ("race-moved-mud", "5.2")


@pytest.mark.parametrize("action", [action for action in ACTION_NAMES if action != "idea"])
@pytest.mark.rule("race 5.3")
def test_without_an_idea_a_rat_in_mud_has_to_pass(action: str) -> None:
    state = table(MUD, rats={"red": "f2", "green": "g2"}, laid={"red": action})
    assert legal(state) == {"pass"}
    assert refused(state, f"{action} e2") == ("5.3", "race-refuse-mud")


@pytest.mark.rule("race 5.3")
def test_a_move_that_would_cross_mud_ends_there() -> None:
    assert goals(table(MUD, rats={"red": "e2"}, laid={"red": "dash"}), "dash") == cells("f2 d2 c2 e1 e3 e4")
    assert "g3" not in goals(table(MUD, rats={"red": "e1"}, laid={"red": "diagonal"}), "diagonal")


@pytest.mark.rule("race 5.4", "race R-40")
def test_an_idea_lets_a_rat_swim_one_or_two_strokes_and_never_out_of_the_water() -> None:
    state = table(POND, rats={"red": "e3"}, laid={"red": "idea"})
    assert goals(state, "idea") == cells("f2 f3 g2")
    state = table(POND, rats={"red": "f3"}, laid={"red": "idea"})
    assert goals(state, "idea") == cells("e3 f2 g2 h3")
    assert events(state, "idea h3")[0] == ("race-moved-water", "5.4")


@pytest.mark.rule("race 5.4")
def test_nobody_swims_through_a_rat() -> None:
    state = table(POND, rats={"red": "f3", "green": "g2"}, laid={"red": "idea"})
    assert goals(state, "idea") == cells("e3 f2")


@pytest.mark.rule("race 5.5")
def test_from_water_a_dash_goes_one_cell_only() -> None:
    assert goals(table(POND, rats={"red": "h3"}, laid={"red": "dash"}), "dash") == cells("g3 i3 h2 h4")
    assert goals(table(POND, rats={"red": "h3"}, laid={"red": "diagonal"}), "diagonal") == cells("g2 g4 i2 i4")


@pytest.mark.rule("race 5.5")
def test_from_water_other_actions_are_as_usual() -> None:
    rats = {"red": "h3", "green": "i3"}
    assert len(goals(table(POND, rats={"red": "h3"}, laid={"red": "step"}), "step")) == 8
    assert goals(table(POND, rats=rats, laid={"red": "jump"}), "jump") == {"j3"}
    assert goals(table(POND, rats=rats, laid={"red": "swap"}), "swap") == {"i3"}


@pytest.mark.rule("race 5.5")
def test_a_move_that_enters_water_ends_there() -> None:
    assert goals(table(POND, rats={"red": "d3"}, laid={"red": "dash"}), "dash") == cells("c3 b3 d1 d2 d4 d5 e3")


HERBS = """
    F . . . . . . . . . . F
    F . . . p s c . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F Y . . . . . . . . . F
"""


@pytest.mark.parametrize("cell, kind", [("e2", "pepper"), ("f2", "sugar"), ("g2", "clover")])
@pytest.mark.rule("race 5.6")
def test_an_idea_takes_the_token_of_the_cell(cell: str, kind: str) -> None:
    state = table(HERBS, rats={"red": cell}, laid={"red": "idea"})
    assert legal(state) == {"pass", f"idea {cell}"}
    assert events(state, f"idea {cell}")[0] == ("race-took-token", "5.6")
    state = after(state, f"idea {cell}")
    assert (token(state, "red"), place(state, "red")) == (kind, cell)


@pytest.mark.rule("race 5.6", "race R-55")
def test_one_may_take_a_kind_that_one_already_holds() -> None:
    state = table(HERBS, rats={"red": "e2"}, laid={"red": "idea"}, tokens={"red": "pepper"})
    assert token(after(state, "idea e2"), "red") == "pepper"


@pytest.mark.rule("race 5.6")
def test_other_actions_take_a_token_cell_for_an_ordinary_one() -> None:
    assert {"e2", "f2"} < goals(table(HERBS, rats={"red": "d2"}, laid={"red": "dash"}), "dash")
