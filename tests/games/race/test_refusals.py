"""What is refused is refused with the reason that a player would want, and changes nothing."""

from __future__ import annotations

import pytest

from cheeseboard.games.race import RACE
from cheeseboard.games.race.state import Race
from tests.games.race.crowded import crowded
from tests.games.race.positions import SEATS, after, bet, new_game, refused, table

IN_LINE = {"red": "d3", "yellow": "e3", "green": "f3", "blue": "g3"}


def before_the_race() -> Race:
    return new_game(4, "refused", track="1 1 2")


@pytest.mark.parametrize(
    "text, rule, key",
    [
        ("place d3", "2.7", "race-refuse-place-first"),
        ("pass", "2.7", "race-refuse-place-first"),
        ("place a1", "2.7", "race-refuse-flag-taken"),
    ],
)
def test_in_the_placement(text: str, rule: str, key: str) -> None:
    assert refused(after(before_the_race(), "place a1"), text) == (rule, key)


@pytest.mark.parametrize(
    "text, rule, key",
    [("discard dash", "2.8", "race-refuse-not-in-hand"), ("bet dash", "2.8", "race-refuse-discard-first")],
)
def test_in_the_starting_discard(text: str, rule: str, key: str) -> None:
    state = after(before_the_race(), "place a1", "place a2", "place a3", "place a4", "discard dash")
    assert refused(state, text) == (rule, key)


def test_while_a_token_is_chosen() -> None:
    rats = {"red": "k1", "yellow": "b1"}
    state = after(table(rats=rats, laid={"red": "dash"}, options={"mode": "tournament"}), "dash l1")
    assert refused(state, "place a1") == ("9.5", "race-refuse-take-first")


def test_whose_turn_it_is_not() -> None:
    state = bet(table(rats=IN_LINE), "dash", "step", "swap", "jump")
    assert refused(state, "blue pass") == ("", "refusal-not-your-turn")
    betting = after(table(rats=IN_LINE), "red bet dash")
    assert refused(betting, "red bet step") == ("", "refusal-not-your-turn")


@pytest.mark.parametrize(
    "text, rule, key",
    [
        ("bet dash", "3.10", "race-refuse-act-first"),
        ("step e2", "3.10", "race-refuse-other-card"),
        ("dash e3", "4.1", "race-refuse-cell-taken"),
        ("dash d2", "4.2", "race-refuse-cannot-reach"),
        ("sugar dash d2", "6.4", "race-refuse-no-token"),
        ("clover step d2", "6.9", "race-refuse-no-token"),
        ("dash r5", "4.2", "race-refuse-cannot-reach"),
    ],
)
def test_while_actions_are_carried_out(text: str, rule: str, key: str) -> None:
    state = table(rats={"red": "d4", "yellow": "e4", "green": "d3"}, laid={"green": "jump", "red": "dash"}, turn="red")
    taken = "dash e4" if text == "dash e3" else "dash f5" if text == "dash d2" else text
    assert refused(state, taken) == (rule, key)


def test_every_refusal_of_a_crowded_table_has_a_reason_and_a_rule() -> None:
    for number in range(20):
        state = crowded(number)
        seat = int(state.active)
        listed = set(state.moves(seat))
        for move in range(-1, RACE.move_space + 1, 3):
            if move not in listed:
                refusal = state.refusal(seat, move)
                assert refusal.message.key.startswith("race-refuse-")
                assert refusal.rule
        assert state.refusal((seat + 1) % state.seats, 0).message.key == "refusal-not-your-turn"
        assert SEATS[seat] == "red"
