"""How often is too often."""

from __future__ import annotations

import pytest

from cheeseboard.table.problems import TooMuch
from cheeseboard.table.web.limits import MOST_BUCKETS, RATES, Limits


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(1.0, clock)


def empty(limits: Limits, kind: str, who: str) -> int:
    """How often something may be done now."""
    for done in range(10_000):
        try:
            limits.take(kind, who)
        except TooMuch:
            return done
    raise AssertionError("There is no end to it.")


@pytest.mark.parametrize("kind", RATES)
def test_a_bucket_has_an_end_and_fills_again(limits: Limits, clock: Clock, kind: str) -> None:
    rate = RATES[kind]
    assert empty(limits, kind, "ann") == int(rate.at_once)
    clock.now += 2.01 / rate.a_second
    assert empty(limits, kind, "ann") == 2
    clock.now += 1_000_000
    assert empty(limits, kind, "ann") == int(rate.at_once)


def test_whoever_is_refused_learns_when_to_come_back(limits: Limits, clock: Clock) -> None:
    empty(limits, "record", "ann")
    with pytest.raises(TooMuch) as refused:
        limits.take("record", "ann")
    assert refused.value.seconds == 5
    clock.now += refused.value.seconds
    limits.take("record", "ann")


def test_being_refused_costs_nothing(limits: Limits, clock: Clock) -> None:
    empty(limits, "say", "ann")
    for _ in range(100):
        with pytest.raises(TooMuch):
            limits.take("say", "ann")
    clock.now += 2
    limits.take("say", "ann")


def test_everybody_has_an_own_bucket_for_everything(limits: Limits) -> None:
    empty(limits, "say", "ann")
    limits.take("say", "ben")
    limits.take("table", "ann")


def test_who_only_has_to_wait_waits_longer_each_time(limits: Limits, clock: Clock) -> None:
    empty(limits, "message", "ann")
    waits = [limits.wait("message", "ann") for _ in range(3)]
    assert waits == sorted(waits)
    assert waits[2] == pytest.approx(3 / RATES["message"].a_second)
    clock.now += 1000
    assert limits.wait("message", "ann") == 0


def test_a_larger_factor_allows_more_and_none_allows_everything(clock: Clock) -> None:
    assert empty(Limits(2.0, clock), "say", "ann") == 2 * int(RATES["say"].at_once)
    with pytest.raises(AssertionError, match="no end"):
        empty(Limits(0.0, clock), "say", "ann")


def test_the_memory_does_not_grow_without_end_and_keeps_those_who_came_last(limits: Limits) -> None:
    empty(limits, "say", "the first")
    for number in range(MOST_BUCKETS - 1):
        limits.take("say", f"person {number}")
    limits.wait("say", "the first")
    for number in range(1000):
        limits.take("say", f"other {number}")
    with pytest.raises(TooMuch):
        limits.take("say", "the first")
    assert len(limits._buckets) == MOST_BUCKETS
