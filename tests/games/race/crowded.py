"""Random tables on the box's tracks: rats close together, tokens in their paws, any action laid."""

from __future__ import annotations

import random

from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CELL_NAMES
from cheeseboard.games.race.cards import SECTION_COUNT, find_track
from cheeseboard.games.race.state import Race
from tests.games.race.positions import SEATS, values

TOKENS = ("", "pepper", "sugar", "clover")


def crowded(number: int) -> Race:
    """The same table every time: somebody's turn to act, with all rats within a few cells of each other."""
    chance = random.Random(number)
    first, last = chance.sample(range(1, 7), 2)
    sections = chance.sample(range(1, SECTION_COUNT + 1), chance.choice((1, 1, 2)))
    key = " ".join([str(first), *(f"{section}{chance.choice(('', 'r'))}" for section in sections), str(last)])
    track = find_track(key)
    seats = SEATS[: chance.choice((2, 3, 4, 4))]
    middle = chance.randrange(int(track.columns))
    near = [cell for cell in range(track.cell_count) if abs(int(cell) // 5 - middle) <= 2 and not track.finish[cell]]
    special = [cell for cell in near if track.kinds[cell]]
    spots = chance.sample(near, len(seats))
    if special and chance.random() < 0.7:
        spots = [chance.choice(special), *(cell for cell in spots if cell not in special)][: len(seats)]
        spots += chance.sample([cell for cell in near if cell not in spots], len(seats) - len(spots))
    cards = chance.sample(ACTION_NAMES, len(seats))
    tokens = {seat: chance.choice(TOKENS) for seat in seats}
    return RACE.read_position(
        {
            "seats": len(seats),
            "step": "action",
            "orders": chance.sample(ACTION_NAMES, 6),
            "track": key,
            "row": list(seats),
            "turn": seats[0],
            "rats": values({seat: CELL_NAMES[cell] for seat, cell in zip(seats, spots, strict=True)}),
            "laid": values(dict(zip(seats, cards, strict=True))),
            "hands": values(
                {seat: [card for card in ACTION_NAMES if card != laid] for seat, laid in zip(seats, cards, strict=True)}
            ),
            "tokens": values({seat: token for seat, token in tokens.items() if token}),
            "options": {"sugar-step": chance.choice(("straight", "straight", "bent"))},
        }
    )
