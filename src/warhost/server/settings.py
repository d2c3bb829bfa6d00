"""Settings of a server."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..scenarios import CHECKOUT, INSTALLED
from .accounts.limits import Limits
from .cluster.membership import Membership
from .monitoring.logs import LogStyle

MOST_HELPERS: Final = 3  # more helper processes would have nothing to do: a decision has too few playouts


@dataclass
class Settings:
    """The options of `warhost serve`.  The last three are for tests."""

    database: str = "sqlite://"  # URL of the database; this one is SQLite in memory
    bot_processes: int = 1
    bot_pause: float = 0.0  # minimum seconds that a bot takes for an answer
    secure: bool = False  # True: cookies are only sent over https
    origins: tuple[str, ...] = ()  # other websites whose pages may use this server, like https://club.example
    hosts: tuple[str, ...] = ()  # host names under which this server is reached; (): local names only
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # reverse proxies whose X-Forwarded-For header is trusted
    monitors: tuple[str, ...] = ("127.0.0.1", "::1")  # client addresses that may read the metrics
    client: Path | None = field(default_factory=lambda: built_client())
    log: LogStyle = LogStyle.PLAIN
    pace: float = 0.8  # seconds that an answer by standing orders takes
    message_rate: float = 20.0  # messages per second on one table's websocket
    message_burst: int = 40
    redis: str = ""  # URL of the Redis server with the state that nodes share; "": none
    membership: Membership | None = None  # this node's membership in the cluster; None without a cluster
    limits: Limits = field(default_factory=Limits)
    bot_helpers: int = 0  # number of processes that share a bot's decision while no other bot runs
    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # waits before a bot or standing orders answer
    bot_pool: Executor | None = None

    @property
    def public(self) -> bool:
        """True for a server that strangers can reach, as far as its options say."""
        return bool(self.hosts) or self.secure


def spare_cores() -> int:
    """Number of helper processes for which the machine has processors, besides the server and one bot."""
    return max(0, min(MOST_HELPERS, (os.cpu_count() or 1) - 2))


def built_client() -> Path | None:
    """The folder of the built browser client, in a checkout or an installed wheel; None if not built."""
    for folder in (INSTALLED / "web", CHECKOUT / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
