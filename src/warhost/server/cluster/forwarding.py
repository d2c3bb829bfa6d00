"""Reverse proxy to the node that owns a table, for requests and websockets.

Handlers need not know about nodes.  They get a table from the lobby; if it raises OnOtherNode, the request is
forwarded.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import httpx
from litestar import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send
from websockets.exceptions import InvalidHandshake

from ...engine.plain import JsonData
from ..context import AppContext, address
from ..http_types import HttpRequest, Socket
from ..monitoring.request_ids import CURRENT, HEADER
from ..monitoring.tracing import trace_headers
from ..protocol import Problem
from ..refusing import RequestRefused, refuse
from .peers import AGAIN, FOR_ADDRESS, FROM_NODE, PATIENCE, SECRET, OnOtherNode
from .websocket_proxy import WebSocketProxy, open_proxy_for

LOG = logging.getLogger(__name__)
SAFE_METHODS: Final = ("GET", "HEAD")  # methods of requests that are safe to repeat
REQUEST_HEADERS: Final = ("cookie", "content-type", "user-agent")  # forwarded to the table's owner
RESPONSE_HEADERS: Final = ("content-type", "content-disposition", "cache-control", HEADER)  # forwarded to the client
MISDIRECTED: Final = 421
RECONNECT: Final = 1012  # close code for clients: connect again, the table has another owner
NOT_OWNER: Final = 4421  # close code between nodes: this node does not have the table, look it up again
MOVES_TO_PLAYERS: Final = 4422  # close code between nodes: the table moves to the node of its players
SIGNED_OUT: Final = 4408  # close code for clients: the session has ended; the client may connect again with a new one


class ForwardedResponse(Response[bytes]):
    """Response that forwards the request to the table's owner and returns its response."""

    def __init__(self, context: AppContext, request: HttpRequest, elsewhere: OnOtherNode) -> None:
        super().__init__(b"")
        self._context = context
        self._request = request
        self._elsewhere = elsewhere

    def to_asgi_response(self, *_: object, **__: object) -> Any:
        return self._forward

    async def _forward(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await forward(self._context, self._request, self._elsewhere)
        ready: Any = answer.to_asgi_response(app=None, request=self._request)
        await ready(scope, receive, send)


async def forward(
    context: AppContext, request: HttpRequest, elsewhere: OnOtherNode
) -> Response[bytes] | Response[Problem]:
    """Forward a request to the table's owner, and retry while the owner changes."""
    peers = context.peers
    assert peers is not None
    if context.is_peer(request):  # forwarded once already, so neither node knows the table's owner
        peers.forget(elsewhere.table)
        return Response(Problem(refuse("storage").refusal), status_code=MISDIRECTED)
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    body = await request.body()
    headers = {name: request.headers[name] for name in REQUEST_HEADERS if name in request.headers}
    headers |= {FOR_ADDRESS: address(request), HEADER: CURRENT.get().id, **trace_headers()}
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    member = elsewhere.member
    while loop.time() < until:
        try:
            answer = await peers.ask(member, request.method, path, content=body, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            pass  # the request did not reach the node, so it can be repeated
        except httpx.HTTPError as failed:
            LOG.warning("%s did not answer: %s", member.address, type(failed).__name__)
            if request.method not in SAFE_METHODS:
                break  # the node may have processed the request, so it must not be repeated
        else:
            if answer.status_code != MISDIRECTED:
                given = {name: answer.headers[name] for name in RESPONSE_HEADERS if name in answer.headers}
                kind = given.pop("content-type", None)
                return Response(answer.content, status_code=answer.status_code, media_type=kind, headers=given)
        peers.forget(elsewhere.table)
        await asyncio.sleep(AGAIN)
        try:
            await context.lobby.find(elsewhere.table)
            member = peers.me
        except OnOtherNode as moved:
            member = moved.member
        except RequestRefused as no:
            return Response(Problem(no.refusal), status_code=no.status)
    return Response(Problem(refuse("storage").refusal), status_code=503)


async def bridge(
    context: AppContext, socket: Socket, elsewhere: OnOtherNode, over: asyncio.Event, said: bytes = b""
) -> bool:
    """Proxy a websocket until either side closes it; False if the other node does not have the table (any more).

    `said`: a message that was already read from the client.
    """
    member = elsewhere.member
    assert context.peers is not None
    headers = {name: socket.headers[name] for name in REQUEST_HEADERS if name in socket.headers}
    headers |= {
        SECRET: member.secret,
        FOR_ADDRESS: address(socket),
        FROM_NODE: context.peers.me.id,
        HEADER: CURRENT.get().id,
    }
    target = member.address.replace("http", "ws", 1) + socket.url.path
    try:
        proxy = await open_proxy_for(socket, target, headers)
    except (OSError, TimeoutError, InvalidHandshake) as failed:
        LOG.info("%s cannot be reached: %s", member.address, type(failed).__name__)
        return False
    if said:
        proxy.send(said)
    back = asyncio.create_task(_until_proxy_closed(socket, proxy))
    tasks: list[asyncio.Task[object]] = [
        asyncio.create_task(_until_left(socket)),
        back,
        asyncio.create_task(_until_gone(context, socket, elsewhere)),
        asyncio.create_task(until_signed_out(socket, over)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        proxy.close()
    return back.cancelled() or back.result() not in (NOT_OWNER, MOVES_TO_PLAYERS)


async def until_signed_out(socket: Socket, over: asyncio.Event) -> None:
    await over.wait()
    await socket.close(SIGNED_OUT)


async def _until_left(socket: Socket) -> None:
    """Wait until the client disconnects; its messages go to the proxy connection without passing through here."""
    with suppress(WebSocketDisconnect):
        while True:
            message: JsonData = dict(await socket.receive())
            if message["type"] == "websocket.disconnect":
                return


async def _until_gone(context: AppContext, socket: Socket, elsewhere: OnOtherNode) -> None:
    """Close the websocket when the other node's lease ends, since a suspended node sends no close frame."""
    assert context.peers is not None
    await context.peers.until_gone(elsewhere.member)
    await socket.close(RECONNECT)


async def _until_proxy_closed(socket: Socket, proxy: WebSocketProxy) -> int:
    """Wait until the other node closes the connection, then close the client's websocket with the same code.

    If the other node does not have the table, the client's websocket stays open: the table is looked up again and its
    whole document is sent again.
    """
    code = await proxy.closed
    await close_as(socket, code)
    return code


async def close_as(socket: Socket, code: int) -> None:
    """Close a websocket with the code of the other node, unless the table has to be looked up again."""
    if code not in (NOT_OWNER, MOVES_TO_PLAYERS):
        with suppress(WebSocketDisconnect):
            await socket.close(code if code >= 4000 else RECONNECT)
