"""Connection of one viewer to a table: queued replies, and what it was last sent."""

from __future__ import annotations

import asyncio
from collections import deque

from ...protocol import Message, Pace
from .shown import Shown


class Viewer:
    """One connection.  A slow one gets fewer, larger changes; nothing is queued for it but replies."""

    def __init__(self, user: int, node: str = "", home: str = "") -> None:
        self.user = user
        self.home = home  # the client's address
        self.node = node  # the other node that forwards the connection, if one does
        self.spent = 0.0  # seconds of event-loop time its intents took that are not yet charged to its address
        self.eye = -1  # the seat whose view it is sent
        self.wake = asyncio.Event()
        self.shares = False  # True while it is sent what all spectators are sent (`audience.py`)
        self.sent_away = False  # the connection must be closed: another node may serve it
        self.kept = 0  # log entries it has been sent
        self.pace: Pace = "normal"  # at which its user wants bots to answer
        self.outdated = True  # something may have changed since it was last sent a document
        self.replies: deque[Message] = deque()
        self.last: Shown | None = None  # the document it was last sent
        self.seq = 0  # of the last change sent

    @property
    def behind(self) -> int:
        """The number of replies that the connection has not taken yet."""
        return len(self.replies)

    def show(self) -> None:
        """Note that something has changed."""
        self.outdated = True
        self.wake.set()

    def send_away(self) -> None:
        """Close the connection, so that the client reconnects to a node that can write."""
        self.sent_away = True
        self.wake.set()

    def reply(self, message: Message) -> None:
        """Queue a message for this connection alone."""
        self.replies.append(message)
        self.wake.set()
