"""Add blocked users: a mute has a kind."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("mutes", sa.Column("kind", sa.String(16), nullable=False, server_default="mute"))
    op.create_index("ix_mutes_other_id", "mutes", ["other_id"])


def downgrade() -> None:
    """Blocked users stay muted."""
    op.drop_index("ix_mutes_other_id", "mutes")
    with op.batch_alter_table("mutes") as mutes:
        mutes.drop_column("kind")
