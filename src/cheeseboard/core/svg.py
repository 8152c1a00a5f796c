"""A scene as one picture: a standalone SVG without scripts, that follows the reader's light or dark theme if asked to.

Of the game's art.svg only the symbols in use come along.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from cheeseboard.core.art import DARK, LIGHT, REFERENCE, SVG, THEMES, colour, paint, read_art
from cheeseboard.core.message import Message
from cheeseboard.core.page import GAP, Place, lay_out
from cheeseboard.core.scene import (
    ADORNMENT,
    BUTTON,
    CHOSEN,
    FADED,
    LOST,
    OUTLINED,
    PILE,
    REMEMBERED,
    SIGNED,
    STORY,
    UNIT,
    WINNER,
    Mat,
    Piece,
    Scene,
)

if TYPE_CHECKING:
    from cheeseboard.core.game import Game
    from cheeseboard.core.words import Words

FONT: Final = "ui-rounded, Nunito, Avenir Next, Segoe UI, Ubuntu, Cantarell, Noto Sans, DejaVu Sans, sans-serif"
# A letter is about this wide, for a size of 1; on the safe side, since nothing here can measure text.
LETTER_WIDTH: Final = 0.6
BOLD_LETTER_WIDTH: Final = 0.68

ARROW: Final = "M0-13l22 13-22 13z"
STAR: Final = "M0-12l3.5 7.6 8.3 1-6.1 5.7 1.6 8.2-7.3-4.1-7.3 4.1 1.6-8.2-6.1-5.7 8.3-1z"

DOTS: Final = 'stroke-width="4" stroke-dasharray="1 10" stroke-linecap="round"'

MARGIN: Final = 32
# Between the text of a story and the edge of its card.
TEXT_EDGE: Final = 18
# Of so many pieces of a pile something can be seen.
DEEPEST: Final = 4


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


def break_lines(text: str, width: int, letter: float) -> list[str]:
    """A text in lines that are surely no wider than that, if a letter is no wider than that."""
    most = max(1, int(width / letter))
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
        self.mats = [self.fitted(mat) for mat in scene.mats if mat.kind != BUTTON]

    def lines(self, tall: bool) -> Iterator[str]:
        page = lay_out(self.mats, tall, self.sizes.header)
        prompt = break_lines(self.prompt, page.width, self.sizes.prompt * BOLD_LETTER_WIDTH)
        top = MARGIN + int(len(prompt) * self.sizes.prompt * 1.3) + GAP // 2
        yield from self.open(page.width + 2 * MARGIN, top + page.height + MARGIN)
        yield from self.write_prompt(prompt)
        yield f'<g transform="translate({MARGIN} {top})">'
        if page.board is not None:
            yield from self.draw_board(page.board)
        for place in (*page.shelved, *page.hands):
            yield from self.draw_card(place)
        yield "</g>"
        yield "</svg>"

    def open(self, width: int, height: int) -> Iterator[str]:
        yield (
            f'<svg xmlns="{SVG}" class="cheeseboard" role="img" viewBox="0 0 {width} {height}" width="{width}" '
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
            yield REFERENCE.sub(lambda found: f"{found[1]}#{self.art_id(found[2])}", named)

    def art_id(self, name: str) -> str:
        return f"{self.key}-{self.theme}-{name}"

    def write_prompt(self, lines: list[str]) -> Iterator[str]:
        size = self.sizes.prompt
        yield f'<g font-size="{size}" font-weight="600">'
        for number, line in enumerate(lines):
            yield f'<text x="{MARGIN}" y="{MARGIN + int(size * (0.8 + 1.3 * number))}">{escape(line)}</text>'
        yield "</g>"

    # Mats.

    def fitted(self, mat: Mat) -> Mat:
        """A story as high as its text is in this language; every other mat is as high as it says."""
        if mat.kind != STORY:
            return mat
        height = mat.height + sum(self.text_height(lines) for lines in self.paragraphs(mat)) + TEXT_EDGE
        return Mat(
            mat.id,
            STORY,
            mat.width,
            height,
            mat.words,
            mat.pieces,
            seat=mat.seat,
            looks=mat.looks,
            tone=mat.tone,
            text=mat.text,
        )

    def draw_board(self, place: Place) -> Iterator[str]:
        mat = place.mat
        left, top = mat.origin
        yield f'<g id={self.name(f"mat-{mat.id}")} transform="translate({place.x - left} {place.y - top})">'
        yield f"<title>{escape(self.words.say(mat.words))}</title>"
        yield '<g font-size="20" text-anchor="middle" opacity=".7">'
        for number, name in enumerate(mat.columns):
            yield f'<text x="{mat.corner[0] + UNIT * number}" y="{top - 9}">{escape(name)}</text>'
        for number, name in enumerate(mat.rows):
            yield f'<text x="{left - 15}" y="{mat.corner[1] + UNIT * number + 7}">{escape(name)}</text>'
        yield "</g>"
        for piece in mat.pieces:
            yield from self.draw_piece(piece)
        yield "</g>"

    def draw_card(self, place: Place) -> Iterator[str]:
        """A mat on a card of its own, with its title."""
        mat, header = place.mat, self.sizes.header
        left, top = mat.origin
        tone = self.tone_of(mat.tone, "line")
        yield f'<g id={self.name(f"mat-{mat.id}")} transform="translate({place.x} {place.y})">'
        yield from self.draw_ground(mat, place.width, place.height, tone)
        yield from self.write_title(mat, place.width, tone)
        yield f'<g transform="translate({-left} {header - top})">'
        if mat.kind == PILE:
            yield from self.draw_pile(mat)
        else:
            for piece, x in zip(mat.pieces, fan(mat, place.width), strict=True):
                yield from self.draw_piece(piece, x)
        yield "</g>"
        if mat.kind == STORY:
            yield from self.write_text(mat)
        yield "</g>"

    def draw_pile(self, mat: Mat) -> Iterator[str]:
        """The top piece, below it the edges of some more, and beside it how many there are; a dotted place if there are none."""
        left, top = mat.origin
        if mat.pieces and mat.count:
            yield from self.draw_edges(mat.pieces[-1], min(mat.count, DEEPEST) - 1)
            yield from self.draw_piece(mat.pieces[-1])
        else:
            box = f'x="{left + 14}" y="{top + 8}" width="{mat.width - 28}" height="{mat.height - 16}"'
            yield f'<rect {box} rx="10" fill="none" stroke="{colour("line")}" {DOTS} opacity=".4"/>'
        x, y = left + mat.width - 22, top + mat.height - 22
        ring = f'fill="{colour("cream")}" stroke="{colour("ink")}" stroke-width="2.5"'
        yield f'<rect x="{x - 20}" y="{y - 15}" width="40" height="30" rx="15" {ring}/>'
        yield write(str(mat.count), x, y, 20)

    def draw_edges(self, piece: Piece, below: int) -> Iterator[str]:
        """What can be seen of the pieces that lie under the top one of a pile."""
        for depth in range(below if piece.art else 0, 0, -1):
            x, y = piece.x + 4 * depth, piece.y + 4 * depth
            yield f'<g transform="translate({x} {y})"><use href="#{self.art_id(piece.art)}" {box_of(piece)}/></g>'

    # Stories.

    def paragraphs(self, mat: Mat) -> list[list[str]]:
        """The text in lines as wide as the mat."""
        width = mat.width - 2 * TEXT_EDGE
        said = [self.words.say(paragraph) for paragraph in mat.text]
        return [break_lines(text, width, self.sizes.title * LETTER_WIDTH) for text in said]

    def text_height(self, lines: list[str]) -> int:
        """A paragraph, and the gap below it."""
        return int(self.sizes.title * (1.4 * len(lines) + 0.6))

    def write_text(self, mat: Mat) -> Iterator[str]:
        paragraphs = self.paragraphs(mat)
        size = self.sizes.title
        y = self.sizes.header + mat.height - TEXT_EDGE - sum(self.text_height(lines) for lines in paragraphs)
        yield f'<g font-size="{size}">'
        for lines in paragraphs:
            for number, line in enumerate(lines):
                yield f'<text x="{TEXT_EDGE}" y="{y + int(size * (1 + 1.4 * number))}">{escape(line)}</text>'
            y += self.text_height(lines)
        yield "</g>"

    # The card below a mat.

    def draw_ground(self, mat: Mat, width: int, height: int, tone: str) -> Iterator[str]:
        """A card; with a head and a strong border in its tone for whoever is to act, or has won."""
        card = f'<rect width="{width}" height="{height}" rx="14"'
        yield f'{card} fill="{colour("card")}" stroke="{colour("line")}" stroke-opacity=".3" stroke-width="1.5"/>'
        if mat.looks:
            head = f"M0 14a14 14 0 0 1 14-14h{width - 28}a14 14 0 0 1 14 14v{self.sizes.header - 14}h{-width}z"
            yield f'<path d="{head}" fill="{tone}" opacity=".32"/>'
            yield f'{card} fill="none" stroke="{tone}" stroke-width="5"/>'

    def write_title(self, mat: Mat, width: int, tone: str) -> Iterator[str]:
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
        fitting = min(size, int((width - start - 12) / (letter_width * max(1, len(title)))))
        font = f'font-size="{fitting}" font-weight="{700 if mat.looks else 500}"'
        yield f'<text x="{start}" y="{middle + size * 0.35:g}" {font}>{escape(title)}</text>'
        edge = f'stroke="{colour("ink")}" stroke-width="2.5" stroke-linejoin="round"'
        if CHOSEN in mat.looks:
            yield f'<path transform="translate(-15 {middle})" d="{ARROW}" fill="{tone}" {edge}/>'
        if WINNER in mat.looks:
            yield f'<path transform="translate({width - 30} {middle})" d="{STAR}" fill="{colour("cheese")}" {edge}/>'

    # Pieces.

    def draw_piece(self, piece: Piece, x: int | None = None) -> Iterator[str]:
        """A piece where it lies, or moved to another x."""
        if not piece.art and OUTLINED not in piece.looks:
            return
        strength = fade(piece)
        opacity = f' opacity="{strength:g}"' if strength != 1 else ""
        yield f'<g id={self.name(piece.id)} transform="translate({piece.x if x is None else x} {piece.y})"{opacity}>'
        if piece.words != ADORNMENT:
            yield f"<title>{escape(self.words.say(piece.words))}</title>"
        box = box_of(piece)
        if piece.art:
            yield f'<use href="#{self.art_id(piece.art)}" {box}/>'
        if OUTLINED in piece.looks:
            yield f'<rect {box} rx="8" fill="none" stroke="{self.tone_of(piece.tone, "cream")}" {DOTS}/>'
        if CHOSEN in piece.looks:
            yield f'<rect {box} rx="12" fill="none" stroke="{colour("gold")}" stroke-width="6"/>'
        if SIGNED in piece.looks:
            sign = self.letter_of(piece.tone) or self.say_sign(piece.sign)
            fitting = piece.width * 0.84 / (BOLD_LETTER_WIDTH * max(1, len(sign)))
            yield write(sign, 0, piece.height * 0.22, min(piece.height * 0.3, fitting))
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


def box_of(piece: Piece) -> str:
    """Where its art is drawn, around its middle."""
    turn = f' transform="rotate({piece.turn})"' if piece.turn else ""
    return f'x="{-piece.width / 2:g}" y="{-piece.height / 2:g}" width="{piece.width}" height="{piece.height}"{turn}'


def fan(mat: Mat, width: int) -> list[int]:
    """Where the pieces of a mat lie across, moved closer together where it is drawn narrower than it is."""
    edge = max((piece.width for piece in mat.pieces), default=0) // 2
    if width >= mat.width or mat.width <= 2 * edge:
        return [piece.x for piece in mat.pieces]
    return [edge + (piece.x - edge) * (width - 2 * edge) // (mat.width - 2 * edge) for piece in mat.pieces]


def write(text: str, x: float, y: float, size: float) -> str:
    """A few letters in ink around a middle."""
    font = f'font-size="{size:g}" font-weight="700" text-anchor="middle" fill="{colour("ink")}"'
    return f'<text x="{x:g}" y="{y + size * 0.36:g}" {font}>{escape(text)}</text>'
