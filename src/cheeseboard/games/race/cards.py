"""The cards of the box, read from files that a player can edit: content/gates, content/sections and content/winds.

A start/finish card is a gate for short; it is drawn as the start, with its flags to the left, and turned to be the finish.
A track is written as the numbers of its cards from left to right, r for a section that lies upside down: 2 7r 4.

    +---+---+---+---+---+---+       --- and |   walls; the upper and lower border is always closed
      .   .   *   p   .   .         .  ordinary   *  spring   #  mud   ~  water   p  pepper   s  sugar   c  clover
    +   +   +   +---+   +   +       F  a cell with a flag
      .   .   . | #   ~   .         ^ v  the arrow of every column, below the map

Rulebook: chapters 1 and 2; rulings R-2, R-10, R-11, R-60.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product
from pathlib import Path

from cheeseboard.core.errors import BadContent
from cheeseboard.games.race.board import (
    CELL_NAMES,
    COLUMN_NAMES,
    GATE_COLUMNS,
    KIND_LETTERS,
    KIND_NAMES,
    MUD,
    ORDINARY,
    ROWS,
    SECTION_COLUMNS,
    WAY_NAMES,
    Card,
    Track,
)
from cheeseboard.games.race.ways import (
    can_be_crossed,
    closed_joints,
    impassable_tracks,
    is_whole,
    parts_of,
    shut_in_flags,
    turned,
)

CONTENT = Path(__file__).parent / "content"
GATE_COUNT = 6
SECTION_COUNT = 24
WIND_COUNT = 16
FLAGS_AT_LEAST = 4

FLAG_LETTER = "F"
ARROW_LETTERS = "v^"
DRAWN_LINES = 2 * ROWS + 2

DRAWN = "drawn"
"""The key of a track that is not made of the box's cards."""


@dataclass(frozen=True)
class Box:
    """All cards, in the order of their numbers, the first at 0."""

    gates: tuple[Card, ...]
    sections: tuple[Card, ...]
    winds: tuple[int, ...]
    """The way that each wind card blows."""
    text: str
    """All files, one after the other: for the mark that a record keeps."""


@cache
def the_box() -> Box:
    return read_box(CONTENT)


def read_box(folder: Path) -> Box:
    """All cards in a folder; raises BadContent for the first that is missing or wrong, or does not go with others."""
    gates = [folder / "gates" / f"gate-{number}.toml" for number in range(1, GATE_COUNT + 1)]
    sections = [folder / "sections" / f"section-{number:02}.toml" for number in range(1, SECTION_COUNT + 1)]
    winds = [folder / "winds" / f"wind-{number:02}.toml" for number in range(1, WIND_COUNT + 1)]
    texts = {path: read_text(path) for path in (*gates, *sections, *winds)}
    check_no_others(folder, set(texts))
    box = Box(
        tuple(read_gate(texts[path], str(path)) for path in gates),
        tuple(read_section(texts[path], str(path)) for path in sections),
        tuple(read_wind(texts[path], str(path)) for path in winds),
        "\n".join(texts.values()),
    )
    check_ways(box, {path.stem: (str(path), line_of(text, "map") + 1) for path, text in texts.items()})
    return box


@cache
def card_names() -> dict[str, tuple[str, int, bool]]:
    """What every card may be called when it is shown by itself: its kind, its number, and whether it lies upside down."""
    names: dict[str, tuple[str, int, bool]] = {}
    for kind, most in (("gate", GATE_COUNT), ("section", SECTION_COUNT), ("wind", WIND_COUNT)):
        for number, digits in product(range(1, most + 1), ("02", "")):
            names[f"{kind}-{number:{digits}}"] = (kind, number, False)
            if kind != "wind":
                names[f"{kind}-{number:{digits}}r"] = (kind, number, True)
    return names


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadContent(str(path), 0, f"it cannot be read: {error}.") from error


def check_no_others(folder: Path, known: set[Path]) -> None:
    """The box has exactly so many cards."""
    for path in sorted(folder.glob("*/*.toml")):
        if path not in known:
            raise BadContent(
                str(path),
                0,
                f"the box has {GATE_COUNT} gates, {SECTION_COUNT} sections and {WIND_COUNT} winds; this is none.",
            )


def check_ways(box: Box, places: dict[str, tuple[str, int]]) -> None:
    """2.9: cards go with each other however they are laid, and every track can be run. Places are files and lines."""
    for left, right in closed_joints(box.gates, box.sections):
        card, other, side = (right, left, "left") if right.columns == SECTION_COLUMNS else (left, right, "right")
        file, line = places[card.key.removesuffix("r")]
        raise BadContent(file, line, f"laid as {card.key}, it has no way over to {other.key} on its {side}.")
    if all(is_whole(card) for card in (*box.gates, *box.sections)):
        return  # then open joints are all that is needed
    for key in impassable_tracks(box.gates, box.sections):
        raise BadContent(*places[f"section-{int(key.split()[1].removesuffix('r')):02}"], f"track {key} cannot be run.")


# A card.


def read_gate(text: str, file: str) -> Card:
    card = read_card(text, file, GATE_COLUMNS)
    line = line_of(text, "map") + 1
    if sum(card.flags) < FLAGS_AT_LEAST:
        raise BadContent(file, line, f"it has {sum(card.flags)} flags; four rats need {FLAGS_AT_LEAST}.")
    if any(flag and place >= ROWS for place, flag in enumerate(card.flags)):
        raise BadContent(file, line, "flags stand in the first column, which is the outer one.")
    if any(card.upright[:ROWS]):
        raise BadContent(file, line, "the outer border is closed anyway: draw no walls there.")
    for cell in shut_in_flags(card):
        raise BadContent(
            file, line + 2 * (cell % ROWS) + 1, f"no way leads from the flag on {CELL_NAMES[cell]} inwards."
        )
    return card


def read_section(text: str, file: str) -> Card:
    card = read_card(text, file, SECTION_COLUMNS)
    if any(card.flags):
        raise BadContent(file, line_of(text, "map") + 1, "only start/finish cards have flags.")
    if not can_be_crossed(card):
        raise BadContent(file, line_of(text, "map") + 1, "no way leads from its left to its right.")
    return card


def read_wind(text: str, file: str) -> int:
    found = read_toml(text, file)
    check_names(found, ("name", "origin", "way"), text, file)
    way = found["way"]
    if way not in WAY_NAMES:
        raise BadContent(file, line_of(text, "way"), f"way must be one of {', '.join(WAY_NAMES)}, not {way!r}.")
    return WAY_NAMES.index(str(way))


def read_card(text: str, file: str, columns: int) -> Card:
    found = read_toml(text, file)
    check_names(found, ("name", "origin", "map"), text, file)
    first_line = line_of(text, "map") + 1
    card = read_drawing(str(found["map"]), Path(file).stem, file, first_line)
    if card.columns != columns:
        raise BadContent(file, first_line, f"the map has {card.columns} columns; it needs {columns}.")
    check_card(card, file, first_line)
    return card


def read_toml(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadContent(file, int(line[1]) if line else 0, f"it is not TOML: {error}.") from error


def check_names(found: dict[str, object], names: tuple[str, ...], text: str, file: str) -> None:
    for name in found:
        if name not in names:
            raise BadContent(
                file, line_of(text, name), f"there is no '{name}' on a card; there are {', '.join(names)}."
            )
    for name in names:
        if not isinstance(found.get(name), str) or not found[name]:
            raise BadContent(file, line_of(text, name), f"it needs '{name}', as text.")


def line_of(text: str, name: str) -> int:
    """The line on which a name gets its value."""
    lines = text.splitlines()
    return next((number for number, line in enumerate(lines, 1) if line.partition("=")[0].strip() == name), 1)


def check_card(card: Card, file: str, first_line: int) -> None:
    """What can be wrong with one card alone."""
    for column in range(card.columns):
        kinds = [int(kind) for kind in card.kinds[column * ROWS : (column + 1) * ROWS]]
        if all(kind == MUD for kind in kinds):
            raise BadContent(file, first_line, f"column {COLUMN_NAMES[column]} is all mud.")
    for cell, kind in enumerate(card.flags):
        if kind and card.kinds[cell] != ORDINARY:
            raise BadContent(file, first_line, f"{CELL_NAMES[cell]} cannot have a flag and be special.")
    parts = parts_of(card)
    for cell in range(card.columns * ROWS):
        if parts.count(parts[cell]) == 1:
            raise BadContent(file, first_line + 2 * (cell % ROWS) + 1, f"{CELL_NAMES[cell]} is walled in on all sides.")


# The drawing.


def read_drawing(drawing: str, key: str, file: str, first_line: int) -> Card:
    """A card, or a whole track, as it is drawn."""
    lines = [line.rstrip() for line in drawing.strip("\n").splitlines()]
    if len(lines) != DRAWN_LINES:
        raise BadContent(
            file,
            first_line,
            f"the map has {len(lines)} lines; it needs {DRAWN_LINES}: a border, five rows with lines between them, a border, and the arrows.",
        )
    columns = (len(lines[0]) - 1) // 4
    if not 1 <= columns <= len(COLUMN_NAMES) or lines[0] != "+" + "---+" * columns:
        raise BadContent(
            file, first_line, "the first line is the upper border: +---+---+ and so on, one part for every column."
        )
    if lines[2 * ROWS] != lines[0]:
        raise BadContent(file, first_line + 2 * ROWS, "the lower border must be like the upper one.")
    for number, line in enumerate(lines):
        if len(line) > len(lines[0]):
            raise BadContent(
                file, first_line + number, f"this line is longer than the border, which has {len(lines[0])} signs."
            )
    size = columns * ROWS
    kinds, flags, level = [ORDINARY] * size, [0] * size, [0] * size
    upright = [0] * (size + ROWS)
    for row in range(ROWS):
        where = first_line + 2 * row + 1
        for column, letter, wall in read_row(lines[2 * row + 1], columns, file, where):
            if wall:
                upright[column * ROWS + row] = 1
            if column < columns:
                kinds[column * ROWS + row], flags[column * ROWS + row] = read_cell(letter, file, where)
        if row < ROWS - 1:
            for column in read_line(lines[2 * row + 2], columns, file, where + 1):
                level[column * ROWS + row] = 1
    arrows = read_arrows(lines[-1], columns, file, first_line + DRAWN_LINES - 1)
    return Card(key, kinds, flags, arrows, upright, level)


def read_row(line: str, columns: int, file: str, where: int) -> Iterator[tuple[int, str, bool]]:
    """The letter of every cell, and whether a wall stands to its left; at last only a wall."""
    padded = line.ljust(4 * columns + 1)
    for column in range(columns + 1):
        wall = padded[4 * column]
        if wall not in " |":
            raise BadContent(
                file, where, f"between two cells stands a | or nothing, not '{wall}' (sign {4 * column + 1})."
            )
        inside = padded[4 * column + 1 : 4 * column + 4]
        if column < columns and (inside[0] != " " or inside[2] != " "):
            raise BadContent(
                file,
                where,
                f"a cell is one letter with a space on both sides, not '{inside}' (column {COLUMN_NAMES[column]}).",
            )
        yield column, inside[1:2], wall == "|"


def read_cell(letter: str, file: str, where: int) -> tuple[int, int]:
    if letter == FLAG_LETTER:
        return ORDINARY, 1
    if letter not in KIND_LETTERS:
        legend = ", ".join(f"{sign} {name}" for sign, name in zip(KIND_LETTERS, KIND_NAMES, strict=True))
        raise BadContent(file, where, f"'{letter}' is no cell; cells are {legend}, {FLAG_LETTER} flag.")
    return KIND_LETTERS.index(letter), 0


def read_line(line: str, columns: int, file: str, where: int) -> Iterator[int]:
    """The columns in which a wall lies between two rows."""
    padded = line.ljust(4 * columns + 1)
    for column in range(columns):
        part = padded[4 * column + 1 : 4 * column + 4]
        if padded[4 * column] != "+" or padded[4 * column + 4] != "+" or part not in ("   ", "---"):
            raise BadContent(
                file,
                where,
                f"between two rows stand +, and --- or three spaces for every column (column {COLUMN_NAMES[column]}).",
            )
        if part == "---":
            yield column


def read_arrows(line: str, columns: int, file: str, where: int) -> list[int]:
    signs = line.split()
    if len(signs) != columns or any(sign not in ARROW_LETTERS for sign in signs):
        raise BadContent(file, where, f"the last line has {columns} arrows, ^ or v, one for every column.")
    return [ARROW_LETTERS.index(sign) for sign in signs]


def draw_card(card: Card) -> str:
    """The drawing of a card as it lies."""
    return draw(card.columns, card.kinds, card.flags, card.arrows, card.upright, card.level)


def draw_track(track: Track) -> str:
    """The drawing of a whole track."""
    flags = [int(flag) for flag in track.finish]
    for cell in track.start:
        flags[cell] = 1
    return draw(int(track.columns), track.kinds, flags, track.arrows, track.upright, track.level)


def draw(
    columns: int,
    kinds: Iterable[int],
    flags: Iterable[int],
    arrows: Iterable[int],
    upright: Iterable[int],
    level: Iterable[int],
) -> str:
    letters = [FLAG_LETTER if flag else KIND_LETTERS[kind] for kind, flag in zip(kinds, flags, strict=True)]
    walls, floors = list(upright), list(level)
    border = "+" + "---+" * columns
    lines = [border]
    for row in range(ROWS):
        signs = [
            f"{'|' if walls[column * ROWS + row] else ' '} {letters[column * ROWS + row]} " for column in range(columns)
        ]
        lines.append("".join(signs) + ("|" if walls[columns * ROWS + row] else ""))
        between = ["---+" if floors[column * ROWS + row] else "   +" for column in range(columns)]
        lines.append("+" + "".join(between))
    lines[-1] = border
    lines.append("".join(f"  {ARROW_LETTERS[arrow]} " for arrow in arrows))
    return "".join(line.rstrip() + "\n" for line in lines)


# Tracks.


@lru_cache(maxsize=2048)
def find_track(key: str) -> Track:
    """The track that is written so; raises BadContent if the box has no such track."""
    first, *sections, last = words = key.split() if len(key.split()) > 1 else ["", ""]
    reason = track_error(words)
    if reason:
        raise BadContent(f"track '{key}'", 0, reason)
    box = the_box()
    laid = [lay_section(box, word) for word in sections]
    return Track(key, [box.gates[int(first) - 1], *laid, turned(box.gates[int(last) - 1])])


def track_error(words: list[str]) -> str | None:
    """Why this is no track; None if it is one."""
    if len(words) not in (3, 4):
        return "a track is the numbers of a gate, one or two sections and a gate: 2 7r 4."
    first, *sections, last = words
    for gate in (first, last):
        if gate not in map(str, range(1, GATE_COUNT + 1)):
            return f"there is no gate '{gate}'; gates are numbered 1 to {GATE_COUNT}."
    for section in sections:
        if section.removesuffix("r") not in map(str, range(1, SECTION_COUNT + 1)):
            return f"there is no section '{section}'; sections are numbered 1 to {SECTION_COUNT}, with an r for upside down."
    numbers = [section.removesuffix("r") for section in sections]
    if first == last or len(set(numbers)) != len(numbers):
        return "the box has every card only once."
    return None


def lay_section(box: Box, word: str) -> Card:
    card = box.sections[int(word.removesuffix("r")) - 1]
    return turned(card) if word.endswith("r") else card


def read_track(drawing: str, file: str) -> Track:
    """A track that somebody has drawn as a whole: flags in the first three columns are the start, in the last three the finish."""
    whole = read_drawing(drawing, DRAWN, file, 1)
    if whole.columns < 2 * GATE_COLUMNS + 1:
        raise BadContent(file, 1, f"a track has at least {2 * GATE_COLUMNS + 1} columns; this has {whole.columns}.")
    ends = (0, GATE_COLUMNS, whole.columns - GATE_COLUMNS, whole.columns)
    start, _, finish = cards = [cut(whole, first, last) for first, last in pairwise(ends)]
    for card, side in ((start, "start"), (finish, "finish")):
        if not any(card.flags):
            raise BadContent(file, 1, f"there is no flag on the {GATE_COLUMNS} columns of the {side}.")
    if any(cards[1].flags):
        raise BadContent(file, 1, f"flags stand in the first {GATE_COLUMNS} and the last {GATE_COLUMNS} columns only.")
    return Track(DRAWN, cards)


def cut(whole: Card, first: int, last: int) -> Card:
    """Some columns of a card, as a card."""
    cells = slice(first * ROWS, last * ROWS)
    kinds, flags, level = (
        [int(value) for value in values[cells]] for values in (whole.kinds, whole.flags, whole.level)
    )
    upright = [int(wall) for wall in whole.upright[first * ROWS : (last + 1) * ROWS]]
    return Card(DRAWN, kinds, flags, [int(arrow) for arrow in whole.arrows[first:last]], upright, level)
