"""The list of tables that everybody may join or watch: few of one person, and first those whose owner is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from ..protocol import TableInfo
from .table import Table

MOST: Final = 100
MOST_OF_ONE: Final = 5  # of one person


class Listed(msgspec.Struct):
    """A public table, with what its place in the list hangs on."""

    info: TableInfo
    owner: int
    created: int
    here: bool  # whether its owner is


def listed(table: Table) -> Listed:
    owner = table.row.owner
    return Listed(table.info(), owner, table.row.created, any(each.user == owner for each in table.viewers))


def shown(tables: Iterable[Listed], state: str) -> list[TableInfo]:
    """Those of one state that are shown, the newest first."""
    found: list[TableInfo] = []
    owned: Counter[int] = Counter()
    for table in sorted(tables, key=lambda each: (not each.here, -each.created)):
        if table.info.state == state and owned[table.owner] < MOST_OF_ONE:
            owned[table.owner] += 1
            found.append(table.info)
    return found[:MOST]
