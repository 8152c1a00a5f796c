"""Ends are booked to the right seat: for rivals, for teams, alone and together, in turn and at the same time."""

from __future__ import annotations

import pytest

from cheeseboard.bots.search_bot import SearchBot
from tests.bots.doors import DOORS, Doors, Places, doors, everything


def chosen(state: Doors, seat: int, playouts: int = 300) -> int:
    return int(SearchBot("doors", playouts=playouts).choose(state.seen_by(seat), seat))


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
