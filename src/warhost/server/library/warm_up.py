"""Warm-up of the caches: loads the games and first pages before the server reports ready."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

from litestar import Litestar

from ...engine.errors import WarhostError
from ...engine.state import SPECTATOR
from ...games import game_names
from ...text import LANGUAGES, phrasebook
from ..games.adapter import SURPRISE, adapters, all_games, find_adapter
from .rules_pages import rules_of
from .scenario_index import all_scenarios

LOG = logging.getLogger(__name__)
FIRST_PAGES: Final = ("/api/games", "/api/docs", "/api/schema/openapi.json")


def load_games() -> None:
    """Load what the list of games and new tables need: rules, constructed decks and card pools."""
    for name in game_names():
        with suppress(WarhostError):  # a game without an adapter cannot be prepared
            game, adapter = find_adapter(name)
            setup = adapter.setup({}, [SURPRISE] * adapter.places({}), 0)
            game.start(setup, 0).view(SPECTATOR)
    all_games()
    for language in LANGUAGES:
        phrasebook(language)


def load_library() -> None:
    """Load what the other pages need: every card with its text, every scenario, every rule."""
    try:
        for adapter in adapters().values():
            adapter.pool()
            adapter.cards()
        all_scenarios()
        for name in adapters():
            for language in LANGUAGES:
                rules_of(name, language)
    except Exception:
        LOG.exception("a part of the library could not be loaded; requests for it are refused")


async def make_first_pages(app: Litestar) -> None:
    """Request the cached pages that most visitors load first."""
    for path in FIRST_PAGES:
        await _ask(app, path)


async def _ask(app: Litestar, path: str) -> None:
    """Send one request to the application itself, only to fill the cache."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": None,
        "server": None,
        "extensions": {},
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: object) -> None:
        pass

    await app(scope, receive, send)
