"""Everything that is ever read."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import Connection, bindparam, func, or_, select

from cheeseboard.table.entries import Entry
from cheeseboard.table.storage.rows import SayingData, SeatData, Snapshot, TableData
from cheeseboard.table.storage.schema import ENTRIES, HOUSE, NOTES, PEOPLE, SAYINGS, SEATS, SNAPSHOTS, STORIES, TABLES


def read_fact(connection: Connection, name: str) -> str:
    return str(connection.execute(_FACT, {"this_name": name}).scalar_one())


def read_person(connection: Connection, person: str) -> tuple[str, str]:
    """Name and language; both empty if nothing is kept."""
    row = connection.execute(_PERSON, {"this_person": person}).first()
    return ("", "") if row is None else (row.name, row.language)


def read_table(connection: Connection, table: str) -> TableData | None:
    row = connection.execute(_TABLE, {"this_table": table}).first()
    if row is None:
        return None
    values = row._asdict()
    deadlines = {int(seat): float(at) for seat, at in json.loads(values["deadlines"]).items()}
    return TableData(**values | {"options": json.loads(values["options"]), "deadlines": deadlines})


def read_rematch(connection: Connection, table: str) -> str:
    return str(connection.execute(_REMATCH, {"this_table": table}).scalar_one())


def read_tables_of(connection: Connection, person: str) -> list[str]:
    """The tables where somebody sits, or that they have set up; those made last first."""
    return list(connection.execute(_TABLES_OF, {"this_person": person}).scalars())


def read_last_change(connection: Connection, table: str) -> float | None:
    """When the last entry was made."""
    return connection.execute(_LAST_CHANGE, {"this_table": table}).scalar()


def read_due(connection: Connection, now: float) -> list[tuple[str, float]]:
    """Tables that somebody should look at, and since when."""
    return [(table, due) for table, due in connection.execute(_DUE, {"now": now})]


def read_seats(connection: Connection, table: str) -> list[SeatData]:
    return [SeatData(*row) for row in connection.execute(_SEATS, {"this_table": table})]


def read_entries(connection: Connection, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
    """Those with a higher number, up to another."""
    blanks = {"this_table": table, "after": after, "until": MANY if until is None else until}
    return [Entry(*row) for row in connection.execute(_ENTRIES, blanks)]


def read_entry_once(connection: Connection, table: str, once: str) -> Entry | None:
    """What was done already under this name."""
    row = connection.execute(_ONCE, {"this_table": table, "once": once}).first()
    return None if row is None else Entry(*row)


def read_snapshot(
    connection: Connection, table: str, most_moves: int | None = None, most_entries: int | None = None
) -> Snapshot | None:
    """The last one, or the last one with at most so many moves or entries."""
    blanks = {
        "this_table": table,
        "moves": MANY if most_moves is None else most_moves,
        "entries": MANY if most_entries is None else most_entries,
    }
    row = connection.execute(_SNAPSHOT, blanks).first()
    return None if row is None else Snapshot(*row)


def read_next_snapshot_number(connection: Connection, table: str, least_moves: int) -> int | None:
    """After how many entries the first snapshot with at least so many moves was made."""
    return connection.execute(_NEXT_SNAPSHOT, {"this_table": table, "least": least_moves}).scalar()


def read_sayings(connection: Connection, table: str, after: int = 0) -> list[SayingData]:
    """The newest ones, the oldest of them first."""
    rows = connection.execute(_SAYINGS, {"this_table": table, "after": after})
    return [SayingData(*row) for row in rows][::-1]


def read_notes(connection: Connection, table: str, person: str) -> str:
    return connection.execute(_NOTES, {"this_table": table, "this_person": person}).scalar() or ""


def read_story(connection: Connection, table: str) -> str | None:
    """What the bots have found out about a finished game, if they have."""
    return connection.execute(_STORY, {"this_table": table}).scalar()


MANY: Final = 2_000_000_000
SAYINGS_SHOWN: Final = 50
TABLES_SHOWN: Final = 100
DUE_AT_ONCE: Final = 200

_FACT: Final = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("this_name"))
_PERSON: Final = select(PEOPLE.c.name, PEOPLE.c.language).where(PEOPLE.c.person == bindparam("this_person"))
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("this_table"))
_REMATCH: Final = select(TABLES.c.rematch).where(TABLES.c.id == bindparam("this_table"))
_TABLES_OF: Final = (
    select(TABLES.c.id)
    .where(
        or_(
            TABLES.c.host == bindparam("this_person"),
            TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == bindparam("this_person"))),
        )
    )
    .order_by(TABLES.c.over, TABLES.c.made.desc())
    .limit(TABLES_SHOWN)
)
_DUE: Final = (
    select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= bindparam("now")).order_by(TABLES.c.due).limit(DUE_AT_ONCE)
)
_SEATS: Final = select(SEATS).where(SEATS.c.table_id == bindparam("this_table")).order_by(SEATS.c.seat)
_ENTRY_COLUMNS: Final = [ENTRIES.c[name] for name in Entry._fields]
_ENTRIES: Final = (
    select(*_ENTRY_COLUMNS)
    .where(
        ENTRIES.c.table_id == bindparam("this_table"),
        ENTRIES.c.number > bindparam("after"),
        ENTRIES.c.number <= bindparam("until"),
    )
    .order_by(ENTRIES.c.number)
)
_LAST_CHANGE: Final = (
    select(ENTRIES.c.at).where(ENTRIES.c.table_id == bindparam("this_table")).order_by(ENTRIES.c.number.desc()).limit(1)
)
_ONCE: Final = select(*_ENTRY_COLUMNS).where(
    ENTRIES.c.table_id == bindparam("this_table"), ENTRIES.c.once == bindparam("once")
)
_SNAPSHOT: Final = (
    select(*(SNAPSHOTS.c[name] for name in Snapshot._fields))
    .where(
        SNAPSHOTS.c.table_id == bindparam("this_table"),
        SNAPSHOTS.c.moves <= bindparam("moves"),
        SNAPSHOTS.c.number <= bindparam("entries"),
    )
    .order_by(SNAPSHOTS.c.number.desc())
    .limit(1)
)
_NEXT_SNAPSHOT: Final = select(func.min(SNAPSHOTS.c.number)).where(
    SNAPSHOTS.c.table_id == bindparam("this_table"), SNAPSHOTS.c.moves >= bindparam("least")
)
_SAYINGS: Final = (
    select(*(SAYINGS.c[name] for name in SayingData._fields))
    .where(SAYINGS.c.table_id == bindparam("this_table"), SAYINGS.c.number > bindparam("after"))
    .order_by(SAYINGS.c.number.desc())
    .limit(SAYINGS_SHOWN)
)
_NOTES: Final = select(NOTES.c.text).where(
    NOTES.c.table_id == bindparam("this_table"), NOTES.c.person == bindparam("this_person")
)
_STORY: Final = select(STORIES.c.story).where(STORIES.c.table_id == bindparam("this_table"))
