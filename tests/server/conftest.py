"""The same games in every run, and a real PostgreSQL where its programs are installed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.server.clusters import Cluster, Missing
from warhost.server.tables.records import fairness
from warhost.server.tables.views import viewer


@pytest.fixture(autouse=True)
def the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and contributions are counted instead of drawn, so that a red test is red in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(fairness, "new_secret", lambda: f"{next(numbers):064x}")
    monkeypatch.setattr(fairness, "new_contribution", lambda: f"{next(numbers):032x}")


@pytest.fixture(autouse=True)
def every_change_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "CHECKED", 1)


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
