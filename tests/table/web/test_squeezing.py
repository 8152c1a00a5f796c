"""A whole table is squeezed for browsers that can take it, a single move is not; and both arrive as they were."""

from __future__ import annotations

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from cheeseboard.table.web.squeezing import WORTH_IT, LargeOnly


def agreed() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """What the server and a browser make of the browser's offer."""
    answer, ours = LargeOnly().process_request_params([("client_max_window_bits", None)], [])
    theirs = ClientPerMessageDeflateFactory(client_max_window_bits=True).process_response_params(answer, [])
    return ours, theirs


def test_a_small_message_is_sent_as_it_is() -> None:
    ours, theirs = agreed()
    move = Frame(Opcode.TEXT, b"x" * (WORTH_IT - 1))
    assert ours.encode(move) is move
    assert theirs.decode(move).data == move.data


@pytest.mark.parametrize("size", [WORTH_IT, 10 * WORTH_IT])
def test_a_large_message_is_squeezed_and_arrives_whole(size: int) -> None:
    ours, theirs = agreed()
    table = Frame(Opcode.TEXT, b"a mouse on a roof, " * (size // 19 + 1))
    for _ in range(2):
        sent = ours.encode(table)
        assert sent.rsv1
        assert len(sent.data) < len(table.data) / 10
        assert theirs.decode(sent).data == table.data


def test_no_memory_of_messages_is_kept_for_a_connection() -> None:
    ours, theirs = agreed()
    ours.decode(theirs.encode(Frame(Opcode.TEXT, b"hello")))
    ours.encode(Frame(Opcode.TEXT, b"x" * WORTH_IT))
    assert not {"encoder", "decoder"} & set(vars(ours))
