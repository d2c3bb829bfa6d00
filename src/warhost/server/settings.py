"""How a server is to run."""

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

MOST_HELPERS: Final = 3  # a decision has no more trials than keep a few processes busy


@dataclass
class Settings:
    """The options of `warhost serve`.  The last three are for tests."""

    database: str = "sqlite://"  # in memory
    bot_processes: int = 1
    bot_pause: float = 0.0  # seconds a bot takes at least
    secure: bool = False  # cookies only over https
    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server, like https://club.example
    hosts: tuple[str, ...] = ()  # the names of this server; none: whatever cannot be a stranger's
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # that say in X-Forwarded-For for whom they ask
    monitors: tuple[str, ...] = ("127.0.0.1", "::1")  # that may read the metrics
    client: Path | None = field(default_factory=lambda: built_client())
    pace: float = 0.8  # seconds that an answer by standing orders takes
    message_rate: float = 20.0  # a second, on a table's websocket
    message_burst: int = 40
    redis: str = ""  # where several nodes count together
    membership: Membership | None = None  # where it is one of several nodes
    limits: Limits = field(default_factory=Limits)
    bot_helpers: int = 0  # processes that share the decision of a bot while no other bot thinks
    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # until a bot or the orders of a seat answer
    bot_pool: Executor | None = None


def spare_cores() -> int:
    """How many helpers a machine has processors for, besides the server and the bot that thinks."""
    return max(0, min(MOST_HELPERS, (os.cpu_count() or 1) - 2))


def built_client() -> Path | None:
    """The browser client, if it has been built: in a checkout or in an installed wheel."""
    for folder in (INSTALLED / "web", CHECKOUT / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
