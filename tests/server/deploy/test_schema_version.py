"""The schema goes back to that of an earlier version, and a version that is too old refuses a newer schema."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.engine.errors import WarhostError
from warhost.server import schema_version
from warhost.server.durability import UnusableDatabase
from warhost.server.store import Store, sqlite_url

PREVIOUS = schema_version.versions()[-2]


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
    newest = schema_version.newest()
    assert f"has schema {newest};" in said("--database", url, "schema")
    assert f"has schema {PREVIOUS};" in said("--database", url, "schema", "--to", PREVIOUS)
    assert f"has schema {PREVIOUS};" in said("--database", url, "schema")
    Store(url).close()
    assert f"has schema {newest};" in said("--database", url, "schema")
    before = schema_version.versions()[:-1]
    monkeypatch.setattr(schema_version, "versions", lambda: before)
    with pytest.raises(UnusableDatabase, match=f"warhost admin schema --to {PREVIOUS}"):
        Store(url)


def test_the_schema_goes_back_and_forward_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_way_back(database, monkeypatch)


def test_the_schema_goes_back_on_postgresql(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(postgresql).close()
    check_way_back(postgresql, monkeypatch)


def test_every_schema_since_the_earliest_can_be_reached(database: str) -> None:
    for version in reversed([each for each in schema_version.versions() if each >= schema_version.EARLIEST]):
        assert f"has schema {version};" in said("--database", database, "schema", "--to", version)
    Store(database).close()


def test_a_schema_without_a_way_is_refused(database: str) -> None:
    assert "no way to schema '0001'" in said("--database", database, "schema", "--to", "0001")
    said("--database", database, "schema", "--to", PREVIOUS)
    assert f"older than {schema_version.newest()}" in said(
        "--database", database, "schema", "--to", schema_version.newest()
    )


def test_the_schema_stays_while_a_server_runs(database: str) -> None:
    running = Store(database, alone=True)
    try:
        assert "another server uses it already" in said("--database", database, "schema", "--to", PREVIOUS)
    finally:
        running.close()
