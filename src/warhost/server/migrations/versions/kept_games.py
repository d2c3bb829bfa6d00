"""Add archived finished games, which can be viewed under any rules version."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "kept_games",
        sa.Column("table_id", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_kept_games"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_kept_games_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("kept_games")
