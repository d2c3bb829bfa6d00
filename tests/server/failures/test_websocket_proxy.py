"""WebSocket proxy between two nodes: messages pass unchanged, and a side that does not read pauses the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from warhost.server.cluster.websocket_proxy import ABNORMAL_CLOSURE, WebSocketProxy

TARGET = "ws://127.0.0.1:8000/api/tables/one/socket"


class Wire(asyncio.Transport):
    """A transport that records calls and, like uvloop's, raises on writes after it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        if self.closed:
            raise RuntimeError("unable to perform operation; the handler is closed")
        self.sent += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Person:
    """The client's connection that is proxied."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.paused = False
        self.carried = 0

    def forward_to(self, proxy: WebSocketProxy) -> None:
        self.carried += 1

    def stop_forwarding(self) -> None:
        self.carried -= 1

    def send_text(self, message: bytes) -> None:
        self.got.append(message)

    def set_reading_paused(self, paused: bool) -> None:
        self.paused = paused


class Both:
    """A proxy connection, and the node at its other end."""

    def __init__(self) -> None:
        self.person, self.wire, self.node = Person(), Wire(), ServerProtocol()
        self.line = WebSocketProxy(TARGET, {"cookie": "warhost=1"}, self.person)
        self.line.connection_made(self.wire)
        (self.request,) = self.heard()

    def heard(self) -> list[Any]:
        """What the other node receives."""
        self.node.receive_data(self.wire.sent)
        self.wire.sent = b""
        return self.node.events_received()

    def answer(self) -> None:
        self.line.data_received(b"".join(self.node.data_to_send()))

    def open(self) -> None:
        self.node.send_response(self.node.accept(self.request))
        self.answer()


def test_messages_pass_both_ways_as_they_are() -> None:
    async def passed() -> None:
        both = Both()
        assert isinstance(both.request, Request)
        assert both.request.headers["cookie"] == "warhost=1"
        assert not both.line.open.done()
        both.open()
        assert both.line.open.done()
        assert both.person.carried == 1
        both.node.send_text("żółw".encode())
        both.node.send_text(b"two")
        both.answer()
        assert both.person.got == ["żółw".encode(), b"two"]
        both.line.send("jeż".encode())
        both.line.send(b"\xff", text=False)
        frames = both.heard()
        assert [(each.opcode, each.data) for each in frames] == [
            (Opcode.TEXT, "jeż".encode()),
            (Opcode.BINARY, b"\xff"),
        ]
        both.node.send_ping(b"here?")
        both.answer()
        assert [each.opcode for each in both.heard() if isinstance(each, Frame)] == [Opcode.PONG]

    asyncio.run(passed())


def test_a_side_that_does_not_read_pauses_the_other() -> None:
    async def passed() -> None:
        both = Both()
        both.open()
        both.line.pause_writing()
        assert both.person.paused
        both.line.resume_writing()
        assert not both.person.paused
        both.line.set_reading_paused(True)
        assert not both.wire.reading
        both.line.set_reading_paused(False)
        assert both.wire.reading

    asyncio.run(passed())


@pytest.mark.parametrize(("code", "told"), [(4421, 4421), (4408, 4408), (None, ABNORMAL_CLOSURE)])
def test_how_the_other_node_closes_it_is_known(code: int | None, told: int) -> None:
    async def passed() -> None:
        both = Both()
        both.open()
        if code is not None:
            both.node.send_close(code)
            both.answer()
        else:
            both.line.connection_lost(None)
        assert both.line.closed.result() == told
        both.line.send(b"too late")  # no error

    asyncio.run(passed())


def test_a_closed_proxy_connection_accepts_writes_until_it_reports_the_close() -> None:
    """A transport is closed before it reports that: data written until then is lost, and closing such a connection is
    no error.
    """

    async def passed() -> None:
        both = Both()
        both.open()
        both.wire.close()
        both.line.send(b"too late")
        both.line.send(b"\xff", text=False)
        both.line.data_received(Frame(Opcode.PING, b"here?").serialize(mask=False))
        both.line.close()
        assert (both.wire.sent, both.person.carried) == (b"", 0)

    asyncio.run(passed())


def test_a_node_that_goes_before_it_has_answered_is_not_waited_for() -> None:
    async def passed() -> None:
        both = Both()
        both.line.connection_lost(None)
        with pytest.raises(ConnectionResetError):
            await both.line.open
        assert both.person.carried == 0

    asyncio.run(passed())


class Foreign:
    """A transport that is not a subclass of asyncio's, like uvloop's."""

    def __init__(self) -> None:
        self.written = b""

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data


def test_a_proxy_connection_opens_with_any_event_loop() -> None:
    async def opened() -> bytes:
        wire = Foreign()
        WebSocketProxy("ws://localhost/table", {}, client=None).connection_made(wire)  # type: ignore[arg-type]
        return wire.written

    assert asyncio.run(opened()).startswith(b"GET /table HTTP/1.1")
