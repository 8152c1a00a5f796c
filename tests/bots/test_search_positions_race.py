"""Positions of Rat Race with one right answer: for rivals and for teams, in turn and where all bet in secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from cheeseboard.bots import Bot, GreedyBot
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.core.bits import lowest
from cheeseboard.games.race import RACE
from cheeseboard.games.race.state import Race
from tests.games.race.positions import after, bet, ending, legal, place, places, table


class Company(NamedTuple):
    """Who else is there, far from everything, and what they play for."""

    others: Mapping[str, str]
    options: Mapping[str, str]


TWO = Company({}, {})
THREE = Company({"green": "b4"}, {})
FOUR = Company({"green": "b4", "blue": "c5"}, {})
TEAMS = Company({"green": "b4", "blue": "c5"}, {"mode": "teams"})

IN_ALL_COMPANY = pytest.mark.parametrize("company", [TWO, THREE, FOUR, TEAMS], ids=["two", "three", "four", "teams"])

ONE_FLAG = """
    F . . . . . . . . . . F
    F . . . . . . . . . . .
    F . . . . . . . . . . .
    F . . . . . . . . . . .
    F . . . . . . . . . . .
"""


def last_dash(company: Company) -> Race:
    """Red is two straight cells from the only flag, and acts before yellow, which would reach it too."""
    return table(
        ONE_FLAG,
        rats={"red": "j1", "yellow": "j3", **company.others},
        laid={"red": "dash", "yellow": "diagonal"},
        options=company.options,
    )


def last_defence(company: Company) -> Race:
    """Yellow will dash from j1 to the flag on l1 unless red steps into its way; k2 is as near to the flag."""
    return table(
        ONE_FLAG,
        rats={"red": "j2", "yellow": "j1", **company.others},
        laid={"red": "step", "yellow": "dash"},
        options=company.options,
    )


def blocked_dash(company: Company) -> Race:
    """A dash looks as if it reached a flag, but yellow, which goes home after red, stands in its way."""
    return table(
        rats={"red": "j2", "yellow": "k2", **company.others},
        hands={"red": "dash diagonal idea", **dict.fromkeys(company.others, "jump swap idea")},
        options=company.options,
    )


def chosen(state: Race, bot: Bot) -> str:
    seat = int(lowest(state.acting))
    return RACE.write_move(state, bot.choose(state.seen_by(seat), seat))


def searched(state: Race, playouts: int = 400) -> set[str]:
    """What searches of several seeds choose."""
    return {chosen(state, SearchBot(f"position {number}", playouts=playouts)) for number in range(3)}


def greedy(state: Race) -> set[str]:
    return {chosen(state, GreedyBot(f"tempted {number}")) for number in range(12)}


@IN_ALL_COMPANY
def test_the_move_that_wins_now_is_played(company: Company) -> None:
    state = last_dash(company)
    assert searched(state) == {"dash l1"}
    assert place(after(state, "dash l1"), "red") == "home 1"
    assert place(after(state, "pass", "diagonal l1"), "yellow") == "home 1"


@IN_ALL_COMPANY
def test_a_step_into_the_way_prevents_losing_though_another_is_as_near(company: Company) -> None:
    state = last_defence(company)
    assert searched(state) == {"step k1"}
    assert "step k2" in greedy(state)


@IN_ALL_COMPANY
def test_without_the_defence_yellow_is_home(company: Company) -> None:
    state = last_defence(company)
    assert place(after(state, "step k2", "dash l1"), "yellow") == "home 1"
    assert not {move for move in legal(after(state, "step k1"), "yellow") if move.endswith("l1")}


@IN_ALL_COMPANY
def test_a_bet_that_only_looks_as_if_it_won_is_left_alone(company: Company) -> None:
    state = blocked_dash(company)
    assert searched(state) == {"bet diagonal"}
    assert "bet dash" in greedy(state)


@pytest.mark.parametrize("cards, winner", [(("dash", "step"), 1), (("diagonal", "step"), 0)])
def test_the_bet_decides_the_race(cards: tuple[str, str], winner: int) -> None:
    state = bet(blocked_dash(TWO), *cards)
    red = next((move for move in sorted(legal(state)) if move.endswith(("l1", "l2", "l3", "l4", "l5"))), "pass")
    state = after(state, red)
    if not ending(state):
        state = after(state, "step l2")
    assert places(state)[winner] == 1


def test_a_partner_goes_home_for_the_team() -> None:
    """Red cannot reach the flag, but is in the way of green, its partner, which acts next."""
    state = table(
        ONE_FLAG,
        rats={"red": "k1", "yellow": "k4", "green": "j1", "blue": "b4"},
        laid={"red": "swap", "green": "dash", "yellow": "diagonal"},
        options={"mode": "teams"},
    )
    assert searched(state) == {"swap j1"}
