"""Which of several servers on one PostgreSQL is the one that answers, and which stand by.

One row says who has the house, by a fencing number that goes up with every new holder, and until when.  The holder puts
the time off again and again; when it no longer does, another takes the house.  The number is part of every write that
concerns a table, so whoever has slept through the end of the lease finds that nothing can be written any more.  All
times are the database's: the clocks of the machines do not matter.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from .database import full_url

LOG = logging.getLogger(__name__)
HOUSE: Final = "house"
SECONDS: Final = 3.0  # that a lease lasts without being renewed
RENEWED: Final = 0.5  # seconds between two renewals, and between two tries to take it
LOST: Final = 75  # how a server ends that has lost its lease: start it again (EX_TEMPFAIL)

TAKE: Final = text(
    "INSERT INTO leases (name, node, fence, until) "
    "VALUES (:name, :node, 1, clock_timestamp() + :seconds * interval '1 s') "
    "ON CONFLICT (name) DO UPDATE SET node = excluded.node, fence = leases.fence + 1, until = excluded.until "
    "WHERE leases.until < clock_timestamp() RETURNING fence"
)
RENEW: Final = text(
    "UPDATE leases SET until = clock_timestamp() + :seconds * interval '1 s' WHERE name = :name AND fence = :fence"
)
# A new fence has to wait for the writes that were let through under the old one, and only it: see the schema.
HELD: Final = text("SELECT 1 FROM leases WHERE name = :name AND fence = :fence FOR KEY SHARE")


class Deposed(Exception):
    """Another server has the house: nothing was written, and nothing will be."""


def check(connection: Connection, fence: int) -> None:
    """Let a transaction go on only under the fence that holds, and hold the fence until it is over."""
    if connection.execute(HELD, {"name": HOUSE, "fence": fence}).first() is None:
        raise Deposed


class Lease:
    """A server's claim to the house.  `lost` is called, from a thread of its own, when somebody else has it."""

    def __init__(self, url: str, lost: Callable[[], Any], seconds: float = SECONDS) -> None:
        self.fence = 0
        self.seconds = seconds
        self._lost = lost
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        limits = "-c statement_timeout=2s -c idle_in_transaction_session_timeout=2s"
        own = {"connect_timeout": 2, "tcp_user_timeout": 2000, "options": limits}
        self._engine = create_engine(
            full_url(url), poolclass=QueuePool, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=own
        )
        self._named = {"name": HOUSE, "node": f"{socket.gethostname()} {os.getpid()}"}

    def take(self) -> bool:
        """Try to take the house; not while somebody else has it."""
        try:
            with self._engine.begin() as connection:
                row = connection.execute(TAKE, {**self._named, "seconds": self.seconds}).first()
        except SQLAlchemyError as failed:
            LOG.warning("the lease could not be asked for: %s", type(failed).__name__)
            return False
        self.fence = int(row.fence) if row is not None else 0
        return row is not None

    def wait(self) -> None:
        """Stand by until the house is free."""
        while not self.take():
            self._over.wait(RENEWED)

    def renew(self) -> bool:
        """Put the end off; False if another server has the house.  An error says nothing about that."""
        with self._engine.begin() as connection:
            values = {"name": HOUSE, "fence": self.fence, "seconds": self.seconds}
            return bool(connection.execute(RENEW, values).rowcount)

    def keep(self) -> None:
        """Renew it from now on, beside everything else that the process does."""
        self._thread = threading.Thread(target=self._keeping, name="lease", daemon=True)
        self._thread.start()

    def _keeping(self) -> None:
        while not self._over.wait(RENEWED):
            try:
                if not self.renew():
                    LOG.error("another server has taken over")
                    self._lost()
                    return
            except SQLAlchemyError as failed:  # as long as nobody else can take it either, nothing is lost
                LOG.warning("the lease could not be renewed: %s", type(failed).__name__)

    def release(self) -> None:
        """Let the next one in at once."""
        self._over.set()
        if self._thread is not None:
            self._thread.join(timeout=5)
        if not self.fence:
            return
        with suppress(SQLAlchemyError), self._engine.begin() as connection:
            connection.execute(RENEW, {"name": HOUSE, "fence": self.fence, "seconds": -1})
        self._engine.dispose()
        self.fence = 0


def leave() -> None:
    """Whoever has lost the house goes at once: what it could still say might not be true any more."""
    os._exit(LOST)
