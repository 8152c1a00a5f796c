"""Positions as documents: TOML to read and write by hand, JSON for programs, and what reading one always needs."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from cheeseboard.core.chance import HIDDEN_FUTURE, Chance
from cheeseboard.core.errors import BadPosition, BadSetup

if TYPE_CHECKING:
    from cheeseboard.core.game import Game, Options

Value: TypeAlias = "str | int | bool | list[str] | list[int] | Document"
Document: TypeAlias = "dict[str, Value]"


def write_toml(document: Document) -> str:
    """The document as TOML: plain values first, tables after; text of several lines as a drawn block."""
    return "\n".join(_toml_lines(document, "")) + "\n"


def _toml_lines(document: Document, table: str) -> list[str]:
    lines = [f"{name} = {_toml_value(value)}" for name, value in document.items() if not isinstance(value, dict)]
    for name, value in document.items():
        if isinstance(value, dict):
            full_name = f"{table}.{name}" if table else name
            lines += ["", f"[{full_name}]", *_toml_lines(value, full_name)]
    return lines


def _toml_value(value: object) -> str:
    if isinstance(value, str) and "\n" in value and "'" not in value and value.replace("\n", "").isprintable():
        return f"'''\n{value}'''"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def read_document(text: str) -> Document:
    """A document from TOML or JSON text."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise BadPosition(["It is nested too deeply."]) from None
    except ValueError as error:
        raise BadPosition([f"It is neither TOML nor JSON: {error}."]) from error
    if not isinstance(found, dict):
        raise BadPosition(["It is not a table of names and values."])
    return found


def write_json(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False)


def shown(value: object) -> str:
    """A value as it may stand in a sentence: cut short, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of many thousand digits
        return "a number of many digits"
    return text if len(text) <= 60 else f"{text[:57]}…"


# Dice.


def write_dice(dice: Chance) -> str:
    """The memory of the dice, unless it is one that nobody may know."""
    return "hidden" if dice.memory == HIDDEN_FUTURE else f"{int(dice.memory):016x}"


# Reading.


class Reader:
    """Reads a document part by part. Reasons why it cannot be are collected, so that all are told at once."""

    def __init__(self, game: Game, document: Document) -> None:
        self.game = game
        self.document = document
        self.reasons: list[str] = []

    def refuse(self, reason: str) -> None:
        self.reasons.append(reason)

    def tell(self) -> None:
        """Raise BadPosition if there has been any reason to."""
        if self.reasons:
            raise BadPosition(self.reasons)

    def check_parts(self, known: set[str]) -> None:
        """That it is a document of this game, without parts that the game does not know."""
        for name in self.document:
            if name not in known:
                self.refuse(f"There is no part '{name}'; the parts are {', '.join(sorted(known))}.")
        if self.document.get("game", self.game.key) != self.game.key:
            self.refuse(f"This is a position of {shown(self.document['game'])}, not of {self.game.key}.")

    def seats_and_options(self) -> tuple[int, Options]:
        """How many play, as many as can if nothing is said, and what they have agreed on."""
        most = self.game.seats[-1]
        seats = self.number("seats", most, self.game.seats[0], most)
        asked = {name: str(value) for name, value in self.table("options").items()}
        try:
            return seats, self.game.check_options(seats, asked)
        except BadSetup as error:
            self.refuse(str(error))
            return seats, self.game.check_options(seats, {})

    def number(self, name: str, default: int, least: int, most: int) -> int:
        return self.check_number(self.document.get(name, default), name, default, least, most)

    def check_number(self, value: object, what: str, default: int, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.refuse(f"{what} must be a number from {least} to {most}, not {shown(value)}.")
            return default
        return value

    def flag(self, name: str, *, default: bool) -> bool:
        value = self.document.get(name, default)
        if not isinstance(value, bool):
            self.refuse(f"{name} must be true or false, not {shown(value)}.")
            return default
        return value

    def names(self, value: object, what: str) -> list[str]:
        """A list of names, or nothing with a reason."""
        if isinstance(value, list) and all(isinstance(name, str) for name in value):
            return [name for name in value if isinstance(name, str)]
        self.refuse(f"{what} must be a list of names, not {shown(value)}.")
        return []

    def table(self, name: str) -> dict[str, object]:
        value = self.document.get(name, {})
        if isinstance(value, dict):
            return dict(value)
        self.refuse(f"{name} must be a table, not {shown(value)}.")
        return {}

    def seat_table(self, seats: int, part: str) -> Iterator[tuple[int, object]]:
        """A table with a line for each seat that has one."""
        names = self.game.seat_names[:seats]
        for name, value in self.table(part).items():
            if name in names:
                yield names.index(name), value
            else:
                self.refuse(f"There is no seat '{name}' in {part}.")

    def dice(self) -> Chance:
        value = self.document.get("dice", "0")
        if value == "hidden":
            return Chance(HIDDEN_FUTURE)
        try:
            memory = int(value, 16) if isinstance(value, str) and len(value) <= 16 else -1
        except ValueError:
            memory = -1
        if not 0 <= memory < 1 << 63:
            self.refuse(
                f"dice must be 'hidden' or up to 16 hexadecimal digits below 8000000000000000, not {shown(value)}."
            )
            return Chance(0)
        return Chance(memory)
