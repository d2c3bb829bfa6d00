"""Link preview images, rendered by the client's renderer in a subprocess, one at a time."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

from litestar import Response, get
from litestar.params import FromPath

from ..context import address, context_of
from ..http_types import HttpRequest
from ..protocol import CardInfo
from ..refusing import refuse
from ..tables.lobby import LONGEST_ID
from ..tables.places import known_adapter
from ..tables.records.records import TableRow
from .caching import Page
from .sharing import PageSummary, summary_of, summary_of_deck, summary_of_table

PROGRAM: Final = Path(__file__).with_name("poster_process.py")
NEEDED: Final = ("quickjs", "resvg_py")  # packages that the extra `warhost[pictures]` installs
MOST_KEPT: Final = 60
MOST_WAITING: Final = 20
SECONDS: Final = 20.0  # timeout in seconds for drawing one image
FOR_A_DAY: Final = "public, max-age=86400"


class PosterRenderer:
    """Renders page summaries to images; without the renderer or its runtime there are no images."""

    def __init__(self, client: Path | None) -> None:
        folder = client / "share" if client is not None else None
        able = folder is not None and (folder / "painter.js").is_file() and all(find_spec(each) for each in NEEDED)
        self.folder = folder if able else None
        self._kept: dict[str, Page] = {}
        self._brush = asyncio.Semaphore(1)
        self._waiting = 0

    def cached(self, told: PageSummary) -> Page | None:
        """The cached image of a summary."""
        return self._kept.get(render_input(told))

    async def draw(self, told: PageSummary) -> Page:
        """The image of a summary, rendered if needed; refused if too many are waiting."""
        asked = render_input(told)
        assert self.folder is not None
        if self._waiting >= MOST_WAITING:
            raise refuse("too-fast", 429, seconds=5)
        self._waiting += 1
        try:
            async with self._brush:
                if asked not in self._kept:
                    self._kept[asked] = Page(await _drawn(self.folder, asked), "image/png", FOR_A_DAY)
                    while len(self._kept) > MOST_KEPT:
                        self._kept.pop(next(iter(self._kept)))
                return self._kept[asked]
        finally:
            self._waiting -= 1


def render_input(told: PageSummary) -> str:
    """The renderer's input as JSON, also the cache key: equal as long as the page does not change."""
    known = _known(told.game)
    cards = [
        {
            "code": card.code,
            "name": card.name,
            "family": card.army,
            "kind": card.facts.get("kind") or card.facts.get("class", ""),
            "traits": card.facts.get("traits", []),
            "unique": card.facts.get("unique", False),
        }
        for card in (known[code] for code in told.shown)
    ]
    return json.dumps({"game": told.game, "title": told.title, "lines": [told.description], "cards": cards})


@cache
def _known(game: str) -> dict[str, CardInfo]:
    return {card.code: card for card in known_adapter(game)[1].cards()}


async def _drawn(folder: Path, asked: str) -> bytes:
    """Render an image in a subprocess with low priority and a timeout."""
    pipe = asyncio.subprocess.PIPE
    painter = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(PROGRAM), str(folder), stdin=pipe, stdout=pipe
    )
    try:
        picture, _ = await asyncio.wait_for(painter.communicate(asked.encode()), SECONDS)
    except TimeoutError:
        raise refuse("too-fast", 503, seconds=60) from None
    finally:
        with suppress(ProcessLookupError):
            painter.kill()
    if painter.returncode:
        raise refuse("failed", 503)
    return picture


async def summary_at(request: HttpRequest, name: str, deck: str = "") -> PageSummary | None:
    """Summary of the page at an address, from the database if needed; None if it has no summary."""
    screen, _, what = name.partition("/")
    if screen == "table":
        row = await table_at(request, what)
        return await asyncio.to_thread(summary_of_table, row) if row is not None else None
    if screen == "decks" and deck:
        return await asyncio.to_thread(summary_of_deck, what, deck)
    return await asyncio.to_thread(summary_of, name)


async def table_at(request: HttpRequest, what: str) -> TableRow | None:
    """The table with this id; None if there is none."""
    if not 0 < len(what) <= LONGEST_ID or not (what.isascii() and what.isprintable()):
        return None
    writer = context_of(request).writer
    return await writer.read(writer.reading.table, what)


def site_at(request: HttpRequest) -> str:
    """The URL of this site, without a slash; "" if the Host header is all that is known of it.

    Without a configured host name the header is untrusted: the URL could point to a foreign host.
    """
    settings = context_of(request).settings
    if settings.secure and not settings.hosts:
        return ""
    scheme = "https" if settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


def picture_at(request: HttpRequest, name: str, deck: str = "") -> str:
    """The absolute URL of a page's preview image; a deck has the image of its army."""
    site = site_at(request)
    if request.app.state.studio.folder is None or not site:
        return ""
    place = f"{name}/{deck.partition('|')[0]}" if deck else name
    return f"{site}/api/pictures/{quote(place)}.png"


@get("/api/pictures/{path:path}", summary="The picture of a page, for whoever shows a link to it")
async def picture(request: HttpRequest, path: FromPath[str]) -> Response[bytes]:
    context, studio = context_of(request), request.app.state.studio
    assert isinstance(studio, PosterRenderer)
    told = await summary_at(request, path.strip("/").removesuffix(".png")) if studio.folder is not None else None
    if told is None:
        raise refuse("not-found", 404)
    page = studio.cached(told)
    if page is None:
        if not await context.heavy.allow(address(request)):
            raise refuse("too-fast", 429, seconds=1)
        page = await studio.draw(told)
    status, headers, body = page.answer(request.headers)
    return Response(body, status_code=status, media_type=headers.pop("content-type", None), headers=headers)


HANDLERS: Final = [picture]
