"""How workers tell each other that a table has changed. What has changed they read from the database themselves.

memory://        there is only one worker, so nobody has to be told
redis://…        Redis publishes and subscribes
postgresql://…   PostgreSQL notifies and listens

Word may get lost when a connection is lost. So whoever has connected again is told that there was a gap, and looks at
every table in its memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

from cheeseboard.table.settings import IN_MEMORY

LOG: Final = logging.getLogger(__name__)

TOPIC: Final = "cheeseboard"
SECONDS_BETWEEN_TRIES: Final = 1.0


class Line(Protocol):
    """A connection to all workers."""

    async def say(self, word: str) -> None:
        raise NotImplementedError

    def words(self) -> AsyncIterator[str]:
        """What all workers say, this one too."""
        raise NotImplementedError


class Channel:
    """Says in order, hears in order, and connects again for as long as it is open. Saying never blocks."""

    def __init__(self, address: str, hear: Callable[[str], None], gap: Callable[[], None]) -> None:
        self.address = address
        self.alone = address == IN_MEMORY
        """Whether there is nobody to talk to."""
        self._hear = hear
        self._gap = gap
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Return when others can be heard."""
        if not self.alone:
            self._task = asyncio.create_task(self._keep_connected())
            waiting = asyncio.create_task(self._connected.wait())
            await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()

    async def close(self) -> None:
        if self._task is not None:
            await end([self._task])

    def say(self, word: str) -> None:
        if not self.alone:
            self._waiting.put_nowait(word)

    async def _keep_connected(self) -> None:
        while True:
            try:
                async with connect(self.address) as line:
                    await self._talk(line)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("The channel to the other workers is cut off: %s", error)
            self._connected.set()
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _talk(self, line: Line) -> None:
        """Until the connection is lost."""
        if self._connected.is_set():
            self._gap()
        self._connected.set()
        talking = [asyncio.create_task(self._say_all(line)), asyncio.create_task(self._hear_all(line))]
        try:
            done, _ = await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await end(talking)

    async def _say_all(self, line: Line) -> None:
        while True:
            await line.say(await self._waiting.get())

    async def _hear_all(self, line: Line) -> None:
        async for word in line.words():
            self._hear(word)


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """However often a library takes no notice of being told to."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=SECONDS_BETWEEN_TRIES)


def connect(address: str) -> contextlib.AbstractAsyncContextManager[Line]:
    return redis_line(address) if address.startswith(("redis://", "rediss://", "unix://")) else postgres_line(address)


# Redis.


class RedisLine:
    """A client, and what it is subscribed to."""

    def __init__(self, client: Any, heard: Any) -> None:
        self._client = client
        self._heard = heard

    async def say(self, word: str) -> None:
        await self._client.publish(TOPIC, word)

    async def words(self) -> AsyncIterator[str]:
        async for message in self._heard.listen():
            if message["type"] == "message":
                yield message["data"]


@asynccontextmanager
async def redis_line(address: str) -> AsyncIterator[Line]:
    from redis.asyncio import Redis

    async with Redis.from_url(address, decode_responses=True) as client, client.pubsub() as heard:
        await heard.subscribe(TOPIC)
        yield RedisLine(client, heard)


# PostgreSQL.


class PostgresLine:
    """One connection to notify, one that listens."""

    def __init__(self, saying: Any, listening: Any) -> None:
        self._saying = saying
        self._listening = listening

    async def say(self, word: str) -> None:
        await self._saying.execute("SELECT pg_notify(%s, %s)", (TOPIC, word))

    async def words(self) -> AsyncIterator[str]:
        async for notice in self._listening.notifies():
            yield notice.payload


@asynccontextmanager
async def postgres_line(address: str) -> AsyncIterator[Line]:
    from psycopg import AsyncConnection

    address = address.replace("postgresql+psycopg://", "postgresql://", 1)
    async with (
        await AsyncConnection.connect(address, autocommit=True) as saying,
        await AsyncConnection.connect(address, autocommit=True) as listening,
    ):
        await listening.execute(f"LISTEN {TOPIC}")
        yield PostgresLine(saying, listening)
