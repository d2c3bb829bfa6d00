"""Shared timer for all tables that wait for the database: one timer suffices because few writes are slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count


class Alarm:
    """Timer with many deadlines, each with a callback."""

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: dict[int, tuple[float, Callable[[], None]]] = {}  # by number of a call: deadline, callback
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, late: Callable[[], None]) -> int:
        """Call `late` after this many seconds, unless `end` is called before with the returned id."""
        number, until = next(self._numbers), asyncio.get_running_loop().time() + seconds
        self._waiting[number] = until, late
        if self._timer is None or until < self._timer.when():
            self._set(until)
        return number

    def end(self, number: int) -> None:
        self._waiting.pop(number, None)

    def _set(self, until: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(until, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        due = [number for number, (until, _) in self._waiting.items() if until <= now]
        for number in due:
            self._waiting.pop(number)[1]()
        if self._waiting:
            self._set(min(until for until, _ in self._waiting.values()))
