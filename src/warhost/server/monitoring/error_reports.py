"""Optional reports of errors to Sentry, or to another service that takes its format; imported only with `SENTRY_DSN`.

A report is a log line of level error with its traceback.  Values of variables, requests, cookies and addresses are
not sent: they have the secrets of games and people.
"""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Final

from ... import __version__
from ...engine.errors import WarhostError
from .request_ids import CURRENT

if TYPE_CHECKING:
    from sentry_sdk.types import Event

VARIABLE: Final = "SENTRY_DSN"
MISSING: Final = "error reports need the extra: pip install 'warhost[sentry]', or unset SENTRY_DSN"


def start_error_reports(node: str = "") -> None:
    """Report errors where `SENTRY_DSN` says; refused if the extra is missing or the address is wrong."""
    dsn = os.environ.get(VARIABLE, "")
    if not dsn:
        return
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ImportError:
        raise WarhostError(MISSING) from None
    try:
        sentry_sdk.init(
            dsn=dsn,
            release=f"warhost@{__version__}",
            server_name=node or "warhost",
            default_integrations=False,
            auto_enabling_integrations=False,
            integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
            include_local_variables=False,
            max_breadcrumbs=0,
            before_send=_with_request,
        )
    except ValueError as wrong:
        raise WarhostError(f"SENTRY_DSN is no address of a Sentry: {wrong}") from None


def _with_request(event: Event, _: object) -> Event:
    """The event with the id of the request, by which its log lines are found, and without the request itself."""
    event.pop("request", None)
    event.pop("user", None)
    if CURRENT.get().id:
        event.setdefault("tags", {})["request"] = CURRENT.get().id
    return event
