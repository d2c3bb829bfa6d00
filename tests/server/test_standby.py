"""Servers that stand by for each other: one writes at a time, the next takes over, and nothing is lost or doubled."""

from __future__ import annotations

import os
import threading

import pytest
from sqlalchemy import text

from tests.server.clusters import Cluster
from tests.server.faults import house
from tests.server.people import Person, server, settings
from warhost.server import database
from warhost.server.lease import Deposed, Lease
from warhost.server.running import BadServer, stand_by, try_database
from warhost.server.store import Store
from warhost.server.tables.records import Chair, Record, TableRow

ROW = TableRow("one", "lords", "1", "running", [Chair("bot"), Chair("bot")], {}, 0, 0)


def never() -> None:
    raise AssertionError("nobody has taken the lease")


def end(url: str) -> None:
    """As if the holder had not renewed its lease for long."""
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE leases SET until = clock_timestamp() - interval '1 s'"))
    store.close()


def test_a_lease_has_one_holder_and_every_holder_a_higher_number(postgresql: str) -> None:
    Store(postgresql).close()
    first, second = Lease(postgresql, never), Lease(postgresql, never)
    assert first.take()
    assert not second.take()
    assert first.renew()
    end(postgresql)
    assert first.renew()  # nobody else wanted it
    end(postgresql)
    assert second.take()
    assert second.fence > first.fence
    assert not first.renew()
    first.release()  # lets go of nothing: it is another's
    assert second.renew()
    second.release()
    third = Lease(postgresql, never)
    assert third.take()
    third.release()


def test_whoever_has_lost_the_lease_can_write_nothing_of_a_table(postgresql: str) -> None:
    Store(postgresql).close()
    first, second = Lease(postgresql, never), Lease(postgresql, never)
    assert first.take()
    old = Store(postgresql, alone=True, together=True, fence=first.fence)
    old.add_table(ROW, [])
    old.append([("one", Record(0, "answer", 0, "a"))])
    end(postgresql)
    assert second.take()
    changed = ROW.copy()
    changed.state = "over"
    with pytest.raises(Deposed):
        old.append([("one", Record(1, "answer", 0, "late"))])
    with pytest.raises(Deposed):
        old.save_table(changed)
    with pytest.raises(Deposed):
        old.drop_table("one")
    with pytest.raises(Deposed):
        old.add_table(TableRow("two", "lords", "1", "running", [], {}, 0, 0), [])
    old.append([("one", Record(0, "answer", 0, "a"))])  # it was written; only nobody had heard of it
    old.save_table(ROW)
    new = Store(postgresql, alone=True, together=True, fence=second.fence)
    assert [record.text for record in new.records("one")] == ["a"]
    new.append([("one", Record(1, "answer", 0, "b"))])
    assert [record.text for record in old.records("one")] == ["a", "b"]
    for each in (old, new):
        each.close()
    for lease in (first, second):
        lease.release()


def test_the_next_one_waits_for_a_write_that_is_under_way(postgresql: str) -> None:
    """Else a write let through under the old number could come after the new holder has read the table."""
    Store(postgresql).close()
    first, second = Lease(postgresql, never), Lease(postgresql, never)
    assert first.take()
    store = Store(postgresql, alone=True, together=True, fence=first.fence)
    end(postgresql)
    taken: list[bool] = []
    other = threading.Thread(target=lambda: taken.append(second.take()))
    watcher = Store(postgresql)
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO leases%'"
    )
    with store._writing():
        assert first.renew()  # renewing waits for nobody
        end(postgresql)
        other.start()
        with watcher.engine.connect() as connection:
            while not connection.execute(waiting).scalar_one():
                assert not taken
                connection.rollback()
    other.join()
    assert taken == [True]
    for each in (store, watcher):
        each.close()
    for lease in (first, second):
        lease.release()


def test_a_server_that_is_alone_and_servers_that_stand_by_keep_each_other_out(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    alone = Store(postgresql, alone=True)
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(postgresql, together=True)
    alone.close()
    one, other = (Store(postgresql, alone=True, together=True) for _ in range(2))
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(postgresql)
    for each in (one, other):
        each.close()


def test_standing_by_needs_postgresql() -> None:
    with pytest.raises(BadServer, match="PostgreSQL"):
        stand_by(settings(database="sqlite://"), "127.0.0.1", 0, print)


def test_a_deposed_server_refuses_answers_and_they_never_count(postgresql: str) -> None:
    Store(postgresql).close()
    first, second = Lease(postgresql, never), Lease(postgresql, never)
    assert first.take()
    with server(settings(database=postgresql, fence=first.fence)) as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})["id"]
        with ada.join(table) as seat:
            assert seat.answer()["type"] == "done"
            seat.catch_up(1)
            end(postgresql)
            assert second.take()
            assert seat.answer()["refusal"]["key"] == "refused.storage"
            shown = seat.view
    with server(settings(database=postgresql, fence=second.fence)) as client:
        ada.client = client
        with ada.join(table) as seat:
            assert (seat.info["moment"], seat.view) == (1, shown)
            assert seat.answer()["type"] == "done"
    for lease in (first, second):
        lease.release()


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows neither fork nor SIGSTOP")
def test_three_servers_survive_a_kill_a_freeze_and_a_cut_line(cluster: Cluster) -> None:
    """In the middle of all three games.  Many more faults: python -m tests.server.faults 300."""
    with house(cluster, 1) as faults:
        for kind in ("kill", "freeze", "cut after COMMIT"):
            faults.fault(kind)
        faults.check()
