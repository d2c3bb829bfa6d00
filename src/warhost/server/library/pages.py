"""Static files of the client, and the list of requests for programmers."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import Headers
from litestar.params import FromPath

from ... import __version__
from ..http_types import HttpRequest
from ..refusing import refuse
from .addresses import is_client_address
from .caching import ASK_AGAIN, KEPT, Page
from .embeds import PREFIX, embedded, oembed_at
from .posters import picture_at, summary_at
from .sharing import PageSummary, page_of

FOREVER: Final = "public, max-age=31536000, immutable"  # file names under assets/ contain a content hash
PACKED: Final = ".br"  # suffix of the brotli-compressed copy of a file
MOST_SAID: Final = 200  # maximum number of cached pages with a summary
NO_CLIENT: Final = "<!doctype html><title>Warhost</title><p>The browser client has not been built."


class Pages:
    """The client's files, read at start; other paths get the client's page, whose router handles them."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, Page] = {}
        self._said: dict[tuple[PageSummary, str, str], Page] = {}  # cached pages by summary, image and oEmbed address
        if folder is not None:
            for path in sorted(each for each in folder.rglob("[!.]*") if each.is_file()):
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                name = path.relative_to(folder).as_posix()
                if path.suffix == PACKED:
                    continue
                tight = path.with_name(path.name + PACKED)
                cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
                self.files[name] = Page(path.read_bytes(), kind, cache, tight.read_bytes() if tight.exists() else b"")

    def page(
        self,
        name: str,
        asked: Headers,
        told: PageSummary | None = None,
        addresses: tuple[str, str] = ("", ""),
        there: bool = True,
    ) -> Response[bytes] | Response[str]:
        """A file, or the client's page with a summary in its head; unknown addresses get the page too.

        `addresses` are those of the page's image and of its oEmbed description.
        """
        if name in self.files:
            return _sent(self.files[name], asked)
        # Rule ids contain a dot, so only paths at the top level or with ".." are treated as files.
        if name.startswith(("api/", "assets/")) or ".." in name.split("/") or ("." in name and "/" not in name):
            raise refuse("not-found", 404)
        if "index.html" not in self.files:
            return Response(NO_CLIENT, media_type="text/html")
        page = self._told(told, *addresses) if told is not None else self.files["index.html"]
        return _sent(page, asked) if there else Response(page.body, status_code=404, media_type=page.kind)

    def _told(self, told: PageSummary, picture: str, oembed: str) -> Page:
        """The client's page with a summary of its address, for link previews."""
        key = (told, picture, oembed)
        if key not in self._said:
            index = self.files["index.html"]
            self._said[key] = Page(page_of(index.body.decode(), told, picture, oembed).encode(), index.kind)
            if len(self._said) > MOST_SAID:
                self._said.pop(next(iter(self._said)))
        return self._said[key]


def _sent(page: Page, asked: Headers) -> Response[bytes] | Response[str]:
    status, headers, body = page.answer(asked)
    return Response(body, status_code=status, media_type=headers.pop("content-type", None), headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes] | Response[str]:
    pages = request.app.state.pages
    assert isinstance(pages, Pages)
    name = path.lstrip("/")
    if name in pages.files or not name:
        return pages.page(name, request.headers)
    if name.startswith(PREFIX):
        shown = await embedded(request, name.removeprefix(PREFIX))
        return pages.page(name, request.headers, shown, there=shown is not None)
    deck = request.query_params.get("deck", "")
    told = await summary_at(request, name, deck)
    addresses = ("", "") if told is None else (picture_at(request, name, deck), oembed_at(request, name))
    return pages.page(name, request.headers, told, addresses, await is_client_address(request, name, told))


@get("/api/docs", summary="This page", media_type="text/html", sync_to_thread=True, opt=KEPT)
def docs(request: HttpRequest) -> str:
    """The API reference from the OpenAPI description; it needs no scripts, so the security policy stays strict."""
    schema = request.app.openapi_schema.to_schema()
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{escape(call.get('summary', ''))}</td></tr>"
        for path, calls in sorted(schema["paths"].items())
        for method, call in calls.items()
        if isinstance(call, dict) and "responses" in call
    ]
    return (
        f"<!doctype html><html lang='en'><title>Warhost {__version__}: requests</title><h1>Requests</h1>"
        "<p>The same for programs: <a href='/api/schema/openapi.json'>OpenAPI</a>.</p><table>"
        + "".join(rows)
        + "</table></html>"
    )


HANDLERS: Final = [client, docs]
