"""Add standing orders of seats, and those that users take along to their next tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("user_id", sa.Integer),
        sa.Column("game", sa.String(64)),
        sa.Column("table_id", sa.String(64)),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "table_id", "seat", name="pk_orders"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_orders_user_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("orders")
