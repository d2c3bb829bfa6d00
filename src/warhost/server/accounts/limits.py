"""How much, how many and how fast: what one address and one person may ask of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from ..refusing import refuse

if TYPE_CHECKING:
    from ..cluster.shared import Shared

LARGEST_MESSAGE: Final = 4 * 1024  # bytes, on a table's websocket
LARGEST_FRAME: Final = 64 * 1024  # bytes; beyond this the connection is closed before we see it
LARGEST_UNREAD: Final = 1024 * 1024  # bytes that wait for a connection which does not read them, until it is closed
LARGEST_BODY: Final = 64 * 1024  # bytes, of an HTTP request
LARGEST_DECK: Final = 8 * 1024  # bytes of a saved deck, name and cards
LARGEST_ID: Final = 2**31 - 1  # that the database can hold
MOST_ADDRESSES: Final = 10_000  # remembered at a time


@dataclass(frozen=True)
class Limits:
    """How many.  A whole club may share one address, so an address is allowed far more than a person."""

    requests: float = 20.0  # a second, of one address
    request_burst: int = 200
    logins: float = 0.5  # a second, of one address: new guests and accounts, and tries of a password
    login_burst: int = 20
    tries: int = 10  # an hour: wrong passwords of one account or table, of one address
    all_tries: int = 100  # an hour: the same, of all addresses together
    address_connections: int = 400  # open at a time, whatever they are for
    head_seconds: float = 10.0  # until a connection has said what it wants
    body_seconds: float = 30.0  # until it has sent the rest, or taken in what was waiting for it
    frames: float = 10.0  # a second, of a websocket: pings, and messages in pieces
    frame_burst: int = 400
    address_sockets: int = 200  # tables in view at a time
    person_sockets: int = 20  # open at a time: windows and devices
    tables: int = 40  # unfinished ones that one person has opened
    decks: int = 200  # that one person has saved
    clubs: int = 20  # that one person belongs to
    members: int = 60  # of a club
    seasons: int = 100  # of a club
    rounds: int = 50  # of a season
    dear: float = 1.0  # a second, of one address: reports, scenarios and games played on from the middle of another
    dear_burst: int = 10
    puzzles: float = 3.0  # a second, of one address: moments of puzzles that nobody has just asked for
    puzzle_burst: int = 60


def household(address: str) -> str:
    """Whom an address is taken for: every home has 2^64 addresses of IPv6, which count as one."""
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
    return str(ip_network((int(found) >> 64 << 64, 64)))


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._level = float(burst)
        self._last = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self._level = min(self.burst, self._level + (now - self._last) * self.rate)
        self._last = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        self._level = min(self.burst, self._level + 1)


class Buckets:
    """One bucket for each address; `shared` by all nodes, where there are several, under a name."""

    def __init__(
        self, rate: float, burst: int, now: Callable[[], float], name: str = "", shared: Shared | None = None
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._name = name
        self._shared = shared
        self._buckets: dict[str, Bucket] = {}

    async def allow(self, address: str) -> bool:
        """Whether one more is allowed now, at any node."""
        if self._shared is not None:
            allowed = await self._shared.take(f"{self._name} {address}", self.rate, self.burst)
            if allowed is not None:
                return allowed
        return self.take(address)

    async def restore(self, address: str) -> None:
        """The last one does not count, at any node."""
        if (
            self._shared is None
            or await self._shared.take(f"{self._name} {address}", self.rate, self.burst, -1) is None
        ):
            self.give_back(address)

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst, self.now)
        self._buckets[address] = bucket  # the last one used is the last one forgotten
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take()

    def give_back(self, address: str) -> None:
        """The last one does not count."""
        if address in self._buckets:
            self._buckets[address].give_back()


class Tries:
    """Wrong passwords of one thing, an account or a table: some from one address, and more from all together.

    Nobody can lock others out from one place, and whoever has many places still gets nowhere.
    """

    def __init__(self, limits: Limits, now: Callable[[], float], shared: Shared | None = None) -> None:
        self.minutes = max(1, round(60 / limits.tries))
        self._near = Buckets(limits.tries / 3600, limits.tries, now, "tries", shared)
        self._all = Buckets(limits.all_tries / 3600, limits.all_tries, now, "all tries", shared)

    async def begin(self, thing: str, address: str) -> None:
        """One more try, or a refusal."""
        if not await self._near.allow(f"{thing} from {address}") or not await self._all.allow(thing):
            raise refuse("too-many-tries", 429, minutes=self.minutes)

    async def succeed(self, thing: str, address: str) -> None:
        """It was the right one, which does not count."""
        await self._near.restore(f"{thing} from {address}")
        await self._all.restore(thing)


class Connections:
    """The open websockets, counted for each address and for each person, at all nodes together."""

    def __init__(self, limits: Limits, shared: Shared | None = None) -> None:
        self.limits = limits
        self.count = 0
        self._shared = shared
        self._addresses: Counter[str] = Counter()
        self._people: Counter[int] = Counter()

    async def enter(self, address: str, user: int) -> None:
        """One more, or a refusal.  Whoever has not said who he is (user 0) is counted by his address alone."""
        elsewhere = await self._shared.held(_names(address, user)) if self._shared is not None else [0, 0]
        for held, most in (
            (self._addresses[address] + elsewhere[0], self.limits.address_sockets),
            (self._people[user] + elsewhere[1] if user else 0, self.limits.person_sockets),
        ):
            if held >= most:
                raise refuse("too-many-connections", 429, limit=most)
        self.count += 1
        self._addresses[address] += 1
        self._people[user] += 1
        await self._tell(address, user)

    async def leave(self, address: str, user: int) -> None:
        self.count -= 1
        self._addresses -= Counter([address])  # what comes to nothing is forgotten
        self._people -= Counter([user])
        await self._tell(address, user)

    async def _tell(self, address: str, user: int) -> None:
        if self._shared is not None:
            await self._shared.hold(dict(zip(_names(address, user), (self._addresses[address], self._people[user]))))


def _names(address: str, user: int) -> list[str]:
    return [f"address {address}", f"person {user}"]
