"""Positions as documents: TOML to read and write by hand, JSON for programs."""

from __future__ import annotations

import json
import tomllib
from typing import TypeAlias

from cheeseboard.core.errors import BadPosition

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
