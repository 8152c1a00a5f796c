"""The colours of the house in the light and in the dark, and the symbols of a game's art.svg.

Art writes its colours var(--name, #light), so that one dictionary here makes the whole house dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from cheeseboard.core.errors import BadContent

LIGHT: Final = {
    "paper": "#f6ecd6",
    "card": "#fcf6e7",
    "cream": "#fff8e6",
    "ink": "#3a2d25",
    "line": "#3a2d25",
    "pit": "#43352d",
    "grass": "#c3cf94",
    "moat": "#a9d0d2",
    "stone": "#ebe0ca",
    "rock": "#c9bba3",
    "wood": "#c08a52",
    "cheese": "#f6c945",
    "gold": "#dd9f27",
    "orange": "#ee8b3d",
    "wax": "#bf3f34",
    "rose": "#f0aba0",
    "leaf": "#9db86f",
    "ash": "#908b92",
    "blue": "#6a93bd",
    "clay": "#dd7a52",
    "straw": "#e8c66f",
    "copper": "#7fc0ae",
    "fur": "#bca89a",
    "seat-red": "#c2412b",
    "seat-yellow": "#e6b422",
    "seat-green": "#3f9e6b",
    "seat-blue": "#28539f",
}
DARK: Final = LIGHT | {
    "paper": "#1f1a16",
    "card": "#2a231e",
    "cream": "#f0e4ca",
    "ink": "#211915",
    "line": "#eadfc9",
    "pit": "#332822",
    "grass": "#66744c",
    "moat": "#47696d",
    "stone": "#d3c7af",
    "rock": "#a79a84",
    "wood": "#9c7045",
    "cheese": "#efbf3e",
    "gold": "#cf9325",
    "orange": "#dd7f37",
    "wax": "#b43c32",
    "rose": "#e39f95",
    "leaf": "#80965a",
    "ash": "#837e85",
    "blue": "#5b82aa",
    "clay": "#c76b48",
    "straw": "#d2b161",
    "copper": "#6caa99",
    "fur": "#ae9a8c",
    "seat-red": "#d2503a",
    "seat-yellow": "#e4b52e",
    "seat-green": "#44a471",
    "seat-blue": "#4d7fd0",
}
THEMES: Final = ("auto", "light", "dark")

SVG: Final = "http://www.w3.org/2000/svg"
REFERENCE: Final = re.compile(r'(href="|url\()#([\w-]+)')


def colour(name: str) -> str:
    """A colour of the house, written as the art writes it."""
    return f"var(--{name},{LIGHT[name]})"


def paint(text: str, theme: str) -> str:
    """Put in the colours of a theme; leave them open for the reader's own if it is auto."""
    if theme == "auto":
        return text
    colours = LIGHT if theme == "light" else DARK
    return re.sub(r"var\(--([a-z-]+),\s*(#[0-9a-fA-F]+)\)", lambda found: colours.get(found[1], found[2]), text)


class Art(NamedTuple):
    """The symbols of an art.svg by their ids, and for each of them the others that it needs."""

    file: Path
    parts: dict[str, str]
    needs: dict[str, tuple[str, ...]]

    def symbols(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """These symbols and all that they need, each once, in order."""
        waiting = list(names)
        done: set[str] = set()
        while waiting:
            name = waiting.pop(0)
            if name in done:
                continue
            if name not in self.parts:
                raise BadContent(str(self.file), 0, f"it has no symbol '{name}'.")
            done.add(name)
            waiting.extend(self.needs[name])
            yield name, self.parts[name]


@cache
def read_art(folder: Path) -> Art:
    """The art of the game whose folder this is."""
    file = folder / "art.svg"
    try:
        root = ET.fromstring(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, ET.ParseError) as error:
        raise BadContent(str(file), 0, f"it cannot be read: {error}.") from error
    ET.register_namespace("", SVG)
    parts: dict[str, str] = {}
    for element in [*root.iterfind(f"{{{SVG}}}*[@id]"), *root.iterfind(f"{{{SVG}}}defs/*[@id]")]:
        element.tail = None
        text = ET.tostring(element, encoding="unicode").replace(f' xmlns="{SVG}"', "")
        parts[element.attrib["id"]] = re.sub(r"\n\s*", "\n", text)
    needs = {name: tuple(found[1] for found in REFERENCE.findall(text)) for name, text in parts.items()}
    return Art(file, parts, needs)
