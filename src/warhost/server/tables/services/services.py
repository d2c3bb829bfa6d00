"""What all tables share: where answers are written, where bots think, and how time passes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ...writer import Writer
from .alarm import Alarm
from .bot_processes import BotProcesses
from .clock import Now


@dataclass
class Services:
    """What all tables share."""

    writer: Writer
    bot_processes: BotProcesses
    bot_pause: float = 0.0  # seconds a bot takes at least, so that people can follow
    now: Now = time.monotonic
    pace: float = 0.0  # seconds that an answer by standing orders takes, always the same whatever the seat holds
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    patience: float = 2.0  # seconds that an answer may take to be written, until its table says that it stands still
    alarm: Alarm = field(default_factory=Alarm)
    may_report: Callable[[str], Awaitable[bool]] | None = None  # whether one more report is allowed from an address
    counts: dict[str, int] = field(default_factory=dict)  # for the metrics
    ended: Callable[[str], None] = lambda table: None  # told of every game that is over and written so
    forget: Callable[[str], None] = lambda table: None  # told of a table that the database has lost
    left_behind: Callable[[], None] = lambda: None  # told when finished games may be there that nobody has put away
    put_away: Callable[[], bool] = lambda: True  # whether all of them can be looked at without their rules by now

    def count(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1
