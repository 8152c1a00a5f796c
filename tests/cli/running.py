"""Commands as a user runs them, and files to run them on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, NamedTuple

from typer.testing import CliRunner

from cheeseboard.bots import ask, find_bot
from cheeseboard.cli.app import app
from cheeseboard.core.bits import lowest
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.position import write_toml
from cheeseboard.core.record import write_record
from cheeseboard.core.state import State
from cheeseboard.games.castle import CASTLE

PLAIN = {"NO_COLOR": "1", "COLUMNS": "80", "LINES": "25", "LANG": "en_GB.UTF-8", "LANGUAGE": "", "LC_ALL": ""}


class Said(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


def run(*arguments: object, typed: str = "") -> Said:
    """A command in this process; its input comes from a pipe."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=PLAIN)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def refused(*arguments: object, typed: str = "") -> str:
    """The one sentence that a command which was given something wrong prints, instead of anything else."""
    said = run(*arguments, typed=typed)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("cheeseboard: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.removeprefix("cheeseboard: ").strip()


def start(
    *arguments: object, stdout: int | IO[str] = subprocess.PIPE, environment: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    """A command in a process of its own, and of its own group."""
    return subprocess.Popen(
        [sys.executable, "-m", "cheeseboard", *(str(argument) for argument in arguments)],
        text=True,
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=os.environ | PLAIN | (environment or {}),
        start_new_session=True,
    )


def finish(process: subprocess.Popen[str], typed: str | None = None) -> Said:
    out, err = process.communicate(typed, timeout=60)
    return Said(process.returncode, out or "", err or "")


def played(moves: int = 10_000, seats: int = 2, game: Game = CASTLE, seed: str = "a record") -> Match:
    """A match between random bots, up to its end or for so many moves."""
    match = Match(game, seats, seed=seed, players=("random",) * seats)
    bots = [find_bot("random", f"{seed} {seat}") for seat in range(seats)]
    while match.state.acting and len(match.played) < moves:
        seat = int(lowest(match.state.acting))
        match.play(seat, int(ask(bots[seat], match.state, seat)))
    return match


def record_file(folder: Path, match: Match, name: str = "evening.curd") -> Path:
    path = folder / name
    path.write_text(write_record(match, reveal_seed=True), encoding="utf-8")
    return path


def position_file(folder: Path, state: State, name: str = "position.toml") -> Path:
    path = folder / name
    path.write_text(write_toml(state.game.write_position(state)), encoding="utf-8")
    return path
