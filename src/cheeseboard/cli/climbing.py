"""The ladder of levels, as a Markdown table for people and documents, and as JSON for scripts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.text import Text

from cheeseboard.bots import LEVELS
from cheeseboard.cli.door import INTERRUPTED
from cheeseboard.cli.laboratory import progress_bar, share
from cheeseboard.cli.screen import console, print_plain, style_of
from cheeseboard.core import COMPILED
from cheeseboard.core.registry import find_game
from cheeseboard.lab.ladder import Ladder, Result, ladder
from cheeseboard.lab.rungs import make_plan

SEED: Final = "ladder"
"""Unless another is given: a ladder that was stopped goes on with the same one."""


def run(
    key: str,
    seats: int | None,
    games: int,
    levels: list[str] | None,
    options: dict[str, str],
    seed: str | None,
    workers: int | None,
    file: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play with a progress bar on stderr, and print what is known by then, also after Ctrl-C."""
    game = find_game(key)
    names = list(LEVELS) if levels is None else levels
    plan = make_plan(game, seats, names, games, seed or SEED, options)
    bar = progress_bar()
    task = bar.add_task("", total=plan.games * len(plan.rungs))
    with bar:
        result = ladder(
            game,
            seats,
            names,
            games,
            plan.seed,
            workers,
            options=options,
            file=file,
            told=lambda finished: bar.update(task, completed=finished),
        )
    if as_json:
        print_plain(json.dumps(as_document(result), ensure_ascii=False, indent=2))
    else:
        print_ladder(result)
    if not result.finished:
        raise SystemExit(INTERRUPTED)


def print_ladder(result: Ladder) -> None:
    plan = result.plan
    played = f"{result.games:,} games of {plan.game}, {plan.seats} seat{'s'[: plan.seats != 1]}"
    stopped = "" if result.finished else f" of {plan.games * len(plan.rungs):,}, then stopped"
    console().print(Text(played + stopped, "bold"), Text(f"seed {plan.seed}", style_of("label")), sep="   ")
    print_plain("\n" + result.table())


def as_document(result: Ladder) -> dict[str, object]:
    plan = result.plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": plan.games,
        "finished": result.finished,
        "rungs": [rung_document(rung) for rung in result.results.values()],
        "compiled": COMPILED,
    }


def rung_document(result: Result) -> dict[str, object]:
    """The numbers of both levels, the upper one first."""
    return {
        "upper": result.rung.upper,
        "lower": result.rung.lower,
        "games": result.games,
        "wins": result.wins,
        "share": share(result.share),
        "times_fair": round(result.times_fair, 3),
        "choices": result.choices,
        "milliseconds_a_choice": [round(result.milliseconds(side), 2) for side in (0, 1)],
        "playouts_a_choice": [round(result.playouts_a_choice(side)) for side in (0, 1)],
        "moves": result.moves,
    }
