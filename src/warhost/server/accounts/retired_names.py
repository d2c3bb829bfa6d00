"""Retired names: those of deleted and renamed accounts, which nobody may take for a while."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from ..schema import RESTING_NAMES
from .names import look_alike_key

RESTS: Final = 90 * 24 * 3600  # seconds for which nobody may take a name that was given up


def retire_name(connection: Connection, name: str) -> None:
    """Keep a name, and those that look like it, from being taken for a while."""
    now = int(time.time())
    over = (RESTING_NAMES.c.look == look_alike_key(name)) | (RESTING_NAMES.c.until < now)
    connection.execute(delete(RESTING_NAMES).where(over))
    connection.execute(insert(RESTING_NAMES).values(look=look_alike_key(name), until=now + RESTS))


def is_retired(connection: Connection, name: str) -> bool:
    """True if nobody may take a name yet."""
    resting = (RESTING_NAMES.c.look == look_alike_key(name)) & (RESTING_NAMES.c.until > int(time.time()))
    return connection.execute(select(RESTING_NAMES.c.look).where(resting)).first() is not None
