"""How much and how fast: a bucket of messages that fills up again with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LARGEST_MESSAGE: Final = 4 * 1024  # bytes, on a table's websocket
LARGEST_FRAME: Final = 64 * 1024  # bytes; beyond this the connection is closed before we see it
LARGEST_BODY: Final = 64 * 1024  # bytes, of an HTTP request
MOST_ADDRESSES: Final = 10_000  # remembered at a time


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


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst, self.now)
        self._buckets[address] = bucket  # the last one used is the last one forgotten
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take()
