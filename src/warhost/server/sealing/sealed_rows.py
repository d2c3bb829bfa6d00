"""Sealed parts of rows: the seeds of unfinished games, their shuffle secrets and positions, and their snapshots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ...engine.plain import JsonData
from ..schema import ORDERS, SEALING_KEYS, STATES, TABLES
from ..tables.records.records import TableRow
from .key_ring import KEY_FILE, MARK, BadKey, KeyRing

OVER: Final = "over"  # the state of a table whose secrets are public
SEALED_SINCE: Final = "0017"  # the first schema with sealed secrets


class Secrets(msgspec.Struct, frozen=True, array_like=True):
    """The sealed part of a table's row."""

    secret: str
    seed: str
    position: JsonData | None


def sealed_row(keys: KeyRing, row: TableRow) -> TableRow:
    """The row as it is stored: the secrets of an unfinished game are sealed."""
    if row.state == OVER or not (row.secret or row.seed or row.position):
        return row
    inner = msgspec.json.encode(Secrets(row.secret, row.seed, row.position))
    return msgspec.structs.replace(row, secret="", seed="", position=None, sealed=keys.seal(inner, row.id))


def opened_row(keys: KeyRing, body: str) -> TableRow:
    """A row from its stored form."""
    row = msgspec.json.decode(body, type=TableRow)
    if row.sealed:
        row.secret, row.seed, row.position = msgspec.structs.astuple(
            msgspec.json.decode(keys.open(row.sealed, row.id), type=Secrets)
        )
        row.sealed = ""
    return row


def sealed_state(keys: KeyRing, table: str, body: bytes) -> bytes:
    """The snapshot of a running game as it is stored."""
    return keys.seal(body, f"state {table}").encode()


def opened_state(keys: KeyRing, table: str, body: bytes) -> bytes:
    """A snapshot from its stored form; older versions stored it open."""
    return keys.open(body.decode(), f"state {table}") if body.startswith(MARK.encode()) else body


def prepare_keys(connection: Connection, keys: KeyRing) -> None:
    """Check that the keys fit the database, or make the first one; then seal what an older version has left open.

    The database knows the ids of its keys, so that a server without them does not start.
    """
    known = known_keys(connection)
    missing = [each for each in known if each not in keys.ids]
    if missing:
        raise BadKey(
            f"its secrets are sealed with the key {missing[0]}, which is not in {keys.place}: copy the key file of the "
            f"server that has used it, or name the file with {KEY_FILE}"
        )
    if not keys.ids:
        keys.add_new_key()
    if keys.ids[0] not in known:
        connection.execute(insert(SEALING_KEYS).values(id=keys.ids[0]))
    if not known:
        seal_again(connection, keys)


def known_keys(connection: Connection) -> list[str]:
    """The ids of the keys that have sealed something in this database."""
    return list(connection.execute(select(SEALING_KEYS.c.id).order_by(SEALING_KEYS.c.id)).scalars())


def seal_again(connection: Connection, keys: KeyRing) -> int:
    """Seal everything with the first key that is open or sealed with another; returns the number of rows.

    A row that a server has changed meanwhile is left alone: the server has sealed it.
    """
    changed = 0
    now = MARK + keys.ids[0]
    for table, body in connection.execute(select(TABLES.c.id, TABLES.c.body).where(TABLES.c.state != OVER)).all():
        row = opened_row(keys, body)
        if f'"{now}:' not in body and sealed_row(keys, row) is not row:
            new = msgspec.json.encode(sealed_row(keys, row)).decode()
            same = (TABLES.c.id == table) & (TABLES.c.body == body)
            changed += connection.execute(update(TABLES).where(same).values(body=new)).rowcount
    for table in connection.execute(select(STATES.c.table_id)).scalars().all():
        old = connection.execute(select(STATES.c.body).where(STATES.c.table_id == table)).scalar()
        if old is not None and not old.startswith(now.encode()):
            state = sealed_state(keys, table, opened_state(keys, table, bytes(old)))
            same = (STATES.c.table_id == table) & (STATES.c.body == old)
            changed += connection.execute(update(STATES).where(same).values(body=state)).rowcount
    return changed


def unseal(connection: Connection, keys: KeyRing) -> None:
    """Store all secrets open, as schemas before `SEALED_SINCE` have them."""
    for table, body in connection.execute(select(TABLES.c.id, TABLES.c.body).where(TABLES.c.state != OVER)).all():
        row = msgspec.json.encode(opened_row(keys, body)).decode()
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(body=row))
    for table, state in connection.execute(select(STATES.c.table_id, STATES.c.body)).all():
        opened = opened_state(keys, table, bytes(state))
        connection.execute(update(STATES).where(STATES.c.table_id == table).values(body=opened))


def forget_unused_keys(connection: Connection, keys: KeyRing) -> None:
    """Forget missing keys that have sealed nothing that is left, in an imported database."""
    unused = [each for each, count in rows_by_key(connection).items() if not count and each not in keys.ids]
    connection.execute(delete(SEALING_KEYS).where(SEALING_KEYS.c.id.in_(unused)))


def rows_by_key(connection: Connection) -> dict[str, int]:
    """The number of sealed rows by id of the key; keys without rows, too."""
    counts = Counter(dict.fromkeys(known_keys(connection), 0))
    for body in connection.execute(select(TABLES.c.body).where(TABLES.c.state != OVER)).scalars():
        counts.update(_key_of(msgspec.json.decode(body, type=_Sealed).sealed))
    for state in connection.execute(select(STATES.c.body)).scalars():
        counts.update(_key_of(bytes(state[:32]).decode(errors="replace")))
    return dict(counts)


class _Sealed(msgspec.Struct):
    """Decodes only the sealed part of a table's row."""

    sealed: str = ""


def _key_of(sealed: str) -> Sequence[str]:
    return [sealed.removeprefix(MARK).partition(":")[0]] if sealed.startswith(MARK) else []


def forget_key(connection: Connection, lost: str) -> int:
    """Delete the unfinished games that a lost key has sealed; returns their number."""
    gone = [
        table
        for table, body in connection.execute(select(TABLES.c.id, TABLES.c.body).where(TABLES.c.state != OVER)).all()
        if lost in _key_of(msgspec.json.decode(body, type=_Sealed).sealed)
    ]
    for table in gone:
        connection.execute(delete(ORDERS).where(ORDERS.c.table_id == table))  # not deleted by the cascade
        connection.execute(delete(TABLES).where(TABLES.c.id == table))
    connection.execute(delete(SEALING_KEYS).where(SEALING_KEYS.c.id == lost))
    return len(gone)
