"""Rulebook, chapter 10: wind."""

from __future__ import annotations

import pytest

from cheeseboard.core import play_randomly, stream
from cheeseboard.games.race.board import WAY_NAMES
from cheeseboard.games.race.cards import the_box
from tests.games.race.positions import after, asked, bet, events, new_game, place, table

WINDY = {"wind": "yes"}
EAST = 5
SOUTH_EAST = 7
"""Numbers of wind cards."""

MUD = """
    F . . . . . . . . . . F
    F . . . . # . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
    F . . . . . . . . . . F
"""


def test_the_cards_used_here_blow_as_they_are_called() -> None:
    assert [WAY_NAMES[the_box().winds[card - 1]] for card in (EAST, SOUTH_EAST)] == ["E", "SE"]


@pytest.mark.rule("race 10.1", "race R-31")
def test_a_wind_card_is_turned_over_before_each_round_and_an_empty_deck_is_shuffled() -> None:
    rats = {"red": "d3", "yellow": "f3"}
    state = table(rats=rats, laid={"red": "dash"}, wind=EAST, winds=[9], options=WINDY)
    state = after(state, "pass", "pass")
    assert (state.wind, state.winds_left) == (8, 0)
    state = after(bet(state, "step", "swap"), "pass", "pass")
    assert int(state.winds_left).bit_count() == 15
    assert state.winds_left >> state.wind & 1 == 0


@pytest.mark.rule("race 10.1")
def test_all_sixteen_winds_blow_before_one_comes_again() -> None:
    state, chance = new_game(2, "sixteen", wind="yes"), stream("sixteen", "bot")
    seen: dict[int, int] = {}
    while state.outcome is None and len(seen) < 16:
        play_randomly(state, chance, 1)
        if asked(state) in ("Bets", "Acting"):
            seen[int(state.rounds)] = int(state.wind)
    assert len(set(seen.values())) == len(seen)


@pytest.mark.rule("race 10.2")
def test_after_its_turn_a_rat_is_blown_one_cell_whether_it_moved_or_not() -> None:
    rats = {"red": "d3", "yellow": "k1"}
    state = table(rats=rats, laid={"red": "dash"}, wind=SOUTH_EAST, options=WINDY)
    assert place(after(state, "dash f3"), "red") == "g4"
    assert place(after(state, "pass"), "red") == "e4"
    assert events(state, "pass") == [("race-passed", "3.10"), ("race-blown", "10.2")]


@pytest.mark.parametrize(
    "cell, wind, reason",
    [("e2", EAST, "rat"), ("h3", EAST, "wall"), ("d5", SOUTH_EAST, "border"), ("i1", SOUTH_EAST, "corner")],
)
@pytest.mark.rule("race 10.2", "race R-16")
def test_a_rat_stays_where_something_is_in_the_way(cell: str, wind: int, reason: str) -> None:
    drawing = """
        F . . . . . . . . . . F
                        - -
        F . . . . Y . . . . . F
        F . . . . . . .|. . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
    """
    state = table(drawing, rats={"red": cell}, laid={"red": "jump"}, wind=wind, options=WINDY)
    assert place(after(state, "pass"), "red") == cell, reason


@pytest.mark.rule("race 10.2", "race R-30")
def test_the_joint_between_two_cards_is_no_border() -> None:
    state = table(rats={"red": "c3", "yellow": "k1"}, laid={"red": "jump"}, wind=EAST, options=WINDY)
    assert place(after(state, "pass"), "red") == "d3"


@pytest.mark.rule("race 10.3")
def test_wind_blows_into_mud_and_out_of_it() -> None:
    for cell, goal in (("e2", "f2"), ("f2", "g2")):
        for drawing in (MUD, MUD.replace("#", "~")):
            state = table(drawing, rats={"red": cell, "yellow": "k1"}, laid={"red": "jump"}, wind=EAST, options=WINDY)
            assert place(after(state, "pass"), "red") == goal


@pytest.mark.rule("race 10.4")
def test_a_rat_that_is_blown_onto_a_finish_flag_is_home() -> None:
    rats = {"red": "k3", "yellow": "b1", "green": "c1"}
    state = table(rats=rats, laid={"red": "jump"}, wind=EAST, options=WINDY)
    assert events(state, "pass")[-1] == ("race-home", "10.4")
    assert place(after(state, "pass"), "red") == "home 1"


@pytest.mark.rule("race 10.5", "race R-33")
def test_only_the_rat_whose_turn_it_was_is_blown() -> None:
    rats = {"red": "e3", "yellow": "f3", "green": "k5"}
    state = table(rats=rats, laid={"red": "swap"}, wind=EAST, options=WINDY)
    state = after(state, "swap f3")
    assert (place(state, "red"), place(state, "yellow")) == ("g3", "e3")
    state = table(rats={"red": "k3", "yellow": "b1", "green": "c1"}, laid={"red": "dash"}, wind=EAST, options=WINDY)
    assert [key for key, _ in events(state, "dash l3")] == ["race-moved-dash", "race-home"]


@pytest.mark.rule("race 10.6", "race R-32")
def test_wind_goes_with_teams_and_the_deck_is_used_on_through_a_tournament() -> None:
    assert new_game(4, mode="teams", wind="yes").agreement.wind
    options = {"mode": "tournament", "wind": "yes"}
    rats = {"red": "k1", "yellow": "b1"}
    state = table(rats=rats, laid={"red": "dash"}, wind=EAST, winds=[1, 2, 3], options=options)
    state = after(state, "dash l1", "take sugar")
    assert int(state.winds_left) == 0b111
