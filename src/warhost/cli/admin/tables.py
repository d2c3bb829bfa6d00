"""`warhost admin tables`: list, close, hide and hand over tables."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.tables import search_tables
from ...server.protocol.admin import CloseTable, HandOverTable, HideTable
from .database import Person, Reason, Search, act, ask, person_number, print_rows, when

group = typer.Typer(no_args_is_help=True, help="List, close, hide and hand over tables.")
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id in the table's address.")]


@group.command("list", epilog="Examples:\n\nwarhost admin tables list\n\nwarhost admin tables list ada --state over")
def list_tables(
    text: Search = "",
    state: Annotated[str, typer.Option(help="open, running, stopped or over; unfinished if left out.")] = "",
) -> None:
    """List the newest tables with the people at them."""
    rows = [
        (each.id, each.game, each.state, "public" if each.public else "", when(each.created), ", ".join(each.people))
        for each in ask(search_tables, text, state)
    ]
    print_rows(("table", "game", "state", "", "opened", "people"), rows, "There are no such tables.")


@group.command(epilog="Example:\n\nwarhost admin tables close TABLE")
def close(table: TableId, reason: Reason = "") -> None:
    """Remove an open table, or end a running game without a winner."""
    act(CloseTable(table, reason), f"Table {table} is closed.")


@group.command(epilog="Example:\n\nwarhost admin tables hide TABLE")
def hide(table: TableId) -> None:
    """Take a table out of the public list."""
    act(HideTable(table), f"Table {table} is no longer listed.")


@group.command("hand-over", epilog="Example:\n\nwarhost admin tables hand-over TABLE Ada")
def hand_over(table: TableId, who: Person) -> None:
    """Make another person at a table its owner."""
    act(HandOverTable(table, person_number(who)), f"Table {table} belongs to {who} now.")
