"""Add clubs with their members, seasons and rounds, and the results of finished games by player."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("founder", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(64)),
        sa.Column("user_id", sa.Integer),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "user_id", name="pk_members"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_members_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_members_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_table(
        "seasons",
        sa.Column("club_id", sa.String(64)),
        sa.Column("number", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "number", name="pk_seasons"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_seasons_club_id", ondelete="CASCADE"),
    )
    op.create_table(
        "rounds",
        sa.Column("club_id", sa.String(64)),
        sa.Column("season", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "season", "number", name="pk_rounds"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_rounds_club_id", ondelete="CASCADE"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(64)),
        sa.Column("user_id", sa.Integer),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_results_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id", "created"])


def downgrade() -> None:
    for table in ("results", "rounds", "seasons", "members", "clubs"):
        op.drop_table(table)
