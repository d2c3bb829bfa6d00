"""The clocks of a table: so many seconds an answer are free, the rest comes out of each seat's bank."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.state import NOBODY
from ...protocol import ClockRule, Clocks

Now = Callable[[], float]  # seconds that only ever grow


class Clock:
    """Clocks of a game: only the asked seat's clock runs.  A server restart resets its free seconds."""

    def __init__(self, rule: ClockRule, seats: int, now: Now, banks: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.now = now
        self.banks = list(banks) or [rule.bank * 1000] * seats  # milliseconds
        self.since = now()

    def restart(self) -> None:
        """A question has just been put."""
        self.since = self.now()

    def used(self) -> int:
        return int((self.now() - self.since) * 1000)

    def after(self, seat: int) -> tuple[int, ...]:
        """The banks if the seat answered now; NOBODY's time costs nothing."""
        left = self.banks[:]
        if seat != NOBODY:
            left[seat] = max(0, left[seat] - max(0, self.used() - self.rule.move * 1000))
        return tuple(left)

    def left(self, seat: int) -> float:
        """Seconds until the seat has lost on time."""
        return (self.rule.move * 1000 + self.banks[seat] - self.used()) / 1000

    def shown(self, seat: int) -> Clocks:
        """The clocks as they stand; that of `seat` runs, or NOBODY's."""
        move = max(0, self.rule.move * 1000 - self.used()) if seat != NOBODY else 0
        return Clocks(self.rule, move, list(self.after(seat)))
