"""Python's garbage collector, kept from holding the tables up.

Almost nothing of a table is garbage that only the collector can find, but by itself it looks at everything again and
again: with a thousand tables that is half a second in which nobody is answered.  So it looks at what is new, once or
twice, and then takes it for lasting.  Python counts what came less what went, and where a view takes the place of
another that is nothing, however much is new; so it is looked at after so much work, not after so many objects.  A look
costs a sixth of that work and finds next to nothing in games: while that is so, only one lot in sixteen is looked at,
and the others are taken for lasting as they are.  What becomes garbage after that is found by a full look, which comes
when much has been added since the last one: half an hour of a full house, or weeks of a club.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 2000  # objects more than there were, until what is new is looked at, however little work there was
LOOKS: Final = 1  # at what is new, until what is left of it is looked at once more and then taken for lasting
NEVER: Final = 10**9
ADDED: Final = 10_000_000  # objects taken for lasting until the next full look, or as many as there were at the last
WORK: Final = 0.01  # seconds of processor after which it is time to look at what is new
SECONDS: Final = 0.025  # between two looks at whether it is time for anything
LET_BY: Final = 15  # lots of what is new that are not looked at, after one in which there was hardly any garbage
HARDLY: Final = 100  # objects


class Collector:
    """Takes for lasting what is there now, and what stays of that which comes."""

    def __init__(self) -> None:
        self.longest = 0.0  # seconds that the longest look at what is new has taken
        self.full = 0.0  # seconds that the last full one has
        self._looks = 0
        self._unseen = 0  # lots that need not be looked at
        self._added = 0
        self._enough = ADDED
        self._begun = 0.0
        self._worked = 0.0  # seconds of processor at the last look
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        self.look_at_all()
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

    def look_at_all(self) -> None:
        begun = time.perf_counter()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.full = time.perf_counter() - begun
        self._added, self._enough = 0, max(ADDED, gc.get_freeze_count())

    async def tend(self) -> None:
        """See to all looks, for as long as there is a server."""
        while True:
            await asyncio.sleep(SECONDS)
            if self.due:
                self.look_at_all()
            elif time.thread_time() - self._worked > WORK:
                self.look_at_new()

    def look_at_new(self) -> None:
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
