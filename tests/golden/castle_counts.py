"""The positions of Cheese Castle from which the ways to play on are counted: tests/golden/castle-counts.toml (counted.py).

python -m tests.golden.castle_counts             counts again, and says what differs and how long it took
python -m tests.golden.castle_counts --deeper    one move further than the file, for compiled rules
python -m tests.golden.castle_counts --update    writes the file anew, from the positions named here
"""

from __future__ import annotations

import sys

from cheeseboard.core.position import Document
from cheeseboard.games.castle import CASTLE
from tests.golden.counted import compare


def positions() -> dict[str, tuple[str, Document]]:
    """The positions that --update writes."""
    from tests.games.castle.crowded import crowded
    from tests.games.castle.positions import ROOMS_A, after, new_game, table

    first_turn = after(new_game(2, {"layout": "b"}, "counts"), "enter a1", "enter g7")
    pass_over = table(
        """
        T . # ? # ? T
        . . . ? ? ? ?
        # . # ? # ? #
        . . . . . ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1 a2 a3 c2",
        mice={"red": "a1, b2, b3, c2", "yellow": "a2, b1, c3, a3"},
        slide=False,
        points=3,
        spare="slice",
    )
    about_to_fall = table(
        """
        T s # ? # w T
        s . . ? . . w
        # . # . # . #
        . o . o s w .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=ROOMS_A,
        spare="trap",
        seats=4,
        points=1,
        turn="yellow",
        target=4,
        mice={
            "red": "b1, f4, fallen d6",
            "yellow": "a4, c4, fallen d6, g1",
            "green": "f1, g4, a2, a1",
            "blue": "e4, fallen d2, fallen d6, c1",
        },
        tokens={"red": "moon, heart, drop", "green": "moon, heart, drop", "yellow": "moon", "blue": "moon"},
    )
    round_limit = table(rounds=99, seats=3, turn="green", points=2, slide=False, mice={"red": "a1", "green": "g1"})
    return {
        "placement": ("Four seats place a mouse each.", CASTLE.write_position(new_game(4, {}, "counts"))),
        "first-turn": ("Two seats on layout B, everything closed.", CASTLE.write_position(first_turn)),
        "passing": ("Many mice close together, three points, no slide.", CASTLE.write_position(pass_over)),
        "falling": ("Slides that drop mice and reach both endings.", CASTLE.write_position(about_to_fall)),
        "last-round": ("The house limit is near.", CASTLE.write_position(round_limit)),
        "crowd-2": ("A crowded castle with two seats.", CASTLE.write_position(crowded(CROWDS[0]))),
        "crowd-3": ("A crowded castle with three seats.", CASTLE.write_position(crowded(CROWDS[1]))),
        "crowd-4": ("A crowded castle with four seats.", CASTLE.write_position(crowded(CROWDS[2]))),
    }


# With two, three and four seats, and few enough ways that four moves are counted quickly.
CROWDS = (580, 1332, 625)


if __name__ == "__main__":
    sys.exit(compare(CASTLE, positions))
