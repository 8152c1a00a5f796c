"""Positions of the Larder as documents: cards by their names, places by how far they lie right of the door and below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core import HIDDEN
from cheeseboard.core.position import Document, Reader, shown, write_dice
from tests.larder.board import (
    ANTS,
    CARD_NAMES,
    DICE,
    DOOR,
    PAGE_ROUNDS,
    REROLLS,
    ROUNDS,
    SEAT_NAMES,
    SLOTS,
    START,
    TILES,
    TRACK_END,
    cell_at,
    column,
    crumbs_on_tile,
    is_on_floor,
    row,
)
from tests.larder.state import FREE, UNEXPLORED, Cellar
from tests.larder.steps import Keep, Page, Sort, Walk

if TYPE_CHECKING:
    from tests.larder import Larder

PARTS = {"game", "seats", "options", "dice", "round", "first", "turn", "step", "left", "faces", "kept", "map", "ants"}
PARTS |= {"stack", "deck", "discard", "picked", "mice", "crumbs", "hands", "slots"}
STEPS = ("page", "keep", "sort", "walk", "over")


def write_position(state: Cellar) -> Document:
    seats = SEAT_NAMES[: state.seats]
    step, left = write_step(state)
    explored = [cell for cell, tile in enumerate(state.floor) if tile != UNEXPLORED]
    return {
        "game": "larder",
        "seats": int(state.seats),
        "dice": write_dice(state.dice),
        "round": state.round,
        "first": SEAT_NAMES[state.first],
        "turn": SEAT_NAMES[state.active],
        "step": step,
        "left": left,
        "faces": list(state.faces),
        "kept": [die + 1 for die, kept in enumerate(state.kept) if kept],
        "map": [f"{write_cell(cell)} {state.floor[cell]} {state.crumbs[cell]}" for cell in explored],
        "ants": [write_cell(cell) for cell in state.ants],
        "stack": ["?" if tile == HIDDEN else str(tile) for tile in state.stack],
        "deck": write_cards(state.deck),
        "discard": write_cards(state.discard),
        "picked": write_picked(state),
        "mice": dict(zip(seats, map(write_cell, state.mice), strict=True)),
        "crumbs": dict(zip(seats, state.eaten, strict=True)),
        "hands": dict(zip(seats, map(write_cards, state.hands), strict=True)),
        "slots": dict(zip(seats, map(write_cards, state.slots), strict=True)),
    }


def write_step(state: Cellar) -> tuple[str, int]:
    """What is being decided, and how many rerolls or steps are left."""
    step = state.step
    if isinstance(step, Keep):
        return "keep", step.rerolls
    if isinstance(step, (Sort, Walk)):
        return "sort" if isinstance(step, Sort) else "walk", step.steps
    return "page" if isinstance(step, Page) else "over", 0


def write_cell(cell: int) -> str:
    return f"{column(cell)} {row(cell)}"


def write_cards(cards: list[int]) -> list[str]:
    return ["?" if card == HIDDEN else "-" if card == FREE else CARD_NAMES[card] for card in cards]


def write_picked(state: Cellar) -> list[str]:
    hand = state.hands[state.active] if state.picked else []
    pairs = zip(hand, state.picked, strict=True)
    return ["?" if pick == HIDDEN else CARD_NAMES[card] for card, pick in pairs if pick]


def read_position(game: Larder, document: Document) -> Cellar:
    """The state a document describes; every reason why it cannot be is found before any is told."""
    return _Reader(game, document).read()


class _Reader(Reader):
    game: Larder

    def read(self) -> Cellar:
        self.check_parts(PARTS)
        seats, _ = self.seats_and_options()
        state = self.game.table(self.game, seats, self.dice())
        state.round = self.number("round", 1, 1, ROUNDS)
        state.first, state.active = (self.seat(part, seats) for part in ("first", "turn"))
        self.read_dice(state)
        self.read_map(state)
        self.read_cards(state)
        self.read_step(state)
        self.tell()
        return state

    def seat(self, part: str, seats: int) -> int:
        value = self.document.get(part, SEAT_NAMES[0])
        if value in SEAT_NAMES[:seats]:
            return SEAT_NAMES.index(str(value))
        self.refuse(f"{part} must be one of {', '.join(SEAT_NAMES[:seats])}, not {shown(value)}.")
        return 0

    def items(self, part: str) -> list[object]:
        value = self.document.get(part, [])
        if isinstance(value, list):
            return list(value)
        self.refuse(f"{part} must be a list, not {shown(value)}.")
        return []

    def read_dice(self, state: Cellar) -> None:
        faces = self.items("faces") or [1] * DICE
        if len(faces) != DICE:
            self.refuse(f"There are {DICE} dice, not {len(faces)}.")
        state.faces = [self.check_number(face, "A die", 1, 1, 6) for face in faces[:DICE]]
        for die in self.items("kept"):
            state.kept[self.check_number(die, "A kept die", 1, 1, DICE) - 1] = 1

    # The map.

    def read_map(self, state: Cellar) -> None:
        for line in self.names(self.document.get("map", []), "map"):
            self.read_tile(state, line)
        state.stack = [self.read_numbered(name, TILES) for name in self.names(self.document.get("stack", []), "stack")]
        known = [tile for tile in (*state.floor, *state.stack) if tile not in {UNEXPLORED, HIDDEN}]
        hidden = state.stack.count(HIDDEN)
        if sorted(known) != sorted(set(known)) or len(known) + hidden != TILES:
            self.refuse(f"The box has {TILES} tiles, each once; here are {len(known)} and {hidden} hidden.")
        for seat, value in self.seat_table(int(state.seats), "mice"):
            state.mice[seat] = self.explored_cell(state, value)
        ants = self.items("ants") or [write_cell(START)] * ANTS
        if len(ants) != ANTS:
            self.refuse(f"There are {ANTS} ants, not {len(ants)}.")
        state.ants = [self.explored_cell(state, place) for place in ants[:ANTS]]

    def read_tile(self, state: Cellar, line: str) -> None:
        """A line of the map: how far right, how far down, which tile, and how many crumbs are left on it."""
        place, _, number = line.rpartition(" ")
        place, _, name = place.rpartition(" ")
        cell, tile = self.read_cell(place), self.read_numbered(name, TILES)
        crumbs = self.read_numbered(number, TILES)
        if HIDDEN in {tile, crumbs} or (cell == START) != (tile == DOOR) or crumbs > crumbs_on_tile(tile):
            self.refuse(f"{shown(line)} is no tile of the map: write right, down, tile, crumbs; the door is 0 0 0 0.")
        elif cell != START and state.floor[cell] != UNEXPLORED:
            self.refuse(f"Two tiles lie at {place}.")
        else:
            state.floor[cell], state.crumbs[cell] = tile, crumbs

    def read_numbered(self, name: str, most: int) -> int:
        """A number below that, or ? for what is hidden."""
        if name != "?" and (not name.isascii() or not name.isdigit() or len(name) > 2 or int(name) >= most):
            self.refuse(f"{shown(name)} must be a number from 0 to {most - 1}, or ? for what is hidden.")
            return HIDDEN
        return HIDDEN if name == "?" else int(name)

    def read_cell(self, value: object) -> int:
        words = value.split() if isinstance(value, str) else []
        if len(words) == 2 and all(len(word) < 3 and word.removeprefix("-").isdecimal() for word in words):
            right, down = int(words[0]), int(words[1])
            if is_on_floor(right, down):
                return cell_at(right, down)
        self.refuse(f"{shown(value)} is no place: write how far right of the door, and how far below it.")
        return START

    def explored_cell(self, state: Cellar, value: object) -> int:
        cell = self.read_cell(value)
        if state.floor[cell] == UNEXPLORED:
            self.refuse(f"Nobody can stand at {write_cell(cell)}, where no tile lies.")
        return cell

    # The cards.

    def read_cards(self, state: Cellar) -> None:
        state.deck, state.discard = (self.cards(self.document.get(part, []), part, "?") for part in ("deck", "discard"))
        for seat, value in self.seat_table(int(state.seats), "hands"):
            state.hands[seat] = sorted(self.cards(value, f"The hand of {SEAT_NAMES[seat]}", "?"))
        for seat, value in self.seat_table(int(state.seats), "slots"):
            slots = self.cards(value, f"The slots of {SEAT_NAMES[seat]}", "-")
            if len(slots) == SLOTS:
                state.slots[seat] = slots
            else:
                self.refuse(f"{SEAT_NAMES[seat]} has {SLOTS} slots, not {len(slots)}; a free one is written -.")
        for seat, value in self.seat_table(int(state.seats), "crumbs"):
            state.eaten[seat] = self.check_number(value, "Crumbs", 0, 0, TRACK_END)
        known = state.open_cards()
        hidden = sum(place.count(HIDDEN) for place in (*state.hands, state.deck, state.discard))
        if sorted(known) != sorted(set(known)) or len(known) + hidden != len(CARD_NAMES):
            self.refuse(f"The box has {len(CARD_NAMES)} cards, each once; here are {len(known)} and {hidden} hidden.")
        if HIDDEN in state.discard:
            self.refuse("The discard pile lies open: none of its cards is hidden.")

    def cards(self, value: object, what: str, other: str) -> list[int]:
        """Names of cards, and one other sign."""
        known = {name: card for card, name in enumerate(CARD_NAMES)} | {other: HIDDEN if other == "?" else FREE}
        names = self.names(value, what)
        for name in names:
            if name not in known:
                self.refuse(f"There is no card {shown(name)} in {what}; cards are thyme-1, sage-10 or {other}.")
        return [known[name] for name in names if name in known]

    # What is being decided.

    def read_step(self, state: Cellar) -> None:
        step = self.document.get("step", "walk")
        if step == "page":
            if state.round not in PAGE_ROUNDS or state.active != state.first:
                self.refuse("A page is only turned before the first turn of rounds 1 and 4.")
            state.push(Page())
        elif step == "keep":
            state.push(Keep(self.number("left", REROLLS, 0, REROLLS)))
        elif step == "sort":
            state.push(Sort(self.number("left", 1, 0, DICE)))
            state.picked = self.picked(state)
        elif step == "walk":
            state.push(Walk(self.number("left", 1, 0, DICE)))
        elif step == "over":
            state.finish(state.rank())
        else:
            self.refuse(f"step must be one of {', '.join(STEPS)}, not {shown(step)}.")

    def picked(self, state: Cellar) -> list[int]:
        hand = state.hands[state.active]
        names = self.names(self.document.get("picked", []), "picked")
        if hand and names == ["?"] * len(hand):
            return [HIDDEN] * len(hand)
        cards = self.cards(names, "picked", "?")
        if set(cards) - set(hand) or HIDDEN in hand:
            self.refuse("Only known cards of the hand can be picked; of a hand that is hidden, all are hidden: ?.")
        return [int(card in cards) for card in hand]
