"""What stands before every request: security headers, the origin check, and the limit of requests."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..context import Connection, address, house_of
from ..protocol import Problem
from ..refusing import Refuse, refuse

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")


class Guard(ASGIMiddleware):
    """Refuses what comes too fast or from a foreign page, and adds the security headers to every answer."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        request: Request[object, object, object] = Request(scope, receive)  # type: ignore[type-var]
        try:
            self._check(request)
        except Refuse as no:
            response = Response(Problem(no.refusal), status_code=no.status)
            await response.to_asgi_response(app=None, request=request)(scope, receive, send_with_headers)
            return
        await next_app(scope, receive, send_with_headers)

    def _check(self, request: Connection) -> None:
        house = house_of(request)
        if not house.requests.take(address(request)):
            raise refuse("too-fast", 429, seconds=1)
        if request.scope["method"] not in HARMLESS:  # type: ignore[typeddict-item]
            check_origin(request)


def check_origin(connection: Connection) -> None:
    """A browser says which page a request comes from; ours must be one of this server.  A program says nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in house_of(connection).settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise refuse("origin", 403)
