"""Add the table of users who have entered the password of a locked game table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "admissions",
        sa.Column("table_id", sa.String(64)),
        sa.Column("user_id", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_admissions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_admissions_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_admissions_user_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("admissions")
