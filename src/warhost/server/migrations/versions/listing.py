"""Add columns that mark public tables and running clocks, so that queries need not read all tables."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

TABLES = sa.table("tables", *[sa.column(name) for name in ("id", "state", "body", "listed", "timed")])


def upgrade() -> None:
    for name in ("listed", "timed"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    unfinished = sa.select(TABLES.c.id, TABLES.c.state, TABLES.c.body).where(TABLES.c.state.in_(["open", "running"]))
    for name, state, body in op.get_bind().execute(unfinished).all():
        row = json.loads(body)
        listed, timed = int(bool(row.get("public"))), int(state == "running" and row.get("clock") is not None)
        if listed or timed:
            op.get_bind().execute(TABLES.update().where(TABLES.c.id == name).values(listed=listed, timed=timed))
    op.create_index("ix_tables_listed", "tables", ["listed", "created"])
    op.create_index("ix_tables_timed", "tables", ["timed"])


def downgrade() -> None:
    for name in ("timed", "listed"):
        op.drop_index(f"ix_tables_{name}", "tables")
        op.drop_column("tables", name)
