"""Which nodes are dead, as one node observes it: by its own steady clock, so no wall clock has to be right.

A lease in the database ends by the database's wall clock, which may be set back.  So a node whose lease is not renewed
for as long as it lasts, counted here, is dead too.  And a process that ends loses its connection at once, and with it
an advisory lock: a node without its lock that does not renew its lease either need not be waited for any longer.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final, NamedTuple

DISCONNECTED: Final = 1.0  # seconds in which a node that has lost its connection may come back


class Seen(NamedTuple):
    """What the database says of one node."""

    id: str
    until: datetime  # the end of its lease: another one after every renewal
    connected: bool  # whether it holds its lock


class _Known(NamedTuple):
    until: datetime
    since: float  # when this end of its lease was first seen
    locked: bool  # whether it was ever seen with its lock: older versions have none
    lost: float | None  # since when it has been without


class Observer:
    """Counts for how long other nodes have not been heard of."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._known: dict[str, _Known] = {}
        self._last = 0.0

    def observe(self, nodes: Iterable[Seen], now: float) -> list[Seen]:
        """The nodes that are dead.  After a pause in observing, whatever its cause, counting begins again."""
        if now - self._last > self._seconds / 2:
            self._known = {}
        self._last = now
        nodes = list(nodes)
        self._known = {each.id: self._updated(each, now) for each in nodes}
        return [each for each in nodes if self._is_dead(self._known[each.id], now)]

    def _updated(self, node: Seen, now: float) -> _Known:
        before = self._known.get(node.id)
        renewed = before is None or before.until != node.until
        locked = node.connected or (before is not None and before.locked)
        lost = None
        if not node.connected and not renewed and before is not None:
            lost = before.lost if before.lost is not None else now
        return _Known(node.until, now if renewed or before is None else before.since, locked, lost)

    def _is_dead(self, known: _Known, now: float) -> bool:
        silent = now - known.since > self._seconds
        gone = known.locked and known.lost is not None and now - known.lost >= DISCONNECTED
        return silent or gone
