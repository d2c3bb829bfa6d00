"""HTTP handlers of moderation by players: whom they have muted and blocked."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import delete, get
from litestar.params import FromPath

from ..accounts.limits import LARGEST_ID
from ..context import AppContext, context_of
from ..http_types import HttpRequest
from ..protocol import MutedPerson
from ..refusing import refuse
from ..tables.table import Table


@get("/api/muted", summary="Whom one has muted or blocked")
async def muted(request: HttpRequest) -> list[MutedPerson]:
    context = context_of(request)
    user = await context.user(request)
    return await context.writer.read(context.writer.reading.muted_people, user.id) if user is not None else []


@delete("/api/muted/{person:int}", summary="End a mute or a block")
async def unmute(request: HttpRequest, person: FromPath[int]) -> None:
    context = context_of(request)
    user = await context.require_user(request)
    known = 0 < person <= LARGEST_ID
    if not known or not await context.writer.call(context.writer.store.unmute, user.id, person):
        raise refuse("unknown-person", 404)
    await _show_at_tables(context, user.id)


async def _show_at_tables(context: AppContext, user: int) -> None:
    """Apply a user's changed mutes at their tables in the memory of this node."""

    async def read(table: Table) -> None:
        await table.chat.read_mutes(table.row)
        table.show()

    for table in [each for each in context.lobby.tables.values() if user in each.row.users()]:
        await table.do(partial(read, table))


HANDLERS: Final = [muted, unmute]
