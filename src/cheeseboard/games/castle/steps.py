"""What may be decided in Cheese Castle, and what follows. Rulebook: chapters 2 to 9; rulings R-3 to R-36.

A move is a number: END, then an uncover for each room, a slide for each slot, and a run for each pair of places
(from one of the 49 cells, or from outside, to a cell).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count, lowest
from cheeseboard.core.message import Argument, Message, Refusal
from cheeseboard.core.step import Move, Moves, Seat, Step
from cheeseboard.games.castle.board import (
    CELL_COUNT,
    CELL_NAMES,
    CHEESE_COUNT,
    CHEESES,
    FALLEN,
    KIND_MASK,
    LINE_CELLS,
    LINE_MASKS,
    LINE_SHIFTS,
    MICE_EACH,
    NEXT,
    OUTSIDE,
    SIDE,
    SLOT_NAMES,
    TILE_NAMES,
    TOWER_CELLS,
    TOWERS,
    TRAP,
    Cell,
    Cells,
    spread,
)
from cheeseboard.games.castle.state import MICE_LOST_AT_THE_END, ROUND_LIMIT, Castle, Ending

POINTS_EACH_TURN: Final = 4

# The first move of each kind, written out so that they compile to numbers: 1, 18 rooms, 12 slots, 50 times 49 places.
END: Final = 0
UNCOVER: Final = 1
SLIDE: Final = 19
RUN: Final = 31
ENTER: Final = 2432  # a run from outside
MOVE_SPACE: Final = 2481

ONLY_END: Final = vec[i64]([END])
ALL_SLIDES: Final = vec[i64](range(SLIDE, RUN))

SEAT_NAMES: Final = ("red", "yellow", "green", "blue")


@final
class Placement(Step[Castle]):
    """In turn order, everybody puts one mouse on a free tower."""

    def acting(self, state: Castle) -> i64:
        return BIT[state.active]

    def moves(self, state: Castle, seat: Seat) -> Moves:
        found: Moves = vec[i64](capacity=4)
        for tower in TOWER_CELLS:
            if not (state.taken >> tower) & 1:
                found = append(found, ENTER + tower)
        return found

    def play(self, state: Castle, seat: Seat, move: Move) -> None:
        tower = (move - RUN) % CELL_COUNT
        state.place_mouse(seat * MICE_EACH, tower)
        if state.journal is not None:
            state.tell("2.7", "castle-placed", {"seat": seat_name(seat), "cell": cell_name(tower)})
        state.active = (seat + 1) % state.seats
        if state.active == state.starter:
            state.replace(WHOLE_TURN)

    def prompt(self, state: Castle, seat: Seat) -> Message:
        if seat != state.active:
            return Message("turn-of", {"seat": seat_name(state.active)})
        return Message("castle-prompt-placement")

    def refuse(self, state: Castle, seat: Seat, move: Move) -> Refusal:
        if ENTER <= move < MOVE_SPACE and (TOWERS >> (move - ENTER)) & 1:
            return Refusal(Message("castle-refuse-tower-taken"), "6.6")
        return Refusal(Message("castle-refuse-place-first"), "2.7")

    def facts(self) -> list[int]:
        return [1]


@final
class Turn(Step[Castle]):
    """You have four action points: uncover roofs, run with mice, slide once, in any order, and end your turn."""

    def __init__(self, points: int, *, may_slide: bool) -> None:
        self.points: i64 = points
        self.may_slide = may_slide
        # The turns that follow this one: after a point spent, and after a slide.
        self.less: Turn = TURNS[2 * (points - 1) + may_slide] if points > 0 else self
        self.slid: Turn = TURNS[2 * (points - 1)] if points > 0 else self

    def acting(self, state: Castle) -> i64:
        return BIT[state.active]

    def moves(self, state: Castle, seat: Seat) -> Moves:
        if self.points == 0:
            return ONLY_END
        found: Moves = vec[i64](capacity=32)
        found = append(found, END)  # 4.2
        found = list_uncovers(state, found, seat)
        found = list_runs(state, found, seat, self.points)
        return extend(found, ALL_SLIDES) if self.may_slide else found  # 7.4

    def play(self, state: Castle, seat: Seat, move: Move) -> None:
        if move == END:
            end_turn(state)
        elif move < SLIDE:
            state.replace(self.less)
            uncover(state, seat, move - UNCOVER)
        elif move < RUN:
            state.replace(self.slid)  # 7.1: once per turn
            slide(state, seat, move - SLIDE)
        else:
            origin = (move - RUN) // CELL_COUNT
            goal = (move - RUN) % CELL_COUNT
            price = run_price(state, origin, goal, self.points)
            turn = self
            while price > 0:
                turn = turn.less
                price -= 1
            state.replace(turn)
            run(state, seat, origin, goal)

    def prompt(self, state: Castle, seat: Seat) -> Message:
        if seat != state.active:
            return Message("turn-of", {"seat": seat_name(state.active)})
        slide_left = "yes" if self.may_slide else "no"
        return Message("castle-prompt-turn", {"points": int(self.points), "slide": slide_left})

    def refuse(self, state: Castle, seat: Seat, move: Move) -> Refusal:
        if move < 0 or move >= MOVE_SPACE:
            return Refusal(Message("castle-refuse-no-such-move"), "4.1")
        if self.points == 0:
            return Refusal(Message("castle-refuse-no-points"), "4.1")
        if move < SLIDE:
            return refuse_uncover(state, move - UNCOVER)
        if move < RUN:
            return Refusal(Message("castle-refuse-slide-once"), "7.1")
        return refuse_run(state, seat, (move - RUN) // CELL_COUNT, (move - RUN) % CELL_COUNT, self.points)

    def facts(self) -> list[int]:
        return [2, self.points, int(self.may_slide)]


PLACEMENT: Final = Placement()
# The turn with p points left stands at 2p, and at 2p + 1 while its slide is still to come.
TURNS: Final[list[Turn]] = []
for _points in range(POINTS_EACH_TURN + 1):
    TURNS.extend((Turn(_points, may_slide=False), Turn(_points, may_slide=True)))
WHOLE_TURN: Final = TURNS[-1]


# 5 Uncovering.


def list_uncovers(state: Castle, found: Moves, seat: Seat) -> Moves:
    """5.2: every closed room that touches a cell on which a mouse of this seat stands."""
    near = state.reach[seat] & ~state.open_rooms
    while near != 0:
        found = append(found, UNCOVER + lowest(near))
        near &= near - 1
    return found


def uncover(state: Castle, seat: Seat, room: i64) -> None:
    state.open_room(room)
    if state.journal is not None:
        tell_uncovered(state, seat, room)


def refuse_uncover(state: Castle, room: i64) -> Refusal:
    if (state.open_rooms >> room) & 1:
        return Refusal(Message("castle-refuse-room-open"), "5.1")
    return Refusal(Message("castle-refuse-too-far-to-uncover"), "5.2")


# 6 Running.


def free_cells(state: Castle) -> Cells:
    """6.3 to 6.6: where a mouse may end a step inside the castle."""
    return state.open_cells & ~state.traps & ~state.taken & ~TOWERS


def list_runs(state: Castle, found: Moves, seat: Seat, points: i64) -> Moves:
    """6.1 to 6.9: every run of every mouse of this seat."""
    free = free_cells(state)
    taken = state.taken
    standing = state.standing[seat]
    while standing != 0:
        origin = lowest(standing)
        beside = NEXT[origin]
        goals = beside & free
        if points > 1 and beside & taken != 0:
            goals |= beyond(state, beside & taken, free, points, origin)
        while goals != 0:
            found = append(found, RUN + origin * CELL_COUNT + lowest(goals))
            goals &= goals - 1
        standing &= standing - 1
    if state.outside[seat] > 0:
        goals = TOWERS & ~taken  # 6.2
        # 6.9, where anything is open behind an occupied tower
        if points > 1 and spread(TOWERS & taken) & state.open_cells != 0 and state.agreement.through_towers:
            goals |= beyond(state, TOWERS & taken, free, points, OUTSIDE)
        while goals != 0:
            found = append(found, ENTER + lowest(goals))
            goals &= goals - 1
    return found


def beyond(state: Castle, passed: Cells, free: Cells, points: i64, origin: i64) -> Cells:
    """6.7: the free cells behind occupied ones, for at most this many points, the first spent on entering passed."""
    found: i64 = 0
    seen = passed | BIT[origin]
    points -= 1
    while points > 0 and passed != 0:
        reached = spread(passed)
        found |= reached & free
        passed = reached & state.taken & ~TOWERS & ~seen
        seen |= passed
        points -= 1
    return found


def run_price(state: Castle, origin: i64, goal: Cell, points: i64) -> i64:
    """6.8: the fewest points for this run; more than points if there is no way."""
    entered = TOWERS & ~state.taken if origin == OUTSIDE else NEXT[origin] & free_cells(state)
    if (entered >> goal) & 1:
        return 1
    passed = (TOWERS if origin == OUTSIDE else NEXT[origin]) & state.taken
    price: i64 = 2
    while price <= points:
        if (beyond(state, passed, free_cells(state), price, origin) >> goal) & 1:
            return price
        price += 1
    return price


def run(state: Castle, seat: Seat, origin: i64, goal: Cell) -> None:
    mouse = state.mouse_at(seat, origin)
    state.place_mouse(mouse, goal)
    if state.journal is not None:
        tell_run(state, seat, origin, goal)
    if state.kind_at(goal) < CHEESE_COUNT:
        if score_pairs(state, seat):
            check_target(state)


def refuse_run(state: Castle, seat: Seat, origin: i64, goal: Cell, points: i64) -> Refusal:
    if state.mouse_at(seat, origin) < 0:
        return Refusal(Message("castle-refuse-no-mouse-there"), "6.1")
    if (TOWERS >> goal) & 1 and origin != OUTSIDE:
        return Refusal(Message("castle-refuse-back-to-tower"), "6.3")
    if (state.taken >> goal) & 1:
        return Refusal(Message("castle-refuse-cell-taken"), "6.6")
    if not (state.open_cells >> goal) & 1:
        return Refusal(Message("castle-refuse-roof"), "6.4")
    if (state.traps >> goal) & 1:
        return Refusal(Message("castle-refuse-trap"), "6.4")
    reachable = run_price(state, origin, goal, CELL_COUNT) <= CELL_COUNT
    if reachable and origin == OUTSIDE and not state.agreement.through_towers:
        return Refusal(Message("castle-refuse-through-tower"), "6.9")
    if reachable:
        return Refusal(Message("castle-refuse-points-short", {"points": int(points)}), "6.8")
    if origin == OUTSIDE:
        return Refusal(Message("castle-refuse-only-over-towers"), "6.2")
    return Refusal(Message("castle-refuse-one-step"), "6.1")


# 7 Sliding.


def slide(state: Castle, seat: Seat, slot: i64) -> None:
    """8.5: tiles move; all mice over traps fall; pairs are scored for everybody; the target; the third mouse."""
    push_tiles(state, slot)
    if state.journal is not None:
        tell_slide(state, seat, slot)
    line = LINE_MASKS[slot]
    if state.taken & line == 0:
        return
    fallen = state.taken & state.traps
    if fallen != 0:
        drop_mice(state)
    scored = False
    for other in range(state.seats):
        if state.standing[other] & line and score_pairs(state, other):  # 8.1
            scored = True
    if scored:
        check_target(state)
    if fallen != 0 and state.outcome is None:  # R-15
        check_third_mouse(state)


def push_tiles(state: Castle, slot: i64) -> None:
    """7.2: the spare goes in, the line moves one cell, the tile at the far end is the new spare."""
    line = LINE_MASKS[slot]
    shift = LINE_SHIFTS[slot]
    first = slot * SIDE
    traps: i64 = 0
    pushed = state.spare
    for place in range(SIDE):
        cell = LINE_CELLS[first + place]
        following = state.floor[cell]
        state.floor[cell] = pushed
        if pushed & KIND_MASK == TRAP:
            traps |= BIT[cell]
        pushed = following
    state.spare = pushed
    state.traps = (state.traps & ~line) | traps
    on_line = state.known & line
    moved = (on_line << shift if shift > 0 else on_line >> -shift) & line
    # 10.1: every push is followed, and what comes into an open room is seen.
    state.known = (state.known & ~line) | moved | BIT[LINE_CELLS[first]] | (line & state.open_cells)


def drop_mice(state: Castle) -> None:
    """7.5: every mouse over a trap falls, all at once."""
    for number in range(state.seats * MICE_EACH):
        place = state.mice[number]
        if place < OUTSIDE and (state.traps >> place) & 1:
            state.place_mouse(number, FALLEN + place)
            if state.journal is not None:
                state.tell("7.5", "castle-fell", {"seat": seat_name(number // MICE_EACH), "cell": cell_name(place)})


# 8 Cheese.


def score_pairs(state: Castle, seat: Seat) -> bool:
    """8.1 and 8.3: a token for every kind on which two mice of this seat stand, if it has none of it yet."""
    once: i64 = 0
    twice: i64 = 0
    first = seat * MICE_EACH
    for number in range(first, first + MICE_EACH):
        place = state.mice[number]
        if place < OUTSIDE:
            kind = state.kind_at(place)
            if kind < CHEESE_COUNT:
                twice |= once & BIT[kind]
                once |= BIT[kind]
    won = twice & ~state.tokens[seat]
    if won == 0:
        return False
    state.tokens[seat] |= won
    if state.journal is not None:
        while won != 0:
            cheese = CHEESES[lowest(won)]
            state.tell("8.1", "castle-token", {"seat": seat_name(seat), "cheese": cheese})
            won &= won - 1
    return True


# 4.3 The end of a turn.


def end_turn(state: Castle) -> None:
    seat = state.active
    closed = state.close_rooms()
    if state.journal is not None:
        state.tell("4.3", "castle-turn-ended", {"seat": seat_name(seat), "roofs": int(count(closed))})
    next_seat = (seat + 1) % state.seats
    if next_seat == state.starter:
        state.rounds += 1
        if state.rounds == ROUND_LIMIT:
            end_game(state, Ending.ROUND_LIMIT, "9.9")
            return
    state.active = next_seat
    state.replace(WHOLE_TURN)


# 9 The end of the game.


def check_target(state: Castle) -> None:
    """9.1: the game ends at once when somebody has the kinds agreed on."""
    for tokens in state.tokens:
        if count(tokens) >= state.agreement.target:
            end_game(state, Ending.TARGET, "9.1")
            return


def check_third_mouse(state: Castle) -> None:
    """9.3: the game also ends when somebody has lost the third mouse."""
    for seat in range(state.seats):
        if state.mice_lost(seat) >= MICE_LOST_AT_THE_END:
            end_game(state, Ending.THIRD_MOUSE, "9.3")
            return


def end_game(state: Castle, reason: Ending, rule: str) -> None:
    state.finish(state.rank(reason, rule))
    if state.journal is not None and state.outcome is not None:
        winner = state.outcome.winners[0]
        state.tell(rule, reason.value, {"seat": seat_name(winner), "tokens": state.outcome.points[winner]})


# What the journal is told.


def seat_name(seat: i64) -> str:
    return SEAT_NAMES[seat]


def cell_name(cell: i64) -> str:
    return CELL_NAMES[cell]


def tell_uncovered(state: Castle, seat: Seat, room: i64) -> None:
    cells = state.layout.room_cells[room]
    roof = {2: "tiled", 3: "thatched", 4: "copper"}[int(count(cells))]
    arguments: dict[str, Argument] = {"seat": seat_name(seat), "roof": roof, "cell": cell_name(lowest(cells))}
    state.tell("5.1", "castle-uncovered", arguments)


def tell_run(state: Castle, seat: Seat, origin: i64, goal: Cell) -> None:
    arguments: dict[str, Argument] = {"seat": seat_name(seat), "goal": cell_name(goal)}
    if origin == OUTSIDE:
        state.tell("6.2", "castle-entered", arguments)
    else:
        arguments["origin"] = cell_name(origin)
        state.tell("6.1", "castle-ran", arguments)


def tell_slide(state: Castle, seat: Seat, slot: i64) -> None:
    arguments: dict[str, Argument] = {
        "seat": seat_name(seat),
        "slot": SLOT_NAMES[slot],
        "pushed": TILE_NAMES[state.kind_at(LINE_CELLS[slot * SIDE])],
        "spare": TILE_NAMES[state.spare & KIND_MASK],
    }
    state.tell("7.2", "castle-slid", arguments)
