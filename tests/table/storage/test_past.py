"""Tables read back: from snapshots that can be trusted, and from the deal where none can."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy import delete, select, update

from cheeseboard.core.bits import members
from cheeseboard.table.service.room import Room
from cheeseboard.table.storage.past import SNAPSHOT_EVERY, load_live, load_match, load_missed, load_state, load_steps
from cheeseboard.table.storage.schema import SNAPSHOTS
from tests.table.hosting import Guest, Hall

MOVES = 3 * SNAPSHOT_EVERY


@pytest.fixture
def room(ann: Guest) -> Room:
    """A long game, in which some moves were taken back, and some of them played again."""
    room = ann.new_table("person", "device", game="larder")
    for number in range(MOVES):
        seat = next(iter(members(room.live.state.acting)))
        legal = room.live.state.moves(seat)
        ann.move(room, room.game.write_move(room.live.state, int(legal[number % len(legal)])), seat=seat)
        if number % 5 == 0 and room.live.line.may_take_back(seat):
            ann.back(room, seat=seat)
            if number % 2 == 0:
                ann.again(room, seat=seat)
    assert not room.over
    return room


def snapshots(hall: Hall, room: Room) -> list[int]:
    with hall.house.database.to_read.connect() as connection:
        found = select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == room.data.id).order_by(SNAPSHOTS.c.number)
        return list(connection.execute(found).scalars())


def test_a_long_log_has_snapshots_so_that_loading_stays_quick(hall: Hall, room: Room) -> None:
    numbers = snapshots(hall, room)
    assert len(numbers) >= 2
    assert all(later - earlier >= SNAPSHOT_EVERY for earlier, later in zip([0, *numbers], numbers, strict=False))


def test_with_and_without_snapshots_it_is_the_same_game(hall: Hall, room: Room) -> None:
    with_them = hall.forget(room).live
    with hall.house.database.to_write.begin() as connection:
        connection.execute(delete(SNAPSHOTS))
    without = hall.forget(room).live
    for live in (with_them, without):
        assert live.state.facts() == room.live.state.facts()
        assert (live.version, live.moves) == (room.live.version, room.live.moves)
        assert [made.move for made in live.line.moves] == [made.move for made in room.live.line.moves]


@pytest.mark.parametrize("spoiled", [{"hash": "0" * 16}, {"position": "{}"}, {"position": "nonsense"}])
def test_a_snapshot_that_is_not_what_it_was_is_not_trusted(
    hall: Hall, room: Room, spoiled: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with hall.house.database.to_write.begin() as connection:
        connection.execute(update(SNAPSHOTS).values(spoiled))
    with caplog.at_level(logging.WARNING):
        assert hall.forget(room).live.state.facts() == room.live.state.facts()
    assert "snapshot" in caplog.text


def test_every_moment_is_the_one_that_was_played(hall: Hall, room: Room) -> None:
    with hall.house.database.to_read.connect() as connection:
        match = load_match(connection, room.data, room.game, room.game.seat_names[:2])
        assert len(match.played) == room.live.moves
        for move in (0, 1, SNAPSHOT_EVERY, room.live.moves // 2, room.live.moves):
            state = load_state(connection, room.data, room.game, move)
            assert state.facts() == match.state_after(move).facts()
        steps = load_steps(connection, room.data, room.game, 1, room.live.moves)
        assert [step.text for step in steps] == [played.text for played in match.played]
        assert load_steps(connection, room.data, room.game, room.live.moves + 1, room.live.moves + 5) == []


def test_what_was_missed_begins_wherever_somebody_left(hall: Hall, room: Room) -> None:
    with hall.house.database.to_read.connect() as connection:
        for version in (0, 1, SNAPSHOT_EVERY - 1, room.live.version - 1, room.live.version):
            missed = load_missed(connection, room.data, room.game, version)
            assert [entry.version for entry in missed] == list(range(version + 1, room.live.version + 1))
            if missed:
                assert missed[-1].step.after.facts() == room.live.state.facts()
        assert load_live(connection, room.data, room.game).version == room.live.version
