"""A minimal websocket client, so that the load test measures the server rather than itself."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from struct import pack, unpack_from
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first byte of a frame that holds a whole message
NO_MASK = b"\0\0\0\0"  # clients must mask their frames; XOR with this mask changes nothing


class Socket(asyncio.Protocol):
    """A connection that passes every message to `taken` at once."""

    def __init__(self, head: bytes, taken: Callable[[bytes], None]) -> None:
        self._head = head
        self._taken = taken
        self._opened = asyncio.get_running_loop().create_future()
        self._unread = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, url: str, headers: dict[str, str], taken: Callable[[bytes], None]) -> Socket:
        place = urlsplit(url)
        key = b64encode(os.urandom(16)).decode()
        said = {
            "Host": place.netloc, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key, **headers,
        }  # fmt: skip
        lines = [f"GET {place.path} HTTP/1.1", *[f"{name}: {value}" for name, value in said.items()], "", ""]
        socket = cls("\r\n".join(lines).encode(), taken)
        await asyncio.get_running_loop().create_connection(lambda: socket, place.hostname, place.port)
        await socket._opened
        return socket

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, failed: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(failed or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._unread = self._unread + data if self._unread else data
        if not self._opened.done():
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self._unread = rest
            self._opened.set_result(None)
        self._read()

    def _read(self) -> None:
        """Read all complete frames; the server neither masks frames nor splits messages."""
        data, at = self._unread, 0
        while len(data) >= at + 2:
            kind, length, start = data[at], data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if len(data) < start:
                    break
                (length,) = unpack_from(">H" if length == 126 else ">Q", data, at + 2)
            if len(data) < start + length:
                break
            at = start + length
            if kind == TEXT:
                self._taken(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            else:
                assert kind in (CLOSE, PONG), f"a frame of another kind: {kind:#x}"
        self._unread = data[at:]

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        length = pack(">B", 0x80 | size) if size < 126 else pack(">BH", 0xFE, size)
        assert self._transport is not None
        with suppress(ConnectionError):
            self._transport.write(bytes([kind]) + length + NO_MASK + message)
