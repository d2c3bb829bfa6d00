"""Users for the server's tests: each has a cookie, and checks everything that they are sent at a table."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from warhost.server.accounts.limits import Limits
from warhost.server.app import create_app
from warhost.server.protocol import Change
from warhost.server.settings import Settings
from warhost.server.tables.views.delta import changed, checksum

UNCHOSEN = Limits(loop_burst=1e9)
WAIT = 10.0  # timeout in seconds for a message
AT_REST: dict[bool, list[Litestar]] = {True: [], False: []}  # by `secure`


def settings(**more: Any) -> Settings:
    """Test settings: bots run in a thread instead of processes, and there are no rate limits."""
    usual: dict[str, Any] = {
        "monitors": ("testclient", "127.0.0.1"),
        "bot_pool": ThreadPoolExecutor(1),
        "message_rate": 1e6,
        "message_burst": 10**6,
        "limits": UNCHOSEN,
    }
    pace = 1.0 if "sleep" in more else 0.0  # if the test controls the time, standing orders wait for it
    return Settings(client=None, **{"pace": pace, **usual, **more})


@contextmanager
def server(chosen: Settings | None = None) -> Iterator[TestClient[Any]]:
    with application(chosen or settings()) as app, TestClient(app) as client:
        context = client.app.state.context
        context.requests.rate = 1e6
        for buckets in (context.requests, context.heavy):
            buckets.burst = 10**6
        widen(context)
        yield client


def widen(context: Any) -> None:
    """Raise the limits by address, because all users of a test have one address, unless the test chose limits."""
    context.loop_budget.burst = 1e9  # seconds
    if context.settings.limits == UNCHOSEN:
        context.sign_ups.burst = context.foundings.burst = context.lobby.table_origins.most = 10**6


@contextmanager
def application(chosen: Settings) -> Iterator[Litestar]:
    """An application to run; after a successful test it is run again by another, because creating one takes most of a
    start.
    """
    at_rest = AT_REST[chosen.secure]
    app = at_rest.pop() if at_rest else create_app(chosen)
    for name in app.state.dict():
        del app.state[name]
    app.state.settings = chosen
    yield app
    at_rest.append(app)


def hung_up(client: TestClient[Any], left: int = 0) -> None:
    """Wait until the server has noticed disconnections, and only this many connections are left."""
    while client.app.state.context.connections.count > left:
        client.get("/api/health")


def stored(client: TestClient[Any], method: str, *args: Any) -> Any:
    """A value from the store of a running server, read in the store's thread: another thread would roll back a pending
    write.
    """
    writer = client.app.state.context.writer
    return client.blocking_portal.call(writer.call, getattr(writer.store, method), *args)


class Person:
    """A user with a browser."""

    def __init__(self, client: TestClient[Any], name: str = "Ada") -> None:
        self.client = client
        client.cookies.clear()
        answer = client.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.user = answer.json()["user"]
        self.headers = {"cookie": f"warhost={answer.cookies['warhost']}"}
        client.cookies.clear()

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, body)

    def delete(self, path: str, body: Any = None) -> Any:
        return self.ask("DELETE", path, body)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and store a new cookie, as a browser does."""
        answer = self.client.request(method, path, json=body, headers=self.headers)
        if "warhost" in answer.cookies:
            self.headers = {"cookie": f"warhost={answer.cookies['warhost']}"}
            self.client.cookies.clear()
        return answer

    def table(self, *places: dict[str, Any], **more: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", {"game": "lords", "places": list(places), **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @contextmanager
    def join(self, table: str, query: str = "") -> Iterator[Seat]:
        with self.client.websocket_connect(f"/api/tables/{table}/socket{query}", headers=self.headers) as socket:
            yield Seat(socket)


class Seat:
    """A connection that applies the changes and fails if it gets out of sync."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.document: Any = None
        self.log: list[Any] = []
        self.raw: list[str] = []
        self._seq = -1
        self._ids = itertools.count(1)
        self.until("joined")

    @property
    def view(self) -> Any:
        return self.document["view"]

    @property
    def info(self) -> Any:
        return self.document["table"]

    @property
    def you(self) -> Any:
        return self.document["you"]

    def receive(self) -> dict[str, Any]:
        """The next message, after it was applied."""
        text = self.socket.receive_text(timeout=WAIT)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "joined":
            self.document, self.log, self._seq = message["document"], message["log"], message["seq"]
        elif message["type"] == "changed":
            assert message["seq"] == self._seq + 1
            self._seq += 1
            self.document = changed(self.document, msgspec.convert(message["changes"], list[Change]))
            self.log = [*self.log[: message["kept"]], *message["events"]]
        if message["type"] in ("joined", "changed"):
            assert message["check"] in (checksum(self.document), ""), "out of step"
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """Process messages until one of a kind arrives."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the reply."""
        number = next(self._ids)
        self.socket.send_text(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        while True:
            message = self.receive()
            if message.get("id") in (number, -1):
                return message

    def answer(self, option: str | None = None, seat: int | None = None, moment: int | None = None) -> dict[str, Any]:
        """Answer the current question, by default with its first option."""
        return self.say(
            "answer",
            moment=self.info["moment"] if moment is None else moment,
            seat=self.you["eye"] if seat is None else seat,
            option=option if option is not None else self.view["options"][0],
        )

    def wait_to_be_asked(self) -> bool:
        """Wait until it is this user's turn; False if the game ended meanwhile."""
        while self.info["state"] != "over" and not (self.view and self.view["options"]):
            self.receive()
        return bool(self.info["state"] != "over")

    def catch_up(self, moment: int) -> None:
        """Wait until a moment has been shown."""
        while self.info["moment"] < moment:
            self.receive()
