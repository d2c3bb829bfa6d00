"""Our websocket protocol and the library's read the same messages from any bytes in any pieces."""

from __future__ import annotations

import asyncio
import logging
import zlib
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from warhost.server.accounts.limits import LARGEST_FRAME, Limits
from warhost.server.connections import ConnectionLimit, ServerConfig, SocketConnection

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
PACKING = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
HEAD = 10  # maximum size of a frame header in bytes
EASY = Limits(frames=1e9, frame_burst=10**9)
TEXT, LAST, PACKED = 0x01, 0x80, 0x40
TEXTS = st.sampled_from(["", "a", "żółw", "x" * 125, "y" * 126, "z" * 300]).map(str.encode)
BODIES = TEXTS | st.binary(max_size=12) | st.sampled_from([b"\x03\xe8", b"\x03\xe8bye", b"\x00\x01", "ż".encode()[:1]])


class Wire:
    """A transport that only records what is written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Do nothing: the test passes each piece after the one before was processed."""

    resume_reading = pause_reading

    def get_extra_info(self, name: str) -> Any:
        return None

    def get_write_buffer_size(self) -> int:
        return 0


class Listener:
    """An application that accepts every connection and records what it receives."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message.get("text", message.get("bytes")))
        self.heard.append(message.get("code"))


async def told(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application receives, what the other side is sent, and whether the connection is closed."""
    listener = Listener()
    config = ServerConfig(listener, ConnectionLimit(EASY, 10, ()))  # type: ignore[arg-type]
    config.interface, config.ws_ping_interval = "asgi3", None
    config.proxy_headers = False
    connection, wire = kind(config, ServerState(), {}), Wire()
    connection.logger = connection.conn.logger = logging.getLogger("of nobody")
    connection.connection_made(wire)  # type: ignore[arg-type]
    for piece in pieces:
        if not wire.closed:
            connection.data_received(piece)
        if connection.queue.qsize():
            await settled()
    closed = wire.closed
    connection.connection_lost(None)
    await settled()
    return listener.heard, wire.written, closed


async def settled() -> None:
    """Wait until every waiting task has run: each of the few steps takes one iteration of the event loop."""
    for _ in range(20):
        await asyncio.sleep(0)


def frame(first: int, body: bytes, masked: bool = True, size: int | None = None, wide: int = 0) -> bytes:
    """A frame with any first byte; `size` is the length in its header, which has at least `wide` bytes."""
    size = len(body) if size is None else size
    if size < 126 and not wide:
        head = bytes([size])
    elif size < 2**16 and wide < 8:
        head = b"\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x7f" + size.to_bytes(8, "big")
    mask = b"\x12\x34\x56\x78" if masked else b""
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)) if masked else body
    return bytes([first, head[0] | (0x80 if masked else 0)]) + head[1:] + mask + hidden


def packed(text: bytes) -> bytes:
    """A payload compressed with permessage-deflate."""
    packing = zlib.compressobj(wbits=-12)
    return (packing.compress(text) + packing.flush(zlib.Z_SYNC_FLUSH))[:-4]


HONEST = st.builds(frame, st.just(TEXT | LAST), TEXTS)
PIECES = st.builds(frame, st.sampled_from([0x01, 0x02, 0x00, 0x80, 0x81, 0x82]), BODIES)
PINGS = st.builds(frame, st.sampled_from([0x89, 0x8A]), BODIES)
PACKED_ONES = st.builds(frame, st.sampled_from([TEXT | LAST | PACKED, TEXT | PACKED]), TEXTS.map(packed))
ANYTHING = st.builds(
    frame,
    st.integers(0, 255),
    BODIES,
    st.sampled_from([True, True, True, False]),
    st.none() | st.sampled_from([0, 5, 125, 126, 2**16 - 1, LARGEST_FRAME, LARGEST_FRAME + 1, 2**63, 2**64 - 1]),
    st.sampled_from([0, 0, 2, 8]),
)
STREAMS = st.lists(HONEST | PIECES | PINGS | PACKED_ONES | ANYTHING | st.binary(max_size=4), max_size=8).map(b"".join)


@pytest.mark.filterwarnings("error")
@given(stream=STREAMS, packing=st.booleans(), ended=st.just(True), cuts=st.lists(st.integers(0, 1500), max_size=6))
@example(frame(0x81, b"\xff") + frame(0x81, b"late"), False, False, [])
@example(frame(0x88, b"\x03\xe8") + frame(0x81, b"late"), False, False, [])
@example(frame(0x01, "ż".encode()[:1]) + frame(0x89, b"?") + frame(0x80, "ż".encode()[1:]), False, False, [])
@example(frame(0x01, b"a") + frame(0x81, b"b"), False, False, [])
@example(frame(0x81, b"x" * 300, wide=8) + frame(0x81, b"", wide=2), False, False, [3])
@example(frame(0x81, b"", size=LARGEST_FRAME + 1), True, False, [])
@example(frame(0x01, b"x" * LARGEST_FRAME) + frame(0x80, b"y"), False, False, [])
@example(frame(0xC1, packed(b"z" * 2 * LARGEST_FRAME)), True, False, [])
def test_any_input_is_read_as_by_the_library(stream: bytes, packing: bool, ended: bool, cuts: list[int]) -> None:
    """Messages, replies to pings, and the close code, if any.

    Both get the same pieces: uvicorn ignores everything after an error in the same piece.
    """
    stream += bytes(HEAD) if ended else b""
    ends = [*sorted(min(cut, len(stream)) for cut in cuts), len(stream)]
    pieces = [stream[begin:end] for begin, end in pairwise([0, *ends]) if begin < end]
    opening = REQUEST + (PACKING if packing else b"") + b"\r\n"
    theirs = asyncio.run(told(WebSocketsSansIOProtocol, [opening, *pieces]))
    assert asyncio.run(told(SocketConnection, [opening, *pieces])) == theirs


@pytest.mark.parametrize(
    "early", [frame(0x81, b"hello"), frame(0x89, b"?"), frame(0x83, b""), frame(0x88, b""), b"\x81"]
)
def test_data_before_the_handshake_closes_the_connection(early: bytes) -> None:
    """The protocol forbids it, and the library fails in some cases."""

    async def spoken() -> tuple[list[Any], bytes]:
        listener = Listener()
        config = ServerConfig(listener, ConnectionLimit(EASY, 10, ()))  # type: ignore[arg-type]
        config.interface, config.proxy_headers = "asgi3", False
        connection, wire = SocketConnection(config, ServerState(), {}), Wire()
        connection.connection_made(wire)  # type: ignore[arg-type]
        connection.data_received(REQUEST + b"\r\n")
        connection.data_received(early)
        assert wire.closed
        connection.connection_lost(None)
        await settled()
        return listener.heard, wire.written

    heard, written = asyncio.run(spoken())
    assert [each for each in heard if not isinstance(each, int)] == []
    assert written == b""
