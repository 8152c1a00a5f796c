"""The tables of the database. What changes here needs a migration in migrations/versions."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

# What the whole house knows: the secret that identities are signed with.
HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
)

# The deal of a game, and what there is to know of a table without playing its log.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("content", String(40), nullable=False),
    Column("seed", Text, nullable=False),
    Column("start", Text, nullable=True),
    Column("host", String(64), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("branch_of", String(16), nullable=False, default=""),
    Column("branch_move", Integer, nullable=False, default=0),
    Column("rematch", String(16), nullable=False, default=""),
    Column("looked_into", Boolean, nullable=False, default=False),
    # Until when each seat must have moved, as JSON; and when somebody has to look at the table in any case.
    Column("deadlines", Text, nullable=False, default="{}"),
    Column("due", Float, nullable=True),
    Index("tables_due", "due"),
    Index("tables_host", "host"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(64), nullable=False, default=""),
    Column("name", Text, nullable=False, default=""),
    Column("level", String(40), nullable=False, default=""),
    Column("covered", Boolean, nullable=False, default=False),
    # What the link of the seat ends with; who knows it may sit down.
    Column("secret", String(40), nullable=False),
    # Goes up with every change, so that of two workers that change a seat at once only one does.
    Column("revision", Integer, nullable=False, default=0),
    Index("seats_person", "person"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("stays", Boolean, nullable=False),
    Column("by", String(8), nullable=False),
    Column("who", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("once", String(80), nullable=True),
    UniqueConstraint("table_id", "once", name="entries_once"),
)

# Positions behind which nobody can take back, so that loading need not play the whole log.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("hash", String(16), nullable=False),
)

SAYINGS: Final = Table(
    "sayings",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(40), nullable=False, default=""),
    Column("at", Float, nullable=False),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# A finished game as the bots look back at it.
STORIES: Final = Table(
    "stories",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("story", Text, nullable=False),
)
