"""HTTP: what the privacy page says about a server, from its settings."""

from __future__ import annotations

from typing import Literal

import msgspec


class PrivacyTerm(msgspec.Struct):
    """How long a server keeps something."""

    kind: Literal["sessions", "guests", "guest-games", "analyses", "reports", "cookie", "names", "reset-links"]
    days: int  # after the last use, or after the end; 0: until someone deletes it


class PrivacyInfo(msgspec.Struct):
    """GET /api/privacy: how long this server keeps what, and whom to ask."""

    terms: list[PrivacyTerm]
    cleans: bool  # the server deletes by itself what is older; otherwise its operator does
    contact: str  # how to reach the operator; "" if not set
