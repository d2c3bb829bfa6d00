"""Add snapshots of running games, which are restored faster than journals."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "states",
        sa.Column("table_id", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_states"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_states_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("states")
