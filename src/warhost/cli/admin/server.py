"""`warhost admin settings`, `roles` and `log`: server settings, staff roles, and the log of their actions."""

from __future__ import annotations

from typing import Annotated

import typer

from ...engine.errors import WarhostError
from ...server.admin.actors import RANKS
from ...server.admin.options import listed
from ...server.admin.people import staff
from ...server.admin.store import log as entries
from ...server.protocol.admin import ChangeSetting, GrantRole
from .database import Person, act, ask, person_number, print_rows, when

settings = typer.Typer(no_args_is_help=True, help="Settings that running servers follow.")
roles = typer.Typer(no_args_is_help=True, help="Owners, moderators and judges.")
log = typer.Typer()


@settings.command("list")
def list_settings() -> None:
    """List the settings with their values."""
    rows = [(each.name, each.value, "" if each.value == each.default else each.default) for each in ask(listed)]
    print_rows(("setting", "value", "default"), rows, "")


@settings.command("set", epilog="Example:\n\nwarhost admin settings set sign-ups no")
def set_setting(
    name: Annotated[str, typer.Argument(metavar="NAME")], value: Annotated[str, typer.Argument(metavar="VALUE")]
) -> None:
    """Change a setting; running servers apply it within a second."""
    act(ChangeSetting(name, value), f"{name} is changed.")


@roles.command("list")
def list_roles() -> None:
    """List everyone with a role."""
    rows = [(f"#{each.id}", each.name, each.role, when(each.since)) for each in ask(staff)]
    print_rows(("number", "name", "role", "since"), rows, "Nobody has a role; the command line may do everything.")


@roles.command(epilog="Example:\n\nwarhost admin roles grant Ada moderator")
def grant(who: Person, role: Annotated[str, typer.Argument(metavar="ROLE", help="owner, moderator or judge.")]) -> None:
    """Give the holder of an account a role."""
    named = next((each for each in RANKS if each and each == role), None)
    if named is None:
        raise WarhostError(f"there is no role {role!r}: it is owner, moderator or judge")
    act(GrantRole(person_number(who), named), f"{who} is {named} now.")


@roles.command(epilog="Example:\n\nwarhost admin roles revoke Ada")
def revoke(who: Person) -> None:
    """Take the role of a person."""
    act(GrantRole(person_number(who), ""), f"{who} has no role any more.")


@log.command(epilog="Example:\n\nwarhost admin log")
def show(
    before: Annotated[int, typer.Option(help="Show entries before this number.", min=0)] = 0,
) -> None:
    """Show what staff have done, the newest first."""
    rows = [
        (each.id, when(each.at), each.actor, each.action, each.target, each.details) for each in ask(entries, before)
    ]
    print_rows(("", "when", "who", "action", "what", "how"), rows, "Nobody has done anything.")
