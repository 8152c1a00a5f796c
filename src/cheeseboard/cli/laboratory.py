"""Simulations and measurements, as tables for people and JSON for scripts."""

from __future__ import annotations

import json
import platform

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cheeseboard.bots import RANDOM
from cheeseboard.cli.door import INTERRUPTED
from cheeseboard.cli.screen import console, print_plain, style_of
from cheeseboard.cli.speech import seat_word, speech
from cheeseboard.core import COMPILED
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.lab import Interval, Series, Simulation, Speed, measure_speed, simulate


def run(
    key: str,
    games: int,
    bots: list[str] | None,
    options: dict[str, str],
    seed: str | None,
    workers: int | None,
    *,
    rotate: bool,
    as_json: bool,
    language: str,
) -> None:
    """Simulate with a progress bar on stderr, and print what came out, also after Ctrl-C."""
    game = find_game(key)
    names = bots if bots is not None else [RANDOM] * game.check_seats(None)
    bar = progress_bar()
    task = bar.add_task("", total=games)
    with bar:
        result = simulate(
            game,
            games,
            names,
            options=options,
            seed=seed,
            workers=workers,
            rotate=rotate,
            told=lambda finished: bar.update(task, completed=finished),
        )
    if as_json:
        print_plain(json.dumps(as_document(result), ensure_ascii=False, indent=2))
    else:
        print_result(console(), result, language)
    if result.stopped:
        raise SystemExit(INTERRUPTED)


def progress_bar(what: str = "games") -> Progress:
    screen = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def print_result(screen: Console, result: Simulation, language: str) -> None:
    tally = result.tally
    stopped = f" of {result.plan.games:,}, then stopped" if result.stopped else ""
    head = f"{tally.games:,} games of {result.plan.game.key}{stopped}"
    screen.print(Text(head, "bold"), Text(f"seed {result.plan.seed}", style_of("label")), sep="   ")
    if not tally.games:
        return
    screen.print("", bot_table(result), "", seat_table(result, language), "", ending_table(result, language), "")
    screen.print(length_line("moves", tally.moves))
    if tally.rounds.count:
        screen.print(length_line("rounds", tally.rounds))
    speed = f"{result.games_per_second:,.0f} games/s, {result.moves_per_second:,.0f} moves/s"
    screen.print(Text(f"{speed}, {result.workers} worker{'s'[: result.workers != 1]}", style_of("label")))


def bot_table(result: Simulation) -> Table:
    table = new_table("bot", "seats", "games won", "95 %", "fair share", "points", "95 %")
    for bot in dict.fromkeys(result.plan.bots):
        wins, points = result.wins_of_bot(bot), result.points_of_bot(bot)
        seats = str(result.plan.bots.count(bot))
        table.add_row(bot, seats, *percent(wins), f"{result.fair_share(bot):.1%}", *decimal(points))
    return table


def seat_table(result: Simulation, language: str) -> Table:
    game = result.plan.game
    words = speech(game, language)
    table = new_table("seat", "bot", "games won", "95 %")
    for seat, bot in enumerate(result.plan.bots):
        sitting = "in turn" if result.plan.rotate and len(set(result.plan.bots)) > 1 else bot
        table.add_row(seat_word(game, seat, words), sitting, *percent(result.wins_of_seat(seat)))
    return table


def ending_table(result: Simulation, language: str) -> Table:
    table = new_table("ending", "games", "share", "95 %")
    for reason, count in result.tally.endings.most_common():
        table.add_row(reason, f"{count:,}", *percent(result.share_of_ending(reason)))
    if result.tally.won_by_nobody:
        table.add_row("won by nobody", f"{result.tally.won_by_nobody:,}", "", "")
    return table


def new_table(*columns: str) -> Table:
    """The first column stands left, all numbers right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=style_of("label"))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 or column == "bot" else "right", no_wrap=True)
    return table


def length_line(what: str, series: Series) -> str:
    mean, bounds = decimal(series.mean)
    return f"{what} in a game: {mean} ({bounds}), from {series.least:,} to {series.most:,}"


def percent(interval: Interval) -> tuple[str, str]:
    return f"{interval.estimate:.1%}", f"{interval.low:.1%} … {interval.high:.1%}"


def decimal(interval: Interval) -> tuple[str, str]:
    return f"{interval.estimate:,.2f}", f"{interval.low:,.2f} … {interval.high:,.2f}"


def as_document(result: Simulation) -> dict[str, object]:
    plan, tally = result.plan, result.tally
    return {
        "game": plan.game.key,
        "options": plan.options,
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "games": tally.games,
        "stopped": result.stopped,
        "wins_by_bot": {bot: share(result.wins_of_bot(bot)) for bot in dict.fromkeys(plan.bots)},
        "wins_by_seat": {
            plan.game.seat_names[seat]: share(result.wins_of_seat(seat)) for seat in range(len(plan.bots))
        },
        "won_by_nobody": tally.won_by_nobody,
        "endings": dict(sorted(tally.endings.items())),
        "points_by_bot": {bot: share(result.points_of_bot(bot)) for bot in dict.fromkeys(plan.bots)},
        "moves": length(tally.moves),
        "rounds": length(tally.rounds) if tally.rounds.count else None,
        "workers": result.workers,
        "seconds": round(result.seconds, 3),
        "games_per_second": round(result.games_per_second, 1),
        "moves_per_second": round(result.moves_per_second),
        "compiled": COMPILED,
    }


def share(interval: Interval) -> dict[str, float | None]:
    """An interval without bounds has none in JSON either."""
    return {name: None if abs(value) == float("inf") else value for name, value in interval._asdict().items()}


def length(series: Series) -> dict[str, float | None]:
    return {**share(series.mean), "least": series.least, "most": series.most}


# Speed.


def run_bench(seconds: float, *, as_json: bool) -> None:
    speeds = [measure_speed(find_game(key), seconds) for key in game_keys()]
    if as_json:
        print_plain(json.dumps([speed_document(speed) for speed in speeds], indent=2))
        return
    table = new_table("game", "seats", "moves/s", "games/s", "moves in a game")
    for speed in speeds:
        rates = f"{speed.moves_per_second:,.0f}", f"{speed.games_per_second:,.0f}"
        table.add_row(speed.game, str(speed.seats), *rates, f"{speed.moves / speed.games:,.1f}")
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, one core"
    console().print(
        table, "", Text(f"{'compiled' if COMPILED else 'plain Python'}, {machine}", style_of("label")), sep="\n"
    )


def speed_document(speed: Speed) -> dict[str, object]:
    return {
        "game": speed.game,
        "seats": speed.seats,
        "games": speed.games,
        "moves": speed.moves,
        "seconds": round(speed.seconds, 3),
        "moves_per_second": round(speed.moves_per_second),
        "games_per_second": round(speed.games_per_second, 1),
        "compiled": COMPILED,
        "python": platform.python_version(),
    }
