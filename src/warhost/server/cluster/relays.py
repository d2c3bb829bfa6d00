"""Relays for spectators of a table on another node: one stream from that node serves all spectators here.

This node joins the table as one spectator, and forwards every message unchanged to its own spectators.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidHandshake

from ...engine.plain import JsonData
from ..accounts.token_bucket import TokenBucket
from ..context import AppContext
from ..frames import text_frame
from ..http_types import Socket
from ..protocol import Change, Done, Intent, Ping, Pong, SetPace
from ..tables.views.broadcast import Broadcast, SpectatorConnection
from ..tables.views.delta import carry_out
from ..tables.views.updates import ENCODER
from .forwarding import MOVES_TO_PLAYERS, NOT_OWNER, RECONNECT, bridge, close_as, until_signed_out
from .membership import Member
from .peers import FOR_ADDRESS, FROM_NODE, SECRET, OnOtherNode, PeerNodes
from .websocket_proxy import PacedClient, WebSocketProxy, open_proxy

LOG = logging.getLogger(__name__)
DECODER: Final[msgspec.json.Decoder[Intent]] = msgspec.json.Decoder(Intent)
MOST_UNREAD: Final = 64  # maximum messages that are buffered before they are applied to the document


class Relay:
    """Stream of a table from another node, and the spectators on this node to whom it is sent."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self.users = 0
        self.begun: asyncio.Task[None] | None = None  # task that is done when the first document has arrived
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # result: the close code
        self._first = asyncio.Event()
        self._proxy: WebSocketProxy | None = None
        self._watching: asyncio.Task[None] | None = None
        self._broadcast: Broadcast[SpectatorConnection] = Broadcast(self._begin_again)
        self._again: dict[SpectatorConnection, asyncio.Event] = {}  # event that a spectator must join again
        self._joined: dict[str, Any] = {}  # the document as a `joined` message, without unread messages
        self._unread: list[bytes] = []

    async def begin(self, peers: PeerNodes, table: str) -> None:
        """Join the table at the other node."""
        headers = {SECRET: self.member.secret, FOR_ADDRESS: f"{peers.me.id} {table}", FROM_NODE: peers.me.id}
        target = self.member.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self._proxy = await open_proxy(target, headers, self)
        self._watching = asyncio.create_task(self._watch(peers, self._proxy))
        first = asyncio.create_task(self._first.wait())
        either: list[asyncio.Future[Any]] = [first, self.closed]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        first.cancel()

    def close(self) -> None:
        for task in (self.begun, self._watching):
            if task is not None:
                task.cancel()
        if self._proxy is not None:
            self._proxy.close()

    def welcome(self, connection: SpectatorConnection) -> asyncio.Event:
        """Send a spectator the document, then all changes.  The event is set when the spectator must join again."""
        again = asyncio.Event()
        self._read()
        if not self._joined:
            return again  # the document was refused: the connection is about to be closed
        if connection.deliver(text_frame(msgspec.json.encode(self._joined))):
            self._broadcast.join(connection, connection)
            self._again[connection] = again
        else:
            again.set()
        return again

    def leave(self, connection: SpectatorConnection) -> None:
        self._broadcast.leave(connection)
        self._again.pop(connection, None)

    @property
    def moment(self) -> int:
        self._read()
        return int(self._joined["document"]["table"]["moment"]) if self._joined else 0

    def send_text(self, message: bytes) -> None:
        """Forward a message to all spectators."""
        self._unread.append(message)
        if len(self._unread) > MOST_UNREAD:
            self._read()
        self._broadcast.send(text_frame(message))
        self._first.set()

    def _begin_again(self, connection: SpectatorConnection) -> None:
        self._again[connection].set()
        self.leave(connection)

    def forward_to(self, proxy: WebSocketProxy) -> None:
        """Do nothing: spectators send no messages over this connection."""

    def stop_forwarding(self) -> None:
        """Do nothing: no messages were forwarded."""

    def set_reading_paused(self, paused: bool) -> None:
        """Do nothing: a spectator that does not keep up is dropped and must not slow down the others."""

    def _read(self) -> None:
        """Apply the unread messages to the document."""
        unread, self._unread = self._unread, []
        for each in unread:
            message = msgspec.json.decode(each)
            if message["type"] == "joined":
                self._joined = message
            elif message["type"] == "changed":
                changes = msgspec.convert(message["changes"], list[Change])
                self._joined["document"] = carry_out(self._joined["document"], changes)
                self._joined["log"][message["kept"] :] = message["events"]
                self._joined["seq"] = message["seq"]
                self._joined["check"] = message["check"]

    async def _watch(self, peers: PeerNodes, proxy: WebSocketProxy) -> None:
        """Wait until the connection is closed or the other node's lease ends."""
        gone = asyncio.create_task(peers.until_gone(self.member))
        try:
            either: list[asyncio.Future[Any]] = [gone, proxy.closed]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            self.closed.set_result(proxy.closed.result() if proxy.closed.done() else RECONNECT)
        finally:
            gone.cancel()


class Relays:
    """The relays of this node, by table."""

    def __init__(self, peers: PeerNodes) -> None:
        self._peers = peers
        self._relays: dict[str, Relay] = {}

    async def enter(self, elsewhere: OnOtherNode) -> Relay:
        """The relay of a table, connected and with its document; OSError or InvalidHandshake if that fails."""
        name = elsewhere.table
        relay = self._relays.get(name)
        if relay is None or relay.closed.done() or relay.member.id != elsewhere.member.id:
            relay = self._relays[name] = Relay(elsewhere.member)
            relay.begun = asyncio.create_task(relay.begin(self._peers, name))
        relay.users += 1
        try:
            assert relay.begun is not None
            await asyncio.shield(relay.begun)
        except BaseException:
            self.leave(name, relay)
            raise
        return relay

    def leave(self, name: str, relay: Relay) -> None:
        """Remove a spectator; the last one closes the relay."""
        relay.users -= 1
        if not relay.users:
            relay.close()
            if self._relays.get(name) is relay:
                del self._relays[name]


async def watch(
    context: AppContext, socket: Socket, elsewhere: OnOtherNode, over: asyncio.Event, connection: PacedClient
) -> bool:
    """Relay a table at another node to a spectator; False if that node does not have the table (any more).

    A client that sends a message other than a spectator's automatic ones is proxied from then on.
    """
    assert context.relays is not None
    try:
        relay = await context.relays.enter(elsewhere)
    except (OSError, TimeoutError, InvalidHandshake) as failed:
        LOG.info("%s cannot be reached: %s", elsewhere.member.address, type(failed).__name__)
        return False
    if relay.closed.done():
        context.relays.leave(elsewhere.table, relay)
        await close_as(socket, relay.closed.result())
        return relay.closed.result() not in (NOT_OWNER, MOVES_TO_PLAYERS)
    reading = asyncio.create_task(_read(context, socket, relay, connection))
    tasks: list[asyncio.Future[Any]] = [
        reading,
        asyncio.create_task(_send(relay, connection)),
        asyncio.create_task(until_signed_out(socket, over)),
    ]
    try:
        await asyncio.wait([*tasks, relay.closed], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        relay.leave(connection)
        context.relays.leave(elsewhere.table, relay)
    if not reading.cancelled() and reading.exception() is None and reading.result():
        return await bridge(context, socket, elsewhere, over, reading.result())
    if relay.closed.done():
        await close_as(socket, relay.closed.result())
        return relay.closed.result() not in (NOT_OWNER, MOVES_TO_PLAYERS)
    return True


async def _send(relay: Relay, connection: PacedClient) -> None:
    while True:
        await connection.drain()
        again = relay.welcome(connection)
        await again.wait()


async def _read(context: AppContext, socket: Socket, relay: Relay, connection: PacedClient) -> bytes:
    """Answer a client's automatic messages; returns its first other message, or b"" at the end of the connection."""
    settings = context.settings
    bucket = TokenBucket(settings.message_rate, settings.message_burst, settings.now)
    with suppress(WebSocketDisconnect):
        while True:
            message: JsonData = dict(await socket.receive())
            if message["type"] == "websocket.disconnect":
                return b""
            said = message.get("text") or message.get("bytes") or b""
            text = said.encode() if isinstance(said, str) else bytes(said)
            try:
                intent = DECODER.decode(text) if bucket.take() else None
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                intent = None
            if isinstance(intent, Ping):
                connection.send_text(ENCODER.encode(Pong(intent.id)))
            elif isinstance(intent, SetPace):
                connection.send_text(ENCODER.encode(Done(intent.id, relay.moment)))
            else:
                return text
    return b""
