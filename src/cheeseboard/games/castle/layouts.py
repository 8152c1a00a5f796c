"""Room layouts, read from files that a player can edit: content/*.toml, or a file of one's own. Rulebook: 1.2, 1.3."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path

from cheeseboard.core.errors import BadContent
from cheeseboard.games.castle.board import CELL_NAMES, SIDE, TOWER_CELLS, Layout, cells_of

CONTENT = Path(__file__).parent / "content"
BUILT_IN = ("a", "b")

ROOFS = {2: 11, 3: 5, 4: 2}
"""How many rooms of how many cells the box has roofs for."""


@cache
def built_in(name: str) -> Layout:
    return read_file(CONTENT / f"{name}.toml")


def find_layout(name: str) -> Layout:
    """A layout of the box by its name, or any other by the path of its file."""
    return built_in(name) if name in BUILT_IN else read_file(Path(name))


def read_file(path: Path) -> Layout:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadContent(str(path), 0, "it cannot be read: it is not text in UTF-8.") from None
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error).lower()
        raise BadContent(str(path), 0, f"it cannot be read: {reason}.") from error
    return read_layout(text, str(path))


@lru_cache(maxsize=64)
def read_layout(text: str, file: str) -> Layout:
    """The layout that a file describes; raises BadContent with the line and the reason."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadContent(file, 0, f"it is not TOML: {error}.") from error
    name, origin, drawing = found.get("name"), found.get("origin", "house"), found.get("rooms")
    if not isinstance(name, str) or not name or not isinstance(origin, str):
        raise BadContent(file, 1, "it needs a name, as text.")
    if not isinstance(drawing, str):
        raise BadContent(file, 1, "it needs rooms: a drawing of seven rows of seven letters.")
    key = name if name in BUILT_IN and Path(file).parent == CONTENT else file
    return Layout(key, origin, read_rooms(drawing, file, _line_of(text, drawing)))


def _line_of(text: str, drawing: str) -> int:
    """The line of the file on which the first row of the drawing stands; 1 where the drawing is not written out."""
    rows = drawing.lstrip("\n")
    place = text.replace("\r\n", "\n").find(rows)
    return text.count("\n", 0, place) + 1 if place >= 0 else 1


def read_rooms(drawing: str, file: str, first_line: int) -> list[int]:
    """The rooms of a drawing as masks of cells, in the order of their first cells."""
    rows = [line.split() for line in drawing.strip("\n").splitlines()]
    if len(rows) != SIDE:
        raise BadContent(file, first_line, f"the drawing has {len(rows)} rows; it needs {SIDE}.")
    for number, row in enumerate(rows):
        if len(row) != SIDE:
            raise BadContent(file, first_line + number, f"this row has {len(row)} cells; it needs {SIDE}.")
    letters = [letter for row in rows for letter in row]
    for cell, letter in enumerate(letters):
        if (letter == "#") != (cell in TOWER_CELLS):
            place = "a corner, where a tower stands: write #" if cell in TOWER_CELLS else "not a corner, so not a tower"
            raise BadContent(file, first_line + cell // SIDE, f"{CELL_NAMES[cell]} is {place}.")
    masks: dict[str, int] = {}
    for cell, letter in enumerate(letters):
        if letter != "#":
            masks[letter] = masks.get(letter, 0) | 1 << cell
    for letter, mask in masks.items():
        reason = _room_mistake(mask)
        if reason:
            raise BadContent(file, first_line + cells_of(mask)[0] // SIDE, f"room {letter} {reason}.")
    sizes = Counter(mask.bit_count() for mask in masks.values())
    if sizes != ROOFS:
        has, needs = (
            ", ".join(f"{count[size]} of {size} cells" for size in ROOFS) for count in (sizes, Counter(ROOFS))
        )
        raise BadContent(file, first_line, f"it has rooms {has}; the box has roofs for {needs}.")
    return list(masks.values())


def _room_mistake(mask: int) -> str | None:
    """Why no roof fits this room; None if one does."""
    cells = cells_of(mask)
    rows, columns = ({cell // SIDE for cell in cells}, {cell % SIDE for cell in cells})
    height, width = (max(span) - min(span) + 1 for span in (rows, columns))
    if len(cells) not in ROOFS:
        return f"has {len(cells)} cells; roofs cover 2, 3 or 4"
    if height * width != len(cells):
        return "is not in one piece without a gap or bend"
    if len(cells) == 4 and height != 2:
        return "is a row of 4; the copper roof is 2 by 2"
    return None


def draw_rooms(layout: Layout) -> str:
    """The drawing of a layout, as a file has it."""
    letters = ["#" if room < 0 else "ABCDEFGHIJKLMNOPQR"[room] for room in (int(room) for room in layout.room_of)]
    return "".join(" ".join(letters[row : row + SIDE]) + "\n" for row in range(0, len(letters), SIDE))
