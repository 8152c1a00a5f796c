"""What every test of the table may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table import borrowed
from tests.table.borrowed import Postgres
from tests.table.hosting import Guest, Hall, hosting


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with hosting(tmp_path) as hall:
        yield hall


@pytest.fixture
def ann(hall: Hall) -> Guest:
    return hall.guest("Ann")


@pytest.fixture
def ben(hall: Hall) -> Guest:
    return hall.guest("Ben")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with borrowed.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with borrowed.redis() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of either kind; nothing for the file that is in the data folder."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
