"""Tables that come of others: played on from some moment, played once more, or opened from a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from cheeseboard.bots import LEVELS
from cheeseboard.core.bits import members
from cheeseboard.core.chance import WORLD, stream
from cheeseboard.core.errors import CheeseboardError
from cheeseboard.core.match import Match
from cheeseboard.core.position import read_document, write_json
from cheeseboard.core.record import Record, read_record, replay
from cheeseboard.table.entries import MOVE, PERSON, Entry
from cheeseboard.table.people import LONGEST_NAME, clean
from cheeseboard.table.problems import NoSuchThing, NotAllowed, NotUnderstood, TooLarge
from cheeseboard.table.service import seats as seating, set_up
from cheeseboard.table.service.alone import is_alone, look_into
from cheeseboard.table.service.neighbours import SEATS
from cheeseboard.table.service.set_up import Asker, Founding
from cheeseboard.table.service.sources import Pace, Sources
from cheeseboard.table.storage.orders import ADD_ENTRY, ADD_SNAPSHOT, SET_REMATCH, Order, entry_row, snapshot_row
from cheeseboard.table.storage.past import SNAPSHOT_EVERY, load_state, take_snapshot
from cheeseboard.table.storage.questions import read_rematch
from cheeseboard.table.storage.rows import SeatData, TableData
from cheeseboard.table.storage.writer import Overtaken
from cheeseboard.table.wire import TableLink

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

MOST_MOVES: Final = 10_000
LONGEST_RECORD: Final = 1_000_000


async def branch(room: Room, person: str, move: int) -> TableLink:
    """Somebody plays on alone or against bots, with fresh dice; only from where nobody's secrets are at stake."""
    if not room.over and not is_alone(room, person):
        raise NotAllowed("problem-others-play")
    if not 0 <= move <= room.live.moves:
        raise NoSuchThing("problem-unknown-moment")
    state = await room.house.read(load_state, room.data, room.game, move)
    if state.outcome is not None:
        raise NotAllowed("problem-already-over")
    if not room.over:
        await room.in_turn(look_into(room, person))
    house = room.house
    name, _ = await house.person(person)
    seed = house.sources.new_seed()
    state.dice = stream(seed, WORLD)
    data = room.data._replace(
        id=house.sources.new_id(),
        seed=seed,
        start=write_json(room.game.write_position(state)),
        host=person,
        clock="none",
        seconds=0,
        made=house.sources.now(),
        branch_of=room.data.id,
        branch_move=move,
        rematch="",
        looked_into=True,
        deadlines={},
    )
    own = room.seats_of(person) or [next(members(state.acting))]
    seats = [against_bots(house.sources, data.id, seat, own, Asker(person, name)) for seat in room.seats]
    return await house.found(set_up.begin(house.pace, data, seats, state), person)


def against_bots(sources: Sources, table: str, seat: SeatData, own: list[int], asker: Asker) -> SeatData:
    """The own seats stay what they were; bots take all others."""
    empty = SeatData(table, seat.seat, seating.BOT, secret=sources.new_secret())
    if seat.seat in own:
        return empty._replace(
            kind=seating.DEVICE if seat.kind == seating.DEVICE else seating.PERSON,
            person=asker.person,
            name=seat.name if seat.person else asker.name,
        )
    return empty._replace(level=seat.level if seat.level in LEVELS else seating.SUBSTITUTE)


async def rematch(room: Room, person: str) -> TableLink:
    """The same game with the same players; whoever asks later is led to the same table."""
    if not room.over:
        raise NotAllowed("problem-not-over")
    if not room.seats_of(person) and not room.is_host(person):
        raise NotAllowed("problem-not-seated")
    if not room.data.rematch:
        await found_rematch(room)
    own = room.seats_of(person)
    return TableLink(room.data.rematch, own[0] if own else -1)


async def found_rematch(room: Room) -> None:
    house = room.house
    seed, table = house.sources.new_seed(), house.sources.new_id()
    data = room.data._replace(
        id=table,
        seed=seed,
        start=None,
        made=house.sources.now(),
        over=False,
        branch_of="",
        branch_move=0,
        looked_into=False,
        deadlines={},
    )
    state = set_up.deal(room.game, data.seats, data.options, seed)
    seats = [
        seat._replace(table_id=table, covered=False, level=seat.level if seat.kind == seating.BOT else "", revision=0)
        for seat in room.seats
    ]
    seats = [seat._replace(secret=house.sources.new_secret()) for seat in seats]
    founding = set_up.begin(house.pace, data, seats, state)
    mark = (SET_REMATCH, {"this_table": room.data.id, "new_rematch": table})
    try:
        await house.writer.commit(mark, *founding.orders(), guarded=True)
        room.data = room.data._replace(rematch=table)
        await house.begin(table)
    except Overtaken:
        room.data = room.data._replace(rematch=await house.read(read_rematch, room.data.id))
    room.audience.show_seats()
    house.neighbours.tell(room.data.id, SEATS)


# Records.


def found_from_record(sources: Sources, pace: Pace, asker: Asker, text: str) -> tuple[Founding, list[Order]]:
    """A finished game is there to be looked at; one that is not goes on, with whoever opens it in every person's seat."""
    match = read_match(sources, text)
    now = sources.now()
    start = write_json(match.game.write_position(match.state_after(0))) if match.from_position else None
    data = TableData(
        sources.new_id(),
        match.game.key,
        match.game.version,
        match.seats,
        match.options,
        match.game.content_mark(match.options),
        match.seed,
        start,
        asker.person,
        "none",
        0,
        now,
        looked_into=True,
    )
    over = match.state.outcome is not None
    seats = [record_seat(sources, data.id, seat, match, asker, over=over) for seat in range(match.seats)]
    return set_up.begin(pace, data, seats, match.state), list(log_orders(match, data.id, now))


def log_orders(match: Match, table: str, now: float) -> Iterator[Order]:
    """Its moves as entries, with snapshots between them."""
    last = 0
    for number, played in enumerate(match.played, 1):
        entry = Entry(number, MOVE, played.seat, played.text, played.final, PERSON, "", now)
        yield ADD_ENTRY, entry_row(table, entry)
        if played.final and number - last >= SNAPSHOT_EVERY and number < len(match.played):
            snapshot = take_snapshot(match.game, match.state_after(number), number, number)
            yield ADD_SNAPSHOT, snapshot_row(table, snapshot)
            last = number


def record_seat(sources: Sources, table: str, seat: int, match: Match, asker: Asker, *, over: bool) -> SeatData:
    player = match.players[seat]
    empty = SeatData(table, seat, seating.PERSON, secret=sources.new_secret())
    if player in LEVELS:
        return empty._replace(kind=seating.BOT, level=player)
    name = "" if player == match.game.seat_names[seat] else name_in_record(player)
    if over:
        return empty._replace(name=name)
    first = next((number for number, other in enumerate(match.players) if other not in LEVELS), seat)
    if seat == first:
        return empty._replace(person=asker.person, name=asker.name)
    return empty._replace(kind=seating.DEVICE, person=asker.person, name=name)


def name_in_record(player: str) -> str:
    """Whatever somebody has written there, as far as it can be shown."""
    return " ".join(clean(player).split())[:LONGEST_NAME]


def read_match(sources: Sources, text: str) -> Match:
    """The match of a record, played again; nothing in it may name a file."""
    if len(text) > LONGEST_RECORD:
        raise TooLarge("problem-too-large", most=LONGEST_RECORD)
    try:
        record = read_record(text)
        game = set_up.find_game(sources, record.game)
        if len(record.moves) > MOST_MOVES:
            raise TooLarge("problem-too-large", most=MOST_MOVES)
        set_up.check_options(game, game.check_seats(record.seats), options_in(record))
        return replay(record, game)
    except (NotUnderstood, NoSuchThing, TooLarge):
        raise
    except CheeseboardError as error:
        raise NotUnderstood("problem-wrong-record", reason=str(error)) from error


def options_in(record: Record) -> dict[str, str]:
    """Those of its header, and those of the position it begins with."""
    found = dict(record.options)
    if record.start is not None:
        written = read_document(record.start).get("options", {})
        if isinstance(written, dict):
            found |= {name: str(value) for name, value in written.items()}
    return found
