"""The fast path for WebSocket frames gives the same result as the library, for any frames in any pieces."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from warhost.server.frames import Cut, Frames, masked_text, text_head

SIZES = [0, 1, 125, 126, 2**16 - 1, 2**16, 10**5]
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
CONTROL = (Opcode.PING, Opcode.PONG, Opcode.CLOSE)
BODIES = st.binary(max_size=12) | st.sampled_from([b"x" * 125, b"y" * 126, b"z" * 300])
PIECES = st.builds(Frame, st.sampled_from([Opcode.TEXT, *MESSAGES]), BODIES, fin=st.booleans(), rsv1=st.booleans())
OTHERS = st.builds(Frame, st.sampled_from([Opcode.BINARY, Opcode.CONT]), BODIES, fin=st.booleans(), rsv1=st.booleans())
FRAMES = st.lists(PIECES | st.builds(Frame, st.sampled_from(CONTROL), st.binary(max_size=125)), max_size=8)


def written(frame: Frame) -> bytes:
    """Frames as bytes; the library only marks frames as compressed that it has compressed."""
    data = bytearray(replace(frame, rsv1=False).serialize(mask=False))
    data[0] |= 0x40 if frame.rsv1 else 0
    return bytes(data)


def joined(found: list[Cut]) -> list[Cut]:
    """Consecutive bytes for the library, joined, because it treats them as a stream."""
    whole: list[Cut] = []
    for content, message in found:
        if whole and not message and not whole[-1][1]:
            content = whole.pop()[0] + content
        whole.append((content, message))
    return whole


def expected(frames: list[Frame], data: list[bytes]) -> list[Cut]:
    """Uncompressed single-frame messages as messages, and all other bytes unchanged."""
    found: list[Cut] = []
    in_pieces = False
    for frame, as_it_came in zip(frames, data, strict=True):
        whole = frame.opcode is Opcode.TEXT and frame.fin and not frame.rsv1 and not in_pieces
        found.append((bytes(frame.data), True) if whole else (as_it_came, False))
        if frame.opcode in MESSAGES:
            in_pieces = not frame.fin
    return found


@given(frames=FRAMES, cuts=st.lists(st.integers(0, 2000), max_size=10))
def test_messages_in_any_pieces_come_out_whole_and_everything_in_order(frames: list[Frame], cuts: list[int]) -> None:
    data = [written(frame) for frame in frames]
    stream, cutting, found = b"".join(data), Frames(), []
    ends = [*sorted(min(cut, len(stream)) for cut in cuts), len(stream)]
    for begin, end in pairwise([0, *ends]):
        found += cutting.cut(stream[begin:end])
    assert joined(found) == joined(expected(frames, data))


@given(frame=OTHERS, cut=st.integers(2, 400))
def test_other_frames_are_passed_on_without_delay(frame: Frame, cut: int) -> None:
    """Other frames are passed on as soon as their header is known, because the library detects errors in the first two
    bytes.
    """
    data, cutting = written(frame), Frames()
    known = 4 if len(frame.data) > 125 else 2
    some = data[: max(known, cut)]
    assert cutting.cut(some) == [(some, False)]
    hi = Frame(Opcode.TEXT, b"hi")
    after = written(hi)
    found = [(some, False), *cutting.cut(data[len(some) :] + after)]
    assert joined(found) == joined(expected([frame, hi], [data, after]))


def test_a_masked_frame_is_left_to_the_library() -> None:
    masked = masked_text(b"hi")
    assert Frames().cut(masked) == [(masked, False)]


@pytest.mark.parametrize("size", SIZES)
def test_a_message_goes_out_as_the_frame_that_the_protocol_wants(size: int) -> None:
    message = b"x" * size
    assert text_head(size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
    node = ServerProtocol(max_size=None)
    node.receive_data(
        b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    (asked,) = node.events_received()
    assert isinstance(asked, Request)
    node.send_response(node.accept(asked))
    node.receive_data(masked_text(message))
    assert [(each.opcode, each.data) for each in node.events_received() if isinstance(each, Frame)] == [
        (Opcode.TEXT, message)
    ]
