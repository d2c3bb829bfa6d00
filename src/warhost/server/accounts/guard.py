"""Middleware for every request: security headers, origin check, and limits on requests and their cost."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from math import ceil
from typing import Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..context import address, context_of
from ..http_types import HttpConnection
from ..protocol import Problem
from ..refusing import Refuse, refuse, retry_after
from ..settings import Settings
from .loop_time import Metered

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
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
OF_DATA: Final = {  # no page: it opens nothing, and is opened in nothing
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
DATA: Final = "application/json"
OF_FILES: Final = ("cross-origin-resource-policy", "x-content-type-options")  # the rest speaks of pages
FILES: Final = "/assets/"  # scripts, styles and letters of the client: never a page, never a worker
HSTS: Final = ("strict-transport-security", "max-age=31536000")  # the browser comes over https only, for a year
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
AT_HOME: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")  # names that no stranger can own
OWN_NAME: Final = socket.gethostname().lower()


class Guard(ASGIMiddleware):
    """Refuses what comes too fast or from a foreign page, and adds the security headers to every answer."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, secure: bool) -> None:
        always = dict([HSTS] if secure else [])
        self.of_pages, self.of_data = {**HEADERS, **always}, {**OF_DATA, **always}
        self.of_files = {name: HEADERS[name] for name in OF_FILES}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        is_file = scope["path"].startswith(FILES)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                of_others = self.of_data if headers.get("content-type", "").startswith(DATA) else self.of_pages
                wanted = self.of_files if is_file else of_others
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        request: Request[object, object, object] = Request(scope, receive)  # type: ignore[type-var]
        try:
            await self._check(request)
        except Refuse as no:
            response = Response(Problem(no.refusal), status_code=no.status, headers=retry_after(no))
            await response.to_asgi_response(app=None, request=request)(scope, receive, send_with_headers)
            return
        work = Metered(next_app(scope, receive, send_with_headers))
        try:
            await work
        finally:
            context_of(request).loop_budget.charge(address(request), work.seconds)

    async def _check(self, request: HttpConnection) -> None:
        context = context_of(request)
        check_budget(request)
        if context.is_peer(request):
            return
        if not await context.requests.allow(address(request)):
            raise refuse("too-fast", 429, seconds=1)
        check_host(request)
        headers = request.headers
        if "transfer-encoding" in headers and "content-length" in headers:
            raise refuse("malformed", detail="either Content-Length or Transfer-Encoding")  # or two requests in one
        if request.scope["method"] not in HARMLESS:  # type: ignore[typeddict-item]
            check_origin(request)
            self._check_kind(headers)

    def _check_kind(self, headers: Headers) -> None:
        """A body says that it is JSON; a form of a foreign page cannot say so."""
        empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not empty and kind != "application/json":
            raise refuse("malformed", 415, detail="a body has the content type application/json")


def check_budget(connection: HttpConnection) -> None:
    """Refuse an address that has taken more of the event loop than its share."""
    wait = context_of(connection).loop_budget.wait(address(connection))
    if wait > 0:
        raise refuse("too-fast", 429, seconds=ceil(wait))


def check_host(connection: HttpConnection) -> None:
    """A foreign name that leads here may belong to a page that wants to be taken for ours (DNS rebinding)."""
    context = context_of(connection)
    if not is_ours(connection.headers.get("host", ""), context.settings):
        raise refuse("host", 421)


def is_ours(host: str, settings: Settings) -> bool:
    """True if a host is this server: by the names it was given, else by any that nobody outside can give it.

    Over https the certificate has answered the question already.
    """
    name = host.rpartition(":")[0] if not host.endswith("]") and host.rpartition(":")[2].isdigit() else host
    name = name.lower().rstrip(".")
    if not name or name in ("localhost", "127.0.0.1", "[::1]") or name in settings.hosts:
        return True
    if settings.hosts:
        return False
    return settings.secure or "." not in name or name.endswith(AT_HOME) or _is_number(name) or name == OWN_NAME


def _is_number(name: str) -> bool:
    try:
        ip_address(name.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


def check_origin(connection: HttpConnection) -> None:
    """A browser says which page a request comes from; ours must be one of this server.  A program says nothing."""
    origin, settings = connection.headers.get("origin"), context_of(connection).settings
    if origin is None or origin in settings.origins:
        return
    page = urlsplit(origin)
    plain = settings.secure and page.scheme != "https"  # such a page anybody on the way could have written
    if plain or page.scheme not in ("http", "https") or page.netloc != connection.headers.get("host"):
        raise refuse("origin", 403)
