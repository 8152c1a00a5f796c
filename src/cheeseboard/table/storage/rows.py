"""What is read from the database, and the orders that write it."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, select, update

from cheeseboard.table.entries import Entry
from cheeseboard.table.storage.schema import ENTRIES, HOUSE, NOTES, PEOPLE, SAYINGS, SEATS, SNAPSHOTS, TABLES
from cheeseboard.table.wire import Clock, SeatKind


class TableData(NamedTuple):
    """A row of the tables: the deal, and what was agreed on besides."""

    id: str
    game: str
    game_version: int
    seats: int
    options: dict[str, str]
    content: str
    seed: str
    start: str | None
    host: str
    clock: Clock
    seconds: int
    made: float
    over: bool = False
    branch_of: str = ""
    branch_move: int = 0
    rematch: str = ""
    deadlines: dict[int, float] = {}
    due: float | None = None

    def row(self) -> dict[str, Any]:
        return self._asdict() | {"options": json.dumps(self.options), "deadlines": write_deadlines(self.deadlines)}


class SeatData(NamedTuple):
    """Who sits in a seat, and the secret of its link."""

    table_id: str
    seat: int
    kind: SeatKind
    person: str = ""
    name: str = ""
    level: str = ""
    covered: bool = False
    secret: str = ""
    revision: int = 0


class Snapshot(NamedTuple):
    """A position behind which nobody can take back: after how many entries and moves, and its hash."""

    number: int
    moves: int
    position: str
    hash: str


class SayingData(NamedTuple):
    number: int
    person: str
    name: str
    seat: int
    text: str
    phrase: str
    at: float


# Orders, for the writer.

ADD_FACT: Final = insert(HOUSE)
ADD_TABLE: Final = insert(TABLES)
ADD_SEAT: Final = insert(SEATS)
ADD_ENTRY: Final = insert(ENTRIES)
ADD_SNAPSHOT: Final = insert(SNAPSHOTS)
ADD_SAYING: Final = insert(SAYINGS)

_THIS_TABLE: Final = TABLES.c.id == bindparam("this_table")

SET_TIMES: Final = (
    update(TABLES)
    .where(_THIS_TABLE)
    .values(over=bindparam("new_over"), deadlines=bindparam("new_deadlines"), due=bindparam("new_due"))
)
CLAIM: Final = update(TABLES).where(_THIS_TABLE, TABLES.c.due == bindparam("old_due")).values(due=bindparam("new_due"))
SET_REMATCH: Final = update(TABLES).where(_THIS_TABLE, TABLES.c.rematch == "").values(rematch=bindparam("new_rematch"))

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


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **entry._asdict()}


def snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, **snapshot._asdict()}


def change_of_seat(new: SeatData) -> dict[str, Any]:
    """From the revision that it was read in."""
    values = {f"new_{name}": getattr(new, name) for name in ("kind", "person", "name", "level", "covered", "secret")}
    return {"this_table": new.table_id, "this_seat": new.seat, "old_revision": new.revision, **values}


def write_deadlines(deadlines: dict[int, float]) -> str:
    return json.dumps({str(seat): at for seat, at in deadlines.items()})


def times_row(table: str, *, over: bool, deadlines: dict[int, float], due: float | None) -> dict[str, Any]:
    return {
        "this_table": table,
        "new_over": over,
        "new_deadlines": write_deadlines(deadlines),
        "new_due": due,
    }


# Reading.


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


def read_snapshot(connection: Connection, table: str, most_moves: int | None = None) -> Snapshot | None:
    """The last one, or the last one with at most so many moves."""
    blanks = {"this_table": table, "most": MANY if most_moves is None else most_moves}
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


MANY: Final = 2_000_000_000
SAYINGS_SHOWN: Final = 50

_FACT: Final = select(HOUSE.c.value).where(HOUSE.c.name == bindparam("this_name"))
_PERSON: Final = select(PEOPLE.c.name, PEOPLE.c.language).where(PEOPLE.c.person == bindparam("this_person"))
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("this_table"))
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
_ONCE: Final = select(*_ENTRY_COLUMNS).where(
    ENTRIES.c.table_id == bindparam("this_table"), ENTRIES.c.once == bindparam("once")
)
_SNAPSHOT: Final = (
    select(*(SNAPSHOTS.c[name] for name in Snapshot._fields))
    .where(SNAPSHOTS.c.table_id == bindparam("this_table"), SNAPSHOTS.c.moves <= bindparam("most"))
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
