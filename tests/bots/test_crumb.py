"""Crumb: random with manners."""

from __future__ import annotations

from cheeseboard.bots import CrumbBot
from cheeseboard.games.castle import CASTLE
from cheeseboard.lab import simulate
from tests.games.castle.positions import WIDE_OPEN, after, legal, table, winner
from tests.toy import PEPPERCORN

SEEDS = [f"crumb {number}" for number in range(20)]

LAST_PAIR = table(
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
    mice={"red": "b2, d2", "yellow": "g1"},
    tokens={"red": "wheel, brick, cone, heart"},
    target=5,
    points=1,
    slide=False,
)

OVER_A_TRAP = table(
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
    mice={"red": "a4, b2, fallen b1, fallen d1", "yellow": "g1"},
    tokens={"yellow": "heart"},
    spare="trap",
)


def choices(state_name: str) -> set[str]:
    state = {"last pair": LAST_PAIR, "over a trap": OVER_A_TRAP}[state_name]
    seat = int(state.active)
    return {CASTLE.write_move(state, CrumbBot(seed).choose(state.seen_by(seat), seat)) for seed in SEEDS}


def test_it_takes_a_win_that_is_one_move_away() -> None:
    assert choices("last pair") == {"run d2 d1"}
    assert winner(after(LAST_PAIR, "run d2 d1")) == "red"


def test_it_does_not_drop_its_last_mice() -> None:
    assert "slide W4" in legal(OVER_A_TRAP)
    assert winner(after(OVER_A_TRAP, "slide W4")) == "yellow"
    assert "slide W4" not in choices("over a trap")


def test_otherwise_it_plays_anything() -> None:
    assert len(choices("over a trap")) > 5


def test_its_manners_are_worth_something() -> None:
    result = simulate(CASTLE, 60, ["crumb", "random"], seed="manners", workers=1)
    assert result.wins_of_bot("crumb").estimate > 0.6


def test_it_also_plays_where_all_choose_at_once() -> None:
    assert simulate(PEPPERCORN, 20, ["crumb", "random"], seed="crumb", workers=1).tally.games == 20
