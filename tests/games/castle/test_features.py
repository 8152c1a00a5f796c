"""What a learner sees: every number has a name, stands between 0 and 1, and comes from the view alone."""

from __future__ import annotations

import pytest

from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle.crowded import crowded
from tests.games.castle.positions import SEATS, after, new_game, table


def observed(state: Castle, seat: str) -> dict[str, float]:
    names, numbers = CASTLE.observation_names(int(state.seats)), CASTLE.observation(state, SEATS.index(seat))
    return dict(zip(names, numbers, strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    names = CASTLE.observation_names(4)
    assert len(set(names)) == len(names)
    assert CASTLE.observation_names(2) == CASTLE.observation_names(3) == names


def test_every_number_stands_between_0_and_1() -> None:
    for number in range(50):
        state = crowded(number)
        for seat in SEATS[: state.seats]:
            assert all(0 <= value <= 1 for value in observed(state, seat).values())


@pytest.mark.rule("castle 10.1")
def test_nothing_that_is_hidden_is_observed() -> None:
    for number in range(50):
        state = crowded(number)
        other = state.seen_by(0).imagine(number)
        assert CASTLE.observation(state, 1) == CASTLE.observation(other, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_ones_own_mice_and_tokens_come_first(seat: str) -> None:
    state = table(open="b2", seats=4, turn=seat, mice={seat: "b2, fallen d4"}, tokens={seat: "moon"})
    found = observed(state, seat)
    assert found["player 0 mouse on b2"] == found["player 0 token moon"] == found["player 0 to move"] == 1
    assert (found["player 0 outside"], found["player 0 fallen"]) == (0.5, 0.25)
    assert found["player 1 to move"] == found["player 1 token moon"] == 0
    left = SEATS[(SEATS.index(seat) + 3) % 4]
    assert observed(state, left)["player 1 mouse on b2"] == 1


def test_floor_spare_roofs_and_points_are_observed() -> None:
    state = table(open="b2", spare="trap", target=6, points=3, mice={"red": "a1"})
    found = observed(state, "red")
    assert (found["floor b2 blank"], found["floor d4 unknown"], found["spare trap"]) == (1, 1, 1)
    assert (found["open b2"], found["open d4"], found["open a1"]) == (1, 0, 1)
    assert (found["points"], found["may slide"], found["placement"]) == (0.75, 1, 0)
    assert found["tokens wanted"] == 6 / 7
    assert observed(after(state, "slide Nd"), "red")["may slide"] == 0
    assert observed(new_game(2), "red")["placement"] == 1


def test_absent_players_are_all_zero() -> None:
    found = observed(table(seats=2), "red")
    assert not any(value for name, value in found.items() if name.startswith(("player 2", "player 3")))


def test_progress_goes_up_with_tokens_and_down_with_falls() -> None:
    state = table(open="b2", mice={"red": "b2"})
    assert table(open="b2", mice={"red": "b2"}, tokens={"red": "moon"}).progress(0) > state.progress(0)
    assert state.progress(0) > table().progress(0) > table(mice={"red": "fallen b2"}).progress(0)
