"""Limits on connections: their number per address, and timeouts for requests.

Limits on requests are elsewhere (`accounts/limits.py`); these are for connections that send no request, that send
control frames without end, or that never read their responses.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final, cast

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN

from .accounts.limits import LARGEST_FRAME, LARGEST_UNREAD, Limits
from .accounts.prefixes import client_prefix, prefixes
from .accounts.token_bucket import TokenBucket
from .cluster.membership import Membership
from .cluster.websocket_proxy import CONNECTION, WebSocketProxy
from .frames import text_head

BACKLOG: Final = 128  # connections waiting to be accepted; asyncio accepts up to this many at a time
SWITCHED: Final = 101  # HTTP status that upgrades a connection to a websocket
FEW: Final = 32  # minimum value of the limit on connections


class ConnectionLimit:
    """Limit on open connections, in total and for each address.  Proxies are exempt from the latter."""

    def __init__(
        self, limits: Limits, most: int, proxies: tuple[str, ...], membership: Membership | None = None
    ) -> None:
        self.limits = limits
        self.most = most
        self.proxies = proxies
        self.membership = membership
        self.count = 0
        self._addresses: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection from the address; False if it exceeds a limit."""
        networks = prefixes(client_prefix(address))
        most = self.limits.address_connections
        full = any(self._addresses[name] >= most * share for name, share in networks)
        if self.count >= self.most or (full and not self._for_others(address)):
            return False
        self.count += 1
        self._addresses.update([name for name, _ in networks])
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        left = [name for name, _ in prefixes(client_prefix(address))]
        self._addresses -= Counter(left)  # the subtraction drops counters that reach zero

    def _for_others(self, address: str) -> bool:
        """True if the address is a proxy or another node."""
        return address in self.proxies or (self.membership is not None and address in self.membership.hosts)


def peer(connection: H11Protocol | WebSocketsSansIOProtocol) -> str:
    """The address at the other end of a connection, possibly a proxy's."""
    return connection.client[0] if connection.client is not None else ""


class ServerConfig(uvicorn.Config):
    """Uvicorn configuration with our protocol classes and connection limit."""

    def __init__(self, app: Litestar, connection_limit: ConnectionLimit) -> None:
        self.connection_limit = connection_limit
        super().__init__(
            app,
            log_config=None,  # its lines are formatted like all others, see `monitoring/logs.py`
            log_level="warning",
            server_header=False,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=LARGEST_FRAME,
            timeout_graceful_shutdown=3,
            limit_concurrency=max(1, connection_limit.most - connection_limit.most // 10),  # beyond: 503 for requests
            backlog=BACKLOG,
            forwarded_allow_ips=list(connection_limit.proxies),
        )


class HttpConnection(H11Protocol):
    """HTTP connection with timeouts for the request's head, its body, and the reading of the response."""

    def __init__(self, config: ServerConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.connection_limit = config.connection_limit
        self._inside = False
        self._reading: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None
        self._state: type[h11.IDLE] | Any = h11.IDLE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self.connection_limit.enter(peer(self))
        if self._inside:
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._inside:
            self.connection_limit.leave(peer(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._reading is None:
            self._expect()
        super().data_received(data)
        self._go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._go_on()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self.loop.call_later(self.connection_limit.limits.body_seconds, self._give_up)

    def resume_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        super().resume_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)
        self._inside = False  # from here on the websocket protocol counts the connection

    def _expect(self) -> None:
        """Start the timeout for the head of a request."""
        self._state = h11.IDLE
        self._reading = self.loop.call_later(self.connection_limit.limits.head_seconds, self._give_up)

    def _go_on(self) -> None:
        """Continue with the next timeout: for the body after the head, none after the body."""
        state = self.conn.their_state
        if self._reading is None or state is self._state:
            return
        self._reading.cancel()
        self._reading = None
        if state is h11.SEND_BODY:
            self._state = state
            self._reading = self.loop.call_later(self.connection_limit.limits.body_seconds, self._give_up)

    def _give_up(self) -> None:
        self.transport.abort()

    def _forget(self) -> None:
        for timer in (self._reading, self._writing):
            if timer is not None:
                timer.cancel()
        self._reading = self._writing = None


class WriteCoalescer:
    """Transport wrapper that joins the writes of one loop iteration into one system call."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []
        self.resting = False  # True if the protocol does not need to read for now
        self._stopped = False  # True if reading from the transport is paused

    def write(self, data: bytes) -> None:
        if not data:
            return
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def send_now(self, data: bytes) -> None:
        """Send data at once, after what is buffered, since no other write of this iteration will be joined with it."""
        if self._waiting:
            self._waiting.append(data)
        elif not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        self._waiting.clear()
        self._transport.abort()

    def pause_reading(self) -> None:
        """Request a pause: uvicorn does so after each message; it takes effect if another message is pending."""
        self.resting = True

    def resume_reading(self) -> None:
        self.resting = False
        if self._stopped:
            self._stopped = False
            self._transport.resume_reading()

    def stop_reading(self) -> None:
        if not self._stopped and not self._transport.is_closing():
            self._stopped = True
            self._transport.pause_reading()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size() + sum(map(len, self._waiting))

    def _flush(self) -> None:
        if self._waiting:
            data = b"".join(self._waiting)
            self._waiting.clear()
            if not self._transport.is_closing():  # uvloop raises an exception if the connection is closing
                self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class SocketConnection(WebSocketsSansIOProtocol):
    """Websocket that is closed if it sends too many control frames or fragments, or does not read."""

    def __init__(self, config: ServerConfig, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.connection_limit = config.connection_limit
        limits = config.connection_limit.limits
        self._odd = TokenBucket(limits.frames, limits.frame_burst, self.loop.time)  # for control frames, fragments
        self._proxy: WebSocketProxy | None = None  # proxy to the node that owns the table, if it is another one

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._gathered = WriteCoalescer(transport, self.loop)
        self.transport = cast(asyncio.Transport, self._gathered)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHED:
            extensions: Any = self.scope["extensions"]
            extensions[CONNECTION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection_limit.leave(peer(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._gathered.resting:
            self._gathered.stop_reading()
        if self.handshake_initiated and self.conn.state is CONNECTING:  # the client is still waiting for the handshake
            self.transport.abort()
        else:
            super().data_received(data)
        if self.transport.get_write_buffer_size() > LARGEST_UNREAD:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Close the connection on invalid UTF-8, as the standard requires, without logging an exception."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        if self._proxy is None:
            super().send_receive_event_to_app()
        else:
            self._proxy.send(b"".join(self.frames), self.curr_msg_data_type == "text")
            self.frames = []

    # --- carried to another node --------------------------------------------------------------------------------

    def forward_to(self, proxy: WebSocketProxy) -> None:
        self._proxy = proxy
        for _ in range(self.queue.qsize()):
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                proxy.send(message["bytes"] if text is None else text.encode(), text is not None)
            else:
                self.queue.put_nowait(message)
        self.read_paused = False
        self._gathered.resume_reading()

    def stop_forwarding(self) -> None:
        self._proxy = None

    def send_text(self, message: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        if self.conn.state is OPEN and not self.conn.extensions:  # without extensions a frame is header and message
            self._gathered.write(text_head(len(message)))
            self._gathered.write(message)
            return
        with suppress(InvalidState):  # the connection is closing already
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def deliver(self, frame: bytes) -> bool:
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return True  # True is also right if the client has disconnected
        if not self.writable.is_set():
            return False
        self._gathered.send_now(frame)
        return True

    async def drain(self) -> None:
        if not self.writable.is_set():
            await self.writable.wait()

    def set_reading_paused(self, paused: bool) -> None:
        (self._gathered.stop_reading if paused else self._gathered.resume_reading)()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._proxy is not None:
            self._proxy.set_reading_paused(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._proxy is not None:
            self._proxy.set_reading_paused(False)

    def _allowed(self) -> bool:
        """True if another control frame or fragment is allowed; messages are counted when they are read."""
        if self.transport.is_closing():
            return False
        if not self._odd.take():
            self.transport.abort()
            return False
        return True
