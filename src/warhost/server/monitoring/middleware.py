"""Middleware that gives every request an id for its log lines."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .request_ids import CURRENT, Handled, request_id
from .tracing import request_span


class RequestIds(ASGIMiddleware):
    """Middleware that gives each request and each websocket an id: the one that a proxy has given it, or a new one."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        handled = Handled(request_id(scope["headers"]))
        CURRENT.set(handled)  # not reset: the server runs every request in a separate context
        try:
            with request_span(scope, handled.id) as statuses:

                async def note(message: Message) -> None:
                    if statuses and message["type"] == "http.response.start":
                        statuses[0] = message["status"]
                    await send(message)

                await next_app(scope, receive, note if statuses else send)
        finally:
            handled.id = ""
