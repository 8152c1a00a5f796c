"""What may be decided in Peppercorn, and what follows. Rulebook: chapters 2 to 5.

A move is a number: keep, reroll, let it pass, play the cat, then a bid for each kind of card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import HIDDEN, Message, Move, Moves, Refusal, Seat, Step
from cheeseboard.core.bits import BIT
from tests.toy.state import BOX, CARD_NAMES, CAT_CARD, NOBODY, NOTHING, SEAT_NAMES, Pantry

KEEP: Final = 0
REROLL: Final = 1
PASS: Final = 2
CAT: Final = 3
BID: Final = 4
MOVE_SPACE: Final = BID + len(BOX)


class Secret(Step[Pantry]):
    """Everybody who is asked chooses at once and in secret; when the last has chosen, all is turned over."""

    def is_asked(self, state: Pantry, seat: int) -> bool:
        raise NotImplementedError

    def turn_over(self, state: Pantry, choices: list[int]) -> None:
        raise NotImplementedError

    def acting(self, state: Pantry) -> i64:
        waiting = [seat for seat in range(state.seats) if self.is_asked(state, seat) and state.choices[seat] == NOTHING]
        return sum(BIT[seat] for seat in waiting)

    def play(self, state: Pantry, seat: Seat, move: Move) -> None:
        state.choices[seat] = move
        tell_choice(state, seat, move)
        if self.acting(state) == 0:
            choices = state.choices
            state.choices = [NOTHING] * state.seats
            self.turn_over(state, choices)


class Bid(Secret):
    """Everybody lays a card face down; the highest card that nobody else has laid wins the roll."""

    def is_asked(self, state: Pantry, seat: int) -> bool:
        return True

    def moves(self, state: Pantry, seat: Seat) -> Moves:
        return vec[i64]([BID + card for card in sorted(set(state.hands[seat])) if card != HIDDEN])

    def turn_over(self, state: Pantry, choices: list[int]) -> None:
        cards = [choice - BID for choice in choices]
        for seat, card in enumerate(cards):
            state.lay_open(seat, card)
            state.tell("2.2", "peppercorn-laid", {"seat": SEAT_NAMES[seat], "card": CARD_NAMES[card]})
        highest = max((card for card in cards if cards.count(card) == 1), default=CAT_CARD)
        if highest == CAT_CARD:  # 2.4
            state.tell("2.4", "peppercorn-nobody-wins")
            end_round(state)
        else:
            state.winner = cards.index(highest)  # 2.3
            state.replace(Keep(state.rerolls))
            roll(state, "3.1")

    def prompt(self, state: Pantry, seat: Seat) -> Message:
        return Message("peppercorn-prompt-bid") if may_move(state, seat) else Message("peppercorn-prompt-wait")

    def refuse(self, state: Pantry, seat: Seat, move: Move) -> Refusal:
        if BID <= move < MOVE_SPACE:
            return Refusal(Message("peppercorn-refuse-no-such-card", {"card": CARD_NAMES[move - BID]}), "2.1")
        return Refusal(Message("peppercorn-refuse-bid-first"), "2.1")

    def facts(self) -> list[int]:
        return [1]


class Keep(Step[Pantry]):
    """You have rolled: keep it, or roll again."""

    def __init__(self, rerolls: int) -> None:
        self.rerolls = rerolls

    def acting(self, state: Pantry) -> i64:
        return BIT[state.winner]

    def moves(self, state: Pantry, seat: Seat) -> Moves:
        return vec[i64]([KEEP, REROLL] if self.rerolls else [KEEP])

    def play(self, state: Pantry, seat: Seat, move: Move) -> None:
        if move == REROLL:
            state.replace(Keep(self.rerolls - 1))
            roll(state, "3.2")
        else:
            state.tell("3.3", "peppercorn-kept", {"seat": SEAT_NAMES[seat], "number": state.die})
            state.push(Answer())  # 4.1

    def prompt(self, state: Pantry, seat: Seat) -> Message:
        if seat == state.winner:
            return Message("peppercorn-prompt-keep", {"number": state.die, "rerolls": self.rerolls})
        return Message("peppercorn-prompt-wait")

    def refuse(self, state: Pantry, seat: Seat, move: Move) -> Refusal:
        if move == REROLL:
            return Refusal(Message("peppercorn-refuse-no-rerolls"), "3.2")
        return Refusal(Message("peppercorn-refuse-keep-first"), "3.3")

    def facts(self) -> list[int]:
        return [2, self.rerolls]


class Answer(Secret):
    """Before anybody harvests, the others may send a cat; they are all asked, so that asking tells nothing."""

    def is_asked(self, state: Pantry, seat: int) -> bool:
        return seat != state.winner

    def moves(self, state: Pantry, seat: Seat) -> Moves:
        return vec[i64]([PASS, CAT] if CAT_CARD in state.hands[seat] else [PASS])

    def turn_over(self, state: Pantry, choices: list[int]) -> None:
        state.pop()
        cats = [seat for seat, choice in enumerate(choices) if choice == CAT]
        for seat in cats:
            state.lay_open(seat, CAT_CARD)
            state.tell("4.3", "peppercorn-cat", {"seat": SEAT_NAMES[seat]})
        if cats:
            roll(state, "4.3")
        else:
            harvest(state)

    def prompt(self, state: Pantry, seat: Seat) -> Message:
        if may_move(state, seat):
            return Message("peppercorn-prompt-answer", {"seat": SEAT_NAMES[state.winner], "number": state.die})
        return Message("peppercorn-prompt-wait")

    def refuse(self, state: Pantry, seat: Seat, move: Move) -> Refusal:
        if move == CAT:
            return Refusal(Message("peppercorn-refuse-no-cat"), "4.2")
        return Refusal(Message("peppercorn-refuse-answer-first"), "4.1")

    def facts(self) -> list[int]:
        return [3]


# 3.1 The die.


def roll(state: Pantry, rule: str) -> None:
    state.die = int(state.dice.below(6)) + 1
    state.tell(rule, "peppercorn-rolled", {"seat": SEAT_NAMES[state.winner], "number": state.die})


# 4.4 and 5 The end of a round and of the game.


def harvest(state: Pantry) -> None:
    state.peppercorns[state.winner] += state.die
    state.tell("4.4", "peppercorn-harvested", {"seat": SEAT_NAMES[state.winner], "number": state.die})
    end_round(state)


def end_round(state: Pantry) -> None:
    state.die = 0
    state.winner = NOBODY
    state.replace(Bid())
    if len(state.deck) >= state.seats:
        draw_cards(state)
    state.first = (state.first + 1) % state.seats
    if not all(state.hands):  # 5.2
        end_game(state)


def draw_cards(state: Pantry) -> None:
    """5.1: everybody draws, the first seat first; only the one who draws sees the card."""
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        tell_draw(state, seat, state.draw_card(seat))


def end_game(state: Pantry) -> None:
    outcome = state.rank()
    state.finish(outcome)
    state.tell(outcome.rule, outcome.reason.value)


# What players are told.


def may_move(state: Pantry, seat: int) -> bool:
    return seat >= 0 and (state.acting >> seat) & 1 == 1


def tell_choice(state: Pantry, seat: int, move: int) -> None:
    """Everybody sees that a seat has chosen; only that seat sees what."""
    rule, key = ("2.1", "peppercorn-bid") if move >= BID else ("4.1", "peppercorn-answered")
    name = SEAT_NAMES[seat]
    choice = CARD_NAMES[move - BID] if move >= BID else "cat" if move == CAT else "pass"
    state.tell(rule, key, {"choice": choice}, int(BIT[seat]), Message(f"{key}-secretly", {"seat": name}))


def tell_draw(state: Pantry, seat: int, card: int) -> None:
    others = Message("peppercorn-drew-unseen", {"seat": SEAT_NAMES[seat]})
    state.tell("5.1", "peppercorn-drew", {"card": CARD_NAMES[card]}, int(BIT[seat]), others)
