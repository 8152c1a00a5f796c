"""Castles at random, fuller than play would make them: open rooms, mice in clumps, tokens won, some already fallen."""

from __future__ import annotations

import random

from cheeseboard.core import BadPosition
from cheeseboard.core.position import Document
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle.plain import CELLS, CHEESES, COLOURS, HOLES, LAYOUT_A, LAYOUT_B, TOWERS, first_cells, rooms_of

TILES = ("swbchdm" * 3) + "." * 10 + "o" * 3
NAMES = dict(zip("swbchdm.o", [*CHEESES, "blank", "trap"], strict=True))


def crowded(number: int) -> Castle:
    """Always the same castle for the same number."""
    chance = random.Random(number)
    while True:
        try:
            return CASTLE.read_position(describe(chance))
        except BadPosition:
            continue  # Two mice of a seat on a cheese it has no token of, or a game that is over.


def describe(chance: random.Random) -> Document:
    layout = chance.choice("ab")
    rooms = rooms_of({"a": LAYOUT_A, "b": LAYOUT_B}[layout])
    seats = COLOURS[: chance.choice((2, 3, 4))]
    opened = {room for room in sorted(set(rooms.values())) if chance.random() < 0.7}
    tiles = chance.sample(TILES, len(TILES))
    spare = NAMES[tiles.pop()]
    floor = {cell: tiles.pop() for cell in HOLES}
    for cell, tile in floor.items():
        if rooms[cell] not in opened and chance.random() < 0.5:
            floor[cell] = {".": ",", "o": "O"}.get(tile, tile.upper())
    letters = [floor.get(cell, "T" if cell in TOWERS else "#") for cell in CELLS]
    seat = chance.choice(seats)
    points = chance.choice((0, 1, 2, 3, 4, 4))
    return {
        "seats": len(seats),
        "starter": chance.choice(seats),
        "turn": seat,
        "rounds": chance.randrange(100),
        "points": points,
        "slide": points == 4 or chance.random() < 0.7,
        "spare": spare,
        "floor": "\n".join(" ".join(letters[row : row + 7]) for row in range(0, 49, 7)),
        "open": [cell for cell in first_cells(rooms) if rooms[cell] in opened],
        "mice": place_mice(chance, seats, [cell for cell in CELLS if may_stand(cell, floor, rooms, opened)]),
        "tokens": {seat: chance.sample(CHEESES, chance.choice((0, 1, 3, 4))) for seat in seats},
        "options": {
            "layout": layout,
            "target": chance.choice("456"),
            "through-towers": chance.choice(("yes", "no")),
            "edition": chance.choice(("rulebook", "2022")),
        },
    }


def may_stand(cell: str, floor: dict[str, str], rooms: dict[str, str], opened: set[str]) -> bool:
    return cell in TOWERS or (rooms[cell] in opened and floor.get(cell) != "o")


def place_mice(chance: random.Random, seats: list[str], cells: list[str]) -> Document:
    """Most mice stand close together, so that they have to run over one another."""
    middle = chance.choice(cells)
    near = sorted(cells, key=lambda cell: abs(ord(cell[0]) - ord(middle[0])) + abs(int(cell[1]) - int(middle[1])))
    inside = near[: chance.choice((8, 12, 20))]
    free = chance.sample(inside, len(inside)) + ["outside"] * 16
    found: Document = {}
    for seat in seats:
        mice = [free.pop(0) if chance.random() < 0.8 else "outside" for _ in range(4)]
        for mouse in chance.sample(range(4), chance.choice((0, 0, 1, 2))):
            mice[mouse] = f"fallen {chance.choice(HOLES)}"
        found[seat] = mice
    return found
