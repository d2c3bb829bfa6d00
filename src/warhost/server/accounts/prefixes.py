"""Network prefixes: what an address is counted as.  An address of IPv6 counts for its /64 and for its /48."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

HOME: Final = 64  # bits of IPv6 that one home has in common: it has 2^64 addresses
SITE: Final = 48  # bits that the homes of one customer or provider have in common
SITE_SHARE: Final = 4  # times as much as a home: a /48 may be a campus, or one person with 65,536 homes
REMEMBERED: Final = 10_000


class Prefix(NamedTuple):
    """A network that is counted as one, and how many times the limit of a home it is allowed."""

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
    """The prefixes that a home is counted for: itself, and of IPv6 its /48 too."""
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
