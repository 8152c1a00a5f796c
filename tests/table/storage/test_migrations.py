"""The tables of the database: made, brought up to date by one process at a time, and taken down again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text

from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import MIGRATIONS, NEWEST, Database, address, version_of
from cheeseboard.table.storage.schema import HOUSE, METADATA

PROCESSES: Final = 8


def open_database(data: Path, database: str) -> Database:
    return Database(Settings(data, database=database))


def test_migrations_lead_to_the_tables_that_the_program_wants(tmp_path: Path, database: str) -> None:
    with closing(open_database(tmp_path, database)) as opened:
        opened.migrate()
        with opened.to_read.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
            assert version_of(connection) == NEWEST


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_every_migration_can_be_taken_back_and_made_again(tmp_path: Path, database: str) -> None:
    with closing(open_database(tmp_path, database)) as opened:
        opened.migrate()
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        for _ in ScriptDirectory.from_config(config).walk_revisions():
            with opened.to_write.begin() as connection:
                config.attributes["connection"] = connection
                command.downgrade(config, "-1")
        with opened.to_read.connect() as connection:
            assert set(inspect(connection).get_table_names()) == {"alembic_version"}
        opened.migrate()
        with opened.to_read.connect() as connection:
            assert set(METADATA.tables) <= set(inspect(connection).get_table_names())


def test_what_is_there_stays_when_the_database_is_opened_again(tmp_path: Path, database: str) -> None:
    with closing(open_database(tmp_path, database)) as opened:
        opened.migrate()
        with opened.to_write.begin() as connection:
            connection.execute(HOUSE.insert(), {"name": "motto", "value": "Сир є сир 🧀"})
    with closing(open_database(tmp_path, database)) as opened:
        opened.migrate()
        with opened.to_read.connect() as connection:
            assert connection.execute(select(HOUSE.c.value)).scalars().all() == ["Сир є сир 🧀"]


def test_of_several_processes_that_begin_at_once_one_makes_the_tables(tmp_path: Path, database: str) -> None:
    opened = [open_database(tmp_path, database) for _ in range(PROCESSES)]
    with ThreadPoolExecutor(PROCESSES) as threads:
        list(threads.map(Database.migrate, opened))
    with opened[0].to_read.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
    for one in opened:
        one.close()


def test_what_sqlite_has_committed_is_on_the_disk(tmp_path: Path) -> None:
    with closing(open_database(tmp_path, "")) as opened:
        for engine in (opened.to_write, opened.to_read):
            with engine.connect() as connection:
                full = 2
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_postgresql_is_spoken_to_by_one_library_however_it_is_written(tmp_path: Path, scheme: str) -> None:
    settings = Settings(tmp_path, database=f"{scheme}://ann@db.example/house?sslmode=require")
    assert address(settings) == "postgresql+psycopg://ann@db.example/house?sslmode=require"
