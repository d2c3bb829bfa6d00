"""The daily job that deletes what has expired, see `retention.py`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..accounts.deletion import delete_user
from .retention import BATCH, delete_batch, expired_guests, limits

if TYPE_CHECKING:
    from ..context import AppContext


async def clean(context: AppContext) -> str:
    """Delete what has expired, in short transactions; returns the numbers."""
    writer, now = context.writer, int(time.time())
    before = await writer.read(writer.reading.query, limits, now)
    deleted = dict.fromkeys(before, 0)
    for name in before:
        if name == "keep-guests":
            deleted[name] = await _delete_guests(context, before[name])
            continue
        count = BATCH
        while count == BATCH:
            count = await writer.call(writer.store.run_change, delete_batch, name, before[name])
            deleted[name] += count
    return ", ".join(f"{name.removeprefix('keep-')} {count}" for name, count in deleted.items() if count)


async def _delete_guests(context: AppContext, before: int) -> int:
    writer = context.writer
    found = await writer.read(writer.reading.query, expired_guests, before)
    for guest in found:
        await context.close_sessions(await delete_user(context, guest))
    return len(found)
