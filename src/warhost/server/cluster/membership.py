"""Membership of a node in the cluster: it renews a lease in the database and reads the leases of the others.

When a node no longer renews its lease, other nodes may take its tables.  A lease ends by the clock of the database, and
also by the monotonic clocks of the nodes that observe it (`observing.py`), so no wall clock has to be right.
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
from ..monitoring.histograms import Histogram
from .observing import NodeStatus, Observer

LOG = logging.getLogger(__name__)
SECONDS: Final = 3.0  # seconds that a lease of a node lasts
RENEWED: Final = 0.5  # seconds between two renewals of the lease
PATIENCE: Final = 2  # timeout in seconds of one renewal of the lease

LOCK_CLASS: Final = 0x6E6F6465  # class of the PostgreSQL advisory locks that nodes hold while connected: ASCII "node"
LOCK: Final = f"SELECT pg_try_advisory_lock({LOCK_CLASS}, hashtext(%s))"
CONNECTED: Final = (
    f"EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCK_CLASS} AND objsubid = 2 "
    "AND objid = CAST(hashtext(nodes.id) AS oid) "
    "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
INSERT: Final = text(
    "INSERT INTO nodes (id, address, secret, rules, leaving, until) VALUES (:id, :address, :secret, :rules, :leaving, "
    "clock_timestamp() + :seconds * interval '1 s')"
)
# One statement, because every round trip takes long on a busy machine, and several of them could take longer than the
# lease lasts.  It locks the node's own row before those of other nodes and skips rows that others have locked, so that
# nodes whose leases end at once do not deadlock.  If leases ended because the database was unavailable (`away`), the
# first node that reaches it again extends those of the others, too; otherwise every table would move to another node
# for no reason.
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
# Only if the node has not renewed its lease since.
DELETE_EXPIRED: Final = text("DELETE FROM nodes WHERE id = :id AND until = :until")
DELETE: Final = text("DELETE FROM nodes WHERE id = :id")


@dataclass(frozen=True)
class Member:
    """A node of the cluster."""

    id: str
    address: str
    secret: str
    rules: dict[str, str]
    leaving: bool = False

    def has(self, game: str, version: str) -> bool:
        return self.rules.get(game) == version


class Membership:
    """Membership of this node in the cluster.

    `late` is called when this node has renewed its lease too late, so that others may have taken its tables; `alone` is
    called when another node is gone.  Both run in a separate thread.
    """

    def __init__(self, url: str, address: str, seconds: float = SECONDS) -> None:
        rules = {name: game.version for name, game in GAMES.items()}
        self.me = Member(secrets.token_hex(8), address, secrets.token_hex(24), rules)
        self.seconds = seconds
        self.leaving = False
        self.ends = True  # True if a leaving node ends when it has nothing left to do; False if it only takes no tables
        self.present: dict[str, Member] = {self.me.id: self.me}
        self.hosts: set[str] = set()  # addresses from which the nodes of the cluster send requests
        self.late: Callable[[], None] = lambda: None
        self.alone: Callable[[], None] = lambda: None
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        self.renewed = 0.0  # time of the last renewal of the lease, by this machine's monotonic clock
        self.late_seconds = Histogram()  # how late the lease was renewed
        self._since = 0.0  # start time of the renewal in progress; 0 if there is none
        self._database = Database(url, together=True, seconds=PATIENCE)
        self._observer = Observer(seconds)
        self._engine = self._database.engine
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # without BEGIN and COMMIT
        self._unsure = False  # True if the response to the last statement did not arrive
        event.listen(self._engine, "connect", self._lock)

    def begin(self) -> None:
        """Join the cluster, and renew the lease in a background thread."""
        self.renew()
        self._thread = threading.Thread(target=self._stay, name="lease", daemon=True)
        self._thread.start()

    def renew(self) -> None:
        """Renew the lease, and read the list of nodes."""
        self._since = time.monotonic()
        try:
            self._renew()
        finally:
            self._since = 0.0

    def cut_stalled_connection(self) -> None:
        """Close a database connection that does not respond, since the driver would wait for the renewal forever."""
        since = self._since
        if since and time.monotonic() - since > PATIENCE + 1:
            LOG.warning("the database does not respond; retrying the lease on a new connection")
            self._database.cut()

    def _renew(self) -> None:
        unsure, self._unsure = self._unsure, True  # a response that did not arrive may have listed removed nodes
        values = {"id": self.me.id, "seconds": self.seconds, "leaving": self.leaving, "away": unsure}
        with self._database.without_ping(), self._at_once.connect() as connection:
            rows = connection.execute(RENEW, values).all()
            late = rows[0].late if rows else None
            if late is None and self._over.is_set():
                return  # this node has left the cluster in the meantime
            if late is None:  # this node has just joined, or another node has removed it
                more = {"address": self.me.address, "secret": self.me.secret, "rules": json.dumps(self.me.rules)}
                connection.execute(INSERT, {**values, **more})
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
        spared = self.renewed > 0 and self._since - self.renewed > self.seconds  # another node extended the lease
        if self.renewed:
            self.late_seconds.observe(max(0.0, self._since - self.renewed - RENEWED))
        self.renewed = self._since
        self._unsure = False
        if late or spared:
            LOG.warning("the lease was renewed too late; other nodes may have taken tables")
            self.late()
        if unsure or missing or any(row.gone for row in rows):
            self.alone()

    @property
    def has_expired(self) -> bool:
        """True if the lease has ended: other nodes may have taken this node's tables."""
        return self._thread is not None and time.monotonic() - self.renewed > self.seconds

    def _lock(self, connection: Any, _: object) -> None:
        """Take the advisory lock that shows others that this node is connected; it ends with the connection."""
        with connection.cursor() as cursor:
            cursor.execute(LOCK, (self.me.id,))
        connection.commit()

    def _removed(self, connection: Connection, rows: Sequence[Any]) -> set[str]:
        """The nodes that were found dead and whose leases this call has deleted."""
        others = [NodeStatus(row.id, row.until, row.connected) for row in rows if row.id != self.me.id]
        dead = self._observer.observe(others, time.monotonic())
        found = set()
        for each in dead:
            if connection.execute(DELETE_EXPIRED, {"id": each.id, "until": each.until}).rowcount:
                LOG.warning("node %s is gone", each.id)
                found.add(each.id)
        return found

    def retire(self) -> None:
        """Take no new tables, hand over those that another node can continue, and stop when no table is left."""
        self.leaving = self.ends = True

    def drain(self) -> None:
        """As `retire`, but keep running afterwards, because an operator has something to do at this machine first."""
        self.leaving, self.ends = True, False

    def resume(self) -> None:
        """Take tables again."""
        self.leaving, self.ends = False, True

    def stays(self, member: Member) -> bool:
        """True if `member` is another node that is not about to leave."""
        return member.id != self.me.id and not member.leaving

    def leave(self) -> None:
        """Leave the cluster: delete the lease, so that the others may take all tables at once."""
        self._over.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
            self._thread = None
            with suppress(SQLAlchemyError), self._engine.begin() as connection:
                connection.execute(DELETE, {"id": self.me.id})
        self._database.close()

    def _stay(self) -> None:
        while not self._over.wait(RENEWED):
            try:
                self.renew()
            except Exception as failed:  # harmless as long as the other nodes cannot reach the database either
                LOG.warning("the lease could not be renewed: %s", type(failed).__name__)


def _numbers(address: str) -> set[str]:
    """The IP addresses of a node."""
    with suppress(OSError):
        return {str(found[4][0]) for found in getaddrinfo(urlsplit(address).hostname, None)}
    return set()
