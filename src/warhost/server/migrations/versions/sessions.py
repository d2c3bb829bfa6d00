"""Add creation time, last use and device to sessions, and the look-alike key of account names."""

import sqlalchemy as sa
from alembic import op

from warhost.server.accounts.names import look_alike_key

revision = "0003"
down_revision = "0002"


USERS = sa.table("users", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("look"))


def upgrade() -> None:
    for name in ("created", "used"):
        op.add_column("sessions", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.add_column("users", sa.Column("look", sa.String(64)))
    seen: set[str] = set()
    accounts = sa.select(USERS.c.id, USERS.c.name).where(USERS.c.account.is_not(None)).order_by(USERS.c.id)
    for number, name in op.get_bind().execute(accounts).all():
        if (
            look_alike_key(name) not in seen
        ):  # of existing accounts with names that look the same, only the first gets the key
            op.get_bind().execute(USERS.update().where(USERS.c.id == number).values(look=look_alike_key(name)))
        seen.add(look_alike_key(name))
    op.create_index("ix_users_look", "users", ["look"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_users_look", "users")
    op.drop_column("users", "look")
    op.drop_index("ix_sessions_user_id", "sessions")
    for name in ("device", "used", "created"):
        op.drop_column("sessions", name)
