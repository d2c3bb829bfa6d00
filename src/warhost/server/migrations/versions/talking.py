"""Add muted users and reported chat messages."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.Integer),
        sa.Column("other_id", sa.Integer),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mutes_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name="fk_mutes_other_id", ondelete="CASCADE"),
    )
    op.create_table(
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


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("mutes")
