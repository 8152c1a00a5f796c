"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from cheeseboard.core.errors import BadSetup

Tongue: TypeAlias = Literal["en", "uk", "pl", "ru"]


def _switch_colours_off(wanted: bool) -> bool:
    """Rich and everything else here asks the environment."""
    if wanted:
        os.environ["NO_COLOR"] = "1"
    return wanted


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `cheeseboard games` lists them.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="The same seed gives the same game. [default: a secret one]"),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]
Lang = Annotated[Tongue | None, typer.Option("--lang", help="The language. [default: your system's, or English]")]
NoColour = Annotated[
    bool,
    typer.Option(
        "--no-colour",
        "--no-color",
        is_eager=True,
        callback=_switch_colours_off,
        help="No colours; so does NO_COLOR in the environment.",
    ),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="N", help="Processes to play on. [default: all cores]")
]
SomeFile = Annotated[Path, typer.Argument(metavar="FILE")]


def read_options(given: Iterable[str] | None) -> dict[str, str]:
    """name=value, once each."""
    options: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadSetup(f"An option is written name=value, not '{text}'.")
        if name.strip() in options:
            raise BadSetup(f"Option {name.strip()} is given twice.")
        options[name.strip()] = value.strip()
    return options


def read_names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def language(wanted: str | None) -> str:
    from cheeseboard.core.words import language_from

    return language_from(wanted)


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
