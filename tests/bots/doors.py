"""A game of doors, whose ends are written in a table: for rivals, teams, one seat, or all together."""

from __future__ import annotations

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import HIDDEN, Chance, Game, Move, Moves, Outcome, Reason, Seat, State, Step
from cheeseboard.core.bits import BIT
from cheeseboard.core.chance import HIDDEN_FUTURE

Places = dict[tuple[int, ...], tuple[int, ...]]
"""The places of the seats, for every combination of doors."""

DOORS = 4
UNOPENED = 9


class Ending(Reason):
    DONE = "doors-end"


class DoorsCard(Game):
    key = "doors"
    move_space = DOORS
    seat_names = ("red", "yellow", "green", "blue")

    def write_move(self, state: State, move: int) -> str:
        return f"door {move}"


DOORS_CARD = DoorsCard()


class Doors(State):
    """Every seat opens one door, in turn or in secret at the same time; the doors opened last decide who wins.

    The places for every combination of doors stand in a table. Nobody has any progress.
    """

    def __init__(self, seats: i64, places: Places, dice: Chance, *, allied: bool = False) -> None:
        super().__init__(seats, dice)
        self.places = places
        self.allied = allied
        """Whether all seats win together."""
        self.opened = [UNOPENED] * seats

    @property
    def game(self) -> Game:
        return DOORS_CARD

    def clone(self) -> Doors:
        copy = Doors(self.seats, self.places, self.dice.copy(), allied=self.allied)
        self.share_engine(copy)
        copy.opened = self.opened.copy()
        return copy

    def facts(self) -> list[int]:
        return [*self.engine_facts(), *self.opened]

    def seen_by(self, seat: Seat) -> Doors:
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        if isinstance(self.step, Together):
            view.opened = [
                HIDDEN if door != UNOPENED and other != seat else door for other, door in enumerate(self.opened)
            ]
        return view

    def imagine(self, seed: i64) -> Doors:
        world = self.clone()
        world.dice = Chance(seed)
        world.opened = [world.dice.below(DOORS) if door == HIDDEN else door for door in self.opened]
        return world

    def progress(self, seat: Seat) -> i64:
        return 0

    def allies(self, seat: Seat) -> i64:
        return BIT[self.seats] - 1 if self.allied else BIT[seat]


class InTurn(Step[Doors]):
    def acting(self, state: Doors) -> i64:
        return BIT[state.opened.index(UNOPENED)]

    def moves(self, state: Doors, seat: Seat) -> Moves:
        return vec[i64](range(DOORS))

    def play(self, state: Doors, seat: Seat, move: Move) -> None:
        state.opened[seat] = move
        if UNOPENED not in state.opened:
            places = state.places[tuple(state.opened)]
            state.finish(Outcome(Ending.DONE, "1", places, tuple(0 for _ in places)))

    def facts(self) -> list[int]:
        return [1]


class Together(InTurn):
    def acting(self, state: Doors) -> i64:
        return sum(BIT[seat] for seat, door in enumerate(state.opened) if door == UNOPENED)

    def facts(self) -> list[int]:
        return [2]


def doors(seats: int, places: Places, *, together: bool = False, allied: bool = False) -> Doors:
    state = Doors(seats, places, Chance(1), allied=allied)
    state.push(Together() if together else InTurn())
    return state


def everything(seats: int) -> list[tuple[int, ...]]:
    """Every combination of doors."""
    return list(product(range(DOORS), repeat=seats))
