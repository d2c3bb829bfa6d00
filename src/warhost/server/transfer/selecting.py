"""Rows of the database for an export, and the rows of finished games without secrets and without other people."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, select

from ...engine.plain import JsonObject
from ..accounts.offences import NOBODY
from ..schema import USERS
from ..tables.records.records import TableRow
from .export_file import plain

# What an export of a part says about a person: no password, no key by which the name is found.
PERSON: Final = (USERS.c.id, USERS.c.name, USERS.c.created, USERS.c.account.is_(None).label("guest"))
AT_ONCE: Final = 200  # rows read from the database at once


def found_rows(
    connection: Connection, name: str, wanted: Select[tuple[object, ...]]
) -> Iterator[tuple[str, JsonObject]]:
    """The rows of a query under the name of a table."""
    for row in connection.execute(wanted, execution_options={"yield_per": AT_ONCE}).mappings():
        yield str(name), plain({str(column): value for column, value in row.items()})


def people(connection: Connection, which: ColumnElement[bool]) -> Iterator[tuple[str, JsonObject]]:
    """People that fit a condition."""
    return found_rows(connection, "users", select(*PERSON).where(which).order_by(USERS.c.id))


def shown_row(row: TableRow) -> JsonObject:
    """The row of a finished game, without the digest of its password."""
    shown: JsonObject = msgspec.to_builtins(msgspec.structs.replace(row, password=""))
    return shown


def without_others(row: TableRow, people: Collection[int]) -> TableRow:
    """The row without the names of all but these people, as if the others had deleted their accounts."""
    found = row.copy()
    for chair in found.chairs:
        if chair.kind == "person" and chair.user not in people:
            chair.user, chair.name = 0, NOBODY
    found.owner = found.owner if found.owner in people else 0
    found.rematch_by = found.rematch_by if found.rematch_by in people else 0
    return found
