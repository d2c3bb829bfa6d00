"""Network prefixes by which client addresses are counted: IPv4 addresses, and IPv6 /64 and /48 networks."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

HOME: Final = 64  # bits of the IPv6 prefix that one home shares: it has 2^64 addresses
SITE: Final = 48  # bits of the IPv6 prefix that the homes of one customer or provider share
SITE_SHARE: Final = 4  # the limit of a /48 is this multiple of a home's: it may be a campus, or one person
REMEMBERED: Final = 10_000


class Prefix(NamedTuple):
    """A network that is counted as one client, and the multiple of a home's limit that it is allowed."""

    name: str
    share: int


def client_prefix(address: str) -> str:
    """The prefix that a client is counted by: an IPv4 address, or the /64 of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return _network(int(found), HOME)


@lru_cache(REMEMBERED)
def prefixes(home: str) -> tuple[Prefix, ...]:
    """The prefixes for which a home is counted: the home, and for IPv6 also its /48."""
    own = Prefix(home, 1)
    if not home.endswith(f"/{HOME}"):
        return (own,)
    try:
        found = IPv6Network(home)
    except ValueError:
        return (own,)
    return own, Prefix(_network(int(found.network_address), SITE), SITE_SHARE)


def _network(address: int, bits: int) -> str:
    return str(IPv6Network((address >> (128 - bits) << (128 - bits), bits)))
