"""WebSocket proxy to another node: forwards frames in both directions without decoding messages.

With three nodes, two of three websockets are proxied, and every message on them is handled twice.  So data passes from
protocol to protocol without a task, a queue or decoding; a side that reads too slowly pauses the other.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake, InvalidMessage, InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from ..frames import Frames, masked_text
from ..http_types import Socket

LOG = logging.getLogger(__name__)
CONNECTION: Final = "warhost.connection"  # key of the connection object in a websocket's ASGI scope
ABNORMAL_CLOSURE: Final = 1006  # close code to report if the other side sent none
HANDSHAKE_TIMEOUT: Final = 1.0  # timeout in seconds for the other node's handshake
SWITCHING_PROTOCOLS: Final = b"HTTP/1.1 101 "
END: Final = b"\r\n\r\n"  # end of the HTTP headers


class ForwardedClient(Protocol):
    """The part of a client's connection that the proxy uses."""

    def forward_to(self, proxy: WebSocketProxy) -> None:
        """Forward queued and future messages to the proxy connection."""

    def stop_forwarding(self) -> None:
        """Queue the messages that arrive from now on."""

    def send_text(self, message: bytes) -> None:
        """Send a message to the client."""

    def set_reading_paused(self, paused: bool) -> None:
        """Pause reading from the client, or resume it."""


class PacedClient(ForwardedClient, Protocol):
    """A client connection to which this node itself sends messages."""

    async def drain(self) -> None:
        """Wait until the client has received what was sent."""

    def deliver(self, frame: bytes) -> bool:
        """Send a frame; False, without sending it, if the client has not received the previous frames."""


class WebSocketProxy(asyncio.Protocol):
    """Client end of a websocket to another node."""

    def __init__(self, target: str, headers: dict[str, str], client: ForwardedClient) -> None:
        loop = asyncio.get_running_loop()
        self.open: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()  # result: the close code
        self._client = client
        self._conn = ClientProtocol(parse_uri(target), max_size=None, logger=LOG)
        self._headers = headers
        self._transport: asyncio.Transport | None = None
        self._after_handshake = False  # True after the handshake, when only frames follow
        self._frames = Frames()

    # --- towards the other node ---------------------------------------------------------------------------------

    def send(self, message: bytes, text: bool = True) -> None:
        if text and self._conn.state is OPEN:
            self._write(masked_text(message))
            return
        with suppress(InvalidState):  # the connection is closing already
            self._conn.send_binary(message)
            self._flush()

    def set_reading_paused(self, paused: bool) -> None:
        """Pause reading from the other node, or resume it."""
        transport = self._transport
        if transport is not None and not transport.is_closing():
            (transport.pause_reading if paused else transport.resume_reading)()

    def close(self) -> None:
        self._client.stop_forwarding()
        if self._transport is not None:
            with suppress(InvalidState):
                self._conn.send_close(1000)
                self._flush()
            self._transport.close()

    def _flush(self) -> None:
        data = b"".join(self._conn.data_to_send())
        if data:
            self._write(data)

    def _write(self, data: bytes) -> None:
        """Write to the transport unless it is closing: uvloop raises for that even before `connection_lost`."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    # --- from the other node ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass of asyncio's
        request = self._conn.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._conn.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        if self._after_handshake:
            for content, message in self._frames.cut(data):
                if message:
                    self._client.send_text(content)
                else:
                    self._feed(content)
            return
        head, end, frames = data.partition(END)
        # A reply in several parts or without an upgrade is read by the library.
        self._after_handshake = head.startswith(SWITCHING_PROTOCOLS) and bool(end)
        if self._after_handshake:
            self._feed(head + end)
            self.data_received(frames)
        else:
            self._feed(data)

    def _feed(self, data: bytes) -> None:
        self._conn.receive_data(data)
        self._process_events()

    def eof_received(self) -> None:
        self._conn.receive_eof()
        self._process_events()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionResetError())
        if not self.closed.done():
            self.closed.set_result(self._code())
        self._client.set_reading_paused(False)

    def pause_writing(self) -> None:
        self._client.set_reading_paused(True)

    def resume_writing(self) -> None:
        self._client.set_reading_paused(False)

    def _process_events(self) -> None:
        for event in self._conn.events_received():
            if isinstance(event, Response):
                self._finish_handshake()
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY):
                self._client.send_text(bytes(event.data))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE and not self.closed.done():
                self.closed.set_result(self._code())
        self._flush()
        if self._conn.handshake_exc is not None:
            self._finish_handshake()
        if self._conn.close_expected() and self._transport is not None:
            self._transport.close()

    def _code(self) -> int:
        """The close code that the other node sent."""
        said = self._conn.close_rcvd
        return said.code if said is not None else ABNORMAL_CLOSURE

    def _finish_handshake(self) -> None:
        if self.open.done():
            return
        wrong = self._conn.handshake_exc
        if wrong is None:
            self._client.forward_to(self)
            self.open.set_result(None)
        else:
            self.open.set_exception(wrong if isinstance(wrong, InvalidHandshake) else InvalidMessage(str(wrong)))


def connection_of(socket: Socket) -> PacedClient | None:
    """The connection object of a websocket; None if another HTTP server than ours accepted it."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: PacedClient | None = extensions.get(CONNECTION)
    return found


async def send(socket: Socket, messages: list[bytes]) -> None:
    """Send text messages to a client, through the connection object if there is one, since it is fastest."""
    connection = connection_of(socket)
    if connection is not None:
        await connection.drain()
    for message in messages:
        if connection is not None:
            connection.send_text(message)
        else:  # another HTTP server has accepted the connection
            await socket.send_data(message.decode())


async def open_proxy_for(socket: Socket, target: str, headers: dict[str, str]) -> WebSocketProxy:
    """Open a proxy connection from a client's websocket to the same path at another node."""
    extensions: Any = socket.scope["extensions"]
    return await open_proxy(target, headers, extensions[CONNECTION])


async def open_proxy(target: str, headers: dict[str, str], client: ForwardedClient) -> WebSocketProxy:
    """Open a proxy connection to another node for a client object that receives its messages."""
    proxy = WebSocketProxy(target, headers, client)
    place = parse_uri(target)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(HANDSHAKE_TIMEOUT):
        try:
            await loop.create_connection(lambda: proxy, place.host, place.port, ssl=place.secure or None)
            await proxy.open
        except BaseException:
            proxy.close()
            raise
    return proxy
