"""Spectators share one stream: each gets what it would get alone, and nobody waits for a slow one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.abuse.route_costs import Walk
from tests.server.abuse.test_costs import Client
from tests.server.bare import Bare, bare
from tests.server.listening import WAIT, listening
from tests.server.people import Seat
from warhost.engine.state import NOBODY
from warhost.server.accounts.limits import Limits
from warhost.server.frames import Frames, text_frame
from warhost.server.tables.game import recording
from warhost.server.tables.table import Table
from warhost.server.tables.views import broadcast
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer


class Spectator:
    """A connection of the audience, whose client can stop reading."""

    def __init__(self, table: Table, user: int = 0) -> None:
        self.viewer = Viewer(user)
        self.frames: list[bytes] = []
        self.reads = True
        self._table = table
        table.join(self.viewer)

    def deliver(self, frame: bytes) -> bool:
        if self.reads:
            self.frames.append(frame)
        return self.reads

    async def drain(self) -> None:
        assert self.reads

    def come(self) -> None:
        assert self._table.audience.admits(self.viewer, self._table.row)
        self._table.audience.welcome(self.viewer, self)

    def seat(self) -> Seat:
        """A client that has applied every message; it fails if it gets out of sync."""
        texts = [text.decode() for frame in self.frames for text, _ in Frames().cut(frame)]

        class Socket:
            def receive_text(self, timeout: float) -> str:
                return texts.pop(0)

        seat = Seat(Socket())
        while texts:
            seat.receive()
        return seat


def running(server: Bare, game: str) -> tuple[Table, Callable[[int], None]]:
    """A table at which one person has both seats, and a function that gives answers there."""
    table: Table = server.app.state.context.lobby.tables[Walk(Client(server)).play(3, game)]

    async def answer() -> None:
        options = table.play.state.notations() if table.play is not None else []
        if table.play is not None and table.play.state.seat != NOBODY:
            await recording.answer(table, table.play.state.seat, options[len(options) // 2])

    def play(count: int) -> None:
        for _ in range(count):
            run(server, table.do(answer))
            run(server, rested(table))

    return table, play


async def rested(table: Table) -> None:
    """Wait until standing orders have answered and every spectator has been sent everything."""
    while table.ordered_option or not table.audience.is_at_rest:
        await asyncio.sleep(0)


def run(server: Bare, work: Coroutine[Any, Any, object]) -> None:
    server.loop.run_until_complete(work)


def alone(table: Table) -> Any:
    """The document and the log that a viewer who joins now is sent."""
    found = msgspec.json.decode(messages(Viewer(0), table.projection)[0])
    return found["document"], found["log"]


@pytest.mark.parametrize("game", ["lords", "invasion", "conquest"])
def test_every_spectator_is_sent_what_they_would_be_sent_alone(game: str) -> None:
    with bare() as server:
        table, play = running(server, game)
        first, second = Spectator(table), Spectator(table)
        for each in (first, second):
            each.come()
        play(4)
        late = Spectator(table)
        late.come()
        play(4)
        everybody = [each.seat() for each in (first, second, late)]
        assert [(each.document, each.log) for each in everybody] == [alone(table)] * 3
        assert all(one is other for one, other in zip(first.frames[-4:], second.frames[-4:], strict=True))
        assert len(first.frames) > len(late.frames) > 1


def test_players_are_sent_an_answer_before_many_spectators_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tasks run between two parts of them; spectators who join or leave meanwhile miss and repeat nothing."""
    monkeypatch.setattr(broadcast, "AT_ONCE", 2)
    with bare() as server:
        table, _ = running(server, "lords")
        crowd = [Spectator(table) for _ in range(7)]
        for each in crowd:
            each.come()
        player = Viewer(table.row.owner)
        messages(player, table.projection)

        async def part() -> None:
            table.show()
            while not table.audience.is_sending:
                await asyncio.sleep(0)

        for _ in range(3):
            asked = table.play.state.seat if table.play is not None else 0
            run(server, table.do(lambda: recording.record(table, "answer", asked, table.play.state.notations()[0])))  # type: ignore[union-attr]  # noqa: B023
            run(server, part())
            player.show()
            assert messages(player, table.projection)  # while it is still being sent to spectators
            sent = [len(each.frames) for each in crowd]
            table.part(crowd.pop(sent.index(min(sent))).viewer)
            crowd.append(Spectator(table))
            crowd[-1].come()
            run(server, rested(table))
        assert [(each.document, each.log) for each in (one.seat() for one in crowd)] == [alone(table)] * 7


def test_a_slow_spectator_rejoins_and_delays_nobody() -> None:
    with bare() as server:
        table, play = running(server, "lords")
        slow, quick = Spectator(table), Spectator(table)
        for each in (slow, quick):
            each.come()
        slow.reads = False
        play(2)
        assert (slow.viewer.shares, slow.viewer.outdated, len(slow.frames)) == (False, True, 1)
        slow.reads = True
        slow.come()
        play(2)
        assert (slow.seat().document, slow.seat().log) == (quick.seat().document, quick.seat().log) == alone(table)
        for each in (slow, quick):
            table.part(each.viewer)
        play(1)
        assert table.audience.last is None  # without spectators nothing is made


def test_players_have_a_separate_stream() -> None:
    with bare() as server:
        table, _ = running(server, "lords")
        owner, row = table.row.owner, table.row
        assert not table.audience.admits(Viewer(owner), row)
        assert table.audience.admits(Viewer(owner + 1), row)
        row.state = "open"
        assert not table.audience.admits(Viewer(owner + 1), row)


def test_a_failed_shared_document_is_left_to_each_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    with bare() as server:
        table, play = running(server, "lords")
        spectator = Spectator(table)
        spectator.come()

        def fail(*_: object) -> None:
            raise ValueError

        with monkeypatch.context() as broken:
            broken.setattr(table.projection, "update", fail)
            play(1)
        assert spectator.viewer.outdated
        assert not spectator.viewer.shares
        spectator.come()
        assert spectator.seat().document == alone(table)[0]


def test_a_browser_that_packs_takes_frames_that_are_not_packed() -> None:
    """Uncompressed frames on a connection with negotiated compression, and replies in between."""
    with listening(Limits()) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        client.post("/api/session", json={"name": "Ada"})
        game = {"game": "lords", "places": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=game).json()["id"]
        with (
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as watching,
            connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
                additional_headers={"cookie": f"warhost={client.cookies['warhost']}"},
            ) as playing,
        ):
            spectator, player = [Seat(_Socket(each)) for each in (watching, playing)]
            while player.info["moment"] < 10:
                player.answer(seat=player.view["seat"])  # refused if the table has answered in between
            assert spectator.say("ping")["type"] == "pong"
            spectator.catch_up(player.info["moment"])
            assert spectator.say("resign", seat=0)["refusal"]["key"] == "refused.not-your-seat"
            assert spectator.view["seat"] == -1


class _Socket:
    """A connection of another library, in the form that `Seat` needs."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def receive_text(self, timeout: float) -> str:
        return str(self._connection.recv(timeout=WAIT))

    def send_text(self, text: str) -> None:
        self._connection.send(text)


def test_a_frame_is_cut_as_it_was_made() -> None:
    for size in (0, 125, 126, 65535, 65536):
        assert Frames().cut(text_frame(b"a" * size)) == [(b"a" * size, True)]
