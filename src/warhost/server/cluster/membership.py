"""Membership of a node in the cluster: a lease in the database that it renews, and the leases of the others.

When a node no longer renews its lease, its tables are free for the others.  The lease ends by the database's clock, and
for nodes that observe the others also by their own steady clocks (`observing.py`): no clock has to be right.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from socket import getaddrinfo
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError

from ...games import GAMES
from ..database import Database
from .observing import Observer, Seen

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0  # that a lease lasts without being renewed
RENEWED: Final = 0.5  # seconds between two renewals
PATIENCE: Final = 2  # seconds for one renewal

LOCK_CLASS: Final = 0x6E6F6465  # of the locks in PostgreSQL that go with a node's connection: "node"
LOCK: Final = f"SELECT pg_try_advisory_lock({LOCK_CLASS}, hashtext(%s))"
CONNECTED: Final = (
    f"EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCK_CLASS} AND objsubid = 2 "
    "AND objid = CAST(hashtext(nodes.id) AS oid) "
    "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
COME: Final = text(
    "INSERT INTO nodes (id, address, secret, rules, leaving, until) VALUES (:id, :address, :secret, :rules, :leaving, "
    "clock_timestamp() + :seconds * interval '1 s')"
)
# All in one question, which is on its way once: on a machine that is busy every way takes long, and a lease that is
# renewed by a row of questions ends before the last is answered.  A node holds its own row before it looks at those of
# others, and leaves what another holds: nodes whose leases end together must not wait for each other.  Where it was
# the database that kept a lease from being renewed (`away`), it has kept all: the first to come back puts off theirs
# too, or else every table would change hands, and be brought back elsewhere, for nothing.
WAS_AWAY: Final = "(CAST(:away AS boolean) AND COALESCE((SELECT late FROM renewed), FALSE))"
EXPIRED: Final = "SELECT id FROM nodes WHERE until < clock_timestamp() AND id <> :id"
RENEW: Final = text(
    "WITH renewed AS (UPDATE nodes SET until = clock_timestamp() + :seconds * interval '1 s', leaving = :leaving "
    "FROM (SELECT until FROM nodes WHERE id = :id) AS before WHERE nodes.id = :id "
    "RETURNING before.until < clock_timestamp() AS late), "
    "spared AS (UPDATE nodes SET until = clock_timestamp() + :seconds * interval '1 s' "
    f"WHERE id IN ({EXPIRED} AND {WAS_AWAY} FOR UPDATE SKIP LOCKED)), "
    f"gone AS (DELETE FROM nodes WHERE id IN ({EXPIRED} AND NOT {WAS_AWAY} FOR UPDATE SKIP LOCKED) RETURNING id) "
    f"SELECT id, address, secret, rules, leaving, until, {CONNECTED} AS connected, (SELECT late FROM renewed) AS late, "
    f"EXISTS (SELECT 1 FROM gone) AS gone FROM nodes WHERE id = :id OR until > clock_timestamp() OR {WAS_AWAY}"
)
# Only where nothing has been heard of it since.
REMOVE: Final = text("DELETE FROM nodes WHERE id = :id AND until = :until")
GO: Final = text("DELETE FROM nodes WHERE id = :id")


@dataclass(frozen=True)
class Member:
    """A node that is there."""

    id: str
    address: str
    secret: str
    rules: dict[str, str]
    leaving: bool = False

    def has(self, game: str, version: str) -> bool:
        return self.rules.get(game) == version


class Membership:
    """This node among the others.

    `late` is called when it has renewed its lease too late, so that others may have taken its tables; `alone` when
    another node is gone, even without notice.  Both run in a separate thread.
    """

    def __init__(self, url: str, address: str, seconds: float = SECONDS) -> None:
        rules = {name: game.version for name, game in GAMES.items()}
        self.me = Member(secrets.token_hex(8), address, secrets.token_hex(24), rules)
        self.seconds = seconds
        self.leaving = False
        self.present: dict[str, Member] = {self.me.id: self.me}
        self.hosts: set[str] = set()  # the addresses that nodes come from
        self.late: Callable[[], None] = lambda: None
        self.alone: Callable[[], None] = lambda: None
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        self.renewed = 0.0  # when the lease was last put off, by this machine's clock
        self._since = 0.0  # when the renewal under way began; 0: none is
        self._database = Database(url, together=True, seconds=PATIENCE)
        self._observer = Observer(seconds)
        self._engine = self._database.engine
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # without BEGIN and COMMIT
        self._unsure = False  # whether the answer to the last question is not known
        event.listen(self._engine, "connect", self._lock)

    def begin(self) -> None:
        """Join, and keep the membership alive in the background."""
        self.renew()
        self._thread = threading.Thread(target=self._stay, name="lease", daemon=True)
        self._thread.start()

    def renew(self) -> None:
        """Put the end of the lease off, and see who is there."""
        self._since = time.monotonic()
        try:
            self._renew()
        finally:
            self._since = 0.0

    def hurry(self) -> None:
        """Hang up on a database that has not answered for too long: nothing else would end such a renewal."""
        since = self._since
        if since and time.monotonic() - since > PATIENCE + 1:
            LOG.warning("the database does not answer; the lease is tried on another line")
            self._database.cut()

    def _renew(self) -> None:
        unsure, self._unsure = self._unsure, True  # an answer that is lost may have said who was cleared away
        values = {"id": self.me.id, "seconds": self.seconds, "leaving": self.leaving, "away": unsure}
        with self._database.in_haste(), self._at_once.connect() as connection:
            rows = connection.execute(RENEW, values).all()
            late = rows[0].late if rows else None
            if late is None and self._over.is_set():
                return  # it has gone meanwhile, for good
            if late is None:  # it has just joined, or another node has removed it
                more = {"address": self.me.address, "secret": self.me.secret, "rules": json.dumps(self.me.rules)}
                connection.execute(COME, {**values, **more})
                rows = connection.execute(RENEW, values).all()
                late = self._thread is not None
            dead = self._removed(connection, rows)
        members = [
            Member(row.id, row.address, row.secret, json.loads(row.rules), row.leaving)
            for row in rows
            if row.id not in dead
        ]
        if {each.address for each in members} != {each.address for each in self.present.values()} or not self.hosts:
            self.hosts = set().union(*[_numbers(each.address) for each in members])
        missing = set(self.present) - {each.id for each in members}
        self.present = {each.id: each for each in members}
        spared = self.renewed > 0 and self._since - self.renewed > self.seconds  # another node has extended it by now
        self.renewed = self._since
        self._unsure = False
        if late or spared:
            LOG.warning("the lease was renewed too late; perhaps others have taken over")
            self.late()
        if unsure or missing or any(row.gone for row in rows):
            self.alone()

    @property
    def has_expired(self) -> bool:
        """True if the lease has ended without being renewed: others may have this node's tables by now."""
        return self._thread is not None and time.monotonic() - self.renewed > self.seconds

    def _lock(self, connection: Any, _: object) -> None:
        """Take the lock by which others see that this node is connected; it goes with the connection."""
        with connection.cursor() as cursor:
            cursor.execute(LOCK, (self.me.id,))
        connection.commit()

    def _removed(self, connection: Connection, rows: Sequence[Any]) -> set[str]:
        """The nodes that this one has observed to be dead and has removed."""
        others = [Seen(row.id, row.until, row.connected) for row in rows if row.id != self.me.id]
        dead = self._observer.observe(others, time.monotonic())
        found = set()
        for each in dead:
            if connection.execute(REMOVE, {"id": each.id, "until": each.until}).rowcount:
                LOG.warning("node %s is gone", each.id)
                found.add(each.id)
        return found

    def retire(self) -> None:
        """Take no new tables, and hand over those that another node can go on with."""
        self.leaving = True

    def stays(self, member: Member) -> bool:
        """True if there is another permanent node."""
        return member.id != self.me.id and not member.leaving

    def leave(self) -> None:
        """The others may have everything at once."""
        self._over.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
            self._thread = None
            with suppress(SQLAlchemyError), self._engine.begin() as connection:
                connection.execute(GO, {"id": self.me.id})
        self._database.close()

    def _stay(self) -> None:
        while not self._over.wait(RENEWED):
            try:
                self.renew()
            except Exception as failed:  # as long as nobody else can take anything either, nothing is lost
                LOG.warning("the lease could not be renewed: %s", type(failed).__name__)


def _numbers(address: str) -> set[str]:
    """The numeric addresses of a node."""
    with suppress(OSError):
        return {str(found[4][0]) for found in getaddrinfo(urlsplit(address).hostname, None)}
    return set()
