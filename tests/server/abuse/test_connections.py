"""Connections that send no request, invalid messages, or never read: other connections are not affected."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import ExitStack, suppress
from http.client import HTTPConnection

import pytest

from tests.server.listening import WAIT, everything, listening
from warhost.server.accounts.limits import LARGEST_UNREAD, Buckets, Limits
from warhost.server.accounts.prefixes import client_prefix
from warhost.server.connections import ConnectionLimit, WriteCoalescer
from warhost.server.running import FEW, _most_connections

HALF = b"GET /api/health HTTP/1.1\r\nHost: testserver\r\nX-A: "
SHORT = Limits(requests=1e6, request_burst=10**6, head_seconds=0.2, body_seconds=0.2)
LONG = Limits(requests=1e6, request_burst=10**6, address_connections=5)


UNENDING = [
    b"",
    b"G",
    HALF,
    b"POST /api/session HTTP/1.1\r\nHost: testserver\r\nContent-Length: 20\r\n\r\n{",
    b"POST /api/session HTTP/1.1\r\nHost: testserver\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
]


def test_a_request_that_never_ends_is_closed() -> None:
    with listening(SHORT) as server:
        with ExitStack() as stack:
            slow = [stack.enter_context(server.connect(sent)) for sent in UNENDING]
            assert server.health() == b"HTTP/1.1 200 OK"
            for connection in slow:
                everything(connection)
        assert server.health() == b"HTTP/1.1 200 OK"


def test_a_normal_connection_is_kept_alive() -> None:
    with listening(LONG) as server:
        asking = HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
        for _ in range(3):
            asking.request("POST", "/api/logout", headers={"Content-Length": "0"})
            answer = asking.getresponse()
            assert (answer.status, answer.read()) == (201, b'{"user":0,"name":"","guest":true}')
            assert server.connection_limit.count == 1
        asking.close()


def test_connections_are_limited_by_address() -> None:
    """Connections above the limit are closed at once; after closing one another may be opened.

    Websockets count, too.
    """
    with listening(LONG) as server, ExitStack() as stack:
        opening = server.opening()
        held = [stack.enter_context(server.connect(HALF)) for _ in range(4)]
        upgraded = stack.enter_context(server.connect(opening))
        assert upgraded.recv(65536).startswith(b"HTTP/1.1 101")
        server.connection_limit.wait_for(5)
        for _ in range(20):
            with server.connect() as one_more:
                assert everything(one_more) == b""
        held.pop().close()
        server.connection_limit.wait_for(4)
        assert server.health() == b"HTTP/1.1 200 OK"


def test_connections_through_a_proxy_have_only_the_server_limit() -> None:
    with listening(LONG, most=20, proxies=("127.0.0.1",)) as server, ExitStack() as stack:
        for _ in range(16):
            stack.enter_context(server.connect(HALF))
        server.connection_limit.wait_for(16)
        assert server.health() == b"HTTP/1.1 200 OK"  # far more than the limit of one address
        for _ in range(2):
            stack.enter_context(server.connect(HALF))
        server.connection_limit.wait_for(18)
        assert server.health() == b"HTTP/1.1 503 Service Unavailable"
        for _ in range(2):
            stack.enter_context(server.connect(HALF))
        server.connection_limit.wait_for(20)
        with server.connect() as one_more:
            assert everything(one_more) == b""


def _frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    return struct.pack("!BB", opcode | (0x80 if last else 0), 0x80 | len(payload)) + b"\0\0\0\0" + payload


PIECES = _frame(1, last=False) + _frame(0, last=False) * 999


def pour(connection: socket.socket, data: bytes) -> None:
    """Send without end, until the other side closes the connection."""
    with suppress(ConnectionResetError, BrokenPipeError):
        while True:
            connection.sendall(data)


@pytest.mark.parametrize("frames", [_frame(9), _frame(9, b"x" * 100), _frame(10), PIECES])
def test_endless_control_frames_and_fragments_close_the_connection(frames: bytes) -> None:
    """Pings that are never read, and messages that never end; other connections are answered meanwhile."""
    with listening(Limits(requests=1e6, request_burst=10**6)) as server:
        with server.connect(server.opening()) as noisy:
            assert noisy.recv(65536).startswith(b"HTTP/1.1 101")
            pour(noisy, frames * 50)
        assert server.health() == b"HTTP/1.1 200 OK"
        server.connection_limit.wait_for(0)


def test_a_connection_with_a_megabyte_unread_is_closed() -> None:
    """However slowly the pings come that are answered."""
    assert LARGEST_UNREAD == 2**20
    with listening(Limits(frames=1e9, frame_burst=10**9)) as server:
        opening = server.opening()
        with server.connect() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.sendall(opening)
            pour(silent, _frame(9, b"x" * 120) * 500)
        server.connection_limit.wait_for(0)


def test_invalid_text_closes_the_connection_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with listening(Limits()) as server, server.connect(server.opening()) as broken:
        assert broken.recv(65536).startswith(b"HTTP/1.1 101")
        broken.sendall(_frame(1, b"\xff\xfe"))
        everything(broken)
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_response_that_is_never_read_is_aborted() -> None:
    """The response has eight megabytes, more than the kernel buffers; its first byte shows that it has started."""
    with listening(Limits(body_seconds=0.2)) as server:
        with server.connect() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.sendall(b"GET /api/cards/lords HTTP/1.1\r\nHost: testserver\r\n\r\n" * 60)
            assert silent.recv(1) == b"H"
            server.connection_limit.wait_for(0)
        assert server.health() == b"HTTP/1.1 200 OK"


# --- addresses ------------------------------------------------------------------------------------------------------


def test_an_ipv6_network_counts_as_one_address() -> None:
    """IPv6 gives every home 2^64 addresses; an IPv4 address embedded in IPv6 is that IPv4 address."""
    assert client_prefix("2001:db8:1:2:3:4:5:6") == client_prefix("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert client_prefix("2001:db8:1:3::9") != client_prefix("2001:db8:1:2::9")
    assert client_prefix("::ffff:192.0.2.7") == client_prefix("192.0.2.7") == "192.0.2.7"
    assert client_prefix("fe80::1%eth0") == "fe80::/64"
    assert [client_prefix(odd) for odd in ("", "testclient", "a:b", ":::")] == ["", "testclient", "a:b", ":::"]


def test_buckets_and_connections_count_homes() -> None:
    connection_limit = ConnectionLimit(Limits(address_connections=2), 10, ())
    assert [connection_limit.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert connection_limit.enter("2001:db8:0:1::1")
    connection_limit.leave("2001:db8::7")
    assert connection_limit.enter("2001:db8::9")
    buckets = Buckets(0.0, 1, lambda: 0.0)
    assert buckets.take(client_prefix("2001:db8::1"))
    assert not buckets.take(client_prefix("2001:db8::2"))


def test_the_server_raises_its_limit_of_open_files() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        if before[1] == resource.RLIM_INFINITY or before[1] >= 512:
            resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
            assert _most_connections() > 256
            assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
        assert _most_connections() >= FEW
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Wire:
    """A transport that records every write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.writes.append(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 7


def test_data_sent_in_one_iteration_is_one_write_and_none_is_lost() -> None:
    async def sent() -> None:
        wire = Wire()
        line = WriteCoalescer(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
        line.write(b"done ")
        line.write(b"")
        line.write(b"changed")
        assert (wire.writes, line.get_write_buffer_size()) == ([], 7 + 12)
        await asyncio.sleep(0)
        assert wire.writes == [b"done changed"]
        line.write(b"last words")
        line.close()
        assert (wire.writes[1:], wire.closed) == ([b"last words"], True)
        await asyncio.sleep(0)  # nothing is written to a closed connection
        other = Wire()
        line = WriteCoalescer(other, asyncio.get_running_loop())  # type: ignore[arg-type]
        line.write(b"too late")
        line.abort()
        await asyncio.sleep(0)
        assert other.writes == []
        gone = Wire()
        line = WriteCoalescer(gone, asyncio.get_running_loop())  # type: ignore[arg-type]
        line.write(b"too late")
        gone.close()  # by the other side
        await asyncio.sleep(0)
        assert gone.writes == []

    asyncio.run(sent())
