"""What programs and our own pages can ask, as docs/explanation/the-table.md lists it."""

from __future__ import annotations

from typing import Final

from cheeseboard.table.web.api.looking_back import LOOKING_BACK
from cheeseboard.table.web.api.moves import MOVES
from cheeseboard.table.web.api.people import PEOPLE
from cheeseboard.table.web.api.seats import SEATS
from cheeseboard.table.web.api.shelf import SHELF
from cheeseboard.table.web.api.tables import TABLES

API: Final = (*SHELF, *PEOPLE, *TABLES, *MOVES, *SEATS, *LOOKING_BACK)
