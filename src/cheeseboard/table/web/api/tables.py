"""Tables: one's own, new ones, and what lies on one."""

from __future__ import annotations

from typing import Final

from litestar import get, post

from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.identity import remember
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.wire import NewTable, Table, TableLink


@post("/api/tables", responses=refused(404))
async def new_table(data: NewTable, asker: Asker, house: House, limits: Limits) -> TableLink:
    """Set up a game."""
    person = await remember(house, asker)
    limits.take("table", asker.address)
    return await house.new_table(person, data)


@get("/api/tables/{table:str}", responses=refused(404))
async def table(asker: Asker, room: Room, seat: int = -1) -> Table:
    """Everything that one of one's own seats may see; what a watcher may see without any."""
    return await room.table(asker.person, seat, asker.language)


TABLES: Final = (new_table, table)
