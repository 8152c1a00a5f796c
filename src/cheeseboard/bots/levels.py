"""The bots that can be asked to sit down, by name, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cheeseboard.bots.bot import Bot, RandomBot
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.core.errors import BadSetup

RANDOM: Final = "random"

LEVELS: Final[dict[str, Callable[[str], Bot]]] = {RANDOM: RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    return tuple(LEVELS)


def check_bots(names: Iterable[str]) -> None:
    """Raise BadSetup, naming every bot that there is not."""
    unknown = [name for name in dict.fromkeys(names) if name not in LEVELS]
    if unknown:
        missing = ", ".join(f"'{name}'" for name in unknown)
        raise BadSetup(f"There is no bot {missing}; there are {', '.join(LEVELS)}.")


def find_bot(name: str, seed: str) -> Bot:
    """A bot of that level, with dice that belong to the seed."""
    check_bots([name])
    return LEVELS[name](seed)
