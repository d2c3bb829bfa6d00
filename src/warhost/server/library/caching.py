"""Response cache for pages that never change while a server runs, with compression and ETags."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final, TypeVar, cast
from urllib.parse import unquote_plus
from weakref import WeakValueDictionary

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.params import QueryParameter
from litestar.serialization import encode_json
from litestar.types import ASGIApp, Message, Receive, Scope, Send

T = TypeVar("T")
KEPT: Final = {"kept": True}  # `opt` of a handler: its responses are cached
PACKED: Final = {"packed": True}  # `opt` of a handler: its responses are compressed, but not cached
ASK_AGAIN: Final = "no-cache"  # Cache-Control value: browsers store the page, but revalidate it with its ETag
SMALLEST: Final = 1000  # minimum bytes of a response that is compressed
MOST_PAGES: Final = 200
CHOSEN_BY: Final = "codes"  # query parameter of a request for arbitrary cards: not worth caching
OLD_PACKED: Final = ("image/png", "image/webp", "font/woff2", "image/jpeg")  # media types that are already compressed


def encoded(value: T) -> T:
    """A value as JSON.  Encodes where it is called: in a handler's thread, not on the event loop."""
    return cast(T, encode_json(value))


class Page:
    """A cached page, plain and compressed, with its ETag."""

    def __init__(self, body: bytes, kind: str, cache: str = ASK_AGAIN, brotli: bytes = b"") -> None:
        self.body = body
        self.brotli = brotli  # brotli version of the page, if it was compressed in advance at a higher level
        self.kind = kind
        self.cache = cache
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        packs = len(body) >= SMALLEST and kind.partition(";")[0] not in OLD_PACKED
        self.packed = gzip.compress(body, 9, mtime=0) if packs else b""

    def answer(self, asked: Headers) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for these request headers, which may have an ETag and accept compression."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        known = [each.strip().removeprefix("W/") for each in asked.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return 304, headers, b""
        headers["content-type"] = self.kind
        accepted = asked.get("accept-encoding", "")
        if self.brotli and _accepts(accepted, "br"):
            return 200, {**headers, "content-encoding": "br"}, self.brotli
        if self.packed and _accepts(accepted, "gzip"):
            return 200, {**headers, "content-encoding": "gzip"}, self.packed
        return 200, headers, self.body


Key = tuple[tuple[str, str], ...]  # the route, then the names and values of its handler's parameters


class ResponseCache(ASGIMiddleware):
    """Middleware that caches the responses of handlers whose responses never change.

    The cache key is the route with the path and query parameters that its handler declares.  Other query parameters are
    ignored, so that they cannot be used to bypass the cache.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self) -> None:
        self.pages: dict[Key, Page] = {}  # cached pages, the least recently used first
        self._making: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        handler: Any = scope.get("route_handler")
        kept, packed = [handler is not None and handler.opt.get(each) for each in ("kept", "packed")]
        if not (kept or packed) or scope["method"] != "GET":  # type: ignore[typeddict-item]
            await next_app(scope, receive, send)
            return
        given = _declared(scope)
        scope = {**scope, "query_string": b"&".join([name + b"=" + value for name, value in given.items()])}  # type: ignore[assignment]
        key = _key(scope, given)
        if kept and CHOSEN_BY.encode() not in given:
            page = self._found(key)
            if page is None:
                async with self._making.setdefault(key, asyncio.Lock()):  # other requests for the page wait here
                    page = self._found(key) or await _made(scope, receive, send, next_app)
                    if page is not None:
                        self._keep(key, page)
        else:
            page = await _made(scope, receive, send, next_app)
        if page is not None:
            await _send(send, *page.answer(Headers.from_scope(scope)))

    def _found(self, key: Key) -> Page | None:
        page = self.pages.pop(key, None)
        if page is not None:
            self.pages[key] = page
        return page

    def _keep(self, key: Key, page: Page) -> None:
        self.pages[key] = page
        if len(self.pages) > MOST_PAGES:
            self.pages.pop(next(iter(self.pages)))


async def _made(scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> Page | None:
    """The handler's response as a page; None if it was an error, which has been sent already."""
    sent: list[Any] = []

    async def keep(message: Message) -> None:
        sent.append(message)

    await next_app(scope, receive, keep)
    start, body = sent[0], b"".join(message.get("body", b"") for message in sent[1:])
    if start["status"] != 200:
        for message in sent:
            await send(message)
        return None
    kind = Headers.from_scope({"headers": start["headers"]}).get("content-type", "")  # type: ignore[arg-type]
    return await asyncio.to_thread(Page, body, kind)


def _declared(scope: Scope) -> dict[bytes, bytes]:
    """The query parameters that the handler declares, as in the request; the first value of repeated ones."""
    handler: Any = scope["route_handler"]
    fields = handler.parsed_fn_signature.parameters.items()
    names = {name.encode() for name, field in fields if isinstance(field.kwarg_definition, QueryParameter)}
    found: dict[bytes, bytes] = {}
    for part in scope["query_string"].split(b"&"):
        name, _, value = part.partition(b"=")
        if name in names:
            found.setdefault(name, value)
    return found


def _key(scope: Scope, given: dict[bytes, bytes]) -> Key:
    """The cache key, equal for all spellings of the same address."""
    path = [(name, str(value)) for name, value in scope["path_params"].items()]
    query = [(name.decode(), unquote_plus(value.decode("latin-1"))) for name, value in given.items()]
    return ("", scope["path_template"]), *sorted(path), *sorted(query)


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    start: Any = {"type": "http.response.start", "status": status, "headers": []}
    given = MutableScopeHeaders.from_message(start)
    for name, value in {**headers, "content-length": str(len(body))}.items():
        if status != 304 or name != "content-length":
            given[name] = value
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _accepts(accepted: str, wanted: str) -> bool:
    """True if an Accept-Encoding header contains an encoding with a weight above zero."""
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() in (wanted, "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
