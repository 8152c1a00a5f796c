"""Positions of Cheese Castle with one right answer: the search finds it, also where it looks worse at first."""

from __future__ import annotations

import pytest

from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle.positions import after, table, winner

# Bystanders on towers far from everything.
OTHERS: dict[int, dict[str, str]] = {2: {}, 3: {"green": "g7"}, 4: {"green": "g7", "blue": "a1"}}

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def last_pair(seats: int) -> Castle:
    """Red has four of five kinds, a mouse on the slice at d1's neighbour, and one point left."""
    return table(
        """
        T ? # s # ? T
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a2 d1",
        mice={"red": "b2, d2", "yellow": "g1", **OTHERS[seats]},
        tokens={"red": "wheel, brick, cone, heart"},
        target=5,
        points=1,
        slide=False,
        seats=seats,
    )


def last_defence(seats: int) -> Castle:
    """Yellow needs one step for its fifth kind. Only W2 drops the mouse that would share it; a token is the bait."""
    return table(
        """
        T ? # s # s T
        ? ? ? ? o s ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # w #
        ? ? ? ? ? w ?
        T ? # ? # ? T
        """,
        open="e1 f2 e5 f6",
        mice={"red": "f6, e5", "yellow": "f2, e1, a7, fallen b1", **OTHERS[seats]},
        tokens={"red": "heart", "yellow": "wheel, brick, cone, heart"},
        target=5,
        points=1,
        seats=seats,
        edition="2022",
    )


def bait(seats: int) -> Castle:
    """A cheese lies beside red's mouse, but a trap beside the cheese: a third fallen mouse ends the game."""
    return table(
        """
        T ? # ? # ? T
        w ? ? ? ? ? ?
        # ? # ? # ? #
        d o m o ? ? ?
        # ? # ? # ? #
        w ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a3 a5",
        mice={"red": "a3, a6, fallen b1, fallen d1", "yellow": "g1", **OTHERS[seats]},
        tokens={"red": "heart", "yellow": "brick, cone"},
        target=5,
        points=1,
        slide=False,
        seats=seats,
    )


def searched(state: Castle, seed: str, playouts: int = 400) -> str:
    seat = int(state.active)
    return CASTLE.write_move(state, SearchBot(seed, playouts=playouts).choose(state.seen_by(seat), seat))


def greedy(state: Castle, seed: str) -> str:
    seat = int(state.active)
    return CASTLE.write_move(state, GreedyBot(seed).choose(state.seen_by(seat), seat))


@ALL_SEATS
def test_the_move_that_wins_now_is_played(seats: int) -> None:
    state = last_pair(seats)
    assert searched(state, "now") == "run d2 d1"
    assert winner(after(state, "run d2 d1")) == "red"


@ALL_SEATS
def test_a_win_of_two_moves_is_begun(seats: int) -> None:
    state = table(
        """
        T ? # s # ? T
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a2 d1",
        mice={"red": "b2, d3", "yellow": "g1", **OTHERS[seats]},
        tokens={"red": "wheel, brick, cone, heart"},
        target=5,
        points=2,
        slide=False,
        seats=seats,
    )
    assert searched(state, "two") == "run d3 d2"


@ALL_SEATS
def test_the_only_defence_is_found_though_a_token_tempts(seats: int) -> None:
    state = last_defence(seats)
    assert greedy(state, "tempted") == "run e5 f5"
    assert searched(state, "defence", playouts=1500) == "slide W2"


@ALL_SEATS
def test_without_the_defence_yellow_wins(seats: int) -> None:
    lost = after(last_defence(seats), "run e5 f5", "end", "run e1 f1")
    assert winner(lost) == "yellow"


@ALL_SEATS
def test_a_bait_is_left_alone(seats: int) -> None:
    state = bait(seats)
    assert greedy(state, "tempted") == "run a3 a4"
    assert searched(state, "wary", playouts=800) not in {"run a3 a4", "run a3 b3"}


def test_the_bait_ends_the_game() -> None:
    assert winner(after(bait(2), "run a3 a4", "end", "slide E4")) == "yellow"
