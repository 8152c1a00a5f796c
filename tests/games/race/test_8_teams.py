"""Rulebook, chapter 8: teams."""

from __future__ import annotations

import pytest

from cheeseboard.core import BadSetup
from tests.games.race.positions import after, ending, new_game, places, table

RATS = {"red": "a1", "yellow": "k2", "green": "k3", "blue": "a2"}


@pytest.mark.rule("race 8.1", "race R-57")
def test_partners_sit_opposite_or_if_agreed_side_by_side() -> None:
    state = table(rats=RATS, laid={"yellow": "step"}, options={"mode": "teams"})
    assert places(after(state, "step l2")) == [3, 1, 3, 1]
    state = table(rats=RATS, laid={"yellow": "step"}, options={"mode": "teams", "partners": "neighbours"})
    assert places(after(state, "step l2")) == [1, 1, 3, 3]


@pytest.mark.rule("race 8.1")
def test_teams_are_for_four() -> None:
    for seats in (2, 3):
        with pytest.raises(BadSetup, match="4 seats"):
            new_game(seats, mode="teams")


@pytest.mark.rule("race 8.2", "race R-49")
def test_a_team_wins_with_its_first_rat_home() -> None:
    state = after(table(rats=RATS, laid={"green": "dash"}, options={"mode": "teams"}), "dash l3")
    assert (ending(state), places(state)) == ("team-home", [1, 3, 1, 3])
    assert state.outcome is not None
    assert state.outcome.rule == "8.2"
