"""Schema of the database.  Answers are only ever added; the migrations are in `migrations/`."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
NAME: Final = 64
KEY: Final = 64

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("account", String(NAME), unique=True),  # key by which an account's name is found at login; null for a guest
    Column("look", String(NAME)),  # key that is equal for account names that look alike; unique
    Column("password", String(256)),  # Argon2 hash of the account's password
    Column("created", BigInteger, nullable=False),
    Index("ix_users_look", "look", unique=True),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(KEY), primary_key=True),  # digest: reading the database gives no access to sessions
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False, server_default="0"),
    Column("used", BigInteger, nullable=False, server_default="0"),  # time of the last use, rounded to a day
    Column("device", String(64), nullable=False, server_default=""),  # short description of the browser
    Index("ix_sessions_user_id", "user_id"),
)
DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(KEY), nullable=False),
    Column("body", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(KEY), primary_key=True),
    Column("state", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("listed", Integer, nullable=False, server_default="0"),  # 1: an unfinished and public table
    Column("timed", Integer, nullable=False, server_default="0"),  # 1: the game's clock runs, even without viewers
    Index("ix_tables_listed", "listed", "created"),
    Index("ix_tables_timed", "timed"),
)
SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_sitters_user_id", "user_id"),
)
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(KEY), primary_key=True),
    Column("table_id", String(KEY), primary_key=True),  # "": orders that the user takes along to their next table
    Column("seat", Integer, primary_key=True),  # -1: orders that the user takes along to their next table
    Column("body", Text, nullable=False),
)
MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # the muted user, by `user_id`
    Column("kind", String(16), nullable=False, server_default="mute"),  # "mute" or "block"
    Index("ix_mutes_other_id", "other_id"),
)
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("user_id", Integer, nullable=False),  # id of the user who wrote the message; 0 if deleted since
    Column("other_id", Integer, nullable=False),  # id of the user who reported it; 0 if deleted since
    Column("name", String(NAME), nullable=False),  # name of the user who wrote the message, at the time of the report
    Column("reporter", String(NAME), nullable=False),
    Column("table_id", String(KEY), nullable=False),
    Column("said", Text, nullable=False),  # the reported message, with the messages before it
    Column("at", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),  # "new", "taken" or "closed"
    Column("handler", String(NAME), nullable=False),  # name of the staff member who took or closed the report
    Column("note", Text, nullable=False),
    Column("closed", BigInteger, nullable=False),  # time at which the report was closed; 0: not yet
    Index("ix_reports_state", "state"),
    Index("ix_reports_other_id", "other_id"),
    Index("ix_reports_user_id", "user_id"),
)
NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(KEY), primary_key=True),  # id of one running server process
    Column("address", String(256), nullable=False),  # URL at which other nodes reach this one
    Column("secret", String(KEY), nullable=False),  # secret that authenticates this node; the other nodes know it
    Column("rules", Text, nullable=False),  # by game: version of the rules that this node has installed
    Column("leaving", Boolean, nullable=False),  # true: the node accepts no new tables
    Column("until", DateTime(timezone=True), nullable=False),  # end of the node's lease
)
OWNERS: Final = Table(
    "owners",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(KEY), nullable=False),  # id of the node that owns the table; "": none
    Column("fence", BigInteger, nullable=False),  # fencing token, incremented with every new owner
    UniqueConstraint("table_id", "fence"),  # so that "FOR KEY SHARE" locks the row only against a change of the fence
    Index("ix_owners_node", "node"),
)
ADMISSIONS: Final = Table(
    "admissions",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # user who gave the password
)
ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique: no record is written twice
    Column("kind", String(16), nullable=False),  # see `Kind` in records/records.py
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the answer in notation; for an undo the number of undone answers
    Column("banks", Text, nullable=False),  # milliseconds left on the clocks, by seat
    Column("at", BigInteger, nullable=False),
    Column("shown", String(16), nullable=False, server_default=""),  # digest of the options and views after the record
)
STATES: Final = Table(
    "states",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # snapshot of a running game, to restore it faster
)
KEPT_GAMES: Final = Table(
    "kept_games",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # archived game, viewable under other rules versions
)
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a bot's analysis of a finished game, as sent to clients
)
CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(KEY), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("key", String(KEY), nullable=False),  # secret of the invitation link
    Column("founder", Integer, nullable=False),  # id of the founder, or of the longest member after the founder left
)
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("joined", BigInteger, nullable=False),  # joining time; games at older tables do not count
    Index("ix_members_user_id", "user_id"),
)
REMOVED_MEMBERS: Final = Table(
    "removed_members",
    METADATA,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # the user, who may not join again
    Index("ix_removed_members_user_id", "user_id"),
)
SEASONS: Final = Table(
    "seasons",
    METADATA,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("begun", BigInteger, nullable=False),
)
ROUNDS: Final = Table(
    "rounds",
    METADATA,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("begun", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # pairs of members, as text
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(KEY), nullable=False),
    Column("side", Integer, nullable=False),  # number of the side: equal for players of one team
    Column("points", Integer, nullable=False),  # 2 for a win, 1 for a draw
    Column("created", BigInteger, nullable=False),  # time at which the table was opened
    Index("ix_results_user_id", "user_id", "created"),
)
STAFF: Final = Table(
    "staff",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),
)
BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # "person", "closed" or "address"
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE")),  # the banned user; null if an address is banned
    Column("network", String(KEY), nullable=False),  # banned network prefix, as in 192.0.2.0/24
    Column("reason", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # end of the ban; 0: no end
    Column("lifted", BigInteger, nullable=False),  # time at which the ban was lifted; 0: not lifted
    Index("ix_bans_user_id", "user_id"),
    Index("ix_bans_kind", "kind"),
)
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),  # append-only: triggers refuse to change or delete a row
    Column("at", BigInteger, nullable=False),
    Column("actor", Integer, nullable=False),  # id of the user who acted; 0: the command line
    Column("actor_name", String(NAME), nullable=False),
    Column("action", String(KEY), nullable=False),
    Column("target", String(256), nullable=False),
    Column("details", Text, nullable=False),
    Index("ix_audit_target", "target"),
)
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # what the running servers must read again
    Column("body", Text, nullable=False),
    sqlite_autoincrement=True,  # ids of deleted rows are never reused
)
JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(KEY), nullable=False),
    Column("body", Text, nullable=False),
    Column("node", String(KEY), nullable=False),  # id of the node that must run the job; "": any node
    Column("state", String(16), nullable=False),  # waiting, running, done, failed, cancelled
    Column("taken_by", String(KEY), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Index("ix_jobs_state", "state"),
)
RESETS: Final = Table(
    "resets",
    METADATA,
    Column("token", String(KEY), primary_key=True),  # digest of the token in the link
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_resets_user_id", "user_id"),
)
SERVER_SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(KEY), primary_key=True),
    Column("body", Text, nullable=False),
)
SEALING_KEYS: Final = Table(
    "sealing_keys",
    METADATA,
    Column("id", String(KEY), primary_key=True),  # id of a key that has sealed secrets; the keys are never stored here
)
RESTING_NAMES: Final = Table(
    "resting_names",
    METADATA,
    Column("look", String(NAME), primary_key=True),  # look-alike key of a name that nobody may take
    Column("until", BigInteger, nullable=False),
)
