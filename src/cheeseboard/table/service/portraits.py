"""What a table looks like to one viewer: its seats, its end, what may be done, and everything at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from cheeseboard.core.bits import members
from cheeseboard.core.message import Message
from cheeseboard.core.state import WATCHER
from cheeseboard.table import wire
from cheeseboard.table.live import Live, Step
from cheeseboard.table.service import seats as seating
from cheeseboard.table.storage.past import Missed
from cheeseboard.table.storage.rows import SayingData, SeatData, TableData
from cheeseboard.table.views import Sight, Teller, look, see, teller

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room


class Viewer(NamedTuple):
    """Who looks, from where, and in which language."""

    person: str
    looking: int
    language: str


def ask(room: Room, viewer: Viewer) -> wire.Ask:
    """What the viewer may do now with the seat looked from."""
    seat = viewer.looking
    if seat == WATCHER or not seating.may_move(room.seats[seat], viewer.person):
        return wire.Ask()
    live = room.live
    view = live.state.seen_by(seat)
    at_hand = seats_at_hand(room, viewer)
    back = next((own for own in at_hand if live.line.may_take_back(own)), None)
    again = next((own for own in at_hand if live.line.may_play_again(own)), None)
    return wire.Ask(
        seat,
        teller(room.game, viewer.language).choices(view, seat),
        back is not None,
        again is not None,
        WATCHER if back is None or back == seat else back,
        WATCHER if again is None or again == seat else again,
        room.turns.soon(seat),
    )


def seats_at_hand(room: Room, viewer: Viewer) -> list[int]:
    """The seat looked from; where several play on one device and have no secrets from each other, all of them."""
    others = [seat for seat in room.seats_of(viewer.person) if seating.may_move(room.seats[seat], viewer.person)]
    if len(others) < 2 or curtain(room, viewer.person):
        return [viewer.looking]
    return [viewer.looking, *(seat for seat in others if seat != viewer.looking)]


def seat_cards(room: Room, viewer: Viewer) -> tuple[wire.Seat, ...]:
    return tuple(seat_card(room, viewer, seat) for seat in room.seats)


def offer(room: Room, token: seating.Token, person: str, language: str) -> wire.SeatOffer:
    """Where the link of a seat leads."""
    seat = seating.opened_by(token, room.seats)
    seats = seat_cards(room, Viewer(person, WATCHER, language))
    title = teller(room.game, language).key(f"{room.game.key}-name")
    return wire.SeatOffer(room.data.id, room.game.key, title, seat.seat, seats)


def seat_card(room: Room, viewer: Viewer, seat: SeatData) -> wire.Seat:
    words = teller(room.game, viewer.language)
    key = room.game.seat_names[seat.seat]
    return wire.Seat(
        seat.seat,
        key,
        words.say(Message("seat-in-list", {"seat": key})),
        words.key(f"seat-{key}-letter"),
        seat.kind,
        player=player_name(words, seat),
        level=seat.level,
        covered=seat.covered,
        yours=seating.belongs_to(seat, viewer.person),
        here=room.is_here(seat),
        acting=bool(room.live.state.acting >> seat.seat & 1),
        left=room.left(seat.seat),
        link=link_of(room, viewer.person, seat),
    )


def link_of(room: Room, person: str, seat: SeatData) -> str:
    """The seat's page, for whoever may give the seat away."""
    may_give = seating.belongs_to(seat, person) or (room.is_host(person) and seat.kind == seating.OPEN)
    return f"/seats/{seating.seat_token(seat)}" if may_give else ""


def ending(live: Live, seed: str, language: str) -> wire.End | None:
    outcome, told = live.state.outcome, live.ending
    if outcome is None or told is None:
        return None
    return teller(live.game, language).end(outcome, told, seed)


def played(room: Room, viewer: Viewer, step: Step, sight: Sight) -> wire.Played:
    """What an entry looks like, right after it was accepted."""
    return wire.Played(
        room.live.version,
        room.live.moves,
        teller(room.game, viewer.language).frames(sight, step.seat, room.live.moves),
        ask(room, viewer),
        acting=tuple(members(room.live.state.acting)),
        left=room.shortest_left(),
        taken=step.taken,
        end=ending(room.live, room.data.seed, viewer.language),
    )


def missed(room: Room, viewer: Viewer, moment: Missed) -> wire.Played:
    """An entry made while somebody was away; what may be done now follows with the whole table."""
    step = moment.step
    sight = see(room.game, step, viewer.looking)
    frames = teller(room.game, viewer.language).frames(sight, step.seat, moment.moves)
    acting = tuple(members(step.after.acting))
    return wire.Played(moment.version, moment.moves, frames, wire.Ask(), acting=acting, taken=step.taken)


def seated(room: Room, viewer: Viewer) -> wire.Seated:
    return wire.Seated(seat_cards(room, viewer), ask(room, viewer), room.is_host(viewer.person), room.data.rematch)


def saying(room: Room, language: str, said: SayingData) -> wire.Saying:
    words = teller(room.game, language)
    text = words.key(f"page-phrase-{said.phrase}") if said.phrase else said.text
    tone = "" if said.seat == WATCHER else room.game.seat_names[said.seat]
    return wire.Saying(said.number, said.name, text, written_time(said.at), tone)


def table_row(
    data: TableData, seats: list[SeatData], live: Live, person: str, language: str, changed: float
) -> wire.TableRow:
    """A table in somebody's list."""
    words = teller(live.game, language)
    end = ending(live, data.seed, language)
    own = seating.own_seats(seats, person)
    acting = set(members(live.state.acting))
    to_act = [seat for seat in own if seat in acting and not seats[seat].covered]
    looking = (to_act or own or [WATCHER])[0]
    return wire.TableRow(
        data.id,
        data.game,
        words.key(f"{data.game}-name"),
        tuple(player_name(words, seat) for seat in seats),
        live.moves,
        written_time(changed),
        bool(to_act),
        end is not None,
        words.say(live.state.seen_by(looking).prompt(looking)) if end is None else end.text,
    )


def player_name(words: Teller, seat: SeatData) -> str:
    """Who sits there; "" while nobody does."""
    return words.key(f"level-{seat.level}") if seat.kind == seating.BOT else seat.name


def options(words: Teller, room: Room) -> tuple[tuple[str, str], ...]:
    """What was agreed on, in words, as far as there are words for it."""
    key = room.game.key
    return tuple(
        (words.key(f"{key}-option-{name}"), value_words(words, f"{key}-option-{name}-{value}", value))
        for name, value in room.data.options.items()
    )


def value_words(words: Teller, key: str, value: str) -> str:
    return words.key(key) if words.words.has(key) else value


def table(room: Room, viewer: Viewer, log: Iterable[wire.Line], notes: str) -> wire.Table:
    """Everything."""
    words = teller(room.game, viewer.language)
    return wire.Table(
        room.data.id,
        room.game.key,
        words.key(f"{room.game.key}-name"),
        room.live.version,
        room.live.moves,
        words.scene(look(room.game, room.live.state, viewer.looking)),
        seat_cards(room, viewer),
        viewer.looking,
        ask(room, viewer),
        tuple(log),
        room.commitment,
        options=options(words, room),
        sayings=tuple(saying(room, viewer.language, said) for said in room.sayings),
        clock=room.data.clock,
        host=room.is_host(viewer.person),
        curtain=curtain(room, viewer.person),
        branch_of=room.data.branch_of,
        rematch=room.data.rematch,
        end=ending(room.live, room.data.seed, viewer.language),
        notes=notes,
    )


def curtain(room: Room, person: str) -> bool:
    """Whether seats on the same device know different things now."""
    own = seating.own_seats(room.seats, person)
    if len(own) < 2 or room.live.state.outcome is not None:
        return False
    known = [room.live.state.seen_by(seat).facts() for seat in own]
    return any(facts != known[0] for facts in known)


def written_time(at: float) -> str:
    """As ISO 8601 has it, in UTC."""
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
