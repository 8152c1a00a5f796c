"""What every test of the table may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
