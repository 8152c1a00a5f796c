"""The greedy bot: one move ahead, by the game's own sense of progress."""

from __future__ import annotations

import pytest

from cheeseboard.bots import RANDOM, GreedyBot, ask
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from cheeseboard.lab import simulate
from tests.games.castle.positions import WIDE_OPEN, after, table
from tests.toy import PEPPERCORN

SEEDS = ("one", "two", "three", "four", "five")


def chosen(state: Castle, seed: str = "nibbler") -> str:
    seat = state.active
    return CASTLE.write_move(state, int(ask(GreedyBot(seed), state, seat)))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_runs_onto_the_second_cheese_of_a_kind(seed: str) -> None:
    castle = table(
        """
        T ? # ? # ? T
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=WIDE_OPEN,
        mice={"red": "b2, b3", "yellow": "g2"},
    )
    assert chosen(castle, seed) == "run b3 b4"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_slides_a_trap_under_the_leader(seed: str) -> None:
    castle = table(
        """
        T ? # ? # ? T
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        . . . . . . .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=WIDE_OPEN,
        mice={"red": "b2", "yellow": "a4"},
        tokens={"yellow": "slice, wheel"},
        spare="trap",
    )
    assert chosen(castle, seed) == "slide W4"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_the_token_that_wins(seed: str) -> None:
    castle = table(
        """
        T ? # ? # ? T
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? s ? w ? w ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=WIDE_OPEN,
        mice={"red": "b2, b3, d4, e4", "yellow": "g2"},
        tokens={"red": "wheel, brick, cone"},
        target=4,
    )
    assert after(castle, chosen(castle, seed)).outcome == after(castle, "run b3 b4").outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_play(seats: int) -> None:
    result = simulate(CASTLE, 8 * seats, ["nibbler", *[RANDOM] * (seats - 1)], seed="nibbler", workers=1)
    assert result.wins_of_bot("nibbler").low > 1.3 * result.fair_share("nibbler")


def test_it_also_plays_where_all_choose_at_once() -> None:
    result = simulate(PEPPERCORN, 40, ["nibbler", "random"], seed="nibbler", workers=1)
    assert result.tally.games == 40
    assert result.wins_of_bot("nibbler").estimate > 0.5
