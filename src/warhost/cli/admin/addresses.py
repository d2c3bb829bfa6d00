"""`warhost admin addresses`: ban addresses and networks."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.addresses import banned_networks
from ...server.protocol.admin import BanAddress, UnbanAddress
from .database import For, Reason, act, ask, print_rows, until, when

group = typer.Typer(no_args_is_help=True, help="Ban addresses and networks.")
Network = Annotated[
    str, typer.Argument(metavar="NETWORK", help="An address or a network, like 192.0.2.7 or 2001:db8::/48.")
]


@group.command("list")
def list_addresses() -> None:
    """List the networks that are banned now."""
    rows = [
        (each.network, when(each.until) if each.until else "for ever", each.reason) for each in ask(banned_networks)
    ]
    print_rows(("network", "until", "reason"), rows, "No address is banned.")


@group.command(epilog="Example:\n\nwarhost admin addresses ban 192.0.2.0/24 --for 12h")
def ban(network: Network, reason: Reason = "", length: For = "") -> None:
    """Ban a network: visitors from it can read, but not take part. An IPv6 address bans its /64 network."""
    act(BanAddress(network, reason, until(length)), f"{network} is banned.")


@group.command(epilog="Example:\n\nwarhost admin addresses unban 192.0.2.0/24")
def unban(network: Network) -> None:
    """End the ban of a network."""
    act(UnbanAddress(network), f"{network} is no longer banned.")
