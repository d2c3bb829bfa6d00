"""Administration: roles, bans, the audit log, jobs, settings, reset links and retired names."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

REFUSED = "the audit log is append-only"
SQLITE = "CREATE TRIGGER audit_no_{event} BEFORE {event} ON audit BEGIN SELECT RAISE(ABORT, '{refused}'); END"
FUNCTION = (
    "CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN RAISE EXCEPTION '{REFUSED}'; END $$"
)
POSTGRESQL = (
    "CREATE TRIGGER audit_no_{event} BEFORE {event} ON audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()"
)
TABLES = ("resting_names", "settings", "resets", "jobs", "notices", "audit", "bans", "staff")


def upgrade() -> None:
    _about_people()
    _about_servers()


def _about_people() -> None:
    op.create_table(
        "staff",
        sa.Column("user_id", sa.Integer),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_staff"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_staff_user_id", ondelete="CASCADE"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("user_id", sa.Integer),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("lifted", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_bans_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_bans_user_id", "bans", ["user_id"])
    op.create_index("ix_bans_kind", "bans", ["kind"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("actor_name", sa.String(64), nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("target", sa.String(256), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_target", "audit", ["target"])
    _refuse_changes()


def _about_servers() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("taken_by", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
    )
    op.create_index("ix_jobs_state", "jobs", ["state"])
    op.create_table(
        "resets",
        sa.Column("token", sa.String(64)),
        sa.Column("user_id", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_resets"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_resets_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_resets_user_id", "resets", ["user_id"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "resting_names",
        sa.Column("look", sa.String(64)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_resting_names"),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_audit_change()")


def _refuse_changes() -> None:
    """Triggers that keep the audit log append-only."""
    postgresql = op.get_bind().dialect.name == "postgresql"
    if postgresql:
        op.execute(FUNCTION)
    for event in ("update", "delete"):
        op.execute((POSTGRESQL if postgresql else SQLITE).format(event=event, refused=REFUSED))
