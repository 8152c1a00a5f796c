"""The commands. Each says what it takes; the work is done in the modules beside this one, imported when they are needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperCommand

from cheeseboard.cli.arguments import (
    GameKey,
    Json,
    Lang,
    NoColour,
    OptionList,
    Seed,
    Workers,
    interactive,
    language,
    read_names,
    read_options,
)
from cheeseboard.cli.door import FrontDoor

app = typer.Typer(
    cls=FrontDoor,
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Begin with `cheeseboard`, which opens the table in the browser, or with `cheeseboard play castle` right here.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from cheeseboard import COMPILED, __version__

        typer.echo(f"cheeseboard {__version__} ({'compiled' if COMPILED else 'plain Python'})")
        raise typer.Exit


@app.callback()
def cheeseboard(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_print_version, help="Say which version this is, and stop."),
    ] = False,
    no_colour: NoColour = False,
) -> None:
    """Play, understand and study modern board games. Without a command, the table opens in the browser."""
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command(
    epilog="Examples, at home: `cheeseboard serve --host 0.0.0.0`; "
    "behind a proxy with TLS: `cheeseboard serve --port 8000 --address https://cheese.example`; "
    "for many: `cheeseboard serve --workers 4 --database postgresql://… --channels redis://…`"
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Who may come: 0.0.0.0 is everybody in your network. [default: only you]"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="[default: 8000, or the next that is free]")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are kept. [default: your user's data folder]")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Keep them in PostgreSQL instead: postgresql://…")
    ] = None,
    channels: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="How workers hear of each other: redis://… or postgresql://… [default: the database]"
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, metavar="N", help="Server processes; several need --database.")] = 1,
    bots: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Processes for bots, of each worker. [default: all cores but one]"),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Where others reach this server, for links and to know its own pages: https://…"
        ),
    ] = None,
    limits: Annotated[
        float,
        typer.Option(min=0, metavar="N", help="How many times the usual may be asked at once; 0 is without limits."),
    ] = 1.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Play in the browser: alone, with others at this device, or with friends by a link. Ctrl-C ends it."""
    from cheeseboard.cli import server

    server.run(
        host=host,
        port=port,
        data=data,
        database=database,
        channels=channels,
        workers=workers,
        bots=bots,
        address=address,
        limits=limits,
        open_browser=open_browser,
        language=language(lang),
    )


@app.command(epilog="Example: `cheeseboard games --json`")
def games(json: Json = False, lang: Lang = None, no_colour: NoColour = False) -> None:
    """List the games that are installed, with their seats and options."""
    from cheeseboard.cli import shelf

    shelf.show_games(language(lang), as_json=json)


@app.command(epilog="Example: `cheeseboard play castle --seats human,whisker --option target=4 --save evening.curd`")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; not needed with --load.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Who plays, with commas between: human, or the name of a bot. [default: you against bots]",
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play, you and bots. [default: as many as can]")
    ] = None,
    option: OptionList = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record of the game in this file all the time.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a record, or begin from a position.")
    ] = None,
    speed: Annotated[
        float, typer.Option(min=0, metavar="N", help="How fast bots play: 2 is twice as fast, 0 is at once.")
    ] = 1.0,
    step: Annotated[bool, typer.Option("--step", help="Ask also where there is only one legal move.")] = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Play in the terminal, alone against bots or together at one keyboard. Inside, `?` tells what can be typed."""
    from cheeseboard.cli.screen import console
    from cheeseboard.cli.terminal import Session, set_up
    from cheeseboard.cli.terminal.display import Display

    names = None if seats is None else read_names(seats)
    match = set_up(game, names, players, read_options(option), seed, load)
    display = Display(console(), speed=speed, watched=interactive())
    Session(match, display, language(lang), every_step=step, file=save).run()


@app.command(epilog="Example: `cheeseboard simulate castle --games 10000 --seats crumb,nibbler`")
def simulate(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="A bot for each seat, with commas between. [default: random on every seat]"),
    ] = None,
    option: OptionList = None,
    seed: Seed = None,
    workers: Workers = None,
    rotate: Annotated[bool, typer.Option(help="Move every bot one seat further after each game.")] = True,
    json: Json = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Let bots play many games on all cores, and print who won how often, with 95 % intervals.

    Ctrl-C stops early and prints what has been played.
    """
    from cheeseboard.cli import laboratory

    names = None if seats is None else read_names(seats)
    laboratory.run(
        game, games, names, read_options(option), seed, workers, rotate=rotate, as_json=json, language=language(lang)
    )


@app.command(epilog="Example: `cheeseboard ladder castle --seats 2 --games 200 --levels crumb,nibbler,search:200`")
def ladder(
    game: GameKey,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats. [default: as many as can]")] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", min=1, metavar="N", help="How many games each level plays; a multiple of the seats."
        ),
    ] = 1200,
    levels: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help="Bots from the weakest to the strongest, with commas between. [default: all levels]"
        ),
    ] = None,
    option: OptionList = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="The same seed gives the same deals. [default: always one]"),
    ] = None,
    workers: Workers = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every finished game in this file, and go on from it.")
    ] = None,
    json: Json = False,
    no_colour: NoColour = False,
) -> None:
    """Let every level play against the one below it, on the same deals and from every seat, and print who won how often.

    Ctrl-C stops early and prints what has been played; with a file, the same command goes on from there.
    """
    from cheeseboard.cli import climbing

    names = None if levels is None else read_names(levels)
    climbing.run(game, seats, games, names, read_options(option), seed, workers, file, as_json=json)


class PictureCommand(TyperCommand):
    """A command of which --svg without a file is a picture on the screen."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place in reversed(range(len(args))):
            if args[place] == "--svg" and (place + 1 == len(args) or args[place + 1].startswith("--")):
                args.insert(place + 1, "-")
        return super().parse_args(ctx, args)


@app.command(
    cls=PictureCommand,
    epilog="Examples: `cheeseboard show evening.curd --move 12 --svg out.svg`, `cheeseboard show castle:layout-b`, "
    "`cheeseboard show race:section-07 --svg card.svg`",
)
def show(
    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE|GAME[:OPTION-VALUE|CARD]",
            help="A record, a position, a game as it is set up, or a card of its box.",
        ),
    ],
    move: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="After how many moves of a record. [default: all]")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="Whose eyes: a seat, 'nobody', or 'all' for an open table. [default: all once the game is over]",
        ),
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a picture to this file; - or nothing is the screen.")
    ] = None,
    theme: Annotated[Literal["auto", "light", "dark"], typer.Option(help="The colours of the picture.")] = "auto",
    tall: Annotated[bool, typer.Option("--tall", help="A picture for a page held upright.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the board, also when a picture is written.")] = False,
    json: Json = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Show a game at any move, as text, as a picture, or as a position in JSON."""
    from cheeseboard.cli import viewer

    picture = viewer.look(what, move, seat)
    if json:
        viewer.print_position(picture)
    if svg is not None:
        viewer.draw(picture, svg, theme, language(lang), tall=tall)
    if text or not (json or svg):
        viewer.print_board(picture, language(lang))


@app.command(epilog="Example: `cheeseboard replay evening.curd --until 20`")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.curd).")],
    until: Annotated[int | None, typer.Option(min=0, metavar="N", help="Tell no more than this many moves.")] = None,
    json: Json = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Check a record by playing it again, and tell its story with the rule behind every event."""
    from cheeseboard.cli import viewer

    viewer.tell_record(file, until, language(lang), as_json=json)


@app.command(
    cls=PictureCommand,
    epilog="Examples: `cheeseboard analyse evening.curd`, `cheeseboard analyse evening.curd --svg out.svg`",
)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.curd).")],
    playouts: Annotated[
        int, typer.Option(min=5, metavar="N", help="How many playouts to think about every moment.")
    ] = 3000,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed thinks the same. [default: always one]")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a chart to this file; - or nothing is the screen.")
    ] = None,
    theme: Annotated[Literal["auto", "light", "dark"], typer.Option(help="The colours of the chart.")] = "auto",
    json: Json = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Look back at a game: who was how likely to win after every move, what was better, and what turned it."""
    from cheeseboard.cli import analyst

    analyst.run(file, playouts, seed, svg, theme, as_json=json, language=language(lang))


@app.command(epilog="Example: `cheeseboard bench --seconds 3`")
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, metavar="N", help="How long to measure each game.")] = 1.0,
    json: Json = False,
    no_colour: NoColour = False,
) -> None:
    """Measure how fast this machine plays random games on one core. `make bench` compares it with others."""
    from cheeseboard.cli import laboratory

    laboratory.run_bench(seconds, as_json=json)


@app.command(
    epilog="Examples: `cheeseboard rules castle`, `cheeseboard rules castle 6.7`, `cheeseboard rules castle trap`"
)
def rules(
    game: GameKey,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PARAGRAPH|CHAPTER|WORDS]", help="Which paragraph or chapter, or what to look for."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Print the rulebook of a game, a part of it, or the paragraphs that speak of something."""
    from cheeseboard.cli import shelf

    shelf.show_rules(game, " ".join(wanted or []), language(lang), as_json=json)
