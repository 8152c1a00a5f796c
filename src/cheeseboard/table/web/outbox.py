"""What waits to be sent on one connection: a little. Whoever falls far behind is dropped, and comes back by itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 4_000_000


class Outbox:
    """Filled without ever waiting, emptied by one task."""

    def __init__(self, too_slow: Callable[[], object]) -> None:
        self._too_slow = too_slow
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._something = asyncio.Event()
        self.closed = False

    def put(self, message: bytes) -> None:
        if self.closed:
            return
        self._waiting.append(message)
        self._size += len(message)
        self._something.set()
        if len(self._waiting) > MOST_MESSAGES or self._size > MOST_BYTES:
            self.close()
            self._too_slow()

    def close(self) -> None:
        self.closed = True
        self._waiting.clear()

    async def take(self) -> bytes:
        """The oldest message, as soon as there is one."""
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        message = self._waiting.popleft()
        self._size -= len(message)
        return message
