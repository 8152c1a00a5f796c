"""What leaves the house: exit codes, and one sentence on stderr instead of a traceback."""

from __future__ import annotations

import io
import os
import re
import sys
import traceback
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from cheeseboard.core.errors import CheeseboardError

OK: Final = 0
OUR_MISTAKE: Final = 1
THEIR_MISTAKE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

TRACEBACK_WANTED: Final = "CHEESEBOARD_TRACEBACK"


class FrontDoor(TyperGroup):
    """All commands, run so that whatever goes wrong is told in a sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a question mark
        # Without standalone mode, Typer hands over what went wrong instead of printing it itself.
        inside = {"standalone_mode": False, "windows_expand_args": windows_expand_args, **extra}
        try:
            code = super().main(args, "cheeseboard", complete_var, **inside)
            sys.stdout.flush()
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            code = PIPE_CLOSED
        except Exception as error:
            code = explain(error)
        if code == PIPE_CLOSED:
            close_pipe()
        if code == INTERRUPTED and sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has written ^C, and the shell's prompt comes next
        sys.exit(code if isinstance(code, int) else OK)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # which Typer would answer itself
            raise typer.Exit(PIPE_CLOSED) from None


def explain(error: Exception) -> int:
    """Say what went wrong; the exit code tells whose mistake it was."""
    if os.environ.get(TRACEBACK_WANTED):
        traceback.print_exception(error)
    if isinstance(error, CheeseboardError):
        complain(str(error))
    elif isinstance(error, OSError):
        complain(f"{error.filename or 'The output'}: {error.strerror or error}.")
    elif hasattr(error, "format_message"):  # how Typer says that the command line is wrong
        complain(f"{plainly(error.format_message()).rstrip('.')}. Try --help.")
    else:
        complain(f"A mistake of ours: {type(error).__name__}: {error}. {TRACEBACK_WANTED}=1 shows where it happened.")
        return OUR_MISTAKE
    return THEIR_MISTAKE


def plainly(text: str) -> str:
    """What Typer says about a value, without the words of the library that checks values for it."""
    text = re.sub(r", unable to parse string as an? \w+", "", text.replace("Value error, ", ""))
    return text.replace("Input should be", "it must be").replace("a valid integer", "a whole number")


def complain(sentence: str) -> None:
    """On one line; what a terminal would take for an order, as it may stand in a file, is written out."""
    line = " ".join(sentence.split())
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in line)
    print("cheeseboard:", shown, file=sys.stderr)


def close_pipe() -> None:
    """Nobody reads any more, so nothing more is written: not even by Python itself at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
