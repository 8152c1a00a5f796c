"""Simulation: what comes out depends on the plan and the seed, and on nothing else."""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter

import pytest

from cheeseboard.core import BadSetup
from cheeseboard.games.castle import CASTLE
from cheeseboard.lab import Finished, Simulation, Tally, measure_speed, play_game, simulate
from cheeseboard.lab.simulate import Plan, make_plan
from tests.toy import PEPPERCORN


def plan(games: int, bots: tuple[str, ...], *, rotate: bool = True) -> Plan:
    return make_plan(CASTLE, games, bots, {}, "seed", rotate=rotate)


@pytest.mark.parametrize("bots", [("random", "random", "random"), ("nibbler", "random")])
def test_one_worker_and_two_find_the_same(bots: tuple[str, ...]) -> None:
    one, two = (simulate(PEPPERCORN, 30, bots, seed="alike", workers=workers) for workers in (1, 2))
    assert (one.workers, two.workers) == (1, 2)
    assert one.tally == two.tally
    assert one.tally.games == 30


def test_another_seed_finds_something_else() -> None:
    first, again, other = (simulate(CASTLE, 5, ["random"] * 2, seed=seed, workers=1) for seed in ("a", "a", "b"))
    assert first.tally == again.tally
    assert first.tally != other.tally


def test_more_games_begin_with_the_same_games() -> None:
    few, many = plan(2, ("random", "random")), plan(9, ("random", "random"))
    stop = threading.Event()
    assert [play_game(few, number, stop) for number in range(2)] == [
        play_game(many, number, stop) for number in range(2)
    ]


def test_without_a_seed_every_simulation_has_its_own() -> None:
    assert len({simulate(PEPPERCORN, 1, ["random"] * 2, workers=1).plan.seed for _ in range(3)}) == 3


def test_bots_rotate_over_the_seats_so_that_each_sits_everywhere_equally_often() -> None:
    table = plan(12, ("nibbler", "random", "random"))
    sat = Counter(table.bots_of(number).index("nibbler") for number in range(12))
    assert sat == {0: 4, 1: 4, 2: 4}


def test_without_rotation_everybody_stays() -> None:
    table = plan(3, ("nibbler", "random"), rotate=False)
    assert {table.bots_of(number) for number in range(3)} == {("nibbler", "random")}


# A rigged result: seat 1 always wins, and "ace" sits there in three games of four.
RIGGED = [("king", "ace")] * 3 + [("ace", "king")]


def rigged(games: int) -> Simulation:
    tally = Tally()
    for number in range(games):
        tally.add(Finished(RIGGED[number % 4], (2, 1), (0, 3), "the-end", 10 + number % 2, None))
    return Simulation(Plan(CASTLE, games, ("king", "ace"), {}, "", rotate=True), tally)


def test_the_intervals_hold_the_shares_of_a_rigged_game() -> None:
    result = rigged(400)
    ace, king, seat = result.wins_of_bot("ace"), result.wins_of_bot("king"), result.wins_of_seat(1)
    assert (ace.estimate, king.estimate, seat.estimate) == (0.75, 0.25, 1.0)
    assert 0.70 < ace.low < 0.75 < ace.high < 0.80
    assert 0.20 < king.low < 0.25 < king.high < 0.30
    assert seat.low > 0.98
    assert result.fair_share("ace") == 0.5
    assert result.tally.moves.mean.estimate == 10.5
    assert result.points_of_bot("ace").estimate == 2.25
    assert result.share_of_ending("the-end").estimate == 1.0


def test_two_seats_of_one_bot_count_as_one_sample_of_a_game() -> None:
    tally = Tally()
    for winner in range(4):
        places = (1, 2, 2) if winner % 2 else (2, 1, 2)
        tally.add(Finished(("twin", "twin", "other"), places, (4, 2, 0), "the-end", 1, 1))
    result = Simulation(Plan(CASTLE, 4, ("twin", "twin", "other"), {}, "", rotate=False), tally)
    assert result.wins_of_bot("twin").estimate == 1.0
    assert result.points_of_bot("twin") == (3.0, 3.0, 3.0)


def test_a_game_that_nobody_wins_is_counted_as_such() -> None:
    tally = Tally()
    tally.add(Finished(("a", "b"), (2, 2), (0, 0), "lost", 1, None))
    assert (tally.won_by_nobody, dict(tally.won_by_bot)) == (1, {})


def test_everybody_may_win_together() -> None:
    tally = Tally()
    tally.add(Finished(("a", "b"), (1, 1), (0, 0), "saved", 1, None))
    assert tally.won_by_bot == {"a": 1, "b": 1}


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[int] = []
    simulate(PEPPERCORN, 70, ["random"] * 2, seed="x", workers=1, told=told.append)
    assert told == sorted(told)
    assert told[-1] == 70
    assert len(told) > 20


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_early_with_what_has_been_played(workers: int) -> None:
    before = signal.getsignal(signal.SIGINT)

    def interrupt(finished: int) -> None:
        if finished >= 20 and signal.getsignal(signal.SIGINT) is not before:
            os.kill(os.getpid(), signal.SIGINT)

    result = simulate(PEPPERCORN, 100_000, ["random"] * 2, seed="x", workers=workers, told=interrupt)
    assert result.stopped
    assert 20 <= result.tally.games < 100_000
    assert result.tally.moves.count == result.tally.games
    assert signal.getsignal(signal.SIGINT) is before


def test_a_stopped_bot_does_not_finish_its_game() -> None:
    stop = threading.Event()
    stop.set()
    assert play_game(plan(1, ("nibbler", "random")), 0, stop) is None


def test_what_cannot_be_simulated_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="At least one game is needed, not 0"):
        simulate(CASTLE, 0, ["random"] * 2)
    with pytest.raises(BadSetup, match="There is no bot 'robot'"):
        simulate(CASTLE, 1, ["random", "robot"])
    with pytest.raises(BadSetup, match="castle is for 2, 3, 4 seats, not 5"):
        simulate(CASTLE, 1, ["random"] * 5)
    with pytest.raises(BadSetup, match="castle has no option 'size'"):
        simulate(CASTLE, 1, ["random"] * 2, options={"size": "9"})
    with pytest.raises(BadSetup, match="At least one worker"):
        simulate(CASTLE, 1, ["random"] * 2, workers=0)


def test_speed_is_measured_over_whole_games() -> None:
    speed = measure_speed(PEPPERCORN, 0.05)
    assert speed.games >= 1
    assert speed.moves >= speed.games
    assert speed.moves_per_second == speed.moves / speed.seconds
