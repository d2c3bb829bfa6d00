"""`warhost admin schema`: shows the version of the database schema, and goes back to an earlier one."""

from __future__ import annotations

from typing import Annotated

import typer
from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import WarhostError
from ...server.database import Database
from ...server.durability import UnusableDatabase
from ...server.migrations.steps import downgrade, newest_revision, revision_of
from ...server.sealing.key_ring import default_key_file, found_ring
from ...server.sealing.sealed_rows import SEALED_SINCE, unseal
from ..app import out
from ..locations import database_url
from .command import CHOSEN

group = typer.Typer()


@group.command(epilog="Examples:\n\nwarhost admin schema\n\nwarhost admin schema --to 0016")
def schema(
    to: Annotated[str, typer.Option(help="An earlier schema. Stop all servers first, and make a backup.")] = "",
) -> None:
    """Show the schema of the database, or go back to the one that an earlier version of Warhost knows."""
    try:
        database = Database(database_url(CHOSEN.database, CHOSEN.database_url_file), alone=bool(to))
        try:
            with database.engine.begin() as connection:
                if to:
                    if to < SEALED_SINCE <= revision_of(connection):
                        unseal(connection, found_ring(default_key_file(database)))
                    downgrade(connection, to)
                found = revision_of(connection)
        finally:
            database.close()
    except (SQLAlchemyError, OSError, ImportError, UnusableDatabase) as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).strip().split("\n")[0]
        raise WarhostError(f"cannot use the database: {reason}") from None
    out.print(f"The database has schema {found or 'none'}; this version of Warhost has {newest_revision()}.")
