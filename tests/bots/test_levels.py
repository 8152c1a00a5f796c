"""The levels: who can be asked to sit down, by which names, with which budgets and which words."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from cheeseboard.bots import (
    LEVELS,
    RANDOM,
    bot_names,
    budget_of,
    check_bots,
    choose_move,
    choose_move_at,
    find_bot,
    is_bot,
    level_key,
)
from cheeseboard.bots.crew import CrewBot
from cheeseboard.bots.search_bot import NO_LIMIT, SearchBot
from cheeseboard.core import BadSetup
from cheeseboard.core.bits import lowest
from cheeseboard.core.message import Message
from cheeseboard.core.words import LANGUAGES, words_for
from cheeseboard.games.castle import CASTLE


def test_the_weakest_comes_first() -> None:
    assert tuple(LEVELS) == ("crumb", "nibbler", "whisker", "gouda", "stilton")
    assert bot_names() == (RANDOM, *LEVELS)


def test_each_level_that_searches_thinks_longer_than_the_one_below() -> None:
    searching = [level for level in LEVELS.values() if level.playouts]
    assert [level.milliseconds for level in searching] == [100, 500, 2000]
    assert [level.playouts for level in searching] == sorted({level.playouts for level in searching})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*bot_names(), "search"])
def test_every_level_has_words_in_every_language(key: str, language: str) -> None:
    words = words_for(None, language)
    assert words.has(f"level-{key}")
    assert words.has(f"level-{key}-hint")
    words.say_strictly(Message("player-computer", {"level": key}))


@pytest.mark.parametrize(
    "name, seconds, playouts, processes, written, words",
    [
        ("whisker", 0.1, 100, 1, "100 ms or 100 playouts", "whisker"),
        ("stilton", 2.0, NO_LIMIT, 1, "2000 ms", "stilton"),
        ("gouda-fixed", 0.0, LEVELS["gouda"].playouts, 1, "3000 playouts", "gouda"),
        ("search:500", 0.0, 500, 1, "500 playouts", "search"),
        ("search:20ms", 0.02, None, 1, "20 ms", "search"),
        ("search:500@2", 0.0, 500, 2, "500 playouts on 2 processes", "search"),
        ("stilton@4", 2.0, None, 4, "2000 ms on 4 processes", "stilton"),
    ],
)
def test_a_name_says_the_budget(
    name: str, seconds: float, playouts: int | None, processes: int, written: str, words: str
) -> None:
    budget = budget_of(name)
    assert budget is not None
    assert is_bot(name)
    assert (budget.seconds, budget.processes, str(budget)) == (seconds, processes, written)
    assert playouts is None or budget.playouts == playouts
    assert level_key(name) == words


@pytest.mark.parametrize("name", ["crumb", "nibbler", "random"])
def test_the_lower_levels_need_no_budget(name: str) -> None:
    assert is_bot(name)
    assert budget_of(name) is None
    assert level_key(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("greedy", "search", "search:0", "search:-5", "search:5s", "search:1e3", "whisker-fixed-fixed", "Whisker", ""),
        *("nibbler-fixed", "nibbler@2", "whisker@0", "whisker@99", "whisker@2@2", "@2"),
    ],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(BadSetup, match="There is no bot"):
        check_bots([name])


def test_a_name_finds_a_bot_with_that_budget() -> None:
    bot = find_bot("search:500", "seed")
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.playouts) == (0.0, 500)


@pytest.mark.parametrize("level", ["crumb", "nibbler", "search:30"])
def test_a_move_can_be_asked_for_with_plain_data(level: str) -> None:
    """The table asks another process, so what goes in and comes out must travel."""
    state = CASTLE.setup(3, seed="by post")
    for _ in range(6):
        seat = int(lowest(state.acting))
        view = state.seen_by(seat)
        here = choose_move(view, seat, level, "post")
        question = pickle.loads(pickle.dumps((CASTLE.write_position(view), seat, level, "post")))
        assert choose_move_at(*question) == here
        state.play(seat, here)


def test_a_move_asked_for_in_another_process_is_the_same() -> None:
    state = CASTLE.setup(2, seed="elsewhere")
    seat = int(lowest(state.acting))
    view = state.seen_by(seat)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        asked = elsewhere.submit(choose_move_at, CASTLE.write_position(view), seat, "search:50", "there").result()
    assert asked == choose_move(view, seat, "search:50", "there")


def test_a_crew_thinks_with_one_mind() -> None:
    state = CASTLE.setup(2, seed="crew")
    seat = int(lowest(state.acting))
    choices = set()
    for _ in range(2):
        bot = find_bot("search:40@2", "crew")
        assert isinstance(bot, CrewBot)
        choices.add(int(bot.choose(state.seen_by(seat), seat)))
        bot.dismiss()
    assert len(choices) == 1
    assert choices <= {int(move) for move in state.moves(seat)}
