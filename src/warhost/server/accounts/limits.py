"""Limits of the server: request rates, counts and sizes for each address and user."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..refusing import refuse
from .prefixes import prefixes
from .token_bucket import TokenBucket

if TYPE_CHECKING:
    from ..cluster.shared import SharedState

LARGEST_MESSAGE: Final = 4 * 1024  # bytes, on a table's websocket
LARGEST_FRAME: Final = 64 * 1024  # bytes; beyond this the connection is closed before we see it
LARGEST_UNREAD: Final = 1024 * 1024  # bytes that wait for a connection which does not read them, until it is closed
LARGEST_BODY: Final = 64 * 1024  # bytes, of an HTTP request
LARGEST_DECK: Final = 8 * 1024  # bytes of a saved deck, name and cards
LARGEST_ID: Final = 2**31 - 1  # that the database can hold
MOST_ADDRESSES: Final = 10_000  # remembered at a time


@dataclass(frozen=True)
class Limits:
    """Limits by address and user.  A whole club may share one address, so an address has far higher limits.

    Guests cost nothing, so whatever a person may have only so many of is limited by address, too.  An address is
    one of IPv4 or a /64 of IPv6; all addresses of a /48 together have `SITE_SHARE` times as much.
    """

    requests: float = 20.0  # a second, of one address
    request_burst: int = 200
    loop_share: float = 0.2  # seconds of the event loop's processor time a second, of one address
    loop_burst: float = 2.0  # seconds at once
    logins: float = 0.5  # a second, of one address: new guests and accounts, and tries of a password
    login_burst: int = 20
    sign_ups: float = 120.0  # an hour, of one address: new guests and accounts
    sign_up_burst: int = 120
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
    address_tables: int = 120  # unfinished ones that were opened from one address
    decks: int = 200  # that one person has saved
    clubs: int = 20  # that one person belongs to
    foundings: float = 20.0  # a day, of one address: new clubs
    founding_burst: int = 20
    reports: float = 50.0  # a day, of one address: sayings that are reported
    report_burst: int = 50
    members: int = 60  # of a club
    seasons: int = 100  # of a club
    rounds: int = 50  # of a season
    heavy: float = 1.0  # a second, of one address: reports, scenarios and games played on from the middle of another
    heavy_burst: int = 10
    puzzles: float = 3.0  # a second, of one address: moments of puzzles that nobody has just asked for
    puzzle_burst: int = 60


class Buckets:
    """Token buckets by address prefix; with `shared`, all nodes of a cluster use the same ones."""

    def __init__(
        self, rate: float, burst: int, now: Callable[[], float], name: str = "", shared: SharedState | None = None
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._name = name
        self._shared = shared
        self._buckets: dict[str, TokenBucket] = {}

    async def allow(self, address: str, what: str = "") -> bool:
        """True if one more is allowed now; each `what` has its own buckets."""
        for prefix in prefixes(address):
            if not await self._allow(what + prefix.name, prefix.share):
                return False
        return True

    async def restore(self, address: str, what: str = "") -> None:
        """Return a token: the last one does not count."""
        for prefix in prefixes(address):
            key, share = what + prefix.name, prefix.share
            if self._shared is None or await self._take_shared(key, share, -1) is None:
                self._give_back(key)

    def take(self, address: str) -> bool:
        """True if one more is allowed now, counted at this node alone."""
        return all(self._take(prefix.name, prefix.share) for prefix in prefixes(address))

    async def _allow(self, key: str, share: int) -> bool:
        allowed = await self._take_shared(key, share, 1) if self._shared is not None else None
        return self._take(key, share) if allowed is None else allowed

    async def _take_shared(self, key: str, share: int, wanted: int) -> bool | None:
        assert self._shared is not None
        return await self._shared.take(f"{self._name} {key}", self.rate * share, self.burst * share, wanted)

    def _take(self, key: str, share: int) -> bool:
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate * share, self.burst * share, self.now)
        self._buckets[key] = bucket  # the last one used is the last one forgotten
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take()

    def _give_back(self, key: str) -> None:
        if key in self._buckets:
            self._buckets[key].give_back()


class PasswordAttempts:
    """Limit on wrong passwords of an account or a table, by address and in total.

    Nobody can try without end, from one place or from many.  Who is known to belong there has tries that nobody else
    can use up: strangers lock nobody out.
    """

    def __init__(self, limits: Limits, now: Callable[[], float], shared: SharedState | None = None) -> None:
        self.minutes = max(1, round(60 / limits.tries))
        self._near = Buckets(limits.tries / 3600, limits.tries, now, "tries", shared)
        self._all = Buckets(limits.all_tries / 3600, limits.all_tries, now, "all tries", shared)
        self._own = Buckets(limits.tries / 3600, limits.tries, now, "own tries", shared)

    async def begin(self, thing: str, address: str, own: str = "") -> None:
        """Count an attempt, or refuse it.  `own` names a known device, session or user, which has its own attempts."""
        if own:
            allowed = await self._own.allow(f"{thing} of {own}")
        else:
            allowed = await self._near.allow(address, f"{thing} from ") and await self._all.allow(thing)
        if not allowed:
            raise refuse("too-many-tries", 429, minutes=self.minutes)

    async def succeed(self, thing: str, address: str, own: str = "") -> None:
        """Uncount the last attempt: the password was right."""
        if own:
            await self._own.restore(f"{thing} of {own}")
        else:
            await self._near.restore(address, f"{thing} from ")
            await self._all.restore(thing)


class Connections:
    """Limit on open websockets for each address prefix and each user, at all nodes together."""

    def __init__(self, limits: Limits, shared: SharedState | None = None) -> None:
        self.limits = limits
        self.count = 0
        self._shared = shared
        self._held: Counter[str] = Counter()

    async def enter(self, address: str, user: int) -> None:
        """Count a websocket, or refuse it.  Without a session (user 0) only the address is counted."""
        limits = self._limits(address, user)
        elsewhere = await self._shared.held(list(limits)) if self._shared is not None else [0] * len(limits)
        for (name, most), others in zip(limits.items(), elsewhere, strict=True):
            if self._held[name] + others >= most:
                raise refuse("too-many-connections", 429, limit=most)
        self.count += 1
        self._held.update(list(limits))
        await self._tell(limits)

    async def leave(self, address: str, user: int) -> None:
        self.count -= 1
        limits = self._limits(address, user)
        self._held -= Counter(list(limits))  # what comes to nothing is forgotten
        await self._tell(limits)

    def _limits(self, address: str, user: int) -> dict[str, int]:
        """The keys that a connection is counted by, each with its limit."""
        found = {f"address {each.name}": self.limits.address_sockets * each.share for each in prefixes(address)}
        return found | ({f"person {user}": self.limits.person_sockets} if user else {})

    async def _tell(self, names: Iterable[str]) -> None:
        if self._shared is not None:
            await self._shared.hold({name: self._held[name] for name in names})
