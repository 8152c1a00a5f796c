"""Ends are booked to the right seat: for rivals, for teams, alone and together, in turn and at the same time."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.bots.search_bot import SearchBot
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


DOORS_CARD = DoorsCard()


class Doors(State):
    """Every seat opens one door, in turn or in secret at the same time; the doors opened last decide who wins.

    The places for every combination of doors stand in a table. Nobody has any progress.
    """

    def __init__(self, seats: i64, places: Places, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.places = places
        self.opened = [UNOPENED] * seats

    @property
    def game(self) -> Game:
        return DOORS_CARD

    def clone(self) -> Doors:
        copy = Doors(self.seats, self.places, self.dice.copy())
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


def doors(seats: int, places: Places, *, together: bool = False) -> Doors:
    state = Doors(seats, places, Chance(1))
    state.push(Together() if together else InTurn())
    return state


def chosen(state: Doors, seat: int, playouts: int = 300) -> int:
    return int(SearchBot("doors", playouts=playouts).choose(state.seen_by(seat), seat))


def everything(seats: int) -> list[tuple[int, ...]]:
    return list(product(range(DOORS), repeat=seats))


@pytest.mark.parametrize("seats, seat", [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_a_seat_opens_the_door_behind_which_it_wins_itself(seats: int, seat: int) -> None:
    places: Places = {
        opened: tuple(
            1 if other == (seat if opened[seat] == 2 else (seat + 1) % seats) else 2 for other in range(seats)
        )
        for opened in everything(seats)
    }
    state = doors(seats, places)
    for before in range(seat):
        state.play(before, 0)
    assert chosen(state, seat) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_others_are_expected_to_choose_for_themselves(seats: int) -> None:
    """Behind door 3 the first seat wins only if the last one blunders; behind door 1 it wins in three of four cases."""

    def places_of(opened: tuple[int, ...]) -> tuple[int, ...]:
        first_wins = opened[-1] != 0 if opened[0] == 3 else opened[0] == 1
        return tuple(1 if seat == (0 if first_wins else seats - 1) else 2 for seat in range(seats))

    assert chosen(doors(seats, {opened: places_of(opened) for opened in everything(seats)}), 0, 600) == 1


@pytest.mark.parametrize("seat", range(4))
def test_a_team_wins_together(seat: int) -> None:
    """Seats 0 and 2 play against 1 and 3; whoever opens door 1 wins the game for the partner as well."""
    team, others = ({0, 2}, {1, 3}) if seat % 2 == 0 else ({1, 3}, {0, 2})
    places: Places = {
        opened: tuple(1 if other in (team if opened[seat] == 1 else others) else 3 for other in range(4))
        for opened in everything(4)
    }
    state = doors(4, places)
    for before in range(seat):
        state.play(before, 0)
    assert chosen(state, seat) == 1


def test_the_partner_is_expected_to_help() -> None:
    """The first seat needs its partner, the third, to open the same door 2; any other door loses for certain."""
    places: Places = {
        opened: (1, 3, 1, 3) if opened[0] == 2 and opened[2] == 2 else (3, 1, 3, 1) for opened in everything(4)
    }
    assert chosen(doors(4, places), 0, 2000) == 2


def test_alone_a_win_is_told_from_a_loss() -> None:
    places: Places = {(door,): (1,) if door == 3 else (2,) for door in range(DOORS)}
    assert chosen(doors(1, places), 0) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_together_all_win_or_all_lose(seats: int) -> None:
    places: Places = {
        opened: (1,) * seats if opened[0] == opened[-1] == 3 else (2,) * seats for opened in everything(seats)
    }
    assert chosen(doors(seats, places), 0, 600) == 3


@pytest.mark.parametrize("seats, seat", [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_at_the_same_time_every_seat_counts_for_itself(seats: int, seat: int) -> None:
    places: Places = {
        opened: tuple(
            1 if other == (seat if opened[seat] == 0 else (seat + 1) % seats) else 2 for other in range(seats)
        )
        for opened in everything(seats)
    }
    assert chosen(doors(seats, places, together=True), seat) == 0


def test_nobody_knows_what_is_chosen_at_the_same_time() -> None:
    """Seat 1 wins where both open the same door. In turn it always would; in secret it finds it one time in four."""
    places: Places = {opened: (2, 1) if opened[0] == opened[1] else (1, 2) for opened in everything(2)}
    bot = SearchBot("secret", playouts=2000)
    bot.choose(doors(2, places, together=True).seen_by(0), 0)
    assert bot.search.expected_share(0) > 0.6
    bot.choose(doors(2, places).seen_by(0), 0)
    assert bot.search.expected_share(0) < 0.2
