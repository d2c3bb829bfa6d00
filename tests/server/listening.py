"""A server that listens on loopback in a thread of this process, and raw sockets to it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from tests.server.people import application, settings
from warhost.server.accounts.limits import Limits
from warhost.server.connections import ConnectionLimit, ServerConfig

WAIT = 20.0  # timeout in seconds for events
TRIES = 20  # address of the connections that are to be closed


class Watched(ConnectionLimit):
    """A connection limit on whose changes a test can wait, because polling would take the server's time."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._changed = threading.Condition()

    def enter(self, address: str) -> bool:
        with self._changed:
            self._changed.notify_all()
            return super().enter(address)

    def leave(self, address: str) -> None:
        with self._changed:
            self._changed.notify_all()
            super().leave(address)

    def wait_for(self, count: int) -> None:
        """Wait until the server has counted connections and disconnections."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.count == count, WAIT), (self.count, count)


class Listening:
    """A server and its connection limit."""

    def __init__(self, port: int, connection_limit: Watched, app: Any) -> None:
        self.port = port
        self.connection_limit = connection_limit
        self.app = app

    def connect(self, sent: bytes = b"") -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=WAIT)
        connection.sendall(sent)
        return connection

    def opening(self) -> bytes:
        """The request that opens the websocket of a table."""
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}") as client:
            client.post("/api/session", json={"name": "Ada"})
            places = [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]
            table = client.post("/api/tables", json={"game": "lords", "places": places}).json()["id"]
        return (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: testserver\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def health(self) -> bytes:
        """The first line of the response to a valid request, repeated if a busy machine made it too slow."""
        found = b""
        for _ in range(TRIES):
            with self.connect(b"GET /api/health HTTP/1.1\r\nHost: testserver\r\nConnection: close\r\n\r\n") as asking:
                found = everything(asking)
            if found:
                break
        return found.split(b"\r\n")[0]


def everything(connection: socket.socket) -> bytes:
    """All data until the other side closes the connection, which it must."""
    found = b""
    try:
        while piece := connection.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


@contextmanager
def listening(limits: Limits, most: int = 1000, proxies: tuple[str, ...] = (), **more: Any) -> Iterator[Listening]:
    with application(settings(limits=limits, **more)) as app:
        yield from _listening(app, Watched(limits, most, proxies))


def _listening(app: Litestar, connection_limit: Watched) -> Iterator[Listening]:
    started = threading.Event()

    class Started(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            started.set()

    server = Started(ServerConfig(app, connection_limit))
    with socket.create_server(("127.0.0.1", 0)) as bound:
        thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
        thread.start()
        try:
            assert started.wait(WAIT)
            yield Listening(bound.getsockname()[1], connection_limit, app)
        finally:
            server.should_exit = True
            thread.join(WAIT)
    assert not thread.is_alive()
