"""The one thread that writes: it takes everything that waits, from all tables, and commits it together.

What is written for one table depends on nothing that another table waits to write. So if one write fails, as when
another worker was first with the entry of that number, all are tried again one by one, and only that one fails.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Final

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from cheeseboard.table.storage.database import Database
from cheeseboard.table.storage.orders import Order, Row

MOST_AT_ONCE: Final = 500


class Overtaken(Exception):
    """Somebody else was first; nothing of this was written."""


@dataclass(eq=False, slots=True)
class Write:
    """What is written for one reason: all of it or nothing."""

    orders: tuple[Order, ...]
    guarded: bool
    """Whether every order must meet a row, or else the write is overtaken."""
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: BaseException | None = field(default=None)


class Writer:
    """Takes writes from one loop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cheeseboard-writer", daemon=True)
        self._thread.start()

    async def commit(self, *orders: Order, guarded: bool = False) -> None:
        """Return when it is on disk; raise Overtaken if it cannot be any more."""
        loop = asyncio.get_running_loop()
        write = Write(orders, guarded, loop, loop.create_future())
        self._waiting.put(write)
        await write.done

    def close(self) -> None:
        """After everything that waits is written."""
        self._waiting.put(None)
        self._thread.join()

    # In the thread.

    def _run(self) -> None:
        running = True
        while running:
            batch, running = self._take()
            if batch:
                self._commit(batch)
                batch[0].loop.call_soon_threadsafe(_tell, batch)

    def _take(self) -> tuple[list[Write], bool]:
        """All that waits, at least one; and whether more may come."""
        batch: list[Write] = []
        while not batch or (len(batch) < MOST_AT_ONCE and not self._waiting.empty()):
            write = self._waiting.get()
            if write is None:
                return batch, False
            batch.append(write)
        return batch, True

    def _commit(self, batch: list[Write]) -> None:
        try:
            if not any(write.guarded for write in batch):
                self._together(batch)
                return
        except SQLAlchemyError as error:
            if is_cut_off(error):
                _fail(batch, error)
                return
        except Exception as error:
            _fail(batch, error)
            return
        try:
            self._one_by_one(batch)
        except Exception as error:
            _fail(batch, error)

    def _together(self, batch: list[Write]) -> None:
        """Orders of the same kind at once, which is many times as fast."""
        kinds: dict[Executable, list[Row]] = {}
        for write in batch:
            for statement, row in write.orders:
                kinds.setdefault(statement, []).append(row)
        with self._database.to_write.begin() as connection:
            for statement, rows in kinds.items():
                connection.execute(statement, rows if len(rows) > 1 else rows[0])

    def _one_by_one(self, batch: list[Write]) -> None:
        with self._database.to_write.begin() as connection:
            for write in batch:
                try:
                    with connection.begin_nested():
                        carry_out(connection, write)
                except (IntegrityError, Overtaken) as error:
                    write.error = Overtaken(str(error))
                except SQLAlchemyError as error:
                    if is_cut_off(error):
                        raise
                    write.error = error


def is_cut_off(error: SQLAlchemyError) -> bool:
    """Whether nobody knows what was written, as the database is gone."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def carry_out(connection: Connection, write: Write) -> None:
    for statement, row in write.orders:
        met = connection.execute(statement, row).rowcount
        if write.guarded and met == 0:
            raise Overtaken


def _fail(batch: list[Write], error: Exception) -> None:
    for write in batch:
        write.error = error


def _tell(batch: list[Write]) -> None:
    """In the loop again."""
    for write in batch:
        if write.done.cancelled():
            continue
        if write.error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.error)
