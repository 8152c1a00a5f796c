"""How often is too often: a bucket of tokens for everybody and every kind of thing, in the memory of this process."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from cheeseboard.table.problems import TooMuch

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


RATES: Final = {
    "ask": Rate(100, 600),
    "change": Rate(20, 100),
    "message": Rate(30, 150),
    "table": Rate(0.5, 20),
    "record": Rate(0.2, 10),
    "say": Rate(0.5, 8),
    "link": Rate(1, 30),
    "connect": Rate(5, 60),
}


class Limits:
    """Everybody's buckets. With a factor of 2 there is twice as much in them; with 0 there are none."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        # For each kind and person: how many tokens there were at what time.
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> None:
        """Raises TooMuch if the bucket is empty."""
        missing = self._take(kind, who)
        if missing > 0:
            raise TooMuch(math.ceil(missing))

    def wait(self, kind: str, who: str) -> float:
        """For how many seconds to wait before this is done; a token is taken in any case."""
        return self._take(kind, who, owing=True)

    def _take(self, kind: str, who: str, *, owing: bool = False) -> float:
        """In how many seconds there is a token; 0 if there was one."""
        if not self._factor:
            return 0.0
        a_second, at_once = (number * self._factor for number in RATES[kind])
        now = self._clock()
        tokens, then = self._buckets.get((kind, who), (at_once, now))
        tokens = min(at_once, tokens + (now - then) * a_second)
        if tokens >= 1 or owing:
            self._keep((kind, who), (tokens - 1, now))
        return max(0.0, (1 - tokens) / a_second)

    def _keep(self, key: tuple[str, str], bucket: tuple[float, float]) -> None:
        self._buckets.pop(key, None)
        self._buckets[key] = bucket  # the last one used stands last
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
