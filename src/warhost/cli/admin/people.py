"""`warhost admin people`: find, ban, rename, close and delete people."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.people import person_info
from ...server.admin.people import search as people_named
from ...server.protocol.admin import (
    BanPerson,
    ClosePerson,
    DeletePerson,
    RenamePerson,
    ReopenPerson,
    ResetPassword,
    SignOutPerson,
    UnbanPerson,
)
from ..app import out
from .database import For, Person, Reason, Search, act, ask, opened, person, person_number, print_rows, until, when

group = typer.Typer(no_args_is_help=True, help="Find, ban, rename, close and delete people.")


@group.command(epilog="Examples:\n\nwarhost admin people search ada\n\nwarhost admin people search '#12'")
def search(text: Search = "") -> None:
    """Find people by a part of their name."""
    rows = [
        (f"#{each.id}", each.name, "guest" if each.guest else each.role or "account", _state(each.banned, each.closed))
        for each in ask(people_named, text)
    ]
    print_rows(("number", "name", "kind", "state"), rows, "Nobody has such a name.")


def _state(banned: bool, closed: bool) -> str:
    return "closed" if closed else "banned" if banned else ""


@group.command(epilog="Example:\n\nwarhost admin people show Ada")
def show(who: Person) -> None:
    """Show one person: sessions, tables, clubs and bans."""
    with opened() as store:
        found = store.query(person_info, person(store, who))
    each = found.person
    kind = "guest" if each.guest else each.role or "account"
    out.print(f"#{each.id} {each.name} ({kind}), since {when(each.created)}", markup=False)
    out.print(f"{found.sessions} sessions, the last used {when(found.used)}")
    out.print(f"unfinished tables: {', '.join(found.tables) or 'none'}", markup=False)
    out.print(f"clubs: {', '.join(club.name for club in found.clubs) or 'none'}", markup=False)
    for ban in found.bans:
        end = when(ban.until) if ban.until else "for ever"
        out.print(f"{ban.kind} ban from {when(ban.begun)} to {end}: {ban.reason}", markup=False)


@group.command(epilog='Example:\n\nwarhost admin people ban Eve --reason "insults" --for 7d')
def ban(who: Person, reason: Reason = "", length: For = "") -> None:
    """Ban a person: all their sessions end, and they cannot sign in."""
    act(BanPerson(person_number(who), reason, until(length)), f"{who} is banned.")


@group.command(epilog="Example:\n\nwarhost admin people unban Eve")
def unban(who: Person) -> None:
    """End a ban."""
    act(UnbanPerson(person_number(who)), f"{who} is no longer banned.")


@group.command(epilog="Example:\n\nwarhost admin people reset Ada --address https://warhost.example.org")
def reset(
    who: Person,
    address: Annotated[str, typer.Option(help="The address of the server, in front of the link.")] = "",
) -> None:
    """Print a link with which a person chooses a new password, once, within a day."""
    done = act(ResetPassword(person_number(who)), f"Give this link to {who} alone; it works once, within 24 hours:")
    out.print(f"{address.rstrip('/')}/reset#{done.key}", markup=False, soft_wrap=True)


@group.command(epilog="Example:\n\nwarhost admin people rename Rude Polite")
def rename(who: Person, name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")]) -> None:
    """Give a person another name, at their tables too."""
    act(RenamePerson(person_number(who), name), f"{who} is called {name} now.")


@group.command(epilog="Example:\n\nwarhost admin people close Ada")
def close(who: Person, reason: Reason = "") -> None:
    """Close an account: nobody can sign in to it, and its name stays reserved."""
    act(ClosePerson(person_number(who), reason), f"The account {who} is closed.")


@group.command(epilog="Example:\n\nwarhost admin people reopen Ada")
def reopen(who: Person) -> None:
    """Open a closed account again."""
    act(ReopenPerson(person_number(who)), f"The account {who} is open again.")


@group.command(epilog="Example:\n\nwarhost admin people delete '#12' --yes")
def delete(who: Person, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Delete a person with decks, sessions and name; running games are resigned."""
    number = person_number(who)
    if not yes:
        typer.confirm(f"Delete {who} for good?", abort=True)
    act(DeletePerson(number), f"{who} is deleted.")


@group.command("sign-out", epilog="Example:\n\nwarhost admin people sign-out Ada")
def sign_out(who: Person) -> None:
    """End all sessions of a person, and close their connections."""
    act(SignOutPerson(person_number(who)), f"{who} is signed out everywhere.")
