"""Absence of a table's players: since when they are away, and for whom a bot plays meanwhile."""

from __future__ import annotations

import time

from ..services.clock import Now


class Absence:
    """Which players of a table are not connected, since when, and which of them a bot plays for."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._begun = now(), int(time.time())  # start of absence of players who have not connected since loading
        self._left: dict[int, tuple[float, int]] = {}
        self.played: set[int] = set()  # ids of the users for whom a bot plays

    def left(self, user: int) -> None:
        """Note that the last connection of a user has closed."""
        self._left[user] = self._now(), int(time.time())

    def came(self, user: int) -> None:
        """Note that a user is connected: they play for themselves again."""
        self.played.discard(user)

    def since(self, user: int) -> int:
        """When an absent user left, in seconds since 1970."""
        return self._left.get(user, self._begun)[1]

    def minutes(self, user: int) -> float:
        """How long an absent user has been away."""
        return (self._now() - self._left.get(user, self._begun)[0]) / 60
