"""The schema goes back to that of an earlier version, and a version that is too old refuses a newer schema."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.engine.errors import WarhostError
from warhost.server.durability import UnusableDatabase
from warhost.server.migrations import steps
from warhost.server.store import Store, sqlite_url

PREVIOUS = steps.revisions()[-2]


def said(*words: str) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        assert isinstance(result.exception, WarhostError), result.exception
        return str(result.exception)
    return " ".join(result.output.split())


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = sqlite_url(tmp_path / "club.sqlite3")
    Store(url).close()
    return url


def check_way_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Go back by one schema, start as the version of that schema, and come forward again."""
    newest = steps.newest_revision()
    assert f"has schema {newest};" in said("--database", url, "schema")
    assert f"has schema {PREVIOUS};" in said("--database", url, "schema", "--to", PREVIOUS)
    assert f"has schema {PREVIOUS};" in said("--database", url, "schema")
    Store(url).close()
    assert f"has schema {newest};" in said("--database", url, "schema")
    before = steps.revisions()[:-1]
    monkeypatch.setattr(steps, "revisions", lambda: before)
    with pytest.raises(UnusableDatabase, match=f"warhost admin schema --to {PREVIOUS}"):
        Store(url)


def test_the_schema_goes_back_and_forward_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_way_back(database, monkeypatch)


def test_the_schema_goes_back_on_postgresql(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(postgresql).close()
    check_way_back(postgresql, monkeypatch)


def test_every_schema_can_be_reached(database: str) -> None:
    for version in reversed(steps.revisions()):
        assert f"has schema {version};" in said("--database", database, "schema", "--to", version)
    Store(database).close()


def test_a_schema_without_a_way_is_refused(database: str) -> None:
    assert "no schema '1.0'" in said("--database", database, "schema", "--to", "1.0")
    said("--database", database, "schema", "--to", PREVIOUS)
    assert f"older than {steps.newest_revision()}" in said(
        "--database", database, "schema", "--to", steps.newest_revision()
    )


def test_the_schema_stays_while_a_server_runs(database: str) -> None:
    running = Store(database, alone=True)
    try:
        assert "another server uses it already" in said("--database", database, "schema", "--to", PREVIOUS)
    finally:
        running.close()
