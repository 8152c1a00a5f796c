"""A scene as one picture: a standalone SVG without scripts, that follows the reader's light or dark theme if asked to.

The largest board stands large; the other mats stand on shelves beside it, or below it if the board is wide, or for a page
held upright. The art is the game's own art.svg, of which only the symbols in use come along. Its colours are written var(--name, #light),
so that one dictionary here makes the whole house dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape, quoteattr

from cheeseboard.core.errors import BadContent
from cheeseboard.core.message import Message
from cheeseboard.core.scene import (
    ADORNMENT,
    CHOSEN,
    FADED,
    LOST,
    OUTLINED,
    REMEMBERED,
    SIGNED,
    UNIT,
    WINNER,
    Mat,
    Piece,
    Scene,
)

if TYPE_CHECKING:
    from cheeseboard.core.game import Game
    from cheeseboard.core.words import Words

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

FONT: Final = "ui-rounded, Nunito, Avenir Next, Segoe UI, Ubuntu, Cantarell, Noto Sans, DejaVu Sans, sans-serif"
# A letter is about this wide, for a size of 1; on the safe side, since nothing here can measure text.
LETTER_WIDTH: Final = 0.6
BOLD_LETTER_WIDTH: Final = 0.68

ARROW: Final = "M0-13l22 13-22 13z"
STAR: Final = "M0-12l3.5 7.6 8.3 1-6.1 5.7 1.6 8.2-7.3-4.1-7.3 4.1 1.6-8.2-6.1-5.7 8.3-1z"

MARGIN: Final = 32
GAP: Final = 16
LABEL: Final = 30
# How high shelves beside a small board may be.
COLUMN: Final = 700
# A board so many times as wide as it is high has the other mats below it, always.
WIDE: Final = 1.5


class Sizes(NamedTuple):
    """How large text is drawn; larger where the picture will stand on a narrow page."""

    prompt: int
    title: int

    @property
    def header(self) -> int:
        return self.title + 18


BESIDE: Final = Sizes(prompt=30, title=21)
BELOW: Final = Sizes(prompt=36, title=28)


def draw(
    game: Game,
    scene: Scene,
    *,
    theme: str = "auto",
    language: str = "en",
    tall: bool = False,
) -> str:
    """The picture of a scene. Tall puts the other mats below the board instead of beside it."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme '{theme}'; there are {', '.join(THEMES)}.")
    from cheeseboard.core.words import words_for

    picture = Picture(game, scene, words_for(game, language), theme, BELOW if tall else BESIDE)
    return paint("\n".join(picture.lines(tall)) + "\n", theme)


def colour(name: str) -> str:
    """A colour of the house, written as the art writes it."""
    return f"var(--{name},{LIGHT[name]})"


def paint(text: str, theme: str) -> str:
    """Put in the colours of a theme; leave them open for the reader's own if it is auto."""
    if theme == "auto":
        return text
    colours = LIGHT if theme == "light" else DARK
    return re.sub(r"var\(--([a-z-]+),\s*(#[0-9a-fA-F]+)\)", lambda found: colours.get(found[1], found[2]), text)


# The art.


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


_SVG: Final = "http://www.w3.org/2000/svg"
_REFERENCE: Final = re.compile(r'(href="|url\()#([\w-]+)')


@cache
def read_art(folder: Path) -> Art:
    """The art of the game whose folder this is."""
    file = folder / "art.svg"
    try:
        root = ET.fromstring(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, ET.ParseError) as error:
        raise BadContent(str(file), 0, f"it cannot be read: {error}.") from error
    ET.register_namespace("", _SVG)
    parts: dict[str, str] = {}
    for element in [*root.iterfind(f"{{{_SVG}}}*[@id]"), *root.iterfind(f"{{{_SVG}}}defs/*[@id]")]:
        element.tail = None
        text = ET.tostring(element, encoding="unicode").replace(f' xmlns="{_SVG}"', "")
        parts[element.attrib["id"]] = re.sub(r"\n\s*", "\n", text)
    needs = {name: tuple(found[1] for found in _REFERENCE.findall(text)) for name, text in parts.items()}
    return Art(file, parts, needs)


# Where the mats lie.


class Place(NamedTuple):
    """A mat on the page: the upper left corner of what is drawn of it, its header included."""

    mat: Mat
    x: int
    y: int


class Page(NamedTuple):
    """Where every mat lies, and how much room they need together. The large board has its labels around it."""

    board: Place
    shelved: list[Place]
    width: int
    height: int


def lay_out(mats: Sequence[Mat], tall: bool, header: int) -> Page:
    """The largest board large, the other mats beside it, or below it if that is wished for or the board is wide."""
    boards = [mat for mat in mats if mat.kind == "board"]
    large = max(boards or mats, key=lambda mat: mat.width * mat.height)
    board = Place(large, LABEL if large.rows else 0, LABEL if large.columns else 0)
    width, height = board.x + large.width, board.y + large.height
    others = [mat for mat in mats if mat is not large]
    if not others:
        return Page(board, [], width, height)
    if tall or large.width > WIDE * large.height:
        width = max(width, *[mat.width for mat in others])
        shelved, used = shelve_evenly(others, width, header)
        shelved = [place._replace(y=place.y + height + GAP) for place in centre(shelved, width)]
        return Page(board, shelved, width, height + GAP + used)
    shelved, used = shelve_no_higher(others, max(height, COLUMN), header)
    start = width + 2 * GAP
    shelved = [place._replace(x=place.x + start) for place in shelved]
    return Page(board, shelved, max(place.x + place.mat.width for place in shelved), max(height, used))


def shelve(mats: Sequence[Mat], width: int, header: int) -> tuple[list[Place], int]:
    """Put mats side by side while they fit and are of one kind, then on the next shelf; the height of all shelves."""
    places: list[Place] = []
    x = y = tallest = 0
    kind = mats[0].kind
    for mat in mats:
        if x and (mat.kind != kind or x + mat.width > width):
            y += tallest + GAP
            x = tallest = 0
        kind = mat.kind
        places.append(Place(mat, x, y))
        x += mat.width + GAP
        tallest = max(tallest, mat.height + header)
    return places, y + tallest


def shelve_evenly(mats: Sequence[Mat], width: int, header: int) -> tuple[list[Place], int]:
    """As many shelves as that width needs for each kind of mats, and none of them nearly empty."""
    places: list[Place] = []
    used = -GAP
    for _, group in groupby(mats, key=lambda mat: mat.kind):
        alike = list(group)
        best, height = shelve(alike, width, header)
        for narrower in range(width - GAP, max(mat.width for mat in alike), -GAP):
            closer, higher = shelve(alike, narrower, header)
            if higher > height:
                break
            best = closer
        places += [place._replace(y=place.y + used + GAP) for place in best]
        used += GAP + height
    return places, used


def shelve_no_higher(mats: Sequence[Mat], height: int, header: int) -> tuple[list[Place], int]:
    """The narrowest shelves, a whole number of the widest mat wide, that are no higher than that, if there are any."""
    widest = max(mat.width for mat in mats)
    places, used = shelve(mats, widest, header)
    for columns in range(2, len(mats) + 1):
        if used <= height:
            break
        places, used = shelve(mats, columns * (widest + GAP) - GAP, header)
    return places, used


def centre(places: Sequence[Place], width: int) -> list[Place]:
    """The same shelves, each in the middle of that width."""
    right = {place.y: place.x + place.mat.width for place in places}
    return [place._replace(x=place.x + (width - right[place.y]) // 2) for place in places]


def break_lines(text: str, width: int, size: int) -> list[str]:
    """A text in lines that are surely no wider than that."""
    most = max(1, int(width / (size * BOLD_LETTER_WIDTH)))
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# The picture.


class Picture:
    """One picture being drawn."""

    def __init__(self, game: Game, scene: Scene, words: Words, theme: str, sizes: Sizes) -> None:
        self.key = game.key
        self.seat_names = game.seat_names
        self.art = read_art(game.folder)
        self.words = words
        self.theme = theme
        self.sizes = sizes
        self.prompt = words.say(scene.prompt)
        # A picture cannot be pressed.
        self.mats = [mat for mat in scene.mats if mat.kind != "button"]

    def lines(self, tall: bool) -> Iterator[str]:
        page = lay_out(self.mats, tall, self.sizes.header)
        prompt = break_lines(self.prompt, page.width, self.sizes.prompt)
        top = MARGIN + int(len(prompt) * self.sizes.prompt * 1.3) + GAP // 2
        yield from self.open(page.width + 2 * MARGIN, top + page.height + MARGIN)
        yield from self.write_prompt(prompt)
        yield f'<g transform="translate({MARGIN} {top})">'
        yield from self.draw_board(page.board)
        for place in page.shelved:
            yield from self.draw_card(place)
        yield "</g>"
        yield "</svg>"

    def open(self, width: int, height: int) -> Iterator[str]:
        yield (
            f'<svg xmlns="{_SVG}" class="cheeseboard" role="img" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" style="max-width:100%;height:auto" font-family="{FONT}" fill="{colour("line")}">'
        )
        yield f"<title>{escape(self.words.say(Message(f'{self.key}-name')))}</title>"
        yield f"<desc>{escape(self.prompt)}</desc>"
        if self.theme == "auto":
            night = ";".join(f"--{name}:{value}" for name, value in DARK.items())
            yield f"<style>@media (prefers-color-scheme:dark){{.cheeseboard{{{night}}}}}</style>"
        yield "<defs>"
        yield from self.define_art()
        yield "</defs>"
        yield f'<rect width="{width}" height="{height}" rx="18" fill="{colour("paper")}"/>'

    def define_art(self) -> Iterator[str]:
        """The symbols in use, by names that no other picture on the same page has for another drawing."""
        used = list(dict.fromkeys(piece.art for mat in self.mats for piece in mat.pieces if piece.art))
        for name, text in self.art.symbols(used):
            named = text.replace(f'id="{name}"', f'id="{self.art_id(name)}"', 1)
            yield _REFERENCE.sub(lambda found: f"{found[1]}#{self.art_id(found[2])}", named)

    def art_id(self, name: str) -> str:
        return f"{self.key}-{self.theme}-{name}"

    def write_prompt(self, lines: list[str]) -> Iterator[str]:
        size = self.sizes.prompt
        yield f'<g font-size="{size}" font-weight="600">'
        for number, line in enumerate(lines):
            yield f'<text x="{MARGIN}" y="{MARGIN + int(size * (0.8 + 1.3 * number))}">{escape(line)}</text>'
        yield "</g>"

    # Mats.

    def draw_board(self, place: Place) -> Iterator[str]:
        mat = place.mat
        yield f'<g id={self.name(f"mat-{mat.id}")} transform="translate({place.x} {place.y})">'
        yield f"<title>{escape(self.words.say(mat.words))}</title>"
        yield '<g font-size="20" text-anchor="middle" opacity=".7">'
        for number, name in enumerate(mat.columns):
            yield f'<text x="{mat.corner[0] + UNIT * number}" y="-9">{escape(name)}</text>'
        for number, name in enumerate(mat.rows):
            yield f'<text x="-15" y="{mat.corner[1] + UNIT * number + 7}">{escape(name)}</text>'
        yield "</g>"
        for piece in mat.pieces:
            yield from self.draw_piece(piece)
        yield "</g>"

    def draw_card(self, place: Place) -> Iterator[str]:
        mat, header = place.mat, self.sizes.header
        tone = self.tone_of(mat.tone, "line")
        yield f'<g id={self.name(f"mat-{mat.id}")} transform="translate({place.x} {place.y})">'
        yield from self.draw_ground(mat, mat.height + header, tone)
        yield from self.write_title(mat, tone)
        yield f'<g transform="translate(0 {header})">'
        for piece in mat.pieces:
            yield from self.draw_piece(piece)
        yield "</g>"
        yield "</g>"

    def draw_ground(self, mat: Mat, height: int, tone: str) -> Iterator[str]:
        """A card; with a head and a strong border in its tone for whoever is to act, or has won."""
        card = f'<rect width="{mat.width}" height="{height}" rx="14"'
        yield f'{card} fill="{colour("card")}" stroke="{colour("line")}" stroke-opacity=".3" stroke-width="1.5"/>'
        if mat.looks:
            head = f"M0 14a14 14 0 0 1 14-14h{mat.width - 28}a14 14 0 0 1 14 14v{self.sizes.header - 14}h{-mat.width}z"
            yield f'<path d="{head}" fill="{tone}" opacity=".32"/>'
            yield f'{card} fill="none" stroke="{tone}" stroke-width="5"/>'

    def write_title(self, mat: Mat, tone: str) -> Iterator[str]:
        """The title; before it, for a seat, its letter in a ring of its colour."""
        size, middle = self.sizes.title, self.sizes.header // 2 + 2
        start = 16
        letter = self.letter_of(mat.tone)
        if letter:
            x = start + size * 0.6
            ring = f'fill="{colour("cream")}" stroke="{tone}" stroke-width="4.5"'
            yield f'<circle cx="{x:g}" cy="{middle}" r="{size * 0.62:g}" {ring}/>'
            yield write(letter, x, middle, size * 0.8)
            start += int(size * 1.2) + 12
        title = self.words.say(mat.words)
        letter_width = BOLD_LETTER_WIDTH if mat.looks else LETTER_WIDTH
        fitting = min(size, int((mat.width - start - 12) / (letter_width * max(1, len(title)))))
        font = f'font-size="{fitting}" font-weight="{700 if mat.looks else 500}"'
        yield f'<text x="{start}" y="{middle + size * 0.35:g}" {font}>{escape(title)}</text>'
        edge = f'stroke="{colour("ink")}" stroke-width="2.5" stroke-linejoin="round"'
        if CHOSEN in mat.looks:
            yield f'<path transform="translate(-15 {middle})" d="{ARROW}" fill="{tone}" {edge}/>'
        if WINNER in mat.looks:
            yield f'<path transform="translate({mat.width - 30} {middle})" d="{STAR}" fill="{colour("cheese")}" {edge}/>'

    # Pieces.

    def draw_piece(self, piece: Piece) -> Iterator[str]:
        if not piece.art and OUTLINED not in piece.looks:
            return
        strength = fade(piece)
        opacity = f' opacity="{strength:g}"' if strength != 1 else ""
        yield f'<g id={self.name(piece.id)} transform="translate({piece.x} {piece.y})"{opacity}>'
        if piece.words != ADORNMENT:
            yield f"<title>{escape(self.words.say(piece.words))}</title>"
        turn = f' transform="rotate({piece.turn})"' if piece.turn else ""
        box = f'x="{-piece.width / 2:g}" y="{-piece.height / 2:g}" width="{piece.width}" height="{piece.height}"{turn}'
        if piece.art:
            yield f'<use href="#{self.art_id(piece.art)}" {box}/>'
        if OUTLINED in piece.looks:
            dots = 'stroke-width="4" stroke-dasharray="1 10" stroke-linecap="round"'
            yield f'<rect {box} rx="8" fill="none" stroke="{self.tone_of(piece.tone, "cream")}" {dots}/>'
        if CHOSEN in piece.looks:
            yield f'<rect {box} rx="12" fill="none" stroke="{colour("gold")}" stroke-width="6"/>'
        if SIGNED in piece.looks:
            sign = self.letter_of(piece.tone) or self.say_sign(piece.sign)
            yield write(sign, 0, piece.height * 0.22, piece.height * 0.3)
        yield "</g>"

    def name(self, id: str) -> str:
        """The id of something on this picture, quoted."""
        return quoteattr(f"{self.key}-{id}")

    def say_sign(self, sign: str | Message) -> str:
        return sign if isinstance(sign, str) else self.words.say(sign)

    def letter_of(self, tone: str) -> str:
        return self.words.say(Message(f"seat-{tone}-letter")) if tone in self.seat_names else ""

    def tone_of(self, tone: str, otherwise: str) -> str:
        return colour(f"seat-{tone}" if f"seat-{tone}" in LIGHT else otherwise)


def fade(piece: Piece) -> float:
    """How strongly a piece is drawn, by its looks."""
    strength = 1.0
    for look, part in ((FADED, 0.36), (LOST, 0.8), (REMEMBERED, 0.92)):
        if look in piece.looks:
            strength *= part
    return strength


def write(text: str, x: float, y: float, size: float) -> str:
    """A few letters in ink around a middle."""
    font = f'font-size="{size:g}" font-weight="700" text-anchor="middle" fill="{colour("ink")}"'
    return f'<text x="{x:g}" y="{y + size * 0.36:g}" {font}>{escape(text)}</text>'
