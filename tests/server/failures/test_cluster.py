"""A cluster of several nodes: one owns a table, the next takes over, and users need not know which."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.clusters import Cluster, Missing
from tests.server.faults import ROOM, Pause, context
from tests.server.nodes import ARMIES, LEASE, WAIT, Nodes, Player
from tests.server.people import Person, server, settings
from tests.server.proxy import Proxy
from tests.server.redises import RedisServer
from warhost.games import find_game
from warhost.server import database, running
from warhost.server.app import create_app
from warhost.server.clubs.store import Club, ClubLimitReached
from warhost.server.cluster import membership, peers
from warhost.server.cluster.membership import Membership
from warhost.server.cluster.owners import ORPHANS, PUBLIC, OwnershipLost
from warhost.server.cluster.peers import OnOtherNode, PeerNodes
from warhost.server.cluster.workers import Workers
from warhost.server.collector import Collector
from warhost.server.database import LimitReached
from warhost.server.protocol import Change, ClockRule, ClubPair, Deck, SavedDeck
from warhost.server.refusing import RequestRefused
from warhost.server.running import BadServer, run_node, try_database
from warhost.server.store import Store
from warhost.server.tables.lobby import Lobby
from warhost.server.tables.records.records import Chair, Record, TableRow
from warhost.server.tables.services.bot_processes import think
from warhost.server.tables.views.delta import carry_out
from warhost.server.writer import Writer

ROW = TableRow("one", "lords", "1", "running", [Chair("bot"), Chair("bot")], {}, 0, 0)
FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows neither fork nor SIGSTOP")


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, redis: RedisServer) -> Iterator[Nodes]:
    """Two nodes of a cluster without faults."""
    made = Nodes(cluster.database(), redis.url, 2)
    yield made
    made.close()


def end(url: str, node: str) -> None:
    """Simulate that a node has not renewed its lease for long."""
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(
            text("UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE id = :id"), {"id": node}
        )
    store.close()


class Client:
    """A user who may connect to any node."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        answer = httpx.post(f"{url}/api/session", json={"name": name}, timeout=WAIT)
        assert answer.status_code == 201, answer.text
        self.user = answer.json()["user"]
        self.headers = {"cookie": f"warhost={answer.cookies['warhost']}"}

    def ask(self, method: str, url: str, body: object = None) -> httpx.Response:
        return httpx.request(method, url, json=body, headers=self.headers, timeout=WAIT)

    def table(self, url: str, *places: dict[str, str], **more: object) -> str:
        answer = self.ask("POST", f"{url}/api/tables", {"game": "lords", "places": places, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


ME = {"kind": "me", "deck": "orcs"}
OTHER_ME = {"kind": "me", "deck": "elves"}
OPEN = {"kind": "open"}


def hung_up(line: ClientConnection) -> bool:
    try:
        line.recv(timeout=0.1)
    except TimeoutError:
        return False
    except ConnectionClosed:
        return True
    return False


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not wanted():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)


class Nothing:
    """Stub: no Redis."""

    async def close(self) -> None:
        return


@contextmanager
def two_nodes(url: str) -> Iterator[list[tuple[Membership, Store]]]:
    """Two nodes in the database, and the store of each; a test can end their leases."""
    made = [Membership(url, f"http://{name}", WAIT) for name in "ab"]
    stores = [Store(url, alone=True, node=each.me.id) for each in made]
    for each in (*made, *made):
        each.renew()
    try:
        yield list(zip(made, stores, strict=True))
    finally:
        for store in stores:
            store.close()
        for each in made:
            each.leave()


# --- leases and fences ------------------------------------------------------------------------------------------------


def test_a_table_has_one_owner_and_every_owner_a_higher_fence(postgresql: str) -> None:
    first, second = (Membership(postgresql, name, WAIT) for name in ("http://a", "http://b"))
    one, other = (Store(postgresql, alone=True, node=each.me.id) for each in (first, second))
    for each in (first, second):
        each.renew()
    one.add_table(ROW, [])
    assert one.take("one")
    assert not other.take("one")
    assert other.find_owner("one") == (ROW, first.me.id)
    end(postgresql, first.me.id)
    assert other.find_owner("one") == (ROW, "")
    before = one.fences["one"]
    assert other.take("one")
    assert other.fences["one"] > before
    assert not one.take("one")
    other.release("one", other.fences["one"])
    first.renew()
    assert one.take("one")
    assert not one.take("there is none")
    for store in (one, other):
        store.close()
    for each in (first, second):
        each.leave()


def test_a_node_that_lost_a_table_cannot_write_to_it(postgresql: str) -> None:
    first, second = (Membership(postgresql, name, WAIT) for name in ("http://a", "http://b"))
    old, new = (Store(postgresql, alone=True, node=each.me.id) for each in (first, second))
    for each in (first, second):
        each.renew()
    kept = TableRow("two", "lords", "1", "running", [], {}, 0, 0)
    for row in (ROW, kept):
        old.add_table(row, [])
    old.append([("one", Record(0, "answer", 0, "a"))])
    end(postgresql, first.me.id)
    assert new.take("one")
    changed = ROW.copy()
    changed.state = "over"
    with pytest.raises(OwnershipLost) as lost:
        old.append([("one", Record(1, "answer", 0, "late")), ("two", Record(0, "answer", 0, "too"))])
    assert lost.value.tables == {"one"}
    with pytest.raises(OwnershipLost):
        old.save_table(changed)
    with pytest.raises(OwnershipLost):
        old.drop_table("one")
    old.append([("one", Record(0, "answer", 0, "a"))])  # it was stored; only the acknowledgement was lost
    old.save_table(ROW)
    old.append([("two", Record(0, "answer", 0, "its own"))])  # no other node has taken that one
    assert old.lost_tables() == {"one"}
    new.append([("one", Record(1, "answer", 0, "b"))])
    assert [record.text for record in old.records("one")] == ["a", "b"]
    for store in (old, new):
        store.close()
    for each in (first, second):
        each.leave()


def test_an_answer_given_under_an_old_fence_is_not_written_under_a_new_one(postgresql: str) -> None:
    """A node lost a table and took it again while an answer was waiting to be written."""
    with two_nodes(postgresql) as ((first, one), _):
        one.add_table(ROW, [])
        old = dict(one.fences)
        assert one.take("one")
        with pytest.raises(OwnershipLost):
            one.append([("one", Record(0, "answer", 0, "late"))], fences=old)
        one.append([("one", Record(0, "answer", 0, "in time"))], fences=dict(one.fences))
        assert [record.text for record in one.records("one")] == ["in time"]

        async def answered_while_it_changes_hands() -> None:
            writer = Writer(one)
            waiting = asyncio.create_task(writer.append("one", Record(1, "answer", 0, "late")))
            await asyncio.sleep(0)
            writer._waiting[0] = (*writer._waiting[0][:3], old["one"], None)
            with pytest.raises(OwnershipLost):
                await waiting

        asyncio.run(answered_while_it_changes_hands())
        assert first.me.id


def test_nodes_whose_leases_end_together_do_not_wait_for_each_other(postgresql: str) -> None:
    """As after a short outage of the database: without ordering, each would wait for a lock of the other (deadlock)."""
    with two_nodes(postgresql) as ((first, _), (second, _)):
        for each in (first, second):
            end(postgresql, each.me.id)
        with first._engine.begin() as connection:
            connection.execute(text("UPDATE nodes SET leaving = leaving WHERE id = :id"), {"id": first.me.id})
            second.renew()
            second.renew()
        first.renew()
        assert set(first.present) == {first.me.id, second.me.id}


def test_after_a_short_outage_all_nodes_keep_their_tables(postgresql: str) -> None:
    """No node could renew its lease; the node that reaches the database first extends the leases of the others."""
    with two_nodes(postgresql) as ((first, store), (second, other)):
        other.add_table(ROW, [], 9)
        without_a_database(first)
        for each in (first, second):
            end(postgresql, each.me.id)
        told: list[str] = []
        first.late = lambda: told.append("first")
        second.late = lambda: told.append("second")
        first.renew()
        assert told == ["first"]
        assert set(first.present) == {first.me.id, second.me.id}
        assert not store.take("one")
        assert owner(store, "one") == second.me.id
        second.renewed -= 2 * WAIT  # it had no response for longer than the duration of a lease
        second.renew()  # another node may have taken its tables before it renewed its lease
        assert told == ["first", "second"]
        second.renew()
        assert told == ["first", "second"]


def test_a_suspended_node_does_not_extend_leases_of_dead_nodes(postgresql: str) -> None:
    """The database was available all the time, for other nodes, too."""
    with two_nodes(postgresql) as ((first, store), (second, other)):
        other.add_table(ROW, [], 9)
        for each in (first, second):
            end(postgresql, each.me.id)
        first.renew()
        assert set(first.present) == {first.me.id}
        assert store.take("one")


def without_a_database(node: Membership) -> None:
    node._database.cut()
    with pytest.raises(SQLAlchemyError):
        node.renew()


def test_a_lease_is_renewed_by_one_statement(postgresql: str) -> None:
    """On a busy machine each round trip takes long; several could take longer than the lease lasts."""
    with two_nodes(postgresql) as ((first, _), (second, _)):
        asked: list[str] = []

        def ask(_: Any, cursor: Any, statement: str, *__: Any) -> None:
            asked.append(statement)
            assert cursor.connection.autocommit  # with BEGIN and COMMIT there would be three

        def ping(_: Any) -> bool:
            asked.append("ping")
            return True

        event.listen(first._engine, "before_cursor_execute", ask)
        first._engine.dialect.do_ping = ping  # type: ignore[method-assign]
        told: list[str] = []
        first.alone = lambda: told.append("alone")
        first.late = lambda: told.append("late")
        first.renew()
        assert (len(asked), told) == (1, [])
        end(postgresql, second.me.id)
        first.renew()
        assert (len(asked), told, set(first.present)) == (2, ["alone"], {first.me.id})
        end(postgresql, first.me.id)
        first.renew()
        assert (len(asked), told) == (3, ["alone", "late"])


def test_orphans_are_searched_after_a_renewal_without_response(postgresql: str) -> None:
    """The lost response may have listed a removed node, which nobody else would notice."""
    with two_nodes(postgresql) as ((first, _), _):
        told: list[str] = []
        first.alone = lambda: told.append("alone")
        without_a_database(first)
        assert told == []
        first.renew()
        first.renew()
        assert told == ["alone"]


def test_a_lease_is_renewed_on_another_connection_if_one_hangs(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(postgresql).close()
    proxy = Proxy(postgresql)
    node = Membership(proxy.url, "http://a")
    node.renew()
    proxy.freeze()
    failed: list[Exception] = []

    def renew() -> None:
        try:
            node.renew()
        except SQLAlchemyError as wrong:
            failed.append(wrong)

    thread = threading.Thread(target=renew)
    thread.start()
    until(lambda: node._since > 0)
    node.cut_stalled_connection()
    assert not failed  # the connection has only just been used
    monkeypatch.setattr(membership, "PATIENCE", -WAIT)

    def given_up() -> bool:
        node.cut_stalled_connection()
        return bool(failed)

    until(given_up)
    thread.join()
    proxy.thaw()
    node.renew()
    node.leave()
    proxy.close()


def test_two_nodes_do_not_forward_to_each_other(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One node is leaving and could not release a table, and each has the other cached as its owner."""
    with two_nodes(postgresql) as ((first, one), (second, other)):
        one.add_table(TableRow("one", "lords", find_game("lords").version, "running", [], {}, 0, 0), [])
        first.retire()
        for each in (first, second, first):
            each.renew()

        async def asked() -> None:
            here, there = (PeerNodes(each, Writer(store), Nothing()) for each, store in ((first, one), (second, other)))
            with pytest.raises(OnOtherNode) as leaver:
                await there.take("one")
            assert leaver.value.member.id == first.me.id
            with pytest.raises(OnOtherNode) as better:
                await here.take("one")
            assert better.value.member.id == second.me.id
            there.forget("one")  # like a client that is forwarded back and forth
            assert await there.take("one")
            with pytest.raises(OnOtherNode):
                await here.take("one")
            known = here.ownership_diagnostics("one"), there.ownership_diagnostics("one")
            assert [each["cached owner"] for each in known] == [second.me.id, ""]
            assert [each["fence"] for each in known] == [0, other.fences["one"]]
            monkeypatch.setattr(peers, "PATIENCE", 0.0)
            here.forget("one")
            del first.present[second.me.id]  # it has just joined, and is not in the list yet
            with pytest.raises(RequestRefused):
                await here.take("one")
            for each in (here, there):
                await each.close()

        asyncio.run(asked())


def test_public_tables_and_orphans_are_found_by_indexes(postgresql: str) -> None:
    """Among 20,000 unfinished tables: PostgreSQL uses an index for each query."""
    with two_nodes(postgresql) as ((first, one), _):
        body = msgspec.json.encode(ROW).decode()
        with one.engine.begin() as connection:
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # no node writes this much at once
            many = (
                "INSERT INTO tables (id, state, created, body) SELECT 't' || n, 'running', n, :body "
                "FROM generate_series(1, 20000) AS n"
            )
            connection.execute(text(many), {"body": body})
            connection.execute(text("ANALYZE tables"))
        kinds = (("shown", True, None), ("timed", False, ClockRule(1, 1)), ("over", True, None), ("kept", False, None))
        for name, public, clock in kinds:
            row = TableRow(name, "lords", "1", "running", [], {}, 0, 5, public=public, clock=clock)
            one.add_table(row, [])
            if name == "over":
                row.state = "over"
                one.save_table(row)
        one.release("shown", one.fences["shown"])
        assert [row.id for row in one.public_tables(100)] == ["shown"]
        assert one.orphans(100) == []
        end(postgresql, first.me.id)
        assert [row.id for row in one.orphans(100)] == ["timed", "kept"]  # not the table that no node had in memory
        with one.engine.connect() as connection:
            for wanted, index in ((PUBLIC, "ix_tables_listed"), (ORPHANS, "ix_tables_timed")):
                plan = connection.execute(text(f"EXPLAIN {wanted.text}"), {"most": 100}).all()
                assert index in str(plan)
                assert "Seq Scan on tables" not in str(plan)


def test_tables_of_a_dead_node_are_taken_together(postgresql: str) -> None:
    """Tables that another living node owns are left out; a repeated call returns the same tables."""
    with two_nodes(postgresql) as ((first, one), (_, other)):
        for name in "abc":
            one.add_table(TableRow(name, "lords", "1", "running", [], {}, 0, 0), [])
        assert other.take_all(["a", "b", "unknown"]) == []
        end(postgresql, first.me.id)
        assert other.take("c")
        assert sorted(other.take_all(["a", "b", "unknown"])) == ["a", "b"]
        assert sorted(other.take_all(["a", "b", "c"])) == ["a", "b", "c"]
        first.renew()
        assert one.take_all(["a", "b", "c"]) == []
        with pytest.raises(OwnershipLost):
            one.append([("a", Record(0, "answer", 0, "draw"))])
        other.append([("a", Record(0, "answer", 0, "draw"))])


def test_the_next_owner_waits_for_a_write_that_is_under_way(postgresql: str) -> None:
    """Otherwise a write that was checked against the old fence could be stored after the new owner
    has read the table.
    """
    first, second = (Membership(postgresql, name, WAIT) for name in ("http://a", "http://b"))
    one, other = (Store(postgresql, alone=True, node=each.me.id) for each in (first, second))
    first.renew()
    one.add_table(ROW, [])
    end(postgresql, first.me.id)
    taken: list[bool] = []
    waiter = threading.Thread(target=lambda: taken.append(other.take("one")))
    watcher = Store(postgresql)
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO owners%'"
    )
    with one._writing("one"):
        waiter.start()
        with watcher.engine.connect() as connection:
            while not connection.execute(waiting).scalar_one():
                assert not taken
                connection.rollback()
    waiter.join()
    assert taken == [True]
    for store in (one, other, watcher):
        store.close()
    for each in (first, second):
        each.leave()


def test_a_lease_that_was_renewed_too_late_is_noticed_and_so_is_a_node_that_is_gone(postgresql: str) -> None:
    Store(postgresql).close()
    first, second = (Membership(postgresql, name, WAIT) for name in ("http://a", "http://b"))
    told: list[str] = []
    first.late = lambda: told.append("late")
    second.alone = lambda: told.append("gone")
    for each in (first, second):
        each.renew()
    first.renew()
    assert set(first.present) == {first.me.id, second.me.id}
    assert told == []
    end(postgresql, first.me.id)
    first.renew()  # no other node has checked in the meantime, but one might have
    assert told == ["late"]
    end(postgresql, first.me.id)
    second.renew()
    assert told == ["late", "gone"]
    assert set(second.present) == {second.me.id}
    for each in (first, second):
        each.leave()


def test_a_single_server_and_nodes_exclude_each_other(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    alone = Store(postgresql, alone=True)
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(postgresql, node="a")
    alone.close()
    one, other = (Store(postgresql, alone=True, node=name) for name in "ab")
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(postgresql)
    for each in (one, other):
        each.close()


def test_several_nodes_need_postgresql_and_a_redis() -> None:
    with pytest.raises(BadServer, match="PostgreSQL"):
        run_node(settings(database="sqlite://", redis="redis://localhost"), "127.0.0.1", 0, print)
    with pytest.raises(BadServer, match="--redis"):
        run_node(settings(database="postgresql://nowhere"), "127.0.0.1", 0, print)
    with pytest.raises(BadServer, match="no address of a Redis"):
        run_node(settings(database="postgresql://nowhere", redis="cache"), "127.0.0.1", 0, print)


def test_a_node_loads_its_games_before_it_accepts_connections(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A load balancer sends users at once, and treats an unresponsive node as dead."""
    done: list[str] = []
    monkeypatch.setattr(running, "load_games", lambda: done.append("loaded"))
    monkeypatch.setattr(running, "bind", lambda *_: done.append("listens"))
    monkeypatch.setattr(running, "_url", lambda _: "http://a")
    monkeypatch.setattr(running, "serve", lambda *_: done.append("serves"))
    run_node(settings(database=postgresql, redis="redis://nowhere"), "127.0.0.1", 0, print)
    assert done == ["loaded", "listens", "serves"]


def test_a_node_joins_when_ready_and_releases_tables_before_it_ends(postgresql: str, redis: RedisServer) -> None:
    """No user is sent to a starting node, and no user waits until a stopping node has closed its last connection."""
    with two_nodes(postgresql) as ((other, store), _):
        node = Membership(postgresql, "http://c", WAIT)
        starting = server(settings(database=postgresql, redis=redis.url, membership=node))
        other.renew()
        assert node.me.id not in other.present
        with starting as client:
            other.renew()
            assert node.me.id in other.present
            table = Person(client).table(ME, OTHER_ME)["id"]
            assert owner(store, table) == node.me.id
            client.blocking_portal.call(client.app.state.context.leave_cluster)
            assert owner(store, table) == ""
            other.renew()
            assert node.me.id not in other.present  # although it still has to close connections
            assert store.take(table)
        assert owner(store, table) == other.me.id


def test_tables_not_handed_over_in_time_are_released(
    postgresql: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No one waits for the last connection of a stopping node, or for the end of its process."""

    async def too_slow(_: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(Lobby, "hand_over", too_slow)
    with two_nodes(postgresql) as ((_, store), _):
        node = Membership(postgresql, "http://c", WAIT)
        with server(settings(database=postgresql, redis=redis.url, membership=node)) as client:
            ada = Person(client)
            table = ada.table(ME, OTHER_ME)["id"]
            with ada.join(table) as seat:
                client.blocking_portal.call(client.app.state.context.leave_cluster)
                assert store.take(table)
                with suppress(WebSocketDisconnect):  # they are asked to reconnect, which may fail
                    assert seat.answer()["type"] == "refused"
        assert store.records(table) == []


def test_remaining_viewers_see_that_another_has_left(postgresql: str) -> None:
    """It may have left running clocks and games that are not archived."""
    with two_nodes(postgresql) as ((first, _), (second, _)):
        told: list[str] = []
        first.alone = lambda: told.append("alone")
        second.begin()
        second.leave()
        assert told == []
        first.renew()
        first.renew()
        assert told == ["alone"]


@pytest.mark.parametrize("stopped", [False, True], ids=["killed", "stopped"])
def test_finished_games_of_a_dead_node_are_archived_by_another(
    postgresql: str, redis: RedisServer, stopped: bool
) -> None:
    """It had no time to archive them; no server has to be restarted for that."""
    gone, stays = (Membership(postgresql, f"http://{name}", WAIT) for name in "ab")
    with (
        server(settings(database=postgresql, redis=redis.url, membership=stays)) as other,
        server(settings(database=postgresql, redis=redis.url, membership=gone)) as client,
    ):
        context, store = client.app.state.context, other.app.state.context.writer.store
        context.archive.close()
        until(lambda: gone.me.id in stays.present)
        ada = Person(client)
        table = str(ada.table(ME, OTHER_ME)["id"])
        with ada.join(table) as seat:
            seat.say("resign", seat=0)
        assert store.unarchived_games("", 9) == []  # its own node is about to archive it
        if stopped:
            client.blocking_portal.call(context.leave_cluster)
        else:
            gone._over.set()
            gone._thread.join()
            end(postgresql, gone.me.id)
        until(lambda: bool(store.archived_game(table)))


def test_a_node_that_has_left_does_not_come_back(postgresql: str) -> None:
    """Even if its lease was about to be renewed when it left."""
    with two_nodes(postgresql) as ((first, _), (second, _)):
        first._over.set()
        with first._engine.begin() as connection:
            connection.execute(text("DELETE FROM nodes WHERE id = :id"), {"id": first.me.id})
        first.renew()
        second.renew()
        assert set(second.present) == {second.me.id}


def owner(store: Store, table: str) -> str:
    found = store.find_owner(table)
    assert found is not None
    return found[1]


def test_a_stopping_server_leaves_before_it_waits_for_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    class Leaving:
        async def leave_cluster(self) -> None:
            done.append("tables")

    async def wait(*_: Any) -> None:
        done.append("connections")

    monkeypatch.setattr(uvicorn.Server, "shutdown", wait)

    async def end() -> None:
        app = create_app(settings())
        app.state.collector, app.state.context = Collector(), Leaving()
        app.state.collector.begin()
        ending = running._Server(uvicorn.Config(app), app, lambda: None)
        ending._tending = [asyncio.create_task(asyncio.sleep(WAIT))]
        await ending.shutdown()

    asyncio.run(end())
    assert done == ["tables", "connections"]


def test_the_garbage_collector_runs_before_a_node_has_a_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full collection blocks the whole process, on a busy machine for longer than a lease lasts."""
    done: list[str] = []

    class Looking(Collector):
        def collect_all(self) -> None:
            done.append("looks at all")

    async def begin(*_: Any) -> None:
        done.append("begins")
        raise SystemExit

    monkeypatch.setattr(uvicorn.Server, "startup", begin)
    usual = gc.get_threshold()

    async def start() -> None:
        app = create_app(settings())
        app.state.collector = Looking()
        with pytest.raises(SystemExit):
            await running._Server(uvicorn.Config(app), app, lambda: None).startup()

    asyncio.run(start())
    assert done == ["looks at all", "begins"]
    assert gc.get_threshold() == usual  # a server that could not start leaves everything unchanged


# --- people at any node -----------------------------------------------------------------------------------------------


@FORKS
def test_a_table_is_the_same_through_every_node(nodes: Nodes) -> None:
    """Requests and sockets for a table are forwarded to its owner, whichever node they reach."""
    here, there = nodes.urls.values()
    ada, bob = Client(here), Client(there, "Bob")
    table = ada.table(here, ME, OPEN, public=True)
    assert bob.ask("POST", f"{there}/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
    for url in (here, there):
        assert bob.ask("GET", f"{url}/api/tables/{table}").json()["state"] == "running"
        assert bob.ask("GET", f"{url}/api/tables/{table}/replay?answer=0").status_code == 200
        assert bob.ask("GET", f"{url}/api/tables/{table}/replay?answer=99").json()["refusal"]["key"] == (
            "refused.unknown-answer"
        )
        assert bob.ask("GET", f"{url}/api/tables/{table}/journal").status_code == 403
        assert bob.ask("GET", f"{url}/api/tables/nothing").status_code == 404
        mine = bob.ask("GET", f"{url}/api/tables").json()["mine"]
        assert [each["id"] for each in mine] == [table]
        assert mine[0]["moment"] == 0
    for game in ARMIES:
        player = Player(game, here, ada.headers)
        seen = []
        for pid in nodes.urls:
            player.come(nodes, pid)  # asserts that the view is the same
            seen.append(player.document["view"])
            assert player.answer(3)
        player.close()
        assert seen[0] != seen[1]


@FORKS
def test_a_table_moves_to_the_node_of_its_players(nodes: Nodes) -> None:
    """When all players are connected to another node; their connections stay open, and pending
    requests are repeated.
    """
    (here, there), pids = nodes.urls.values(), list(nodes.urls)
    ada = Client(there)
    store = Store(nodes.database)
    for game in ARMIES:
        player = Player(game, here, ada.headers)
        found = store.find_owner(player.table)
        assert found is not None
        first = found[1]
        player.come(nodes, pids[1])
        for _ in range(3):
            player.answer(1)
        while not player.followed:
            player.receive()
        found = store.find_owner(player.table)
        assert found is not None
        assert found[1] not in ("", first)
        before = len(player.acknowledged)
        while len(player.acknowledged) < before + 2:  # standing orders may be faster
            player.answer(1)
        assert player.followed == 1
        player.close()
    store.close()


def came(line: ClientConnection, document: dict[str, Any], wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Apply messages until the document is as expected."""
    while not wanted(document):
        message = msgspec.json.decode(line.recv(timeout=WAIT))
        if message["type"] == "joined":
            document.update(message["document"])
        elif message["type"] == "changed":
            carry_out(document, msgspec.convert(message["changes"], list[Change]))
        else:
            assert message["type"] == "done", message


@FORKS
def test_people_at_two_nodes_talk_and_adjourn(nodes: Nodes) -> None:
    """Chat and offers work across nodes; both have to be connected to resume."""
    here, there = nodes.urls.values()
    ada, bob = Client(here), Client(there, "Bob")
    table = ada.table(here, ME, OPEN, options={"first": "1"})
    assert bob.ask("POST", f"{there}/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
    path = f"/api/tables/{table}/socket"
    with ExitStack() as stack:
        lines = [
            stack.enter_context(connect(url.replace("http", "ws", 1) + path, additional_headers=person.headers))
            for url, person in ((here, ada), (there, bob))
        ]
        seen: list[dict[str, Any]] = [{}, {}]
        for line, document in zip(lines, seen, strict=True):
            came(line, document, lambda document: "table" in document)

        def said(at: int, **intent: object) -> None:
            lines[at].send(msgspec.json.encode({"id": 1, **intent}).decode())

        def shown(wanted: Callable[[dict[str, Any]], bool]) -> None:
            for line, document in zip(lines, seen, strict=True):
                came(line, document, wanted)

        said(1, type="say", place=1, phrase="hello")
        shown(lambda document: bool(document["talk"]) and document["talk"][-1]["phrase"] == "hello")
        said(0, type="adjourn", seat=0)
        shown(lambda document: document["table"]["adjourning"] == {"seat": 0, "waiting": [1]})
        said(1, type="adjourn", seat=1)
        shown(lambda document: document["table"]["adjourned"])
        said(0, type="resume", seat=0)
        shown(lambda document: not document["table"]["adjourned"])


@FORKS
def test_a_rematch_is_found_at_another_node(postgresql: str, redis: RedisServer) -> None:
    """The node of both tables is dead; one node has the old table now, another the new one."""
    nodes = Nodes(postgresql, redis.url, 3)
    try:
        (gone, first), (_, second), (_, third) = nodes.urls.items()
        ada, bob = Client(first), Client(first, "Bob")
        table = ada.table(first, ME, OPEN)
        assert bob.ask("POST", f"{first}/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
        path = f"{first.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(path, additional_headers=ada.headers) as line:
            document: dict[str, Any] = {}
            came(line, document, lambda document: "table" in document)
            intent = {"type": "resign", "id": 1, "seat": document["you"]["seats"][0]}
            line.send(msgspec.json.encode(intent).decode())
            came(line, document, lambda document: document["table"]["state"] == "over")
        following = ada.ask("POST", f"{first}/api/tables/{table}/rematch", {}).json()["id"]
        nodes.signal(signal.SIGKILL, gone)
        nodes.until_gone(gone)
        until(lambda: ada.ask("GET", f"{second}/api/tables/{table}").status_code == 200)
        until(lambda: ada.ask("GET", f"{third}/api/tables/{following}").status_code == 200)
        found = bob.ask("POST", f"{second}/api/tables/{table}/rematch", {})
        assert found.status_code == 201, found.text
        assert (found.json()["id"], found.json()["state"]) == (following, "running")
        assert Client(second).ask("POST", f"{second}/api/tables/{following}/follow", {}).status_code == 404
    finally:
        nodes.close()


def test_tables_that_one_person_opens_at_two_nodes_at_once_are_counted_together(postgresql: str) -> None:
    stores = [Store(postgresql, node=name) for name in ("one", "other")]
    user = stores[0].add_user("Ada")
    made: list[str] = []

    def opened(at: int) -> None:
        chairs = [Chair("person", user.id, "Ada"), Chair("open")]
        for number in range(5):
            row = TableRow(f"{at} {number}", "lords", "1", "open", chairs, {}, user.id, 0)
            with suppress(LimitReached):
                stores[at].add_table(row, [], 3)
                made.append(row.id)

    hands = [threading.Thread(target=opened, args=(at,)) for at in (0, 1)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    assert len(made) == 3
    assert sorted(stores[0].unfinished_of(user.id)) == sorted(made)
    for store in stores:
        store.close()


def both_at_once(stores: list[Store], work: Callable[[Store, int], None]) -> None:
    """Two nodes run a transaction, and neither writes until both have read, as far as the locks allow it."""
    ready = threading.Barrier(2, timeout=0.3)

    def wait(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(("INSERT", "DELETE")):
            with suppress(threading.BrokenBarrierError):  # the other one waits for our lock
                ready.wait()

    def do(at: int) -> None:
        with suppress(ClubLimitReached, LimitReached):
            work(stores[at], at)

    for store in stores:
        event.listen(store.engine, "before_cursor_execute", wait)
    hands = [threading.Thread(target=do, args=(at,)) for at in (0, 1)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    for store in stores:
        event.remove(store.engine, "before_cursor_execute", wait)


def test_concurrent_additions_at_two_nodes_respect_the_limit(postgresql: str) -> None:
    stores = [Store(postgresql, node=name) for name in ("one", "other")]
    store = stores[0]
    ada, bob, eve = [store.add_user(name).id for name in ("Ada", "Bob", "Eve")]
    both_at_once(stores, lambda node, at: void(node.found_club(ada, f"Club {at}", 1)))
    (club,) = store.clubs_of(ada)
    key = the(store.club(club.id)).key
    both_at_once(stores, lambda node, at: void(node.join_club(club.id, key, (bob, eve)[at], 9, 2)))
    assert len(the(store.club(club.id)).members) == 2
    both_at_once(stores, lambda node, at: void(node.save_deck(ada, SavedDeck("lords", Deck("orcs")), 1)))
    assert len(store.decks(ada)) == 1
    both_at_once(stores, lambda node, at: node.begin_season(club.id, 2, f"Season {at}", 9))
    assert [each.number for each in store.seasons(club.id)] == [1, 2]
    both_at_once(stores, lambda node, at: node.begin_round(club.id, 2, 1, [ClubPair(ada, bob)], 9))
    assert [each.number for each in store.rounds(club.id, 2)] == [1]
    members = list(the(store.club(club.id)).members)
    both_at_once(stores, lambda node, at: node.leave_club(club.id, members[at]))
    assert store.club(club.id) is None  # otherwise it could never be entered again
    for each in stores:
        each.close()


def void(_: object) -> None:
    """Discards the result of a call."""


def the(club: Club | None) -> Club:
    assert club is not None
    return club


@FORKS
def test_all_nodes_serve_the_same_list_of_tables(nodes: Nodes) -> None:
    here, there = nodes.urls.values()
    ada, bob = Client(here), Client(there, "Bob")
    table = ada.table(here, ME, OPEN, public=True)
    with connect(f"{here.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=ada.headers):

        def listed() -> bool:
            return table in [each["id"] for each in bob.ask("GET", f"{there}/api/tables").json()["open"]]

        until(listed)


@FORKS
def test_limits_apply_to_the_whole_cluster(nodes: Nodes) -> None:
    """Ten wrong passwords of an account in an hour, at whichever node they are tried."""
    tried = {"name": "Nobody", "password": "a wrong one"}
    keys = [
        httpx.post(f"{url}/api/login", json=tried, timeout=WAIT).json()["refusal"]["key"]
        for url in list(nodes.urls.values()) * 6
    ]
    assert keys == ["refused.login"] * 10 + ["refused.too-many-tries"] * 2


@FORKS
def test_a_session_ends_at_every_node(nodes: Nodes) -> None:
    here, there = nodes.urls.values()
    ada = Client(here)
    table = ada.table(here, ME, OPEN)
    for url in (here, there):
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers=ada.headers) as line:
            line.recv(timeout=WAIT)
            if url == there:
                assert ada.ask("POST", f"{here}/api/logout").status_code == 201
                until(lambda: hung_up(line))
                assert line.close_code == 4408


@FORKS
def test_a_deleted_user_is_deleted_at_every_node(nodes: Nodes) -> None:
    here, there = nodes.urls.values()
    ada, bob = Client(here), Client(there, "Bob")
    table = ada.table(here, ME, OPEN)
    bob.ask("POST", f"{there}/api/tables/{table}/sit", {"deck": "elves"})
    waiting = bob.table(there, ME, OPEN)
    assert bob.ask("DELETE", f"{there}/api/account", {"password": ""}).status_code == 200
    shown = ada.ask("GET", f"{there}/api/tables/{table}").json()
    assert shown["state"] == "over"
    assert "Bob" not in msgspec.json.encode(shown).decode()
    assert ada.ask("GET", f"{here}/api/tables/{waiting}").status_code == 404
    assert httpx.post(f"{here}/api/tables/{table}/forget", json={}, timeout=WAIT).status_code == 404


@FORKS
def test_a_game_moves_only_to_a_node_with_its_rules(postgresql: str, redis: RedisServer) -> None:
    with ExitStack() as stack:
        nodes = Nodes(postgresql, redis.url, 1)
        stack.callback(nodes.close)
        (old,) = nodes.urls
        ada = Client(nodes.urls[old])
        table = ada.table(nodes.urls[old], ME, OTHER_ME)
        new = nodes.add(rules="lords=next")
        assert ada.ask("GET", f"{nodes.urls[new]}/api/tables/{table}").json()["state"] == "running"
        nodes.signal(signal.SIGUSR1, old)  # it leaves, except for the game that only this node can continue
        until(lambda: httpx.get(f"{nodes.urls[old]}/api/health", timeout=WAIT).status_code == 503)
        fresh = ada.table(nodes.urls[old], ME, OTHER_ME)  # goes to the node that stays
        assert ada.ask("GET", f"{nodes.urls[new]}/api/tables/{fresh}").json()["state"] == "running"
        player = Player.at(table, "lords", ada.headers)
        stack.callback(player.close)
        player.come(nodes, new)
        assert player.answer(1)
        again = nodes.add()  # another node with the old rules: now the first one can leave
        nodes.until_gone(old)
        player.come(nodes, again)
        assert player.answer(1)
        nodes.signal(signal.SIGKILL, again)
        nodes.until_gone(again)
        until(lambda: ada.ask("GET", f"{nodes.urls[new]}/api/tables/{table}").json()["begun"] != "")  # continues there


@FORKS
def test_a_clock_runs_on_when_its_node_is_gone(postgresql: str, redis: RedisServer) -> None:
    """Without viewers: another node takes the table by itself, and the time runs out."""
    nodes = Nodes(postgresql, redis.url, 2)
    try:
        here, there = nodes.urls
        ada = Client(nodes.urls[here])
        table = ada.table(nodes.urls[here], ME, OTHER_ME, clock={"move": 1, "bank": 3})
        nodes.signal(signal.SIGKILL, here)
        nodes.until_gone(here)
        store = Store(postgresql)
        until(lambda: [record.kind for record in store.records(table)] == ["timeout"])
        store.close()
        assert ada.ask("GET", f"{nodes.urls[there]}/api/tables/{table}").json()["state"] == "over"
    finally:
        nodes.close()


def expire(url: str, address: str) -> None:
    """Simulate that the node at an address has not renewed its lease for long."""
    store = Store(url)
    with store.engine.begin() as connection:
        ended = "UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE address = :address"
        connection.execute(text(ended), {"address": address})
    store.close()


def is_there(url: str, address: str) -> bool:
    store = Store(url)
    with store.engine.connect() as connection:
        found = connection.execute(text("SELECT address FROM nodes WHERE until > clock_timestamp()")).all()
    store.close()
    return address in [row.address for row in found]


@FORKS
def test_nodes_that_remember_each_other_as_the_owner_ask_the_database(postgresql: str, redis: RedisServer) -> None:
    """One is suspended, the next takes its table and is suspended, too, and the third dies: the first two do not
    forward users in circles.
    """
    with ExitStack() as stack:
        nodes = Nodes(postgresql, redis.url, 3)
        stack.callback(nodes.close)
        first, second, third = nodes.urls
        ada = Client(nodes.urls[first])
        player = Player("lords", nodes.urls[first], ada.headers)
        stack.callback(player.close)

        def comes(pid: int) -> bool:
            try:
                player.come(nodes, pid)
            except ConnectionClosed:
                return False
            return player.answer(1)

        player.come(nodes, second)  # which caches the owner of the table from now on
        for sleeper, heir in ((first, second), (second, third)):
            nodes.signal(signal.SIGSTOP, sleeper)
            expire(postgresql, nodes.urls[sleeper])
            if heir == player.node:
                with suppress(ConnectionClosed):
                    while True:
                        player.receive()
            until(lambda: comes(heir))  # noqa: B023
            nodes.signal(signal.SIGCONT, sleeper)
            until(lambda: is_there(postgresql, nodes.urls[sleeper]))  # noqa: B023
            if sleeper == first:
                until(lambda: comes(first))  # and so does this node
        nodes.signal(signal.SIGKILL, third)
        expire(postgresql, nodes.urls[third])
        nodes.until_gone(third)
        until(lambda: comes(first))
        until(lambda: comes(second))


# --- workers ----------------------------------------------------------------------------------------------------------


def test_bots_run_on_workers_or_else_on_the_node(redis: RedisServer) -> None:
    """A worker gives the same answer as the node; without a worker, or when it dies, the node computes the answer
    itself.
    """
    state = find_game("lords").start({"decks": ["orcs", "elves"]}, 1)
    question = {"game": "lords", "blind": state.blind(state.seat).save(), "seat": state.seat, "bot": "random"}

    async def asked(seed: str) -> int | None:
        workers = Workers(redis.url)
        try:
            return await workers.choose(**question, seed=seed)
        finally:
            await workers.close()

    assert asyncio.run(asked("a")) is None
    command = [
        sys.executable,
        "-c",
        "from warhost.cli import main; main()",
        "worker",
        "--redis",
        redis.url,
        "--processes",
        "1",
    ]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        until(lambda: asyncio.run(asked("a")) == think(**question, seed="a"))  # type: ignore[arg-type]
        assert [asyncio.run(asked(seed)) for seed in "bcd"] == [think(**question, seed=seed) for seed in "bcd"]  # type: ignore[arg-type]
    finally:
        worker.kill()
        worker.communicate(timeout=WAIT)  # the pipe is closed when its workers have ended


# --- faults -----------------------------------------------------------------------------------------------------------


@FORKS
def test_a_suspended_node_does_not_delay_others(cluster: Cluster, redis: RedisServer) -> None:
    with context(cluster, redis, 2) as faults:
        faults.play(1)
        for pid in list(faults.nodes.urls)[1:]:
            faults.nodes.signal(signal.SIGSTOP, pid)
            faults.nodes.asleep.add(pid)
        begun = time.monotonic()
        faults.play(1)
        assert time.monotonic() - begun < LEASE + WAIT / 4
        for pid in faults.nodes.asleep:
            faults.nodes.signal(signal.SIGCONT, pid)
        faults.nodes.asleep.clear()
        faults.play(2)
        faults.check()


def test_a_table_that_waits_for_the_others_to_play_has_no_pause() -> None:
    now = 0.0
    pause = Pause(lambda: now)
    for table in ("quick", "slow"):
        pause.begin(table)
    now = 2.0
    for table in ("quick", "slow"):
        pause.answered(table)
    pause.end("quick")
    now = 5.0
    pause.answered("slow")
    pause.end("slow")
    now = 20.0
    pause.begin("quick")
    now = 21.0
    pause.begin("quick")  # a request waits already
    pause.answered("quick")
    assert pause.longest == 3.0


@pytest.mark.long
@FORKS
@pytest.mark.parametrize("kind", ["fill the disk", "fill the disk of the log"])
def test_after_a_full_disk_every_table_goes_on(redis: RedisServer, kind: str) -> None:
    """Even if PostgreSQL shuts down and has to be restarted: players retry at every table all the time."""
    try:
        cluster = Cluster(ROOM)
    except Missing as why:
        pytest.skip(str(why))
    try:
        if not cluster.can_be_filled:
            pytest.skip("only root can have a disk that may be filled")
        with context(cluster, redis, 3) as faults:
            faults.fault(kind)
            assert faults.turned_away
            faults.check()
    finally:
        cluster.close()


@pytest.mark.long
@FORKS
def test_three_nodes_survive_a_fault_of_every_kind(cluster: Cluster, redis: RedisServer) -> None:
    """In the middle of all three games. Many more faults: python -m tests.server.faults 300."""
    with context(cluster, redis, 1) as faults:
        for kind in faults.kinds:
            faults.fault(kind)
        faults.check()
