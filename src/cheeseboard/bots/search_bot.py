"""The searching bots, and the levels at which they play.

whisker            thinks 0.1 s about a move
whisker-fixed      thinks about as much, counted in playouts: the same seed always plays the same
search:500         500 playouts a move
search:20ms        20 ms a move
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from cheeseboard.bots.bot import Bot
from cheeseboard.bots.search import Search, Settings
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

NO_LIMIT: Final = 1 << 60

# How long a level thinks about a move in milliseconds, and how many playouts take about as long on one core, compiled.
SEARCH_LEVELS: Final = {"whisker": (100, 20_000), "gouda": (500, 100_000), "stilton": (2_000, 400_000)}

_WRITTEN_BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,8})(ms)?")


@mypyc_attr(native_class=False)
class SearchBot(Bot):
    """Thinks for so many seconds, or for so many playouts, whichever is over first."""

    def __init__(
        self, seed: str, *, seconds: float = 0.0, playouts: int = NO_LIMIT, settings: Settings | None = None
    ) -> None:
        super().__init__(seed)
        if seconds <= 0.0 and playouts >= NO_LIMIT:
            raise BadSetup("A searching bot needs a budget, in seconds or in playouts.")
        self.seconds = seconds
        self.playouts = playouts
        self.search = Search(settings or Settings(), self.dice, self.imagination)

    def choose(self, view: State, seat: Seat) -> Move:
        return self.search.think(view, seat, self.playouts, self.seconds)


def is_search(name: str) -> bool:
    """Whether a bot of that name searches."""
    return name.removesuffix("-fixed") in SEARCH_LEVELS or _WRITTEN_BUDGET.fullmatch(name) is not None


def search_bot(name: str, seed: str) -> SearchBot:
    """The searching bot of that name."""
    seconds, playouts = budget(name)
    return SearchBot(seed, seconds=seconds, playouts=playouts)


def budget(name: str) -> tuple[float, int]:
    """How many seconds (0 for as long as it takes) and how many playouts a bot may think about a move."""
    if name in SEARCH_LEVELS:
        return SEARCH_LEVELS[name][0] / 1000, NO_LIMIT
    if name.removesuffix("-fixed") in SEARCH_LEVELS:
        return 0.0, SEARCH_LEVELS[name.removesuffix("-fixed")][1]
    written = _WRITTEN_BUDGET.fullmatch(name)
    if written is None:
        raise BadSetup(f"There is no searching bot '{name}'; write search:500 or search:20ms for a budget of your own.")
    number = int(written[1])
    return (number / 1000, NO_LIMIT) if written[2] else (0.0, number)


def describe_budget(name: str) -> str:
    """The budget as it stands in tables."""
    seconds, playouts = budget(name)
    return f"{seconds * 1000:.0f} ms" if seconds else f"{playouts} playouts"
