"""Messages for a viewer: queued replies, and the changes since the last message."""

from __future__ import annotations

from typing import Final

import msgspec

from ...protocol import PROTOCOL, Changed, Joined, Message
from .documents import Projection
from .viewer import Viewer

ENCODER: Final = msgspec.json.Encoder()
CHECKED: Final = 8  # one change in so many has a checksum, which costs as much time as the change itself


def messages(viewer: Viewer, projection: Projection) -> list[bytes]:
    """The encoded messages that are due: replies, then the change."""
    viewer.wake.clear()
    found: list[Message] = []
    update = _update(viewer, projection) if viewer.outdated else None  # costs more than all the rest
    viewer.outdated = False
    while viewer.replies:
        found.append(viewer.replies.popleft())
    if update is not None:
        found.append(update)
    if isinstance(update, Joined):
        found.insert(0, found.pop())  # the client expects `joined` before any reply
    return [ENCODER.encode(each) for each in found]


def _update(viewer: Viewer, projection: Projection) -> Message | None:
    """The whole document for a new viewer, the changes for any other; None if nothing has changed."""
    before = viewer.last
    after, log = projection.update(viewer)
    kept = viewer.kept
    viewer.last, viewer.kept = after, kept + len(log)
    if before is None:
        return Joined(PROTOCOL, viewer.seq, after.check, after.document, log)
    found = after.since(before) if after is not before else []
    if not found and not log:
        return None
    viewer.seq += 1
    return Changed(viewer.seq, after.check if viewer.seq % CHECKED == 0 else "", found, kept, log)
