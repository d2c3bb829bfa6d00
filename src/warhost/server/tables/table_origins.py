"""Address from which each unfinished table was opened, to limit the number of tables per address.

It is kept in memory only: no address is written to disk.  Tables opened before a restart are not counted.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TYPE_CHECKING

from ..accounts.limits import MOST_ADDRESSES
from ..accounts.prefixes import prefixes
from ..refusing import refuse

if TYPE_CHECKING:
    from ..cluster.shared import SharedState


class TableOrigins:
    """The unfinished tables of each network prefix; in a cluster, those of all nodes are counted."""

    def __init__(self, most: int, shared: SharedState | None = None) -> None:
        self.most = most
        self._shared = shared
        self._homes: dict[str, str] = {}  # address from which a table was opened, by table
        self._tables: dict[str, set[str]] = {}  # unfinished tables by network prefix

    def home(self, table: str) -> str:
        """The address from which a table was opened, or ""."""
        return self._homes.get(table, "")

    async def check(self, home: str, unfinished: Callable[[Collection[str]], Awaitable[Iterable[str]]]) -> None:
        """Refuse a table if a prefix of the address has reached its limit.

        `unfinished` returns those of its tables that are not over; it is only called when the limit seems to be
        reached.
        """
        for name, share in prefixes(home) if home else ():
            most = self.most * share
            elsewhere = (await self._shared.remote_counts([_count(name)]))[0] if self._shared is not None else 0
            if len(self._tables.get(name, ())) + elsewhere >= most:
                known = self._tables.get(name, set())
                for table in known - set(await unfinished(sorted(known))):
                    await self.forget(table)
                if len(self._tables.get(name, ())) + elsewhere >= most:
                    raise refuse("too-many-tables", 429, limit=most)

    async def add(self, table: str, home: str) -> None:
        """Register the address from which a table was opened."""
        if not home:
            return
        self._homes[table] = home
        for name, _ in prefixes(home):
            held = self._tables.pop(name, set())
            held.add(table)
            self._tables[name] = held  # moved to the end: the first entry is dropped first
            await self._tell(name)
        while len(self._tables) > MOST_ADDRESSES:
            for each in list(self._tables[next(iter(self._tables))]):
                await self.forget(each)

    async def forget(self, table: str) -> None:
        """Remove a table that is over or deleted."""
        home = self._homes.pop(table, "")
        for name, _ in prefixes(home) if home else ():
            held = self._tables.get(name, set())
            held.discard(table)
            if not held:
                self._tables.pop(name, None)
            await self._tell(name)

    async def _tell(self, name: str) -> None:
        if self._shared is not None:
            await self._shared.publish_counts({_count(name): len(self._tables.get(name, ()))})


def _count(prefix: str) -> str:
    return f"tables {prefix}"
