"""Live messages are squeezed where that is worth it: a whole table is, a single move is not.

Squeezing everything, as is usual, would take more time than the move itself, and keep a memory of what was said before for
each connection, larger than the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_IT: Final = 8_000
"""Bytes."""
REFUSED: Final = "websocket.http.response.body"


class SqueezeLarge(PerMessageDeflate):
    """As agreed on with one browser."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_IT else super().encode(frame)


class LargeOnly(ServerPerMessageDeflateFactory):
    """Agrees with browsers that each message is squeezed by itself, if it is."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SqueezeLarge(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class LiveProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, with our way of squeezing. A handshake that was refused with an answer is over, and no mistake of ours."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [LargeOnly()]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == REFUSED and not message.get("more_body", False):
            self.handshake_complete = True
