"""Every revision of the schema, up and down, on SQLite and PostgreSQL, with rows in the tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, inspect, text

from warhost.engine.errors import WarhostError
from warhost.server.database import Database
from warhost.server.migrations import steps
from warhost.server.migrations.steps import EMPTY, downgrade, revision_of, revisions, upgrade
from warhost.server.running import BadServer, try_database
from warhost.server.schema import METADATA
from warhost.server.store import sqlite_url

ROWS = (  # valid in the first schema and in all others
    "INSERT INTO users (id, name, account, password, created) VALUES (7, 'Ada', 'ada', 'digest', 1)",
    "INSERT INTO users (id, name, created) VALUES (8, 'Guest', 2)",
    "INSERT INTO sessions (token, user_id, expires) VALUES ('abc', 7, 9)",
    "INSERT INTO decks (id, user_id, game, body, updated) VALUES (3, 7, 'lords', '{}', 4)",
    "INSERT INTO tables (id, state, created, body) VALUES ('one', 'over', 5, '{}')",
    "INSERT INTO sitters (table_id, user_id) VALUES ('one', 7)",
    "INSERT INTO answers (table_id, number, kind, seat, text, banks, at) "
    "VALUES ('one', 0, 'answer', 1, 'draw', '[]', 6)",
)
KEPT = ("users", "sessions", "decks", "tables", "sitters", "answers")


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    url = sqlite_url(tmp_path / "w.sqlite3") if request.param == "sqlite" else request.getfixturevalue("postgresql")
    database = Database(str(url))
    yield database.engine
    database.close()


def schema(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
    """By table: its columns with type and whether they may be empty."""
    found = MetaData()
    found.reflect(connection)
    return {
        name: sorted((each.name, str(each.type), bool(each.nullable)) for each in table.columns)
        for name, table in found.tables.items()
        if name != "alembic_version"
    }


def counts(connection: Connection) -> dict[str, int]:
    return {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in KEPT}


def test_every_migration_has_a_way_back_that_keeps_the_older_rows(engine: Engine) -> None:
    """Each step down gives the schema that the step up began with; people, games and answers stay."""
    shapes = {}
    for number, revision in enumerate(revisions()):
        with engine.begin() as connection:
            upgrade(connection, revision)
            shapes[revision] = schema(connection)
            if number == 0:
                for row in ROWS:
                    connection.execute(text(row))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        before = counts(connection)
        assert sorted(before.values()) == [1, 1, 1, 1, 1, 2]
    for revision in reversed(revisions()[:-1]):
        with engine.begin() as connection:
            downgrade(connection, revision)
            assert (revision, schema(connection)) == (revision, shapes[revision])
            assert counts(connection) == before
    with engine.begin() as connection:
        upgrade(connection)
        assert schema(connection) == shapes[revisions()[-1]]
        assert counts(connection) == before
    with engine.begin() as connection:
        downgrade(connection, EMPTY)
        assert schema(connection) == {}
    with engine.begin() as connection:
        upgrade(connection)
        assert schema(connection) == shapes[revisions()[-1]]


def test_a_migration_that_fails_changes_nothing(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    with engine.begin() as connection:
        upgrade(connection, "0010")

    def fail_late(config: object, revision: str) -> None:
        original(config, "0012")  # type: ignore[arg-type]
        raise OSError("the disk is full")

    original = steps.command.upgrade
    monkeypatch.setattr(steps.command, "upgrade", fail_late)
    with pytest.raises(OSError, match="disk"), engine.begin() as connection:
        upgrade(connection)
    with engine.connect() as connection:
        assert revision_of(connection) == "0010"
        assert not inspect(connection).has_table("clubs")


def test_a_database_of_a_newer_version_is_refused_in_one_line(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadServer, match="it has schema 9999, but this version of Warhost knows") as refused:
        try_database(engine.url.render_as_string(hide_password=False), alone=False)
    assert isinstance(refused.value, WarhostError)
    assert "\n" not in str(refused.value)
