"""Operator actions on a table, carried out by the table's task at the node that owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import httpx
import msgspec

from ..cluster.peers import OnOtherNode
from ..refusing import RequestRefused, refuse
from ..tables.game.ending import end_without_winner
from ..tables.game.writing import save_row

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..tables.lobby import Lobby
    from ..tables.records.records import TableRow
    from ..tables.table import Table

PATH: Final = "/api/nodes/table-orders"


class TableOrder(msgspec.Struct, frozen=True):
    """One operator action on a table."""

    kind: str  # "close-table", "hide-table", "hand-over-table" or "rename-person"
    table: str
    person: int = 0
    name: str = ""


async def carry_out_order(lobby: Lobby, order: TableOrder) -> None:
    """Apply an order here, or forward it to the node that owns the table."""
    try:
        await carry_out_here(lobby, order)
    except OnOtherNode as elsewhere:
        assert lobby.peers is not None
        try:
            answer = await lobby.peers.ask(elsewhere.member, "POST", PATH, content=msgspec.json.encode(order))
            answer.raise_for_status()
        except httpx.HTTPError:
            lobby.peers.forget(order.table)
            raise refuse("storage", 503) from None


async def carry_out_here(lobby: Lobby, order: TableOrder) -> None:
    """Apply an order to a table of this node; raises OnOtherNode if another one owns it."""
    table = await lobby.find(order.table)
    if order.kind == "close-table":
        if table.row.state == "open":
            await lobby.close_open(table)
        elif table.row.state != "over":
            await table.do(lambda: end_without_winner(table))
    elif order.kind == "hide-table":
        await _alter(table, _hide)
    elif order.kind == "hand-over-table":
        await _alter(table, lambda row: _hand_over(row, order.person))
    elif order.kind == "rename-person":
        await _alter(table, lambda row: _rename(row, order.person, order.name))
    lobby.public_tables.changed(table)


async def _alter(table: Table, change: Callable[[TableRow], None]) -> None:
    async def alter() -> None:
        row = table.row.copy()
        change(row)
        if row != table.row:
            await save_row(table, row)
            table.row = row
            if table.play is not None:
                table.play.row = row
            table.show()

    await table.do(alter)


def _hide(row: TableRow) -> None:
    row.public = False


def _hand_over(row: TableRow, user: int) -> None:
    if user not in row.users():
        raise refuse("no-place", 409)
    row.owner = user


def _rename(row: TableRow, user: int, name: str) -> None:
    for chair in row.chairs:
        if chair.user == user:
            chair.name = name


async def rename_everywhere(lobby: Lobby, user: int, name: str) -> int:
    """Rename a user at all their tables; returns the number of tables where that failed."""
    failed = 0
    writer = lobby.services.writer
    for table in await writer.read(writer.reading.tables_of, user):
        try:
            await carry_out_order(lobby, TableOrder("rename-person", table, user, name))
        except RequestRefused:
            failed += 1
    return failed
