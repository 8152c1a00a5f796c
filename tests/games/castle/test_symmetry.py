"""Rules know no left and right and no colours: a turned, mirrored or reseated castle plays the same game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cheeseboard.core.position import Document
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle import plain
from tests.games.castle.crowded import crowded
from tests.games.castle.plain import CELLS, LINES, first_cells, rooms_of
from tests.games.castle.positions import SEATS, draw, ending, legal, mice, open_cells, places, play, points, tokens

CROWDS = range(0, 400, 10)


@dataclass(frozen=True)
class Look:
    """One of the eight ways to look at the square board."""

    name: str
    moved: Callable[[int, int], tuple[int, int]]

    def cell(self, cell: str) -> str:
        """Where a cell is to be found, looked at this way."""
        column, row = self.moved("abcdefg".index(cell[0]) - 3, int(cell[1]) - 4)
        return f"{'abcdefg'[column + 3]}{row + 4}"

    def slot(self, slot: str) -> str:
        line = [self.cell(cell) for cell in LINES[slot]]
        return next(other for other, cells in LINES.items() if cells == line)

    def drawing(self, drawing: str) -> str:
        letters = {self.cell(cell): letter for cell, letter in zip(CELLS, drawing.split(), strict=True)}
        return "\n".join(" ".join(letters[cell] for cell in CELLS[row : row + 7]) for row in range(0, 49, 7))

    def place(self, place: str) -> str:
        *fallen, cell = place.split()
        return " ".join([*fallen, cell if cell == "outside" else self.cell(cell)])

    def move(self, move: str, rooms: dict[str, str]) -> str:
        """A move, looked at this way; rooms are those of the castle looked at this way."""
        word, *names = move.split()
        if word == "slide":
            return f"slide {self.slot(names[0])}"
        if word == "uncover":
            room = rooms[self.cell(names[0])]
            return f"uncover {next(cell for cell in first_cells(rooms) if rooms[cell] == room)}"
        return " ".join([word, *(self.cell(name) for name in names)])


LOOKS = [
    Look("as it is", lambda x, y: (x, y)),
    Look("a quarter turn", lambda x, y: (-y, x)),
    Look("a half turn", lambda x, y: (-x, -y)),
    Look("three quarters", lambda x, y: (y, -x)),
    Look("mirrored", lambda x, y: (-x, y)),
    Look("upside down", lambda x, y: (x, -y)),
    Look("mirrored along a1 g7", lambda x, y: (y, x)),
    Look("mirrored along a7 g1", lambda x, y: (-y, -x)),
]


def rooms_drawn(state: Castle) -> str:
    return {"a": plain.LAYOUT_A, "b": plain.LAYOUT_B}[state.layout.key].replace("T", "#")


def looked_at(state: Castle, look: Look, folder: Path) -> tuple[Castle, dict[str, str]]:
    """The same castle looked at another way, with its rooms in a file of their own."""
    file = folder / f"{look.name} {state.layout.key}.toml"
    drawing = look.drawing(rooms_drawn(state))
    file.write_text(f"name = \"{look.name}\"\nrooms = '''\n{drawing}\n'''\n", "utf-8")
    rooms = rooms_of(drawing)
    document = CASTLE.write_position(state)
    document["floor"] = look.drawing(str(document["floor"]))
    opened = {rooms[look.cell(str(cell))] for cell in _list(document["open"])}
    document["open"] = [cell for cell in first_cells(rooms) if rooms[cell] in opened]
    document["mice"] = {
        seat: [look.place(str(place)) for place in _list(found)] for seat, found in _table(document["mice"]).items()
    }
    document["options"] = {**_table(document["options"]), "layout": str(file)}
    return CASTLE.read_position(document), rooms


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _table(value: object) -> Document:
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize("look", LOOKS, ids=[look.name for look in LOOKS])
@pytest.mark.rule("castle 6.1", "castle 6.7", "castle 7.2", "castle 10.1")
def test_a_castle_turned_or_mirrored_plays_the_same(look: Look, tmp_path: Path) -> None:
    for number in CROWDS:
        state = crowded(number)
        other, rooms = looked_at(state, look, tmp_path)
        assert {look.move(move, rooms) for move in legal(state)} == legal(other), f"repeat with crowded({number})"
        for move in sorted(legal(state))[:: 1 + number % 7]:
            one, told = play(state, move)
            two, told_there = play(other, look.move(move, rooms))
            assert look.drawing(draw(one)).split() == draw(two).split()
            assert {look.cell(cell) for cell in open_cells(one)} == open_cells(two)
            for seat in SEATS[: state.seats]:
                assert sorted(look.place(place) for place in mice(one, seat)) == mice(two, seat)
                assert tokens(one, seat) == tokens(two, seat)
            assert (points(one), ending(one)) == (points(two), ending(two))
            assert [(event.message.key, event.rule) for event in told] == [
                (event.message.key, event.rule) for event in told_there
            ]


def reseated(state: Castle, by: int) -> tuple[Castle, dict[str, str]]:
    """The same castle with everybody moved on by so many seats, and who is who now."""
    seats = SEATS[: state.seats]
    now = {seat: seats[(number + by) % len(seats)] for number, seat in enumerate(seats)}
    document = CASTLE.write_position(state)
    for part in ("turn", "starter"):
        document[part] = now[str(document[part])]
    for part in ("mice", "tokens"):
        document[part] = {now[seat]: found for seat, found in _table(document[part]).items()}
    return CASTLE.read_position(document), now


@pytest.mark.parametrize("by", [1, 2, 3])
@pytest.mark.rule("castle 2.1", "castle 8.1", "castle 9.6")
def test_everybody_moved_on_by_a_seat_plays_the_same(by: int) -> None:
    for number in CROWDS:
        state = crowded(number)
        other, now = reseated(state, by)
        assert legal(state) == legal(other)
        for move in sorted(legal(state)):
            one, two = play(state, move)[0], play(other, move)[0]
            assert draw(one) == draw(two)
            assert open_cells(one) == open_cells(two)
            for seat in now:
                assert mice(one, seat) == mice(two, now[seat])
                assert tokens(one, seat) == tokens(two, now[seat])
            assert (points(one), ending(one)) == (points(two), ending(two))
            if ending(one):
                assert {now[seat]: place for seat, place in places(one).items()} == places(two)
