"""The description of the API is true: whatever it allows is answered as it says, and nothing is a mistake of ours.

CHEESEBOARD_EXPLORE=20 in the environment asks twenty times as often, and other things each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import given, strategies
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.core.exploring import explore
from tests.table.web.visiting import Server, Visitor, serving

CHECKS: Final = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EACH: Final = 12
OPERATIONS: Final = 24
"""So many there are at least: an empty description would be true of everything."""


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    """On either database: one takes what the other does not."""
    where = ["--database", database] if database else []
    with serving(tmp_path, *where, "--limits", 0, toys=True) as server:
        yield server


def places(visitor: Visitor) -> dict[str, list[str]]:
    """Tables and links that there are, so that not everything ends at the door."""
    tables = [visitor.new_table("person", "open", game=game) for game in ("castle", "race", "peppercorn")]
    seats = [visitor.get(f"/api/tables/{table}")["seats"] for table in tables]
    return {"table": tables, "token": [row[1]["link"].removeprefix("/seats/") for row in seats]}


def test_everything_is_answered_as_it_is_described(server: Server) -> None:
    visitor = server.program("Ann")
    schema = schemathesis.openapi.from_dict(visitor.get("/api/openapi.json"))
    known = places(visitor)
    operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= OPERATIONS
    worked = {operation.label for operation in operations if ask_about(operation, server, visitor, known)}
    assert {"GET /api/games", "POST /api/people", "GET /api/tables/{table}", "GET /api/tables/{table}/log"} <= worked
    assert server.complaints() == ""


def ask_about(operation: Any, server: Server, visitor: Visitor, known: dict[str, list[str]]) -> int:
    """As somebody who is known, and as nobody; how often that was answered with more than a refusal."""
    statuses: Counter[int] = Counter()

    @explore(EACH)
    @given(case=operation.as_strategy(), place=strategies.integers(0, 3), named=strategies.booleans())
    def answered(case: Any, place: int, named: bool) -> None:
        for name, values in known.items():
            if name in case.path_parameters and place < len(values):
                case.path_parameters[name] = values[place]
        answer = case.call(base_url=server.address, headers=visitor.shown if named else {})
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    answered()
    print(operation.label, dict(statuses))
    return sum(count for status, count in statuses.items() if status < 300)
