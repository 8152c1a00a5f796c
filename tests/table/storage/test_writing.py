"""What is written: all of it or nothing, once, and told when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.table.entries import BACK, MOVE, PERSON, Entry, line_of
from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import Database
from cheeseboard.table.storage.orders import (
    ADD_ENTRY,
    ADD_FACT,
    ADD_SNAPSHOT,
    CLAIM,
    SET_REMATCH,
    Order,
    entry_row,
    notes_orders,
    person_orders,
    snapshot_row,
)
from cheeseboard.table.storage.questions import (
    read_entries,
    read_entry_once,
    read_fact,
    read_next_snapshot_number,
    read_notes,
    read_person,
    read_snapshot,
)
from cheeseboard.table.storage.rows import Snapshot
from cheeseboard.table.storage.writer import MOST_AT_ONCE, Overtaken, Writer

Opened: TypeAlias = Callable[[], tuple[Database, Writer]]


@pytest.fixture
def worker(tmp_path: Path, database: str) -> Iterator[Opened]:
    """Opens the same database as another worker would."""
    with ExitStack() as stack:

        def opened() -> tuple[Database, Writer]:
            found = stack.enter_context(closing(Database(Settings(tmp_path, database=database))))
            found.migrate()
            return found, stack.enter_context(closing(Writer(found)))

        yield opened


def entry(number: int, text: str = "a move", once: str | None = None, kind: str = MOVE) -> Entry:
    return Entry(number, kind, 0, text, True, PERSON, "ann", 1.5, once)


def add(number: int, text: str = "a move", once: str | None = None, table: str = "table") -> Order:
    return ADD_ENTRY, entry_row(table, entry(number, text, once))


def wait(work: Coroutine[Any, Any, object]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_an_entry_reads_back_as_it_was_written(worker: Opened) -> None:
    database, writer = worker()
    written = entry(1, "bid ґедзь 🧀", "a mark")
    wait(writer.commit((ADD_ENTRY, entry_row("table", written))))
    with database.to_read.connect() as connection:
        assert read_entries(connection, "table") == [written]
        assert read_entry_once(connection, "table", "a mark") == written
        assert read_entry_once(connection, "another", "a mark") is None


def test_of_two_workers_that_write_the_same_entry_one_is_overtaken(
    worker: Opened,
) -> None:
    (database, one), (_, other) = worker(), worker()

    async def both() -> list[object]:
        writes = (one.commit(add(41, "of one")), other.commit(add(41, "of the other")))
        return list(await asyncio.gather(*writes, return_exceptions=True))

    outcomes = asyncio.run(both())
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Overtaken"]
    with database.to_read.connect() as connection:
        [kept] = read_entries(connection, "table")
    assert kept.text == ("of one" if outcomes[0] is None else "of the other")


def test_workers_that_race_for_a_whole_log_leave_no_gap_and_nothing_twice(
    worker: Opened,
) -> None:
    workers = [worker() for _ in range(3)]
    most = 60

    async def write_on(name: str, database: Database, writer: Writer) -> list[int]:
        won: list[int] = []
        number = 0
        while number < most:
            with database.to_read.connect() as connection:
                number = len(read_entries(connection, "table")) + 1
            try:
                await writer.commit(add(number, name))
                won.append(number)
            except Overtaken:
                continue
            await asyncio.sleep(0)
        return won

    async def race() -> list[list[int]]:
        return await asyncio.gather(*(write_on(f"worker {place}", *found) for place, found in enumerate(workers)))

    won = asyncio.run(race())
    with workers[0][0].to_read.connect() as connection:
        kept = read_entries(connection, "table")
    assert [one.number for one in kept] == list(range(1, len(kept) + 1))
    assert len(kept) >= most
    for place, numbers in enumerate(won):
        assert [one.number for one in kept if one.text == f"worker {place}"] == numbers


def test_the_same_message_is_written_once_whatever_its_number(worker: Opened) -> None:
    database, writer = worker()
    wait(writer.commit(add(1, once="a mark")))
    with pytest.raises(Overtaken):
        wait(writer.commit(add(2, once="a mark")))
    wait(writer.commit(add(1, once="a mark", table="another")))
    with database.to_read.connect() as connection:
        assert len(read_entries(connection, "table")) == 1


def test_a_write_is_done_as_a_whole_or_not_at_all(worker: Opened) -> None:
    database, writer = worker()
    wait(writer.commit(add(1)))
    with pytest.raises(Overtaken):
        wait(writer.commit((ADD_FACT, {"name": "motto", "value": "x"}), add(2), add(1)))
    with database.to_read.connect() as connection:
        assert len(read_entries(connection, "table")) == 1
        with pytest.raises(SQLAlchemyError):
            read_fact(connection, "motto")


def test_one_write_that_is_overtaken_does_not_hold_up_those_committed_with_it(
    worker: Opened,
) -> None:
    database, writer = worker()
    wait(writer.commit(add(1)))

    async def together() -> list[object]:
        writes = [writer.commit(add(1, table=f"table{number % 50 or ''}")) for number in range(100)]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    outcomes = asyncio.run(together())
    assert sum(outcome is None for outcome in outcomes) == 49
    assert sum(isinstance(outcome, Overtaken) for outcome in outcomes) == 51
    with database.to_read.connect() as connection:
        assert all(len(read_entries(connection, f"table{number or ''}")) == 1 for number in range(50))


def test_more_writes_than_fit_into_one_commit_are_all_written(worker: Opened) -> None:
    database, writer = worker()
    count = 2 * MOST_AT_ONCE + 7

    async def many() -> None:
        await asyncio.gather(*(writer.commit(add(number)) for number in range(1, count + 1)))

    asyncio.run(many())
    with database.to_read.connect() as connection:
        assert len(read_entries(connection, "table")) == count


def test_a_guarded_write_that_meets_no_row_is_overtaken(worker: Opened) -> None:
    _, writer = worker()
    claim: Order = (CLAIM, {"this_table": "none", "old_due": 1.0, "new_due": 2.0})
    mark: Order = (SET_REMATCH, {"this_table": "none", "new_rematch": "x"})
    for order in (claim, mark):
        with pytest.raises(Overtaken):
            wait(writer.commit(order, guarded=True))


def test_what_the_database_cannot_take_fails_alone_and_is_told_as_it_is(worker: Opened) -> None:
    database, writer = worker()
    nonsense: Order = (text("INSERT INTO nowhere VALUES (1)"), {})

    async def together() -> list[object]:
        writes = [writer.commit(add(1)), writer.commit(nonsense), writer.commit(add(2)), writer.commit(add(2))]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    first, wrong, second, late = asyncio.run(together())
    assert (first, second) == (None, None)
    assert isinstance(wrong, SQLAlchemyError)
    assert isinstance(late, Overtaken)
    with database.to_read.connect() as connection:
        assert len(read_entries(connection, "table")) == 2


def test_what_waits_when_the_house_closes_is_written(tmp_path: Path, database: str) -> None:
    with closing(Database(Settings(tmp_path, database=database))) as opened:
        opened.migrate()
        writer = Writer(opened)

        async def many() -> None:
            writes = [asyncio.create_task(writer.commit(add(number))) for number in range(1, 50)]
            await asyncio.sleep(0)
            await asyncio.to_thread(writer.close)
            await asyncio.gather(*writes)

        asyncio.run(many())
        with opened.to_read.connect() as connection:
            assert len(read_entries(connection, "table")) == 49


def test_people_and_notes_are_written_over(worker: Opened) -> None:
    database, writer = worker()
    for name, notes in (("Ann", "a plan"), ("Анна", "another plan")):
        wait(writer.commit(*person_orders("ann", name, "uk")))
        wait(writer.commit(*notes_orders("table", "ann", notes)))
    with database.to_read.connect() as connection:
        assert read_person(connection, "ann") == ("Анна", "uk")
        assert read_notes(connection, "table", "ann") == "another plan"
        assert read_notes(connection, "table", "ben") == ""


# Snapshots, and lines.


def test_the_last_snapshot_before_a_moment_is_found(worker: Opened) -> None:
    database, writer = worker()
    snapshots = [Snapshot(number, number - 2, f"position {number}", "0" * 16) for number in (20, 40, 60)]
    wait(writer.commit(*((ADD_SNAPSHOT, snapshot_row("table", snapshot)) for snapshot in snapshots)))
    with database.to_read.connect() as connection:
        assert read_snapshot(connection, "table") == snapshots[2]
        assert read_snapshot(connection, "table", most_moves=57) == snapshots[1]
        assert read_snapshot(connection, "table", most_entries=40) == snapshots[1]
        assert read_snapshot(connection, "table", most_moves=17) is None
        assert read_snapshot(connection, "another") is None
        assert read_next_snapshot_number(connection, "table", 19) == 40
        assert read_next_snapshot_number(connection, "table", 59) is None


def test_a_move_taken_back_is_not_on_the_line() -> None:
    log = [entry(1, "a"), entry(2, "b"), entry(3, "b", kind=BACK), entry(4, "c"), entry(5, "c", kind=BACK)]
    assert [one.text for one in line_of(log)] == ["a"]
    assert [one.text for one in line_of([*log, entry(6, "c", kind="again")])] == ["a", "c"]
