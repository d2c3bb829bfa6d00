"""Services that tests and tools start are stopped again, even if only some of them start."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from tests.server import redises
from tests.server.clusters import Cluster, Missing
from tests.server.redises import RedisServer, database_and_redis


class Database:
    """Stub for PostgreSQL."""

    running = 0

    def __init__(self, room: int = 0) -> None:
        Database.running += 1

    def close(self) -> None:
        Database.running -= 1


def fails(*_: object) -> None:
    raise Missing("it does not start")


def test_where_redis_does_not_start_the_database_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redises, "Cluster", Database)
    monkeypatch.setattr(RedisServer, "start", fails)
    monkeypatch.setattr("shutil.which", lambda _: "redis-server")
    with pytest.raises(Missing, match="does not start"), database_and_redis():
        pass
    assert Database.running == 0


def test_a_redis_that_never_answers_does_not_run_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redises, "WAIT", 0.0)
    monkeypatch.setattr("shutil.which", lambda _: "cat")
    monkeypatch.setattr(RedisServer, "kill", lambda self: (self.process.kill(), gone.append(self.process.wait())))
    gone: list[int] = []
    with pytest.raises(AssertionError, match="does not answer"):
        RedisServer()
    assert gone


@pytest.mark.parametrize("step", ["initdb", "start"])
def test_a_database_that_does_not_start_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(Cluster, "_run" if step == "initdb" else "start", fails)
    if step == "start":
        monkeypatch.setattr(Cluster, "_run", lambda *_: None)
    with pytest.raises(Missing):
        Cluster()
    assert not list(tmp_path.iterdir())
