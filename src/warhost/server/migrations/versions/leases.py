"""Add the lease by which one of several servers owns the database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.String(64)),
        sa.Column("node", sa.String(256), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
        sa.UniqueConstraint("fence", name="uq_leases_fence"),
    )


def downgrade() -> None:
    op.drop_table("leases")
