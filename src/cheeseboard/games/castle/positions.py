"""Positions of Cheese Castle as documents; the drawing's letters are explained in notation.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cheeseboard.core.game import Game
from cheeseboard.core.position import Document, Reader, shown, write_dice
from cheeseboard.games.castle.board import (
    CELL_COUNT,
    CELL_NAMES,
    CHEESE_COUNT,
    CHEESES,
    FALLEN,
    HOLES,
    KIND_MASK,
    MICE_EACH,
    OUTSIDE,
    ROOM_COUNT,
    SIDE,
    STONE,
    TILE_NAMES,
    TILE_STEP,
    TILES_OF_KIND,
    TOWERS,
    TRAP,
    UNSEEN,
)
from cheeseboard.games.castle.notation import room_name
from cheeseboard.games.castle.state import MICE_LOST_AT_THE_END, ROUND_LIMIT, Castle, Ending
from cheeseboard.games.castle.steps import PLACEMENT, POINTS_EACH_TURN, SEAT_NAMES, TURNS, Turn

KNOWN_LETTERS = "swbchdm.o"
UNSEEN_LETTERS = "SWBCHDM,O"

ENDINGS = {"target": (Ending.TARGET, "9.1"), "third mouse": (Ending.THIRD_MOUSE, "9.3")}
ENDINGS["round limit"] = (Ending.ROUND_LIMIT, "9.9")


def write_position(state: Castle, options: dict[str, str]) -> Document:
    document: Document = {
        "game": "castle",
        "seats": int(state.seats),
        "starter": SEAT_NAMES[state.starter],
        "turn": SEAT_NAMES[state.active],
        "rounds": int(state.rounds),
        "dice": write_dice(state.dice),
        "spare": TILE_NAMES[state.spare & KIND_MASK],
        "floor": "".join(" ".join(draw_row(state, row)) + "\n" for row in range(SIDE)),
        "open": [room_name(state.layout, room) for room in range(ROOM_COUNT) if state.open_rooms >> room & 1],
    }
    step = state.step
    if isinstance(step, Turn):
        document["points"] = int(step.points)
        document["slide"] = step.may_slide
    elif step is PLACEMENT:
        document["placement"] = True
    if state.outcome is not None:
        document["end"] = next(name for name, (reason, _) in ENDINGS.items() if reason is state.outcome.reason)
    document["options"] = dict(options)
    seats = range(state.seats)
    document["mice"] = {
        SEAT_NAMES[seat]: [write_place(int(place)) for place in state.mice[seat * MICE_EACH : (seat + 1) * MICE_EACH]]
        for seat in seats
    }
    document["tokens"] = {
        SEAT_NAMES[seat]: [CHEESES[kind] for kind in range(CHEESE_COUNT) if state.tokens[seat] >> kind & 1]
        for seat in seats
    }
    return document


def draw_row(state: Castle, row: int) -> Iterator[str]:
    for cell in range(row * SIDE, row * SIDE + SIDE):
        kind = state.kind_at(cell)
        if kind == STONE:
            yield "T" if TOWERS >> cell & 1 else "#"
        elif kind == UNSEEN:
            yield "?"
        else:
            yield (KNOWN_LETTERS if state.known >> cell & 1 else UNSEEN_LETTERS)[kind]


def write_place(place: int) -> str:
    if place == OUTSIDE:
        return "outside"
    return f"fallen {CELL_NAMES[place - FALLEN]}" if place >= FALLEN else CELL_NAMES[place]


def read_position(game: Game, document: Document) -> Castle:
    """The state a document describes; every reason why it cannot be is found before any is told."""
    return _Reader(game, document).read()


class _Reader(Reader):
    def read(self) -> Castle:
        state = self.read_table()
        self.read_floor(state)
        self.read_rooms(state)
        self.read_mice(state)
        self.read_tokens(state)
        self.read_turn(state)
        readable = not self.reasons
        self.check_pairs(state)
        # Whether this can be the placement, or the end, only shows when every part could be read.
        if readable:
            if state.step is PLACEMENT:
                self.check_placement(state)
            self.read_end(state)
        self.tell()
        return state

    def read_table(self) -> Castle:
        """An empty table with the seats and options of the document."""
        from cheeseboard.games.castle import agree

        known = {"game", "seats", "starter", "turn", "rounds", "dice", "spare", "floor", "open", "points", "slide"}
        known |= {"placement", "end", "options", "mice", "tokens"}
        self.check_parts(known)
        seats, options = self.seats_and_options()
        return Castle(agree(options), seats, self.dice())

    def read_floor(self, state: Castle) -> None:
        drawing = self.document.get("floor")
        if not isinstance(drawing, str):
            self.refuse("floor must be a drawing of seven rows of seven letters.")
            return
        rows = [line.split() for line in drawing.strip("\n").splitlines()]
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            self.refuse(f"The floor has rows of {[len(row) for row in rows]} letters; it needs {SIDE} rows of {SIDE}.")
            return
        number = 0
        for cell, letter in enumerate(letter for row in rows for letter in row):
            if HOLES >> cell & 1:
                state.floor[cell] = number * TILE_STEP
                number += 1
                self.read_tile(state, cell, letter)
            elif letter != ("T" if TOWERS >> cell & 1 else "#"):
                what = "a tower, T" if TOWERS >> cell & 1 else "a solid square, #"
                self.refuse(f"{CELL_NAMES[cell]} is {what}, not '{letter}'.")
        spare = self.document.get("spare")
        if spare in TILE_NAMES:
            state.spare = number * TILE_STEP + TILE_NAMES.index(str(spare))
        else:
            self.refuse(f"spare must be one of {', '.join(TILE_NAMES)}, not {shown(spare)}.")
        self.check_tiles(state)

    def read_tile(self, state: Castle, cell: int, letter: str) -> None:
        if letter == "?":
            state.floor[cell] |= UNSEEN
        elif len(letter) != 1 or letter not in KNOWN_LETTERS + UNSEEN_LETTERS:
            tiles = f"{KNOWN_LETTERS}{UNSEEN_LETTERS}?"
            self.refuse(f"'{letter[:20]}' at {CELL_NAMES[cell]} is no tile; tiles are {tiles}.")
        elif letter in KNOWN_LETTERS:
            state.lay(cell, KNOWN_LETTERS.index(letter))
            state.known |= 1 << cell
        else:
            state.lay(cell, UNSEEN_LETTERS.index(letter))

    def check_tiles(self, state: Castle) -> None:
        kinds = [state.kind_at(cell) for cell in range(CELL_COUNT)] + [state.spare & KIND_MASK]
        counts = Counter(int(kind) for kind in kinds if kind != STONE)
        hidden = counts.pop(UNSEEN, 0)
        for kind, copies in enumerate(TILES_OF_KIND):
            if counts[kind] > copies or (hidden == 0 and counts[kind] != copies):
                self.refuse(f"The box has {copies} {TILE_NAMES[kind]} tiles; here are {counts[kind]}.")
        if hidden and any(letter in UNSEEN_LETTERS for letter in str(self.document["floor"]).split()):
            self.refuse(
                "A floor with ? is a view; a view has no capital letters, which mean tiles that nobody has seen."
            )

    def read_rooms(self, state: Castle) -> None:
        names = {room_name(state.layout, room): room for room in range(ROOM_COUNT)}
        for name in self.names(self.document.get("open", []), "open"):
            if name not in names:
                self.refuse(f"No room begins at {name}; rooms begin at {', '.join(names)}.")
                continue
            cells = state.layout.room_cells[names[name]]
            if cells & HOLES & ~state.known:
                self.refuse(f"The room at {name} is open, so its tiles are known: write them small.")
            state.open_room(names[name])

    def read_mice(self, state: Castle) -> None:
        places = {name: cell for cell, name in enumerate(CELL_NAMES)} | {"outside": OUTSIDE}
        places |= {f"fallen {name}": FALLEN + cell for cell, name in enumerate(CELL_NAMES) if HOLES >> cell & 1}
        for seat, value in self.seat_table(int(state.seats), "mice"):
            mice = self.names(value, f"The mice of {SEAT_NAMES[seat]}")
            if len(mice) != MICE_EACH:
                self.refuse(f"{SEAT_NAMES[seat]} has {len(mice)} mice; it needs {MICE_EACH}.")
                continue
            for number, name in enumerate(mice):
                self.read_mouse(state, seat * MICE_EACH + number, name, places.get(name))

    def read_mouse(self, state: Castle, mouse: int, name: str, place: int | None) -> None:
        owner = SEAT_NAMES[mouse // MICE_EACH]
        if place is None:
            self.refuse(f"A mouse of {owner} is at '{name}'; write a cell, outside, or fallen and a cell with a hole.")
        elif place < OUTSIDE and state.taken >> place & 1:
            self.refuse(f"Two mice stand on {name}; a cell has room for one.")
        elif place < OUTSIDE and not state.open_cells >> place & 1:
            self.refuse(f"A mouse of {owner} stands on {name} under a closed roof.")
        elif place < OUTSIDE and state.kind_at(place) == TRAP:
            self.refuse(f"A mouse of {owner} stands on the trap at {name}; it would have fallen.")
        else:
            state.place_mouse(mouse, place)

    def read_tokens(self, state: Castle) -> None:
        for seat, value in self.seat_table(int(state.seats), "tokens"):
            for name in self.names(value, f"The tokens of {SEAT_NAMES[seat]}"):
                if name not in CHEESES:
                    self.refuse(f"There is no cheese '{name}'; there are {', '.join(CHEESES)}.")
                elif state.tokens[seat] >> CHEESES.index(name) & 1:
                    self.refuse(f"{SEAT_NAMES[seat]} has two tokens of the {name}; one is the most.")
                else:
                    state.tokens[seat] |= 1 << CHEESES.index(name)

    def read_seat(self, name: str, state: Castle, default: int) -> int:
        value = self.document.get(name, SEAT_NAMES[default])
        if value not in SEAT_NAMES[: state.seats]:
            self.refuse(f"{name} must be one of {', '.join(SEAT_NAMES[: state.seats])}, not {shown(value)}.")
            return default
        return SEAT_NAMES.index(str(value))

    def read_turn(self, state: Castle) -> None:
        state.starter = self.read_seat("starter", state, 0)
        state.active = self.read_seat("turn", state, int(state.starter))
        state.rounds = self.number("rounds", 0, 0, ROUND_LIMIT)
        points = self.number("points", POINTS_EACH_TURN, 0, POINTS_EACH_TURN)
        may_slide = self.flag("slide", default=points > 0)
        if not may_slide and points == POINTS_EACH_TURN:
            self.refuse("A slide costs a point: with all four points left the slide is still to come.")
        if self.flag("placement", default=False):
            state.push(PLACEMENT)
        else:
            state.push(TURNS[2 * points + int(may_slide)])

    def check_pairs(self, state: Castle) -> None:
        """8.1: whoever stands twice on a kind has its token."""
        for seat in range(state.seats):
            kinds = Counter(int(state.kind_at(cell)) for cell in range(CELL_COUNT) if state.standing[seat] >> cell & 1)
            for kind in range(CHEESE_COUNT):
                if kinds[kind] >= 2 and not state.tokens[seat] >> kind & 1:
                    self.refuse(f"{SEAT_NAMES[seat]} stands twice on the {CHEESES[kind]} and has no token of it.")

    def check_placement(self, state: Castle) -> None:
        for turn in range(state.seats):
            seat = (int(state.starter) + turn) % int(state.seats)
            placed = turn < (state.active - state.starter) % state.seats
            first, *others = (int(place) for place in state.mice[seat * MICE_EACH : (seat + 1) * MICE_EACH])
            right = (first < OUTSIDE and TOWERS >> first & 1) if placed else first == OUTSIDE
            if not right or any(place != OUTSIDE for place in others):
                where = "one mouse on a tower" if placed else "no mouse on the table"
                self.refuse(f"In the placement {SEAT_NAMES[seat]} has {where} now.")
        if state.open_rooms or any(tokens for tokens in state.tokens) or state.known or state.rounds:
            self.refuse("In the placement all roofs are closed, nothing is known and nobody has a token.")

    def read_end(self, state: Castle) -> None:
        reached = any(int(tokens).bit_count() >= state.agreement.target for tokens in state.tokens)
        lost = any(state.mice_lost(seat) >= MICE_LOST_AT_THE_END for seat in range(state.seats))
        due = "target" if reached else "third mouse" if lost else "round limit" if state.rounds == ROUND_LIMIT else None
        end = self.document.get("end")
        if end != due:
            told = f"'{end}'" if end is not None else "missing"
            self.refuse(
                f"end is {told}, but by the rules it is {due!r} here."
                if due
                else f"end is {told}, but the game goes on."
            )
        elif due is not None:
            reason, rule = ENDINGS[due]
            state.finish(state.rank(reason, rule))
