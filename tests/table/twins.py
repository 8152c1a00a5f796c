"""Two tables that differ only in what somebody cannot know, and everything that this somebody is sent from them.

A table begins from a position; its twin begins from the same position with other secrets, and the same dice. Whatever one
seat does at the first, it does something at the second that looks the same to the onlooker. As soon as nothing does,
because a secret has come to light, the twins part, and others take their place where the game has come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from cheeseboard.contract import TellsSecrets
from cheeseboard.core import WATCHER, Chance, Event, Game, State
from cheeseboard.core.match import play_aloud
from cheeseboard.core.position import write_json
from cheeseboard.table.problems import TableProblem
from cheeseboard.table.service import set_up
from cheeseboard.table.service.room import Room
from cheeseboard.table.storage.rows import SeatData, TableData
from tests.table.hosting import QUICK, Hall

LANGUAGES: Final = ("en", "uk")
PERSONS: Final = tuple(f"person-of-seat-{seat}" for seat in range(10))
ONLOOKER: Final = "somebody-watches"
SEED: Final = "the same at both tables"


def secretive(game: Game) -> TellsSecrets:
    assert isinstance(game, TellsSecrets)
    return game


def founding(state: State, table: str, now: float) -> set_up.Founding:
    """A table that begins from this state, everybody at it in person, with a clock."""
    game = state.game
    data = TableData(
        table,
        game.key,
        game.version,
        int(state.seats),
        game.options_of(state),
        game.content_mark(game.options_of(state)),
        SEED,
        write_json(game.write_position(state)),
        PERSONS[0],
        "move",
        60,
        now,
    )
    seats = [
        SeatData(table, seat, "person", PERSONS[seat], f"Mouse {seat}", secret=f"secret-{seat}")
        for seat in range(state.seats)
    ]
    return set_up.begin(QUICK, data, seats, state)


def twin_of(game: Game, state: State, onlooker: int, seed: int) -> State:
    """The same for the onlooker, with the same dice."""
    other = secretive(game).other_secrets(state, onlooker, seed)
    other.dice = state.dice.copy()
    return other


class Played(NamedTuple):
    """A move tried on a copy."""

    after: State
    events: tuple[Event, ...]


def tried(state: State, seat: int, move: int) -> Played:
    after = state.clone()
    return Played(after, play_aloud(after, seat, move))


def looks_alike(one: Played, other: Played, eyes: tuple[int, ...]) -> bool:
    """Whether what is shown of two moves is the same to these eyes, in the end and on the way there."""
    return all(
        one.after.seen_by(seat).facts() == other.after.seen_by(seat).facts()
        and all(
            first.state.seen_by(seat).facts() == second.state.seen_by(seat).facts()
            for first, second in zip(told(one, seat), told(other, seat), strict=False)
        )
        for seat in eyes
    )


def told(played: Played, seat: int) -> list[Event]:
    return [event for event in played.events if event.message_for(seat) is not None]


def double(one: State, other: State, seat: int, move: int, eyes: tuple[int, ...]) -> int | None:
    """The move at the other table that looks to these eyes like this one; the same one, if it does."""
    shown = tried(one, seat, move)
    legal = [int(found) for found in other.moves(seat)]
    for candidate in sorted(legal, key=lambda found: found != move):
        if looks_alike(shown, tried(other, seat, candidate), eyes):
            return candidate
    return None


class House:
    """One of the two, with a table and those who look at it."""

    def __init__(self, data: Path) -> None:
        numbers = count(1)
        self.hall = Hall(data, names=lambda: f"name{next(numbers):08}")
        for seat, person in enumerate(PERSONS):
            self.hall.run(self.hall.house.save_person(person, f"Mouse {seat}", "en"))
        self.heard: list[bytes] = []

    def found(self, state: State, onlooker: int, table: str) -> None:
        made = founding(state, table, self.hall.clock())
        self.hall.run(self.hall.house.found(made, made.data.host))
        self.room: Room = self.hall.room(table)
        self.onlooker = onlooker
        self.heard.clear()
        self.connect(-1)

    def connect(self, version: int) -> None:
        """The onlooker in two languages, and a watcher; each of their messages with whose it is."""

        def hear(who: str) -> Callable[[bytes], None]:
            return lambda message: self.heard.append(who.encode() + b" " + message)

        def join() -> None:
            person = ONLOOKER if self.onlooker == WATCHER else PERSONS[self.onlooker]
            for who, language in ((person, "en"), (person, "uk"), (ONLOOKER, "pl")):
                self.room.watch(who, -1, language, hear(f"{who} {language} {version}")).catch_up(version)

        self.hall.call(join)
        self.hall.rest()

    def do(self, what: str, seat: int, text: str = "", by: int | None = None) -> bytes:
        """Move, take back or play again; what is said to a refusal."""
        room, person = self.room, PERSONS[seat if by is None else by]
        version = room.live.version
        try:
            if what == "move":
                self.hall.run(room.move(person, seat, text, version, f"{version} {text}"))
            elif what == "back":
                self.hall.run(room.back(person, seat, version, f"{version}"))
            else:
                self.hall.run(room.again(person, seat, version, f"{version}"))
        except TableProblem as problem:
            return f"{problem.status} {problem.message.key} {problem.message.arguments} {problem.rule}".encode()
        self.hall.rest()
        return b""

    def overheard(self) -> list[bytes]:
        """Everything since the last time."""
        heard, self.heard = self.heard[:], []
        return heard

    # What can be asked for.

    def answers(
        self, paths: list[tuple[str, ...]], illegal: list[str], moments: list[int]
    ) -> Iterator[tuple[str, bytes]]:
        """Everything that the API would tell the onlooker now, and a stranger."""
        room, hall, seat = self.room, self.hall, self.onlooker
        for person, language in ((PERSONS[seat] if seat >= 0 else ONLOOKER, "en"), (ONLOOKER, "ru")):
            look = seat if person in PERSONS else WATCHER
            yield f"table {language}", encoded(hall.run(room.table(person, look, language)))
            yield f"rows {language}", encoded(hall.run(hall.house.tables_of(person, language)))
            yield f"record {language}", hall.run(room.record(person)).encode() if person != PERSONS[0] else b""
            for move in moments:
                yield f"moment {move} {language}", encoded(hall.run(room.moment(person, look, move, language)))
                yield f"log {move} {language}", encoded(hall.run(room.log(person, look, move, language)))
        token = f"{room.data.id}-0-secret-0"
        yield "offer", encoded(hall.run(hall.house.seat_offer(ONLOOKER, token, "en")))
        if seat == WATCHER:
            return
        for path in paths:
            yield f"why {path}", encoded(room.why(PERSONS[seat], seat, path, "en"))
        for text in illegal:
            yield f"refused {text}", self.do("move", seat, text)
        for what in ("back", "again"):
            if not self.room.live.line.moves or self.room.live.line.moves[-1].seat != seat:
                yield what, self.do(what, seat)
        for other in range(len(room.seats)):
            if other != seat:
                yield f"forged {other}", self.do("move", other, "x", by=seat)


def encoded(found: object) -> bytes:
    return msgspec.json.encode(found)


class Twins:
    """Both houses, in which the same happens as far as the onlooker can tell."""

    def __init__(self, data: Path, game: Game) -> None:
        self.game = game
        self.first, self.second = House(data / "first"), House(data / "second")
        self.tables = count(1)
        self.compared = 0
        """How many moves were compared."""
        self.story: list[str] = []

    def close(self) -> None:
        self.first.hall.close()
        self.second.hall.close()

    def begin(self, state: State, onlooker: int) -> None:
        """New twins, from here on."""
        number = next(self.tables)
        self.eyes = tuple({onlooker, WATCHER})
        self.story = [f"{state.game.key} from {write_json(state.game.write_position(state))} for seat {onlooker}"]
        self.first.found(state, onlooker, f"table{number}")
        self.second.found(twin_of(self.game, state, onlooker, number), onlooker, f"table{number}")
        self.compare_heard()

    @property
    def states(self) -> tuple[State, State]:
        return self.first.room.live.state, self.second.room.live.state

    def play(self, seat: int, move: int) -> bool:
        """Whether it could be played at both tables so that the onlooker cannot tell them apart."""
        one, other = self.states
        game = one.game
        same = double(one, other, seat, move, self.eyes)
        if same is None:
            return False
        texts = game.write_move(one, move), game.write_move(other, same)
        self.story.append(f"{game.seat_names[seat]} {texts[0]} | {texts[1]}")
        for house, text in zip((self.first, self.second), texts, strict=True):
            assert house.do("move", seat, text) == b""
        self.compared += 1
        self.compare_heard()
        return True

    def take_back_and_play_again(self, seat: int) -> None:
        """As far as it can be taken back at both tables."""
        if not all(house.room.live.line.may_take_back(seat) for house in (self.first, self.second)):
            return
        for what in ("back", "again"):
            self.story.append(f"{what} {seat}")
            for house in (self.first, self.second):
                assert house.do(what, seat) == b""
            self.compare_heard()

    # Comparing.

    def compare_heard(self) -> None:
        self.same("what is sent", self.first.overheard(), self.second.overheard())

    def compare_answers(self, chance: Chance, *, everything: bool) -> None:
        one, _ = self.states
        game, seat = one.game, self.first.onlooker
        moves = self.first.room.live.moves
        moments = sorted({0, moves // 2, moves}) if everything else [moves]
        paths, illegal = questions(game, one.seen_by(seat), seat, chance) if seat >= 0 else ([], [])
        found = self.first.answers(paths, illegal, moments)
        for (name, answer), (_, other) in zip(found, self.second.answers(paths, illegal, moments), strict=True):
            self.same(name, [answer], [other])
        self.compare_heard()

    def compare_coming_back(self) -> None:
        """Whoever was away is told what happened."""
        for version in {0, max(0, self.first.room.live.version - 3)}:
            for house in (self.first, self.second):
                house.connect(version)
            self.compare_heard()

    def same(self, what: str, one: list[bytes], other: list[bytes]) -> None:
        if one != other:
            pairs = [(first, second) for first, second in zip(one, other, strict=False) if first != second]
            where = parted(*pairs[0]) if pairs else f"{len(one)} and {len(other)} messages"
            raise AssertionError("\n".join([f"{what} tells a secret:", where, *self.story]))


def parted(one: bytes, other: bytes) -> str:
    """Where two messages begin to differ."""
    place = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return "\n".join(message[max(0, place - 300) : place + 100].decode(errors="replace") for message in (one, other))


def questions(game: Game, view: State, seat: int, chance: Chance) -> tuple[list[tuple[str, ...]], list[str]]:
    """A few pieces to ask about, and a few moves that are not allowed."""
    pieces = [piece.id for piece in game.scene(view, seat).pieces()]
    paths: list[tuple[str, ...]] = [(pieces[int(chance.below(len(pieces)))],) for _ in range(2)]
    legal = set(view.moves(seat))
    wrong = {int(chance.below(game.move_space)) for _ in range(6)} - legal
    return paths, [game.write_move(view, move) for move in sorted(wrong)]
