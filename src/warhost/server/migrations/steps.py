"""Moves a database from one schema revision to another, on the connection of the caller's transaction."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from ..durability import UnusableDatabase

MIGRATIONS: Final = Path(__file__).parent
EMPTY: Final = "base"  # revision of a database without tables
NEWEST: Final = "head"
MIGRATION_KEY: Final = 0x77617268_6F7375  # key of the PostgreSQL advisory lock for migrations


class NewerSchema(UnusableDatabase):
    """A newer version of Warhost has changed the database."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"it has schema {revision}, but this version of Warhost knows {newest_revision()} at most; "
            f"install the newer version again, or use it to go back: warhost admin schema --to {newest_revision()}"
        )


class WrongSchema(UnusableDatabase):
    """There is no such revision, or the database is older than that."""


@cache
def revisions() -> tuple[str, ...]:
    """All revisions, the oldest first."""
    found = [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    return tuple(reversed(found))


def newest_revision() -> str:
    return revisions()[-1]


def revision_of(connection: Connection) -> str:
    """The revision of a database; "" if it has no tables yet."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection, revision: str = NEWEST) -> None:
    """Bring the database up to a revision, all or nothing; NewerSchema if it is newer than the installed ones."""
    config = _prepared(connection)
    before = revision_of(connection)
    if before and before not in revisions():
        raise NewerSchema(before)
    if before != (newest_revision() if revision == NEWEST else revision):
        begin_migration(connection)
        command.upgrade(config, revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Take the database back to an older revision, all or nothing.  What the older schema cannot hold is deleted."""
    config = _prepared(connection)
    if revision not in (EMPTY, *revisions()):
        raise WrongSchema(f"there is no schema {revision!r}; there are {', '.join(revisions())}")
    before = revision_of(connection)
    if revision != EMPTY and before < revision:
        raise WrongSchema(f"it has schema {before or 'none'}, which is older than {revision}")
    if before:
        begin_migration(connection)
        command.downgrade(config, revision)


def begin_migration(connection: Connection) -> None:
    """Begin the transaction before the first statement, because SQLite's driver begins none for a change of tables."""
    driver = connection.connection.driver_connection
    if connection.dialect.name == "sqlite" and not getattr(driver, "in_transaction", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepared(connection: Connection) -> Config:
    if connection.dialect.name == "postgresql":  # servers that start together migrate in turn
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # indexing can exceed the usual limit
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_KEY)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
