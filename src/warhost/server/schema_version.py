"""Version of the database schema: the migrations upwards when a server starts, and back for an older version."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select

from .database import MIGRATION_KEY
from .durability import UnusableDatabase

MIGRATIONS: Final = Path(__file__).parent / "migrations"
EARLIEST: Final = "0013"  # older schemas have no way back


class WrongSchema(UnusableDatabase):
    """The schema is newer than this version of Warhost, or there is no such schema."""


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; refused if a newer version of Warhost has changed it."""
    with engine.begin() as connection:
        _lock(connection)
        found = schema_version(connection)
        if found and found not in versions():
            raise WrongSchema(
                f"it has schema {found}, but this version of Warhost knows {newest()} at most; install the newer "
                f"version again, or use it to go back: warhost admin schema --to {newest()}"
            )
        command.upgrade(_config(connection), "head")


def downgrade(engine: Engine, to: str) -> None:
    """Change the schema back to an earlier one, in one transaction; no server may use the database meanwhile."""
    known = [each for each in versions() if each >= EARLIEST]
    if to not in known:
        raise WrongSchema(f"there is no way to schema {to!r}; there is one to {', '.join(known)}")
    with engine.begin() as connection:
        _lock(connection)
        found = schema_version(connection)
        if found < to:
            raise WrongSchema(f"it has schema {found or 'none'}, which is older than {to}")
        command.downgrade(_config(connection), to)


def schema_version(connection: Connection) -> str:
    """The schema of a database; "" for an empty one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def versions() -> list[str]:
    """The schemas that this version of Warhost knows, oldest first."""
    return sorted(each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def newest() -> str:
    return versions()[-1]


def _lock(connection: Connection) -> None:
    """Let servers that start together migrate in turn."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # indexing can exceed the usual limit
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_KEY)))


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
