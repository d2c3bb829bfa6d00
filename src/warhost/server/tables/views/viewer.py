"""One connection to a table: remembers what it was last sent, so that only the difference has to be."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from ...protocol import PROTOCOL, Changed, Joined, Message, Pace

if TYPE_CHECKING:
    from ..table import Table
    from .documents import Shown

ENCODER: Final = msgspec.json.Encoder()
CHECKED: Final = 8  # every so many changes one comes with a checksum, which costs as much as the change itself


class Viewer:
    """Somebody who looks at a table.  A slow connection gets fewer, larger changes; nothing piles up for it."""

    def __init__(self, user: int, node: str = "", home: str = "") -> None:
        self.user = user
        self.home = home  # his address
        self.node = node  # the other node that he is connected to, if he is
        self.spent = 0.0  # seconds of the event loop that what it asked for has taken, and nobody was charged with yet
        self.eye = -1
        self.wake = asyncio.Event()
        self.sent_away = False  # whether the connection is to be closed: another node may serve it
        self.kept = 0  # entries of the log it has
        self.pace: Pace = "normal"  # at which he wants the computer's players to answer
        self._news = True  # whether something may have changed since it was last shown
        self._replies: deque[Message] = deque()
        self._last: Shown | None = None
        self._seq = 0

    @property
    def behind(self) -> int:
        """Replies that the connection has not taken yet."""
        return len(self._replies)

    def show(self) -> None:
        """Something has changed."""
        self._news = True
        self.wake.set()

    def send_away(self) -> None:
        """Close the connection, so that the client comes again and finds a node that can write."""
        self.sent_away = True
        self.wake.set()

    def reply(self, message: Message) -> None:
        """Say something that is for this connection alone."""
        self._replies.append(message)
        self.wake.set()

    def messages(self, table: Table) -> list[bytes]:
        """What is to be sent now: replies, then whatever has changed."""
        self.wake.clear()
        found: list[Message] = []
        shown = self._shown(table) if self._news else None  # a document costs more than all the rest
        self._news = False
        while self._replies:
            found.append(self._replies.popleft())
        if shown is not None:
            found.append(shown)
        if isinstance(shown, Joined):
            found.insert(0, found.pop())  # it comes before everything else
        return [ENCODER.encode(each) for each in found]

    def _shown(self, table: Table) -> Message | None:
        before, eye = self._last, self.eye
        after = table.sight.shown(table, self)
        if eye != self.eye:
            self.kept = 0
        kept, log = self.kept, table.sight.log(table, self.eye, self.kept)
        self._last, self.kept = after, kept + len(log)
        if before is None:
            return Joined(PROTOCOL, self._seq, after.check, after.document, log)
        found = after.since(before) if after is not before else []
        if not found and not log:
            return None
        self._seq += 1
        return Changed(self._seq, after.check if self._seq % CHECKED == 0 else "", found, kept, log)
