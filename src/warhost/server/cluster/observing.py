"""Failure detector: finds dead nodes by this node's monotonic clock, so that no wall clock has to be right.

A lease in the database ends by the database's wall clock, which may be set back.  So a node is also dead if it has not
renewed its lease for the lease's duration by this node's clock.  A process that ends loses its database connection and
with it its advisory lock, so a node without its lock that does not renew its lease is declared dead sooner.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final, NamedTuple

DISCONNECTED: Final = 1.0  # seconds within which a node may reconnect to the database


class NodeStatus(NamedTuple):
    """Lease and connection of a node, as read from the database."""

    id: str
    until: datetime  # end of the node's lease, which changes with every renewal
    connected: bool  # True if the node holds its advisory lock


class _Known(NamedTuple):
    until: datetime
    since: float  # when this end of the lease was first read, by the observer's clock
    locked: bool  # True if the node has ever held its lock; nodes of older versions never lock
    lost: float | None  # time since which the node has not held its lock; None if it holds it


class Observer:
    """Measures for how long other nodes have not renewed their leases."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._known: dict[str, _Known] = {}
        self._last = 0.0

    def observe(self, nodes: Iterable[NodeStatus], now: float) -> list[NodeStatus]:
        """The nodes that are dead.  After a pause between two calls, all measurements start again."""
        if now - self._last > self._seconds / 2:
            self._known = {}
        self._last = now
        nodes = list(nodes)
        self._known = {each.id: self._updated(each, now) for each in nodes}
        return [each for each in nodes if self._is_dead(self._known[each.id], now)]

    def _updated(self, node: NodeStatus, now: float) -> _Known:
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
