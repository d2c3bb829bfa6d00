"""The same games in every run, and a real PostgreSQL where its programs are installed."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.clusters import Cluster, Missing
from tests.server.redises import RedisServer
from warhost.server.accounts import passwords
from warhost.server.database import Database
from warhost.server.store import Store
from warhost.server.tables.records import fairness
from warhost.server.tables.views import updates

MEMORY = "sqlite://"
MIGRATE = Store._migrate


@pytest.fixture(autouse=True)
def the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and contributions are counted instead of drawn, so that a red test is red in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(fairness, "new_secret", lambda: f"{next(numbers):064x}")
    monkeypatch.setattr(fairness, "new_contribution", lambda: f"{next(numbers):032x}")


@pytest.fixture(autouse=True)
def every_change_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "CHECKED", 1)


@pytest.fixture(autouse=True)
def passwords_are_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeping one costs is a matter of `test_accounts.py` alone, which has the real one."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture(autouse=True)
def empty_databases_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in memory: all steps to the present form are taken once, and then the result is copied."""
    monkeypatch.setattr(Store, "_migrate", _copied)


def _copied(store: Store) -> None:
    if store.database.url != MEMORY:
        MIGRATE(store)
        return
    with store.engine.begin() as connection:
        connection.connection.driver_connection.deserialize(_empty())  # type: ignore[union-attr]


@functools.cache
def _empty() -> bytes:
    """A database in its present form."""
    store = Store.__new__(Store)
    store.database = Database(MEMORY)
    store.engine = store.database.engine
    MIGRATE(store)
    with store.engine.begin() as connection:
        body = connection.connection.driver_connection.serialize()  # type: ignore[union-attr]
    store.close()
    return bytes(body)


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The URL of an empty database on loopback: no test finds what another has left."""
    return cluster.database()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A server of PostgreSQL on loopback, in a folder that goes away."""
    try:
        made = Cluster()
    except Missing as why:
        pytest.skip(str(why))
    yield made
    made.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A real Redis on loopback."""
    try:
        made = RedisServer()
    except Missing as why:
        pytest.skip(str(why))
    yield made
    made.close()
