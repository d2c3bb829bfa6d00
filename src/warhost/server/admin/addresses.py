"""Banned networks by prefix: storage and matching."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from sqlalchemy import Connection, insert, select, update

from ..accounts.prefixes import HOME
from ..protocol import admin
from ..refusing import refuse
from ..schema import BANS
from .audit import notify

WIDEST: Final = {4: 8, 6: 20}  # by IP version: the shortest prefix that may be banned, so that nobody bans a region

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network:
    """The network of an address, `192.0.2.0/24` or `2001:db8::/48`; an IPv6 address is extended to its /64."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise refuse("bad-network", 400) from None
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped is not None and found.prefixlen >= 96:
        found = IPv4Network((int(found.network_address) & 0xFFFFFFFF, found.prefixlen - 96))
    if isinstance(found, IPv6Network) and found.prefixlen > HOME:
        found = found.supernet(new_prefix=HOME)
    if found.prefixlen < WIDEST[found.version]:
        raise refuse("bad-network", 400)
    return found


def ban_network(connection: Connection, network: Network, reason: str, until: int) -> None:
    """Ban a network; replaces an earlier ban of it."""
    if until and until <= time.time():
        raise refuse("past-time", 400)
    _lift(connection, network)
    values = {"kind": "address", "network": str(network), "reason": reason.strip(), "until": until, "lifted": 0}
    connection.execute(insert(BANS).values(begun=int(time.time()), **values))
    notify(connection, "addresses")


def unban_network(connection: Connection, network: Network) -> None:
    """Lift the ban of exactly this network; refused if there is none."""
    if not _lift(connection, network):
        raise refuse("not-banned", 409)
    notify(connection, "addresses")


def _lift(connection: Connection, network: Network) -> bool:
    own = (BANS.c.kind == "address") & (BANS.c.network == str(network)) & (BANS.c.lifted == 0)
    return bool(connection.execute(update(BANS).where(own).values(lifted=int(time.time()))).rowcount)


def banned_networks(connection: Connection) -> list[admin.AdminBan]:
    """The active bans of networks, newest first."""
    holds = (BANS.c.lifted == 0) & ((BANS.c.until == 0) | (BANS.c.until > int(time.time())))
    rows = connection.execute(select(BANS).where(BANS.c.kind == "address", holds).order_by(BANS.c.id.desc())).all()
    return [admin.AdminBan("address", row.network, row.reason, row.begun, row.until) for row in rows]


class BannedNetworks:
    """The banned networks in memory, with one lookup for each banned prefix length."""

    def __init__(self, bans: Iterable[admin.AdminBan] = ()) -> None:
        self._until: dict[tuple[int, int, int], int] = {}  # by IP version, prefix length and prefix: end of the ban
        for each in bans:
            network = ip_network(each.network)
            self._until[network.version, network.prefixlen, _number(network)] = each.until
        self._lengths = sorted({(version, length) for version, length, _ in self._until})

    def bans(self, home: str) -> bool:
        """True if a client is banned; `home` is an address, or the /64 of one."""
        if not self._lengths:
            return False
        try:
            address = ip_address(home.partition("/")[0])
        except ValueError:
            return False
        for version, length in self._lengths:
            if version == address.version:
                until = self._until.get((version, length, int(address) >> (address.max_prefixlen - length)))
                if until is not None and (not until or until > time.time()):
                    return True
        return False


def _number(network: Network) -> int:
    return int(network.network_address) >> (network.max_prefixlen - network.prefixlen)
