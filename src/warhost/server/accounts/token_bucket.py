"""Token bucket: a limit on events per second that allows bursts."""

from __future__ import annotations

from collections.abc import Callable


class TokenBucket:
    """Token bucket with `burst` tokens at most, refilled with `rate` tokens a second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._level = float(burst)
        self._last = now()

    def take(self) -> bool:
        """Take a token; False if none was left."""
        now = self.now()
        self._level = min(self.burst, self._level + (now - self._last) * self.rate)
        self._last = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """Return a token."""
        self._level = min(self.burst, self._level + 1)
