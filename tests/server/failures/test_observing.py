"""A dead node is detected by another node's monotonic clock, whatever the database's clock says."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from warhost.server.cluster import membership
from warhost.server.cluster.membership import RENEWED, Membership
from warhost.server.cluster.observing import DISCONNECTED, NodeStatus, Observer
from warhost.server.store import Store
from warhost.server.tables.records.records import Chair, TableRow

LEASE = 3.0
LONG_LEASE = 60.0  # does not end by the database's clock during a test, even on a slow machine
ROW = TableRow("one", "lords", "1", "running", [Chair("bot"), Chair("bot")], {}, 0, 0)
START = datetime(2026, 1, 1, tzinfo=UTC)


class Clock:
    """A monotonic clock that a test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(membership, "time", made)
    return made


@pytest.fixture
def members(postgresql: str, clock: Clock) -> Iterator[list[Membership]]:
    Store(postgresql).close()
    made = [Membership(postgresql, f"http://{name}", LONG_LEASE) for name in "ab"]
    for each in made:
        each._observer = Observer(LEASE)
    for each in (*made, *made):
        each.renew()
    yield made
    for each in made:
        each.leave()


def set_back(member: Membership) -> None:
    """Simulate that the database's clock was set back by an hour since the last renewals."""
    with member._engine.begin() as connection:
        connection.execute(text("UPDATE nodes SET until = until + interval '1 h'"))


def observe(observer: Membership, clock: Clock, seconds: float, *alive: Membership) -> None:
    for _ in range(round(seconds / RENEWED)):
        clock.now += RENEWED
        for each in (*alive, observer):
            each.renew()


def test_a_clock_that_is_set_back_prolongs_no_lease(members: list[Membership], postgresql: str, clock: Clock) -> None:
    first, second = members
    owner, other = (Store(postgresql, alone=True, node=each.me.id) for each in (second, first))
    owner.add_table(ROW.copy(), [])
    set_back(first)
    observe(first, clock, LEASE)
    assert set(first.present) == {first.me.id, second.me.id}
    assert not other.take("one")
    told: list[str] = []
    first.alone = lambda: told.append("alone")
    observe(first, clock, 2 * RENEWED)
    assert set(first.present) == {first.me.id}
    assert told
    assert other.take("one")
    for store in (owner, other):
        store.close()


def test_a_node_that_renews_its_lease_stays_whatever_its_clock(members: list[Membership], clock: Clock) -> None:
    first, second = members
    set_back(first)
    observe(first, clock, 3 * LEASE, second)
    assert set(first.present) == {first.me.id, second.me.id}


def test_a_node_whose_connection_is_gone_is_not_waited_for(members: list[Membership], clock: Clock) -> None:
    """A killed process loses its connection, and with it its lock, long before its lease ends."""
    first, second = members
    observe(first, clock, RENEWED)
    second._engine.dispose()
    observe(first, clock, DISCONNECTED)
    assert set(first.present) == {first.me.id, second.me.id}
    observe(first, clock, 2 * RENEWED)
    assert set(first.present) == {first.me.id}


def test_a_node_that_reconnects_stays_a_member(members: list[Membership], clock: Clock) -> None:
    first, second = members
    for _ in range(6):
        second._engine.dispose()
        observe(first, clock, RENEWED, second)
    assert set(first.present) == {first.me.id, second.me.id}


def test_a_paused_observer_restarts_its_failure_timers() -> None:
    """It was suspended, or the database was unavailable: the others may have been unable to renew their leases."""
    observer, node = Observer(LEASE), NodeStatus("other", START, True)
    assert observer.observe([node], 0.0) == []
    assert observer.observe([node], 10.0) == []
    for tenths in range(100, 131, 5):
        assert observer.observe([node], tenths / 10) == []
    assert observer.observe([node], 13.5) == [node]
    renewed = NodeStatus("other", START + timedelta(seconds=1), True)
    assert observer.observe([renewed], 14.0) == []


def test_a_node_of_an_earlier_version_has_no_lock_and_stays() -> None:
    observer = Observer(LEASE)
    for number in range(20):
        node = NodeStatus("other", START + timedelta(seconds=number // 4), False)
        assert observer.observe([node], number / 2) == []
