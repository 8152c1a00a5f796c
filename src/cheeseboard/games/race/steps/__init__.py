"""What may be decided in Rat Race, and what follows, a file for each chapter of a race.

moves.py        the moves as numbers
setting_up.py   the placement, the starting discard, a token for the last of a race
betting.py      bets, the pepper window, the replacement of equal cards
acting.py       the actions, and the wind
reach.py        where an action can take a rat
rounds.py       what happens by itself: rounds, races, prizes, the end
telling.py      what the journal is told
"""

from __future__ import annotations

from cheeseboard.games.race.state import RACES_OF_A_TOURNAMENT, Race
from cheeseboard.games.race.steps.acting import ACTING
from cheeseboard.games.race.steps.betting import BETS, PEPPER_WINDOWS, PepperWindow
from cheeseboard.games.race.steps.moves import MOVE_SPACE, SEAT_NAMES
from cheeseboard.games.race.steps.rounds import begin_race, draw_track, final_outcome, is_decided
from cheeseboard.games.race.steps.setting_up import CONSOLATION, PLACEMENT, STARTING_DISCARD

__all__ = [
    "ACTING",
    "BETS",
    "CONSOLATION",
    "MOVE_SPACE",
    "PEPPER_WINDOWS",
    "PLACEMENT",
    "SEAT_NAMES",
    "STARTING_DISCARD",
    "PepperWindow",
    "begin_race",
    "draw_track",
    "final_outcome",
    "is_decided",
    "push_races",
]


def push_races(state: Race) -> None:
    """All that will have to be decided: three times bets, discard and placement in a tournament, with a token between."""
    races = RACES_OF_A_TOURNAMENT if state.agreement.tournament else 1
    for race in range(int(state.race), races)[::-1]:
        state.push(BETS)
        state.push(STARTING_DISCARD)
        state.push(PLACEMENT)
        if race > state.race:
            state.push(CONSOLATION)
