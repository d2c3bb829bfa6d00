"""A server that listens on loopback in a thread of this process, and sockets that speak to it byte by byte."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from tests.server.people import settings
from warhost.server.accounts.limits import Limits
from warhost.server.app import create_app
from warhost.server.connections import Entrance, ServerConfig

WAIT = 20.0  # seconds after which something that does not happen fails the test instead of hanging it


class Listening:
    """A server and its entrance."""

    def __init__(self, port: int, entrance: Entrance, app: Any) -> None:
        self.port = port
        self.entrance = entrance
        self.app = app

    def connect(self, sent: bytes = b"") -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=WAIT)
        connection.sendall(sent)
        return connection

    def opening(self) -> bytes:
        """What opens the websocket of a table, which would stay open."""
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}") as client:
            client.post("/api/session", json={"name": "Ada"})
            places = [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]
            table = client.post("/api/tables", json={"game": "lords", "places": places}).json()["id"]
        return (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: testserver\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def health(self) -> bytes:
        """The first line of the answer to somebody who asks as he should."""
        with self.connect(b"GET /api/health HTTP/1.1\r\nHost: testserver\r\nConnection: close\r\n\r\n") as asking:
            return everything(asking).split(b"\r\n")[0]


def everything(connection: socket.socket) -> bytes:
    """What comes until the other side hangs up; it must."""
    found = b""
    try:
        while piece := connection.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


@contextmanager
def listening(limits: Limits, most: int = 1000, proxies: tuple[str, ...] = (), **more: Any) -> Iterator[Listening]:
    app = create_app(settings(limits=limits, **more))
    entrance = Entrance(limits, most, proxies)
    server = uvicorn.Server(ServerConfig(app, entrance))
    started = threading.Event()

    class Started(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            started.set()

    server = Started(server.config)
    with socket.create_server(("127.0.0.1", 0)) as bound:
        thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
        thread.start()
        try:
            assert started.wait(WAIT)
            yield Listening(bound.getsockname()[1], entrance, app)
        finally:
            server.should_exit = True
            thread.join(WAIT)
    assert not thread.is_alive()
