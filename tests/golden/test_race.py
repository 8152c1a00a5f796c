"""Rat Race is played as ever: recorded games byte for byte, and the number of ways to play on from fixed positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.race import RACE
from cheeseboard.games.race.state import Ending
from tests.golden.counted import Count, count_sequences, read_counts
from tests.golden.race_games import WISHES
from tests.golden.recorded import golden_files, what_happens

FILES = golden_files("race")
COUNTS = read_counts(RACE)

EVERYTHING = """
    begins placed discarded wind turn-order bet revealed ate-pepper kept-pepper replaced dead-end passed ate-sugar ate-clover
    moved-dash moved-diagonal moved-step moved-jump moved-swap moved-spring moved-mud moved-water took-token stole blown home
    took-cards-back prize consoled
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_and_written_as_ever(file: Path) -> None:
    text = file.read_text("utf-8")
    assert write_record(replay(read_record(text))) == text


def test_every_golden_game_that_is_wished_for_is_there_and_no_other() -> None:
    assert {wish.file for wish in WISHES} == set(FILES)
    assert len(FILES) >= 24


def test_between_them_the_golden_games_show_everything_that_can_happen() -> None:
    happened: set[str] = set()
    for file in FILES:
        happened |= what_happens(replay(read_record(file.read_text("utf-8"))))
    happened |= {"race-begins"}  # told before the first move of a game, and between the races of a tournament
    assert happened == {f"race-{key}" for key in EVERYTHING.split()} | {ending.value for ending in Ending}


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry.name)
def test_there_are_as_many_ways_to_play_on_as_ever(entry: Count) -> None:
    state = RACE.read_position(entry.position)
    assert [count_sequences(state, depth) for depth in range(1, len(entry.sequences) + 1)] == entry.sequences
