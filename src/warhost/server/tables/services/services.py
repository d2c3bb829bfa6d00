"""Services that all tables share: the writer, the bot processes, clocks and callbacks of the lobby."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...monitoring.histograms import Histogram
from ...monitoring.tracing import record
from ...writer import Writer
from .alarm import Alarm
from .bot_processes import BotProcesses
from .clock import Now

if TYPE_CHECKING:
    from ...moderation.newcomers import Newcomers


@dataclass
class Services:
    """Services that all tables share."""

    writer: Writer
    bot_processes: BotProcesses
    bot_pause: float = 0.0  # minimum seconds that a bot takes for an answer, so that players can follow
    now: Now = time.monotonic
    pace: float = 0.0  # seconds that every answer by standing orders takes: a constant, so as not to reveal the hand
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    patience: float = 2.0  # seconds that a write may take before viewers see that the table waits
    alarm: Alarm = field(default_factory=Alarm)
    check_words: Callable[[str], None] = lambda text: None  # refuses a text with a forbidden word
    newcomers: Newcomers | None = None  # limits of new users; None: no limits
    may_report: Callable[[str], Awaitable[bool]] | None = None  # takes an address: is one more report allowed?
    counts: dict[str, int] = field(default_factory=dict)  # counters for the metrics, by name
    answer_seconds: dict[str, Histogram] = field(default_factory=dict)  # by game: time until an answer is stored
    ended: Callable[[str], None] = lambda table: None  # called with the id of every table whose game is over and stored
    forget: Callable[[str], None] = lambda table: None  # called with the id of a table that the database has lost
    left_behind: Callable[[], None] = lambda: None  # called when some finished games may not be archived yet
    put_away: Callable[[], bool] = lambda: True  # returns True if all finished games are archived

    def answered(self, game: str, seconds: float, records: int) -> None:
        """Observe records of a game that were stored together, after this time."""
        if game not in self.answer_seconds:
            self.answer_seconds[game] = Histogram()
        self.answer_seconds[game].observe(seconds, records)
        record("answer", seconds, game=game, records=records)

    def count(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1
