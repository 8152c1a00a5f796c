"""The shelf with the toy games: as if a package with them were installed, for a program that a test starts.

Whatever runs with this folder and the root of the checkout on Python's path finds `larder` and `peppercorn` like the games
of the house: a server, its workers, and the processes in which bots think.
"""

from __future__ import annotations

import os
from pathlib import Path

SHELF = Path(__file__).parent
ROOT = SHELF.parent.parent


def with_toys() -> dict[str, str]:
    """This environment, with the toy games on the shelf of every program that is started in it."""
    inherited = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*inherited, str(SHELF), str(ROOT)])}
