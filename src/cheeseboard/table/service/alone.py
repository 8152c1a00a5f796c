"""Whoever plays alone or against bots may come to know what a player must not: how the dice will fall, and what is hidden.

They may, as nobody is harmed: by a record that can be played on elsewhere, and by going back. Then nobody else can join.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.table.problems import NotAllowed
from cheeseboard.table.service import seats as seating
from cheeseboard.table.service.neighbours import SEATS
from cheeseboard.table.storage.orders import LOOK_INTO

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room


def is_alone(room: Room, person: str) -> bool:
    """Whether it is that person's game, and nobody else plays or could by a link that was given out."""
    return (room.is_host(person) or bool(room.seats_of(person))) and seating.only_person(room.seats, person)


async def look_into(room: Room, person: str) -> None:
    """Remember it on disk, before anything is told; in the room's turn, so that nobody joins in between."""
    if not is_alone(room, person):
        raise NotAllowed("problem-others-play")
    if not room.data.looked_into:
        await room.house.writer.commit((LOOK_INTO, {"this_table": room.data.id}))
        room.data = room.data._replace(looked_into=True)
        room.house.neighbours.tell(room.data.id, SEATS)


def check_joining(room: Room) -> None:
    """Whether a seat may be given to somebody who is not there yet."""
    if room.data.looked_into and not room.over:
        raise NotAllowed("problem-looked-into")
