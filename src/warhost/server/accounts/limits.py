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

LARGEST_MESSAGE: Final = 4 * 1024  # maximum bytes of one message on a table's websocket
LARGEST_FRAME: Final = 64 * 1024  # maximum bytes of a frame; a larger one closes the connection before it is read
LARGEST_UNREAD: Final = 1024 * 1024  # maximum bytes queued for one connection; above this it is closed
LARGEST_BODY: Final = 64 * 1024  # maximum bytes of an HTTP request body
LARGEST_DECK: Final = 8 * 1024  # maximum bytes of a saved deck: its name and its cards
LARGEST_ID: Final = 2**31 - 1  # largest integer that the database column can hold
MOST_ADDRESSES: Final = 10_000  # maximum number of client addresses kept in memory


@dataclass(frozen=True)
class Limits:
    """Rate limits and quotas by address and by user.

    The limits of an address are far higher, because a whole club may share one.  Guests cost nothing to create, so
    every quota of a user also has one for the address.  An address is one IPv4 address or one IPv6 /64; all /64
    networks of a /48 together have `SITE_SHARE` times as much.
    """

    requests: float = 20.0  # requests per second and address
    request_burst: int = 200
    loop_share: float = 0.2  # seconds of the event loop's processor time, per second and address
    loop_burst: float = 2.0  # seconds of processor time that an address may use at once
    logins: float = 0.5  # per second and address: sign-ups, logins and password attempts together
    login_burst: int = 20
    sign_ups: float = 120.0  # per hour and address: new guests and accounts
    sign_up_burst: int = 120
    tries: int = 10  # per hour: wrong passwords for one account or table from one address
    all_tries: int = 100  # per hour: wrong passwords for one account or table, from all addresses together
    address_connections: int = 400  # maximum open connections of one address at a time, of any kind
    head_seconds: float = 10.0  # seconds until a connection must have sent the head of its request
    body_seconds: float = 30.0  # seconds until a client must have sent the body, or have read the pending response
    frames: float = 10.0  # control frames (pings) and fragments of messages, per second and websocket
    frame_burst: int = 400
    address_sockets: int = 200  # maximum open websockets of one address at a time
    person_sockets: int = 20  # maximum open websockets of one user at a time, in all windows and devices together
    tables: int = 40  # maximum unfinished tables created by one user
    address_tables: int = 120  # maximum unfinished tables created from one address
    decks: int = 200  # maximum decks saved by one user
    clubs: int = 20  # maximum clubs that one user may belong to
    foundings: float = 20.0  # new clubs per day and address
    founding_burst: int = 20
    reports: float = 50.0  # reported chat messages per day and address
    report_burst: int = 50
    members: int = 60  # members per club
    seasons: int = 100  # seasons per club
    rounds: int = 50  # rounds per season
    heavy: float = 1.0  # per second and address: bug reports, scenarios, games continued from an earlier moment
    heavy_burst: int = 10
    puzzles: float = 3.0  # per second and address: puzzle positions that are not cached
    puzzle_burst: int = 60


class Buckets:
    """Token buckets by address prefix; with `shared`, all nodes of a cluster use the same buckets."""

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
        """True if one more event is allowed now; each value of `what` has separate buckets."""
        for prefix in prefixes(address):
            if not await self._allow(what + prefix.name, prefix.share):
                return False
        return True

    async def restore(self, address: str, what: str = "") -> None:
        """Return the token of the last `allow`, so that it does not count."""
        for prefix in prefixes(address):
            key, share = what + prefix.name, prefix.share
            if self._shared is None or await self._take_shared(key, share, -1) is None:
                self._give_back(key)

    def take(self, address: str) -> bool:
        """True if one more event is allowed now, counted at this node alone."""
        return all(self._take(prefix.name, prefix.share) for prefix in prefixes(address))

    async def _allow(self, key: str, share: int) -> bool:
        allowed = await self._take_shared(key, share, 1) if self._shared is not None else None
        return self._take(key, share) if allowed is None else allowed

    async def _take_shared(self, key: str, share: int, wanted: int) -> bool | None:
        assert self._shared is not None
        return await self._shared.take(f"{self._name} {key}", self.rate * share, self.burst * share, wanted)

    def _take(self, key: str, share: int) -> bool:
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate * share, self.burst * share, self.now)
        self._buckets[key] = bucket  # move it to the end: the least recently used bucket is dropped first
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take()

    def _give_back(self, key: str) -> None:
        if key in self._buckets:
            self._buckets[key].give_back()


class PasswordAttempts:
    """Limit on wrong passwords for an account or a table, by address and in total.

    A known device, a session or a member has a separate limit, so that strangers cannot lock them out.
    """

    def __init__(self, limits: Limits, now: Callable[[], float], shared: SharedState | None = None) -> None:
        self.minutes = max(1, round(60 / limits.tries))
        self._near = Buckets(limits.tries / 3600, limits.tries, now, "tries", shared)
        self._all = Buckets(limits.all_tries / 3600, limits.all_tries, now, "all tries", shared)
        self._own = Buckets(limits.tries / 3600, limits.tries, now, "own tries", shared)

    async def begin(self, thing: str, address: str, own: str = "") -> None:
        """Count an attempt, or reject it.  `own` names a known device, session or user, which has a separate limit."""
        if own:
            allowed = await self._own.allow(f"{thing} of {own}")
        else:
            allowed = await self._near.allow(address, f"{thing} from ") and await self._all.allow(thing)
        if not allowed:
            raise refuse("too-many-tries", 429, minutes=self.minutes)

    async def succeed(self, thing: str, address: str, own: str = "") -> None:
        """Do not count the last attempt, because the password was right."""
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
        """Count a websocket, or reject it.  Without a session (user 0) only the address is counted."""
        limits = self._limits(address, user)
        elsewhere = await self._shared.remote_counts(list(limits)) if self._shared is not None else [0] * len(limits)
        for (name, most), others in zip(limits.items(), elsewhere, strict=True):
            if self._held[name] + others >= most:
                raise refuse("too-many-connections", 429, limit=most)
        self.count += 1
        self._held.update(list(limits))
        await self._tell(limits)

    async def leave(self, address: str, user: int) -> None:
        self.count -= 1
        limits = self._limits(address, user)
        self._held -= Counter(list(limits))  # the subtraction drops counters that reach zero
        await self._tell(limits)

    def _limits(self, address: str, user: int) -> dict[str, int]:
        """The keys that a connection is counted by, each with its limit."""
        found = {f"address {each.name}": self.limits.address_sockets * each.share for each in prefixes(address)}
        return found | ({f"person {user}": self.limits.person_sockets} if user else {})

    async def _tell(self, names: Iterable[str]) -> None:
        if self._shared is not None:
            await self._shared.publish_counts({name: self._held[name] for name in names})
