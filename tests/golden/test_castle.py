"""Cheese Castle is played as ever: recorded games byte for byte, and the number of ways to play on from fixed positions."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest

from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.castle import CASTLE
from tests.games.castle.plain import PlainCastle
from tests.games.castle.positions import ending
from tests.games.castle.test_played_twice import read_plainly
from tests.golden.castle_games import WISHES
from tests.golden.counted import Count, count_sequences, read_counts
from tests.golden.recorded import golden_files, what_happens

FILES = golden_files("castle")
COUNTS = read_counts(CASTLE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_and_written_as_ever(file: Path) -> None:
    text = file.read_text("utf-8")
    assert write_record(replay(read_record(text))) == text


def test_every_golden_game_that_is_wished_for_is_there_and_no_other() -> None:
    assert {wish.file for wish in WISHES} == set(FILES)
    assert len(FILES) >= 24


def test_golden_games_end_in_every_way_with_every_number_of_seats() -> None:
    endings: Counter[tuple[int, str]] = Counter()
    for file in FILES:
        match = replay(read_record(file.read_text("utf-8")))
        assert match.state.outcome is not None
        endings[match.seats, match.state.outcome.reason.value] += 1
    assert set(endings) == {
        (seats, f"castle-end-{reason}") for seats in (2, 3, 4) for reason in ("target", "third-mouse", "round-limit")
    }


def test_between_them_the_golden_games_show_everything_that_can_happen() -> None:
    happened: set[str] = set()
    for file in FILES:
        happened |= what_happens(replay(read_record(file.read_text("utf-8"))))
    assert happened == {
        "castle-placed",
        "castle-uncovered",
        "castle-entered",
        "castle-ran",
        "castle-slid",
        "castle-fell",
        "castle-token",
        "castle-turn-ended",
        "castle-end-target",
        "castle-end-third-mouse",
        "castle-end-round-limit",
    }


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry.name)
def test_there_are_as_many_ways_to_play_on_as_ever(entry: Count) -> None:
    state = CASTLE.read_position(entry.position)
    found = [count_sequences(state, depth) for depth in range(1, len(entry.sequences) + 1)]
    assert found == entry.sequences


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry.name)
def test_the_plain_castle_counts_the_same(entry: Count) -> None:
    start = read_plainly(CASTLE.read_position(entry.position))
    assert [count_plainly(start, depth) for depth in (1, 2)] == entry.sequences[:2]


def count_plainly(castle: PlainCastle, depth: int) -> int:
    if depth == 1:
        return len(castle.moves())
    total = 0
    for move in castle.moves():
        copy = deepcopy(castle)
        copy.play(move)
        total += count_plainly(copy, depth - 1)
    return total


def test_counts_are_of_every_number_of_seats_and_phase() -> None:
    states = [CASTLE.read_position(entry.position) for entry in COUNTS]
    assert {int(state.seats) for state in states} == {2, 3, 4}
    assert len(states) >= 6
    assert all(len(entry.sequences) >= 4 for entry in COUNTS)
    assert not any(ending(state) for state in states)
