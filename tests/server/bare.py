"""A server without network: requests are passed directly to the application."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import unquote_to_bytes

from litestar import Litestar

from tests.server.people import application, settings, widen
from warhost.server.settings import Settings

ADDRESS = "127.0.0.1"


class Answer(NamedTuple):
    """A response."""

    status: int
    headers: dict[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()  # all of them; `headers` has the first

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refusal(self) -> str:
        """The key of a refusal, or ""."""
        return str(self.json()["refusal"]["key"]) if self.status >= 400 else ""


class Bare:
    """An application with a function to send requests, in one event loop."""

    def __init__(self, app: Litestar, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.loop = loop

    def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None, address: str = ADDRESS
    ) -> Answer:
        """The response to a request; the path is as in a URL."""
        return self.loop.run_until_complete(self.asked(method, path, body, headers or {}, address))

    def post(self, path: str, body: Any, headers: dict[str, str] | None = None, address: str = ADDRESS) -> Answer:
        return self.ask("POST", path, json.dumps(body).encode(), headers, address)

    async def asked(self, method: str, path: str, body: bytes, headers: dict[str, str], address: str) -> Answer:
        raw, _, query = path.partition("?")
        given = {"host": "testserver", "content-type": "application/json", "content-length": str(len(body)), **headers}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote_to_bytes(raw).decode(errors="replace"),
            "raw_path": raw.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (address, 1234),
            "server": ("testserver", 80),
            "extensions": {},
        }
        incoming = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return incoming.pop() if incoming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        found: dict[str, str] = {}
        for name, value in sent[0]["headers"]:
            found.setdefault(name.decode().lower(), value.decode())  # the first of several cookies
        cookies = tuple(value.decode() for name, value in sent[0]["headers"] if name.lower() == b"set-cookie")
        return Answer(sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:]), cookies)


@contextmanager
def bare(chosen: Settings | None = None) -> Iterator[Bare]:
    """A started server without rate limits."""
    with application(chosen or settings()) as app:
        loop = asyncio.new_event_loop()
        started, over = asyncio.Event(), asyncio.Event()

        async def live() -> None:
            async with app.lifespan():
                started.set()
                await over.wait()

        life = loop.create_task(live())
        loop.run_until_complete(asyncio.wait([life, loop.create_task(started.wait())], return_when="FIRST_COMPLETED"))
        try:
            context = app.state.context
            for buckets in (context.requests, context.logins):
                buckets.burst, buckets.rate = 10**9, 1e9
            widen(context)
            yield Bare(app, loop)
        finally:
            over.set()
            loop.run_until_complete(life)
            loop.run_until_complete(loop.shutdown_default_executor())
            loop.close()
