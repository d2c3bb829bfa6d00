"""Budget of event-loop time for each client address: each request is charged with its processor time.

All tables share one event loop.  A limit on the number of requests does not limit what they cost; this budget does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from time import thread_time
from typing import Any, Generic, TypeVar

from .limits import MOST_ADDRESSES
from .prefixes import prefixes

T = TypeVar("T")


class TimedCoroutine(Awaitable[T], Generic[T]):
    """Awaitable wrapper of a coroutine that measures its processor time; `seconds` is the time used so far.

    Time during which the coroutine waits for threads or for other tasks is not counted.
    """

    def __init__(self, work: Awaitable[T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[object, object, T]:
        work = self._work.__await__()
        step: Callable[[Any], object] = work.send
        given: object = None
        while True:
            begun = thread_time()
            try:
                wanted = step(given)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self.seconds += thread_time() - begun
            try:
                given, step = (yield wanted), work.send
            except BaseException as failed:
                given, step = failed, work.throw


class LoopBudget:
    """Leaky bucket by network prefix, in seconds of event-loop time: `burst` at once, `rate` per second.

    The cost of a request is known only afterwards, so a prefix may go into debt; it must wait until the debt is paid.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._accounts: dict[str, tuple[float, float]] = {}  # by network prefix: seconds left, and when

    def wait(self, address: str) -> float:
        """Seconds until the address may send the next request; 0 if it may now."""
        longest = 0.0
        for name, share in prefixes(address) if address else ():
            if name in self._accounts:
                left = self._left(name, share)
                longest = max(longest, -left / (self.rate * share) if left < 0 else 0.0)
        return longest

    def charge(self, address: str, seconds: float) -> None:
        """Deduct this many seconds of processor time from the budget of an address."""
        for name, share in prefixes(address) if address else ():
            left = self._left(name, share)
            self._accounts.pop(name, None)
            self._accounts[name] = left - seconds, self.now()  # moved to the end: the first entry is dropped first
        while len(self._accounts) > MOST_ADDRESSES:
            self._accounts.pop(next(iter(self._accounts)))

    def _left(self, name: str, share: int) -> float:
        most = self.burst * share
        left, last = self._accounts.get(name, (most, 0.0))
        return min(most, left + (self.now() - last) * self.rate * share)
