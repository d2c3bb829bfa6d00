"""Initial schema: users, sessions, decks, game tables, their players, and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("account", sa.String(64)),
        sa.Column("password", sa.String(256)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("account", name="uq_users_account"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64)),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.Integer),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_decks_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_decks_user_id", "decks", ["user_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64)),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(64)),
        sa.Column("user_id", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sitters_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_sitters_user_id", "sitters", ["user_id"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(64)),
        sa.Column("number", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("banks", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_answers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_answers_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for table in ("answers", "sitters", "tables", "decks", "sessions", "users"):
        op.drop_table(table)
