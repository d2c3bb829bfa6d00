"""The Litestar application of the server: its routes, middleware, start and shutdown."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..engine.errors import WarhostError
from .accounts import requests as accounts
from .accounts.guard import Guard
from .accounts.limits import LARGEST_BODY
from .admin import requests as admin
from .admin.running_jobs import run_job
from .clubs import requests as clubs
from .cluster.forwarding import ForwardedResponse
from .cluster.owners import OwnershipLost
from .cluster.peers import OnOtherNode
from .context import AppContext, context_of
from .database import DatabaseUnreachable
from .durability import UnusableDatabase
from .http_types import HttpRequest
from .library import card_pages, embeds, lesson_pages, pages, posters, puzzle_pages, rules_pages, set_pictures
from .library import requests as library
from .library.caching import KEPT, ResponseCache
from .moderation import privacy
from .moderation import requests as moderation
from .monitoring import metrics, probes
from .monitoring.middleware import RequestIds
from .monitoring.request_ids import CURRENT, HEADER
from .protocol import Problem, Refusal
from .refusing import RequestRefused, refuse, retry_after
from .settings import Settings
from .tables import requests as tables
from .tables.records.predecessors import LostCommits
from .tables.socket import socket
from .transfer import requests as transfer

LOG = logging.getLogger(__name__)


ROUTES: Final[list[ControllerRouterHandler]] = [
    *card_pages.HANDLERS,
    *admin.HANDLERS,
    *clubs.HANDLERS,
    *embeds.HANDLERS,
    *lesson_pages.HANDLERS,
    *moderation.HANDLERS,
    *privacy.HANDLERS,
    *library.HANDLERS,
    *metrics.HANDLERS,
    *pages.HANDLERS,
    *probes.HANDLERS,
    *posters.HANDLERS,
    *accounts.HANDLERS,
    *puzzle_pages.HANDLERS,
    *rules_pages.HANDLERS,
    *set_pictures.HANDLERS,
    *tables.HANDLERS,
    *transfer.HANDLERS,
    socket,
]


def create_app(settings: Settings) -> Litestar:
    """Create the application; it opens the database at startup and closes it at shutdown.

    It can be started again afterwards, with other `state.settings` if `secure` is equal: no state remains.
    """
    kept = ResponseCache()

    async def start(app: Litestar) -> None:
        settings: Settings = app.state.settings
        kept.pages.clear()
        app.state.context = _new_context(settings)
        app.state.pages = pages.Pages(settings.client)
        app.state.studio = posters.PosterRenderer(settings.client)
        await app.state.context.open()

    async def stop(app: Litestar) -> None:
        await app.state.context.close()

    app = Litestar(
        ROUTES,
        on_startup=[start],
        on_shutdown=[stop],
        middleware=[RequestIds(), Guard(settings.secure), kept],
        exception_handlers={
            RequestRefused: _refused,
            WarhostError: _refused_by_the_rules,
            HTTPException: _refused_by_the_framework,
            RecursionError: _too_deep,
            SQLAlchemyError: _no_store,
            DatabaseUnreachable: _no_store,
            UnusableDatabase: _no_store,
            LostCommits: _no_store,
            OwnershipLost: _no_store,
            OnOtherNode: _carried_there,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            "Warhost",
            __version__,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, opt=KEPT),
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.state.settings = settings
    return app


def _new_context(settings: Settings) -> AppContext:
    context = AppContext(settings)
    context.follower.run = partial(run_job, context)
    return context


def _refused(_: HttpRequest, no: RequestRefused) -> Response[Problem]:
    return Response(Problem(no.refusal), status_code=no.status, headers=retry_after(no))


def _refused_by_the_rules(_: HttpRequest, wrong: WarhostError) -> Response[Problem]:
    return Response(Problem(refuse("setup", text=str(wrong)).refusal), status_code=400)


def _refused_by_the_framework(_: HttpRequest, wrong: HTTPException) -> Response[Problem]:
    if isinstance(wrong, ValidationException) or wrong.status_code == 400:
        refusal = refuse("malformed", detail=str(wrong.detail)[:200]).refusal
    elif wrong.status_code == 413:
        refusal = refuse("too-large", limit=LARGEST_BODY).refusal
    elif wrong.status_code in (404, 405):
        refusal = refuse("not-found").refusal
    else:
        refusal = Refusal("refused.failed")
    return Response(Problem(refusal), status_code=wrong.status_code)


def _carried_there(request: HttpRequest, elsewhere: OnOtherNode) -> Response[bytes]:
    return ForwardedResponse(context_of(request), request, elsewhere)


def _too_deep(request: HttpRequest, deep: RecursionError) -> Response[Problem]:
    """Refuse JSON that is nested too deeply as malformed; any other recursion error is an internal error."""
    if "deserializing" not in str(deep):
        return _failed(request, deep)
    return Response(Problem(refuse("malformed", detail=str(deep)[:200]).refusal), status_code=400)


def _no_store(request: HttpRequest, failed: Exception) -> Response[Problem]:
    LOG.error("the store failed at %s %s: %s", request.method, request.url.path, type(failed).__name__)
    return Response(Problem(refuse("storage").refusal), status_code=503, headers=_named())


def _failed(request: HttpRequest, _: Exception) -> Response[Problem]:
    LOG.exception("failed at %s %s", request.method, request.url.path)
    return Response(Problem(Refusal("refused.failed")), status_code=500, headers=_named())


def _named() -> dict[str, str]:
    """The header with the request id, by which a user's report of a failure leads to its log line."""
    return {HEADER: CURRENT.get().id}
