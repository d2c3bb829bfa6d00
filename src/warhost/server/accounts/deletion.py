"""Deletion of a user: resign their running games, and remove their name from finished tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cluster.peers import OnOtherNode
from ..tables.game.recording import record
from ..tables.game.table_game import RESIGN
from ..tables.game.writing import save_row
from ..tables.records.records import TableRow, User
from ..tables.table import Table

if TYPE_CHECKING:
    from ..context import AppContext
    from ..tables.lobby import Lobby

GONE: Final = "—"  # shown instead of the name of a deleted user at a finished table


async def delete_user(context: AppContext, user: User) -> list[str]:
    """Delete a user and all their data; returns the digests of the sessions that this ended."""
    writer = context.writer
    for name in await writer.read(writer.reading.tables_of, user.id):
        try:
            await delete_from_table(context.lobby, name, user)
        except OnOtherNode as elsewhere:
            assert context.peers is not None
            await context.peers.delete_at(elsewhere, user)
    ended = await writer.call(writer.store.end_sessions, user.id)
    await writer.call(writer.store.drop_user, user.id)
    return ended


async def delete_from_table(lobby: Lobby, name: str, user: User) -> None:
    """Resign the user's game at one table, and remove their name from it."""
    table = await lobby.find(name)
    if table.row.state == "open":
        await lobby.leave(user, table)
        if table.closed:
            return
    elif table.row.state == "running":
        await table.do(lambda: _give_up(table, user.id))
    await table.do(lambda: _anonymized(table, user.id))


async def _give_up(table: Table, user: int) -> None:
    for seat in table.row.seats_of(user):
        if table.play is not None and table.play.state.outcome is None:
            await record(table, "answer", seat, RESIGN)


async def _anonymized(table: Table, user: int) -> None:
    """Keep the user's places at the table occupied, but without a user id and name."""
    row: TableRow = table.row.copy()
    for chair in row.chairs:
        if chair.user == user:
            chair.user, chair.name = 0, GONE
    if row.owner == user:
        row.owner = 0
    await save_row(table, row)
    table.row = row
    table.show()
