"""Websocket of a table: reads intents within the rate limits, and sends replies and changes."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from ...engine.plain import JsonData
from ..accounts.guard import check_budget, check_host, check_origin
from ..accounts.limits import LARGEST_MESSAGE
from ..accounts.loop_time import TimedCoroutine
from ..accounts.token_bucket import TokenBucket
from ..accounts.tokens import digest
from ..cluster.forwarding import MOVES_TO_PLAYERS, NOT_OWNER, RECONNECT, bridge, until_signed_out
from ..cluster.owners import OwnershipLost
from ..cluster.peers import AGAIN, FROM_NODE, OnOtherNode
from ..cluster.peers import PATIENCE as PATIENCE_TO_COME
from ..cluster.relays import watch
from ..cluster.websocket_proxy import connection_of, send
from ..context import AppContext, address, context_of
from ..database import DatabaseUnreachable, OutcomeUnknown
from ..durability import UnusableDatabase
from ..http_types import Socket
from ..protocol import Intent, Refused
from ..refusing import RequestRefused, refuse
from .table import Table
from .views.updates import ENCODER, messages
from .views.viewer import Viewer

LOG = logging.getLogger(__name__)
DECODER: Final[msgspec.json.Decoder[Intent]] = msgspec.json.Decoder(Intent)
FOREIGN: Final = 4403
NO_TABLE: Final = 4404
NO_ENTRY: Final = 4401
TOO_MUCH: Final = 4429
CLOSED_WITH: Final = {404: NO_TABLE, 429: TOO_MUCH, 503: RECONNECT}  # websocket close code by HTTP status of a refusal
NO_DATABASE: Final = (SQLAlchemyError, DatabaseUnreachable, OutcomeUnknown, UnusableDatabase, OwnershipLost)
MOST_REPLIES: Final = 100  # maximum queued replies of a connection that does not read them; above this it is closed
PATIENCE: Final = 200  # messages above the rate limit after which the connection is closed


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, table: FromPath[str]) -> None:
    context = context_of(socket)
    carried = context.is_peer(socket)
    try:
        if not carried:
            check_host(socket)
            check_origin(socket)
    except RequestRefused:
        await socket.close(FOREIGN)
        return
    await socket.accept()
    session = digest(context.token(socket))
    over = context.sockets.enter(session, address(socket))  # first, so that the session's end is not missed
    try:
        check_budget(socket)
        if not carried and not await context.requests.allow(address(socket)):
            raise refuse("too-fast", 429, seconds=1)
        if context.follower.banned.bans(address(socket)):
            raise refuse("address-banned", 403)
        user = await context.user(socket)
        await _enter(socket, context, table, user.id if user is not None else 0, over)
    except RequestRefused as no:
        await _close_refused(socket, no)
    except NO_DATABASE as failed:  # another node may own the table, or this one may own it in a moment
        LOG.warning("a client of table %s has to reconnect: %s", table, type(failed).__name__)
        await socket.close(RECONNECT)
    finally:
        context.sockets.leave(session, over)


async def _enter(socket: Socket, context: AppContext, table: str, who: int, over: asyncio.Event) -> None:
    if context.peers is not None and context.peers.membership.has_expired:
        await socket.close(RECONNECT)
        return
    await context.connections.enter(address(socket), who)
    try:
        await _join_or_forward(socket, context, table, who, over)
    finally:
        await context.connections.leave(address(socket), who)


async def _join_or_forward(socket: Socket, context: AppContext, table: str, who: int, over: asyncio.Event) -> None:
    """Join the table here, or forward the socket to its node; retries when the table has moved."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    while True:
        try:
            found = await context.lobby.find(table)
        except OnOtherNode as elsewhere:
            assert context.peers is not None
            context.peers.forget(table)  # otherwise two nodes with wrong caches would forward clients in circles
            if context.is_peer(socket):
                await socket.close(NOT_OWNER)
                return
            tried = loop.time()
            connection = connection_of(socket)
            if connection is not None and await _only_watches(context, table, who):
                done = await watch(context, socket, elsewhere, over, connection)
            else:
                done = await bridge(context, socket, elsewhere, over)
            if done:
                return
            context.peers.forget(table)
            if loop.time() - tried > PATIENCE_TO_COME:  # it was connected for a while: restart the timeout
                begun = loop.time()
            if loop.time() - begun > PATIENCE_TO_COME:
                await socket.close(RECONNECT)
                return
            await asyncio.sleep(AGAIN)
        else:
            await context.lobby.let_in(who, found)
            node = socket.headers.get(FROM_NODE, "") if context.is_peer(socket) else ""
            viewer = Viewer(who, node, address(socket))
            try:
                await _serve(socket, context, found, viewer, over)
            finally:
                context.lobby.public_tables.changed(found)
            return


async def _only_watches(context: AppContext, table: str, who: int) -> bool:
    """True if a user can only watch at a table: they have no place and cannot take one."""
    row = await context.writer.read(context.writer.reading.table, table)
    return row is not None and row.state != "open" and not row.password and (not who or not row.places_of(who))


async def _close_refused(socket: Socket, no: RequestRefused) -> None:
    await socket.send_data(ENCODER.encode(Refused(-1, 0, no.refusal)).decode())
    await socket.close(CLOSED_WITH.get(no.status, NO_ENTRY))


async def _serve(socket: Socket, context: AppContext, table: Table, viewer: Viewer, over: asyncio.Event) -> None:
    """Send and read until the client disconnects, the table is closed or the session has ended."""
    table.join(viewer)
    context.lobby.public_tables.changed(table)
    tasks = [
        asyncio.create_task(_send(socket, table, viewer)),
        asyncio.create_task(_read(socket, context, table, viewer)),
        asyncio.create_task(until_signed_out(socket, over)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.part(viewer)


async def _send(socket: Socket, table: Table, viewer: Viewer) -> None:
    connection = connection_of(socket)
    while True:
        await viewer.wake.wait()
        await asyncio.sleep(0)  # a reply and the change are then written together
        if connection is not None and viewer.outdated and not table.closed and table.audience.admits(viewer, table.row):
            await connection.drain()
            table.audience.welcome(viewer, connection)
        await send(socket, messages(viewer, table.projection))
        if table.closed:
            moves = table.moves_to_players and viewer.node
            await socket.close(MOVES_TO_PLAYERS if moves else RECONNECT if table.moved else NO_TABLE)
            return
        if viewer.must_reconnect:
            await socket.close(RECONNECT)
            return


async def _read(socket: Socket, context: AppContext, table: Table, viewer: Viewer) -> None:
    settings, budget = context.settings, context.loop_budget
    bucket = TokenBucket(settings.message_rate, settings.message_burst, settings.now)
    too_fast = 0
    while too_fast < PATIENCE and viewer.unread_replies < MOST_REPLIES:
        message: JsonData = dict(await socket.receive())
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or b""
        work = TimedCoroutine(handle_message(table, viewer, bucket, text, budget.wait(viewer.home)))
        key = await work
        budget.charge(viewer.home, work.seconds + viewer.spent)
        viewer.spent = 0.0
        too_fast += key == "refused.too-fast"
    await socket.close(TOO_MUCH)


async def handle_message(
    table: Table, viewer: Viewer, bucket: TokenBucket, text: str | bytes, wait: float = 0.0
) -> str:
    """Handle one message and reply to it; returns the refusal's key if it could not be parsed, else "".

    `wait`: seconds that its address must wait because it has used up its event-loop time.
    """
    try:
        if wait > 0:
            raise refuse("too-fast", seconds=ceil(wait))
        intent = read_intent(text, bucket)
    except RequestRefused as no:
        table.services.count("refused")
        viewer.reply(Refused(-1, table.moment, no.refusal))
        await asyncio.sleep(0)  # the reply is sent before the next message is read
        return no.refusal.key
    await table.handle(viewer, intent)
    return ""


def read_intent(text: str | bytes, bucket: TokenBucket) -> Intent:
    """Parse a message as an intent; refused if messages come too fast or are too large or malformed."""
    if not bucket.take():
        raise refuse("too-fast", seconds=max(1, round(1 / bucket.rate)))
    if len(text) > LARGEST_MESSAGE or (isinstance(text, str) and len(text.encode()) > LARGEST_MESSAGE):
        raise refuse("too-large", limit=LARGEST_MESSAGE)
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise refuse("malformed", detail=str(wrong)[:200]) from None
