"""The audit log, to which entries are only ever added, and the notices by which running servers learn of a change."""

from __future__ import annotations

import json
import time
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ..protocol import admin
from ..schema import AUDIT, NOTICES
from .actors import Actor

ADMIN_KEY: Final = 0x61646D696E  # of the lock in PostgreSQL under which actions are carried out: "admin"
NOTICE_SECONDS: Final = 3600  # that a notice is kept: servers look every second
UNTOLD: Final = ("action", "person", "table", "club", "network", "node", "job")  # parts of an action in its target


def one_at_a_time(connection: Connection) -> None:
    """Carry out actions one after the other, so that notices are visible in the order of their numbers."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADMIN_KEY)))


def log_action(connection: Connection, actor: Actor, action: admin.AdminAction, target: str) -> None:
    """Add what an actor has done, with its arguments."""
    told = {name: value for name, value in msgspec.to_builtins(action).items() if name not in UNTOLD}
    values = {"actor": actor.user, "actor_name": actor.name, "target": target[:256], "at": int(time.time())}
    details = json.dumps(told, ensure_ascii=False) if told else ""
    connection.execute(insert(AUDIT).values(action=str(action.__struct_config__.tag), details=details, **values))


def notify(connection: Connection, kind: str, body: str = "") -> None:
    """Tell all running servers of this database, with the commit of this transaction."""
    now = int(time.time())
    connection.execute(delete(NOTICES).where(NOTICES.c.at < now - NOTICE_SECONDS))
    connection.execute(insert(NOTICES).values(at=now, kind=kind, body=body))
