"""The file of a ladder: its first line says what is played, every other line is a finished game.

    {"ladder": "castle", "version": 1, ..., "game": ["rung", "number", "seat", "places", ...]}
    ["nibbler over crumb",0,0,[1,2],"castle-end-tokens",116,[50,47],[0.003,0.001],[0,0]]

What is counted for both sides of a rung stands for the upper level first; see Played.
"""

from __future__ import annotations

import json
from dataclasses import astuple, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final, Self

from cheeseboard.bots import PLAYS, bot_names, level_key
from cheeseboard.core.errors import BadContent, BadSetup
from cheeseboard.lab.rungs import Plan, Played, Rung

COLUMNS: Final = [field.name for field in fields(Played)]
BEGINS: Final = '{"ladder": "'


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
        self.line(json.dumps(astuple(game), ensure_ascii=False, separators=(",", ":")))

    def line(self, text: str) -> None:
        if self.stream is not None:
            self.stream.write(text + "\n")
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
    text = read_text(file) if file.exists() else ""
    if text and not text.endswith("\n"):
        file.write_text(text[: text.rfind("\n") + 1], "utf-8")
    empty = not file.exists() or file.stat().st_size == 0
    log = Log(file.open("a", encoding="utf-8"))
    if empty:
        log.line(json.dumps(heading(plan) | {"begun": str(datetime.now(UTC).date()), "game": COLUMNS}))
    return log


def read_games(file: Path, plan: Plan) -> list[Played]:
    """The games of these rungs that a file already has."""
    lines = whole_lines(file) if file.exists() else []
    if not lines:
        return []
    wanted = heading(plan)
    found = read_line(file, lines[0], 1)
    if {key: found.get(key) for key in wanted} != wanted:
        raise BadSetup(
            f"{file} holds another ladder, not one of {plan.game} with these seats, options, seed and version of the bots."
        )
    rungs = {rung.name for rung in plan.rungs}
    games = [read_game(file, line, number) for number, line in enumerate(lines[1:], 2)]
    return [game for game in games if game.rung in rungs and game.number < plan.games]


def read_whole(file: Path) -> tuple[Plan, str, list[Played]]:
    """What a file says was played, on which day it was begun, and all its games."""
    lines = whole_lines(file)
    if not lines:
        raise BadContent(str(file), 1, "this is an empty ladder.")
    head = read_line(file, lines[0], 1)
    games = [read_game(file, line, number) for number, line in enumerate(lines[1:], 2)]
    rungs = tuple(sorted((Rung.named(name) for name in dict.fromkeys(game.rung for game in games)), key=height))
    most = 1 + max((game.number for game in games), default=0)
    try:
        plan = Plan(head["ladder"], head["version"], head["seats"], head["options"], rungs, most, head["seed"])
        return plan, str(head["begun"]), games
    except KeyError as error:
        raise BadContent(str(file), 1, f"the ladder does not say its {error}.") from error


def height(rung: Rung) -> tuple[int, int]:
    """Where a rung stands: the levels from the weakest up, each first against the one next to it, then against others."""
    ranks = {level: rank for rank, level in enumerate(bot_names())}
    upper, lower = (ranks.get(level_key(level or ""), len(ranks)) for level in (rung.upper, rung.lower))
    return upper, -lower


def whole_lines(file: Path) -> list[str]:
    """All lines but one that was cut off; refuses what was never the beginning of a ladder."""
    text = read_text(file)
    if not text.startswith(BEGINS[: len(text)]):
        raise BadContent(str(file), 1, "this is no line of a ladder.")
    return [line for line in text.splitlines(keepends=True) if line.endswith("\n")]


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadContent(str(file), 0, "this is no text, so it is no ladder.") from None


def read_line(file: Path, line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadContent(str(file), number, "this is no line of a ladder.") from error


def read_game(file: Path, line: str, number: int) -> Played:
    found = read_line(file, line, number)
    try:
        rung, game, seat, places, reason, moves, choices, seconds, playouts = found
        return Played(
            str(rung),
            int(game),
            int(seat),
            tuple(int(place) for place in places),
            str(reason),
            int(moves),
            (int(choices[0]), int(choices[1])),
            (float(seconds[0]), float(seconds[1])),
            (int(playouts[0]), int(playouts[1])),
        )
    except (IndexError, TypeError, ValueError) as error:
        raise BadContent(str(file), number, "this is no game of a ladder.") from error
