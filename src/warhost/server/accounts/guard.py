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
from ..refusing import RequestRefused, refuse, retry_after
from ..settings import Settings
from .loop_time import TimedCoroutine

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
OF_DATA: Final = {  # headers of responses with data: opened as a page, they may load nothing; no page may frame them
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
OF_EMBEDS: Final = {  # headers of the pages that other sites may show in a frame
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
}
EMBEDS: Final = "/embed/"
DATA: Final = "application/json"
OF_FILES: Final = ("cross-origin-resource-policy", "x-content-type-options")  # the other headers only affect pages
FILES: Final = "/assets/"  # the client's scripts, styles and fonts: none of them is a page or a worker
HSTS: Final = ("strict-transport-security", "max-age=31536000")  # browsers must use https for a year
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LOCAL_SUFFIXES: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")  # resolved locally only
OWN_NAME: Final = socket.gethostname().lower()


class Guard(ASGIMiddleware):
    """Middleware that rejects requests above the rate limit or from a foreign page, and adds the security headers."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, secure: bool) -> None:
        always = dict([HSTS] if secure else [])
        self.of_pages, self.of_data = {**HEADERS, **always}, {**OF_DATA, **always}
        self.of_embeds = {**OF_EMBEDS, **always}
        self.of_files = {name: HEADERS[name] for name in OF_FILES}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        is_file, is_embed = scope["path"].startswith(FILES), scope["path"].startswith(EMBEDS)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                of_screens = self.of_embeds if is_embed and message["status"] == 200 else self.of_pages
                of_others = self.of_data if headers.get("content-type", "").startswith(DATA) else of_screens
                wanted = self.of_files if is_file else of_others
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        request: Request[object, object, object] = Request(scope, receive)  # type: ignore[type-var]
        try:
            await self._check(request)
        except RequestRefused as no:
            response = Response(Problem(no.refusal), status_code=no.status, headers=retry_after(no))
            await response.to_asgi_response(app=None, request=request)(scope, receive, send_with_headers)
            return
        work = TimedCoroutine(next_app(scope, receive, send_with_headers))
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
            raise refuse("malformed", detail="either Content-Length or Transfer-Encoding")  # allows request smuggling
        if request.scope["method"] not in SAFE_METHODS:  # type: ignore[typeddict-item]
            check_origin(request)
            self._check_kind(headers)
            if context.follower.banned.bans(address(request)):
                raise refuse("address-banned", 403)

    def _check_kind(self, headers: Headers) -> None:
        """Reject a body that is not declared as JSON, since an HTML form on a foreign page could have sent it."""
        empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not empty and kind != "application/json":
            raise refuse("malformed", 415, detail="a body has the content type application/json")


def check_budget(connection: HttpConnection) -> None:
    """Reject the request if the address has used up its budget of event-loop time."""
    wait = context_of(connection).loop_budget.wait(address(connection))
    if wait > 0:
        raise refuse("too-fast", 429, seconds=ceil(wait))


def check_host(connection: HttpConnection) -> None:
    """Reject an unknown host name: it may be a foreign domain that resolves to this server (DNS rebinding)."""
    context = context_of(connection)
    if not is_ours(connection.headers.get("host", ""), context.settings):
        raise refuse("host", 421)


def is_ours(host: str, settings: Settings) -> bool:
    """True if this server accepts a host name: a configured name, or if none is configured, a local name.

    Over https any name is accepted, because the certificate has proved it already.
    """
    name = host.rpartition(":")[0] if not host.endswith("]") and host.rpartition(":")[2].isdigit() else host
    name = name.lower().rstrip(".")
    if not name or name in ("localhost", "127.0.0.1", "[::1]") or name in settings.hosts:
        return True
    if settings.hosts:
        return False
    return settings.secure or "." not in name or name.endswith(LOCAL_SUFFIXES) or _is_number(name) or name == OWN_NAME


def _is_number(name: str) -> bool:
    try:
        ip_address(name.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


def check_origin(connection: HttpConnection) -> None:
    """Reject a request that a page of another server sent.  Programs send no origin and are accepted."""
    origin, settings = connection.headers.get("origin"), context_of(connection).settings
    if origin is None or origin in settings.origins:
        return
    page = urlsplit(origin)
    plain = settings.secure and page.scheme != "https"  # an http page could have been forged on the way
    if plain or page.scheme not in ("http", "https") or page.netloc != connection.headers.get("host"):
        raise refuse("origin", 403)
