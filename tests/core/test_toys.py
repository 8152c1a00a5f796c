"""The toy games, put on the shelf for a program that a test starts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.shelf import with_toys


def run(*arguments: str, folder: Path) -> str:
    """What the program prints, started anywhere."""
    command = [sys.executable, "-m", "cheeseboard", *arguments]
    result = subprocess.run(
        command, cwd=folder, env=with_toys(), check=False, capture_output=True, encoding="utf-8", timeout=60
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_a_program_finds_the_toy_games_on_the_shelf(tmp_path: Path) -> None:
    keys = {game["game"] for game in json.loads(run("games", "--json", folder=tmp_path))}
    assert {"castle", "larder", "peppercorn"} <= keys


def test_bots_of_a_program_play_the_toy_games_in_other_processes(tmp_path: Path) -> None:
    for key in ("larder", "peppercorn"):
        arguments = ("simulate", key, "--games", "4", "--seats", "random,random", "--workers", "2", "--json")
        assert json.loads(run(*arguments, folder=tmp_path))["games"] == 4
