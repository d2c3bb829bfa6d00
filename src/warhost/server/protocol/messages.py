"""What the server says on the websocket."""

from __future__ import annotations

import msgspec

from .changes import Change
from .refusals import Refusal
from .table import Document, Outlook
from .words import Shown


class Joined(msgspec.Struct, tag="joined"):
    """The whole document: the first message, and whenever the client must resynchronise."""

    protocol: int
    seq: int  # number of the message: the next change has one more
    check: str  # of the document: see `checksum` in delta.py
    document: Document
    log: list[Shown]  # everything that has happened, as the eye may know it


class Changed(msgspec.Struct, tag="changed"):
    """The document has changed.  Keep the first `kept` entries of the log, then add `events`."""

    seq: int
    check: str  # "" where it is not to be compared
    changes: list[Change]
    kept: int
    events: list[Shown]


class Done(msgspec.Struct, tag="done"):
    """The intent was carried out and is on disk; the change itself comes as `changed`."""

    id: int
    moment: int


class Refused(msgspec.Struct, tag="refused"):
    """The intent was not carried out and changed nothing.  `id` is -1 where the message could not be read."""

    id: int
    moment: int
    refusal: Refusal


class Why(msgspec.Struct, tag="why"):
    """The answer to `why-not`; no refusal: the action is offered."""

    id: int
    moment: int
    refusal: Refusal | None


class Previewed(msgspec.Struct, tag="previewed"):
    """The answer to `preview`, by option."""

    id: int
    moment: int
    outlooks: dict[str, Outlook]


class Pong(msgspec.Struct, tag="pong"):
    """Reply to `Ping`: at least one client is connected."""

    id: int


Message = Joined | Changed | Done | Refused | Why | Previewed | Pong
