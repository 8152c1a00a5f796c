"""Who sits where, who may move, and how seats change hands."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from cheeseboard.bots import LEVELS
from cheeseboard.core.state import WATCHER
from cheeseboard.table.people import LONGEST_NAME, clean_name
from cheeseboard.table.problems import NoSuchThing, NotAllowed, NotUnderstood
from cheeseboard.table.storage.rows import SeatData

SUBSTITUTE: Final = "nibbler"
"""Who covers for whoever has left, if nobody else was asked for."""

BOT: Final = "bot"
OPEN: Final = "open"
PERSON: Final = "person"
DEVICE: Final = "device"


def belongs_to(seat: SeatData, person: str) -> bool:
    """Whether it is that person's, by sitting there or by having it on the own device."""
    return seat.kind in {PERSON, DEVICE} and seat.person == person and person != ""


def may_move(seat: SeatData, person: str) -> bool:
    return belongs_to(seat, person) and not seat.covered


def plays_by_itself(seat: SeatData) -> bool:
    """Whether a bot moves for it."""
    return seat.kind == BOT or seat.covered


def waits_for_person(seat: SeatData) -> bool:
    return seat.kind in {PERSON, DEVICE} and not seat.covered


def anybody_waits(seats: Iterable[SeatData]) -> bool:
    """Whether the game is to go on even while nobody watches."""
    return any(seat.kind == OPEN or waits_for_person(seat) for seat in seats)


def own_seats(seats: Iterable[SeatData], person: str) -> list[int]:
    return [seat.seat for seat in seats if belongs_to(seat, person)]


def only_person(seats: Iterable[SeatData], person: str) -> bool:
    """Whether nobody else plays, or ever could by a link that was given out."""
    return all(seat.kind == BOT or belongs_to(seat, person) for seat in seats)


def pick_view(seats: Sequence[SeatData], acting: Collection[int], person: str, wish: int, last: int) -> int:
    """From which seat somebody looks: the one asked for; else the own one that is to act; else the one looked from last."""
    own = own_seats(seats, person)
    if wish in own:
        return wish
    to_act = [seat for seat in own if seat in acting]
    if to_act:
        return to_act[0]
    if last in own:
        return last
    return own[0] if own else WATCHER


# Links.


def seat_token(seat: SeatData) -> str:
    return f"{seat.table_id}-{seat.seat}-{seat.secret}"


class Token(NamedTuple):
    """A seat's link, taken apart."""

    table: str
    seat: int
    secret: str

    def opens(self, seat: SeatData) -> bool:
        """Compared so that the time it takes tells nothing."""
        return hmac.compare_digest(self.secret.encode(), seat.secret.encode())


def read_token(text: str) -> Token:
    table, _, rest = text.partition("-")
    seat, _, secret = rest.partition("-")
    if not (table and secret and seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise NoSuchThing("problem-unknown-link")
    return Token(table, int(seat), secret)


def opened_by(token: Token, seats: Sequence[SeatData]) -> SeatData:
    """The seat that a link leads to, as long as it does; a bot is not sent away by a link."""
    seat = seats[token.seat] if token.seat < len(seats) else None
    if seat is None or not token.opens(seat) or seat.kind == BOT:
        raise NoSuchThing("problem-unknown-link")
    return seat


# Changing hands.


class Asker(NamedTuple):
    """Who wants a seat to change hands."""

    person: str
    name: str
    host: bool


def change(seat: SeatData, asker: Asker, action: str, level: str, name: str, *, here: bool, secret: str) -> SeatData:
    """The seat as it is asked for; raises NotAllowed. here: whether the player of the seat is connected."""
    own = belongs_to(seat, asker.person)
    free = seat.kind in {OPEN, BOT}
    if action == "cover":
        allow(own or (asker.host and waits_for_person(seat) and not here))
        return seat._replace(covered=True, level=check_level(level or SUBSTITUTE))
    if action == "return":
        allow(own)
        return seat._replace(covered=False, level="")
    if action == "take":
        allow(own or (asker.host and free))
        return taken(seat, asker)
    allow(own or (asker.host and free))
    if action == "bot":
        return seat._replace(kind=BOT, person="", name="", level=check_level(level), covered=False, secret=secret)
    if action == "open":
        return seat._replace(kind=OPEN, person="", name="", level="", covered=False, secret=secret)
    if action == "device":
        name = clean_name(name) if name else asker.name
        return seat._replace(kind=DEVICE, person=asker.person, name=name, level="", covered=False)
    raise NotUnderstood("problem-unknown-action", action=action[:LONGEST_NAME])


def taken(seat: SeatData, asker: Asker) -> SeatData:
    """Whoever asks sits there now."""
    return seat._replace(kind=PERSON, person=asker.person, name=asker.name, level="", covered=False)


def allow(allowed: bool) -> None:
    if not allowed:
        raise NotAllowed("problem-not-your-seat")


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise NotUnderstood("problem-unknown-level", level=level[:LONGEST_NAME])
    return level
