"""A scene: where every piece lies and what it looks like. It knows nothing of HTML, SVG or terminals.

One scene feeds the browser, SVG files, notebooks, the text board and a screen reader. Lengths are in the units of the
art, in which one cell of a board is 100 wide. Ids are unique in a scene and stay with a piece for the whole game.
"""

from __future__ import annotations

from typing import Final, final

from cheeseboard.core.message import Message

UNIT: Final = 100

# Kinds of mats.

# What everybody plays on. A map that grows is one too: see origin.
BOARD: Final = "board"
# What belongs to a seat and lies open: figure, tracks, slots, tokens.
PLAYER: Final = "player"
# The cards that a seat holds, side by side; where there is little room they overlap, each on the one before it.
HAND: Final = "hand"
# Dice: a die that is kept is CHOSEN, one that is spent FADED.
DICE: Final = "dice"
# A deck or a discard pile, shown as a stack with its count, opened to look through the pieces that are laid out.
PILE: Final = "pile"
# A page of text: the mat's words are its title; pictures lie above the paragraphs.
STORY: Final = "story"
# What is only pressed.
BUTTON: Final = "button"
KINDS: Final = (BOARD, PLAYER, HAND, DICE, PILE, STORY, BUTTON)

# The words of a piece that only adorns: nobody needs to be told that it is there.
ADORNMENT: Final = Message("")

# Looks a piece may have.
CHOSEN: Final = "chosen"
FADED: Final = "faded"
HIDDEN_LOOK: Final = "hidden"
# Known to lie there, though something covers it.
REMEMBERED: Final = "remembered"
# Out of the game, and there to be seen.
LOST: Final = "lost"
# A border around the piece's place, in its tone.
OUTLINED: Final = "outlined"
# The art leaves room for one letter, in the middle, 72 of 100 down: that of the seat, or the sign where there is none.
SIGNED: Final = "signed"

# Looks a mat may have: CHOSEN for whoever's turn it is, and this.
WINNER: Final = "winner"


@final
class Piece:
    """One thing on a mat.

    id      what a path names, and what an animation follows
    art     the symbol of art.svg it wears; "" for a place that is only touched or outlined
    x, y    the middle, on the mat
    width   and height of the art, before it is turned
    turn    degrees, clockwise
    looks   how it differs from its usual look
    words   what it is, for hover and screen reader; ADORNMENT if it need not be told
    sign    a short word or a few letters for the text board; if the tone is a seat's, its letter goes before them
    tone    the role of its colour: a seat ("red"), a material ("roof-tiled"), or ""
    """

    __slots__ = ("art", "height", "id", "looks", "sign", "tone", "turn", "width", "words", "x", "y")

    def __init__(
        self,
        id: str,
        art: str,
        x: int,
        y: int,
        words: Message,
        *,
        width: int = UNIT,
        height: int = UNIT,
        turn: int = 0,
        looks: tuple[str, ...] = (),
        sign: str | Message = "",
        tone: str = "",
    ) -> None:
        self.id = id
        self.art = art
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.turn = turn
        self.looks = looks
        self.words = words
        self.sign: str | Message = sign
        self.tone = tone


@final
class Mat:
    """A surface with pieces on it, the lowest first.

    kind    one of KINDS
    looks   CHOSEN if whose mat it is is to act, WINNER if they have won
    tone    the seat it belongs to or speaks of, or ""
    origin  the upper left corner; a map that has grown to the left or upward has one below zero, so that nothing on it moves
    cells   how many columns and rows of cells the text board shows; (0, 0) to list the pieces instead
    corner  the middle of the first cell
    columns and rows: how those are called, if they are
    count   how many pieces lie in a pile; if not said, those that are laid out, one upon the other, the top one last
    text    the paragraphs of a story
    """

    __slots__ = (
        "cells",
        "columns",
        "corner",
        "count",
        "height",
        "id",
        "kind",
        "looks",
        "origin",
        "pieces",
        "rows",
        "seat",
        "text",
        "tone",
        "width",
        "words",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        width: int,
        height: int,
        words: Message,
        pieces: list[Piece],
        *,
        seat: int = -1,
        looks: tuple[str, ...] = (),
        tone: str = "",
        origin: tuple[int, int] = (0, 0),
        cells: tuple[int, int] = (0, 0),
        corner: tuple[int, int] = (50, 50),
        columns: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
        count: int | None = None,
        text: tuple[Message, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.width = width
        self.height = height
        self.words = words
        self.pieces = pieces
        self.seat = seat
        self.looks = looks
        self.tone = tone
        self.origin = origin
        self.cells = cells
        self.corner = corner
        self.columns = columns
        self.rows = rows
        self.count = len(pieces) if count is None else count
        self.text = text

    def piece_ids(self) -> tuple[str, ...]:
        """Of all pieces on it, in order."""
        return tuple([piece.id for piece in self.pieces])


@final
class Scene:
    """Everything to be seen from one seat, the mats in reading order."""

    __slots__ = ("mats", "prompt")

    def __init__(self, mats: list[Mat], prompt: Message) -> None:
        self.mats = mats
        self.prompt = prompt

    def pieces(self) -> list[Piece]:
        return [piece for mat in self.mats for piece in mat.pieces]

    def has_text(self) -> bool:
        """Whether there is something to read first: then even the only move there is waits for its player."""
        return any(mat.kind == STORY for mat in self.mats)
