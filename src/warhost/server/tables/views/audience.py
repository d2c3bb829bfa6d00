"""Spectators of one table at one node.  They see the same, so every message is made once and sent to all as it is."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from ....engine.state import SPECTATOR
from ...frames import text_frame
from ...protocol import PROTOCOL, Joined
from ..records.records import TableRow
from .documents import Projection
from .updates import ENCODER, messages
from .viewer import Viewer

LOG = logging.getLogger(__name__)
NOBODY: Final = 0  # the user of a connection without a session


class SpectatorConnection(Protocol):
    """A connection, as far as its audience needs to know it."""

    def deliver(self, frame: bytes) -> bool:
        """Send a frame; False, and nothing is sent, if the client has not taken what was sent before."""

    async def room(self) -> None:
        """Wait until the client has taken what was sent."""


class Audience(Viewer):
    """One viewer for all spectators: what it is sent goes to each of them.

    A spectator begins with the whole document.  One that does not keep up leaves, and begins again when it can.
    """

    def __init__(self, projection: Projection) -> None:
        super().__init__(NOBODY)
        self._projection = projection
        self._members: dict[Viewer, SpectatorConnection] = {}
        self._is_due = False  # True while a call of `_send` is scheduled
        self._whole: tuple[int, bytes] | None = None  # the frame of the whole document, with the number of its state

    def admits(self, viewer: Viewer, row: TableRow) -> bool:
        """True if a connection may share the stream: its user has no place, and cannot take one any more."""
        return row.state != "open" and (viewer.user == NOBODY or not row.places_of(viewer.user))

    def welcome(self, viewer: Viewer, connection: SpectatorConnection) -> None:
        """Send a spectator the whole document, and everything that follows."""
        self._send()
        if self.last is None:
            self.last, log = self._projection.update(self)
            self.kept = len(log)
        viewer.outdated = False
        if not connection.deliver(self._document()):
            viewer.outdated = True
            return
        viewer.last, viewer.kept, viewer.shares = None, 0, True
        self._members[viewer] = connection

    def leave(self, viewer: Viewer) -> None:
        """Remove a spectator.  Without any, nothing is made and nothing remembered."""
        viewer.shares = False
        if self._members.pop(viewer, None) is not None and not self._members:
            self.last, self.kept, self._whole = None, 0, None

    def show(self) -> None:
        """Send what has changed in the next iteration of the event loop, together with what changes until then."""
        self.outdated = True
        if self._members and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._is_due = False
        if not self._members:
            return
        try:
            found = messages(self, self._projection)
        except Exception:
            LOG.exception("what spectators see could not be made together")
            self._dissolve(list(self._members))
            return
        for message in found:
            frame = text_frame(message)
            self._dissolve([viewer for viewer, each in self._members.items() if not each.deliver(frame)])

    def _dissolve(self, viewers: list[Viewer]) -> None:
        """Leave these spectators to their own tasks, which begin again with the whole document."""
        for viewer in viewers:
            self.leave(viewer)
            viewer.show()

    def _document(self) -> bytes:
        assert self.last is not None
        if self._whole is None or self._whole[0] != self.seq:
            log = self._projection.log(SPECTATOR, 0)[: self.kept]
            message = Joined(PROTOCOL, self.seq, self.last.check, self.last.document, log)
            self._whole = self.seq, text_frame(ENCODER.encode(message))
        return self._whole[1]
