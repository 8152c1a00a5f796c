"""Cheese Castle a second time, written from the rulebook alone: slow, plain, on names of cells, without a bit mask.

It shares nothing with the engine but the rulebook, the words of the notation and the order of the mice. Where the two
differ, one of them has misread a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from cheeseboard.core.position import Document, Value

COLUMNS = "abcdefg"
ROWS = "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
TOWERS = ["a1", "g1", "a7", "g7"]
CHEESES = ["slice", "wheel", "brick", "cone", "heart", "drop", "moon"]
COLOURS = ["red", "yellow", "green", "blue"]
LETTERS = dict(zip("swbchdm.o", [*CHEESES, "blank", "trap"], strict=True))
LETTERS |= dict(zip("SWBCHDM,O", [*CHEESES, "blank", "trap"], strict=True))

# 1.3, as the rulebook draws them.
LAYOUT_A = """
    T A A B C C T
    D D E B F G G
    H H E B F I I
    H H E J F I I
    K L L J M M N
    K O P P P Q N
    T O R R R Q T
"""
LAYOUT_B = """
    T A A A B C T
    D D E E B C F
    G G H H B I F
    J K K L L I F
    J K K L L M M
    J N O P P Q Q
    T N O R R R T
"""

# 1.6: the line of every slot, from the slot inward.
LINES = {f"N{column}": [column + row for row in ROWS] for column in "bdf"}
LINES |= {f"S{column}": [column + row for row in ROWS[::-1]] for column in "bdf"}
LINES |= {f"W{row}": [column + row for column in COLUMNS] for row in "246"}
LINES |= {f"E{row}": [column + row for column in COLUMNS[::-1]] for row in "246"}
HOLES = [cell for cell in CELLS if any(cell in line for line in LINES.values())]


def distances(cell: str, other: str) -> tuple[int, int]:
    return abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0])), abs(int(cell[1]) - int(other[1]))


# The cells that touch a cell along a side, and those that touch it along a side or at a corner.
BESIDE = {cell: [other for other in CELLS if sum(distances(cell, other)) == 1] for cell in CELLS}
AROUND = {cell: [other for other in CELLS if max(distances(cell, other)) == 1] for cell in CELLS}


def rooms_of(drawing: str) -> dict[str, str]:
    """The letter of the room of every cell that is not a tower."""
    return {cell: letter for cell, letter in zip(CELLS, drawing.split(), strict=True) if letter not in "T#"}


@dataclass
class Tile:
    """One of the 34 tiles. Two tiles with the same picture are still two."""

    shows: str
    seen: bool


@dataclass
class PlainCastle:
    """The table, as a person would describe it."""

    seats: list[str]
    rooms: dict[str, str]
    target: int
    through_towers: bool
    leave_out_losers: bool
    floor: dict[str, Tile]
    spare: Tile
    open: set[str]
    mice: dict[str, list[str]]
    tokens: dict[str, set[str]]
    turn: str
    starter: str
    rounds: int
    points: int
    may_slide: bool
    placing: bool
    end: str | None = None
    places: dict[str, int] = field(default_factory=dict)

    # Reading and comparing.

    @classmethod
    def read(cls, document: Document, rooms: str) -> PlainCastle:
        """The table that a position describes; all its tiles are drawn."""
        options = _table(document["options"])
        letters = dict(zip(CELLS, str(document["floor"]).split(), strict=True))
        room_of = rooms_of(rooms)
        seats = COLOURS[: _number(document["seats"])]
        return cls(
            seats=seats,
            rooms=room_of,
            target=int(str(options["target"])),
            through_towers=options["through-towers"] == "yes",
            leave_out_losers=options["edition"] == "2022",
            floor={cell: Tile(LETTERS[letters[cell]], letters[cell] in "swbchdm.o") for cell in HOLES},
            spare=Tile(str(document["spare"]), seen=True),
            open={room_of[cell] for cell in _names(document["open"])},
            mice={seat: _names(_table(document["mice"])[seat]) for seat in seats},
            tokens={seat: set(_names(_table(document["tokens"])[seat])) for seat in seats},
            turn=str(document["turn"]),
            starter=str(document["starter"]),
            rounds=_number(document["rounds"]),
            points=_number(document.get("points", 0)),
            may_slide=document.get("slide") is True,
            placing=document.get("placement") is True,
        )

    def describe(self) -> dict[str, object]:
        """Everything there is to compare, in the words of a position."""
        found: dict[str, object] = {
            "turn": self.turn,
            "rounds": self.rounds,
            "spare": self.spare.shows,
            "floor": [self.letter(cell) for cell in CELLS],
            "open": [first for first in first_cells(self.rooms) if self.rooms[first] in self.open],
            "mice": self.mice,
            "tokens": {seat: sorted(tokens) for seat, tokens in self.tokens.items()},
            "end": self.end,
            "places": self.places,
        }
        if self.end is None:
            found |= {"placement": True} if self.placing else {"points": self.points, "slide": self.may_slide}
        return found

    def letter(self, cell: str) -> str:
        if cell not in self.floor:
            return "T" if cell in TOWERS else "#"
        tile = self.floor[cell]
        letters = "swbchdm.o" if tile.seen else "SWBCHDM,O"
        return letters[[*CHEESES, "blank", "trap"].index(tile.shows)]

    # The moves.

    def moves(self) -> set[str]:
        """Every legal move, as it is written."""
        if self.end is not None:
            return set()
        if self.placing:
            return {f"enter {tower}" for tower in TOWERS if not self.occupied(tower)}
        found = {"end"}
        if self.points > 0:
            found |= {f"uncover {room}" for room in self.roofs_in_reach()}
            found |= {written_run(origin, goal) for origin, goal in self.runs()}
            if self.may_slide:
                found |= {f"slide {slot}" for slot in LINES}
        return found

    def occupied(self, cell: str) -> bool:
        return any(cell in mice for mice in self.mice.values())

    def shows(self, cell: str) -> str:
        return self.floor[cell].shows if cell in self.floor else "stone"

    def roofs_in_reach(self) -> Iterator[str]:
        """5.2: the closed rooms of which some cell touches a cell with a mouse, by their first cells."""
        touched = {cell for mouse in self.mice[self.turn] if mouse in CELLS for cell in AROUND[mouse]}
        reached = {self.rooms[cell] for cell in touched if cell in self.rooms}
        for first in first_cells(self.rooms):
            if self.rooms[first] in reached - self.open:
                yield first

    def runs(self) -> dict[tuple[str, str], int]:
        """Chapter 6: where each mouse can run to, at the cheapest price, step by step."""
        found: dict[tuple[str, str], int] = {}
        for origin in self.mice[self.turn]:
            if origin.startswith("fallen"):
                continue
            walks = [(origin, 0)]
            for here, spent in walks:
                if spent == self.points:
                    continue
                for there in self.steps(here):
                    if there == origin:
                        continue  # 6.8
                    if self.occupied(there):
                        if not (here == "outside" and not self.through_towers):  # 6.9
                            walks.append((there, spent + 1))
                    else:
                        found.setdefault((origin, there), spent + 1)
        return found

    def steps(self, here: str) -> Iterator[str]:
        """6.1 to 6.5: where one step leads."""
        if here == "outside":
            yield from TOWERS
            return
        for there in BESIDE[here]:
            if there not in TOWERS and self.rooms[there] in self.open and self.shows(there) != "trap":
                yield there

    # Playing.

    def play(self, move: str) -> None:
        word, *cells = move.split()
        if self.placing:
            self.place(cells[0])
        elif word == "end":
            self.end_turn()
        elif word == "uncover":
            self.points -= 1
            self.open.add(self.rooms[cells[0]])
            self.look()
        elif word == "slide":
            self.points -= 1
            self.may_slide = False
            self.slide(cells[0])
        else:
            origin, goal = (["outside"] if word == "enter" else []) + cells
            self.points -= self.runs()[origin, goal]
            mine = self.mice[self.turn]
            mine[mine.index(origin)] = goal
            self.score()
            self.check_target()

    def place(self, tower: str) -> None:
        self.mice[self.turn][0] = tower
        self.turn = self.following(self.turn)
        if self.turn == self.starter:
            self.placing, self.points, self.may_slide = False, 4, True

    def following(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def look(self) -> None:
        """10.1: everybody sees what lies in the open."""
        for cell, tile in self.floor.items():
            if self.rooms[cell] in self.open:
                tile.seen = True

    def slide(self, slot: str) -> None:
        """8.5, in its order."""
        line = LINES[slot]
        strip = [self.spare, *(self.floor[cell] for cell in line)]
        self.spare = strip.pop()
        self.spare.seen = True
        self.floor |= dict(zip(line, strip, strict=True))
        self.look()
        for mice in self.mice.values():
            mice[:] = [f"fallen {place}" if self.shows(place) == "trap" else place for place in mice]
        self.score()
        self.check_target()
        if self.end is None and any(self.lost(seat) >= 3 for seat in self.seats):
            self.finish("third-mouse")

    def score(self) -> None:
        """8.1 and 8.3."""
        for seat in self.seats:
            under = Counter(self.shows(place) for place in self.mice[seat] if place in CELLS)
            self.tokens[seat] |= {cheese for cheese in CHEESES if under[cheese] >= 2}

    def lost(self, seat: str) -> int:
        return sum(place.startswith("fallen") for place in self.mice[seat])

    def end_turn(self) -> None:
        standing = {self.rooms[place] for mice in self.mice.values() for place in mice if place in self.rooms}
        self.open &= standing
        after_this = self.following(self.turn)
        if after_this == self.starter:
            self.rounds += 1
        if self.rounds == 100:
            self.finish("round-limit")
        else:
            self.turn, self.points, self.may_slide = after_this, 4, True

    # The end.

    def check_target(self) -> None:
        if any(len(tokens) >= self.target for tokens in self.tokens.values()):
            self.finish("target")

    def finish(self, reason: str) -> None:
        """The best has place 1; the best of the others place 2; and so on."""
        self.end = reason
        left = list(self.seats)
        while left:
            best = self.best_of(left)
            self.places[best] = len(self.places) + 1
            left.remove(best)

    def best_of(self, seats: list[str]) -> str:
        losers = [seat for seat in seats if self.end == "third-mouse" and self.lost(seat) >= 3]
        if self.leave_out_losers:  # 9.8
            seats = [seat for seat in seats if seat not in losers] or seats
        most = max(len(self.tokens[seat]) for seat in seats)
        tied = [seat for seat in seats if len(self.tokens[seat]) == most]
        tied = [seat for seat in tied if seat not in losers] or tied  # 9.7
        waiting = self.following(self.turn)
        while waiting not in tied:  # 9.6
            waiting = self.following(waiting)
        return waiting


def first_cells(rooms: dict[str, str]) -> list[str]:
    """The first cell of every room, in order."""
    first: dict[str, str] = {}
    for cell, room in rooms.items():
        first.setdefault(room, cell)
    return list(first.values())


def written_run(origin: str, goal: str) -> str:
    return f"enter {goal}" if origin == "outside" else f"run {origin} {goal}"


def _table(value: Value) -> Document:
    assert isinstance(value, dict)
    return value


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _names(value: Value) -> list[str]:
    assert isinstance(value, list)
    return [str(name) for name in value]
