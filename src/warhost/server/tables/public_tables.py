"""List of public tables, limited for each user and network; tables whose owner is connected come first."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final

from ..accounts.prefixes import prefixes
from ..protocol import TableInfo
from .records.public_table import PublicTable
from .records.records import TableRow
from .services.services import Services
from .table import Table

MOST: Final = 100
MOST_OF_ONE: Final = 5  # maximum number of listed tables of one user
MOST_OF_ADDRESS: Final = {"open": 5, "running": 20}  # maximum listed tables of one address; a /48 may have more
GONE_MINUTES: Final = 10.0  # minutes after which an open table whose owner is away is not listed
STATES: Final = ("open", "running")

Key = tuple[bool, int, str]  # True if the owner is away; negative creation time (newest first); id


class Share:
    """Counter of listed tables by user and by network prefix, for tables in one state."""

    def __init__(self, state: str) -> None:
        self._of_address = MOST_OF_ADDRESS[state]
        self._owned: Counter[int | str] = Counter()

    def take(self, owner: int, home: str) -> bool:
        """True if the owner and the address may have one more listed table; counts it."""
        networks = prefixes(home) if home else ()
        most = self._of_address
        if self._owned[owner] >= MOST_OF_ONE or any(self._owned[name] >= most * n for name, n in networks):
            return False
        self._owned[owner] += 1
        for name, _ in networks:
            self._owned[name] += 1
        return True


def shown(tables: Iterable[PublicTable], state: str) -> list[TableInfo]:
    """The tables of one state that are shown, in order."""
    share = Share(state)
    ordered = sorted(
        [each for each in tables if each.info.state == state], key=lambda each: (not each.here, -each.created)
    )
    return [each.info for each in ordered if share.take(each.owner, each.home)][:MOST]


class IndexEntry:
    """An entry of the list of public tables."""

    def __init__(self, row: TableRow, table: Table | None, key: Key) -> None:
        self.row = row
        self.state = row.state  # state of the table at the time of sorting, like the key
        self.table = table  # None if only the table's row is in memory
        self.key = key
        self.info: TableInfo | None = None
        self.version = -1  # the table's `version` for which `info` was made


class PublicTableIndex:
    """The public, unfinished tables of this server in the order of the list.

    It is notified of every table that is added, removed or changed, so that a request only examines the tables it
    shows.  A game that has ended is noticed when the list reaches it.
    """

    def __init__(self, services: Services, home: Callable[[str], str]) -> None:
        """`home`: function from a table's id to the address from which it was opened."""
        self._services = services
        self._home = home
        self._entries: dict[str, IndexEntry] = {}
        self._orders: dict[str, list[Key]] = {state: [] for state in STATES}

    def put(self, table: Table) -> None:
        """Add a table, or update its position after a change."""
        row = table.row
        self.drop(row.id)
        if self._is_listed(table):
            self._add(IndexEntry(row, table, (not _is_here(table), -row.created, row.id)))

    def changed(self, table: Table) -> None:
        """Update a table after a viewer has joined or left; a table that is no longer here is removed."""
        row = table.row
        entry = self._entries.get(row.id)
        if (entry is not None and entry.table is table) or (entry is None and not table.closed):
            self.put(table)

    def put_row(self, row: TableRow) -> None:
        """Add a running table whose game is not in memory."""
        self.drop(row.id)
        if row.public and row.state in STATES:
            self._add(IndexEntry(row, None, (True, -row.created, row.id)))

    def drop(self, name: str) -> None:
        """Remove a table."""
        entry = self._entries.pop(name, None)
        if entry is not None:
            order = self._orders[entry.state]
            del order[bisect_left(order, entry.key)]

    def shown(self, state: str, without: Collection[str] = (), blocked: Collection[int] = ()) -> list[TableInfo]:
        """The tables of one state that are shown, in their order, without these and those of blocked users."""
        return [each.info for each in self.first(state, MOST, without, blocked)]

    def first(
        self, state: str, most: int, without: Collection[str] = (), blocked: Collection[int] = ()
    ) -> list[PublicTable]:
        """The first tables of a state, limited for each user and network."""
        found: list[PublicTable] = []
        changed: list[Table] = []
        share = Share(state)
        for key in self._orders[state]:
            entry = self._entries[key[2]]
            table = entry.table
            if table is not None and (table.row.state != state or not self._is_listed(table)):  # changed since sorting
                changed.append(table)
            elif key[2] not in without and entry.row.owner not in blocked:
                home = self._home_of(entry)
                if share.take(entry.row.owner, home):
                    found.append(PublicTable(self._info(entry), entry.row.owner, entry.row.created, not key[0], home))
                    if len(found) == most:
                        break
        for table in changed:
            self.put(table)
        return found

    def _add(self, entry: IndexEntry) -> None:
        self._entries[entry.row.id] = entry
        insort(self._orders[entry.state], entry.key)

    def _is_listed(self, table: Table) -> bool:
        row = table.row
        if not row.public or row.state not in STATES or table.closed:
            return False
        return row.state != "open" or _is_here(table) or table.absence.minutes(row.owner) <= GONE_MINUTES

    def _home_of(self, entry: IndexEntry) -> str:
        known = self._home(entry.row.id)
        if known or entry.table is None:
            return known
        return next((each.home for each in entry.table.viewers if each.user == entry.row.owner), "")

    def _info(self, entry: IndexEntry) -> TableInfo:
        """The info of a table, cached until the table changes."""
        table = entry.table
        version = table.version if table is not None else 0
        if entry.info is None or entry.version != version or (table is not None and table.clock is not None):
            entry.info = (table or Table(entry.row, None, self._services)).info()
            entry.version = version
        return entry.info


def public_table(table: Table) -> PublicTable:
    """The entry of a table that is only known from the store."""
    row = table.row
    return PublicTable(table.info(), row.owner, row.created, _is_here(table))


def _is_here(table: Table) -> bool:
    owner = table.row.owner
    return any(each.user == owner for each in table.viewers)
