"""What may be decided in the Larder, and what follows. Rulebook: chapters 2 to 5.

A move is a number: the buttons, the four ways, a die, a card to pick, then each card into each slot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import HIDDEN, Argument, Message, Move, Moves, Refusal, Seat, Step
from cheeseboard.core.bits import BIT
from tests.larder.board import (
    ANT_STEPS,
    CARD_NAMES,
    CARDS,
    DICE,
    DOOR,
    HERBS,
    PAGE_ROUNDS,
    REROLLS,
    ROUNDS,
    SEAT_NAMES,
    SLOTS,
    TRACK_END,
    WAYS,
    crumbs_on_tile,
    herb_of_card,
    herb_of_tile,
    neighbour,
)
from tests.larder.state import FREE, UNEXPLORED, Cellar

TURN_PAGE: Final = 0
REROLL: Final = 1
ENOUGH: Final = 2
THROW: Final = 3
END_TURN: Final = 4
WALK: Final = 5
KEEP: Final = WALK + len(WAYS)
PICK: Final = KEEP + DICE
STORE: Final = PICK + CARDS
MOVE_SPACE: Final = STORE + CARDS * SLOTS


class Own(Step[Cellar]):
    """It is one player's turn, and nobody else's."""

    question = ""
    rule = ""

    def acting(self, state: Cellar) -> i64:
        return BIT[state.active]

    def prompt(self, state: Cellar, seat: Seat) -> Message:
        if seat == state.active:
            return Message(self.question, self.blanks(state))
        return Message("waiting-for", {"seat": SEAT_NAMES[state.active]})

    def blanks(self, state: Cellar) -> dict[str, Argument]:
        return {}

    def refuse(self, state: Cellar, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("larder-refuse", {"question": Message(self.question, self.blanks(state))}), self.rule)


class Page(Own):
    """The story goes on: read, and turn the page."""

    question = "larder-prompt-page"
    rule = "2.1"

    def moves(self, state: Cellar, seat: Seat) -> Moves:
        return vec[i64]([TURN_PAGE])

    def play(self, state: Cellar, seat: Seat, move: Move) -> None:
        state.tell("2.1", "larder-page-turned", {"seat": SEAT_NAMES[seat]})
        roll_for_turn(state)

    def facts(self) -> list[int]:
        return [1]


class Keep(Own):
    """You keep any of the dice and roll the others again, up to twice."""

    question = "larder-prompt-keep"
    rule = "3.2"

    def __init__(self, rerolls: int) -> None:
        self.rerolls = rerolls

    def moves(self, state: Cellar, seat: Seat) -> Moves:
        found = [ENOUGH]
        if self.rerolls:
            found += [KEEP + die for die in range(DICE)]
            if not all(state.kept):
                found.append(REROLL)
        return vec[i64](found)

    def play(self, state: Cellar, seat: Seat, move: Move) -> None:
        if move == ENOUGH:
            steps = state.most_alike()
            state.kept = [0] * DICE
            state.picked = [0] * len(state.hands[seat])
            state.replace(Sort(steps))
            state.tell("3.3", "larder-steps", {"seat": SEAT_NAMES[seat], "steps": steps})
        elif move == REROLL:
            state.replace(Keep(self.rerolls - 1))
            roll(state, "3.2")
        else:
            die = int(move - KEEP)
            state.kept[die] = 1 - state.kept[die]
            key = "larder-kept" if state.kept[die] else "larder-let-go"
            state.tell("3.2", key, {"seat": SEAT_NAMES[seat], "number": state.faces[die]})

    def blanks(self, state: Cellar) -> dict[str, Argument]:
        return {"rerolls": self.rerolls}

    def facts(self) -> list[int]:
        return [2, self.rerolls]


class Sort(Own):
    """You pick any cards of your hand, throw them away and draw as many."""

    question = "larder-prompt-sort"
    rule = "3.4"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def moves(self, state: Cellar, seat: Seat) -> Moves:
        return vec[i64]([THROW, *(PICK + card for card in state.hands[seat] if card != HIDDEN)])

    def play(self, state: Cellar, seat: Seat, move: Move) -> None:
        hand = state.hands[seat]
        if move != THROW:
            pick(state, seat, int(move - PICK))
            return
        thrown = [card for card, pick in zip(hand, state.picked, strict=True) if pick]
        state.hands[seat] = [card for card in hand if card not in thrown]
        state.discard += thrown
        state.picked = []
        state.replace(Walk(self.steps))
        words = tuple(map(card_words, thrown))
        state.tell("3.4", "larder-thrown", {"seat": SEAT_NAMES[seat], "count": len(thrown), "cards": words})
        tell_draw(state, seat, state.draw_cards(seat, len(thrown)))

    def facts(self) -> list[int]:
        return [3, self.steps]


class Walk(Own):
    """You walk step by step, gather what lies there, store herbs where they grow, and end your turn."""

    question = "larder-prompt-walk"
    rule = "3.5"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def moves(self, state: Cellar, seat: Seat) -> Moves:
        ways = [way for way in range(len(WAYS)) if self.steps and may_walk(state, seat, way)]
        return vec[i64]([END_TURN, *(WALK + way for way in ways), *storing(state, seat)])

    def play(self, state: Cellar, seat: Seat, move: Move) -> None:
        if move == END_TURN:
            state.tell("3.8", "larder-turn-ended", {"seat": SEAT_NAMES[seat]})
            march(state)
            next_turn(state)
        elif move >= STORE:
            card, slot = divmod(int(move - STORE), SLOTS)
            state.hands[seat].remove(card)
            state.slots[seat][slot] = card
            state.tell("3.7", "larder-stored", {"seat": SEAT_NAMES[seat], "card": card_words(card)})
        else:
            state.replace(Walk(self.steps - 1))
            walk(state, seat, int(move - WALK))

    def blanks(self, state: Cellar) -> dict[str, Argument]:
        return {"steps": self.steps}

    def facts(self) -> list[int]:
        return [4, self.steps]


# 3.1 The dice.


def roll_for_turn(state: Cellar) -> None:
    state.replace(Keep(REROLLS))
    roll(state, "3.1")


def roll(state: Cellar, rule: str) -> None:
    """Whatever is not kept."""
    for die in range(DICE):
        if not state.kept[die]:
            state.faces[die] = int(state.dice.below(6)) + 1
    numbers = " ".join(str(face) for face in state.faces)
    state.tell(rule, "larder-rolled", {"seat": SEAT_NAMES[state.active], "numbers": numbers})


# 3.4 The hand.


def pick(state: Cellar, seat: Seat, card: int) -> None:
    """Pick a card, or put it back. Nobody else is even told that anything was picked."""
    place = state.hands[seat].index(card)
    state.picked[place] = 1 - state.picked[place]
    key = "larder-picked" if state.picked[place] else "larder-put-back"
    state.tell("3.4", key, {"card": card_words(card)}, int(BIT[seat]))


def tell_draw(state: Cellar, seat: Seat, cards: list[int]) -> None:
    """Only the one who draws sees the cards."""
    if cards:
        others = Message("larder-drew-unseen", {"seat": SEAT_NAMES[seat], "count": len(cards)})
        state.tell("3.4", "larder-drew", {"cards": tuple(map(card_words, cards))}, int(BIT[seat]), others)


# 3.5 to 3.7 The map.


def may_walk(state: Cellar, seat: Seat, way: int) -> bool:
    """3.5: onto a tile, or where one can be laid."""
    cell = neighbour(state.mice[seat], way)
    return cell is not None and (state.floor[cell] != UNEXPLORED or bool(state.stack))


def walk(state: Cellar, seat: Seat, way: int) -> None:
    cell = neighbour(state.mice[seat], way)
    assert cell is not None
    if state.floor[cell] == UNEXPLORED:
        tile = state.lay_tile(cell)
        herb, crumbs = HERBS[herb_of_tile(tile)], crumbs_on_tile(tile)
        state.tell("3.5", "larder-explored", {"seat": SEAT_NAMES[seat], "herb": herb, "crumbs": crumbs})
    state.mice[seat] = cell
    state.tell("3.5", "larder-walked", {"seat": SEAT_NAMES[seat], "way": WAYS[way]})
    if state.crumbs[cell]:
        found = state.crumbs[cell]
        state.crumbs[cell] = 0
        state.eaten[seat] = min(TRACK_END, state.eaten[seat] + found)
        state.tell("3.6", "larder-found", {"seat": SEAT_NAMES[seat], "crumbs": found})


def storing(state: Cellar, seat: Seat) -> list[int]:
    """3.7: every card of the herb that grows here, into every free slot."""
    tile = state.floor[state.mice[seat]]
    if tile == DOOR:
        return []
    cards = [card for card in state.hands[seat] if card != HIDDEN and herb_of_card(card) == herb_of_tile(tile)]
    free = [slot for slot, card in enumerate(state.slots[seat]) if card == FREE]
    return [STORE + card * SLOTS + slot for card in cards for slot in free]


# 4 The ants.


def march(state: Cellar) -> None:
    """4.1: one ant after another, each of them five steps."""
    for ant in range(len(state.ants)):
        for _ in range(ANT_STEPS):
            ways = state.open_ways(state.ants[ant])
            if ways:
                step_of_ant(state, ant, ways[int(state.dice.below(len(ways)))])
            else:
                state.tell("4.1", "larder-ant-circles", {"ant": ant + 1})


def step_of_ant(state: Cellar, ant: int, cell: int) -> None:
    state.ants[ant] = cell
    if state.crumbs[cell]:
        state.crumbs[cell] -= 1
        state.tell("4.2", "larder-ant-eats", {"ant": ant + 1})
    else:
        state.tell("4.1", "larder-ant-walks", {"ant": ant + 1})


# 5 The end.


def next_turn(state: Cellar) -> None:
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        if state.round == ROUNDS:
            outcome = state.rank()
            state.finish(outcome)
            state.tell(outcome.rule, outcome.reason.value)
            return
        state.round += 1
        state.tell("5.1", "larder-round", {"round": state.round})
    begin_turn(state)


def begin_turn(state: Cellar) -> None:
    """2.1: the first turn of some rounds begins with a page of the story."""
    if state.round in PAGE_ROUNDS and state.active == state.first:
        state.replace(Page())
    else:
        roll_for_turn(state)


# How cards are called.


def card_words(card: int) -> Message:
    herb, number = CARD_NAMES[card].split("-")
    return Message("larder-card", {"herb": herb, "number": int(number)})
