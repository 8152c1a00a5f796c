"""The table in the browser: what is said while it is served, and who may come."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.text import Text

from cheeseboard.cli.screen import console
from cheeseboard.cli.speech import OWN_FOLDER
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.words import Words, phrase, words_for
from cheeseboard.table.settings import IN_MEMORY, LOOPBACK, Settings, bot_processes, own_folder
from cheeseboard.table.web import serving

LOCK_FILE: Final = "server.lock"
DATABASES: Final = ("postgresql", "postgres")
CHANNELS: Final = {"memory": None, "redis": "redis", "rediss": "redis", "postgresql": "psycopg", "postgres": "psycopg"}


def run(
    *,
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    channels: str | None,
    workers: int,
    bots: int | None,
    address: str | None,
    limits: float,
    open_browser: bool,
    language: str,
) -> None:
    """Serve until somebody ends it."""
    settings = Settings(
        data=(data or own_folder()).absolute(),
        database=database or "",
        channels=channels or "",
        host=host or LOOPBACK,
        workers=workers,
        bots=bot_processes() if bots is None else bots,
        address=(address or "").rstrip("/"),
        limits=limits,
    )
    settings = agreed(settings)
    words = words_for(None, language, OWN_FOLDER)
    with contextlib.ExitStack() as held:
        held.enter_context(serving.ended_in_order())
        if settings.database_file is not None:
            running = held.enter_context(only_server(settings.data))
            if running:
                return meet(running, words, open_browser=open_browser)
        start(settings, port, words, open_browser=open_browser)
    return None


def start(settings: Settings, port: int | None, words: Words, *, open_browser: bool) -> None:
    """Everything that may go wrong comes before the address is told."""
    opened = serving.find_socket(settings.host, port)
    settings = serving.settled(settings, opened)
    serving.prepare(settings)
    here = serving.address_of(LOOPBACK if settings.host in {"0.0.0.0", "::"} else settings.host, settings.port)
    shown = settings.address if settings.public and settings.address else here
    note_address(settings, shown)
    welcome(settings, here, words)
    if open_browser:
        open_page(shown)
    serving.serve(settings, opened)


# What is said.


def welcome(settings: Settings, here: str, words: Words) -> None:
    screen = console()
    screen.print(Text.assemble(phrase(words, "cli-serve-at"), " ", (here, "bold")))
    if settings.address:
        screen.print(Text.assemble(phrase(words, "cli-serve-friends"), " ", (settings.address, "bold")))
        if sys.stdout.isatty():
            from cheeseboard.table.web.codes import print_code

            print(print_code(settings.address))
    else:
        screen.print(phrase(words, "cli-serve-how-friends", command="cheeseboard serve --host 0.0.0.0"))
    screen.print(phrase(words, "cli-serve-stop"))
    sys.stdout.flush()


def meet(address: str, words: Words, *, open_browser: bool) -> None:
    """Somebody serves these tables already: that is where to go."""
    console().print(Text.assemble(phrase(words, "cli-serve-already"), " ", (address, "bold")))
    if open_browser:
        open_page(address)


def open_page(address: str) -> None:
    """In the browser, if there is anything to show it on: a browser in the terminal would take the terminal."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


# One server for each folder of tables.


@contextlib.contextmanager
def only_server(data: Path) -> Iterator[str]:
    """Nothing, and until the end nobody else may serve this folder; or the address of whoever does already."""
    data.mkdir(parents=True, exist_ok=True)
    with (data / LOCK_FILE).open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            yield file.read().strip() or "?"
            return
        file.truncate(0)
        yield ""


def note_address(settings: Settings, address: str) -> None:
    if settings.database_file is not None:
        (settings.data / LOCK_FILE).write_text(address, encoding="utf-8")


# What fits together.


def agreed(settings: Settings) -> Settings:
    """With channels that reach all workers; raises BadSetup where something is missing."""
    check_address("--database", settings.database, DATABASES)
    shared = settings.database
    settings = replace(settings, channels=settings.channels or (shared if settings.workers > 1 else "") or IN_MEMORY)
    check_address("--channels", settings.channels, tuple(CHANNELS))
    if settings.workers > 1 and (not shared or settings.channels == IN_MEMORY):
        raise BadSetup(
            "Several workers need a database and channels that they share: "
            "--database postgresql://…, and --channels redis://… or nothing."
        )
    if settings.address and not settings.address.startswith(("http://", "https://")):
        raise BadSetup(f"--address is written https://name or http://name:port, not '{settings.address}'.")
    needed = {CHANNELS[scheme_of(url)] for url in (shared, settings.channels) if url}
    missing = sorted(name for name in needed - {None} if name and find_spec(name) is None)
    if missing:
        raise BadSetup(f"This needs {' and '.join(missing)}: pip install 'cheeseboard[many]'.")
    return settings


def check_address(option: str, url: str, schemes: tuple[str, ...]) -> None:
    if url and (scheme_of(url) not in schemes or "://" not in url):
        raise BadSetup(f"{option} is written {'://…, '.join(schemes)}://…, not '{scheme_of(url)}'.")


def scheme_of(url: str) -> str:
    return url.partition("://")[0]
