"""Tuning of Python's garbage collector, so that its pauses do not delay the tables.

Tables create almost no cyclic garbage, but by default the collector scans all objects again and again: with a
thousand tables, a full collection blocks the server for half a second.  So new objects are collected once or twice,
and the survivors are frozen (`gc.freeze`).  Python counts allocations minus deallocations; where a new view replaces
an old one, the difference is zero.  So a collection runs after an amount of processor time, not after a number of
objects.  It costs a sixth of that time and finds almost nothing in games; while that is so, only one batch in
sixteen is collected, and the others are frozen at once.  Objects that become garbage later are found by a full
collection, which runs when many have been frozen since the last one: after half an hour on a busy server.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 2000  # net new objects that start a collection, however little processor time was used
LOOKS: Final = 1  # young collections before one that includes their survivors and freezes what is left
NEVER: Final = 10**9
ADDED: Final = 10_000_000  # newly frozen objects after which a full collection is due; more if the last one left more
WORK: Final = 0.01  # seconds of processor time after which new objects are collected
SECONDS: Final = 0.025  # seconds between two checks whether a collection is due
LET_BY: Final = 15  # batches of objects that are frozen without a collection, after a collection with little garbage
HARDLY: Final = 100  # a collection that finds fewer garbage objects has found "hardly any"


class Collector:
    """Freezes all present objects, then the survivors among new ones."""

    def __init__(self) -> None:
        self.longest = 0.0  # seconds that the longest young collection took
        self.full = 0.0  # seconds that the last full collection took
        self._looks = 0
        self._unseen = 0  # number of batches that are still to be frozen without a collection
        self._added = 0
        self._enough = ADDED
        self._begun = 0.0
        self._worked = 0.0  # processor time of the event loop's thread at the last collection, in seconds
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        self.collect_all()
        gc.set_threshold(YOUNG, LOOKS, NEVER)
        gc.callbacks.append(self._looked)

    def end(self) -> None:
        gc.callbacks.remove(self._looked)
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    @property
    def due(self) -> bool:
        """True if enough has been added for a full collection."""
        return self._added >= self._enough

    def collect_all(self) -> None:
        begun = time.perf_counter()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.full = time.perf_counter() - begun
        self._added, self._enough = 0, max(ADDED, gc.get_freeze_count())

    async def run(self) -> None:
        """Run every collection that is due, until the task is cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            if self.due:
                self.collect_all()
            elif time.thread_time() - self._worked > WORK:
                self.collect_new()

    def collect_new(self) -> None:
        if self._unseen:
            self._unseen -= 1
            self._added += gc.get_count()[0]
            gc.freeze()
        else:
            gc.collect(1)
        self._worked = time.thread_time()

    def _looked(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
            self._added += gc.get_count()[0]
            return
        self._looks += 1
        self._unseen = LET_BY if info["collected"] < HARDLY else 0
        if info["generation"] < 2:
            self.longest = max(self.longest, time.perf_counter() - self._begun)
        if info["generation"] or self._looks > LOOKS:
            self._looks = 0
            gc.freeze()
