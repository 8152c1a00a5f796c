"""Simulations and measurements, as tables for people and JSON for scripts."""

from __future__ import annotations

import json
import platform
from math import isinf
from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cheeseboard.bots import RANDOM
from cheeseboard.cli.door import INTERRUPTED
from cheeseboard.cli.screen import console, print_plain, style_of
from cheeseboard.cli.speech import seat_word, speech
from cheeseboard.core import COMPILED
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.words import Words, phrase
from cheeseboard.lab import Interval, Series, Simulation, Speed, measure_speed, simulate

INTERVAL: Final = "95 %"
# Wider than any table.
NO_END: Final = 10_000


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
    words, tally, plan = speech(result.plan.game, language), result.tally, result.plan
    head = phrase(words, "cli-simulated", games=tally.games, game=plan.game.key)
    if result.stopped:
        head = phrase(words, "cli-simulated-stopped", games=head, all=plan.games)
    screen.print(Text(head, "bold"), Text(phrase(words, "cli-seed", seed=plan.seed), style_of("label")), sep="   ")
    if not tally.games:
        return
    for table in (bot_table(result, words), seat_table(result, words), ending_table(result, words)):
        screen.print()
        print_table(screen, table)
    screen.print()
    screen.print(length_line(words, "cli-moves-in-a-game", tally.moves))
    if tally.rounds.count:
        screen.print(length_line(words, "cli-rounds-in-a-game", tally.rounds))
    rates = f"{result.games_per_second:,.0f}", f"{result.moves_per_second:,.0f}"
    speed = phrase(words, "cli-simulation-speed", games=rates[0], moves=rates[1], workers=result.workers)
    screen.print(Text(speed, style_of("label")))


def headings(words: Words, *keys: str) -> list[str]:
    """What stands above the columns; behind every number its interval."""
    return [INTERVAL if key == INTERVAL else phrase(words, f"cli-table-{key}") for key in keys]


def bot_table(result: Simulation, words: Words) -> Table:
    table = new_table(*headings(words, "bot", "seats", "won", INTERVAL, "fair", "points", INTERVAL), left=1)
    for bot in dict.fromkeys(result.plan.bots):
        wins, points = result.wins_of_bot(bot), result.points_of_bot(bot)
        seats = str(result.plan.bots.count(bot))
        table.add_row(bot, seats, *percent(wins), f"{result.fair_share(bot):.1%}", *decimal(points))
    return table


def seat_table(result: Simulation, words: Words) -> Table:
    game = result.plan.game
    table = new_table(*headings(words, "seat", "bot", "won", INTERVAL), left=2)
    for seat, bot in enumerate(result.plan.bots):
        in_turn = result.plan.rotate and len(set(result.plan.bots)) > 1
        sitting = phrase(words, "cli-table-in-turn") if in_turn else bot
        table.add_row(seat_word(game, seat, words), sitting, *percent(result.wins_of_seat(seat)))
    return table


def ending_table(result: Simulation, words: Words) -> Table:
    table = new_table(*headings(words, "ending", "games", "share", INTERVAL), left=1)
    for reason, count in result.tally.endings.most_common():
        table.add_row(reason, f"{count:,}", *percent(result.share_of_ending(reason)))
    if result.tally.won_by_nobody:
        table.add_row(phrase(words, "cli-table-nobody"), f"{result.tally.won_by_nobody:,}", "", "")
    return table


def new_table(*columns: str, left: int) -> Table:
    """So many columns stand left, all numbers right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=style_of("label"))
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right", no_wrap=True)
    return table


def print_table(screen: Console, table: Table) -> None:
    """As wide as its numbers are, also on a narrow terminal: a number that is cut off is a wrong one."""
    wide = screen.options.update(max_width=NO_END)
    before, screen.width = screen.width, max(screen.width, Measurement.get(screen, wide, table).maximum)
    screen.print(table)
    screen.width = before


def length_line(words: Words, key: str, series: Series) -> str:
    mean, bounds = decimal(series.mean)
    return phrase(words, key, mean=mean, bounds=bounds, least=f"{series.least:,}", most=f"{series.most:,}")


def percent(interval: Interval) -> tuple[str, str]:
    return f"{interval.estimate:.1%}", f"{interval.low:.1%} … {interval.high:.1%}"


def decimal(interval: Interval) -> tuple[str, str]:
    """One game alone has no interval."""
    bounds = "–" if isinf(interval.low) else f"{interval.low:,.2f} … {interval.high:,.2f}"
    return f"{interval.estimate:,.2f}", bounds


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
    return {name: None if isinf(value) else value for name, value in interval._asdict().items()}


def length(series: Series) -> dict[str, float | None]:
    return {**share(series.mean), "least": series.least, "most": series.most}


# Speed.


def run_bench(seconds: float, *, as_json: bool) -> None:
    speeds = [measure_speed(find_game(key), seconds) for key in game_keys()]
    if as_json:
        print_plain(json.dumps([speed_document(speed) for speed in speeds], indent=2))
        return
    table = new_table("game", "seats", "moves/s", "games/s", "moves in a game", left=1)
    for speed in speeds:
        rates = f"{speed.moves_per_second:,.0f}", f"{speed.games_per_second:,.0f}"
        table.add_row(speed.game, str(speed.seats), *rates, f"{speed.moves / speed.games:,.1f}")
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, one core"
    screen = console()
    print_table(screen, table)
    screen.print("", Text(f"{'compiled' if COMPILED else 'plain Python'}, {machine}", style_of("label")), sep="\n")


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
