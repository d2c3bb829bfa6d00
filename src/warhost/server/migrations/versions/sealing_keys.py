"""Add the ids of the keys that seal secrets of unfinished games; the store seals them when it opens the database."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "sealing_keys",
        sa.Column("id", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_sealing_keys"),
    )


def downgrade() -> None:
    """Drop the table; `warhost admin schema` unseals the secrets before."""
    op.drop_table("sealing_keys")
