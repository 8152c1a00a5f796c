"""How a server is set up: given on the command line, the same for all of its processes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "tables.db"
IN_MEMORY: Final = "memory://"
LOOPBACK: Final = "127.0.0.1"
ANY_FREE_PORT: Final = 0


def own_folder() -> Path:
    """Where this user's programs keep their data."""
    from platformdirs import user_data_path

    return user_data_path("cheeseboard", appauthor=False)


def bot_processes() -> int:
    """One processor is left for the server."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Can be sent to another process."""

    data: Path
    """The folder for everything that is kept: the database, if no other is named."""
    database: str = ""
    """postgresql://… for many; empty for a file in the data folder."""
    channels: str = IN_MEMORY
    """How workers tell each other that a table has changed: memory://, redis://… or postgresql://…"""
    host: str = LOOPBACK
    port: int = ANY_FREE_PORT
    workers: int = 1
    bots: int = 1
    """In how many processes each worker lets its bots think."""
    limits: float = 1.0
    """How many times the usual may be asked at once; 0 for no limits."""
    address: str = ""
    """Where others reach this server, like https://cheese.example; empty for wherever they have come to."""

    @property
    def database_file(self) -> Path | None:
        """Where the embedded database is; None if another is named."""
        return None if self.database else self.data / DATABASE_FILE

    @property
    def public(self) -> bool:
        """Whether machines other than this one can come."""
        return self.host not in {LOOPBACK, "localhost", "::1"}
