"""Players that are not people. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from cheeseboard.bots.bot import Bot, RandomBot, ask
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.levels import LEVELS, RANDOM, bot_names, check_bots, find_bot

__all__ = ["LEVELS", "RANDOM", "Bot", "GreedyBot", "RandomBot", "ask", "bot_names", "check_bots", "find_bot"]
