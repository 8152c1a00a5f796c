"""What lies on the table in Cheese Castle: floor, roofs, mice, tokens, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count, lowest
from cheeseboard.core.chance import HIDDEN_FUTURE, LOW_63_BITS, Chance
from cheeseboard.core.outcome import Outcome, Reason
from cheeseboard.core.state import HIDDEN, State
from cheeseboard.core.step import Seat
from cheeseboard.games.castle.board import (
    CELL_COUNT,
    CHEESE_COUNT,
    FALLEN,
    HOLES,
    KIND_COUNT,
    KIND_MASK,
    MICE_EACH,
    OUTSIDE,
    STONE,
    TILE_STEP,
    TILES_OF_KIND,
    TOWERS,
    TRAP,
    UNSEEN,
    Cell,
    Kind,
    Layout,
    spread,
)

if TYPE_CHECKING:
    from cheeseboard.core.game import Game

MICE_LOST_AT_THE_END: Final = 3

# What estimate counts, where a token is 100: mice that have fallen, by their number, and cheese that is still wanted.
FALLEN_COST: Final = vec[i64]([0, 35, 80, 150, 200])
HELD_AND_NEAR: Final = 40
HELD: Final = 14
TWO_NEAR: Final = 16
ONE_NEAR: Final = 6
ROUND_LIMIT: Final = 100

NOTHING: Final = vec[i64]()
"""What lies on a table that is about to become a copy."""


class Ending(Reason):
    """How a game of Cheese Castle can end."""

    TARGET = "castle-end-target"
    THIRD_MOUSE = "castle-end-third-mouse"
    ROUND_LIMIT = "castle-end-round-limit"


@final
class Agreement:
    """What the players agreed on before the game; it never changes."""

    def __init__(self, layout: Layout, target: int, *, through_towers: bool, leave_out_losers: bool) -> None:
        self.layout = layout
        self.target: i64 = target
        self.through_towers = through_towers
        self.leave_out_losers = leave_out_losers


@final
class Castle(State):
    """The table. Invariants: 33 tiles on holes and one spare; a room with a mouse in it is open; no mouse on a trap."""

    def __init__(self, agreement: Agreement, seats: i64, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.agreement = agreement
        self.layout = agreement.layout
        self.floor: vec[i64] = vec[i64]([STONE] * CELL_COUNT) if seats > 0 else NOTHING
        """The tile on every hole, number and kind; STONE elsewhere."""
        self.spare: i64 = UNSEEN
        self.traps: i64 = 0
        self.known: i64 = 0
        """The holes whose tile everybody has seen or followed (10.1)."""
        self.open_rooms: i64 = 0
        self.open_cells: i64 = TOWERS
        self.mice: vec[i64] = vec[i64]([OUTSIDE] * (seats * MICE_EACH))
        self.taken: i64 = 0
        """The cells with a mouse on them."""
        self.standing: vec[i64] = vec[i64]([0] * seats)
        """The same, for every seat its own mice."""
        self.outside: vec[i64] = vec[i64]([MICE_EACH] * seats)
        """How many mice every seat has outside."""
        self.reach: vec[i64] = vec[i64]([0] * seats)
        """The rooms that the mice of every seat can uncover where they stand, open or not (5.2)."""
        self.tokens: vec[i64] = vec[i64]([0] * seats)
        """The cheeses each seat has a token of, as a mask."""
        self.active: i64 = 0
        self.starter: i64 = 0
        self.rounds: i64 = 0
        """Full rounds played."""

    @property
    def game(self) -> Game:
        from cheeseboard.games.castle import CASTLE

        return CASTLE

    def clone(self) -> Castle:
        copy = Castle(self.agreement, 0, self.dice.copy())  # without seats nothing is laid out to be thrown away
        copy.seats = self.seats
        self.share_engine(copy)
        copy.floor = self.floor[:]
        copy.spare = self.spare
        copy.traps = self.traps
        copy.known = self.known
        copy.open_rooms = self.open_rooms
        copy.open_cells = self.open_cells
        copy.mice = self.mice[:]
        copy.taken = self.taken
        copy.standing = self.standing[:]
        copy.outside = self.outside[:]
        copy.reach = self.reach[:]
        copy.tokens = self.tokens[:]
        copy.active = self.active
        copy.starter = self.starter
        copy.rounds = self.rounds
        return copy

    def facts(self) -> list[int]:
        facts = self.engine_facts()
        for tile in self.floor:
            facts.append(HIDDEN if tile & KIND_MASK == UNSEEN else tile & KIND_MASK)
        for place in self.mice:
            facts.append(place)
        for tokens in self.tokens:
            facts.append(tokens)
        facts += [
            self.spare & KIND_MASK,
            self.known,
            self.open_rooms,
            self.active,
            self.starter,
            self.rounds,
            self.agreement.target,
        ]
        return facts

    def seen_by(self, seat: Seat) -> Castle:
        """10.1: all players have seen the same, so every seat's view is the same."""
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        unknown = self.unknown
        view.traps &= ~unknown
        while unknown != 0:
            view.floor[lowest(unknown)] |= UNSEEN
            unknown &= unknown - 1
        return view

    def imagine(self, seed: i64) -> Castle:
        world = self.clone()
        world.dice = Chance(seed & LOW_63_BITS[0])
        unseen = self.unseen_tiles()
        world.dice.shuffle(unseen)
        unknown = self.unknown
        place: i64 = 0
        while unknown != 0:
            world.lay(lowest(unknown), unseen[place])
            place += 1
            unknown &= unknown - 1
        return world

    def progress(self, seat: Seat) -> i64:
        """Tokens first; then each cheese still wanted that a mouse stands on; then mice on the floor."""
        score: i64 = 100 * count(self.tokens[seat])
        wanted: i64 = 0
        for number in range(MICE_EACH):
            place = self.mice[seat * MICE_EACH + number]
            if place >= FALLEN:
                score -= 40
            elif place < OUTSIDE:
                score += 4
                kind = self.kind_at(place)
                if kind < CHEESE_COUNT and not (self.tokens[seat] >> kind) & 1:
                    wanted |= BIT[kind]
        return score + 12 * count(wanted)

    def estimate(self, seat: Seat) -> i64:
        """Tokens, as progress counts them; then for each cheese still wanted how near its second mouse is."""
        score: i64 = 100 * count(self.tokens[seat]) + 4 * count(self.standing[seat]) - FALLEN_COST[self.mice_lost(seat)]
        floors: vec[i64] = vec[i64]([0] * KIND_COUNT)
        standing = self.standing[seat]
        nearby = spread(standing)
        cells = self.open_cells & HOLES & (standing | nearby & ~self.taken)
        while cells != 0:
            cell = lowest(cells)
            floors[self.kind_at(cell)] |= BIT[cell]
            cells &= cells - 1
        for kind in range(CHEESE_COUNT):
            if not (self.tokens[seat] >> kind) & 1 and floors[kind] != 0:
                score += self.worth_of(floors[kind], standing)
        return score

    def worth_of(self, cheese: i64, standing: i64) -> i64:
        """What a cheese still wanted is worth that lies on these cells, under a mouse of the seat or one step from it."""
        held = cheese & standing
        if held == 0:
            return TWO_NEAR if cheese & (cheese - 1) != 0 else ONE_NEAR
        # The mouse that holds the one cheese is not the one to fetch the other.
        fetched = cheese & ~standing & spread(standing & ~held)
        return HELD_AND_NEAR if fetched != 0 else HELD

    # What the table knows.

    def kind_at(self, cell: Cell) -> Kind:
        """What this cell shows."""
        return self.floor[cell] & KIND_MASK

    @property
    def unknown(self) -> i64:
        """The holes whose tile nobody has seen."""
        return HOLES & ~self.known

    def unseen_tiles(self) -> vec[i64]:
        """The tiles that must lie on the unknown holes, kind by kind (10.1)."""
        left: vec[i64] = vec[i64](TILES_OF_KIND)
        left[self.spare & KIND_MASK] -= 1
        known = self.known
        while known != 0:
            left[self.kind_at(lowest(known))] -= 1
            known &= known - 1
        unseen: vec[i64] = vec[i64](capacity=34)
        for kind in range(KIND_COUNT):
            for _ in range(left[kind]):
                unseen = append(unseen, kind)
        return unseen

    def mouse_at(self, seat: Seat, place: i64) -> i64:
        """The number, over all seats, of that seat's first mouse there; HIDDEN if there is none."""
        first = seat * MICE_EACH
        for number in range(first, first + MICE_EACH):
            if self.mice[number] == place:
                return number
        return HIDDEN

    def mice_lost(self, seat: Seat) -> i64:
        """How many mice of that seat lie in the dungeon."""
        lost: i64 = 0
        first = seat * MICE_EACH
        for number in range(first, first + MICE_EACH):
            if self.mice[number] >= FALLEN:
                lost += 1
        return lost

    # What steps do to the table.

    def lay_floor(self, kinds: vec[i64]) -> None:
        """Lay 33 tiles on the holes, in the order of the cells; the 34th is the spare (2.2)."""
        number: i64 = 0
        for cell in range(CELL_COUNT):
            if (HOLES >> cell) & 1:
                self.floor[cell] = number * TILE_STEP
                self.lay(cell, kinds[number])
                number += 1
        self.spare = number * TILE_STEP + kinds[number]

    def lay(self, cell: Cell, kind: Kind) -> None:
        """The tile on this cell is of this kind."""
        self.floor[cell] = (self.floor[cell] & ~KIND_MASK) | kind
        if kind == TRAP:
            self.traps |= BIT[cell]
        else:
            self.traps &= ~BIT[cell]

    def place_mouse(self, number: i64, place: i64) -> None:
        """A mouse is there now: on a cell, outside, or fallen."""
        seat = number // MICE_EACH
        before = self.mice[number]
        self.mice[number] = place
        if before < OUTSIDE:
            self.taken ^= BIT[before]
            self.standing[seat] ^= BIT[before]
        elif before == OUTSIDE:
            self.outside[seat] -= 1
        if place < OUTSIDE:
            self.taken |= BIT[place]
            self.standing[seat] |= BIT[place]
        elif place == OUTSIDE:
            self.outside[seat] += 1
        reach: i64 = 0
        standing = self.standing[seat]
        while standing != 0:
            reach |= self.layout.near[lowest(standing)]
            standing &= standing - 1
        self.reach[seat] = reach

    def open_room(self, room: i64) -> None:
        """Lift a roof: everybody sees the floor under it."""
        cells = self.layout.room_cells[room]
        self.open_rooms |= BIT[room]
        self.open_cells |= cells
        self.known |= cells & HOLES

    def close_rooms(self) -> i64:
        """4.3: put a roof on every room without a mouse; the rooms that were closed."""
        closed: i64 = 0
        rooms = self.open_rooms
        while rooms != 0:
            cells = self.layout.room_cells[lowest(rooms)]
            if cells & self.taken == 0:
                closed |= rooms & -rooms
                self.open_cells &= ~cells
            rooms &= rooms - 1
        self.open_rooms &= ~closed
        return closed

    # The end.

    def waiting(self, seat: Seat) -> i64:
        """9.6: how many seats have waited longer for their next turn than this one."""
        return (seat - self.active - 1 + self.seats) % self.seats

    def rank(self, reason: Ending, rule: str) -> Outcome:
        """A place for every seat: tokens, then waiting; seats that are left out stand behind (R-17, R-18, R-29)."""
        keys: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            tokens: int = count(self.tokens[seat])
            left_out = int(reason is Ending.THIRD_MOUSE and self.mice_lost(seat) >= MICE_LOST_AT_THE_END)
            first, second = (left_out, -tokens) if self.agreement.leave_out_losers else (-tokens, left_out)
            keys.append((first, second, int(self.waiting(seat))))
        order = sorted(keys)
        places = tuple([order.index(key) + 1 for key in keys])
        points = tuple([int(count(tokens)) for tokens in self.tokens])
        return Outcome(reason, rule, places, points)
