"""Rulebook, chapter 6: tokens."""

from __future__ import annotations

import pytest

from tests.games.race.positions import (
    SEATS,
    acting,
    after,
    asked,
    bet,
    cells,
    events,
    goals,
    hand,
    laid,
    legal,
    open_cards,
    place,
    refused,
    row,
    table,
    token,
)

IN_LINE = {"red": "d3", "yellow": "e3", "green": "f3", "blue": "g3"}

HERBS = """
    F . . . . . . . . . . F
    F . . . p s c . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F Y . . . . . . . . . F
"""
MUD = """
    F . . . . . . . . . . F
    F . . . . # . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
"""
POND = MUD.replace("#", "~")


@pytest.mark.rule("race 6.1")
def test_a_new_token_takes_the_place_of_the_old_one() -> None:
    state = table(HERBS, rats={"red": "f2"}, laid={"red": "idea"}, tokens={"red": "pepper"})
    assert token(after(state, "idea f2"), "red") == "sugar"


@pytest.mark.rule("race 6.1", "race 6.4")
def test_an_eaten_token_is_gone() -> None:
    state = after(table(rats=IN_LINE, laid={"blue": "dash"}, tokens={"blue": "sugar"}), "sugar dash j3")
    assert token(state, "blue") == ""


@pytest.mark.parametrize("cell, kind", [("e2", "pepper"), ("f2", "sugar"), ("g2", "clover")])
@pytest.mark.rule("race 6.2", "race R-24")
def test_a_token_is_not_eaten_in_the_turn_in_which_it_was_taken(cell: str, kind: str) -> None:
    """Taking it ends the turn, and the next one to act is somebody else."""
    state = after(table(HERBS, rats={"red": cell}, laid={"red": "idea", "yellow": "step"}), f"idea {cell}")
    assert (asked(state), acting(state), token(state, "red")) == ("Acting", {"yellow"}, kind)


# 6.3 Pepper.


@pytest.mark.rule("race 6.3")
def test_pepper_takes_a_card_to_the_front_before_any_is_replaced() -> None:
    state = table(rats=IN_LINE, tokens={"green": "pepper"}, orders="dash diagonal step jump swap idea")
    state = bet(state, "dash", "step", "dash", "jump")
    assert (asked(state), acting(state)) == ("PepperWindow", {"green"})
    assert legal(state) == {"eat pepper", "keep pepper"}
    eaten = after(state, "eat pepper")
    assert row(eaten) == ["green", "red", "yellow", "blue"]
    assert laid(eaten) == {"green": "dash", "red": "diagonal", "yellow": "step", "blue": "jump"}
    assert token(eaten, "green") == ""
    kept = after(state, "keep pepper")
    assert laid(kept)["green"] == "diagonal"
    assert token(kept, "green") == "pepper"


@pytest.mark.rule("race 6.3", "race R-8")
def test_whoever_eats_later_acts_earlier_and_the_others_are_asked_again() -> None:
    state = bet(table(rats=IN_LINE, tokens=dict.fromkeys(SEATS, "pepper")), "dash", "step", "jump", "swap")
    state = after(state, "keep pepper", "keep pepper")
    assert acting(state) == {"green"}
    state = after(state, "eat pepper")
    assert row(state) == ["green", "red", "yellow", "blue"]
    assert acting(state) == {"red"}
    state = after(state, "keep pepper", "eat pepper")
    assert row(state) == ["yellow", "green", "red", "blue"]
    assert acting(state) == {"red"}
    state = after(state, "keep pepper", "keep pepper")
    assert (asked(state), acting(state)) == ("Acting", {"yellow"})


@pytest.mark.rule("race 6.3", "race 3.7", "race R-8")
def test_cards_are_replaced_in_the_order_that_all_the_pepper_has_made() -> None:
    """Blue eats, and then green, who so acts first: green keeps the dash that all have laid, and red finds three taken."""
    state = table(rats=IN_LINE, tokens={"green": "pepper", "blue": "pepper"}, hands={"red": "dash diagonal step jump"})
    state = after(bet(state, *["dash"] * 4), "keep pepper", "eat pepper")
    assert (row(state), acting(state)) == (["blue", "red", "yellow", "green"], {"green"})
    state = after(state, "eat pepper")
    assert row(state) == ["green", "blue", "red", "yellow"]
    assert laid(state) == {"green": "dash", "blue": "diagonal", "red": "step", "yellow": "jump"}
    assert acting(state) == {"green"}


@pytest.mark.rule("race 6.3", "race 3.9", "race R-6")
def test_pepper_can_save_an_action_and_cost_somebody_else_theirs() -> None:
    hands = {"green": "dash step jump", "blue": "dash step jump"}
    state = bet(table(rats=IN_LINE, hands=hands, tokens={"blue": "pepper"}), "dash", "step", "jump", "step")
    kept = after(state, "keep pepper", "pass", "pass", "pass")
    assert (acting(kept), legal(kept)) == ({"blue"}, {"pass"})
    eaten = after(state, "eat pepper")
    assert laid(eaten) == {"blue": "step", "red": "dash", "yellow": "jump", "green": "jump"}
    eaten = after(eaten, "pass", "pass", "pass")
    assert (acting(eaten), legal(eaten)) == ({"green"}, {"pass"})


@pytest.mark.rule("race 6.3", "race R-52")
def test_the_one_in_front_is_asked_too_and_asking_begins_at_the_front() -> None:
    state = bet(table(rats=IN_LINE, tokens={"red": "pepper", "blue": "pepper"}), "dash", "step", "jump", "swap")
    assert acting(state) == {"red"}
    state = after(state, "keep pepper")
    assert acting(state) == {"blue"}
    state = after(state, "eat pepper")
    assert acting(state) == {"red"}
    assert refused(state, "pass") == ("6.3", "race-refuse-answer-first")


# 6.4 to 6.8 Sugar.


@pytest.mark.rule("race 6.4", "race R-42")
def test_with_sugar_a_dash_goes_exactly_three_cells() -> None:
    rats = {"red": "f3", "yellow": "a1"}
    straight = table(rats=rats, laid={"red": "dash"}, tokens={"red": "sugar"})
    assert goals(straight, "sugar dash") == cells("c3 i3")
    assert goals(straight, "dash") == cells("f1 f2 f4 f5 d3 e3 g3 h3")
    diagonal = table(rats={"red": "f2", "yellow": "a1"}, laid={"red": "diagonal"}, tokens={"red": "sugar"})
    assert goals(diagonal, "sugar diagonal") == cells("c5 i5")
    assert refused(diagonal, "sugar diagonal g3") == ("6.4", "race-refuse-cannot-reach")


@pytest.mark.rule("race 6.4", "race R-42")
def test_with_sugar_mud_water_and_finish_flags_end_a_dash_early() -> None:
    for drawing in (MUD, POND):
        state = table(drawing, rats={"red": "e2", "yellow": "a1"}, laid={"red": "dash"}, tokens={"red": "sugar"})
        assert goals(state, "sugar dash") == cells("b2 f2 e5")
    state = table(rats={"red": "j3", "yellow": "a1"}, laid={"red": "dash"}, tokens={"red": "sugar"})
    assert "l3" in goals(state, "sugar dash")


@pytest.mark.rule("race 6.4", "race R-21")
def test_with_sugar_a_dash_from_water_goes_two_cells() -> None:
    state = table(POND, rats={"red": "f2", "yellow": "a1"}, laid={"red": "dash"}, tokens={"red": "sugar"})
    assert goals(state, "sugar dash") == cells("d2 h2 f4")
    assert goals(state, "dash") == cells("e2 g2 f1 f3")


@pytest.mark.rule("race 6.5", "race R-13")
def test_with_sugar_a_step_goes_two_cells_one_way() -> None:
    state = table(rats={"red": "f3", "yellow": "a1"}, laid={"red": "step"}, tokens={"red": "sugar"})
    assert goals(state, "sugar step") == cells("d1 f1 h1 d3 h3 d5 f5 h5")


@pytest.mark.rule("race 6.5", "race R-13")
def test_a_table_may_agree_that_the_second_cell_goes_another_way() -> None:
    bent = {"sugar-step": "bent"}
    state = table(rats={"red": "f3", "yellow": "a1"}, laid={"red": "step"}, tokens={"red": "sugar"}, options=bent)
    around = {f"{column}{row}" for column in "defgh" for row in "12345"} - {"f3"}
    assert goals(state, "sugar step") == around


@pytest.mark.rule("race 6.5", "race R-59")
def test_with_sugar_a_step_from_water_goes_two_cells_and_ends_in_mud_or_water() -> None:
    state = table(POND, rats={"red": "f2", "yellow": "a1"}, laid={"red": "step"}, tokens={"red": "sugar"})
    assert goals(state, "sugar step") == cells("d2 h2 f4 d4 h4")
    into = table(MUD, rats={"red": "e2", "yellow": "a1"}, laid={"red": "step"}, tokens={"red": "sugar"})
    assert "f2" in goals(into, "sugar step")


@pytest.mark.rule("race 6.6", "race R-19")
def test_with_sugar_a_jump_is_one_cell_longer_before_or_behind_the_rat() -> None:
    near = table(rats={"red": "d3", "yellow": "e3"}, laid={"red": "jump"}, tokens={"red": "sugar"})
    assert (goals(near, "jump"), goals(near, "sugar jump")) == ({"f3"}, {"g3"})
    far = table(rats={"red": "d3", "yellow": "f3"}, laid={"red": "jump"}, tokens={"red": "sugar"})
    assert (goals(far, "jump"), goals(far, "sugar jump")) == (set(), {"g3"})


@pytest.mark.rule("race 6.6", "race R-19")
def test_a_gap_between_rats_is_not_the_one_cell_more() -> None:
    rats = {"red": "d3", "yellow": "e3", "green": "g3"}
    state = table(rats=rats, laid={"red": "jump"}, tokens={"red": "sugar"})
    assert goals(state, "sugar jump") == set()
    rats["yellow"] = "h3"
    rats["green"] = "f3"
    state = table(rats=rats, laid={"red": "jump"}, tokens={"red": "sugar"})
    assert goals(state, "sugar jump") == {"g3"}


@pytest.mark.rule("race 6.6", "race R-54")
def test_with_sugar_a_jump_over_two_or_three_rats_is_longer_too() -> None:
    rats = {"red": "d3", "yellow": "e3", "green": "f3"}
    assert goals(table(rats=rats, laid={"red": "jump"}, tokens={"red": "sugar"}), "sugar jump") == {"h3"}
    rats = {"red": "d3", "yellow": "f3", "green": "g3", "blue": "h3"}
    assert goals(table(rats=rats, laid={"red": "jump"}, tokens={"red": "sugar"}), "sugar jump") == {"i3"}


@pytest.mark.rule("race 6.7", "race R-20")
def test_with_sugar_one_swaps_with_a_rat_one_cell_further_in_a_straight_line() -> None:
    rats = {"red": "d3", "yellow": "f3", "green": "f4", "blue": "e4"}
    state = table(rats=rats, laid={"red": "swap"}, tokens={"red": "sugar"})
    assert goals(state, "sugar swap") == {"f3"}
    assert goals(state, "swap") == {"e4"}
    state = after(state, "sugar swap f3")
    assert (place(state, "red"), place(state, "yellow")) == ("f3", "d3")


@pytest.mark.rule("race 6.7")
def test_a_wall_or_a_rat_in_between_stops_a_swap_with_sugar() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . R .|Y . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    assert goals(table(drawing, laid={"red": "swap"}, tokens={"red": "sugar"}), "sugar swap") == set()
    rats = {"red": "d3", "yellow": "e3", "green": "f3"}
    assert goals(table(rats=rats, laid={"red": "swap"}, tokens={"red": "sugar"}), "sugar swap") == set()


@pytest.mark.rule("race 6.8", "race R-17")
def test_with_sugar_an_idea_steals_a_token_also_through_a_wall() -> None:
    drawing = """
        F . . . . . . . . . . F
        F . . . R|Y . . . . . F
                - -
        F . . . . G . B . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    tokens = {"red": "sugar", "yellow": "pepper", "blue": "clover"}
    state = table(drawing, laid={"red": "idea"}, tokens=tokens)
    assert legal(state) == {"pass", "sugar idea f2"}
    assert events(state, "sugar idea f2")[1] == ("race-stole", "6.8")
    state = after(state, "sugar idea f2")
    assert (token(state, "red"), token(state, "yellow"), place(state, "red")) == ("pepper", "", "e2")


@pytest.mark.rule("race 6.8", "race R-23")
def test_a_theft_takes_the_place_of_what_the_own_cell_is_good_for() -> None:
    rats = {"red": "e2", "yellow": "e1"}
    state = table(HERBS.replace("Y", "."), rats=rats, laid={"red": "idea"}, tokens={"red": "sugar", "yellow": "clover"})
    assert legal(state) == {"pass", "idea e2", "sugar idea e1"}
    assert token(after(state, "sugar idea e1"), "red") == "clover"
    assert token(after(state, "idea e2"), "red") == "pepper"


@pytest.mark.rule("race 6.8", "race R-53")
def test_team_mates_can_be_robbed_and_a_rat_in_mud_can_rob() -> None:
    rats = {"red": "f2", "yellow": "a1", "green": "g2", "blue": "a2"}
    state = table(
        MUD, rats=rats, laid={"red": "idea"}, tokens={"red": "sugar", "green": "pepper"}, options={"mode": "teams"}
    )
    assert goals(state, "sugar idea") == {"g2"}
    state = after(state, "sugar idea g2")
    assert (token(state, "red"), token(state, "green"), place(state, "red")) == ("pepper", "", "f2")


# 6.9 and 6.10 Clover.


@pytest.mark.rule("race 6.9")
def test_clover_carries_out_one_of_the_next_two_actions_in_the_order_row() -> None:
    state = table(
        rats={"red": "f3", "yellow": "g3"},
        laid={"red": "idea"},
        tokens={"red": "clover"},
        orders="step swap dash diagonal jump idea",
    )
    assert {text.rpartition(" ")[0] for text in legal(state)} == {"", "clover step", "clover swap"}
    assert refused(state, "clover dash f2") == ("6.9", "race-refuse-not-next-orders")
    swapped = after(state, "clover swap g3")
    assert (place(swapped, "red"), token(swapped, "red")) == ("g3", "")
    assert laid(swapped)["red"] == "idea"
    assert "step" in hand(swapped, "red")


@pytest.mark.rule("race 6.9")
def test_after_clover_the_card_that_was_laid_stays_open() -> None:
    state = table(
        rats={"red": "f3", "yellow": "c3"}, laid={"yellow": "step", "red": "dash"}, tokens={"red": "clover"}, turn="red"
    )
    state = after(state, "clover diagonal h1")
    assert open_cards(state, "red") == {"dash"}


@pytest.mark.rule("race 6.9", "race R-26")
def test_clover_counts_from_the_card_that_lies_there_after_replacing() -> None:
    state = table(rats=IN_LINE, tokens={"yellow": "clover"}, orders="dash idea diagonal step jump swap")
    state = after(bet(state, "dash", "dash", "jump", "swap"), "pass")
    assert laid(state)["yellow"] == "idea"
    assert {text.split()[1] for text in legal(state) if text.startswith("clover")} == {"diagonal", "step"}


@pytest.mark.rule("race 6.9", "race R-27")
def test_in_mud_clover_helps_only_if_it_leads_to_an_idea() -> None:
    rats = {"red": "f2", "yellow": "a1"}
    for orders, helps in (("dash step idea jump swap diagonal", True), ("dash step jump idea swap diagonal", False)):
        state = table(MUD, rats=rats, laid={"red": "dash"}, tokens={"red": "clover"}, orders=orders)
        assert bool(goals(state, "clover idea")) is helps
        assert all(text == "pass" or text.startswith("clover idea") for text in legal(state))


@pytest.mark.rule("race 6.10", "race R-25", "race R-45")
def test_clover_is_not_offered_for_what_cannot_be_done() -> None:
    state = table(
        rats={"red": "f3", "yellow": "a1"},
        laid={"red": "step"},
        tokens={"red": "clover"},
        orders="step jump swap idea dash diagonal",
    )
    assert not any(text.startswith("clover") for text in legal(state))
    assert refused(state, "clover jump h3") == ("4.5", "race-refuse-cannot-reach")


@pytest.mark.parametrize("kind", ["sugar", "clover"])
@pytest.mark.rule("race 6.4", "race 6.9")
def test_nobody_eats_a_token_that_they_do_not_have(kind: str) -> None:
    state = table(rats=IN_LINE, laid={"red": "dash"}, tokens={"red": "pepper"})
    assert refused(state, f"{kind} dash d1") == ("6.4" if kind == "sugar" else "6.9", "race-refuse-no-token")
