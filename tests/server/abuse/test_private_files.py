"""The files of a SQLite database are readable by their owner only."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import TableRow


@pytest.mark.parametrize("before", [False, True], ids=["new", "made by an earlier version"])
def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path, before: bool) -> None:
    """They contain password digests and the secrets of running shuffles."""
    path = tmp_path / "warhost.sqlite3"
    usual = os.umask(0)
    try:
        if before:
            path.touch(0o644)
        store = Store(sqlite_url(path), alone=True)
        store.add_table(TableRow("one", "lords", "1", "open", [], {}, 0, 0), [])
        files = sorted(tmp_path.iterdir())
    finally:
        os.umask(usual)
    assert [each.name.removeprefix("warhost.sqlite3") for each in files] == ["", "-shm", "-wal", ".lock"]
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    store.close()
