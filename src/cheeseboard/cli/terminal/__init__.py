"""Playing in the terminal."""

from __future__ import annotations

from cheeseboard.cli.terminal.session import Session
from cheeseboard.cli.terminal.table import set_up

__all__ = ["Session", "set_up"]
