"""HTTP handler by which people download all that the server has about them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Final

from litestar import get
from litestar.response import Stream
from sqlalchemy import Connection

from ...engine.plain import JsonObject
from ..context import AppContext, context_of
from ..http_types import HttpRequest
from ..refusing import refuse
from ..tables.records.records import User
from .export_file import ExportLines, new_header
from .person_export import game_rows, games_of, rows_besides_games


@get("/api/account/data", summary="All that the server has about oneself, as a file of JSON lines")
async def own_data(request: HttpRequest) -> Stream:
    """The games are read one by one, so that nobody waits for a person who has played thousands."""
    context = context_of(request)
    user = await context.require_user(request)
    if not await context.heavy.allow(f"data, {user.id}"):
        raise refuse("too-fast", 429, seconds=1)
    day = time.strftime("%Y-%m-%d", time.gmtime())
    return Stream(
        _own_lines(context, user),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="warhost-{day}.jsonl"', "cache-control": "no-store"},
    )


async def _own_lines(context: AppContext, user: User) -> AsyncIterator[bytes]:
    read, reading = context.writer.read, context.writer.reading
    made = ExportLines(new_header("person", user.name))
    yield made.first()
    rows = await read(reading.query, _rows_besides_games, user.id)
    yield b"".join([made.row(*row) for row in rows])
    for table in await read(reading.query, games_of, user.id):
        rows = await read(reading.query, _game_rows, user.id, table)
        yield b"".join([made.row(*row) for row in rows])
    yield made.last()


def _rows_besides_games(connection: Connection, user: int) -> list[tuple[str, JsonObject]]:
    return list(rows_besides_games(connection, user))


def _game_rows(connection: Connection, user: int, table: str) -> list[tuple[str, JsonObject]]:
    return list(game_rows(connection, user, table))


HANDLERS: Final = [own_data]
