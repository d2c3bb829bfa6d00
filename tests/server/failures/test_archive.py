"""Every finished game is archived in the end, whatever fails when it ends."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.people import Person, server, settings, stored
from tests.server.tables.test_restart import HOT_SEAT, wait_until_archived
from warhost.games import find_game
from warhost.server.cluster import ownership
from warhost.server.cluster.ownership import TableOwnership
from warhost.server.database import DatabaseUnreachable
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.replays import archive
from warhost.server.tables.replays.replay_frames import ReplayWorker

AWAY = [DatabaseUnreachable(), OperationalError("", {}, Exception())]
SLOW = [TimeoutError(), BrokenProcessPool()]


def fails_first(work: Callable[..., Any], failures: list[Exception]) -> Callable[..., Any]:
    """A function that raises the first few times, then behaves normally."""
    left = list(failures)

    def tried(*args: Any) -> Any:
        if left:
            raise left.pop()
        return work(*args)

    return tried


def given_up(client: Any) -> str:
    ada = Person(client)
    table = str(ada.table(*HOT_SEAT)["id"])
    with ada.join(table) as seat:
        seat.say("resign", seat=0)
    return table


@pytest.mark.parametrize(
    ("owner", "name", "failures"),
    [
        (Store, "archive_game", AWAY),
        (Store, "records", AWAY),
        (ReplayWorker, "made", SLOW),
        (Store, "unarchived_games", AWAY),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_temporary_failures_of_archiving_are_retried(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, owner: type, name: str, failures: list[Exception]
) -> None:
    """An unavailable database, or a machine too busy to start a process: temporary failures that do not concern the
    game.
    """
    monkeypatch.setattr(archive, "AGAIN", 0.0)
    monkeypatch.setattr(owner, name, fails_first(getattr(owner, name), failures))
    with caplog.at_level(logging.WARNING), server() as client:
        wait_until_archived(client, given_up(client))
    told = [record.message for record in caplog.records if record.name == archive.LOG.name]
    assert [message.rpartition(": ")[2] for message in told] == [type(each).__name__ for each in reversed(failures)]
    assert all(record.exc_info is None for record in caplog.records if record.name == archive.LOG.name)


def test_a_game_that_cannot_be_archived_does_not_block_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """For example because of a bug in the rules: it is reported once, with its location; each start names the game and
    does not retry it. The next version of the server retries it.
    """
    monkeypatch.setattr(archive, "AGAIN", 0.0)
    made, tried = fails_first(ReplayWorker.made, [ValueError("a mistake")]), []

    async def counted(*args: Any) -> bytes:
        tried.append("")
        return bytes(await made(*args))

    monkeypatch.setattr(ReplayWorker, "made", counted)
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        first, second = given_up(client), given_up(client)
        wait_until_archived(client, second)
        assert stored(client, "archived_game", first) == b""
    told = [record for record in caplog.records if record.name == archive.LOG.name]
    assert [record.exc_info is not None for record in told] == [True]
    assert len(tried) == 2
    caplog.clear()
    with server(settings(database=url)) as client:
        while not client.app.state.context.archive.is_done():
            client.get("/api/health")
        wait_until_archived(client, given_up(client))  # named games have been tried
    assert len(tried) == 3
    (named,) = [record for record in caplog.records if record.name == archive.LOG.name]
    assert (named.exc_info, first in named.message, second in named.message) == (None, True, False)
    monkeypatch.setattr(archive, "__version__", "next")
    with server(settings(database=url)) as client:
        wait_until_archived(client, first)


def test_a_leaving_node_archives_its_finished_games_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be the last node that has their rules."""
    gone: list[int] = []
    looks = iter([False, False, True])
    membership = SimpleNamespace(leaving=True, ends=True, present={})
    services = SimpleNamespace(writer=None, put_away=lambda: next(looks))
    lobby: Any = SimpleNamespace(services=services, tables={})
    peers: Any = SimpleNamespace(membership=membership)
    monkeypatch.setattr(ownership, "RETIRING", 0.0)
    monkeypatch.setattr(ownership.signal, "raise_signal", gone.append)
    asyncio.run(TableOwnership(lobby, peers)._retire())
    assert gone == [signal.SIGTERM]
    assert next(looks, None) is None


def test_an_archive_is_done_when_every_finished_game_is_archived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Including those that have to wait: a game that could not be archived is not forgotten."""
    monkeypatch.setattr(archive, "AGAIN", 0.0)
    monkeypatch.setattr(ReplayWorker, "made", fails_first(ReplayWorker.made, SLOW))
    with server() as client:
        put = client.app.state.context.archive
        while not put.is_done():
            client.get("/api/health")
        table = given_up(client)
        while not put.is_done():
            client.get("/api/health")
        assert stored(client, "archived_game", table)


def test_a_game_that_these_rules_cannot_archive_is_replayed_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Not at every start; a server with other rules retries it, and then it stays archived."""
    tried: list[str] = []
    made = ReplayWorker.made

    async def cannot(*_: object) -> bytes:
        tried.append("")
        return b""

    def start() -> str:
        with server(settings(database=sqlite_url(tmp_path / "warhost.sqlite3"))) as client:
            put = client.app.state.context.archive
            table = "" if tried else given_up(client)
            while not put.is_done():
                client.get("/api/health")
            return table

    monkeypatch.setattr(ReplayWorker, "made", cannot)
    table = start()
    assert len(tried) == 1
    start()
    assert len(tried) == 1
    with monkeypatch.context() as other:
        other.setattr(find_game("lords"), "version", "next")
        start()
    assert len(tried) == 2
    monkeypatch.setattr(ReplayWorker, "made", made)
    with server(settings(database=sqlite_url(tmp_path / "warhost.sqlite3"))) as client:
        wait_until_archived(client, table)
        assert stored(client, "unarchived_games", "", 9) == []


def test_an_archive_marker_is_not_a_game(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "warhost.sqlite3"))
    try:
        row = TableRow("one", "lords", "1", "over", [Chair("bot"), Chair("bot")], {}, 0, 0)
        store.add_table(row, [])
        store.mark_unarchivable("one", b"mark")
        store.mark_unarchivable("one", b"another")
        assert (store.unarchived_games("", 9, [b"another"]), store.unarchived_games("", 9, [b"mark"])) == ([], ["one"])
        assert (store.unarchivable_games(b"another", 9), store.unarchivable_games(b"mark", 9)) == (["one"], [])
        assert store.archived_game("one") == b""
        store.archive_game("one", b"a game" * 20)
        store.mark_unarchivable("one", b"mark")
        assert store.archived_game("one") == b"a game" * 20
    finally:
        store.close()
