"""A failed COMMIT has an unknown outcome: it is determined on a new connection before any reply."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from warhost.server import writer as writing
from warhost.server.database import OutcomeUnknown
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import Chair, Record, TableRow
from warhost.server.writer import Writer

ROW = TableRow("one", "lords", "1", "running", [Chair("bot"), Chair("bot")], {}, 0, 0)
ANSWER = Record(0, "answer", 0, "draw")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(writing, "AGAIN", (0.01,))
    sqlite = request.param == "sqlite"
    made = Store(sqlite_url(tmp_path / "warhost.sqlite3") if sqlite else request.getfixturevalue("postgresql"))
    made.add_table(ROW.copy(), [])
    yield made
    made.close()


def fail_at_commit(store: Store, written: bool, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make the next COMMIT fail, after it was carried out or instead of it; returns the number of failures."""
    dialect: Any = store.engine.dialect
    failed: list[int] = []
    usual = dialect.do_commit
    error = dialect.loaded_dbapi.OperationalError("disk I/O error")
    error.sqlstate = "58030"  # an error reported by PostgreSQL on a connection that stays open

    def commit(connection: Any, really: Callable[[Any], None]) -> None:
        if failed:
            return really(connection)
        failed.append(1)
        if written:
            really(connection)
        raise error

    monkeypatch.setattr(dialect, "do_commit", lambda connection: commit(connection, usual))
    fairy = type(store.engine.raw_connection())
    raw = fairy.__getattr__  # type: ignore[attr-defined]

    def attribute(self: Any, name: str) -> Any:
        found = raw(self, name)
        return (lambda: commit(self, lambda _: found())) if name == "commit" else found

    monkeypatch.setattr(fairy, "__getattr__", attribute)
    return failed


@pytest.mark.parametrize("written", [True, False])
def test_an_answer_whose_commit_failed_is_looked_for(
    store: Store, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is acknowledged if it is stored; SQLite can tell reliably if it is not, with PostgreSQL it is written
    again.
    """
    failed = fail_at_commit(store, written, monkeypatch)

    async def write() -> object:
        writer = Writer(store)
        (found,) = await asyncio.gather(writer.append("one", ANSWER), return_exceptions=True)
        return found

    found = asyncio.run(write())
    assert failed
    refused = isinstance(found, OperationalError)
    assert refused == (not written and store.engine.dialect.name == "sqlite")
    assert store.records("one") == ([] if refused else [ANSWER])
    store.append([("one", ANSWER)])


@pytest.mark.parametrize("written", [True, False])
def test_a_row_whose_commit_failed_is_written_once(
    store: Store, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = store.table("one")
    assert row is not None
    row.adjourned = True
    failed = fail_at_commit(store, written, monkeypatch)
    with pytest.raises(OutcomeUnknown):
        store.save_table(row)
    assert failed
    store.save_table(row)
    assert (store.table("one"), row.revision) == (row, 1)
