"""Requests and sockets for a table that another node has: carried to it, and its answer back, as if it were here.

Handlers know nothing of this.  They ask the lobby for a table; if it raises OnOtherNode, the request is forwarded.
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
from ..protocol import Problem
from ..refusing import Refuse, refuse
from .peers import AGAIN, PATIENCE, SECRET, WHENCE, WHOM, OnOtherNode
from .websocket_proxy import WebSocketProxy, joined

LOG = logging.getLogger(__name__)
HARMLESS: Final = ("GET", "HEAD")  # may be asked twice
CARRIED: Final = ("cookie", "content-type", "user-agent")  # of a request
BROUGHT: Final = ("content-type", "content-disposition", "cache-control")  # of an answer
MISDIRECTED: Final = 421
COME_AGAIN: Final = 1012  # the table has another node now
NOT_HERE: Final = 4421  # from node to node: the table is not here, look again
FOLLOWS: Final = 4422  # from node to node: the table is to be where its people are
SIGNED_OUT: Final = 4408  # the client may connect again with its present session


class Forwarded(Response[bytes]):
    """The answer of the node that has the table, once it has come."""

    def __init__(self, context: AppContext, request: HttpRequest, elsewhere: OnOtherNode) -> None:
        super().__init__(b"")
        self._house = context
        self._request = request
        self._elsewhere = elsewhere

    def to_asgi_response(self, *_: object, **__: object) -> Any:
        return self._carry

    async def _carry(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await carried(self._house, self._request, self._elsewhere)
        ready: Any = answer.to_asgi_response(app=None, request=self._request)
        await ready(scope, receive, send)


async def carried(
    context: AppContext, request: HttpRequest, elsewhere: OnOtherNode
) -> Response[bytes] | Response[Problem]:
    """Ask the table's owner, and ask again while the owner changes."""
    peers = context.peers
    assert peers is not None
    if context.is_peer(request):  # it has been carried once; perhaps neither node knows any more
        peers.forget(elsewhere.table)
        return Response(Problem(refuse("storage").refusal), status_code=MISDIRECTED)
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    body = await request.body()
    headers = {name: request.headers[name] for name in CARRIED if name in request.headers}
    headers[WHOM] = address(request)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    member = elsewhere.member
    while loop.time() < until:
        try:
            answer = await peers.ask(member, request.method, path, content=body, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            pass  # nothing has arrived there
        except httpx.HTTPError as failed:
            LOG.warning("%s did not answer: %s", member.address, type(failed).__name__)
            if request.method not in HARMLESS:
                break  # it may have been carried out
        else:
            if answer.status_code != MISDIRECTED:
                given = {name: answer.headers[name] for name in BROUGHT if name in answer.headers}
                kind = given.pop("content-type", None)
                return Response(answer.content, status_code=answer.status_code, media_type=kind, headers=given)
        peers.forget(elsewhere.table)
        await asyncio.sleep(AGAIN)
        try:
            await context.lobby.find(elsewhere.table)
            member = peers.me
        except OnOtherNode as moved:
            member = moved.member
        except Refuse as no:
            return Response(Problem(no.refusal), status_code=no.status)
    return Response(Problem(refuse("storage").refusal), status_code=503)


async def bridge(
    context: AppContext, socket: Socket, elsewhere: OnOtherNode, over: asyncio.Event, said: bytes = b""
) -> bool:
    """Carry a socket's messages both ways until one side hangs up; False if the table is not, or no longer, there.

    `said`: a message that has been read already.
    """
    member = elsewhere.member
    assert context.peers is not None
    headers = {name: socket.headers[name] for name in CARRIED if name in socket.headers}
    headers |= {SECRET: member.secret, WHOM: address(socket), WHENCE: context.peers.me.id}
    target = member.address.replace("http", "ws", 1) + socket.url.path
    try:
        line = await joined(socket, target, headers)
    except (OSError, TimeoutError, InvalidHandshake) as failed:
        LOG.info("%s cannot be reached: %s", member.address, type(failed).__name__)
        return False
    if said:
        line.send(said)
    back = asyncio.create_task(_back(socket, line))
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
        line.close()
    return back.cancelled() or back.result() not in (NOT_HERE, FOLLOWS)


async def until_signed_out(socket: Socket, over: asyncio.Event) -> None:
    await over.wait()
    await socket.close(SIGNED_OUT)


async def _until_left(socket: Socket) -> None:
    """Messages do not come here any more, only that there will be none."""
    with suppress(WebSocketDisconnect):
        while True:
            message: JsonData = dict(await socket.receive())
            if message["type"] == "websocket.disconnect":
                return


async def _until_gone(context: AppContext, socket: Socket, elsewhere: OnOtherNode) -> None:
    """A node that sleeps says nothing: when its lease is over, another may have the table."""
    assert context.peers is not None
    await context.peers.until_gone(elsewhere.member)
    await socket.close(COME_AGAIN)


async def _back(socket: Socket, line: WebSocketProxy) -> int:
    """How the other node closes it is how it is closed; a node that is gone is another's by the next try.

    If the table is not there, the client is not informed: the table is looked up again and the whole document sent
    again.
    """
    code = await line.closed
    await close_as(socket, code)
    return code


async def close_as(socket: Socket, code: int) -> None:
    """Close a socket as the other node has closed it, unless the table is to be looked for again."""
    if code not in (NOT_HERE, FOLLOWS):
        with suppress(WebSocketDisconnect):
            await socket.close(code if code >= 4000 else COME_AGAIN)
