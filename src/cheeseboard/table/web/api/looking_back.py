"""Looking back at a game, and going on from it elsewhere."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get, post

from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.assets import NEVER
from cheeseboard.table.web.identity import remember
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.wire import BranchPoint, Line, Moment, Story, TableLink


@get("/api/tables/{table:str}/moments/{number:int}", responses=refused(404))
async def moment(number: int, asker: Asker, room: Room, seat: int = -1) -> Moment:
    """The game after so many moves, and what led there; with everything open once it is over."""
    return await room.moment(asker.person, seat, number, asker.language)


@get("/api/tables/{table:str}/log", responses=refused(404))
async def log(asker: Asker, room: Room, before: int | None = None, seat: int = -1) -> tuple[Line, ...]:
    """Sentences of the log: the newest, or those before a move."""
    newest = room.live.moves + 1
    return await room.log(asker.person, seat, newest if before is None else before, asker.language)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=refused(404))
async def record(table: str, asker: Asker, room: Room) -> Response[str]:
    """The record of the game; while it runs, without what nobody may know."""
    name = f"{room.game.key}-{table}.curd"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": NEVER}
    return Response(await room.record(asker.person), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/story", responses=refused(404))
async def story(asker: Asker, room: Room) -> Story:
    """A finished game looked back at by the bots; while they are still looking, how far they have come."""
    return await room.story(asker.language)


@post("/api/tables/{table:str}/branches", responses=refused(404))
async def branch(data: BranchPoint, asker: Asker, house: House, room: Room, limits: Limits) -> TableLink:
    """Play on from any moment, at a table of its own."""
    person = await remember(house, asker)
    limits.take("table", asker.address)
    return await room.branch(person, data.move)


@post("/api/tables/{table:str}/rematch", responses=refused(404))
async def rematch(asker: Asker, house: House, room: Room, limits: Limits) -> TableLink:
    """The same again; whoever asks second comes to the same table."""
    person = await remember(house, asker)
    limits.take("table", asker.address)
    return await room.rematch(person)


LOOKING_BACK: Final = (moment, log, record, story, branch, rematch)
