"""Play many games, and say what came out with how much certainty."""

from __future__ import annotations

from cheeseboard.lab.intervals import Interval, mean_interval, share_interval
from cheeseboard.lab.simulate import Simulation, play_game, simulate
from cheeseboard.lab.speed import Speed, measure_speed
from cheeseboard.lab.tally import Finished, Series, Tally

__all__ = [
    "Finished",
    "Interval",
    "Series",
    "Simulation",
    "Speed",
    "Tally",
    "mean_interval",
    "measure_speed",
    "play_game",
    "share_interval",
    "simulate",
]
