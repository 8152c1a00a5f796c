"""The database of a house: where it is, how it is spoken to, and that its tables are as this program wants them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.pool import QueuePool

from cheeseboard.table.settings import Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0001"
"""The last migration, so that a database which is up to date is not asked twice."""

READERS: Final = 4
PATIENCE: Final = 30
"""Seconds to wait for another process that writes."""

MIGRATION_LOCK: Final = 0x0C4EE5E
"""Any number that is always the same: only one process at a time changes the tables of a PostgreSQL database."""


class Database:
    """One connection to write, a few to read."""

    def __init__(self, settings: Settings) -> None:
        self.url = address(settings)
        self.embedded = settings.database_file is not None
        if settings.database_file is not None:
            settings.database_file.parent.mkdir(parents=True, exist_ok=True)
        self.to_write = self._engine(1)
        self.to_read = self._engine(READERS)

    def _engine(self, connections: int) -> Engine:
        if not self.embedded:
            return create_engine(self.url, pool_size=connections, max_overflow=0, pool_pre_ping=True)
        engine = create_engine(
            self.url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            connect_args={"check_same_thread": False, "timeout": PATIENCE},
        )
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_to_write if connections == 1 else _begin_to_read)
        return engine

    def migrate(self) -> None:
        """Make the tables, or bring them up to date; of several processes only one does it."""
        with self.to_write.begin() as connection:
            if not self.embedded:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if version_of(connection) != NEWEST:
                upgrade(connection)

    def close(self) -> None:
        self.to_write.dispose()
        self.to_read.dispose()


def address(settings: Settings) -> str:
    """For SQLAlchemy: which library speaks to it, too."""
    if settings.database_file is not None:
        return f"sqlite:///{settings.database_file}"
    scheme, _, rest = settings.database.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in {"postgresql", "postgres"} else settings.database


def version_of(connection: Connection) -> str:
    """The last migration that it has seen; "" if none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# SQLite: transactions begin when we say so, and what is committed is on disk.


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    # On macOS, "on disk" would otherwise mean "in the disk's own memory"; elsewhere this says nothing.
    cursor.execute("PRAGMA fullfsync=ON")
    cursor.close()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_to_read(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
