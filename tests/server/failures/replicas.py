"""A real streaming standby of PostgreSQL whose replication can be paused, and that can be promoted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import psycopg
from sqlalchemy.engine import make_url

from tests.server.clusters import Cluster
from tests.server.proxy import Proxy

STANDBYS = "synchronous_standby_names"


class Standby(Cluster):
    """A copy of a primary that replicates through a proxy."""

    def __init__(self, primary: Cluster) -> None:
        self.replication = Proxy(primary.address("postgres"))
        super().__init__()

    def _make_data(self) -> None:
        source = make_url(self.replication.url)
        self._run(
            "pg_basebackup", "--host=127.0.0.1", f"--port={source.port}", f"--username={source.username}",
            "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync",
        )  # fmt: skip

    def hold_up(self) -> None:
        """Stop receiving commits of the primary."""
        self.replication.freeze()

    def promote(self) -> None:
        """Become a primary with the commits received so far."""
        self.replication.down()
        self._run("pg_ctl", "--wait", "promote")

    def close(self) -> None:
        self.replication.close()
        super().close()


class Pair:
    """A primary with its standby; `line` leads to the current primary."""

    def __init__(self, primary: Cluster, standby: Standby, database: str, line: Proxy) -> None:
        self.primary = primary
        self.standby = standby
        self.line = line
        self.database = database  # its URL on the primary

    def synchronous(self, wanted: bool) -> None:
        """Set whether commits wait for the standby."""
        self.primary.configure(STANDBYS, "*" if wanted else "")
        self.wait_for_standby()

    def wait_for_standby(self) -> None:
        """Wait until the standby has received everything."""
        asked = "SELECT 1 FROM pg_stat_replication WHERE flush_lsn >= pg_current_wal_flush_lsn()"
        while True:
            with psycopg.connect(self.database) as connection:
                if connection.execute(asked).fetchone():
                    return

    def fail_over(self) -> None:
        """Kill the primary; the standby takes over at the same address."""
        self.line.closed = True
        self.primary.kill()
        self.standby.promote()
        self.standby.configure(STANDBYS)
        self.database = self.standby.address(str(make_url(self.database).database))
        self.line.lead_to(self.database)
        self.line.up()

    def rebuild(self) -> None:
        """Create a new standby of the new primary."""
        self.primary.close()
        self.primary, self.standby = self.standby, Standby(self.standby)
        self.wait_for_standby()

    def close(self) -> None:
        self.line.close()
        self.standby.close()
        self.primary.close()


@contextmanager
def primary_and_standby(synchronous: bool) -> Iterator[Pair]:
    with ExitStack() as stack:
        primary = Cluster()
        stack.callback(primary.close)
        standby = Standby(primary)
        stack.callback(standby.close)
        database = primary.database()
        pair = Pair(primary, standby, database, Proxy(database))
        stack.callback(pair.close)
        pair.synchronous(synchronous)
        yield pair
