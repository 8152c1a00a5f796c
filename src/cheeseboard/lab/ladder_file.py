"""The file of a ladder: its first line says what is played, every other line is a finished game."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Self

from cheeseboard.bots import PLAYS
from cheeseboard.core.errors import BadRecord, BadSetup
from cheeseboard.lab.rungs import Plan, Played


class Log:
    """Writes finished games, each at once, so that none is lost when all is stopped."""

    def __init__(self, stream: IO[str] | None) -> None:
        self.stream = stream

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.stream is not None:
            self.stream.close()

    def write(self, game: Played) -> None:
        self.line(asdict(game))

    def line(self, content: dict[str, Any]) -> None:
        if self.stream is not None:
            self.stream.write(json.dumps(content) + "\n")
            self.stream.flush()


def heading(plan: Plan) -> dict[str, Any]:
    """What has to be the same for games to belong to one ladder: all but how many there are, and which rungs."""
    return {
        "ladder": plan.game,
        "version": plan.version,
        "bots": PLAYS,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
    }


def opened(file: Path | None, plan: Plan) -> Log:
    """The file, ready to be written on; a line that was cut off in the middle is taken away first."""
    if file is None:
        return Log(None)
    text = file.read_text("utf-8") if file.exists() else ""
    if text and not text.endswith("\n"):
        file.write_text(text[: text.rfind("\n") + 1], "utf-8")
    empty = not file.exists() or file.stat().st_size == 0
    file.parent.mkdir(parents=True, exist_ok=True)
    log = Log(file.open("a", encoding="utf-8"))
    if empty:
        log.line(heading(plan))
    return log


def read_games(file: Path, plan: Plan) -> list[Played]:
    """The games of these rungs that a file already has."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if not whole:
        return []
    if read_line(whole[0], 1) != heading(plan):
        raise BadSetup(
            f"{file} holds another ladder, not one of {plan.game} with these seats, options, seed and version of the bots."
        )
    rungs = {rung.name for rung in plan.rungs}
    games = [read_game(line, number) for number, line in enumerate(whole[1:], 2)]
    return [game for game in games if game.rung in rungs and game.number < plan.games]


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadRecord(number, f"this is no line of a ladder: {error}.") from error
    if not isinstance(found, dict):
        raise BadRecord(number, "this is no line of a ladder.")
    return found


def read_game(line: str, number: int) -> Played:
    found = read_line(line, number)
    try:
        return Played(
            str(found["rung"]),
            int(found["number"]),
            int(found["seat"]),
            tuple(int(place) for place in found["places"]),
            str(found["reason"]),
            int(found["moves"]),
            (int(found["choices"][0]), int(found["choices"][1])),
            (float(found["seconds"][0]), float(found["seconds"][1])),
            (int(found["playouts"][0]), int(found["playouts"][1])),
        )
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadRecord(number, f"this is no game of a ladder: {error!r}.") from error
