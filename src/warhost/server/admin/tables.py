"""Administration of tables and nodes: queries on the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from ..protocol import admin
from ..refusing import refuse
from ..schema import NODES, OWNERS, TABLES
from ..tables.records.records import TableRow
from .people import MOST

UNFINISHED = ("open", "running", "stopped")


def find_table(connection: Connection, table: str) -> TableRow:
    """The row of a table; refused if there is none."""
    body = connection.execute(select(TABLES.c.body).where(TABLES.c.id == table)).scalar()
    if body is None:
        raise refuse("unknown-table", 404)
    return msgspec.json.decode(body, type=TableRow)


def search_tables(connection: Connection, text: str, state: str = "") -> list[admin.AdminTable]:
    """The newest tables in a state ("": unfinished) whose id or players' names contain a text."""
    wanted = select(TABLES.c.body, OWNERS.c.node).outerjoin(OWNERS, OWNERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(TABLES.c.state.in_([state] if state else UNFINISHED))
    tidy = text.strip().lower()
    if tidy:  # the database only prefilters; the names are compared below
        wanted = wanted.where((TABLES.c.id == text.strip()) | func.lower(TABLES.c.body).contains(tidy, autoescape=True))
    rows = connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(5 * MOST)).all()
    found = [(msgspec.json.decode(row.body, type=TableRow), row.node or "") for row in rows]
    fitting = [_shown(row, node) for row, node in found if not tidy or _fits(row, tidy)]
    return fitting[:MOST]


def _fits(row: TableRow, text: str) -> bool:
    return row.id.lower() == text or any(text in chair.name.lower() for chair in row.chairs)


def _shown(row: TableRow, node: str) -> admin.AdminTable:
    people = [chair.name for chair in row.chairs if chair.kind == "person"]
    return admin.AdminTable(row.id, row.game, row.state, row.public, row.created, row.owner, people, node)


def nodes(connection: Connection) -> list[admin.AdminNode]:
    """The nodes of the cluster; empty for a single server."""
    owned = select(func.count()).where(OWNERS.c.node == NODES.c.id).scalar_subquery()
    wanted = select(NODES.c.id, NODES.c.address, NODES.c.leaving, owned.label("tables")).order_by(NODES.c.address)
    return [admin.AdminNode(*row) for row in connection.execute(wanted).all()]


def check_node(connection: Connection, node: str) -> None:
    """Refuse a node that is not in the cluster."""
    if connection.execute(select(NODES.c.id).where(NODES.c.id == node)).first() is None:
        raise refuse("no-such-node", 404)
