"""Writer: asynchronous access to the store.  One thread writes, others read, and answers are batched."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, repeat
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from .accounts.token_bucket import TokenBucket
from .cluster.owners import OwnershipLost
from .database import READERS, DatabaseUnreachable, LimitReached, OutcomeUnknown, is_connection_lost
from .monitoring.histograms import Histogram
from .monitoring.tracing import record
from .store import Store
from .tables.records.predecessors import LostCommits
from .tables.records.records import Record

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger(__name__)
DEADLINE: Final = 6.0  # timeout in seconds of one call: longer than PostgreSQL's statement timeout
AGAIN: Final = (0.05, 0.1, 0.2, 0.5)  # seconds before the attempts to find out an unknown outcome; the last one repeats
COMMITS: Final = 200  # commits per second on average: a commit costs more processor time than many answers in it
TOGETHER: Final = 64  # maximum answers per commit, so that their views are rendered while the next ones are written
AT_ONCE: Final = 20  # commits that may follow at once, as when a table's orders answer several questions

# Id of a table, its answers in order, the future of their result, their fence, and the record before them.
Waiting = tuple[str, list[Record], asyncio.Future[None], int, Record | None]


class Writer:
    """Access to the store: one write at a time, answers first, and reads that do not wait for writes."""

    def __init__(self, store: Store, deadline: float = DEADLINE) -> None:
        self.store = store
        self.reading = store.reading
        self.deadline = deadline
        self.commits = 0
        self.commit_seconds = Histogram()
        self.responded = time.monotonic()  # time of the last result from the database
        self.failures = 0
        self.failing = False  # True if the last write failed or its outcome is unknown
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._readers = self._thread
        if self.reading is not store:
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._others = asyncio.Lock()  # lock held by a call for which pending answers may have to wait
        self._waiting: list[Waiting] = []
        self._states: dict[str, bytes] = {}  # snapshots to store with the pending answers, by table
        self._allowed = TokenBucket(COMMITS, AT_ONCE, time.monotonic)
        self._draining: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._calls = 0
        self._waited_for: set[int] = set()  # numbers of calls with a waiting caller
        self._begun: dict[int, float] = {}  # start times of calls in progress, by number of the call
        self._closing = asyncio.Event()
        self.ownership_lost: Callable[[set[str]], None] = lambda tables: None  # called with the tables
        self.reconnected: Callable[[], None] = lambda: None  # called when commits may be lost
        self._connects = store.database.connects

    @property
    def waiting(self) -> int:
        """Number of answers that wait for the next commit."""
        return len(self._waiting)

    async def call(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a method of the store in its thread; raises if the store does not respond in time.

        Calls are given to the thread one at a time, so that an answer waits for at most one of them.
        """
        async with self._others:
            return await self._run(self._thread, lambda: method(*args, **kwargs))

    async def read(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a method of `reading`, on a connection that does not wait for writes.  It sees all awaited writes."""
        return await self._run(self._readers, lambda: method(*args, **kwargs))

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        self._calls += 1
        number = self._calls

        def timed() -> T:
            self._begun[number] = time.monotonic()
            try:
                return work()
            finally:
                del self._begun[number]

        self._waited_for.add(number)
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
        try:
            result = await asyncio.get_running_loop().run_in_executor(threads, timed)
            self.responded = time.monotonic()
            return result
        finally:
            self._waited_for.discard(number)
            if self._connects != self.store.database.connects:
                self._connects = self.store.database.connects
                self.reconnected()

    async def write(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a method of the store that may be repeated, until its outcome is known.

        It raises only if it is known that nothing was written.
        """
        return await self._until_known(lambda: self.call(method, *args, **kwargs))

    async def _until_known(self, attempt: Callable[[], Awaitable[T]]) -> T:
        unknown = False
        pauses = chain(AGAIN, repeat(AGAIN[-1]))
        while True:
            try:
                done = await attempt()
            except OutcomeUnknown:
                unknown = True
            except DatabaseUnreachable:
                if not unknown:
                    self.failing = True
                    raise
            except OwnershipLost as failed:
                self.ownership_lost(failed.tables)
                raise
            except Exception as failed:
                again = isinstance(failed, OperationalError) or (
                    isinstance(failed, DBAPIError) and is_connection_lost(failed)
                )
                if not (unknown and again):
                    self.failing = self.failing or not isinstance(failed, IntegrityError | LimitReached | LostCommits)
                    raise
            else:
                self.failing = False
                return done
            self.failing = True
            LOG.error("the database has not said what became of a write; asking again")
            await self._pause(next(pauses))

    async def append(
        self,
        table: str,
        record: Record,
        state: bytes = b"",
        after: Record | None = None,
        others: Sequence[Record] = (),
    ) -> None:
        """Return when the answer is stored; raises if it cannot be, and then nothing is written.

        `after`: the record before it; LostCommits if that is not stored, or if another record has the answer's number.
        `others`: the answers that follow it, which are written with it, all or none.

        Answers that arrive during a commit are written together in the next one, so that many tables share it; above a
        rate of commits, the next one waits a few milliseconds for more.  `state`: a snapshot of the table, which is
        stored, too, but no answer fails because of it.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, [record, *others], future, self.store.fences.get(table, 0), after))
        if state:
            self._states[table] = state
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        await future  # a cancelled caller does not undo a write

    async def check(self) -> None:
        """Raise if the store cannot be read, or if it cannot be written after a failed write."""
        if self.failing:
            await self.call(self.store.try_write)
            self.failing = self._draining is not None
        else:
            await self.call(self.store.session, "")

    async def close(self) -> None:
        """Close the store; writes with an unknown outcome stay neither acknowledged nor refused."""
        self._closing.set()
        if self._draining is not None:
            await asyncio.gather(self._draining, return_exceptions=True)
        if self._watching is not None:
            self._watching.cancel()
        self._thread.shutdown()
        self._readers.shutdown()
        self.store.close()

    # --- answers ----------------------------------------------------------------------------------------------

    async def _drain(self) -> None:
        try:
            while self._waiting:
                while not self._allowed.take():
                    await asyncio.sleep(1 / COMMITS)
                batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
                tables = {each[0] for each in batch}
                states = {table: self._states.pop(table) for table in tables & self._states.keys()}
                if not await self._written(batch, states) and (len(batch) > 1 or states):
                    for each in batch:  # one by one, so that an invalid answer does not affect the others
                        await self._written([each], {}, last=True)
        finally:
            self._draining = None

    async def _written(self, batch: list[Waiting], states: dict[str, bytes], last: bool = False) -> bool:
        fences: dict[str, int] = {}
        heads: dict[str, Record] = {}
        for table, _, _, fence, after in batch:
            fences[table] = min(fence, fences.get(table, fence))
            if after is not None:
                heads.setdefault(table, after)
        lines = [(table, record) for table, records, _, _, _ in batch for record in records]

        def add() -> None:
            self.store.append(lines, states, fences, heads)

        begun = time.monotonic()
        try:
            await self._until_known(lambda: self._run(self._thread, add))
        except Exception as failed:
            if (len(batch) == 1 and not states) or last:
                self.failures += 1
                LOG.error("an answer could not be written: %s", type(failed).__name__)
                if isinstance(failed, IntegrityError):  # the record's number is taken, or the table is deleted
                    failed = LostCommits({batch[0][0]})
                if not batch[0][2].done():
                    batch[0][2].set_exception(failed)
            return False
        self.commits += 1
        self.commit_seconds.observe(time.monotonic() - begun)
        record("commit", time.monotonic() - begun, answers=len(batch))
        for _, _, future, _, _ in batch:
            if not future.done():
                future.set_result(None)
        return True

    # --- time -------------------------------------------------------------------------------------------------

    async def _pause(self, seconds: float) -> None:
        """Sleep, or return early when the writer closes."""
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return
        raise asyncio.CancelledError

    async def _watch(self) -> None:
        """Close a database connection that has not responded in time."""
        while self._waited_for:
            await asyncio.sleep(self.deadline / 8)
            since = min(list(self._begun.values()), default=None)
            if since is not None and time.monotonic() - since > self.deadline:
                LOG.error("the database has not answered for %g seconds", self.deadline)
                self.store.database.cut()
        self._watching = None
