"""Records (.curd): a match as a small text file that a person can read, and write by hand.

    curd 1
    game: castle 1
    seats: 2
    options: target=5 layout=a through-towers=yes edition=rulebook
    content: 3f1b2c4d5e6f
    seed: 5d41402abc4b2a76b9719d911017c592
    player red: Ada
    player yellow: nibbler

    1. red enter a1
    2. yellow enter g7
    = 4be1c0ffee15600d
    end: castle-end-target 1 2

A line that begins with = is the hash of the state there; # begins a comment. A running game is saved with the seed's
commitment instead of the seed, with ? for moves that were made in secret, and cannot be replayed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from cheeseboard.core.chance import commitment
from cheeseboard.core.errors import BadRecord, CheeseboardError, UnknownGame
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.position import read_document, write_json
from cheeseboard.core.registry import find_game
from cheeseboard.core.state import WATCHER

FORMAT = 1
HASH_EVERY = 20
SECRET = "?"


@dataclass
class Record:
    """A record as it stands in its file; nothing has been played yet."""

    game: str = ""
    version: int = 0
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    content: str = ""
    seed: str | None = None
    commitment: str | None = None
    start: str | None = None
    players: dict[str, str] = field(default_factory=dict)
    moves: list[Line] = field(default_factory=list)
    end: Line | None = None
    lines: dict[str, int] = field(default_factory=dict)
    """On which line each part stands that has a name."""


@dataclass(frozen=True)
class Line:
    """A move, or a hash after "=", with the number of its line."""

    number: int
    seat: str
    text: str


def write_record(match: Match, *, reveal_seed: bool | None = None) -> str:
    """The record of a match. Without being told, the seed of a running game is kept back."""
    over = match.state.outcome is not None
    reveal = over if reveal_seed is None else reveal_seed
    names = match.game.seat_names
    lines = [f"curd {FORMAT}", f"game: {match.game.key} {match.game.version}", f"seats: {match.seats}"]
    lines.append("options: " + " ".join(_write_option(name, value) for name, value in match.options.items()))
    mark = match.game.content_mark(match.options)
    if mark:
        lines.append(f"content: {mark}")
    lines.append(f"seed: {_write_value(match.seed)}" if reveal else f"commitment: {match.commitment}")
    if match.from_position:
        start = match.state_after(0)
        lines.append(f"start: {write_json(match.game.write_position(start if reveal else start.seen_by(WATCHER)))}")
    lines += [f"player {names[seat]}: {_write_value(player)}" for seat, player in enumerate(match.players)]
    lines.append("")
    for number, played in enumerate(match.played, 1):
        lines.append(f"{number}. {names[played.seat]} {played.text if reveal or played.public else SECRET}")
        if reveal and (number % HASH_EVERY == 0 or number == len(match.played)):
            lines.append(f"= {match.state_after(number).hash():016x}")
    if match.state.outcome is not None:
        places = " ".join(str(place) for place in match.state.outcome.places)
        lines.append(f"end: {match.state.outcome.reason.value} {places}")
    return "\n".join(lines) + "\n"


def _write_option(name: str, value: str) -> str:
    return f"{name}={json.dumps(value) if ' ' in value else _write_value(value)}"


def _write_value(text: str) -> str:
    """The text as it is, or in quotation marks where it would not come back from its line."""
    plain = text and text == text.strip() and text.isprintable() and not text.startswith('"')
    return text if plain else json.dumps(text)


def _read_value(line: int, text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError as error:
        raise BadRecord(line, f"{text[:40]} does not end where its quotation marks do.") from error


def read_record(text: str) -> Record:
    """What a record says; raises BadRecord with the line and the reason."""
    lines = text.splitlines()
    first = lines[0].split() if lines else []
    if first != ["curd", str(FORMAT)]:
        other = f", and this program reads no format '{first[1][:40]}'" if first[:1] == ["curd"] and first[1:] else ""
        raise BadRecord(1, f"a record begins with 'curd {FORMAT}'{other}.")
    record = Record()
    for number, line in enumerate(lines[1:], 2):
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        if content.startswith("="):
            record.moves.append(Line(number, "=", content[1:].strip()))
        elif _is_number(content.split(".")[0]):
            record.moves.append(_read_move(record, number, content))
        else:
            _read_header(record, number, content)
    for name in ("game", "seats"):
        if name not in record.lines:
            raise BadRecord(0, f"This record has no line '{name}: …'.")
    return record


def _read_move(record: Record, number: int, content: str) -> Line:
    count, _, rest = content.partition(".")
    seat, _, text = rest.strip().partition(" ")
    expected = sum(line.seat != "=" for line in record.moves) + 1
    if int(count[:9]) != expected or len(count) > 9:
        raise BadRecord(
            number, f"this is move {count[:9]}, but move {expected} was expected: a line is missing or added."
        )
    if not text.strip():
        raise BadRecord(number, "a move is written as '1. red enter a1': number, seat, move.")
    return Line(number, seat, text.strip())


def _read_header(record: Record, number: int, content: str) -> None:
    name, colon, value = content.partition(":")
    name, value = " ".join(name.split()), value.strip()
    if not colon:
        raise BadRecord(number, f"'{content[:40]}' is neither 'name: value' nor a move.")
    if name in record.lines:
        raise BadRecord(number, f"'{name}' is said a second time.")
    record.lines[name] = number
    if name == "game":
        record.game, _, version = value.partition(" ")
        record.version = _read_number(number, "the version of the game", version)
    elif name == "seats":
        record.seats = _read_number(number, "the number of seats", value)
    elif name == "options":
        record.options = _read_options(number, value)
    elif name.startswith("player "):
        record.players[name.removeprefix("player ")] = _read_value(number, value)
    elif name == "seed":
        record.seed = _read_value(number, value)
    elif name in ("content", "commitment", "start"):
        setattr(record, name, value)
    elif name == "end":
        record.end = Line(number, "", value)
    else:
        raise BadRecord(number, f"there is no part '{name}' in a record.")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _read_number(line: int, what: str, text: str) -> int:
    if not _is_number(text) or len(text) > 9:
        raise BadRecord(line, f"{what} must be a number, not '{text[:40]}'.")
    return int(text)


def _read_options(line: int, text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, value in _options_in(line, text):
        if name in options:
            raise BadRecord(line, f"option {name} is said a second time.")
        options[name] = value
    return options


def _options_in(line: int, text: str) -> Iterator[tuple[str, str]]:
    rest = text
    while rest:
        name, equals, rest = rest.partition("=")
        if not equals:
            raise BadRecord(line, f"'{name[:40]}' is no option; options are written name=value.")
        if rest.startswith('"'):
            try:
                value, end = json.JSONDecoder().raw_decode(rest)
            except ValueError as error:
                raise BadRecord(line, f"the value of {name} has no closing quotation mark.") from error
            rest = rest[end:].lstrip()
        else:
            value, _, rest = rest.partition(" ")
        yield name.strip(), str(value)


def replay(record: Record, game: Game | None = None) -> Match:
    """Play a record again, checking every move, every hash and the end; raises BadRecord where it goes astray.

    Without the card of a game, the installed game of the record's name is taken.
    """
    match = _start(record, _find_game(record) if game is None else game)
    seats = {name: seat for seat, name in enumerate(match.game.seat_names[: match.seats])}
    for line in record.moves:
        if line.seat == "=":
            _check_hash(match, line)
            continue
        if line.seat not in seats:
            raise BadRecord(line.number, f"there is no seat '{line.seat}'; there are {', '.join(seats)}.")
        try:
            match.play_text(seats[line.seat], line.text)
        except CheeseboardError as error:
            raise BadRecord(line.number, str(error)) from error
    _check_end(match, record)
    return match


def _find_game(record: Record) -> Game:
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise BadRecord(record.lines["game"], str(error)) from error


def _start(record: Record, game: Game) -> Match:
    if record.version != game.version:
        raise BadRecord(
            record.lines["game"],
            f"this is a record of {game.key} {record.version}; this program plays {game.key} {game.version}.",
        )
    if record.seed is None and record.commitment is not None:
        raise BadRecord(0, "This record of a running game holds only the hash of its seed, so it cannot be replayed.")
    if record.seed is None and record.start is None:
        raise BadRecord(0, "This record has neither a seed nor a position to start from.")
    if record.seed is not None and record.commitment not in (None, commitment(record.seed)):
        raise BadRecord(0, "The seed of this record is not the one that was committed to at its start.")
    part = "seats"
    try:
        seats = game.check_seats(record.seats)
        part = "options"
        options = game.check_options(seats, record.options)
        part = "start"
        start = None if record.start is None else game.read_position(read_document(record.start))
        players = _players(record, game)
        if record.content != game.content_mark(options):
            raise BadRecord(
                record.lines.get("content", 0),
                f"this record was played with other content files of {game.key} than are here.",
            )
        return Match(game, seats, options, record.seed or "", players=players, start=start)
    except BadRecord:
        raise
    except CheeseboardError as error:
        raise BadRecord(record.lines.get(part, 0), str(error)) from error


def _players(record: Record, game: Game) -> tuple[str, ...]:
    """Who sits where; a seat without a line goes by its own name."""
    names = game.seat_names[: record.seats]
    for seat in record.players:
        if seat not in names:
            raise BadRecord(
                record.lines[f"player {seat}"], f"there is no seat '{seat[:40]}'; there are {', '.join(names)}."
            )
    return tuple(record.players.get(name, name) for name in names)


def _check_hash(match: Match, line: Line) -> None:
    found = f"{match.state.hash():016x}"
    if line.text != found:
        where = f"after move {len(match.played)}" if match.played else "at the start"
        raise BadRecord(line.number, f"the record says {line.text[:40]} {where}, but the game played here has {found}.")


def _check_end(match: Match, record: Record) -> None:
    outcome = match.state.outcome
    if record.end is None:
        if outcome is not None:
            raise BadRecord(
                0, "The game is over after the last move, but the record has no line 'end: …'; it may be cut off."
            )
        return
    if outcome is None:
        raise BadRecord(
            record.end.number, "the record says that the game is over, but it goes on: a move may be missing."
        )
    found = " ".join([outcome.reason.value, *(str(place) for place in outcome.places)])
    if record.end.text != found:
        raise BadRecord(
            record.end.number, f"the record ends with '{record.end.text[:60]}', but the game here with '{found}'."
        )
