"""What the privacy page says, made from the settings of the server."""

from __future__ import annotations

from typing import Final

from litestar import get

from ..accounts.retired_names import RESTS
from ..accounts.store import SESSION_SECONDS
from ..admin.options import CONTACT
from ..admin.people import RESET_SECONDS
from ..context import context_of
from ..http_types import HttpRequest
from ..protocol import PrivacyInfo, PrivacyTerm

DAY: Final = 24 * 3600


@get("/api/privacy", summary="How long this server keeps what, and how to reach its operator")
async def privacy(request: HttpRequest) -> PrivacyInfo:
    """The terms that the daily job applies, and those that are fixed."""
    context = context_of(request)
    number = context.follower.number
    terms = [
        PrivacyTerm("cookie", SESSION_SECONDS // DAY),
        PrivacyTerm("sessions", number("keep-sessions")),
        PrivacyTerm("guests", number("keep-guests")),
        PrivacyTerm("guest-games", number("keep-guest-games")),
        PrivacyTerm("analyses", number("keep-analyses")),
        PrivacyTerm("reports", number("keep-reports")),
        PrivacyTerm("names", RESTS // DAY),
        PrivacyTerm("reset-links", RESET_SECONDS // DAY),
    ]
    return PrivacyInfo(terms, context.settings.public, context.follower.settings[CONTACT])


HANDLERS: Final = [privacy]
