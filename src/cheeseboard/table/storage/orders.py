"""Everything that is ever written, as orders for the writer: a statement, and what stands in its blanks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from sqlalchemy import Executable, bindparam, delete, insert, update

from cheeseboard.table.entries import Entry
from cheeseboard.table.storage.rows import SeatData, Snapshot, TableData, write_deadlines
from cheeseboard.table.storage.schema import (
    ENTRIES,
    HOUSE,
    NOTES,
    PEOPLE,
    SAYINGS,
    SEATS,
    SNAPSHOTS,
    STORIES,
    TABLES,
)

Row: TypeAlias = Mapping[str, Any]
Order: TypeAlias = tuple[Executable, Row]


ADD_FACT: Final = insert(HOUSE)
ADD_TABLE: Final = insert(TABLES)
ADD_SEAT: Final = insert(SEATS)
ADD_ENTRY: Final = insert(ENTRIES)
ADD_SNAPSHOT: Final = insert(SNAPSHOTS)
ADD_SAYING: Final = insert(SAYINGS)
ADD_STORY: Final = insert(STORIES)

_THIS_TABLE: Final = TABLES.c.id == bindparam("this_table")

SET_TIMES: Final = (
    update(TABLES)
    .where(_THIS_TABLE)
    .values(over=bindparam("new_over"), deadlines=bindparam("new_deadlines"), due=bindparam("new_due"))
)
CLAIM: Final = update(TABLES).where(_THIS_TABLE, TABLES.c.due == bindparam("old_due")).values(due=bindparam("new_due"))
SET_REMATCH: Final = update(TABLES).where(_THIS_TABLE, TABLES.c.rematch == "").values(rematch=bindparam("new_rematch"))
LOOK_INTO: Final = update(TABLES).where(_THIS_TABLE).values(looked_into=True)

CHANGE_SEAT: Final = (
    update(SEATS)
    .where(
        SEATS.c.table_id == bindparam("this_table"),
        SEATS.c.seat == bindparam("this_seat"),
        SEATS.c.revision == bindparam("old_revision"),
    )
    .values(
        {name: bindparam(f"new_{name}") for name in ("kind", "person", "name", "level", "covered", "secret")}
        | {"revision": bindparam("old_revision") + 1}
    )
)


FORGET_PERSON: Final = delete(PEOPLE).where(PEOPLE.c.person == bindparam("this_person"))
ADD_PERSON: Final = insert(PEOPLE)
NAME_SEATS: Final = (
    update(SEATS)
    .where(SEATS.c.person == bindparam("this_person"), SEATS.c.kind == "person")
    .values(name=bindparam("new_name"))
)


def person_orders(person: str, name: str, language: str) -> list[tuple[Executable, dict[str, Any]]]:
    """What is kept of a person, and the name at all tables."""
    return [
        (FORGET_PERSON, {"this_person": person}),
        (ADD_PERSON, {"person": person, "name": name, "language": language}),
        (NAME_SEATS, {"this_person": person, "new_name": name}),
    ]


FORGET_NOTES: Final = delete(NOTES).where(
    NOTES.c.table_id == bindparam("this_table"), NOTES.c.person == bindparam("this_person")
)
ADD_NOTES: Final = insert(NOTES)


def notes_orders(table: str, person: str, text: str) -> list[tuple[Executable, dict[str, Any]]]:
    """Notes replace those that were there."""
    return [
        (FORGET_NOTES, {"this_table": table, "this_person": person}),
        (ADD_NOTES, {"table_id": table, "person": person, "text": text}),
    ]


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **entry._asdict()}


def snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, **snapshot._asdict()}


def change_of_seat(new: SeatData) -> dict[str, Any]:
    """From the revision that it was read in."""
    values = {f"new_{name}": getattr(new, name) for name in ("kind", "person", "name", "level", "covered", "secret")}
    return {"this_table": new.table_id, "this_seat": new.seat, "old_revision": new.revision, **values}


def times_row(data: TableData) -> dict[str, Any]:
    return {
        "this_table": data.id,
        "new_over": data.over,
        "new_deadlines": write_deadlines(data.deadlines),
        "new_due": data.due,
    }
