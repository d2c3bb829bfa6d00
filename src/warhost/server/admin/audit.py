"""The append-only audit log, and the notices that tell running servers about changes."""

from __future__ import annotations

import json
import time
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ..protocol import admin
from ..schema import AUDIT, NOTICES
from .actors import Actor

ADMIN_KEY: Final = 0x61646D696E  # key of the PostgreSQL advisory lock that serializes admins' actions: ASCII "admin"
NOTICE_SECONDS: Final = 3600  # seconds until a notice is deleted; servers read notices every second
UNTOLD: Final = ("action", "person", "table", "club", "network", "node", "job", "report")  # arguments in the target


def one_at_a_time(connection: Connection) -> None:
    """Lock the actions of all servers, so that notices become visible in the order of their ids."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADMIN_KEY)))


def log_action(connection: Connection, actor: Actor, action: admin.AdminAction, target: str) -> None:
    """Add an action with its arguments to the audit log."""
    told = {name: value for name, value in msgspec.to_builtins(action).items() if name not in UNTOLD}
    details = json.dumps(told, ensure_ascii=False) if told else ""
    log_entry(connection, actor, str(action.__struct_config__.tag), target, details)


def log_entry(connection: Connection, actor: Actor, action: str, target: str, details: str = "") -> None:
    """Add an entry to the audit log."""
    values = {"actor": actor.user, "actor_name": actor.name, "target": target[:256], "at": int(time.time())}
    connection.execute(insert(AUDIT).values(action=action, details=details, **values))


def notify(connection: Connection, kind: str, body: str = "") -> None:
    """Notify all running servers of this database when this transaction commits."""
    now = int(time.time())
    connection.execute(delete(NOTICES).where(NOTICES.c.at < now - NOTICE_SECONDS))
    connection.execute(insert(NOTICES).values(at=now, kind=kind, body=body))
