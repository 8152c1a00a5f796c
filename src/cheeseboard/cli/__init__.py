"""The front door: the command line."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command and leave with its exit code: 0 done, 2 something given was wrong, 130 stopped by Ctrl-C."""
    try:
        from cheeseboard.cli.app import app
    except KeyboardInterrupt:
        sys.exit(130)
    app()
