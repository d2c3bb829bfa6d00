"""Background task of a server that polls for notices of staff actions every second, and runs jobs."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ..accounts.open_sockets import OpenSockets
from ..moderation.word_filter import WordFilter
from ..refusing import RequestRefused
from ..writer import Writer
from . import options
from .addresses import BannedNetworks, banned_networks
from .jobs import Job, end_job, free_jobs, take_job
from .retention import schedule
from .store import Notice, last_notice, notices

if TYPE_CHECKING:
    from ..cluster.membership import Membership

LOG = logging.getLogger(__name__)
SECONDS: Final = 1.0  # seconds between two polls for notices
SOMETIMES: Final = 30  # every so many polls, jobs are checked even without a notice
SELDOM: Final = 600  # every so many polls, the daily job is added if it is due


class Follower:
    """Polls the notices in the database, applies them to this server, and runs its jobs."""

    def __init__(self, writer: Writer, sockets: OpenSockets, membership: Membership | None, public: bool) -> None:
        self.banned = BannedNetworks()
        self.settings = {name: option.default for name, option in options.OPTIONS.items()}
        self.words = WordFilter()
        self.node = membership.me.id if membership is not None else ""  # id of this node
        self.run: Callable[[Job], Awaitable[str]] | None = None  # runs a job; returns its result text
        self._writer = writer
        self._sockets = sockets
        self._membership = membership
        self._public = public  # whether unused data is deleted once a day
        self._last = 0
        self._looks = 0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Load the present state, then start to poll."""
        writer = self._writer
        self._last = await writer.read(writer.reading.query, last_notice)
        await self._read_bans()
        await self._read_settings()
        if self._membership is None:  # without a cluster no other server can be running the jobs
            await writer.call(writer.store.run_change, free_jobs, [])
        self._task = asyncio.create_task(self._poll_forever(), name="follow staff")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def poll_now(self) -> None:
        """Poll at once, because this server has just carried out an action."""
        self._wake.set()

    async def _poll_forever(self) -> None:
        failing = False
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SECONDS)
            self._wake.clear()
            try:
                await self.poll()
                failing = False
            except Exception as failed:
                if not failing:
                    LOG.warning("what staff have done could not be looked for: %s", type(failed).__name__)
                failing = True

    async def poll(self) -> None:
        """Apply the notices since the last poll; sometimes check for jobs of dead nodes."""
        writer = self._writer
        found = await writer.read(writer.reading.query, notices, self._last)
        for each in found:
            await self._apply(each)
            self._last = each.id
        self._looks += 1
        if self._public and self._looks % SELDOM == 0:
            await writer.call(writer.store.run_change, schedule, int(time.time()))
        if self._looks % SOMETIMES == 1:
            if self._membership is not None:
                await writer.call(writer.store.run_change, free_jobs, [*self._membership.present, self.node])
            await self.run_jobs()
        elif any(each.kind == "jobs" for each in found):
            await self.run_jobs()

    async def _apply(self, notice: Notice) -> None:
        if notice.kind == "sessions":
            self._sockets.close_sessions(json.loads(notice.body))
        elif notice.kind == "addresses":
            await self._read_bans()
            self._sockets.close_addresses(self.banned.bans)
        elif notice.kind == "settings":
            await self._read_settings()
        elif notice.kind == "keys" and self._writer.store.keys.path is not None:
            self._writer.store.keys.read()

    async def _read_bans(self) -> None:
        writer = self._writer
        self.banned = BannedNetworks(await writer.read(writer.reading.query, banned_networks))

    async def _read_settings(self) -> None:
        writer = self._writer
        self.settings = await writer.read(writer.reading.query, options.settings)
        self.words = WordFilter(self.settings[options.WORDS].splitlines())

    def number(self, name: str) -> int:
        """The value of a numeric setting."""
        return int(self.settings[name])

    def check_words(self, text: str) -> None:
        """Refuse a text with a forbidden word."""
        self.words.check(text)

    # --- jobs -----------------------------------------------------------------------------------------------------

    async def run_jobs(self) -> None:
        """Take jobs and run them until none is left."""
        writer = self._writer
        while (
            self.run is not None
            and (job := await writer.call(writer.store.run_change, take_job, self.node)) is not None
        ):
            state, result = "done", ""
            try:
                result = await self.run(job)
            except RequestRefused as no:
                state, result = "failed", no.refusal.key
            except Exception as failed:
                LOG.exception("job %d (%s) failed", job.id, job.kind)
                state, result = "failed", type(failed).__name__
            await writer.call(writer.store.run_change, end_job, job.id, state, result)
