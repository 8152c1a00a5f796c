"""Players that are not people. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from cheeseboard.bots.bot import Bot, RandomBot, ask
from cheeseboard.bots.crumb import CrumbBot
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.levels import (
    LEVELS,
    PLAYS,
    RANDOM,
    Budget,
    Level,
    bot_names,
    budget_of,
    check_bots,
    choose_move,
    choose_move_at,
    find_bot,
    is_bot,
    level_key,
)

__all__ = [
    "LEVELS",
    "PLAYS",
    "RANDOM",
    "Bot",
    "Budget",
    "CrumbBot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "ask",
    "bot_names",
    "budget_of",
    "check_bots",
    "choose_move",
    "choose_move_at",
    "find_bot",
    "is_bot",
    "level_key",
]
