"""What never changes on a track: cells, walls, special cells, arrows, and where a step in each direction leads.

A track is five rows high. Its cells are numbered column by column from a1 (0, top left), so that a rat further on has a
higher number; a turned card is its cells backwards. Rulebook: chapters 1 and 2; rulings R-10, R-11, R-14, R-16.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.chance import LOW_63_BITS

Cell: TypeAlias = i64
Action: TypeAlias = i64
Way: TypeAlias = i64
"""One of the eight directions."""

ROWS: Final = 5
SECTION_COLUMNS: Final = 6
GATE_COLUMNS: Final = 3
CELLS_AT_MOST: Final = 90

COLUMN_NAMES: Final = "abcdefghijklmnopqr"
CELL_NAMES: Final = tuple(f"{column}{row}" for column in COLUMN_NAMES for row in range(1, ROWS + 1))

# Where a rat is that stands on no cell: not yet placed, or home.
WAITING: Final = 90
HOME: Final = 91

# 1.2: the six actions, in the order that we list them; a game shuffles its own.
DASH: Final = 0
DIAGONAL: Final = 1
STEP: Final = 2
JUMP: Final = 3
SWAP: Final = 4
IDEA: Final = 5
ACTION_NAMES: Final = ("dash", "diagonal", "step", "jump", "swap", "idea")
ACTION_COUNT: Final = 6
ALL_CARDS: Final = 63

# 1.6: what a cell can be. The last three are also the tokens they give.
ORDINARY: Final = 0
SPRING: Final = 1
MUD: Final = 2
WATER: Final = 3
PEPPER: Final = 4
SUGAR: Final = 5
CLOVER: Final = 6
KIND_NAMES: Final = ("ordinary", "spring", "mud", "water", "pepper", "sugar", "clover")
KIND_LETTERS: Final = ".*#~psc"

# The straight ways are even, the diagonal ones odd.
WAY_NAMES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WAY_COUNT: Final = 8
_RIGHT: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
_DOWN: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])

NOWHERE: Final = -1
"""Where a way leads that a wall or the border closes."""
OPEN: Final = 0
WALL: Final = 1

# How far a cell is from the finish, counted in tenths of a step: mud and water take longer to leave.
STEP_LENGTH: Final = 10
MUD_LENGTH: Final = 25
WATER_LENGTH: Final = 4
FAR_AWAY: Final = 10000


@final
class Card:
    """A start/finish card or a section card, as it is laid. Walls on its left and right border close the joint there."""

    def __init__(
        self,
        key: str,
        kinds: list[int],
        flags: list[int],
        arrows: list[int],
        upright: list[int],
        level: list[int],
    ) -> None:
        self.key = key
        self.kinds: vec[i64] = vec[i64](kinds)
        """What every cell is."""
        self.flags: vec[i64] = vec[i64](flags)
        """1 on the cells with a flag."""
        self.arrows: vec[i64] = vec[i64](arrows)
        """1 for every column whose arrow points up."""
        self.upright: vec[i64] = vec[i64](upright)
        """The walls to the left of every cell, and to the right of the last column."""
        self.level: vec[i64] = vec[i64](level)
        """The walls below every cell; the last row stands on the border."""

    @property
    def columns(self) -> int:
        return len(self.arrows)

    def turned(self) -> Card:
        """The same card upside down: columns and rows go backwards, and arrows point the other way (R-10)."""
        level = [int(wall) for wall in self.level]
        above = [0 if place % ROWS == 0 else level[place - 1] for place in range(len(level))]
        return Card(
            self.key[:-1] if self.key.endswith("r") else f"{self.key}r",
            [int(kind) for kind in self.kinds][::-1],
            [int(flag) for flag in self.flags][::-1],
            [1 - int(arrow) for arrow in self.arrows][::-1],
            [int(wall) for wall in self.upright][::-1],
            above[::-1],
        )


@final
class Track:
    """Cards laid side by side from left to right, and everything that follows from that."""

    def __init__(self, key: str, cards: list[Card]) -> None:
        self.key = key
        self.cards = cards
        columns: i64 = 0
        for card in cards:
            columns += card.columns
        self.columns: i64 = columns
        self.cell_count: i64 = columns * ROWS
        self.kinds: vec[i64] = vec[i64]()
        self.arrows: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.upright: vec[i64] = vec[i64]([OPEN] * ((columns + 1) * ROWS))
        self.start: vec[i64] = vec[i64]()
        """The cells on which rats are placed (2.7)."""
        self.finish: vec[i64] = vec[i64]([0] * (columns * ROWS))
        """1 on the cells that are home."""
        self._lay(cards)
        self.ends_move: vec[i64] = vec[i64]([0] * (columns * ROWS))
        """1 on the cells that end a move over them: mud, water and finish flags."""
        self.turn_keys: vec[i64] = vec[i64]([0] * (columns * ROWS))
        """3.2: whoever stands on the cell with the lowest number acts first."""
        for cell in range(columns * ROWS):
            kind = self.kinds[cell]
            if kind in (MUD, WATER) or self.finish[cell] != 0:
                self.ends_move[cell] = 1
            row: i64 = cell % ROWS
            self.turn_keys[cell] = cell - row + (ROWS - 1 - row if self.arrows[cell // ROWS] != 0 else row)
        self.next: vec[i64] = self._lead(through_walls=False)
        """Where one step leads, cell by cell and way by way; NOWHERE through a wall."""
        self.fly: vec[i64] = self._lead(through_walls=True)
        """The same for whoever flies over walls."""
        self.distance: vec[i64] = self._measure()
        """How far every cell is from the finish."""
        self.outlook: vec[i64] = self._look_ahead()
        """How far from the finish an action can bring a rat that is alone, action by action and cell by cell."""
        self.mark: i64 = self._mark()
        """A number that differs, in all likelihood, for any two tracks that differ."""

    def _lay(self, cards: list[Card]) -> None:
        first: i64 = 0
        for number, card in enumerate(cards):
            for place in range(len(card.kinds)):
                self.kinds = append(self.kinds, card.kinds[place])
                self.level = append(self.level, card.level[place])
                if card.flags[place] != 0 and number == 0:
                    self.start = append(self.start, first * ROWS + place)
                if card.flags[place] != 0 and number == len(cards) - 1:
                    self.finish[first * ROWS + place] = 1
            for arrow in card.arrows:
                self.arrows = append(self.arrows, arrow)
            for place in range(len(card.upright)):
                self.upright[first * ROWS + place] |= card.upright[place]  # 2.3: a wall of either card closes the joint
            first += card.columns

    def _is_open(self, column: i64, row: i64, right: i64, down: i64) -> bool:
        """Whether there is no wall between a cell and the one beside it; both lie on the track."""
        if right != 0:
            return self.upright[(column + (1 if right > 0 else 0)) * ROWS + row] == OPEN
        return self.level[column * ROWS + row - (0 if down > 0 else 1)] == OPEN

    def _can_pass(self, column: i64, row: i64, right: i64, down: i64) -> bool:
        """Whether no wall is in the way of a step. On a diagonal, one of the two ways round must be free (R-14)."""
        if right == 0 or down == 0:
            return self._is_open(column, row, right, down)
        across = self._is_open(column, row, right, 0) and self._is_open(column + right, row, 0, down)
        return across or (self._is_open(column, row, 0, down) and self._is_open(column, row + down, right, 0))

    def _lead(self, *, through_walls: bool) -> vec[i64]:
        found: vec[i64] = vec[i64](capacity=self.cell_count * WAY_COUNT)
        for column in range(self.columns):
            for row in range(ROWS):
                for way in range(WAY_COUNT):
                    right = _RIGHT[way]
                    down = _DOWN[way]
                    to_column: i64 = column + right
                    to_row: i64 = row + down
                    inside = to_column >= 0 and to_column < self.columns and to_row >= 0 and to_row < ROWS
                    if inside and (through_walls or self._can_pass(column, row, right, down)):
                        found = append(found, to_column * ROWS + to_row)
                    else:
                        found = append(found, NOWHERE)
        return found

    def _measure(self) -> vec[i64]:
        """The shortest way to a finish flag from every cell, found by going back from them until nothing gets shorter."""
        found: vec[i64] = vec[i64]([FAR_AWAY] * self.cell_count)
        for cell in range(self.cell_count):
            if self.finish[cell] != 0:
                found[cell] = 0
        shorter = True
        while shorter:
            shorter = False
            cell = self.cell_count
            while cell > 0:
                cell -= 1
                length = self._length_from(cell, found)
                if length < found[cell]:
                    found[cell] = length
                    shorter = True
        return found

    def _length_from(self, cell: Cell, found: vec[i64]) -> i64:
        best: i64 = FAR_AWAY
        for way in range(WAY_COUNT):
            goal = self.next[cell * WAY_COUNT + way]
            if goal != NOWHERE and found[goal] < best:
                best = found[goal]
        kind = self.kinds[cell]
        return best + STEP_LENGTH + (MUD_LENGTH if kind == MUD else WATER_LENGTH if kind == WATER else 0)

    def _mark(self) -> i64:
        low = LOW_63_BITS[0]
        total: i64 = self.columns
        for values in (self.kinds, self.arrows, self.upright, self.level, self.start, self.finish):
            for value in values:
                total = ((total ^ (value + 1)) * 0x3F58476D1CE4E5B9) & low
                total ^= total >> 29
        return total

    def _look_ahead(self) -> vec[i64]:
        found: vec[i64] = vec[i64](capacity=self.cell_count * ACTION_COUNT)
        for action in range(ACTION_COUNT):
            for cell in range(self.cell_count):
                found = append(found, self._best_alone(action, cell))
        return found

    def _best_alone(self, action: Action, cell: Cell) -> i64:
        kind = self.kinds[cell]
        if action == IDEA:
            if kind == SPRING:
                return self._best_along(self.fly, cell, 0, 1, 3, flies=True)
            if kind == MUD:
                return self._best_along(self.next, cell, 0, 1, 1, flies=False)
            if kind == WATER:
                return self._best_swim(cell, 2)
        elif kind != MUD:
            dash: i64 = 1 if kind == WATER else 2
            if action == DASH:
                return self._best_along(self.next, cell, 0, 2, dash, flies=False)
            if action == DIAGONAL:
                return self._best_along(self.next, cell, 1, 2, dash, flies=False)
            if action == STEP:
                return self._best_along(self.next, cell, 0, 1, 1, flies=False)
        return self.distance[cell]

    def _best_along(self, ways: vec[i64], cell: Cell, first: Way, every: i64, most: i64, *, flies: bool) -> i64:
        """The shortest distance that is left after up to that many steps one way."""
        best = self.distance[cell]
        way = first
        while way < WAY_COUNT:
            here = cell
            for _ in range(most):
                here = ways[here * WAY_COUNT + way]
                if here == NOWHERE:
                    break
                best = min(best, self.distance[here])
                if self.ends_move[here] != 0 and not flies:
                    break
            way += every
        return best

    def _best_swim(self, cell: Cell, strokes: i64) -> i64:
        """The shortest distance that is left after up to that many strokes through water."""
        best = self.distance[cell]
        if strokes > 0:
            for way in range(WAY_COUNT):
                goal = self.next[cell * WAY_COUNT + way]
                if goal != NOWHERE and self.kinds[goal] == WATER:
                    best = min(best, self._best_swim(goal, strokes - 1))
        return best
