"""The pictures that come with installed card sets."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from ...card_sets import own_sets
from ...card_sets.pictures import KINDS
from ..http_types import HttpRequest
from ..refusing import refuse
from ..tables.places import known_adapter
from .caching import Page

AN_HOUR: Final = "public, max-age=3600"


@get(
    "/api/sets/{game:str}/{name:str}/{code:str}",
    summary="The picture of a card of an installed set",
    sync_to_thread=True,
)
def picture(request: HttpRequest, game: FromPath[str], name: FromPath[str], code: FromPath[str]) -> Response[bytes]:
    known_adapter(game)
    file = next((own.pictures.get(code) for own in own_sets(game) if own.name == name), None)
    try:
        body = file.read_bytes() if file is not None else b""
    except OSError:
        body = b""
    if file is None or not body:
        raise refuse("not-found", 404)
    status, headers, body = Page(body, KINDS[file.suffix], AN_HOUR).answer(request.headers)
    return Response(body, status_code=status, media_type=headers.pop("content-type", None), headers=headers)


HANDLERS: Final = [picture]
