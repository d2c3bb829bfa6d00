"""A TCP proxy to a database whose connections can be cut, delayed or refused at any moment, also during a COMMIT."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

from sqlalchemy.engine import make_url

COMMIT = b"COMMIT"
Fault = Literal["", "cut after", "cut before", "freeze", "late"]
LATE = 1.0  # seconds by which a COMMIT is delayed


class Proxy:
    """Forwards bytes between clients and a PostgreSQL, until it is set to fail at the next COMMIT."""

    def __init__(self, url: str) -> None:
        self._target = make_url(url)
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = str(self._target.set(host="127.0.0.1", port=self._server.getsockname()[1]))
        self.fault: Fault = ""
        self.closed = False  # True if new connections are refused
        self.cuts = 0
        self._flow = threading.Event()  # cleared: nothing is forwarded
        self._flow.set()
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def lead_to(self, url: str) -> None:
        """Forward new connections to another database."""
        self._target = make_url(url)

    def freeze(self) -> None:
        """Stop forwarding without closing connections."""
        self._flow.clear()

    def thaw(self) -> None:
        self._flow.set()

    def down(self) -> None:
        """Cut all connections, and refuse new ones."""
        self.closed = True
        for line in self._open:
            _hang_up(line)

    def up(self) -> None:
        self.closed = False

    def close(self) -> None:
        self._flow.set()
        self._server.close()
        self.down()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._server.accept()
                if self.closed:
                    client.close()
                    continue
                try:
                    server = socket.create_connection((self._target.host or "", self._target.port or 5432))
                except OSError:  # the database is down
                    client.close()
                    continue
                self._open += [client, server]
                for source, sink, watch in ((client, server, self._asked), (server, client, self._answered)):
                    threading.Thread(target=self._pass_on, args=(source, sink, watch), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, watch: Callable[[bytes], bool]) -> None:
        """Forward until a side closes the connection, or `watch` rejects the bytes."""
        with suppress(OSError):
            while (data := source.recv(65536)) and not watch(data):
                if self.fault == "late" and COMMIT in data and watch == self._asked:
                    self.fault, self.cuts = "", self.cuts + 1
                    _hang_up(source)  # the sender is gone, but the data still arrives
                    time.sleep(LATE)
                self._flow.wait()
                sink.sendall(data)
        for line in (source, sink):
            _hang_up(line)

    def _asked(self, data: bytes) -> bool:
        if COMMIT not in data or not self.fault:
            return False
        if self.fault == "cut before":
            self.fault, self.cuts = "", self.cuts + 1
            return True
        if self.fault == "freeze":
            self.fault = ""
            self.freeze()
        return False

    def _answered(self, data: bytes) -> bool:
        if COMMIT not in data or self.fault != "cut after":  # PostgreSQL's response
            return False
        self.fault, self.cuts = "", self.cuts + 1
        return True


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    with suppress(OSError):
        line.close()
