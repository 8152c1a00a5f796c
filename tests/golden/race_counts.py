"""The positions of Rat Race from which the ways to play on are counted: tests/golden/race-counts.toml (counted.py).

python -m tests.golden.race_counts             counts again, and says what differs and how long it took
python -m tests.golden.race_counts --deeper    one move further than the file, for compiled rules
python -m tests.golden.race_counts --update    writes the file anew, from the positions named here
"""

from __future__ import annotations

import sys

from cheeseboard.core.position import Document
from cheeseboard.games.race import RACE
from tests.golden.counted import compare


def positions() -> dict[str, tuple[str, Document]]:
    """The positions that --update writes."""
    from tests.games.race.crowded import crowded
    from tests.games.race.positions import SEATS, after, bet, new_game, table

    placed = after(new_game(4, "counts", track="5 3 1"), "place a2", "place a3", "place a4", "place a5")
    rats = dict(zip(SEATS, ("d2", "d4", "e3", "f3"), strict=True))
    crowd = table(
        rats=rats, tokens=dict.fromkeys(SEATS, "pepper"), hands={"blue": "dash step swap", "red": "dash idea step jump"}
    )
    peppered = bet(crowd, "dash", "dash", "step", "swap")
    home = {"red": "k1", "yellow": "home 1", "green": "home 2", "blue": "b1"}
    last = table(rats=home, laid={"red": "dash"}, options={"mode": "tournament"}, cheese={"red": 0})
    near = {"red": "j2", "yellow": "k4", "green": "i3"}
    windy = table(rats=near, laid={"red": "dash", "yellow": "step"}, wind=5, options={"wind": "yes", "play-on": "no"})
    return {
        "placement": ("Four seats place their rats.", RACE.write_position(new_game(4, "counts", track="5 3 1"))),
        "discard": ("Four seats discard cards.", RACE.write_position(placed)),
        "bets": ("Four seats bet, all with pepper.", RACE.write_position(crowd)),
        "pepper": ("The pepper window with four holders.", RACE.write_position(peppered)),
        "between-races": ("A race of a tournament is about to end.", RACE.write_position(last)),
        "wind": ("Rats are blown home.", RACE.write_position(windy)),
        **{
            f"crowd-{number}": (f"A crowded table, number {number}.", RACE.write_position(crowded(number)))
            for number in CROWDS
        },
    }


CROWDS = (2, 5, 7, 14, 21)


if __name__ == "__main__":
    sys.exit(compare(RACE, positions))
