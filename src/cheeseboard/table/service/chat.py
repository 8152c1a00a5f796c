"""What is said at a table: texts of one's own, and quick phrases that everybody reads in the own language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.state import WATCHER
from cheeseboard.table.problems import NotUnderstood, Stale, TooLarge
from cheeseboard.table.service.neighbours import SAID
from cheeseboard.table.storage.orders import ADD_SAYING
from cheeseboard.table.storage.questions import read_sayings
from cheeseboard.table.storage.rows import SayingData
from cheeseboard.table.storage.writer import Overtaken

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "oops",
    "thanks",
    "one-moment",
    "your-turn",
    "good-game",
    "again",
)
"""Their words are page-phrase-KEY."""
LONGEST_SAYING: Final = 500
LONGEST_NOTES: Final = 20_000
TRIES: Final = 5


async def say(room: Room, person: str, text: str) -> None:
    if not text.strip():
        raise NotUnderstood("problem-text-empty")
    if len(text) > LONGEST_SAYING:
        raise TooLarge("problem-text-long", most=LONGEST_SAYING)
    await _add(room, person, text, "")


async def say_phrase(room: Room, person: str, key: str) -> None:
    if key not in PHRASES:
        raise NotUnderstood("problem-unknown-phrase")
    await _add(room, person, "", key)


def check_notes(text: str) -> None:
    if len(text) > LONGEST_NOTES:
        raise TooLarge("problem-text-long", most=LONGEST_NOTES)


async def _add(room: Room, person: str, text: str, phrase: str) -> None:
    """Under the next number; if another worker was first, under the one after."""
    own = room.seats_of(person)
    name = room.seats[own[0]].name if own else (await room.house.person(person))[0]
    for _ in range(TRIES):
        number = room.sayings[-1].number + 1 if room.sayings else 1
        seat = own[0] if own else WATCHER
        said = SayingData(number, person, name, seat, text, phrase, room.house.sources.now())
        try:
            await room.house.writer.commit((ADD_SAYING, {"table_id": room.data.id, **said._asdict()}))
        except Overtaken:
            await hear_others(room)
        else:
            take_up(room, said)
            room.house.neighbours.tell(room.data.id, SAID, number)
            return
    raise Stale("problem-moved-on")


async def hear_others(room: Room) -> None:
    """What was said through other workers."""
    after = room.sayings[-1].number if room.sayings else 0
    for said in await room.house.read(read_sayings, room.data.id, after):
        take_up(room, said)


def take_up(room: Room, said: SayingData) -> None:
    room.sayings.append(said)
    room.audience.show_saying(said)
