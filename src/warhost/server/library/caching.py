"""Pages that stay the same while a server runs: made and compressed once, and not sent to whoever has them already."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final
from urllib.parse import parse_qsl

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

KEPT: Final = {"kept": True}  # as `opt` of a handler
PACKED: Final = {"packed": True}  # another: compressed every time
ASK_AGAIN: Final = "no-cache"  # the browser keeps it, and asks whether it still holds
SMALLEST: Final = 1000  # bytes worth compressing
MOST_PAGES: Final = 200
TOLD_APART_BY: Final = ("language", "path")  # names in a query
CHOSEN_BY: Final = "codes"  # another: what it asks for is packed, too, but nobody else will ask for the same
OLD_PACKED: Final = ("image/png", "image/webp", "font/woff2", "image/jpeg")  # compressed as they are


class Page:
    """A page in both forms, with a tag that changes when it does."""

    def __init__(self, body: bytes, kind: str, cache: str = ASK_AGAIN, brotli: bytes = b"") -> None:
        self.body = body
        self.brotli = brotli  # the same, packed more tightly when it was built
        self.kind = kind
        self.cache = cache
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        packs = len(body) >= SMALLEST and kind.partition(";")[0] not in OLD_PACKED
        self.packed = gzip.compress(body, 9, mtime=0) if packs else b""

    def answer(self, asked: Headers) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for somebody who has perhaps an older one, and perhaps can unpack."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        known = [each.strip().removeprefix("W/") for each in asked.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return 304, headers, b""
        headers["content-type"] = self.kind
        accepted = asked.get("accept-encoding", "")
        if self.brotli and _unpacks(accepted, "br"):
            return 200, {**headers, "content-encoding": "br"}, self.brotli
        if self.packed and _unpacks(accepted, "gzip"):
            return 200, {**headers, "content-encoding": "gzip"}, self.packed
        return 200, headers, self.body


class Kept(ASGIMiddleware):
    """Answers for handlers whose answers never change, after the first time by itself."""

    scopes = (ScopeType.HTTP,)

    def __init__(self) -> None:
        self.pages: dict[tuple[str, ...], Page] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        handler: Any = scope.get("route_handler")
        kept, packed = [handler is not None and handler.opt.get(each) for each in ("kept", "packed")]
        place = _place(scope["path"], scope["query_string"])
        if not (kept or packed) or place is None or scope["method"] != "GET":  # type: ignore[typeddict-item]
            await next_app(scope, receive, send)
            return
        asked = Headers.from_scope(scope)
        page = self.pages.get(place)
        if page is None:
            sent: list[Any] = []

            async def keep(message: Message) -> None:
                sent.append(message)

            await next_app(scope, receive, keep)
            start, body = sent[0], b"".join(message.get("body", b"") for message in sent[1:])
            if start["status"] != 200:
                for message in sent:
                    await send(message)
                return
            kind = Headers.from_scope({"headers": start["headers"]}).get("content-type", "")  # type: ignore[arg-type]
            page = await asyncio.to_thread(Page, body, kind)
            if kept and CHOSEN_BY not in place:
                self.pages[place] = page
            if len(self.pages) > MOST_PAGES:
                self.pages.pop(next(iter(self.pages)))
        await _send(send, *page.answer(asked))


def _place(path: str, query: bytes) -> tuple[str, ...] | None:
    """What tells one page from another; None if there is more in the query than pages are told apart by."""
    try:
        told = parse_qsl(query.decode(), max_num_fields=len(TOLD_APART_BY))
    except ValueError:
        return None
    if any(name not in (*TOLD_APART_BY, CHOSEN_BY) for name, _ in told) or len(dict(told)) < len(told):
        return None
    return path, *sum(sorted(told), ())


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    start: Any = {"type": "http.response.start", "status": status, "headers": []}
    given = MutableScopeHeaders.from_message(start)
    for name, value in {**headers, "content-length": str(len(body))}.items():
        if status != 304 or name != "content-length":
            given[name] = value
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _unpacks(accepted: str, wanted: str) -> bool:
    """Whether a way of packing is among what a browser accepts, and not with a weight of nothing."""
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() in (wanted, "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
