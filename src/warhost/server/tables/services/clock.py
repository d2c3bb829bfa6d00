"""Chess clocks of a table: each answer has free seconds; further time is taken from the seat's bank."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.state import NOBODY
from ...protocol import ClockRule, Clocks

Now = Callable[[], float]  # returns the time of a monotonic clock in seconds


class Clock:
    """Clocks of a game: only the asked seat's clock runs.  A server restart resets its free seconds."""

    def __init__(self, rule: ClockRule, seats: int, now: Now, banks: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.now = now
        self.banks = list(banks) or [rule.bank * 1000] * seats  # milliseconds left, by seat
        self.since = now()

    def restart(self) -> None:
        """Start the free seconds of a new question."""
        self.since = self.now()

    def used(self) -> int:
        return int((self.now() - self.since) * 1000)

    def after(self, seat: int) -> tuple[int, ...]:
        """The banks if the seat answered now; unchanged for NOBODY."""
        left = self.banks[:]
        if seat != NOBODY:
            left[seat] = max(0, left[seat] - max(0, self.used() - self.rule.move * 1000))
        return tuple(left)

    def left(self, seat: int) -> float:
        """Seconds until the seat loses on time."""
        return (self.rule.move * 1000 + self.banks[seat] - self.used()) / 1000

    def shown(self, seat: int) -> Clocks:
        """The clocks to show; that of `seat` runs, none for NOBODY."""
        move = max(0, self.rule.move * 1000 - self.used()) if seat != NOBODY else 0
        return Clocks(self.rule, move, list(self.after(seat)))
