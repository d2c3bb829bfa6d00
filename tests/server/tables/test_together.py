"""Answers by standing orders are sent in one message, after the answer that caused them, which does
not wait for them.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from warhost.games import find_game
from warhost.server.games.adapter import find_adapter
from warhost.server.protocol import Answer, Change, Undo, UndoReply
from warhost.server.store import Store
from warhost.server.tables.game.progress import Progress
from warhost.server.tables.game.table_game import begin
from warhost.server.tables.records.records import Chair, Record, TableRow
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views.delta import carry_out
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

DECKS = {"conquest": ("space-marines", "orks"), "invasion": ("dwarf", "orc")}


class Notes(Writer):
    """A writer that stores records in memory; it fails at the chosen records."""

    def __init__(self) -> None:
        super().__init__(Store("sqlite://"))
        self.written: list[Record] = []
        self.failing_at = -1

    async def append(
        self,
        table: str,
        record: Record,
        state: bytes = b"",
        after: Record | None = None,
        others: Sequence[Record] = (),
    ) -> None:
        await asyncio.sleep(0)
        if record.number <= self.failing_at <= record.number + len(others):
            self.failing_at = -1
            raise OSError("no room")
        assert after == (self.written[-1] if self.written else None)
        self.written += [record, *others]
        self.commits += 1


class Client:
    """Applies what it is sent, like the browser."""

    def __init__(self, table: Table, user: int) -> None:
        self.table = table
        self.viewer = Viewer(user)
        self.document: Any = None
        self.log: list[Any] = []
        self.moments: list[int] = []  # each moment that it was shown
        self.done = 0  # the moment after its last answer
        table.join(self.viewer)

    def follow(self) -> None:
        for text in messages(self.viewer, self.table.projection):
            message = msgspec.json.decode(text)
            if message["type"] == "joined":
                self.document, self.log = message["document"], message["log"]
            elif message["type"] == "changed":
                by = msgspec.convert(message["changes"], list[Change])
                self.document = carry_out(self.document, by)
                self.log = self.log[: message["kept"]] + message["events"]
            else:
                assert message["type"] == "done", message
                self.done = message["moment"]
                continue
            self.moments.append(self.document["table"]["moment"])

    def has_everything(self) -> bool:
        whole = msgspec.to_builtins(self.table.document(self.viewer))
        told = self.table.projection.log(self.viewer.eye, 0)
        return msgspec.json.encode([self.document, self.log], order="sorted") == msgspec.json.encode(
            [whole, told], order="sorted"
        )


def laid(game: str, services: Services) -> Table:
    chairs = [Chair("person", at + 1, f"user {at}", "", deck, "a") for at, deck in enumerate(DECKS[game])]
    row = TableRow("t", game, find_game(game).version, "open", chairs, {}, 1, 0, secret="5f" * 16)
    begin(row, find_adapter(game)[1])
    table = Table(row, [], services)
    table.start()
    return table


async def settled(table: Table) -> None:
    for _ in range(20):
        await asyncio.sleep(0)
        await table.do(_nothing)


async def _nothing() -> None:
    pass


@pytest.mark.parametrize("game", DECKS)
def test_an_answer_is_shown_before_automatic_answers_to_it_and_none_is_missing(game: str) -> None:
    async def played() -> None:
        writer, rng = Notes(), random.Random(7)
        table = laid(game, Services(writer, BotProcesses(1)))
        clients = [Client(table, 1), Client(table, 2)]
        await settled(table)
        play, together, undone = table.play, 0, 0
        assert play is not None
        for number in range(120):
            seat, moment = play.state.seat, play.moment
            if play.state.outcome is not None:
                break
            user = table.row.order[seat]
            for client in clients:
                client.follow()
                client.moments.clear()
            if number % 10 == 9 and play.steps_back(seat):
                await table.handle(clients[user].viewer, Undo(1, moment, seat))
                if table.offer is not None:
                    await table.handle(clients[1 - user].viewer, UndoReply(1, moment, 1 - seat, True))
                undone += 1
            else:
                await table.handle(clients[user].viewer, Answer(1, moment, seat, rng.choice(play.state.notations())))
                assert play.moment == moment + 1
                for client in clients:
                    client.follow()
                    assert client.moments == [moment + 1]
                assert clients[user].done == moment + 1
                await settled(table)
                together += play.moment > moment + 2
                for client in clients:
                    client.follow()
                    assert client.moments == ([moment + 1, play.moment] if play.moment > moment + 1 else [moment + 1])
            for client in clients:
                client.follow()
                assert client.has_everything()
        assert together > 10
        assert undone > 5
        assert [each.number for each in writer.written] == list(range(play.moment))
        await table.stop()

    asyncio.run(played())


@pytest.mark.parametrize("game", DECKS)
def test_successive_windows_passed_by_orders_take_one_pause(game: str) -> None:
    """The answer itself is shown first; all answers by orders are written together, and shown in one message."""

    async def played() -> None:
        waited: list[float] = []

        async def sleep(seconds: float) -> None:
            waited.append(seconds)
            await asyncio.sleep(0)

        writer, rng = Notes(), random.Random(7)
        table = laid(game, Services(writer, BotProcesses(1), pace=0.8, sleep=sleep))
        clients = [Client(table, 1), Client(table, 2)]
        await settled(table)
        play, rows = table.play, 0
        assert play is not None
        for _ in range(60):
            seat, moment = play.state.seat, play.moment
            by = clients[table.row.order[seat]]
            for client in clients:
                client.follow()
                client.moments.clear()
            waited.clear()
            writer.commits = 0
            await table.handle(by.viewer, Answer(1, moment, seat, rng.choice(play.state.notations())))
            for client in clients:
                client.follow()
                assert client.moments == [moment + 1]
            assert play.moment == moment + 1
            ordered = bool(table.ordered_option)
            while table.ordered_option:
                await settled(table)
            for client in clients:
                client.follow()
                assert client.moments == ([moment + 1, play.moment] if ordered else [moment + 1])
                assert client.has_everything()
            assert waited == ([0.8 * table.adapter.haste] if ordered else [])
            assert writer.commits == (2 if ordered else 1)
            rows += play.moment > moment + 2
        assert rows > 5
        assert [each.number for each in writer.written] == list(range(play.moment))
        await table.stop()

    asyncio.run(played())


def test_what_cannot_be_written_is_tried_again_and_the_answer_before_it_counts() -> None:
    async def played() -> None:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0)

        writer, rng = Notes(), random.Random(7)
        table = laid("conquest", Services(writer, BotProcesses(1), sleep=sleep))
        clients = [Client(table, 1), Client(table, 2)]
        await settled(table)
        play, failed = table.play, 0
        assert play is not None
        while failed < 5:
            seat, moment = play.state.seat, play.moment
            writer.failing_at = moment + 1
            by = clients[table.row.order[seat]]
            await table.handle(by.viewer, Answer(1, moment, seat, rng.choice(play.state.notations())))
            by.follow()  # it is acknowledged, not refused
            assert play.moment == moment + 1
            assert by.document["table"]["moment"] == moment + 1
            await settled(table)
            if writer.failing_at < 0:
                failed += 1
                assert play.moment > moment + 1
                assert not table.ordered_option
            writer.failing_at = -1
        assert [each.number for each in writer.written] == list(range(play.moment))
        assert slept
        await table.stop()

    asyncio.run(played())


def test_where_the_rules_fail_in_a_row_what_comes_before_counts_and_the_player_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def played() -> None:
        writer, rng = Notes(), random.Random(7)
        table = laid("conquest", Services(writer, BotProcesses(1)))
        client, other = Client(table, 1), Client(table, 2)
        await settled(table)
        play, failing, given = table.play, [-1], Progress.go_on
        assert play is not None

        def go_on(progress: Progress, record: Record, seats: int) -> None:
            given(progress, record, seats)
            if record.number == failing[0]:
                raise ZeroDivisionError("a mistake in the rules")

        monkeypatch.setattr(Progress, "go_on", go_on)
        failed = 0
        while failed < 3:
            seat, moment = play.state.seat, play.moment
            failing[0] = moment + 3  # the third answer in a series
            by = (client, other)[table.row.order[seat]]
            await table.handle(by.viewer, Answer(1, moment, seat, rng.choice(play.state.notations())))
            await settled(table)
            if play.failed:
                failed += 1
                assert play.moment == moment + 3
                assert not table.ordered_option
                assert table.row.state == "running"
            failing[0] = -1
            for each in (client, other):
                each.follow()
                assert each.has_everything()
        assert [each.number for each in writer.written] == list(range(play.moment))
        await table.stop()

    asyncio.run(played())
