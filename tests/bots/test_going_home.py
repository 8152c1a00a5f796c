"""Where first place is gone, bots play for the next one: no race is dragged out by whoever cannot win it."""

from __future__ import annotations

import pytest

from cheeseboard.bots import ask, find_bot
from cheeseboard.core.bits import lowest
from cheeseboard.games.race import RACE
from cheeseboard.games.race.state import Race
from tests.games.race.positions import new_game, table

BOTS = ("crumb", "nibbler", "search:60")
EVERY_BOT = pytest.mark.parametrize("bot", BOTS)
TOURNAMENT = {"mode": "tournament"}


def chosen(state: Race, bot: str, seed: str) -> str:
    seat = int(lowest(state.acting))
    return RACE.write_move(state, ask(find_bot(bot, seed), state, seat))


@EVERY_BOT
@pytest.mark.parametrize("homes", [1, 2])
@pytest.mark.parametrize("mode", ["race", "tournament"])
def test_a_rat_beside_the_flags_goes_home_also_when_others_are_home_before_it(bot: str, homes: int, mode: str) -> None:
    rats = {"red": "k1", "yellow": "home 1", "green": "home 2" if homes == 2 else "c2", "blue": "b1"}
    for race in (0, 2) if mode == "tournament" else (0,):
        state = table(rats=rats, laid={"red": "dash"}, races=race, options={"mode": mode})
        assert {chosen(state, bot, f"home {number}") for number in range(4)} == {"dash l1"}


@EVERY_BOT
@pytest.mark.parametrize("seats", [3, 4])
def test_races_are_over_soon_after_the_first_rat_is_home(bot: str, seats: int) -> None:
    for number in range(2):
        state = new_game(seats, f"dragging {number}", track="1 1 2")
        bots = [find_bot(bot, f"{number} {seat}") for seat in range(seats)]
        rounds = 0
        while state.outcome is None:
            seat = int(lowest(state.acting))
            state.play(seat, ask(bots[seat], state, seat))
            rounds = rounds or int(state.rounds) * (state.home_count > 0)
        assert state.rounds <= rounds + 12, f"seed dragging {number}"
