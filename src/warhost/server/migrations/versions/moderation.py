"""Reports that survive deleted accounts and have a state, and members who may not join their club again."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

NUMBERS = ("id", "user_id", "other_id", "at")
OLD = sa.table("reports", *[sa.column(name) for name in (*NUMBERS, "table_id", "said")])
USERS = sa.table("users", sa.column("id"), sa.column("name"))
INDEXES = ("state", "other_id", "user_id")


def upgrade() -> None:
    """The reports are written again: SQLite cannot drop a foreign key."""
    names = {row.id: row.name for row in op.get_bind().execute(sa.select(USERS)).all()}
    rows = [dict(row) for row in op.get_bind().execute(sa.select(OLD)).mappings().all()]
    op.drop_table("reports")
    reports = op.create_table(
        "reports",
        sa.Column("id", sa.Integer),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("other_id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("handler", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for name in INDEXES:
        op.create_index(f"ix_reports_{name}", "reports", [name])
    for row in rows:
        row |= {"name": names[row["user_id"]], "reporter": names[row["other_id"]], "state": "new"}
        del row["id"]  # rows get new ids in the same order, so that PostgreSQL's sequence is right
        op.get_bind().execute(sa.insert(reports).values(handler="", note="", closed=0, **row))
    op.create_table(
        "removed_members",
        sa.Column("club_id", sa.String(64)),
        sa.Column("user_id", sa.Integer),
        sa.PrimaryKeyConstraint("club_id", "user_id", name="pk_removed_members"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_removed_members_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_removed_members_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_removed_members_user_id", "removed_members", ["user_id"])


def downgrade() -> None:
    """Reports about or by deleted people are lost: the older schema cannot hold them."""
    present = sa.select(USERS.c.id)
    kept = sa.select(OLD).where(OLD.c.user_id.in_(present), OLD.c.other_id.in_(present))
    rows = [dict(row) for row in op.get_bind().execute(kept).mappings().all()]
    op.drop_table("removed_members")
    op.drop_table("reports")
    reports = op.create_table(
        "reports",
        sa.Column("id", sa.Integer),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("other_id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_reports_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name="fk_reports_other_id", ondelete="CASCADE"),
    )
    for row in rows:
        del row["id"]
        op.get_bind().execute(sa.insert(reports).values(**row))
