"""Probes for a process supervisor and a load balancer: whether the server responds, and whether it can be used."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get

from ... import __version__
from ...engine.plain import JsonObject
from ...games import GAMES
from ..context import AppContext, context_of
from ..http_types import HttpRequest

SECONDS: Final = 1.5  # timeout in seconds for the check of the database


@get("/health", summary="Whether the process responds; it uses neither the database nor other nodes")
async def health() -> JsonObject:
    return {"ok": True, "version": __version__}


@get(
    ["/ready", "/api/health"],
    summary="Whether the server can be used: its database works and, in a cluster, its lease holds",
)
async def ready(request: HttpRequest) -> Response[JsonObject]:
    """Status 503 tells a load balancer to send no more requests to this node.

    A server accepts no connection before its games are loaded, so `games` lists those with which tables can be opened.
    """
    context = context_of(request)
    membership = context.settings.membership
    parts = {"database": await database_works(context), "lease": membership is None or not membership.has_expired}
    leaving = membership is not None and membership.leaving
    ok = all(parts.values()) and not leaving
    shown: JsonObject = {"ok": ok, "version": __version__, **parts}
    shown["games"] = {name: game.version for name, game in GAMES.items()}
    if leaving:
        shown["leaving"] = True
    return Response(shown, status_code=200 if ok else 503)


async def database_works(context: AppContext) -> bool:
    """True if the database can be read, and written to if the last write failed."""
    try:
        await asyncio.wait_for(context.writer.check(), SECONDS)
    except Exception:
        return False
    return True


HANDLERS: Final = [health, ready]
