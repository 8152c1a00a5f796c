"""A scene as text for a terminal: lines of spans, each with the role of its colour; it can be read without colour too.

A mat with cells becomes a grid. What covers several cells is drawn around as one, filled with its sign; in each cell
stands the sign of what covers it, and under that the signs of the small pieces on it. A long, thin piece between two
cells is a wall, and becomes a line. Pieces beside the cells stand in the margin; where there are many columns, cells get
narrower, and on a low board all that is in a cell stands on one line. Every other mat is a line with the signs of its pieces, what is chosen in brackets; a pile says how many pieces it
has, the top one first; a story is told in full.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.core.message import Message
from cheeseboard.core.scene import (
    ADORNMENT,
    BUTTON,
    CHOSEN,
    FADED,
    LOST,
    OUTLINED,
    PILE,
    REMEMBERED,
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

WIDEST_CELL: Final = 8
NARROWEST_CELL: Final = 3
CELL_HEIGHT: Final = 2
LINE_WIDTH: Final = 80
# Where a pile goes on below what is shown of it.
MORE: Final = "…"

DIM: Final = "dim"
TITLE: Final = "title"
LABEL: Final = "label"
WALL: Final = "wall"

# A corner of the grid by its arms: up 1, right 2, down 4, left 8.
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UPRIGHT: Final = "│"
LEVEL: Final = "─"


class Span(NamedTuple):
    """Text in one tone."""

    text: str
    tone: str = ""


Line = list[Span]


def text_board(
    game: Game, scene: Scene, language: str = "en", *, width: int = LINE_WIDTH, low: bool = False
) -> list[Line]:
    """The scene in lines of at most that many letters, unless a board is wider; without the prompt."""
    from cheeseboard.core.words import words_for

    writer = Writer(game, words_for(game, language), min(width, LINE_WIDTH), low)
    shown = [mat for mat in scene.mats if mat.kind != BUTTON]
    titles = max((len(writer.title(mat)) for mat in shown if mat.kind != STORY and mat.cells == (0, 0)), default=0)
    return [line for mat in shown for line in writer.write(mat, titles)]


def plain(game: Game, scene: Scene, language: str = "en") -> str:
    """The same without colours, as one text."""
    lines = ["".join(span.text for span in line).rstrip() for line in text_board(game, scene, language)]
    return "".join(f"{line}\n" for line in lines)


class Canvas:
    """Letters on a grid, each with its tone."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.tones = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, tone: str) -> None:
        for place, letter in enumerate(text, x):
            self.letters[y][place] = letter
            self.tones[y][place] = tone

    def lines(self) -> Iterator[Line]:
        for letters, tones in zip(self.letters, self.tones, strict=True):
            line: Line = []
            for letter, tone in zip(letters, tones, strict=True):
                if line and line[-1].tone == tone:
                    line[-1] = Span(line[-1].text + letter, tone)
                else:
                    line.append(Span(letter, tone))
            yield line


class Square:
    """One cell of a grid: what covers it, the room it is part of, and the small pieces on it."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.ground: Piece | None = None
        self.pieces: list[Piece] = []


class Grid:
    """The cells of a mat, and what lies beside them."""

    def __init__(self, mat: Mat) -> None:
        self.mat = mat
        self.width, self.height = mat.cells
        self.squares = {
            (column, row): Square(f"{column} {row}") for column in range(self.width) for row in range(self.height)
        }
        self.beside: list[tuple[int, int, Piece]] = []
        # By the cell to their right, and by the cell below them.
        self.upright_walls: set[tuple[int, int]] = set()
        self.level_walls: set[tuple[int, int]] = set()
        for piece in mat.pieces:
            if piece.words != ADORNMENT or OUTLINED in piece.looks:
                self.lay(piece)

    def lay(self, piece: Piece) -> None:
        if self.lay_wall(piece):
            return
        covered = self.covered_by(piece)
        if covered and (piece.art or OUTLINED in piece.looks):
            for place in covered:
                square = self.squares[place]
                if len(covered) > 1:
                    square.room = piece.id
                if piece.art:
                    square.ground = piece
                    square.pieces = []
        elif piece.art:
            column, row = self.place_of(piece)
            if (column, row) in self.squares:
                self.squares[column, row].pieces.append(piece)
            else:
                self.beside.append((column, row, piece))

    def lay_wall(self, piece: Piece) -> bool:
        """A piece as long as a cell and much thinner is a wall, if it lies on the line between two cells."""
        width, height = turned_size(piece)
        if max(width, height) < UNIT or 2 * min(width, height) > UNIT:
            return False
        left, top = self.mat.corner
        across, down = piece.x - left + UNIT // 2, piece.y - top + UNIT // 2
        if (across if height > width else down) % UNIT != 0:
            return False
        walls = self.upright_walls if height > width else self.level_walls
        walls.add((across // UNIT, down // UNIT))
        return True

    def covered_by(self, piece: Piece) -> list[tuple[int, int]]:
        """The cells that a piece hides."""
        width, height = turned_size(piece)
        if min(width, height) < 0.9 * UNIT:
            return []
        left, top = self.mat.corner
        return [
            (column, row)
            for column, row in self.squares
            if abs(left + column * UNIT - piece.x) < width / 2 and abs(top + row * UNIT - piece.y) < height / 2
        ]

    def place_of(self, piece: Piece) -> tuple[int, int]:
        left, top = self.mat.corner
        return (piece.x - left + UNIT // 2) // UNIT, (piece.y - top + UNIT // 2) // UNIT

    def side_of(self, column: int, row: int) -> str:
        """On which side of the cells a place beside them lies."""
        if 0 <= column < self.width:
            return "north" if row < 0 else "south"
        return "west" if column < 0 else "east"

    def room(self, column: int, row: int) -> str:
        square = self.squares.get((column, row))
        return "" if square is None else square.room

    def upright_line(self, column: int, row: int) -> str:
        """The tone of the line to the left of a cell; "" if there is none."""
        if (column, row) in self.upright_walls:
            return WALL
        return DIM if self.room(column - 1, row) != self.room(column, row) else ""

    def level_line(self, column: int, row: int) -> str:
        """The tone of the line above a cell; "" if there is none."""
        if (column, row) in self.level_walls:
            return WALL
        return DIM if self.room(column, row - 1) != self.room(column, row) else ""


def turned_size(piece: Piece) -> tuple[int, int]:
    """How wide and how high a piece is as it lies."""
    return (piece.height, piece.width) if piece.turn % 180 == 90 else (piece.width, piece.height)


class Writer:
    """Puts mats into lines."""

    def __init__(self, game: Game, words: Words, width: int, low: bool) -> None:
        self.seat_names = game.seat_names
        self.words = words
        self.width = width
        self.low = low

    def title(self, mat: Mat) -> str:
        return self.words.say(mat.words)

    def sign(self, piece: Piece) -> str:
        said = piece.sign if isinstance(piece.sign, str) else self.words.say(piece.sign)
        if said and piece.tone in self.seat_names:
            said = self.words.say(Message(f"seat-{piece.tone}-letter")) + said
        return f"({said})" if said and LOST in piece.looks else said

    def small_sign(self, piece: Piece, width: int) -> str:
        """The sign of a piece on others; apart from what covers it, if it is only remembered."""
        sign = self.sign(piece)
        return f" {sign} " if REMEMBERED in piece.looks and len(sign) + 2 <= width else sign[:width]

    def tone(self, piece: Piece) -> str:
        return DIM if FADED in piece.looks else piece.tone

    def write(self, mat: Mat, titles: int) -> list[Line]:
        if mat.kind == STORY:
            return self.write_story(mat)
        if mat.cells != (0, 0):
            return self.write_grid(mat)
        return self.write_pile(mat, titles) if mat.kind == PILE else self.write_list(mat, titles)

    # A mat as a line.

    def write_list(self, mat: Mat, titles: int) -> list[Line]:
        lines = [self.begin(mat, titles)]
        used = start = self.start(titles)
        for span in self.signs(mat.pieces):
            if used + 2 + len(span.text) > self.width:
                lines.append([Span(" " * start)])
                used = start
            lines[-1] += [Span("  "), span]
            used += 2 + len(span.text)
        return lines

    def write_pile(self, mat: Mat, titles: int) -> list[Line]:
        """How many pieces there are, and from the top as many as have room."""
        line = [*self.begin(mat, titles), Span("  "), Span(str(mat.count), TITLE)]
        used = self.start(titles) + 2 + len(str(mat.count))
        for span in self.signs(mat.pieces[::-1]):
            used += 2 + len(span.text)
            if used + 2 + len(MORE) > self.width:
                return [[*line, Span("  "), Span(MORE, DIM)]]
            line += [Span("  "), span]
        return [line]

    def begin(self, mat: Mat, titles: int) -> Line:
        mark = "▶ " if CHOSEN in mat.looks else "★ " if WINNER in mat.looks else "  "
        return [Span(mark, mat.tone), Span(self.title(mat).ljust(titles), mat.tone or TITLE)]

    def start(self, titles: int) -> int:
        """Where the first sign stands."""
        return 2 + titles

    def signs(self, pieces: list[Piece]) -> Iterator[Span]:
        """The signs of those that have one, what is chosen in brackets."""
        for piece in pieces:
            sign = self.sign(piece)
            if sign:
                yield Span(f"[{sign}]" if CHOSEN in piece.looks else sign, self.tone(piece))

    # A story.

    def write_story(self, mat: Mat) -> list[Line]:
        """The title, and the paragraphs with a line between them."""
        lines = [[Span("  "), Span(self.title(mat), mat.tone or TITLE)]]
        for paragraph in mat.text:
            told = textwrap.wrap(self.words.say(paragraph), self.width - 2)
            lines += [[], *([Span("  "), Span(line)] for line in told)]
        return [*lines, []]

    # A mat as a grid.

    def write_grid(self, mat: Mat) -> list[Line]:
        grid = Grid(mat)
        beside = max((len(self.sign(piece)) for _, _, piece in grid.beside), default=0)
        drawing = Drawing(grid, beside, self.width, 1 if self.low else CELL_HEIGHT)
        drawing.label()
        for column, row, piece in grid.beside:
            drawing.put_beside(column, row, self.sign(piece), self.tone(piece))
        for (column, row), square in grid.squares.items():
            if square.ground is not None and square.ground.id == square.room:
                drawing.fill(column, row, self.sign(square.ground) or " ", square.ground.tone)
        drawing.draw_borders()
        for (column, row), square in grid.squares.items():
            signs = [(self.small_sign(piece, drawing.cell), self.tone(piece)) for piece in square.pieces]
            shown = [(sign, tone) for sign, tone in signs if sign]
            ground = square.ground
            if ground is not None and ground.id != square.room:
                if self.low:
                    used = sum(len(sign) + 1 for sign, _ in shown)
                    shown.insert(0, (self.sign(ground)[: max(1, drawing.cell - used)], ground.tone))
                else:
                    drawing.put_middle(column, row, self.sign(ground), ground.tone)
            drawing.put_under(column, row, shown)
        return list(drawing.canvas.lines())


class Drawing:
    """A grid on a canvas: names and what lies beside it in the margins, and a border around every room."""

    def __init__(self, grid: Grid, beside: int, width: int, cell_height: int) -> None:
        self.grid = grid
        self.cell_height = cell_height
        sides = {grid.side_of(column, row) for column, row, _ in grid.beside}
        self.names = max((len(name) for name in grid.mat.rows), default=0)
        self.left = (beside + 1 if "west" in sides else 0) + (self.names + 1 if self.names else 0)
        self.top = (1 if grid.mat.columns else 0) + ("north" in sides)
        margin = beside + 1 if "east" in sides else 0
        fitting = (width - self.left - margin - 1) // grid.width - 1
        self.cell = max(NARROWEST_CELL, min(WIDEST_CELL, fitting))
        self.right, self.bottom = self.x(grid.width), self.y(grid.height)
        self.canvas = Canvas(self.right + margin, self.bottom + ("south" in sides))

    def x(self, column: int) -> int:
        """Where a cell begins, inside its border."""
        return self.left + column * (self.cell + 1) + 1

    def y(self, row: int) -> int:
        return self.top + row * (self.cell_height + 1) + 1

    def label(self) -> None:
        for column, name in enumerate(self.grid.mat.columns):
            self.canvas.put(self.x(column), 0, name.center(self.cell), LABEL)
        for row, name in enumerate(self.grid.mat.rows):
            self.canvas.put(self.left - self.names - 1, self.y(row), name.rjust(self.names), LABEL)

    def put_beside(self, column: int, row: int, sign: str, tone: str) -> None:
        """A piece outside the cells, level with them."""
        side = self.grid.side_of(column, row)
        if side in {"north", "south"}:
            y = self.top - 1 if side == "north" else self.bottom
            self.canvas.put(self.x(column), y, sign[: self.cell].center(self.cell), tone)
        else:
            y = self.y(min(max(row, 0), self.grid.height - 1))
            self.canvas.put(0 if side == "west" else self.right + 1, y, sign, tone)

    def fill(self, column: int, row: int, sign: str, tone: str) -> None:
        """Fill a cell, and the lines between it and the next ones of its room."""
        room = self.grid.room(column, row)
        width = self.cell + (self.grid.room(column + 1, row) == room)
        height = self.cell_height + (self.grid.room(column, row + 1) == room)
        for line in range(height):
            self.canvas.put(self.x(column), self.y(row) + line, (sign * width)[:width], tone)

    def put_middle(self, column: int, row: int, sign: str, tone: str) -> None:
        self.canvas.put(self.x(column), self.y(row), sign[: self.cell].center(self.cell), tone)

    def put_under(self, column: int, row: int, signs: list[tuple[str, str]]) -> None:
        """The signs of what stands in a cell, as many as there is room for."""
        width = sum(len(sign) + 1 for sign, _ in signs) - 1
        place = max(0, (self.cell - width) // 2)
        for sign, tone in signs:
            if place + len(sign) <= self.cell:
                self.canvas.put(self.x(column) + place, self.y(row) + self.cell_height - 1, sign, tone)
            place += len(sign) + 1

    def draw_borders(self) -> None:
        """Lines wherever one room ends and another begins, and where walls stand."""
        for row in range(self.grid.height + 1):
            for column in range(self.grid.width + 1):
                self.draw_lines(column, row)

    def draw_lines(self, column: int, row: int) -> None:
        """The lines to the left of a cell and above it, and the corner where they meet."""
        grid, put = self.grid, self.canvas.put
        x, y = self.x(column), self.y(row)
        above, below = grid.upright_line(column, row - 1), grid.upright_line(column, row)
        before, after = grid.level_line(column - 1, row), grid.level_line(column, row)
        lines = (above, after, below, before)
        arms = sum(1 << arm for arm, tone in enumerate(lines) if tone)
        if arms:
            put(x - 1, y - 1, CORNERS[arms], WALL if WALL in lines else DIM)
        if after:
            put(x, y - 1, LEVEL * self.cell, after)
        if below:
            for line in range(self.cell_height):
                put(x - 1, y + line, UPRIGHT, below)
