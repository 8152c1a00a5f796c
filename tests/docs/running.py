"""How the tests of the documents run a program: in a folder of its own, in English, in the same form as the tests."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def surroundings(*before: Path) -> dict[str, str]:
    """The environment of a program, with some folders at the head of Python's path; ours may be relative to here."""
    inherited = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    english = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en", "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "120"}
    return {
        **os.environ,
        **english,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join([*map(str, before), *inherited]),
    }
