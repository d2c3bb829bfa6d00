"""Offers of muted and blocked players, which are neither shown to the player who has muted them nor answered."""

from __future__ import annotations

from ...protocol import TableInfo
from ..records import matches
from ..table_state import TableState


def is_ignored(table: TableState, user: int, seat: int) -> bool:
    """True if a user has muted or blocked the player of a seat."""
    row = table.row
    return table.chat.ignores(user, row.chairs[row.order[seat]].user)


def ignored_offers(table: TableState, user: int, info: TableInfo) -> dict[str, str | None]:
    """The fields of the table's info with offers of players whom a user has muted, each with its empty value.

    The next game of a match is no offer: all players have agreed to it.
    """
    row = table.row
    hidden: dict[str, str | None] = {}
    if info.undo is not None and is_ignored(table, user, info.undo.seat):
        hidden["undo"] = None
    if info.adjourning is not None and is_ignored(table, user, info.adjourning.seat):
        hidden["adjourning"] = None
    if info.rematch and table.chat.ignores(user, row.rematch_by) and not matches.goes_on(row):
        hidden["rematch"] = ""
    return hidden
