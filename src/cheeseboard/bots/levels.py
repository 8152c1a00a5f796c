"""Every bot that can be asked to sit down, by its name. This is the one place in which they are listed.

crumb, nibbler, whisker, gouda, stilton    the levels, the weakest first
random             any legal move: the plainest bot, for the laboratory
whisker-fixed      counts playouts instead of time: the same seed always plays the same
search:500         500 playouts a move
search:20ms        20 ms a move
stilton@2          two processes think about every move at the same time; so with every bot that searches
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from cheeseboard.bots.bot import Bot, RandomBot
from cheeseboard.bots.crew import CrewBot
from cheeseboard.bots.crumb import CrumbBot
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.search_bot import NO_LIMIT, SearchBot
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.position import Document
from cheeseboard.core.registry import find_game
from cheeseboard.core.state import State

RANDOM: Final = "random"
SEARCH: Final = "search"
FIXED: Final = "-fixed"
MOST_PROCESSES: Final = 64
PLAYS: Final = 4
"""Goes up whenever a bot that stands here comes to play differently, so that its games are not counted with older ones."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well to play. Its words are level-KEY, and level-KEY-hint says what to expect."""

    key: str
    milliseconds: int = 0
    """How long it thinks about a move at most; 0 for a level that does not search."""
    playouts: int = 0
    """How many playouts it needs at most, so that it plays no better on a fast machine, and levels stay apart."""
    tireless: bool = False
    """Whether it uses all its time, however many playouts that are; when they are counted, it has as many as it needs."""


LEVELS: Final[dict[str, Level]] = {
    level.key: level
    for level in (
        Level("crumb"),
        Level("nibbler"),
        Level("whisker", 100, 100),
        Level("gouda", 500, 3_000),
        Level("stilton", 2_000, 30_000, tireless=True),
    )
}

PLAIN_BOTS: Final[dict[str, type[Bot]]] = {RANDOM: RandomBot, "crumb": CrumbBot, "nibbler": GreedyBot}


class Budget(NamedTuple):
    """The most that a search may spend on a move: 0 seconds are as long as the playouts take."""

    seconds: float
    playouts: int
    processes: int = 1

    def __str__(self) -> str:
        time = [f"{self.seconds * 1000:.0f} ms"] if self.seconds else []
        count = [f"{self.playouts} playouts"] if self.playouts < NO_LIMIT else []
        spent = " or ".join(time + count)
        return spent if self.processes == 1 else f"{spent} on {self.processes} processes"


def bot_names() -> tuple[str, ...]:
    """The bots that have a name of their own, the weakest first."""
    return (RANDOM, *LEVELS)


def is_bot(name: str) -> bool:
    return name in PLAIN_BOTS or budget_of(name) is not None


def check_bots(names: Iterable[str]) -> None:
    """Raise BadSetup, naming every bot that there is not."""
    unknown = [name for name in dict.fromkeys(names) if not is_bot(name)]
    if unknown:
        missing = ", ".join(f"'{name}'" for name in unknown)
        raise BadSetup(f"There is no bot {missing}; there are {', '.join(bot_names())}, and search:500 or search:20ms.")


def find_bot(name: str, seed: str) -> Bot:
    """A bot of that name, with dice that belong to the seed."""
    check_bots([name])
    budget = budget_of(name)
    if budget is None:
        return PLAIN_BOTS[name](seed)
    if budget.processes > 1:
        return CrewBot(seed, budget.processes, seconds=budget.seconds, playouts=budget.playouts)
    return SearchBot(seed, seconds=budget.seconds, playouts=budget.playouts)


_WITH_PROCESSES: Final = re.compile(r"(.+)@([1-9][0-9]?)")
_OWN_BUDGET: Final = re.compile(rf"{SEARCH}:([1-9][0-9]{{0,8}})(ms)?")


def budget_of(name: str) -> Budget | None:
    """What a bot that searches may spend on a move; None for any other."""
    crew = _WITH_PROCESSES.fullmatch(name)
    if crew is not None:
        alone, processes = budget_of(crew[1]), int(crew[2])
        too_many = alone is None or alone.processes > 1 or processes > MOST_PROCESSES
        return None if alone is None or too_many else alone._replace(processes=processes)
    level = LEVELS.get(name.removesuffix(FIXED))
    if level is not None and level.playouts:
        if name.endswith(FIXED):
            return Budget(0.0, level.playouts)
        return Budget(level.milliseconds / 1000, NO_LIMIT if level.tireless else level.playouts)
    written = _OWN_BUDGET.fullmatch(name)
    if written is None:
        return None
    return Budget(int(written[1]) / 1000, NO_LIMIT) if written[2] else Budget(0.0, int(written[1]))


def level_key(name: str) -> str:
    """Which words a bot goes by: those of its level, whatever its budget counts and on however many processes."""
    plain = name.partition("@")[0].removesuffix(FIXED)
    return SEARCH if plain.startswith(f"{SEARCH}:") else plain


def choose_move(view: State, seat: int, level: str, seed: str) -> int:
    """The move that a level chooses, by nothing but what is given here."""
    moves = view.moves(seat)
    return int(moves[0]) if len(moves) == 1 else int(find_bot(level, seed).choose(view, seat))


def choose_move_at(position: Document, seat: int, level: str, seed: str) -> int:
    """The same for a written position, so that the question can be sent to another process."""
    view = find_game(str(position["game"])).read_position(position).seen_by(seat)
    return choose_move(view, seat, level, seed)
