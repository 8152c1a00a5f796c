"""As much of a WebSocket client as a measurement needs: fast, so that what is measured is the server.

Everything is sent as one frame, masked with zeros, which changes nothing. What comes may be squeezed, if that is wanted.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
AS_BROWSERS: Final = "permessage-deflate; client_max_window_bits"


class Socket(asyncio.Protocol):
    """One connection. hear is called with every message that comes. Browsers take messages squeezed."""

    def __init__(self, hear: Callable[[bytes], None], *, squeezed: bool = False) -> None:
        self.hear = hear
        self._squeezed = squeezed
        self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._read = bytearray()

    async def connect(self, host: str, port: int, path: str, headers: dict[str, str]) -> None:
        """Return when it is ready to be used."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        asked = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **({"Sec-WebSocket-Extensions": AS_BROWSERS} if self._squeezed else {}),
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        self.transport.write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("The server has hung up."))

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self.opened.done() and not self._open():
            return
        while self._take_frame():
            pass

    def send(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        self.transport.close()

    def _open(self) -> bool:
        """Whether the handshake is over."""
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._read[: self._read.find(b"\r\n")])
        del self._read[: end + 4]
        if b" 101 " in status:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(status.decode(errors="replace")))
        return True

    def _take_frame(self) -> bool:
        """Whether there was a whole one."""
        read = self._read
        if len(read) < 2:
            return False
        size, start = read[1], 2
        if size == 126:
            size, start = int.from_bytes(read[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(read[2:10], "big"), 10
        end = start + size
        if len(read) < max(start, end):
            return False
        kind, packed, message = read[0] & 15, read[0] & 64, bytes(read[start:end])
        del read[:end]
        if packed:
            message = self._unpack.decompress(message + b"\0\0\xff\xff")
        if kind == TEXT:
            self.hear(message)
        elif kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            self.close()
        return True
