"""Tables: one's own, new ones, and what lies on one."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get, post, put

from cheeseboard.table.people import NOBODY, clean_notes, clean_text
from cheeseboard.table.problems import NotUnderstood
from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.web.api.describing import TakesText, refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.identity import remember
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.wire import NewSaying, NewTable, Table, TableLink, TableRow

LONGEST_RECORD: Final = 2_000_000
LONGEST_NOTES_SENT: Final = 100_000


@get("/api/tables", responses=refused())
async def tables(asker: Asker, house: House) -> list[TableRow]:
    """One's own tables, the last one played at first."""
    return [] if asker.person == NOBODY else await house.tables_of(asker.person, asker.language)


@post("/api/tables", responses=refused(404))
async def new_table(data: NewTable, asker: Asker, house: House, limits: Limits) -> TableLink:
    """Set up a game."""
    person = await remember(house, asker)
    limits.take("table", asker.address)
    return await house.new_table(person, data)


@post("/api/records", responses=refused(413), operation_class=TakesText, request_max_body_size=LONGEST_RECORD)
async def open_record(body: bytes, asker: Asker, house: House, limits: Limits) -> TableLink:
    """Open a record: the game is at the table as it was written down, and goes on from there."""
    person = await remember(house, asker)
    limits.take("record", asker.address)
    return await house.open_record(person, as_text(body))


@get("/api/tables/{table:str}", responses=refused(404))
async def table(asker: Asker, room: Room, seat: int = -1) -> Table:
    """Everything that one of one's own seats may see; what a watcher may see without any."""
    return await room.table(asker.person, seat, asker.language)


@post("/api/tables/{table:str}/sayings", status_code=204, responses=refused(404))
async def say(data: NewSaying, asker: Asker, house: House, room: Room, limits: Limits) -> None:
    """Say something, or one of the quick phrases."""
    person = await remember(house, asker)
    limits.take("say", asker.address)
    if data.phrase:
        await room.phrase(person, data.phrase)
    else:
        await room.say(person, clean_text(data.text))


@get("/api/tables/{table:str}/notes", media_type=MediaType.TEXT, responses=refused(404))
async def notes(asker: Asker, room: Room) -> str:
    """One's notes on this game; nobody else can read them."""
    return await room.notes(asker.known)


@put(
    "/api/tables/{table:str}/notes",
    status_code=204,
    responses=refused(404, 413),
    operation_class=TakesText,
    request_max_body_size=LONGEST_NOTES_SENT,
)
async def write_notes(body: bytes, asker: Asker, house: House, room: Room) -> None:
    """Write them anew."""
    text = clean_notes(as_text(body))
    await room.write_notes(await remember(house, asker), text)


def as_text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise NotUnderstood("problem-wrong-kind", wanted="UTF-8") from None


TABLES: Final = (tables, new_table, open_record, table, say, notes, write_notes)
