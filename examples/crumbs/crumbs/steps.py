"""What may be decided in Crumbs, and what follows. A move is a number: run home, or roll the die."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Message, Move, Moves, Outcome, Reason, Refusal, Seat, Step
from cheeseboard.core.bits import BIT
from crumbs.state import Crumbs

SEAT_NAMES: Final = ("red", "yellow", "green", "blue")
TARGET: Final = 20
RUN_HOME: Final = 0
ROLL: Final = 1


class Ending(Reason):
    ENOUGH = "crumbs-end-enough"


class Forage(Step[Crumbs]):
    """You roll as often as you dare and hold what you find, until you run home or the cat comes."""

    def __init__(self, held: int) -> None:
        self.held = held

    def acting(self, state: Crumbs) -> i64:
        return BIT[state.active]

    def moves(self, state: Crumbs, seat: Seat) -> Moves:
        return vec[i64]([RUN_HOME, ROLL] if self.held else [ROLL])  # 2.4

    def play(self, state: Crumbs, seat: Seat, move: Move) -> None:
        name = SEAT_NAMES[seat]
        if move == RUN_HOME:
            state.home[seat] += self.held
            state.tell("2.4", "crumbs-home", {"seat": name, "held": self.held, "home": state.home[seat]})
            end_turn(state)
            return
        number = int(state.dice.below(6)) + 1
        if number == 1:
            state.tell("2.3", "crumbs-cat", {"seat": name, "held": self.held})
            end_turn(state)
        else:
            state.replace(Forage(self.held + number))
            state.tell("2.2", "crumbs-found", {"seat": name, "number": number})

    def prompt(self, state: Crumbs, seat: Seat) -> Message:
        return Message("crumbs-prompt", {"seat": SEAT_NAMES[state.active], "held": self.held})

    def refuse(self, state: Crumbs, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("crumbs-refuse-empty-paws"), "2.4")

    def facts(self) -> list[int]:
        return [1, self.held]


def end_turn(state: Crumbs) -> None:
    if state.home[state.active] < TARGET:
        state.active = (state.active + 1) % int(state.seats)
        state.replace(Forage(0))
    else:  # 3.1
        places = tuple(1 + sum(more > own for more in state.home) for own in state.home)
        state.finish(Outcome(Ending.ENOUGH, "3.1", places, tuple(state.home)))
