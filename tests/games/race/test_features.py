"""What a learner sees: every number has a name, stands between 0 and 1, and comes from the view alone."""

from __future__ import annotations

import pytest

from cheeseboard.games.race import RACE
from cheeseboard.games.race.state import Race
from tests.games.race.crowded import crowded
from tests.games.race.positions import SEATS, after, new_game, table

IN_LINE = {"red": "d3", "yellow": "e3", "green": "f3", "blue": "g3"}


def observed(state: Race, seat: str) -> dict[str, float]:
    names, numbers = RACE.observation_names(int(state.seats)), RACE.observation(state, SEATS.index(seat))
    return dict(zip(names, numbers, strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    names = RACE.observation_names(4)
    assert len(set(names)) == len(names)
    assert RACE.observation_names(2) == RACE.observation_names(3) == names


def test_every_number_stands_between_0_and_1() -> None:
    for state in (*(crowded(number) for number in range(40)), new_game(2, wind="yes"), new_game(4, mode="tournament")):
        for seat in SEATS[: state.seats]:
            assert all(0 <= value <= 1 for value in observed(state, seat).values())


@pytest.mark.rule("race 3.4")
def test_of_a_hidden_bet_only_that_it_lies_there_is_observed() -> None:
    first, second = (after(table(rats=IN_LINE), f"red bet {card}") for card in ("dash", "idea"))
    assert observed(first, "yellow") == observed(second, "yellow")
    assert observed(first, "yellow")["player 3 has laid something"] == 1
    assert observed(first, "red")["player 0 has laid dash"] == 1
    assert observed(second, "red")["player 0 has laid dash"] == 0


@pytest.mark.parametrize("seat", SEATS)
def test_ones_own_rat_cards_and_token_come_first(seat: str) -> None:
    state = table(rats=IN_LINE, tokens={seat: "clover"}, hands={seat: "dash step swap"})
    found = observed(state, seat)
    assert found[f"player 0 on {IN_LINE[seat]}"] == found["player 0 token clover"] == found["player 0 has swap"] == 1
    assert found["player 0 has idea"] == found["player 1 token clover"] == 0


def test_track_orders_and_the_step_are_observed() -> None:
    found = observed(table(rats=IN_LINE, orders="idea dash step jump swap diagonal"), "red")
    assert found["order 1 idea"] == found["asked bets"] == found["l3 home"] == found["d3 open to E"] == 1
    assert found["a1 open to N"] == found["asked action"] == found["m1 ordinary"] == 0
    assert found["k1 distance"] < found["a1 distance"]
