"""Moves, moves taken back, and moves played again."""

from __future__ import annotations

from typing import Final

from litestar import post

from cheeseboard.table.service.room import Room
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.once import once
from cheeseboard.table.wire import Again, Back, Done, Move


@post("/api/tables/{table:str}/moves", status_code=200, responses=refused(404, 409, 422))
async def move(data: Move, asker: Asker, room: Room) -> Done:
    """Play a move; it is on disk when this is answered. Sent again under the same id, it is still played only once."""
    person = asker.known
    return Done(data.id, await room.move(person, data.seat, data.text, data.version, once(data.id)))


@post("/api/tables/{table:str}/back", status_code=200, responses=refused(404, 409))
async def back(data: Back, asker: Asker, room: Room) -> Done:
    """Take the last move back, if the rules of taking back allow it."""
    person = asker.known
    return Done(data.id, await room.back(person, data.seat, data.version, once(data.id)))


@post("/api/tables/{table:str}/again", status_code=200, responses=refused(404, 409))
async def again(data: Again, asker: Asker, room: Room) -> Done:
    """Play the move taken back last again."""
    person = asker.known
    return Done(data.id, await room.again(person, data.seat, data.version, once(data.id)))


MOVES: Final = (move, back, again)
