"""Database store of table owners.

A node owns a table until another node takes it, which is allowed once the first node's lease has ended.  Every change
of owner increments the table's fencing token (`fence`).  Every write to the table checks the token, so a node that was
suspended until after the end of its lease can no longer write.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, TextClause, text

from ..tables.records.records import TableRow

ALIVE: Final = "EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.until > clock_timestamp())"
TAKE: Final = text(
    "INSERT INTO owners (table_id, node, fence) SELECT id, :node, 1 FROM tables WHERE id = :name "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = owners.fence + 1 "
    f"WHERE owners.node = excluded.node OR NOT {ALIVE} RETURNING fence"
)
# Ordered by id, so that two nodes that take the same tables at once do not deadlock.
TAKE_ALL: Final = text(
    "INSERT INTO owners (table_id, node, fence) SELECT id, :node, 1 FROM tables WHERE id = ANY(:names) ORDER BY id "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = owners.fence + 1 "
    f"WHERE owners.node = excluded.node OR NOT {ALIVE} RETURNING table_id, fence"
)
BEGIN: Final = text("INSERT INTO owners (table_id, node, fence) VALUES (:name, :node, 1)")
RELEASE: Final = text("UPDATE owners SET node = '' WHERE table_id = :name AND fence = :fence")
RELEASE_ANY_FENCE: Final = text("UPDATE owners SET node = '' WHERE table_id = :name AND node = :node")
# A change of the fence has to wait for writes that were checked against the old one; no other update has to: see the
# schema.  The node is compared, too, because a database that has lost its last commits may give the same fence to two
# nodes.
HELD: Final = (
    "SELECT owners.table_id FROM owners JOIN json_each_text(CAST(%s AS json)) AS held "
    "ON owners.table_id = held.key AND owners.fence = held.value::bigint AND owners.node = %s FOR KEY SHARE OF owners"
)
FIND: Final = text(
    f"SELECT tables.body, CASE WHEN {ALIVE} THEN owners.node ELSE '' END AS node "
    "FROM tables LEFT JOIN owners ON owners.table_id = tables.id WHERE tables.id = :name"
)
# First the games with running clocks, then those that a node had in memory.
ORPHANS: Final = text(
    "(SELECT tables.body FROM tables LEFT JOIN owners ON owners.table_id = tables.id "
    f"WHERE tables.timed = 1 AND NOT {ALIVE} ORDER BY tables.created LIMIT :most) UNION ALL "
    "(SELECT tables.body FROM owners JOIN tables ON tables.id = owners.table_id "
    f"WHERE owners.node <> '' AND tables.timed = 0 AND tables.state = 'running' AND NOT {ALIVE} LIMIT :most) "
    "LIMIT :most"
)
PUBLIC: Final = text("SELECT tables.body FROM tables WHERE tables.listed = 1 ORDER BY tables.created DESC LIMIT :most")


Ask = Callable[[str, tuple[object, ...]], Iterable[Any]]  # executes an SQL statement and returns its rows


def asking(connection: Connection) -> Ask:
    return lambda statement, values: connection.exec_driver_sql(statement, values).all()


class OwnershipLost(Exception):
    """Another node owns these tables; the transaction was rolled back."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(", ".join(sorted(tables)))
        self.tables = tables


class OwnerStore:
    """Table ownership of this node.  A server without a cluster has the node name "" and checks nothing."""

    engine: Engine
    node: str
    fences: dict[str, int]  # fencing tokens, by table, of the tables that this node believes to own

    def take(self, name: str) -> bool:
        """Take ownership of a table; False if another living node owns it."""
        with self._writing() as connection:  # type: ignore[attr-defined]
            row = connection.execute(TAKE, {"name": name, "node": self.node}).first()
        if row is not None:
            self.fences[name] = int(row.fence)
        return row is not None

    def take_all(self, names: Sequence[str]) -> list[str]:
        """Take ownership of those of these tables that no other living node owns; returns their ids."""
        with self._writing() as connection:  # type: ignore[attr-defined]
            rows = connection.execute(TAKE_ALL, {"names": list(names), "node": self.node}).all()
        self.fences.update((row.table_id, int(row.fence)) for row in rows)
        return [row.table_id for row in rows]

    def release(self, name: str, fence: int) -> None:
        """Release a table, unless this node has taken it again since it had this fence."""
        if self.fences.get(name) == fence:
            del self.fences[name]
        with self.engine.begin() as connection:
            connection.execute(RELEASE, {"name": name, "fence": fence})

    def release_any_fence(self, name: str) -> None:
        """Release a table that this node has already dropped from memory, whatever its fence."""
        self.fences.pop(name, None)
        with self.engine.begin() as connection:
            connection.execute(RELEASE_ANY_FENCE, {"name": name, "node": self.node})

    def find_owner(self, name: str) -> tuple[TableRow, str] | None:
        """A table and the node that owns it, "" if no living node does; None if there is no such table."""
        with self.engine.connect() as connection:
            row = connection.execute(FIND, {"name": name}).first()
        return (msgspec.json.decode(row.body, type=TableRow), str(row.node)) if row is not None else None

    def lost_tables(self) -> set[str]:
        """The tables that this node believes to own, but that another node has taken."""
        with self.engine.begin() as connection:
            return self._not_held(asking(connection), set(self.fences))

    def orphans(self, most: int) -> list[TableRow]:
        """Running games of dead nodes, and games with a running clock that no living node owns; the latter first."""
        return self._rows(ORPHANS, most=most)

    def public_tables(self, most: int) -> list[TableRow]:
        """The newest of all public tables."""
        return self._rows(PUBLIC, most=most)

    def check_fences(self, ask: Ask, tables: set[str], fences: dict[str, int] | None = None) -> None:
        """Raise OwnershipLost unless this node owns the tables, and lock them until the transaction ends.

        `fences`: the fences at the start of the work; needed if the node may have lost a table and taken it again
        since.
        """
        lost = self._not_held(ask, tables, fences)
        if lost:
            raise OwnershipLost(lost)

    def begin_to_own(self, connection: Connection, name: str) -> None:
        """Insert the ownership of a new table by this node."""
        connection.execute(BEGIN, {"name": name, "node": self.node})

    def _not_held(self, ask: Ask, tables: set[str], fences: dict[str, int] | None = None) -> set[str]:
        if not tables:
            return set()
        return tables - {name for (name,) in ask(HELD, self.claimed(tables, fences))}

    def claimed(self, tables: set[str], fences: dict[str, int] | None = None) -> tuple[str, str]:
        """The parameters of HELD: the fences of the tables and this node."""
        known = self.fences if fences is None else fences
        return json.dumps({name: known.get(name, 0) for name in tables}), self.node

    def _rows(self, wanted: TextClause, **values: object) -> list[TableRow]:
        with self.engine.connect() as connection:
            rows = connection.execute(wanted, values).all()
        return [msgspec.json.decode(row.body, type=TableRow) for row in rows]
