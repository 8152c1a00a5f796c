"""Intervals: known values, and how often they hold the truth."""

from __future__ import annotations

import math

import pytest

from cheeseboard.core.chance import Chance
from cheeseboard.lab import Series, mean_interval, share_interval


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    # Newcombe 1998, table I: 81 of 263, and 1 of 29.
    share, low, high = share_interval(81, 263)
    assert (round(share, 4), round(low, 4), round(high, 4)) == (0.3080, 0.2553, 0.3662)
    assert [round(number, 4) for number in share_interval(1, 29)] == [0.0345, 0.0061, 0.1718]


def test_a_share_of_none_or_all_still_has_an_interval() -> None:
    assert share_interval(0, 20)[:2] == (0.0, 0.0)
    assert 0.1 < share_interval(0, 20).high < 0.2
    assert share_interval(20, 20)[::2] == (1.0, 1.0)
    assert 0.8 < share_interval(20, 20).low < 0.9
    assert share_interval(0, 0)[1:] == (0.0, 1.0)


def test_students_interval_is_the_one_in_the_books() -> None:
    # Student 1908, the sleep of ten patients: mean 1.58, s 1.23, so 1.58 ± 2.262 × 1.23 / √10.
    sleep = [7, -16, -2, -12, -1, 34, 37, 8, 0, 20], [19, 8, 11, 1, -1, 44, 55, 16, 46, 34]
    gains = [second - first for first, second in zip(*sleep, strict=True)]
    mean, low, high = mean_interval(len(gains), sum(gains), sum(gain * gain for gain in gains))
    assert (round(mean, 2), round(low, 2), round(high, 2)) == (15.80, 7.00, 24.60)


def test_one_value_says_nothing_about_the_bounds() -> None:
    assert mean_interval(1, 7, 49) == (7.0, -math.inf, math.inf)
    assert math.isnan(mean_interval(0, 0, 0).estimate)


@pytest.mark.parametrize("share", [0.03, 0.25, 0.5])
def test_the_interval_of_a_known_share_holds_it_in_about_95_of_100_samples(share: float) -> None:
    dice, limit, samples = Chance(1), int(share * 1000), 1500
    held = 0
    for _ in range(samples):
        hits = sum(dice.below(1000) < limit for _ in range(80))
        _, low, high = share_interval(hits, 80)
        held += low <= share <= high
    assert 0.93 < held / samples < 0.985


def test_the_interval_of_a_known_mean_holds_it_in_about_95_of_100_samples() -> None:
    dice, samples = Chance(2), 1500
    held = 0
    for _ in range(samples):
        series = Series()
        for _ in range(12):
            series.add(sum(int(dice.below(6)) + 1 for _ in range(3)))
        held += series.mean.low <= 10.5 <= series.mean.high
    assert 0.93 < held / samples < 0.97


def test_series_can_be_joined_in_any_order() -> None:
    parts = []
    for numbers in ((3, 1), (), (4, 1, 5)):
        part = Series()
        for number in numbers:
            part.add(number)
        parts.append(part)
    forwards, backwards = Series(), Series()
    for part in parts:
        forwards.join(part)
    for part in reversed(parts):
        backwards.join(part)
    assert forwards == backwards == Series(5, 14, 52, 1, 5)
