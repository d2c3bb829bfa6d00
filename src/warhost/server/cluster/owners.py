"""Which node has a table, in the database.

A node owns a table until another takes it, which it may once the lease of the first has ended.  With every new owner
the table's fence goes up; it is part of every write that concerns the table, so a node that has slept through the end
of the lease finds that nothing can be written any more.
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
# In the order of their ids: two nodes that take the same tables at once must not wait for each other in a circle.
TAKE_ALL: Final = text(
    "INSERT INTO owners (table_id, node, fence) SELECT id, :node, 1 FROM tables WHERE id = ANY(:names) ORDER BY id "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = owners.fence + 1 "
    f"WHERE owners.node = excluded.node OR NOT {ALIVE} RETURNING table_id, fence"
)
BEGIN: Final = text("INSERT INTO owners (table_id, node, fence) VALUES (:name, :node, 1)")
LET_GO: Final = text("UPDATE owners SET node = '' WHERE table_id = :name AND fence = :fence")
GIVE_UP: Final = text("UPDATE owners SET node = '' WHERE table_id = :name AND node = :node")
# A new fence has to wait for the writes that were let through under the old one, and only it: see the schema.  The node
# is compared too: a database that has lost its last commits may give the same fence to two nodes.
HELD: Final = (
    "SELECT owners.table_id FROM owners JOIN json_each_text(CAST(%s AS json)) AS held "
    "ON owners.table_id = held.key AND owners.fence = held.value::bigint AND owners.node = %s FOR KEY SHARE OF owners"
)
FIND: Final = text(
    f"SELECT tables.body, CASE WHEN {ALIVE} THEN owners.node ELSE '' END AS node "
    "FROM tables LEFT JOIN owners ON owners.table_id = tables.id WHERE tables.id = :name"
)
# First the games whose clocks run, then those that a node had in memory.
ORPHANS: Final = text(
    "(SELECT tables.body FROM tables LEFT JOIN owners ON owners.table_id = tables.id "
    f"WHERE tables.timed = 1 AND NOT {ALIVE} ORDER BY tables.created LIMIT :most) UNION ALL "
    "(SELECT tables.body FROM owners JOIN tables ON tables.id = owners.table_id "
    f"WHERE owners.node <> '' AND tables.timed = 0 AND tables.state = 'running' AND NOT {ALIVE} LIMIT :most) "
    "LIMIT :most"
)
PUBLIC: Final = text("SELECT tables.body FROM tables WHERE tables.listed = 1 ORDER BY tables.created DESC LIMIT :most")


Ask = Callable[[str, tuple[object, ...]], Iterable[Any]]  # a statement of the driver's, and the rows it gives


def asking(connection: Connection) -> Ask:
    return lambda statement, values: connection.exec_driver_sql(statement, values).all()


class OwnershipLost(Exception):
    """Another node has these tables: nothing was written, and nothing will be."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(", ".join(sorted(tables)))
        self.tables = tables


class OwnerStore:
    """What one node owns.  Outside a cluster it has no name, and nothing is checked."""

    engine: Engine
    node: str
    fences: dict[str, int]  # of the tables it owns, as far as it knows

    def take(self, name: str) -> bool:
        """Own a table, unless a node that is alive does."""
        with self._writing() as connection:  # type: ignore[attr-defined]
            row = connection.execute(TAKE, {"name": name, "node": self.node}).first()
        if row is not None:
            self.fences[name] = int(row.fence)
        return row is not None

    def take_all(self, names: Sequence[str]) -> list[str]:
        """Own all of these tables that no node owns which is alive; their ids."""
        with self._writing() as connection:  # type: ignore[attr-defined]
            rows = connection.execute(TAKE_ALL, {"names": list(names), "node": self.node}).all()
        self.fences.update((row.table_id, int(row.fence)) for row in rows)
        return [row.table_id for row in rows]

    def let_go(self, name: str, fence: int) -> None:
        """Release a table for the next owner, unless this node has taken it again since it had that fence."""
        if self.fences.get(name) == fence:
            del self.fences[name]
        with self.engine.begin() as connection:
            connection.execute(LET_GO, {"name": name, "fence": fence})

    def give_up(self, name: str) -> None:
        """Own a table no longer that this node has not got any more, whatever it was that kept it from letting go."""
        self.fences.pop(name, None)
        with self.engine.begin() as connection:
            connection.execute(GIVE_UP, {"name": name, "node": self.node})

    def find_owner(self, name: str) -> tuple[TableRow, str] | None:
        """A table with the node that owns it; "": nobody who is alive.  None if there is no such table."""
        with self.engine.connect() as connection:
            row = connection.execute(FIND, {"name": name}).first()
        return (msgspec.json.decode(row.body, type=TableRow), str(row.node)) if row is not None else None

    def lost_tables(self) -> set[str]:
        """What this node thinks is its own, and is not any more."""
        with self.engine.begin() as connection:
            return self._not_held(asking(connection), set(self.fences))

    def orphans(self, most: int) -> list[TableRow]:
        """Running games of nodes that are gone, and games with a running clock that no node owns; the latter first."""
        return self._rows(ORPHANS, most=most)

    def public_tables(self, most: int) -> list[TableRow]:
        """The newest of all public tables."""
        return self._rows(PUBLIC, most=most)

    def check_fences(self, ask: Ask, tables: set[str], fences: dict[str, int] | None = None) -> None:
        """Let a transaction go on only where the tables are this node's, and hold them until it is over.

        `fences`: those under which it was begun, where the node may have lost a table and taken it again since.
        """
        lost = self._not_held(ask, tables, fences)
        if lost:
            raise OwnershipLost(lost)

    def begin_to_own(self, connection: Connection, name: str) -> None:
        """A new table is its maker's."""
        connection.execute(BEGIN, {"name": name, "node": self.node})

    def _not_held(self, ask: Ask, tables: set[str], fences: dict[str, int] | None = None) -> set[str]:
        if not tables:
            return set()
        return tables - {name for (name,) in ask(HELD, self.claimed(tables, fences))}

    def claimed(self, tables: set[str], fences: dict[str, int] | None = None) -> tuple[str, str]:
        """What this node takes for its own, as HELD wants it."""
        known = self.fences if fences is None else fences
        return json.dumps({name: known.get(name, 0) for name in tables}), self.node

    def _rows(self, wanted: TextClause, **values: object) -> list[TableRow]:
        with self.engine.connect() as connection:
            rows = connection.execute(wanted, values).all()
        return [msgspec.json.decode(row.body, type=TableRow) for row in rows]
