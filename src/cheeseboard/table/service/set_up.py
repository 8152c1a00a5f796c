"""New tables: from what somebody wishes, to rows of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cheeseboard.core.errors import BadSetup, UnknownGame
from cheeseboard.core.game import Game, Options
from cheeseboard.core.state import State
from cheeseboard.table.people import clean_name
from cheeseboard.table.problems import NoSuchThing, NotUnderstood
from cheeseboard.table.service import clocks, seats as seating
from cheeseboard.table.service.sources import Pace, Sources
from cheeseboard.table.storage.orders import ADD_SEAT, ADD_TABLE, Order
from cheeseboard.table.storage.rows import SeatData, TableData
from cheeseboard.table.wire import Clock, NewSeat, NewTable, TableLink

SHOWN: Final = 40
"""So much of something wrong is repeated in the answer."""
CLOCK_LIMITS: Final[dict[str, tuple[int, int]]] = {
    "none": (0, 0),
    "move": (5, 24 * 3600),
    "days": (3600, 60 * 24 * 3600),
}
"""How many seconds a move may take, at least and at most."""


class Asker(NamedTuple):
    """Who sets the table up."""

    person: str
    name: str


class Founding(NamedTuple):
    """A table to be written."""

    data: TableData
    seats: list[SeatData]

    def orders(self) -> list[Order]:
        return [(ADD_TABLE, self.data.row()), *((ADD_SEAT, seat._asdict()) for seat in self.seats)]

    def link(self, person: str) -> TableLink:
        own = seating.own_seats(self.seats, person)
        return TableLink(self.data.id, own[0] if own else -1)


def find_game(sources: Sources, key: str) -> Game:
    try:
        return sources.find_game(key)
    except UnknownGame as error:
        raise NoSuchThing("problem-unknown-game", game=key[:SHOWN]) from error


def found_table(sources: Sources, pace: Pace, asker: Asker, wish: NewTable) -> Founding:
    """What somebody wishes, if it can be."""
    game = find_game(sources, wish.game)
    count = len(wish.seats)
    if count not in game.seats:
        raise NotUnderstood("problem-wrong-seats", count=count)
    check_clock(wish.clock, wish.seconds)
    options = check_options(game, count, wish.options)
    seed = sources.new_seed()
    state = deal(game, count, options, seed)
    data = TableData(
        sources.new_id(),
        game.key,
        game.version,
        count,
        options,
        game.content_mark(options),
        seed,
        None,
        asker.person,
        wish.clock,
        wish.seconds,
        sources.now(),
    )
    seats = [new_seat(sources, data.id, number, seat, asker) for number, seat in enumerate(wish.seats)]
    return begin(pace, data, seats, state)


def begin(pace: Pace, data: TableData, seats: list[SeatData], state: State) -> Founding:
    """The clocks begin to run, if everybody is there."""
    deadlines = clocks.run_on(data, seats, state, 0, data.made)
    asked = seating.anybody_waits(seats)
    return Founding(clocks.with_times(pace, data, seats, state, deadlines, data.made, asked=asked), seats)


def deal(game: Game, count: int, options: Options, seed: str) -> State:
    try:
        return game.deal(count, options, seed)
    except BadSetup as error:
        raise NotUnderstood("problem-wrong-options") from error


def new_seat(sources: Sources, table: str, number: int, wish: NewSeat, asker: Asker) -> SeatData:
    empty = SeatData(table, number, wish.kind, secret=sources.new_secret())
    name = clean_name(wish.name) if wish.name else asker.name
    if wish.kind == seating.BOT:
        return empty._replace(level=seating.check_level(wish.level))
    if wish.kind == seating.OPEN:
        return empty
    return empty._replace(person=asker.person, name=name)


def check_clock(clock: Clock, seconds: int) -> None:
    least, most = CLOCK_LIMITS[clock]
    if not least <= seconds <= most:
        raise NotUnderstood("problem-wrong-clock", least=least, most=most)


def check_options(game: Game, count: int, wished: Options) -> Options:
    """All options; nothing that would have the server read a file."""
    known = {option.name: option for option in game.options}
    for name, value in wished.items():
        if name not in known:
            raise NotUnderstood("problem-unknown-option", option=name[:SHOWN])
        if value not in known[name].choices:
            if len(value) > SHOWN or game.file_of(name, value) is not None or game.option_error(name, value):
                raise NotUnderstood("problem-unknown-value", value=value[:SHOWN], option=name)
    try:
        return game.check_options(count, wished)
    except BadSetup as error:
        raise NotUnderstood("problem-wrong-options") from error


def names_in(seats: Sequence[SeatData]) -> tuple[str, ...]:
    return tuple(seat.level if seat.kind == seating.BOT else seat.name for seat in seats)
