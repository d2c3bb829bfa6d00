"""Broadcast: the same bytes for many connections, sent to a part of them in each iteration of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

AT_ONCE: Final = 50  # connections per iteration; one send takes about 6 microseconds, nearly all of it in the kernel

K = TypeVar("K")


class SpectatorConnection(Protocol):
    """The part of a connection that a broadcast uses."""

    def deliver(self, frame: bytes) -> bool:
        """Send a frame; False, without sending it, if the client has not received the previous frames."""

    async def drain(self) -> None:
        """Wait until the client has received what was sent."""


class Broadcast(Generic[K]):
    """Group of connections that receive the same messages in order.  Sending yields to the event loop between parts.

    A new member receives the messages sent after it has joined.  One that does not keep up is dropped, and `lost` is
    called.
    """

    def __init__(self, lost: Callable[[K], None]) -> None:
        self._members: dict[K, SpectatorConnection] = {}
        self._lost = lost
        self._passes: deque[tuple[bytes, dict[K, SpectatorConnection]]] = deque()  # message, receivers left

    @property
    def is_busy(self) -> bool:
        """True while a message has not been sent to all members."""
        return bool(self._passes)

    def __bool__(self) -> bool:
        return bool(self._members)

    @property
    def members(self) -> list[K]:
        return list(self._members)

    def join(self, member: K, connection: SpectatorConnection) -> None:
        """Add a member."""
        self._members[member] = connection

    def leave(self, member: K) -> bool:
        """Remove a member; False if it was not a member."""
        for _, left in self._passes:
            left.pop(member, None)
        return self._members.pop(member, None) is not None

    def send(self, data: bytes) -> None:
        """Send bytes to all present members, beginning in the next iteration."""
        if not self._passes:
            asyncio.get_running_loop().call_soon(self._part)
        self._passes.append((data, self._members.copy()))

    def _part(self) -> None:
        data, left = self._passes[0]
        for _ in range(min(AT_ONCE, len(left))):
            member, connection = left.popitem()
            if not connection.deliver(data):
                self.leave(member)
                self._lost(member)
        if not left:
            self._passes.popleft()
        if self._passes:
            asyncio.get_running_loop().call_soon(self._part)
