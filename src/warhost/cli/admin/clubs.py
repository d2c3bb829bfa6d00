"""`warhost admin clubs`: find, transfer and close clubs."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.clubs import search_clubs
from ...server.protocol.admin import CloseClub, TransferClub
from .database import Person, Reason, Search, act, ask, person_number, print_rows

group = typer.Typer(no_args_is_help=True, help="Find, transfer and close clubs.")
ClubId = Annotated[str, typer.Argument(metavar="CLUB", help="Its id, as the list shows it.")]


@group.command("list", epilog="Example:\n\nwarhost admin clubs list tuesday")
def list_clubs(text: Search = "") -> None:
    """List clubs by a part of their name."""
    rows = [(each.id, each.name, each.founder_name, each.members) for each in ask(search_clubs, text)]
    print_rows(("club", "name", "founder", "members"), rows, "There are no such clubs.")


@group.command(epilog="Example:\n\nwarhost admin clubs transfer CLUB Ada")
def transfer(club: ClubId, who: Person) -> None:
    """Make another member the founder of a club."""
    act(TransferClub(club, person_number(who)), f"The club {club} belongs to {who} now.")


@group.command(epilog="Example:\n\nwarhost admin clubs close CLUB --yes")
def close(
    club: ClubId, reason: Reason = "", yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False
) -> None:
    """Delete a club with its seasons; the games stay."""
    if not yes:
        typer.confirm(f"Close the club {club} for good?", abort=True)
    act(CloseClub(club, reason), f"The club {club} is closed.")
