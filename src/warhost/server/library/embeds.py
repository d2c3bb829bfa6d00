"""Pages that other sites may show in a frame, and their description in the oEmbed format.

A card, a puzzle and a finished game have a second address for frames, `/embed/...`.  All other pages refuse frames.
"""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec
from litestar import get
from litestar.params import FromQuery

from ..http_types import HttpRequest
from ..refusing import refuse
from .posters import picture_at, site_at, summary_at, table_at
from .sharing import PageSummary

PREFIX: Final = "embed/"  # start of the addresses for frames
SCREENS: Final = ("cards", "puzzle", "table")
SIZES: Final = {"cards": (760, 560), "puzzle": (960, 680), "table": (960, 680)}  # width and height in pixels
LEAST: Final = 200  # minimum width and height in pixels
LONGEST_URL: Final = 500  # characters


class Embed(msgspec.Struct, omit_defaults=True):
    """GET /api/oembed: a page for a frame, as described at oembed.com."""

    version: str
    type: str
    provider_name: str
    provider_url: str
    title: str
    html: str
    width: int
    height: int
    thumbnail_url: str = ""


async def embedded(request: HttpRequest, name: str) -> PageSummary | None:
    """Summary of the page at an address if frames may show it: a card, a puzzle, or a finished game."""
    screen, _, what = name.partition("/")
    if screen not in SCREENS or (screen == "cards" and "/" not in what):
        return None
    if screen == "table":
        row = await table_at(request, what)
        if row is None or row.state != "over":
            return None
    return await summary_at(request, name)


def oembed_at(request: HttpRequest, name: str) -> str:
    """The URL of the oEmbed description of a page; "" if it has none."""
    site, (screen, _, what) = site_at(request), name.partition("/")
    if not site or screen not in SCREENS or (screen == "cards" and "/" not in what):
        return ""
    return f"{site}/api/oembed?url={quote(f'{site}/{name}', safe='')}"


@get("/api/oembed", summary="A card, a puzzle or a finished game for other sites, in the oEmbed format")
async def oembed(
    request: HttpRequest, url: FromQuery[str], maxwidth: FromQuery[int] = 0, maxheight: FromQuery[int] = 0
) -> Embed:
    site = site_at(request)
    try:
        asked = urlsplit(url[:LONGEST_URL])
    except ValueError:
        raise refuse("not-found", 404) from None
    name = asked.path.strip("/").removeprefix(PREFIX)
    told = await embedded(request, name) if site and asked.netloc == urlsplit(site).netloc else None
    if told is None:
        raise refuse("not-found", 404)
    usual = SIZES[name.partition("/")[0]]
    width, height = [
        max(LEAST, min(size, most)) if most > 0 else size
        for size, most in zip(usual, (maxwidth, maxheight), strict=True)
    ]
    address = f"{site}/{PREFIX}{name}" + (f"?{asked.query}" if asked.query else "")
    frame = (
        f'<iframe src="{escape(address)}" title="{escape(told.title)}" width="{width}" height="{height}" '
        'style="border:0" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>'
    )
    return Embed("1.0", "rich", "Warhost", site, told.title, frame, width, height, picture_at(request, name))


HANDLERS: Final = [oembed]
