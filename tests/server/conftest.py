"""Fixtures of the server tests: reproducible random values, and a real PostgreSQL if its programs are installed."""

from __future__ import annotations

import functools
import itertools
import os
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.clusters import Cluster, Missing
from tests.server.redises import RedisServer
from warhost.server.accounts import passwords
from warhost.server.database import Database
from warhost.server.sealing.key_ring import KEY_BYTES, KEYS, KeyRing
from warhost.server.store import Store
from warhost.server.tables.records import fairness
from warhost.server.tables.views import updates

MEMORY = "sqlite://"
MIGRATE = Store._migrate
os.environ[KEYS] = "A" * 43 + "="  # the nodes of a test have one key, and no files for it are made


@pytest.fixture(autouse=True)
def reproducible_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and contributions are counters instead of random values, so that failures are reproducible."""
    numbers = itertools.count(1)
    monkeypatch.setattr(fairness, "new_secret", lambda: f"{next(numbers):064x}")
    monkeypatch.setattr(fairness, "new_contribution", lambda: f"{next(numbers):032x}")


@pytest.fixture(autouse=True)
def every_change_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "CHECKED", 1)


@pytest.fixture(autouse=True)
def passwords_are_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fast password hashing, except in `test_accounts.py`, which tests the real one."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture(autouse=True)
def empty_databases_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all migrations once for an in-memory database, then copy the result for each test."""
    monkeypatch.setattr(Store, "_migrate", _copied)


def _copied(store: Store) -> None:
    if store.database.url != MEMORY:
        MIGRATE(store)
        return
    with store.engine.begin() as connection:
        connection.connection.driver_connection.deserialize(_empty())  # type: ignore[union-attr]


@functools.cache
def _empty() -> bytes:
    """A database with the current schema."""
    store = Store.__new__(Store)
    store.database = Database(MEMORY)
    store.engine = store.database.engine
    store.keys = KeyRing([bytes(KEY_BYTES)])
    MIGRATE(store)
    with store.engine.begin() as connection:
        body = connection.connection.driver_connection.serialize()  # type: ignore[union-attr]
    store.close()
    return bytes(body)


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The URL of a new empty database on loopback."""
    return cluster.database()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server on loopback, in a temporary folder."""
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
