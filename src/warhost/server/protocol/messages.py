"""Messages from server to client on the websocket."""

from __future__ import annotations

import msgspec

from .changes import Change
from .refusals import Refusal
from .table import Document, PreviewOutcome
from .words import Shown, View


class Joined(msgspec.Struct, tag="joined"):
    """The whole document: sent as the first message, and whenever the client must resynchronise."""

    protocol: int
    seq: int  # sequence number of the message; the next `changed` has one more
    check: str  # checksum of the document, as computed by `checksum` in delta.py
    document: Document
    log: list[Shown]  # the log entries that the viewer may know


class Changed(msgspec.Struct, tag="changed"):
    """The document has changed.  Keep the first `kept` entries of the log, then add `events`."""

    seq: int
    check: str  # checksum of the changed document; "" if it should not be compared
    changes: list[Change]
    kept: int
    events: list[Shown]


class Done(msgspec.Struct, tag="done"):
    """The intent was carried out and stored; the change itself is sent as `changed`."""

    id: int
    moment: int


class Refused(msgspec.Struct, tag="refused"):
    """The intent was refused and changed nothing.  `id` is -1 if the message could not be parsed."""

    id: int
    moment: int
    refusal: Refusal


class Why(msgspec.Struct, tag="why"):
    """The reply to `why-not`; without a refusal, the action is offered."""

    id: int
    moment: int
    refusal: Refusal | None


class Previewed(msgspec.Struct, tag="previewed"):
    """The reply to `preview`: an outcome by option."""

    id: int
    moment: int
    outlooks: dict[str, PreviewOutcome]


class Drafted(msgspec.Struct, tag="drafted"):
    """The reply to `draft`: the view with the next question of the stage; null if the answers are complete."""

    id: int
    moment: int
    view: View | None
    window: str  # key of the action window of that question, or ""


class Pong(msgspec.Struct, tag="pong"):
    """Reply to `Ping`: at least one client is connected."""

    id: int


Message = Joined | Changed | Done | Refused | Why | Previewed | Drafted | Pong
