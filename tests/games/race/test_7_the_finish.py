"""Rulebook, chapter 7: the finish."""

from __future__ import annotations

import pytest

from tests.games.race.positions import (
    SEATS,
    after,
    asked,
    bet,
    ending,
    events,
    goals,
    legal,
    place,
    places,
    refused,
    row,
    table,
    turn,
)

NO_PLACES = {"play-on": "no"}


@pytest.mark.rule("race 7.1", "race R-29")
def test_entering_a_finish_flag_ends_the_move_and_the_rat_is_home() -> None:
    drawing = """
        F . . . . . . . . . . .
        F . . . . . . . . R F .
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y G . . . . . . . . F
    """
    state = table(drawing, laid={"red": "dash"})
    assert goals(state, "dash") & {"k2", "l2"} == {"k2"}
    assert ("race-home", "7.1") in events(state, "dash k2")
    assert place(after(state, "dash k2"), "red") == "home 1"


@pytest.mark.rule("race 7.1", "race R-29")
def test_flags_of_the_start_do_not_count() -> None:
    state = after(table(rats={"red": "b3", "yellow": "c3"}, laid={"red": "dash"}), "dash a3")
    assert place(state, "red") == "a3"


@pytest.mark.rule("race 7.1")
def test_whoever_is_home_first_in_a_round_is_ahead() -> None:
    rats = {"red": "j1", "yellow": "j5", "green": "a1"}
    state = after(table(rats=rats, laid={"yellow": "dash", "red": "diagonal"}), "dash l5", "pass")
    assert asked(state) == "Acting"
    state = after(table(rats=rats, laid={"yellow": "dash", "red": "diagonal"}), "dash l5", "diagonal l3")
    assert (ending(state), places(state)) == ("all-home", [2, 1, 3])


@pytest.mark.rule("race 7.2")
def test_a_rat_that_is_home_can_neither_be_jumped_over_nor_swapped_with() -> None:
    rats = {"red": "k3", "yellow": "j3", "green": "a1"}
    state = table(rats=rats, laid={"red": "step", "yellow": "jump"})
    assert goals(after(state, "pass"), "jump") == {"l3"}
    assert goals(after(state, "step l3"), "jump") == set()
    state = after(state, "step l3", "pass", "pass")
    assert (asked(state), row(state)) == ("Bets", ["green", "yellow"])


@pytest.mark.rule("race 7.2")
def test_a_place_is_settled_when_a_rat_is_home() -> None:
    rats = {"red": "k1", "yellow": "home 1", "green": "home 2", "blue": "a1"}
    state = table(rats=rats, laid={"red": "dash"})
    assert [int(state.settled(seat)) for seat in range(4)] == [0, 1, 2, 0]
    assert state.open_place() == 3


@pytest.mark.rule("race 7.3", "race R-44")
def test_flying_over_a_flag_is_not_finishing() -> None:
    drawing = """
        F . . . . . . . . . . .
        F . . . . . . . . * F .
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y G . . . . . . . . F
    """
    state = table(drawing, rats={"red": "j2"}, laid={"red": "idea"})
    assert {"k2", "l2"} < goals(state, "idea")
    assert place(after(state, "idea l2"), "red") == "l2"
    assert place(after(state, "idea k2"), "red") == "home 1"


@pytest.mark.rule("race 7.3", "race R-44")
def test_jumping_over_a_flag_is_not_finishing() -> None:
    drawing = """
        F . . . . . . . . . . .
        F . . . . . . . R G F .
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
    """
    state = table(drawing, laid={"red": "jump"}, tokens={"red": "sugar"})
    assert (goals(state, "jump"), goals(state, "sugar jump")) == ({"k2"}, {"l2"})
    assert place(after(state, "sugar jump l2"), "red") == "l2"
    assert place(after(state, "jump k2"), "red") == "home 1"


@pytest.mark.rule("race 7.3", "race R-44")
def test_swapping_past_a_flag_is_not_finishing() -> None:
    drawing = """
        F . . . . . . . . . . .
        F . . . . . . . . R F Y
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F G . . . . . . . . . F
    """
    state = table(drawing, laid={"red": "swap"}, tokens={"red": "sugar"})
    state = after(state, "sugar swap l2")
    assert (place(state, "red"), place(state, "yellow")) == ("l2", "j2")


@pytest.mark.rule("race 7.4", "race R-49")
def test_the_others_play_on_until_one_is_left() -> None:
    rats = {"red": "k1", "yellow": "k2", "green": "k3", "blue": "a1"}
    state = table(rats=rats, laid={"red": "dash", "yellow": "step", "green": "diagonal"})
    state = after(state, "dash l1", "step l2")
    assert (asked(state), turn(state)) == ("Acting", "green")
    state = after(state, "diagonal l4")
    assert (ending(state), places(state)) == ("all-home", [1, 2, 3, 4])


@pytest.mark.rule("race 7.4", "race R-49")
def test_players_may_agree_that_the_first_rat_home_ends_the_race() -> None:
    rats = {"red": "a1", "yellow": "k2", "green": "k3"}
    state = after(table(rats=rats, laid={"yellow": "step"}, options=NO_PLACES), "step l2")
    assert (ending(state), places(state)) == ("first-home", [2, 1, 2])


@pytest.mark.rule("race 7.5", "race R-58")
def test_a_race_that_is_decided_ends_in_the_middle_of_the_round_without_wind() -> None:
    rats = {"red": "k2", "yellow": "f3"}
    state = table(rats=rats, laid={"red": "dash", "yellow": "step"}, wind=5, options={"wind": "yes"})
    told = [key for key, _ in events(state, "dash l2")]
    assert told == ["race-moved-dash", "race-home", "race-end-all-home"]
    assert place(after(state, "dash l2"), "yellow") == "f3"


@pytest.mark.rule("race 7.6", "race R-38")
def test_after_60_rounds_a_race_ends_and_who_would_act_last_is_ahead() -> None:
    rats = {"red": "f3", "yellow": "h2", "green": "home 1", "blue": "h4"}
    state = bet(table(rats=rats, rounds=59, arrows="v" * 12), "dash", "step", "jump")
    state = after(state, "pass", "pass", "pass")
    assert (ending(state), places(state)) == ("round-limit", [4, 3, 1, 2])
    state = bet(table(rats=rats, rounds=59, arrows="^" * 12), "dash", "step", "jump")
    assert places(after(state, "pass", "pass", "pass")) == [4, 2, 1, 3]
    state = bet(table(rats=rats, rounds=58), "dash", "step", "jump")
    assert ending(after(state, "pass", "pass", "pass")) == ""


@pytest.mark.rule("race 7.6", "race R-47")
def test_at_the_limit_cards_are_returned_first_and_the_team_of_the_best_rat_wins() -> None:
    rats = {"red": "a1", "yellow": "f3", "green": "h2", "blue": "e3"}
    hands = {"red": "dash step jump"}
    state = bet(table(rats=rats, rounds=59, hands=hands, options={"mode": "teams"}), "dash", "step", "jump", "swap")
    told = [key for key, _ in events(state, "pass", "pass", "pass", "pass")]
    assert told[-2:] == ["race-took-cards-back", "race-end-round-limit"]
    assert places(after(state, "pass", "pass", "pass", "pass")) == [1, 3, 1, 3]


@pytest.mark.rule("race 7.7")
def test_places_are_worth_cheese() -> None:
    rats = {"red": "k1", "yellow": "home 1", "green": "home 2", "blue": "a1"}
    state = after(table(rats=rats, laid={"red": "dash"}), "dash l1")
    assert state.outcome is not None
    assert state.outcome.points == (1, 3, 2, 0)


def test_nobody_moves_when_the_race_is_over() -> None:
    state = after(table(rats={"red": "k1", "yellow": "a1"}, laid={"red": "dash"}), "dash l1")
    assert all(not legal(state, seat) for seat in SEATS[:2])
    assert refused(state, "red pass")[1] == "refusal-over"
