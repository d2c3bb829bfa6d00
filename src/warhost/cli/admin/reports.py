"""`warhost admin reports`: messages reported by people, and the actions taken."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.accounts.offences import found_reports
from ...server.protocol.admin import CloseReport, TakeReport
from ..app import out
from .database import act, ask, when

group = typer.Typer(no_args_is_help=True, help="What people have reported: take it, and close it.")
Number = Annotated[int, typer.Argument(metavar="REPORT", help="Its number.")]


@group.command("list", epilog="Examples:\n\nwarhost admin reports list\n\nwarhost admin reports list --state new")
def list_reports(state: Annotated[str, typer.Option(help="new, taken or closed; all if left out.")] = "") -> None:
    """List reported messages with the messages before them, the newest first."""
    found = ask(found_reports, state)
    if not found:
        out.print("Nobody has reported anything.")
    for each in found:
        by = f"{each.by} (#{each.person})" if each.person else f"{each.by} (deleted)"
        handled = f", {each.handler}" if each.handler else ""
        out.print(f"{each.id}  {when(each.at)}  {each.state}{handled}", markup=False, soft_wrap=True)
        out.print(f"    {by}, reported by {each.reporter} at table {each.table}", markup=False, soft_wrap=True)
        for name, words in each.said:
            out.print(f"    {name}: {words}", markup=False, soft_wrap=True)
        if each.note:
            out.print(f"    -> {each.note}", markup=False, soft_wrap=True)


@group.command(epilog="Example:\n\nwarhost admin reports take 12")
def take(report: Number) -> None:
    """Take a report, so that other staff see who deals with it."""
    act(TakeReport(report), f"Report {report} is taken.")


@group.command(epilog='Example:\n\nwarhost admin reports close 12 --note "banned for a week"')
def close(report: Number, note: Annotated[str, typer.Option(help="What was done about it.")] = "") -> None:
    """Close a report."""
    act(CloseReport(report, note), f"Report {report} is closed.")
