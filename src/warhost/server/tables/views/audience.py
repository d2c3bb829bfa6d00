"""Spectators of one table at one node: they see the same, so each message is made once and sent to all.

Players come first: spectators receive a change a moment later, together with all other changes until then.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ....engine.state import SPECTATOR
from ...frames import text_frame
from ...protocol import PROTOCOL, Joined
from ..records.records import TableRow
from .broadcast import Broadcast, SpectatorConnection
from .documents import Projection
from .updates import ENCODER, messages
from .viewer import Viewer

LOG = logging.getLogger(__name__)
NOBODY: Final = 0  # user id of a connection without a session
PAUSE: Final = 0.05  # seconds between a change and its message to spectators, so that changes are sent together


class Audience(Viewer):
    """Viewer that represents all spectators: its messages are sent to each of them.

    A spectator first receives the whole document.  One that does not keep up is dropped, and joins again when it can.
    """

    def __init__(self, projection: Projection, unshared: dict[Viewer, None]) -> None:
        """`unshared`: the connections to the table without a shared stream."""
        super().__init__(NOBODY)
        self._projection = projection
        self._unshared = unshared
        self._broadcast: Broadcast[Viewer] = Broadcast(self._begin_again)
        self._is_due = False  # True while a call of `_send` is scheduled
        self._whole: tuple[int, bytes] | None = None  # sequence number and frame of the whole document

    def admits(self, viewer: Viewer, row: TableRow) -> bool:
        """True if a connection may share the stream: its user has no place and cannot take one."""
        return row.state != "open" and (viewer.user == NOBODY or not row.places_of(viewer.user))

    def welcome(self, viewer: Viewer, connection: SpectatorConnection) -> None:
        """Send a spectator the whole document, then all changes."""
        if self.last is None:
            self.last, log = self._projection.update(self)
            self.kept, self.outdated = len(log), False
        viewer.outdated = False
        if not connection.deliver(self._document()):
            viewer.outdated = True
            return
        viewer.last, viewer.kept, viewer.shares = None, 0, True
        self._unshared.pop(viewer, None)
        self._broadcast.join(viewer, connection)

    def leave(self, viewer: Viewer) -> None:
        """Remove a spectator.  Without any, no messages are made and the last document is dropped."""
        viewer.shares = False
        if self._broadcast.leave(viewer) and not self._broadcast:
            self.last, self.kept, self._whole = None, 0, None

    def show(self) -> None:
        """Schedule a message with all changes until then."""
        self.outdated = True
        if self._broadcast and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(PAUSE, self._send)

    @property
    def is_sending(self) -> bool:
        """True while a message has been sent to some spectators, but not yet to all."""
        return self._broadcast.is_busy

    @property
    def is_at_rest(self) -> bool:
        """True if every spectator has received all changes."""
        return not self._is_due and not self._broadcast.is_busy

    def _send(self) -> None:
        self._is_due = False
        if not self._broadcast:
            return
        if self._broadcast.is_busy:  # the last message is still being sent to some spectators
            self.show()
            return
        try:
            found = messages(self, self._projection)
        except Exception:
            LOG.exception("what spectators see could not be made together")
            for viewer in self._broadcast.members:
                self._begin_again(viewer)
            return
        if found:
            self._broadcast.send(b"".join([text_frame(message) for message in found]))

    def _begin_again(self, viewer: Viewer) -> None:
        """Drop a spectator; their own task joins them again with the whole document."""
        self.leave(viewer)
        self._unshared[viewer] = None
        viewer.show()

    def _document(self) -> bytes:
        assert self.last is not None
        if self._whole is None or self._whole[0] != self.seq:
            log = self._projection.log(SPECTATOR, 0)[: self.kept]
            message = Joined(PROTOCOL, self.seq, self.last.check, self.last.document, log)
            self._whole = self.seq, text_frame(ENCODER.encode(message))
        return self._whole[1]
