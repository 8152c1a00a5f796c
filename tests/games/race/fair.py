"""Rat Race, saying what only tests ask: that its seats are alike, and what nobody can know."""

from __future__ import annotations

from cheeseboard.core import Chance, State
from cheeseboard.games.race import RatRace
from cheeseboard.games.race.board import ACTION_COUNT
from cheeseboard.games.race.state import NOBODY, Race, pick_card
from cheeseboard.games.race.steps import PEPPER_WINDOWS, PepperWindow, final_outcome


class FairRace(RatRace):
    def permuted(self, state: State, order: tuple[int, ...]) -> Race | None:
        """The seats move round: each must still follow the one that it followed, and partners stay partners."""
        assert isinstance(state, Race)
        seats = range(int(state.seats))
        if any((order[seat] - order[0] - seat) % len(seats) for seat in seats):
            return None
        if state.agreement.teams and partners(state, order) != partners(state, tuple(seats)):
            return None
        moved = state.clone()
        for seat in seats:
            place = order[seat]
            moved.places[place] = state.places[seat]
            moved.hands[place] = state.hands[seat]
            moved.bets[place] = state.bets[seat]
            moved.tokens[place] = state.tokens[seat]
            moved.homes[place] = state.homes[seat]
            moved.cheese[place] = state.cheese[seat]
        for number, seat in enumerate(state.row):
            moved.row[number] = order[seat]
        for cell, seat in enumerate(state.rats):
            moved.rats[cell] = NOBODY if seat == NOBODY else order[seat]
        moved.lost = permuted_mask(int(state.lost), order)
        if isinstance(state.step, PepperWindow):
            moved.replace(PEPPER_WINDOWS[permuted_mask(int(state.step.declined), order)])
        if state.outcome is not None:
            moved.outcome = final_outcome(moved)
        return moved

    def permuted_move(self, move: int, order: tuple[int, ...]) -> int:
        return move

    def other_secrets(self, state: State, seat: int, seed: int) -> Race:
        """3.4: what the others have bet is hidden until all have, and the dice are anybody's guess."""
        assert isinstance(state, Race)
        other = state.clone()
        other.dice = Chance(seed)
        for number in range(other.seats if other.face_down else 0):
            if number != seat and other.bets[number] in range(ACTION_COUNT):
                other.bets[number] = pick_card(other.hands[number], other.dice)
        return other


def partners(state: Race, order: tuple[int, ...]) -> set[frozenset[int]]:
    """Who plays together when seat n sits at order[n]."""
    seats = range(int(state.seats))
    return {frozenset(order[seat] for seat in seats if state.agreement.team(seat) == team) for team in (0, 1)}


def permuted_mask(mask: int, order: tuple[int, ...]) -> int:
    return sum(1 << place for seat, place in enumerate(order) if mask >> seat & 1)
