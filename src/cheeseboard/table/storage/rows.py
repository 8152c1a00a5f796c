"""What is kept of a table, as the program holds it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

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
    looked_into: bool = False
    """Whether somebody who played alone knows more of it than a player may."""
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


def write_deadlines(deadlines: dict[int, float]) -> str:
    return json.dumps({str(seat): at for seat, at in deadlines.items()})
