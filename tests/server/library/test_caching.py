"""Pages that never change are rendered once: no query parameter and no spelling of an address bypasses the cache."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.bare import Bare, bare
from warhost.server.library import caching
from warhost.server.library.warm_up import FIRST_PAGES, make_first_pages

PARTS = {"game": "lords", "language": "pl", "part": "house", "code": "orc-snafu-bighorn", "number": "1"}
NEEDED = {"/api/scenarios/{game}/run": "path=lords/00-conventions/0.1-squares-and-directions"}
STRANGE = (
    "x=1",
    "_=2",
    "request=1",
    "x=1&x=2&x=3",
    "&".join(f"x{number}=1" for number in range(500)),
    "%78=%31",
    "x",
    "=",
    "&&&",
    "l%61nguage=ru",
)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The pages that were rendered, in order."""
    found: list[bytes] = []

    class Counted(caching.Page):
        def __init__(self, body: bytes, *more: Any) -> None:
            super().__init__(body, *more)
            found.append(body)

    monkeypatch.setattr(caching, "Page", Counted)
    return found


def kept_handlers(asked: Bare) -> Iterator[tuple[str, Any]]:
    """Every cached route with its handler."""
    for route in asked.app.routes:
        for handler in getattr(route, "route_handlers", []):
            ours = not route.path.startswith("/api/schema") or route.path in FIRST_PAGES
            if handler.opt.get("kept") and "GET" in handler.http_methods and ours:
                yield route.path_format, handler


def addresses(asked: Bare) -> list[str]:
    found = []
    for path, _ in kept_handlers(asked):
        found.append(path.format_map(PARTS) + (f"?{NEEDED[path]}" if path in NEEDED else ""))
    assert len(found) > 12
    assert {"/api/docs", "/api/schema/openapi.json", "/api/games"} <= set(found)
    return found


def test_undeclared_query_parameters_do_not_create_cache_entries(made: list[bytes]) -> None:
    with bare() as asked:
        for path in addresses(asked):
            plain = asked.ask("GET", path)
            assert (plain.status, len(made)) == (200, 1), (path, plain.text[:200])
            for query in STRANGE:
                again = asked.ask("GET", f"{path}{'&' if '?' in path else '?'}{query}")
                assert again.body == plain.body, (path, query)
                assert again.headers["etag"] == plain.headers["etag"], (path, query)
            if "?" not in path:
                assert asked.ask("GET", f"{path}/").body == plain.body
            assert len(made) == 1, path
            made.clear()


def test_equal_parameter_values_share_one_cache_entry(made: list[bytes]) -> None:
    with bare() as asked:
        for query in ("language=pl", "language=%70l", "language=p%6C", "x=1&language=pl", "language=pl&language=ru"):
            assert asked.ask("GET", f"/api/rules/lords?{query}").json()["language"] == "pl"
        assert len(made) == 1
        assert asked.ask("GET", "/api/rules/lords?language=ru").json()["language"] == "ru"
        assert asked.ask("GET", "/api/games?language=ru").body == asked.ask("GET", "/api/games?language=pl").body
        assert len(made) == 3


def test_concurrent_requests_for_an_uncached_page_render_it_once(made: list[bytes]) -> None:
    with bare() as asked:

        async def together() -> list[Any]:
            asking = [asked.asked("GET", f"/api/docs?x={number}", b"", {}, "127.0.0.1") for number in range(20)]
            return await asyncio.gather(*asking)

        answers = asked.loop.run_until_complete(together())
        assert {answer.status for answer in answers} == {200}
        assert len({answer.body for answer in answers}) == len(made) == 1


def test_the_least_recently_used_page_is_evicted_first(made: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading all cards evicts none of the common pages from the cache."""
    monkeypatch.setattr(caching, "MOST_PAGES", 3)
    with bare() as asked:
        asked.ask("GET", "/api/games")
        codes = [card["code"] for card in asked.ask("GET", "/api/cards/lords").json()[:6]]
        for code in codes:
            asked.ask("GET", f"/api/cards/lords/{code}")
            asked.ask("GET", "/api/games")
        assert len(made) == 2 + len(codes)


def test_pages_are_rendered_outside_the_event_loop() -> None:
    with bare() as asked:
        for path, handler in kept_handlers(asked):
            if path != "/api/schema/openapi.json":  # the framework's own page: rendered before the server is ready
                assert handler.sync_to_thread, path


def test_the_first_pages_are_cached_before_the_first_request(made: list[bytes]) -> None:
    with bare() as asked:
        asked.loop.run_until_complete(make_first_pages(asked.app))
        assert len(made) == len(FIRST_PAGES)
        for path in FIRST_PAGES:
            assert asked.ask("GET", path).status == 200
        assert len(made) == len(FIRST_PAGES)
