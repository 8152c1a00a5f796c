"""Clocks: for whoever is to act, from when everybody has sat down, and a bot steps in when one has run out."""

from __future__ import annotations

import pytest

from cheeseboard.table.problems import NotUnderstood
from cheeseboard.table.service.room import Room
from cheeseboard.table.service.rounds import look_after_tables
from cheeseboard.table.service.seats import SUBSTITUTE
from tests.table.hosting import Guest, Hall

MINUTE = 60
DAY = 24 * 3600


def left(guest: Guest, room: Room) -> list[float | None]:
    return [seat.left for seat in guest.table(room).seats]


def acting(room: Room) -> int:
    return next(seat for seat in range(len(room.seats)) if room.live.state.moves(seat))


def test_the_clock_runs_for_whoever_is_to_act(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", clock="move", seconds=MINUTE)
    first = acting(room)
    assert left(ann, room)[first] == MINUTE
    assert left(ann, room)[1 - first] is None
    hall.clock.now += 20
    assert left(ann, room)[first] == MINUTE - 20
    ann.any_move(room, first)
    assert left(ann, room)[acting(room)] == MINUTE


def test_without_a_clock_nobody_is_in_a_hurry(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device")
    hall.clock.now += 1000 * DAY
    hall.rest()
    assert left(ann, room) == [None, None]
    assert not any(seat.covered for seat in room.seats)


def test_no_clock_begins_before_everybody_has_sat_down(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", clock="move", seconds=MINUTE)
    assert left(ann, room) == [None, None]
    hall.clock.now += 10 * MINUTE
    link = ann.table(room).seats[1].link.removeprefix("/seats/")
    hall.run(hall.house.take_seat(ben.person, link))
    assert left(ann, room)[acting(room)] == MINUTE


def test_everybody_who_acts_at_once_has_an_own_clock(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", "device", game="peppercorn", clock="move", seconds=MINUTE)
    hall.clock.now += 10
    ann.any_move(room, 1)
    assert left(ann, room) == [MINUTE - 10, None, MINUTE - 10]


def test_when_time_is_out_a_bot_covers_and_plays(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", clock="move", seconds=MINUTE)
    late = acting(room)
    hall.clock.now += MINUTE + 1
    hall.until(lambda: room.live.version > 0)
    assert (room.seats[late].covered, room.seats[late].level) == (True, SUBSTITUTE)
    ann.change_seat(room, late, "return")
    assert not room.seats[late].covered


def test_days_are_days(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", clock="days", seconds=3 * DAY)
    hall.clock.now += 3 * DAY - 1
    hall.run(look_after_tables(hall.house))
    hall.rest()
    assert room.live.version == 0
    hall.clock.now += 2
    hall.until(lambda: room.live.version > 0)


def test_a_clock_runs_out_at_a_table_that_nobody_has_in_memory(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", clock="days", seconds=DAY)
    table = room.data.id
    hall.rest()
    del hall.house._rooms[table]
    hall.clock.now += DAY + 1
    hall.until(lambda: (found := hall.house.room_in_memory(table)) is not None and found.live.version > 0)


def test_taking_back_gives_nobody_more_time(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder", clock="move", seconds=MINUTE)
    ann.move(room, "page")
    hall.clock.now += 50
    ann.move(room, "keep 1")
    assert left(ann, room) == [MINUTE]
    hall.clock.now += 5
    ann.back(room)
    assert left(ann, room) == [MINUTE - 5]
    ann.again(room)
    assert left(ann, room) == [MINUTE - 5]
    ann.back(room)
    ann.move(room, "keep 2")
    assert left(ann, room) == [MINUTE - 5]
    ann.move(room, "keep 3")
    assert left(ann, room) == [MINUTE]


def test_whoever_takes_a_move_back_leaves_the_others_their_time(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle", clock="move", seconds=MINUTE)
    first = acting(room)
    ann.any_move(room, first)
    assert room.live.line.may_take_back(first)
    hall.clock.now += 50
    ann.back(room, seat=first)
    assert left(ann, room)[first] == MINUTE - 50
    hall.clock.now += 9
    ann.again(room, seat=first)
    assert left(ann, room)[1 - first] == MINUTE


def test_a_clock_goes_on_where_it_was_when_the_table_is_read_again(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", clock="move", seconds=MINUTE)
    seat = acting(room)
    hall.clock.now += 25
    assert left(ann, hall.forget(room))[seat] == MINUTE - 25


def test_a_game_that_is_over_has_no_clock(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("bot:crumb", "bot:crumb", game="peppercorn", clock="move", seconds=MINUTE)
    ann.watch(room)
    hall.until(lambda: room.over)
    assert (room.data.deadlines, room.data.due) == ({}, None)


@pytest.mark.parametrize(
    "clock, seconds", [("none", 5), ("move", 0), ("move", 4), ("move", DAY + 1), ("days", 60), ("days", 61 * DAY)]
)
def test_a_clock_is_neither_too_fast_nor_too_slow(ann: Guest, clock: str, seconds: int) -> None:
    with pytest.raises(NotUnderstood, match="problem-wrong-clock"):
        ann.new_table("person", "device", clock=clock, seconds=seconds)  # type: ignore[arg-type]
