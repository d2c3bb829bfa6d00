"""Add to every answer a digest of the options and views after it, to check replays under other rules versions."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("answers", sa.Column("shown", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("answers", "shown")
