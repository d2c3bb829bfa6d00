"""Administration of the keys that seal secrets, from the command line of the machine that has them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from ...engine.errors import WarhostError
from ..schema import SEALING_KEYS
from ..sealing.key_ring import KeyRing
from ..sealing.sealed_rows import forget_key, known_keys, rows_by_key, seal_again
from .actors import Actor
from .audit import log_entry, notify


def rotate(connection: Connection, actor: Actor, keys: KeyRing) -> int:
    """Seal everything with a new key, or with the first of the environment's; returns the number of rows.

    The older keys stay, because running servers use them until they have read the new one.
    """
    if keys.path is not None:
        keys.add_new_key()
    if keys.ids[0] not in known_keys(connection):
        connection.execute(insert(SEALING_KEYS).values(id=keys.ids[0]))
    changed = seal_again(connection, keys)
    notify(connection, "keys")
    log_entry(connection, actor, "rotate-keys", f"key {keys.ids[0]}")
    return changed


def drop_unused(connection: Connection, actor: Actor, keys: KeyRing) -> list[str]:
    """Remove the keys that seal nothing any more, except the first one; returns their ids."""
    counts = rows_by_key(connection)
    unused = [each for each, count in counts.items() if not count and each != keys.ids[0]]
    if unused:
        connection.execute(delete(SEALING_KEYS).where(SEALING_KEYS.c.id.in_(unused)))
        log_entry(connection, actor, "drop-keys", ", ".join(f"key {each}" for each in unused))
        if keys.path is not None:
            keys.remove(unused)
        notify(connection, "keys")
    return unused


def forget_lost(connection: Connection, actor: Actor, keys: KeyRing, lost: str) -> int:
    """Delete the unfinished games that only a lost key opens; returns their number."""
    if lost in keys.ids or lost not in known_keys(connection):
        raise WarhostError(f"{lost} is no key that this database needs and this machine lacks")
    count = forget_key(connection, lost)
    log_entry(connection, actor, "forget-key", f"key {lost}", f"{count} games")
    return count
