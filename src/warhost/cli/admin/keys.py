"""`warhost admin keys`: the keys that seal the secrets of unfinished games in the database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from sqlalchemy import Connection

from ...server.admin.actors import console
from ...server.admin.keys import drop_unused, forget_lost
from ...server.admin.keys import rotate as rotate_keys
from ...server.database import Database
from ...server.migrations.steps import upgrade
from ...server.refusing import RequestRefused
from ...server.running import UNOPENABLE, open_error
from ...server.sealing.key_ring import KeyRing, default_key_file, found_ring
from ...server.sealing.sealed_rows import rows_by_key
from ..app import out
from ..locations import database_url
from .command import CHOSEN
from .database import operator, print_rows, refused

group = typer.Typer(no_args_is_help=True, help="Keys that seal secrets in the database.")


@contextmanager
def _with_keys() -> Iterator[tuple[Connection, KeyRing]]:
    """A transaction with the keys of this machine, which need not fit the database."""
    url = database_url(CHOSEN.database, CHOSEN.database_url_file)
    try:
        database = Database(url)
        try:
            with database.engine.begin() as connection:
                upgrade(connection)
                yield connection, found_ring(default_key_file(database))
        finally:
            database.close()
    except RequestRefused as no:
        refused(no)
    except UNOPENABLE as wrong:
        raise open_error(url, wrong) from None


@group.command("list")
def list_keys() -> None:
    """List the keys: the first one seals, and the others open what they have sealed."""
    with _with_keys() as (connection, keys):
        counts = rows_by_key(connection)
        rows = [(each, keys.place, counts.pop(each, 0)) for each in keys.ids]
        rows += [(each, "missing", count) for each, count in counts.items()]
    print_rows(("key", "where", "sealed rows"), rows, "There is no key yet: a server makes one when it starts.")


@group.command(epilog="Example:\n\nwarhost admin keys rotate")
def rotate() -> None:
    """Make a new key, and seal everything with it; servers may run meanwhile. The older keys stay until dropped."""
    with _with_keys() as (connection, keys):
        count = rotate_keys(connection, console(operator()), keys)
    out.print(f"The key {keys.ids[0]} seals now; {count} rows were sealed again.", markup=False)


@group.command(epilog="Example:\n\nwarhost admin keys drop")
def drop() -> None:
    """Remove the older keys that seal nothing any more."""
    with _with_keys() as (connection, keys):
        gone = drop_unused(connection, console(operator()), keys)
    out.print(f"Removed: {', '.join(gone)}." if gone else "No older key is unused.", markup=False)


@group.command(epilog="Example:\n\nwarhost admin keys forget a1b2c3d4 --yes")
def forget(
    key: Annotated[str, typer.Argument(metavar="KEY", help="The id of a key that is lost.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete the unfinished games that only a lost key opens, so that the server can start without it."""
    if not yes:
        typer.confirm(f"Delete all unfinished games that the key {key} has sealed?", abort=True)
    with _with_keys() as (connection, keys):
        count = forget_lost(connection, console(operator()), keys, key)
    out.print(f"The key {key} is forgotten; {count} games are deleted.", markup=False)
