"""The files and folders that a server makes are for their owner only."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from warhost.cli import serve
from warhost.server.durability import write_private
from warhost.server.sealing.key_ring import KEYS
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import TableRow
from warhost.server.transfer.export_file import lines, new_header, write_export


@pytest.mark.parametrize("before", [False, True], ids=["new", "made by an earlier version"])
def test_the_files_of_a_database_are_its_owners_alone(
    tmp_path: Path, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They contain password digests, and the key of the secrets of running shuffles."""
    monkeypatch.delenv(KEYS)
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
    assert [each.name.removeprefix("warhost.sqlite3") for each in files] == ["", "-shm", "-wal", ".key", ".lock"]
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    store.close()


@pytest.mark.parametrize("before", [False, True], ids=["new", "made by an earlier version"])
def test_folders_of_databases_are_their_owners_alone(
    tmp_path: Path, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders that exist already keep their mode, unless it is the data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    data, named = tmp_path / "share" / "warhost", tmp_path / "srv" / "club"
    usual = os.umask(0)
    try:
        tmp_path.chmod(0o755)
        if before:
            data.mkdir(parents=True)
        serve.database_url("")
        serve.database_url(str(named / "club.sqlite3"))
    finally:
        os.umask(usual)
    assert {stat.S_IMODE(each.stat().st_mode) for each in (data, named, named.parent)} == {0o700}
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.parametrize("name", ["server.jsonl", "server.jsonl.gz", "club.key"])
def test_exports_and_keys_are_their_owners_alone(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    usual = os.umask(0)
    try:
        if name.endswith(".key"):
            write_private(path, b"key")
        else:
            write_export(path, lines(new_header("server"), []))
    finally:
        os.umask(usual)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == [name]
