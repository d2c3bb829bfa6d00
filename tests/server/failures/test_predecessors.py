"""A stored game has no gaps: lost records are reported, and the game continues from what is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.engine import make_url

from tests.server.clusters import Cluster
from tests.server.people import Person, Seat, server, settings, stored
from tests.server.proxy import Proxy
from warhost.server import durability
from warhost.server.cluster.membership import Membership
from warhost.server.cluster.owners import OwnershipLost
from warhost.server.running import BadServer, try_database
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game import recovery
from warhost.server.tables.records.predecessors import LostCommits
from warhost.server.tables.records.records import Chair, Record, TableRow
from warhost.server.writer import Writer

HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]
RECORDS = [Record(number, "answer", number % 2, f"stay {number}", at=number) for number in range(5)]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "warhost.sqlite3")
    return str(request.getfixturevalue("postgresql"))


def row(state: Any = "running", name: str = "one") -> TableRow:
    return TableRow(name, "lords", "1", state, [Chair("bot"), Chair("bot")], {}, 0, 0)


def execute(client: TestClient[Any], statement: str, **values: Any) -> Any:
    """Change the database of a running server directly, through its connection."""

    def run() -> Any:
        with context.writer.store.engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return done.all() if done.returns_rows else None

    context = client.app.state.context
    return client.blocking_portal.call(context.writer.call, run)


def answer(seat: Seat, times: int = 1) -> None:
    for _ in range(times):
        moment = seat.info["moment"]
        assert seat.answer()["type"] == "done"
        seat.catch_up(moment + 1)


def until_lost(seat: Seat) -> Any:
    while not seat.info["lost"]:
        seat.receive()
    return seat.info["lost"]


# --- the store ------------------------------------------------------------------------------------------------------


def test_a_record_is_added_only_after_the_one_that_the_writer_knows(url: str) -> None:
    store = Store(url)
    store.add_table(row(), RECORDS[:2])
    other = Record(1, "answer", 1, "stay 1", at=99)
    with pytest.raises(LostCommits) as behind:
        store.append([("one", RECORDS[3])], heads={"one": RECORDS[2]})
    assert behind.value.tables == {"one"}
    with pytest.raises(LostCommits):
        store.append([("one", RECORDS[3])])
    with pytest.raises(LostCommits):
        store.append([("one", RECORDS[2])], heads={"one": other})
    assert store.records("one") == RECORDS[:2]
    store.append([("one", each) for each in RECORDS[2:4]], heads={"one": RECORDS[1]})
    store.append([("one", RECORDS[3])], heads={"one": RECORDS[2]})  # written before: nothing is added
    store.append([("one", RECORDS[4])])
    assert store.records("one") == RECORDS
    store.close()


def test_a_table_that_is_behind_takes_no_other_with_it(url: str) -> None:
    """Answers are written in batches."""
    store = Store(url)
    for name in ("one", "two"):
        store.add_table(row(name=name), [])

    async def write() -> list[Any]:
        writer = Writer(store)
        work = [writer.append("one", RECORDS[1], after=RECORDS[0]), writer.append("two", RECORDS[0])]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert not writer.failing
        await writer.close()
        return found

    found = asyncio.run(write())
    assert [type(each) for each in found] == [LostCommits, type(None)]


def test_no_answer_is_added_to_a_table_whose_game_has_not_begun_on_disk(url: str) -> None:
    store = Store(url)
    store.add_table(row("open"), [])
    with pytest.raises(LostCommits):
        store.append([("one", RECORDS[0])])
    assert store.records("one") == []
    store.close()


def test_a_row_is_replaced_only_where_the_last_known_one_is_on_disk(url: str) -> None:
    store = Store(url)
    store.add_table(row(), [])
    first = store.table("one")
    assert first is not None
    first.adjourned = True
    store.save_table(first)
    assert store.table("one") == first
    old = row()
    old.public = True
    with pytest.raises(LostCommits):
        store.save_table(old)
    assert store.table("one") == first
    store.close()


def test_the_tables_of_which_a_database_has_less_are_found(url: str) -> None:
    store = Store(url)
    for name in ("one", "two", "three", "four"):
        store.add_table(row(name=name), RECORDS[:2])
    known = {
        "one": (RECORDS[1], 0),
        "two": (RECORDS[2], 0),
        "three": (RECORDS[0], 1),
        "four": (None, 0),
        "five": (None, 0),
    }
    assert store.tables_behind(known) == {"two", "three", "five"}
    store.close()


def test_two_nodes_with_the_same_fence_are_distinguished(postgresql: str) -> None:
    """A database that has lost the last change of an owner gives the next owner the same fence."""
    members = [Membership(postgresql, f"http://{name}") for name in "ab"]
    one, other = (Store(postgresql, alone=True, node=each.me.id) for each in members)
    for each in members:
        each.renew()
    one.add_table(row(), [])
    with one.engine.begin() as connection:
        connection.execute(text("UPDATE owners SET node = :node"), {"node": members[1].me.id})
    other.fences["one"] = one.fences["one"]
    with pytest.raises(OwnershipLost):
        one.append([("one", RECORDS[0])])
    other.append([("one", RECORDS[0])])
    for store in (one, other):
        store.close()
    for each in members:
        each.leave()


# --- the table ------------------------------------------------------------------------------------------------------


def test_lost_answers_are_named_and_the_game_goes_on_from_what_is_on_disk(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 2)
            view = seat.view
            seats = []
            for _ in range(3):
                seats.append(seat.you["eye"])
                answer(seat)
            execute(client, "DELETE FROM answers WHERE table_id = :id AND number >= 2", id=table)
            assert seat.answer()["refusal"]["key"] == "refused.storage"
            assert until_lost(seat) == {"first": 2, "seats": seats, "row": False}
            assert seat.info["moment"] == 2
            assert seat.view == view
            assert [each.message for each in caplog.records if "has lost" in each.message] == [
                f"table {table}: the database has lost what was shown (answers: "
                f"{', '.join(f'{2 + at} of seat {each}' for at, each in enumerate(seats))}; other changes: no); "
                "it goes on from moment 2"
            ]
            answer(seat)
            assert seat.info["lost"]
        with ada.join(table) as seat:
            assert seat.info["lost"]  # also for users who connect later
            answer(seat, 2)
            assert seat.info["lost"] is None
        assert [record.number for record in stored(client, "records", table)] == [0, 1, 2, 3, 4]
    with server(settings(database=url)) as client, ada_again(client, ada).join(table) as seat:
        assert (seat.info["state"], seat.info["moment"], seat.info["lost"]) == ("running", 5, None)
        answer(seat)


def ada_again(client: TestClient[Any], ada: Person) -> Person:
    ada.client = client
    return ada


def test_an_undo_that_was_lost_is_named_too(url: str) -> None:
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 2)
            eye = seat.you["eye"]
            assert seat.say("undo", seat=eye, moment=2)["type"] == "done"
            seat.catch_up(3)
            execute(client, "DELETE FROM answers WHERE table_id = :id AND number >= 2", id=table)
            seat.answer()
            assert until_lost(seat)["first"] == 2
            assert len(seat.info["lost"]["seats"]) == 1
            answer(seat)


def test_a_table_whose_beginning_was_lost_waits_for_players_again(url: str) -> None:
    with server(settings(database=url)) as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(HOT_SEAT[0], {"kind": "open"}, options={"first": "1"})["id"]
        ((before, state),) = execute(client, "SELECT body, state FROM tables WHERE id = :id", id=table)
        with ada.join(table) as seat:
            assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
            while seat.info["state"] != "running":
                seat.receive()
            execute(
                client, "UPDATE tables SET body = :body, state = :state WHERE id = :id",
                id=table, body=before, state=state,
            )  # fmt: skip
            asked = seat if seat.view["options"] else None
            with eve.join(table) as other:
                (asked or other).answer()
                assert until_lost(seat) == {"first": 0, "seats": [], "row": True}
                assert seat.info["state"] == "open"
            assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
            while seat.info["state"] != "running":
                seat.receive()


def test_a_lost_end_of_a_game_is_reverted(postgresql: str) -> None:
    """No answers are given at a finished game: it is compared when the database is back."""
    proxy = Proxy(postgresql)
    with server(settings(database=proxy.url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 2)
            ((before, state),) = execute(client, "SELECT body, state FROM tables WHERE id = :id", id=table)
            assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
            while seat.info["state"] != "over":
                seat.receive()
            with psycopg.connect(postgresql) as connection:
                connection.execute("DELETE FROM answers WHERE number >= 2")
                connection.execute("UPDATE tables SET body = %s, state = %s", (before, state))
            proxy.down()
            proxy.up()
            client.get("/api/health")
            lost = until_lost(seat)
            assert (lost["first"], lost["row"], seat.info["state"]) == (2, True, "running")
            answer(seat)
    proxy.close()


def test_a_table_that_was_lost_says_so_and_is_gone(url: str) -> None:
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            answer(seat)
            if url.startswith("sqlite"):
                execute(client, "DELETE FROM sitters")
                execute(client, "DELETE FROM answers")
            execute(client, "DELETE FROM tables WHERE id = :id", id=table)
            seat.answer()
            while seat.info["reason"] != "stopped.lost":
                seat.receive()
            with pytest.raises(WebSocketDisconnect) as gone:
                seat.until("nothing more")
        assert gone.value.code == 4404
        assert client.get(f"/api/tables/{table}").status_code == 404


def test_a_node_that_loses_a_table_leaves_a_notice_for_its_next_owner(url: str) -> None:
    """The next owner restores the game from the database and cannot know what other nodes have shown."""
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 3)
        here = client.app.state.context.lobby.tables[table]
        client.blocking_portal.call(recovery.leave_notice, here)
        assert stored(client, "table", table).lost is None
        execute(client, "DELETE FROM answers WHERE table_id = :id AND number >= 1", id=table)
        client.blocking_portal.call(recovery.leave_notice, here)
    with server(settings(database=url)) as client, ada_again(client, ada).join(table) as seat:
        assert seat.info["moment"] == 1
        assert seat.info["lost"]["first"] == 1
        assert len(seat.info["lost"]["seats"]) == 2


# --- what PostgreSQL must promise -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wished", "used"), [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")])
def test_commits_wait_for_the_disk_whatever_an_administrator_has_set(
    cluster: Cluster, postgresql: str, wished: str, used: str
) -> None:
    name = make_url(postgresql).database
    cluster.execute(f'ALTER DATABASE "{name}" SET synchronous_commit = {wished}')
    store = Store(postgresql)
    membership = Membership(postgresql, "http://a")
    for engine in (store.engine, membership._engine):
        with engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar_one() == used
    store.close()
    membership.leave()


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_database_that_may_lose_commits_is_refused_in_one_line(
    cluster: Cluster, postgresql: str, setting: str
) -> None:
    cluster.configure(setting, "off")
    try:
        with pytest.raises(BadServer, match=rf"^cannot open the database [^\n]*: it runs with {setting}=off[^\n]*$"):
            try_database(postgresql)
    finally:
        cluster.configure(setting)
    try_database(postgresql)


@pytest.fixture
def asynchronous(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A PostgreSQL that acknowledges commits seconds before they are on disk, and a server that allows this."""
    cluster.configure("wal_writer_delay", "10000")
    monkeypatch.setattr(durability, "SYNCHRONOUS", "SELECT set_config('synchronous_commit', 'off', false)")
    yield cluster
    cluster.configure("wal_writer_delay")


def test_commits_that_a_crash_really_loses_leave_no_hole(
    asynchronous: Cluster, postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    with server(settings(database=postgresql)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 3)
            asynchronous.execute("CHECKPOINT")
            answer(seat, 4)
            asynchronous.kill()
            asynchronous.start()
            seat.answer()
            lost = until_lost(seat)
            assert 3 <= lost["first"] < 7
            answer(seat, 5)
        numbers = [record.number for record in stored(client, "records", table)]
    assert numbers == list(range(lost["first"] + 5))
    with server(settings(database=postgresql)) as client, ada_again(client, ada).join(table) as seat:
        assert seat.info["state"] == "running"
        answer(seat)
