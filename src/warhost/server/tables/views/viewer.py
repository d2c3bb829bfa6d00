"""Connection of one viewer to a table: queued replies, and the document it was last sent."""

from __future__ import annotations

import asyncio
from collections import deque

from ...protocol import Message, Pace
from .shared_document import SharedDocument


class Viewer:
    """One connection.  A slow one gets fewer, larger changes; only replies are queued for it."""

    def __init__(self, user: int, node: str = "", home: str = "") -> None:
        self.user = user
        self.home = home  # network address of the client
        self.node = node  # id of the other node that forwards the connection; "" if none does
        self.spent = 0.0  # event-loop seconds used by the viewer's intents, not yet charged to their address
        self.eye = -1  # seat whose view the viewer gets, or SPECTATOR
        self.wake = asyncio.Event()
        self.shares = False  # True if the viewer gets the shared stream of spectators (`audience.py`)
        self.must_reconnect = False  # True if the connection must be closed, because another node may serve it
        self.kept = 0  # number of log entries that the viewer has got
        self.pace: Pace = "normal"  # speed of bots that the viewer wants
        self.outdated = True  # True if something may have changed since the viewer's last document
        self.replies: deque[Message] = deque()
        self.last: SharedDocument | None = None  # the document that was last sent to the viewer; None before the first
        self.seq = 0  # sequence number of the last change sent to the viewer

    @property
    def unread_replies(self) -> int:
        """The number of replies that the connection has not read yet."""
        return len(self.replies)

    def show(self) -> None:
        """Note that something has changed."""
        self.outdated = True
        self.wake.set()

    def require_reconnect(self) -> None:
        """Close the connection, so that the client reconnects to a node that can write."""
        self.must_reconnect = True
        self.wake.set()

    def reply(self, message: Message) -> None:
        """Queue a message for this connection alone."""
        self.replies.append(message)
        self.wake.set()
