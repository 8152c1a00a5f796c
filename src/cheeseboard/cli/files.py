"""Files that are given to a command, and files that it writes: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cheeseboard.core.errors import BadPosition, BadRecord, CheeseboardError
from cheeseboard.core.game import Game, Options
from cheeseboard.core.match import Match
from cheeseboard.core.position import read_document
from cheeseboard.core.record import Record, read_record, replay
from cheeseboard.core.registry import find_game
from cheeseboard.core.state import State

RECORD_BEGINS: Final = "curd "
LARGEST: Final = 16_000_000


class UnusableFile(CheeseboardError):
    """A file cannot be read, or cannot be written, or is not what the command needs."""


@dataclass(frozen=True)
class Position:
    """A state that came from a file, and the game it belongs to."""

    game: Game
    state: State
    options: Options


def read_text(path: Path) -> str:
    """The text of a file, whoever wrote it: with or without a mark of its bytes' order, and never without end."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise UnusableFile(f"{path} is too large: neither a record nor a position.")
        return content.decode("utf-8-sig")
    except FileNotFoundError:
        raise UnusableFile(f"There is no file '{path}'.") from None
    except UnicodeDecodeError:
        raise UnusableFile(f"{path} is not a text file.") from None
    except (OSError, ValueError) as error:
        raise UnusableFile(f"{path} cannot be read: {_reason(error)}.") from error


def write_text(path: Path, text: str) -> None:
    """Write beside it and rename, so that there is never half a file; what a link points to is what changes."""
    beside = None
    try:
        target = path.resolve()
        file, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
        with os.fdopen(file, "w", encoding="utf-8") as stream:
            stream.write(text)
        Path(beside).chmod(target.stat().st_mode if target.exists() else 0o666 & ~_umask())
        Path(beside).replace(target)
    except (OSError, ValueError) as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise UnusableFile(f"{path} cannot be written: {_reason(error)}.") from error


def write_record_file(path: Path, text: str) -> None:
    """Like write_text, but only ever replaces a record."""
    if is_there(path) and not (path.is_file() and read_text(path).startswith(RECORD_BEGINS)):
        raise UnusableFile(f"{path} exists and is no record, so it is left as it is.")
    write_text(path, text)


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise UnusableFile(f"{path} cannot be written: {_reason(error)}.") from error


def load(path: Path) -> Match | Position:
    """A record, played again and checked, or a position."""
    text = read_text(path)
    return _play_again(path, _read(path, text)) if text.lstrip().startswith("curd") else load_position(path, text)


def load_match(path: Path) -> Match:
    """A record, played again and checked."""
    return _play_again(path, _read(path, read_text(path)))


def load_position(path: Path, text: str) -> Position:
    try:
        document = read_document(text)
        name = document.get("game")
        if not isinstance(name, str):
            raise BadPosition(['It does not say which game it is of: game = "...".'])
        game = find_game(name)
        state = game.read_position(document)
        given = document.get("options")
        named = {option: str(value) for option, value in given.items()} if isinstance(given, dict) else {}
        return Position(game, state, game.check_options(int(state.seats), named))
    except CheeseboardError as error:
        raise UnusableFile(f"{path}: {error}") from error


def _read(path: Path, text: str) -> Record:
    try:
        return read_record(text)
    except BadRecord as error:
        raise _at_line(path, error) from error


def _play_again(path: Path, record: Record) -> Match:
    try:
        return replay(record)
    except BadRecord as error:
        raise _at_line(path, error) from error
    except CheeseboardError as error:
        raise UnusableFile(f"{path}: {error}") from error


def _at_line(path: Path, error: BadRecord) -> UnusableFile:
    where = f"{path}, line {error.line}" if error.line else f"{path}"
    return UnusableFile(f"{where}: {error.reason}")


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error).lower()


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
