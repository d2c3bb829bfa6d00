"""What a database connection must guarantee before anything is written through it: a commit survives a crash."""

from __future__ import annotations

from typing import Any, Final

# `remote_apply` is stronger than `on` and stays; `off`, `local` and `remote_write` may lose a commit that was reported.
SYNCHRONOUS: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"
)
GUARANTEES: Final = "SELECT pg_is_in_recovery(), current_setting('fsync'), current_setting('full_page_writes')"


class Unusable(Exception):
    """The database must not be used by this server: nothing was sent to it, so nothing is written."""


class Unsafe(Unusable):
    """The database may lose what it has committed, or accepts no writes."""


def require_durable_commits(connection: Any) -> None:
    """Make a new PostgreSQL connection commit synchronously; Unsafe if the server's settings do not allow it."""
    with connection.cursor() as cursor:
        in_recovery, fsync, full_page_writes = cursor.execute(GUARANTEES).fetchone()
        problem = _problem(in_recovery, fsync, full_page_writes)
        if not problem:
            cursor.execute(SYNCHRONOUS)
    connection.commit()
    if problem:
        connection.close()
        raise Unsafe(problem)


def _problem(in_recovery: bool, fsync: str, full_page_writes: str) -> str:
    if in_recovery:
        return "it is a standby (pg_is_in_recovery() is true); use the URL of the primary"
    if fsync != "on":
        return "it runs with fsync=off and would lose acknowledged answers in a crash; set fsync=on"
    if full_page_writes != "on":
        return "it runs with full_page_writes=off and may be damaged by a crash; set full_page_writes=on"
    return ""
