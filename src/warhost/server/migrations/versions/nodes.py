"""Add the nodes of a cluster, and the owner of each table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.drop_table("leases")
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(64)),
        sa.Column("address", sa.String(256), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(64)),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_owners"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_owners_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "fence", name="uq_owners_table_id"),
    )
    op.create_index("ix_owners_node", "owners", ["node"])


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("nodes")
    op.create_table(
        "leases",
        sa.Column("name", sa.String(64)),
        sa.Column("node", sa.String(256), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
        sa.UniqueConstraint("fence", name="uq_leases_fence"),
    )
