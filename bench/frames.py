"""What a message costs the event loop in frames: Warhost's short path, and uvicorn's own protocol.

    python bench/frames.py

Each side is a connection without a network: a message of a client is read up to the application's queue, and a message
to the client is written as bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Callable
from typing import Any, Final

from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from warhost.server.accounts.limits import Limits
from warhost.server.connections import ConnectionLimit, ServerConfig, SocketConnection
from warhost.server.frames import Frames, masked_text, text_frame

HANDSHAKE: Final = (
    b"GET /api/tables/one/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
FROM_CLIENT: Final = masked_text(b'{"type":"answer","id":1,"moment":120,"seat":0,"option":"%s"}' % (b"deploy " * 6))
TO_CLIENT: Final = b'{"type":"changed","seq":12,"changes":[' + b'{"path":["view","moment"],"value":121},' * 30 + b"{}]}"


class Nowhere(asyncio.Transport):
    """A transport that keeps nothing."""

    def write(self, data: Any) -> None:
        return

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        return

    def abort(self) -> None:
        raise AssertionError("the connection was cut")

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        return

    def resume_reading(self) -> None:
        return

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


def opened(kind: type[WebSocketsSansIOProtocol], config: ServerConfig) -> Any:
    """A connection of a kind, after its handshake."""
    connection = kind(config, ServerState(), {})  # type: ignore[arg-type]
    connection.connection_made(Nowhere())
    connection.data_received(HANDSHAKE)
    connection.conn.send_response(connection.response)
    connection.conn.data_to_send()
    connection.handshake_complete = True
    return connection


def read(connection: Any) -> Callable[[], None]:
    def once() -> None:
        connection.data_received(FROM_CLIENT)
        while connection.queue.qsize():
            connection.queue.get_nowait()
        connection.read_paused = False

    return once


def carried(came: bytes) -> tuple[Callable[[], None], Callable[[], None]]:
    """What a node reads from another node: by `Frames`, and by the library."""
    frames, library, server = Frames(), ClientProtocol(parse_uri("ws://localhost/")), ServerProtocol()
    library.send_request(library.connect())
    server.receive_data(b"".join(library.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    library.receive_data(b"".join(server.data_to_send()))
    library.events_received()

    def by_library() -> None:
        library.receive_data(came)
        library.events_received()

    def by_hand() -> None:
        frames.cut(came)

    return by_hand, by_library


def sent_by_library(connection: Any) -> Callable[[], None]:
    def once() -> None:
        connection.conn.send_text(TO_CLIENT)
        connection.transport.write(b"".join(connection.conn.data_to_send()))

    return once


def sent(connection: Any, frame: bytes) -> Callable[[], None]:
    return lambda: connection.deliver(frame)


def microseconds(work: Callable[[], None], times: int) -> float:
    """The best of five series: processor time of the thread."""
    found = []
    for _ in range(5):
        begun = time.thread_time()
        for _ in range(times):
            work()
        found.append((time.thread_time() - begun) / times)
    return 1e6 * min(found)


async def measured(times: int) -> None:
    over = asyncio.Event()

    async def app(*_: object) -> None:
        await over.wait()

    config = ServerConfig(Litestar([]), ConnectionLimit(Limits(), 1000, ()))
    config.load()
    config.loaded_app = app  # type: ignore[assignment]
    own, theirs = opened(SocketConnection, config), opened(WebSocketsSansIOProtocol, config)
    frame = text_frame(TO_CLIENT)
    print(f"load average {os.getloadavg()[0]:.1f}; microseconds a message")
    print(f"read {len(FROM_CLIENT)} bytes: {microseconds(read(own), times):.1f}, ", end="")
    print(f"uvicorn's {microseconds(read(theirs), times):.1f}")
    print(f"send {len(TO_CLIENT)} bytes to a spectator: {microseconds(sent(own, frame), times):.1f}, ", end="")
    print(f"uvicorn's, packed, {microseconds(sent_by_library(theirs), times):.1f}")
    own_cut, library_cut = carried(frame)
    print(f"read {len(TO_CLIENT)} bytes from another node: {microseconds(own_cut, times):.1f}, ", end="")
    print(f"the library's {microseconds(library_cut, times):.1f}")
    over.set()
    await asyncio.sleep(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--times", type=int, default=5000)
    args = parser.parse_args()
    asyncio.run(measured(args.times))


if __name__ == "__main__":
    main()
