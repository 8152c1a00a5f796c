"""Everything that travels between a table and whoever sits at it or watches it, as JSON.

The browser's side is typed against this file (static/wire.d.ts says the same in its language), and so is the API page.
Whatever is at its default is left out. Everything here is made for one viewer: from what that seat may see, in that
reader's language.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Clock: TypeAlias = Literal["none", "move", "days"]
SeatKind: TypeAlias = Literal["open", "person", "device", "bot"]
SeatAction: TypeAlias = Literal["bot", "cover", "return", "open", "device", "take"]


# Scenes.


class Piece(Struct, omit_defaults=True, frozen=True):
    """core.scene.Piece, put into words. x and y are its middle, on its mat; one cell of a board is 100 wide."""

    id: str
    x: int
    y: int
    art: str = ""
    w: int = 100
    h: int = 100
    turn: int = 0
    looks: tuple[str, ...] = ()
    title: str = ""
    """What it is, for hover and screen reader; "" for what only adorns."""
    sign: str = ""
    """The letters written on it, where its art leaves room for them."""
    tone: str = ""


class Mat(Struct, omit_defaults=True, frozen=True):
    """core.scene.Mat, put into words; its pieces by their ids, the lowest first."""

    id: str
    kind: str
    w: int
    h: int
    pieces: tuple[str, ...]
    title: str = ""
    seat: int = -1
    tone: str = ""
    looks: tuple[str, ...] = ()
    origin: tuple[int, int] = (0, 0)
    """The upper left corner; below zero where a map has grown to the left or upward."""
    cells: tuple[int, int] = (0, 0)
    corner: tuple[int, int] = (50, 50)
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    count: int | None = None
    """How many pieces lie in a pile, if not those that are listed."""
    text: tuple[str, ...] = ()
    """The paragraphs of a story."""


class Scene(Struct, omit_defaults=True, frozen=True):
    """All that one viewer sees."""

    prompt: str
    mats: tuple[Mat, ...]
    pieces: tuple[Piece, ...]


class Change(Struct, omit_defaults=True, frozen=True):
    """The way from the scene before to the next. A piece that is in no mat's list any more has left the table."""

    pieces: tuple[Piece, ...] = ()
    """New ones, and those that do not look as before: whole."""
    mats: tuple[Mat, ...] = ()
    """New ones, and those that are not as before or hold others or in another order."""
    order: tuple[str, ...] | None = None
    """All mats in reading order, if that is not as before."""
    prompt: str | None = None


# What happened, and what is asked.


class Line(Struct, omit_defaults=True, frozen=True):
    """A sentence of the log."""

    move: int
    """After how many moves of the game: the moment it speaks of."""
    text: str
    rule: str = ""
    tone: str = ""
    """The seat whose move it was."""


class Frame(Struct, omit_defaults=True, frozen=True):
    """One thing that happened: shown, and told."""

    change: Change
    line: Line | None = None


class Choice(Struct, omit_defaults=True, frozen=True):
    """A legal move: how it is written, and the pieces that are touched to make it. No path begins another."""

    text: str
    path: tuple[str, ...]


class Ask(Struct, omit_defaults=True, frozen=True):
    """What the viewer may do now with the seat it looks from."""

    seat: int = -1
    choices: tuple[Choice, ...] = ()
    back: bool = False
    """Whether the last move may be taken back."""
    again: bool = False
    """Whether the move taken back last may be played again."""
    back_of: int = -1
    """Whose move would be taken back, if that of another own seat on the same device."""
    again_of: int = -1
    """Whose move would be played again, likewise."""
    soon: float = 0.0
    """The only legal move will be played by itself in so many seconds; 0 if not."""


class Seat(Struct, omit_defaults=True, frozen=True):
    """Who sits where."""

    seat: int
    key: str
    """Its name in records, and the role of its colour: "red"."""
    title: str
    letter: str
    kind: SeatKind
    player: str = ""
    """The name of whoever sits there; for a bot, of its level."""
    level: str = ""
    """Of the bot that sits there, or that covers for whoever has left."""
    covered: bool = False
    yours: bool = False
    """Whether this viewer may move for it."""
    here: bool = False
    """Whether somebody who may move for it is connected."""
    acting: bool = False
    left: float | None = None
    """Seconds until its time is out, if a clock runs for it."""
    link: str = ""
    """The page that seats whoever opens it; only for whoever may give the seat away."""


class Standing(Struct, omit_defaults=True, frozen=True):
    """The place of a seat at the end."""

    seat: int
    place: int
    points: int
    text: str


class End(Struct, omit_defaults=True, frozen=True):
    """How the game ended."""

    text: str
    """Who has won."""
    reason: str
    rule: str
    standings: tuple[Standing, ...]
    seed: str
    """So that anybody can check the dice: its hash is what was shown at the start."""


class Saying(Struct, omit_defaults=True, frozen=True):
    """Something somebody said."""

    number: int
    name: str
    text: str
    at: str
    tone: str = ""


# What the server says on a live connection.


class Table(Struct, omit_defaults=True, frozen=True, tag="table"):
    """Everything: sent first, after a gap, and whenever the viewer looks from another seat or in another language."""

    table: str
    game: str
    title: str
    version: int
    """How many entries the log of this table has; every change of the game makes it grow."""
    moves: int
    """How many moves the game has now; a move taken back makes it one less."""
    scene: Scene
    seats: tuple[Seat, ...]
    looking: int
    """The seat whose knowledge this is; -1 for a watcher's."""
    ask: Ask
    log: tuple[Line, ...]
    """The newest sentences; older ones come from .../log."""
    commitment: str
    """The hash of the seed."""
    options: tuple[tuple[str, str], ...] = ()
    """What was agreed on, in words."""
    sayings: tuple[Saying, ...] = ()
    clock: Clock = "none"
    host: bool = False
    """Whether this viewer set the table up, and may seat bots."""
    curtain: bool = False
    """Whether seats on the same device know different things, so that it is handed over behind a curtain."""
    branch_of: str = ""
    rematch: str = ""
    """The table at which this game goes on, if there is one."""
    end: End | None = None
    notes: str = ""


class Played(Struct, omit_defaults=True, frozen=True, tag="played"):
    """The log has grown by one entry."""

    version: int
    moves: int
    frames: tuple[Frame, ...]
    """In order; after the last one the scene is as it is now."""
    ask: Ask
    acting: tuple[int, ...] = ()
    """The seats that are to act now."""
    left: float | None = None
    """Seconds until their time is out, if a clock runs; the other seats have none."""
    taken: bool = False
    """Whether this takes a move back: the log loses the sentences of that move."""
    end: End | None = None


class Seated(Struct, omit_defaults=True, frozen=True, tag="seated"):
    """Seats, who is here, clocks, or who may do what have changed."""

    seats: tuple[Seat, ...]
    ask: Ask
    host: bool = False
    rematch: str = ""


class Said(Struct, omit_defaults=True, frozen=True, tag="said"):
    """Somebody said something."""

    saying: Saying


class Done(Struct, omit_defaults=True, frozen=True, tag="done"):
    """What the client sent under this id is done, and on disk."""

    id: str
    version: int


class Refused(Struct, omit_defaults=True, frozen=True, tag="refused"):
    """What the client sent under this id is refused, and why."""

    id: str
    text: str
    rule: str = ""
    stale: bool = False
    """Whether it was meant for an earlier moment: nobody's fault."""


class Reply(Struct, omit_defaults=True, frozen=True, tag="reply"):
    """An answer to a question: why a touch is not allowed."""

    id: str
    text: str
    rule: str = ""


class Pong(Struct, omit_defaults=True, frozen=True, tag="pong"):
    """The connection lives."""

    version: int


FromServer: TypeAlias = Table | Played | Seated | Said | Done | Refused | Reply | Pong


# What a client says on a live connection. Every message that wants an answer has an id of the client's making.


class Hello(Struct, frozen=True, tag="hello"):
    """First of all: from which seat to look (-1 for any of one's own, or a watcher), and in which language.

    A client that was cut off says which version it has seen; it gets what it missed, or everything anew.
    """

    language: str = "en"
    seat: int = -1
    version: int = -1


class Look(Struct, frozen=True, tag="look"):
    """Look from another of one's own seats, or go on in another language."""

    seat: int
    language: str = ""


class Move(Struct, frozen=True, tag="move"):
    """A move, for the table as it is at that version. Sent again under the same id, it is still played only once."""

    id: str
    seat: int
    text: str
    version: int


class Back(Struct, frozen=True, tag="back"):
    """Take the last move back."""

    id: str
    seat: int
    version: int


class Again(Struct, frozen=True, tag="again"):
    """Play the move taken back last again."""

    id: str
    seat: int
    version: int


class Why(Struct, frozen=True, tag="why"):
    """Why may these pieces not be touched now?"""

    id: str
    seat: int
    path: tuple[str, ...]


class Say(Struct, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    id: str
    text: str


class Phrase(Struct, frozen=True, tag="phrase"):
    """One of the quick phrases, which everybody reads in the own language."""

    id: str
    key: str


class Ping(Struct, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = Hello | Look | Move | Back | Again | Why | Say | Phrase | Ping


# What the API takes and gives besides (docs/reference/api.md).


class NewSeat(Struct, frozen=True):
    """Who shall sit there: you, anybody with the link, somebody else on your device, or a bot of that level."""

    kind: SeatKind
    level: str = "nibbler"
    name: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up. "person" is whoever asks."""

    game: str
    seats: tuple[NewSeat, ...]
    options: dict[str, str] = field(default_factory=dict)
    clock: Clock = "none"
    seconds: int = 0
    """How long a move may take."""


class TableLink(Struct, frozen=True):
    """Where a table is, and which seat was taken there; -1 for none."""

    table: str
    seat: int = -1


class SeatOffer(Struct, frozen=True):
    """Where the link of a seat leads, for whoever has opened it and may sit down."""

    table: str
    game: str
    title: str
    seat: int
    seats: tuple[Seat, ...]


class TableRow(Struct, frozen=True, omit_defaults=True):
    """A table in a list of one's own."""

    table: str
    game: str
    title: str
    players: tuple[str, ...]
    moves: int
    changed: str
    """When it was last played at."""
    your_turn: bool = False
    over: bool = False
    text: str = ""
    """What is asked now, or who has won."""


class Moment(Struct, frozen=True, omit_defaults=True):
    """A game as it was after so many moves, and the frames that led there from the moment before."""

    move: int
    moves: int
    scene: Scene
    frames: tuple[Frame, ...] = ()
    text: str = ""
    """How the move that led here is written, if the viewer may know."""
    seat: int = -1
    """Who made it."""


class Choosable(Struct, frozen=True):
    """A value of an option, in words."""

    value: str
    title: str


class OptionCard(Struct, frozen=True):
    """An option of a game, in words. Defaults are by the number of seats, as text."""

    name: str
    title: str
    hint: str
    choices: tuple[Choosable, ...]
    defaults: dict[str, str]


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    key: str
    title: str
    tagline: str
    seats: tuple[int, ...]
    seat_keys: tuple[str, ...]
    seat_titles: tuple[str, ...]
    minutes: str
    options: tuple[OptionCard, ...]


class LevelCard(Struct, frozen=True):
    """A bot to play against."""

    key: str
    title: str
    hint: str


class Person(Struct, frozen=True, omit_defaults=True):
    """Whoever asks."""

    person: str
    name: str
    language: str
    csrf: str = ""
    """To be sent back in the header X-Cheeseboard with everything that changes something."""
    token: str = ""
    """For programs: Authorization: Bearer TOKEN. Only told once, when it is made."""


class Roll(Struct, frozen=True):
    """How often each face of one kind of dice or cards came up."""

    title: str
    faces: tuple[str, ...]
    seen: tuple[int, ...]
    expected: tuple[float, ...]


class Story(Struct, frozen=True, omit_defaults=True):
    """A finished game, looked back at."""

    ready: bool
    """Whether the bots have finished looking; until then ask again."""
    done: float = 0.0
    shares: tuple[tuple[float, ...], ...] = ()
    """For every moment, from the start to the end, each seat's chance to win, as a bot sees it."""
    low: tuple[tuple[float, ...], ...] = ()
    high: tuple[tuple[float, ...], ...] = ()
    """The bounds of the shares: how sure it is."""
    best: tuple[str, ...] = ()
    """For every move, a better one if there surely was one, as it is written."""
    loss: tuple[float, ...] = ()
    """How much of a chance to win the move gave away, next to that one."""
    turning: tuple[int, ...] = ()
    """The moves that turned the game, counted from 1."""
    rolls: tuple[Roll, ...] = ()
    """Of every kind of dice or cards that chance has shown; a game without them has none."""
    seed: str = ""
    commitment: str = ""


# What the API takes besides, and what is the same for everybody.


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called, and to read; "" leaves it as it is."""

    name: str = ""
    language: str = ""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall happen to a seat: a bot for good or to cover, back to its player, open, on this device, or mine."""

    action: SeatAction
    level: str = ""
    name: str = ""


class BranchPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """After how many moves another game goes its own way."""

    move: int


class NewSaying(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: a text of one's own, or a quick phrase."""

    text: str = ""
    phrase: str = ""


class Paragraph(Struct, frozen=True):
    """A paragraph of a rulebook, as HTML that is ours."""

    number: str
    html: str


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    """The one it is in, which is English where there is no other."""
    title: str
    introduction: str
    """HTML, too."""
    chapters: tuple[Chapter, ...]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done, in the reader's language."""

    text: str
    rule: str = ""
