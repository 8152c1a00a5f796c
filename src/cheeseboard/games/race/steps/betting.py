"""Bets, the pepper window, and the replacement of equal cards. Rulebook: 3.4 to 3.9 and 6.3."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cheeseboard.core.bits import BIT
from cheeseboard.core.message import Message, Refusal
from cheeseboard.core.step import Move, Moves, Seat, Step
from cheeseboard.games.race.board import ACTION_COUNT, PEPPER
from cheeseboard.games.race.state import NO_CARD, NO_TOKEN, Race
from cheeseboard.games.race.steps.acting import ACTING
from cheeseboard.games.race.steps.moves import BET, EAT_PEPPER, PLACE
from cheeseboard.games.race.steps.setting_up import list_cards
from cheeseboard.games.race.steps.telling import action_name, seat_name, tell_bet, tell_replaced, tell_revealed

NO_SEAT: Final = -1


@final
class Bets(Step[Race]):
    """Everybody on the track lays one card face down; when all have, the cards are turned over."""

    def acting(self, state: Race) -> i64:
        waiting: i64 = 0
        for seat in state.row:
            if state.bets[seat] == NO_CARD:
                waiting |= BIT[seat]
        return waiting

    def moves(self, state: Race, seat: Seat) -> Moves:
        return list_cards(BET, state.hands[seat])

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        state.bets[seat] = move - BET
        if state.journal is not None:
            tell_bet(state, seat, move - BET)
        if self.acting(state) == 0:
            turn_over(state)

    def prompt(self, state: Race, seat: Seat) -> Message:
        if seat >= 0 and (state.acting >> seat) & 1:
            return Message("race-prompt-bet")
        return Message("race-prompt-wait-for-bets")

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        if BET <= move < PLACE:
            return Refusal(Message("race-refuse-not-in-hand", {"action": action_name(move - BET)}), "3.4")
        return Refusal(Message("race-refuse-bet-first"), "3.4")

    def facts(self) -> list[int]:
        return [4]


@final
class PepperWindow(Step[Race]):
    """Whoever holds pepper may eat it now and act first; the front of the row is asked first."""

    def __init__(self, declined: int) -> None:
        self.declined: i64 = declined
        """The seats that have been asked since somebody last ate pepper."""

    def acting(self, state: Race) -> i64:
        return BIT[next_pepper(state, self.declined)]

    def moves(self, state: Race, seat: Seat) -> Moves:
        return PEPPER_MOVES[:]

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        declined = self.declined | BIT[seat]
        if move == EAT_PEPPER:
            eat_pepper(state, seat)
            declined = 0  # R-8, R-52: everybody who still has pepper is asked again
        elif state.journal is not None:
            state.tell("6.3", "race-kept-pepper", {"seat": seat_name(seat)})
        if next_pepper(state, declined) == NO_SEAT:
            state.replace(ACTING)
            replace_cards(state)
        else:
            state.replace(PEPPER_WINDOWS[declined])

    def prompt(self, state: Race, seat: Seat) -> Message:
        asked = next_pepper(state, self.declined)
        if seat != asked:
            return Message("turn-of", {"seat": seat_name(asked)})
        return Message("race-prompt-pepper")

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("race-refuse-answer-first"), "6.3")

    def facts(self) -> list[int]:
        return [5, self.declined]


BETS: Final = Bets()
PEPPER_WINDOWS: Final[list[PepperWindow]] = [PepperWindow(declined) for declined in range(16)]
PEPPER_MOVES: Final = list_cards(EAT_PEPPER, 3)


# 3.6 Turning over.


def turn_over(state: Race) -> None:
    state.face_down = False
    if state.journal is not None:
        tell_revealed(state)
    if next_pepper(state, 0) == NO_SEAT:
        state.push(ACTING)
        replace_cards(state)
    else:
        state.push(PEPPER_WINDOWS[0])


# 6.3 Pepper.


def next_pepper(state: Race, declined: i64) -> i64:
    """The first in the row who holds pepper and has not declined; NO_SEAT if there is none."""
    for seat in state.row:
        if state.tokens[seat] == PEPPER and declined & BIT[seat] == 0:
            return seat
    return NO_SEAT


def eat_pepper(state: Race, seat: Seat) -> None:
    """The token goes back to the box, the card to the front of the row."""
    state.tokens[seat] = NO_TOKEN
    place: i64 = 0
    while state.row[place] != seat:
        place += 1
    while place > 0:
        state.row[place] = state.row[place - 1]
        place -= 1
    state.row[0] = seat
    if state.journal is not None:
        state.tell("6.3", "race-ate-pepper", {"seat": seat_name(seat)})


# 3.7 Replacing.


def replace_cards(state: Race) -> None:
    """In row order: whose action an earlier player holds lays the card of the next order that is free and in hand."""
    held: i64 = 0
    for seat in state.row:
        laid = state.bets[seat]
        action = laid
        if held & BIT[laid] != 0:
            action = next_free(state, laid, state.hands[seat] & ~held)
            if action == NO_CARD:
                state.lost |= BIT[seat]
                action = laid
                if state.journal is not None:
                    state.tell("3.9", "race-dead-end", {"seat": seat_name(seat), "action": action_name(laid)})
            else:
                state.bets[seat] = action
                if state.journal is not None:
                    tell_replaced(state, seat, laid, action)
        held |= BIT[action]
    for seat in state.row:
        state.hands[seat] &= ~BIT[state.bets[seat]]


def next_free(state: Race, laid: i64, choices: i64) -> i64:
    """R-5: the first of these cards behind the one laid, in the order row, which goes round; NO_CARD if there is none."""
    place = state.order_of(laid)
    for _ in range(ACTION_COUNT - 1):
        place = place + 1 if place < ACTION_COUNT - 1 else 0
        if choices & BIT[state.orders[place]] != 0:
            return state.orders[place]
    return NO_CARD
