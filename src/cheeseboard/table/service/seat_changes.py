"""Seats change hands, on disk and for everybody to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.table.problems import Stale
from cheeseboard.table.service import clocks, seats as seating
from cheeseboard.table.service.alone import check_joining
from cheeseboard.table.service.neighbours import SEATS
from cheeseboard.table.storage.orders import CHANGE_SEAT, SET_TIMES, Order, change_of_seat, times_row
from cheeseboard.table.storage.questions import read_seats
from cheeseboard.table.storage.rows import SeatData
from cheeseboard.table.storage.writer import Overtaken
from cheeseboard.table.wire import TableLink

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room


async def change_seat(room: Room, person: str, seat: int, action: str, level: str, name: str) -> None:
    if action == "open":
        check_joining(room)
    own_name, _ = await room.house.person(person)
    asker = seating.Asker(person, own_name, room.is_host(person))
    found = room.seat_at(seat)
    secret = room.house.sources.new_secret()
    changed = seating.change(found, asker, action, level, name, here=room.is_here(found), secret=secret)
    await reseat(room, changed)


async def take_by_link(room: Room, person: str, token: seating.Token) -> TableLink:
    """Whoever opens the link of a seat sits there."""
    seat = seating.opened_by(token, room.seats)
    name, _ = await room.house.person(person)
    if not seating.may_move(seat, person):
        await reseat(room, seating.taken(seat, seating.Asker(person, name, host=False)))
    return TableLink(room.data.id, token.seat)


async def cover_late_seats(room: Room) -> bool:
    """A bot covers for whoever has let the time run out; whether there was anybody."""
    now = room.house.sources.now()
    late = [
        seat for seat, at in room.data.deadlines.items() if at <= now and seating.waits_for_person(room.seats[seat])
    ]
    if late:
        await reseat(room, *(room.seats[seat]._replace(covered=True, level=seating.SUBSTITUTE) for seat in late))
    return bool(late)


async def reseat(room: Room, *changed: SeatData) -> None:
    """Write seats that have changed; the clocks of whoever sits there now begin."""
    seats = room.seats.copy()
    for seat in changed:
        seats[seat.seat] = seat._replace(revision=seat.revision + 1)
    now = room.house.sources.now()
    deadlines = clocks.run_on(room.data, seats, room.live.state, room.live.moves, now)
    asked = bool(room.audience) or seating.anybody_waits(seats)
    data = clocks.with_times(room.house.pace, room.data, seats, room.live.state, deadlines, now, asked=asked)
    orders: list[Order] = [(CHANGE_SEAT, change_of_seat(seat)) for seat in changed]
    if data != room.data:
        orders.append((SET_TIMES, times_row(data)))
    try:
        await room.house.writer.commit(*orders, guarded=True)
    except Overtaken:
        await read_seats_again(room)
        raise Stale("problem-moved-on") from None
    room.data, room.seats = data, seats
    room.audience.show_seats()
    room.house.neighbours.tell(room.data.id, SEATS)
    room.wake()


async def read_seats_again(room: Room) -> None:
    """What other workers have changed."""
    await room.read_data()
    room.seats = await room.house.read(read_seats, room.data.id)
    room.audience.show_seats()
