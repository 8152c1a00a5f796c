"""Before a race: a token for the last of the race before, the placement and the starting discard. Rulebook: 2.7, 2.8, 9.5."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count, lowest
from cheeseboard.core.message import Message, Refusal
from cheeseboard.core.step import Move, Moves, Seat, Step
from cheeseboard.games.race.board import ALL_CARDS, PEPPER
from cheeseboard.games.race.state import NOBODY, SEATS_AT_MOST, Race
from cheeseboard.games.race.steps.moves import BET, DISCARD, PLACE, TAKE
from cheeseboard.games.race.steps.rounds import begin_race, begin_round, draw_track, seat_in_place
from cheeseboard.games.race.steps.telling import action_name, cell_name, kind_name, seat_name

# 2.8: how many cards are discarded, by the number of seats and the place in the row, four numbers for each count of seats.
DISCARDS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 0, 0, 3, 2, 1, 0])


@final
class Placement(Step[Race]):
    """Clockwise from the first player, everybody puts the own rat on a free flag of the start card."""

    def acting(self, state: Race) -> i64:
        return BIT[state.active]

    def moves(self, state: Race, seat: Seat) -> Moves:
        found: Moves = vec[i64](capacity=8)
        for cell in state.track.start:
            if state.rats[cell] == NOBODY:  # R-2
                found = append(found, PLACE + cell)
        return found

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        state.move_rat(seat, move - PLACE)
        if state.journal is not None:
            state.tell("2.7", "race-placed", {"seat": seat_name(seat), "cell": cell_name(move - PLACE)})
        state.turn += 1
        if state.turn == state.seats:
            state.turn = 0
            state.pop()

    def prompt(self, state: Race, seat: Seat) -> Message:
        if seat != state.active:
            return Message("turn-of", {"seat": seat_name(state.active)})
        return Message("race-prompt-placement")

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        if move >= PLACE and move - PLACE in state.track.start:
            return Refusal(Message("race-refuse-flag-taken"), "2.7")
        return Refusal(Message("race-refuse-place-first"), "2.7")

    def facts(self) -> list[int]:
        return [1]


@final
class StartingDiscard(Step[Race]):
    """Clockwise from the first player, everybody discards cards of their choice face up; the last player none."""

    def acting(self, state: Race) -> i64:
        return BIT[state.active]

    def moves(self, state: Race, seat: Seat) -> Moves:
        return list_cards(DISCARD, state.hands[seat])

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        card = move - DISCARD
        state.hands[seat] &= ~BIT[card]
        if state.journal is not None:
            state.tell("2.8", "race-discarded", {"seat": seat_name(seat), "action": action_name(card)})
        if cards_to_discard(state, seat) == 0:
            state.turn += 1
            if cards_to_discard(state, state.active) == 0:
                state.pop()
                begin_round(state)

    def prompt(self, state: Race, seat: Seat) -> Message:
        if seat != state.active:
            return Message("turn-of", {"seat": seat_name(state.active)})
        return Message("race-prompt-discard", {"cards": int(cards_to_discard(state, seat))})

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        if DISCARD <= move < BET:
            return Refusal(Message("race-refuse-not-in-hand", {"action": action_name(move - DISCARD)}), "2.8")
        return Refusal(Message("race-refuse-discard-first"), "2.8")

    def facts(self) -> list[int]:
        return [2]


@final
class Consolation(Step[Race]):
    """The last of a race takes a token of any kind for the next one, or keeps the token it has."""

    def acting(self, state: Race) -> i64:
        return BIT[seat_in_place(state, state.seats)]

    def moves(self, state: Race, seat: Seat) -> Moves:
        return vec[i64]([TAKE, TAKE + 1, TAKE + 2])

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        token = PEPPER + move - TAKE
        state.tokens[seat] = token
        if state.journal is not None:
            state.tell("9.5", "race-consoled", {"seat": seat_name(seat), "token": kind_name(token)})
        state.pop()
        begin_race(state, seat_in_place(state, 1), draw_track(state.agreement, state.race, state.dice))  # R-35

    def prompt(self, state: Race, seat: Seat) -> Message:
        last = seat_in_place(state, state.seats)
        if seat != last:
            return Message("turn-of", {"seat": seat_name(last)})
        return Message("race-prompt-consolation")

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("race-refuse-take-first"), "9.5")

    def facts(self) -> list[int]:
        return [3]


PLACEMENT: Final = Placement()
STARTING_DISCARD: Final = StartingDiscard()
CONSOLATION: Final = Consolation()


def cards_to_discard(state: Race, seat: Seat) -> i64:
    """How many more cards the seat whose turn it is has to discard."""
    return DISCARDS[state.seats * SEATS_AT_MOST + state.turn] - count(ALL_CARDS & ~state.hands[seat])


def list_cards(base: i64, hand: i64) -> Moves:
    """One move for every card of a hand."""
    found: Moves = vec[i64](capacity=6)
    while hand != 0:
        found = append(found, base + lowest(hand))
        hand &= hand - 1
    return found
