"""Several workers over one database: they tell each other what has changed, and nothing is done twice.

Each worker is a house with a loop of its own, which runs only while something is waited for; so the test says who comes first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.core.bits import members
from cheeseboard.table.entries import BOT
from cheeseboard.table.problems import AgainstRules, NoSuchThing, NotAllowed, Stale
from cheeseboard.table.service.room import Room
from cheeseboard.table.storage.questions import read_entries
from tests.table import borrowed
from tests.table.borrowed import Postgres
from tests.table.hosting import PATIENCE, Clock, Guest, Hall, hosting


@pytest.fixture(params=["redis", "postgresql"])
def workers(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[list[Hall]]:
    """Two of them, with the same clock."""
    database = postgres.new_database()
    channels = request.getfixturevalue("redis") if request.param == "redis" else database
    clock = Clock()
    with ExitStack() as stack:
        yield [
            stack.enter_context(hosting(tmp_path, database=database, channels=channels, clock=clock)) for _ in range(2)
        ]


def until(workers: list[Hall], true: Callable[[], object]) -> None:
    """All of them go on by turns until this is so."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last, "It has not come to that."
        for hall in workers:
            hall.run(pause())


async def pause() -> None:
    await asyncio.sleep(0.01)


def same_person(guest: Guest, hall: Hall) -> Guest:
    return Guest(hall, guest.person)


def same_table(room: Room, hall: Hall) -> Room:
    return hall.room(room.data.id)


def entries(hall: Hall, room: Room) -> list[Any]:
    return hall.run(hall.house.read(read_entries, room.data.id))


def test_what_is_done_through_one_worker_is_shown_by_the_other(workers: list[Hall]) -> None:
    one, other = workers
    ann, ben = one.guest("Ann"), other.guest("Ben")
    room = ann.new_table("person", "open", game="castle")
    there = same_table(room, other)
    watcher = ben.watch(there)
    link = ann.table(room).seats[1].link.removeprefix("/seats/")
    other.run(other.house.take_seat(ben.person, link))
    until(workers, lambda: room.seats[1].person == ben.person)
    for version in (1, 2, 3):
        [seat] = members(room.live.state.acting)
        (ann if seat == 0 else ben).any_move(room if seat == 0 else there, seat)
        until(workers, lambda version=version: room.live.version == there.live.version == version)  # type: ignore[misc]
    assert [message["version"] for message in watcher.of("played")] == [1, 2, 3]
    assert room.live.state.facts() == there.live.state.facts()
    one.run(room.say(ann.person, "Hello from the other worker"))
    until(workers, lambda: watcher.of("said"))
    assert watcher.of("said")[0]["saying"]["text"] == "Hello from the other worker"
    other.run(there.say(ben.person, "Hello back"))
    until(workers, lambda: len(room.sayings) == 2)
    assert [said.number for said in room.sayings] == [1, 2]


def test_who_is_connected_to_one_worker_is_here_for_all(workers: list[Hall]) -> None:
    one, other = workers
    ann = one.guest("Ann")
    room = ann.new_table("person", "open", game="castle")
    there = same_table(room, other)
    other.guest("Ben").watch(there)

    def ann_is_here() -> bool:
        return other.call(lambda: there.is_here(there.seats[0]))

    assert not ann_is_here()
    watcher = ann.watch(room)
    until(workers, ann_is_here)
    watcher.leave()
    until(workers, lambda: not ann_is_here())


def test_of_two_moves_at_the_same_moment_one_is_made(workers: list[Hall]) -> None:
    one, other = workers
    ann = one.guest("Ann")
    room = ann.new_table("person", "device", game="castle")
    there = same_table(room, other)
    [seat] = members(room.live.state.acting)
    ann.any_move(room, seat)
    with pytest.raises((Stale, AgainstRules, NotAllowed)):
        same_person(ann, other).move(there, "enter g7", seat=seat, version=0, once="another")
    assert [entry.number for entry in entries(one, room)] == [1]
    assert there.live.version == 1


def test_the_same_message_through_both_workers_is_carried_out_once(workers: list[Hall]) -> None:
    one, other = workers
    ann = one.guest("Ann")
    room = ann.new_table("person", "device", game="peppercorn")
    there = same_table(room, other)
    text = room.game.write_move(room.live.state, int(room.live.state.moves(0)[0]))
    assert ann.move(room, text, version=0, once="the same") == 1
    assert same_person(ann, other).move(there, text, version=0, once="the same") == 1
    assert len(entries(one, room)) == 1


def test_what_was_taken_back_through_one_worker_is_played_again_through_the_other(workers: list[Hall]) -> None:
    one, other = workers
    ann = one.guest("Ann")
    room = ann.new_table("person", game="larder")
    there = same_table(room, other)
    ann.move(room, "page")
    ann.move(room, "keep 1")
    ann.back(room)
    until(workers, lambda: there.live.version == 3)
    same_person(ann, other).again(there)
    until(workers, lambda: room.live.version == 4)
    assert room.live.state.facts() == there.live.state.facts()


def test_every_move_of_a_bot_is_made_once(workers: list[Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = workers
    ann = one.guest("Ann")
    asked: list[int] = []
    for hall in workers:
        choose = hall.house.thinkers.choose

        async def counted(*question: Any, choose: Any = choose) -> int:
            asked.append(question[2])
            return int(await choose(*question))

        monkeypatch.setattr(hall.house.thinkers, "choose", counted)
    room = ann.new_table("bot:crumb", "bot:nibbler", "bot:crumb", game="peppercorn")
    there = same_table(room, other)
    same_person(ann, other).watch(there)
    ann.watch(room)
    until(workers, lambda: room.over and there.over)
    log = entries(one, room)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert {entry.by for entry in log} == {BOT}
    assert len(asked) <= len(log)


def test_a_bot_whose_worker_has_died_moves_through_another(
    workers: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = workers

    async def never(*_: Any) -> int:
        await asyncio.sleep(10 * PATIENCE)
        return 0

    monkeypatch.setattr(one.house.thinkers, "choose", never)
    ann = one.guest("Ann")
    room = ann.new_table("person", "bot:crumb", game="peppercorn")
    ann.any_move(room, 0)
    assert room.data.due is not None
    one.clock.now = room.data.due + 1
    table = room.data.id
    other.until(lambda: (found := other.house.room_in_memory(table)) is not None and found.live.version == 2)


def test_clocks_survive_the_end_of_the_worker_that_set_them(workers: list[Hall]) -> None:
    one, other = workers
    room = one.guest("Ann").new_table("person", "device", game="castle", clock="move", seconds=60)
    one.clock.now += 61
    table = room.data.id
    other.until(lambda: (found := other.house.room_in_memory(table)) is not None and found.live.version > 0)
    assert any(seat.covered for seat in other.room(table).seats)


def test_only_one_worker_looks_after_a_table_that_is_due(workers: list[Hall]) -> None:
    one, other = workers
    room = one.guest("Ann").new_table("person", "device", game="castle", clock="move", seconds=60)
    one.clock.now += 61
    until(workers, lambda: any(seat.covered for seat in room.seats) or other.house.room_in_memory(room.data.id))
    until(workers, lambda: entries(one, room))
    log = entries(one, room)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


@pytest.mark.parametrize("name", ["", "\x00", "a\x00b", "\ud800", "é", "x" * 5000, "a'b", "../x", "none"])
def test_a_table_that_there_cannot_be_is_not_even_asked_for(workers: list[Hall], name: str) -> None:
    with pytest.raises(NoSuchThing, match="problem-unknown-table"):
        workers[0].room(name)


def test_of_two_rematches_one_is_played(workers: list[Hall]) -> None:
    one, other = workers
    ann = one.guest("Ann")
    room = ann.new_table("person", "bot:crumb", game="peppercorn")
    ann.change_seat(room, 0, "cover", "crumb")
    ann.watch(room)
    until(workers, lambda: room.over)
    there = same_table(room, other)
    first = one.run(room.rematch(ann.person))
    assert other.run(there.rematch(ann.person)) == first


def test_whoever_was_cut_off_from_the_others_looks_at_everything_again(tmp_path: Path, postgres: Postgres) -> None:
    database, clock = postgres.new_database(), Clock()
    with ExitStack() as stack:
        running = ExitStack()
        address = running.enter_context(borrowed.redis())
        port = int(address.rpartition(":")[2])
        halls = [
            stack.enter_context(hosting(tmp_path, database=database, channels=address, clock=clock)) for _ in range(2)
        ]
        one, other = halls
        ann = one.guest("Ann")
        room = ann.new_table("person", "device", game="castle")
        there = same_table(room, other)
        running.close()
        ann.any_move(room, next(iter(members(room.live.state.acting))))
        for hall in halls:
            hall.run(pause())
        assert there.live.version == 0
        stack.enter_context(borrowed.redis(port))
        until(halls, lambda: there.live.version == 1)
