"""Runs the jobs of staff at a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ..accounts.deletion import delete_user
from ..refusing import refuse
from .cleaning import clean
from .jobs import Job
from .people import find_person
from .retention import JOB
from .table_orders import TableOrder, carry_out_order, rename_everywhere

if TYPE_CHECKING:
    from ..context import AppContext

AT_TABLES: Final = ("close-table", "hide-table", "hand-over-table")


async def run_job(context: AppContext, job: Job) -> str:
    """Run a job; returns its result text."""
    kind, body = job.kind, job.body
    if kind in AT_TABLES:
        await carry_out_order(context.lobby, msgspec.convert({"kind": kind, **body}, TableOrder))
    elif kind == "rename-person":
        failed = await rename_everywhere(context.lobby, int(body["person"]), str(body["name"]))
        return f"{failed} tables could not be changed" if failed else ""
    elif kind == "delete-person":
        person = await context.writer.read(context.writer.reading.query, find_person, int(body["person"]))
        await context.close_sessions(await delete_user(context, person))
    elif kind == JOB:
        return await clean(context)
    else:
        _at_this_node(context, kind)
    return ""


def _at_this_node(context: AppContext, kind: str) -> None:
    membership = context.settings.membership
    if membership is None:
        raise refuse("no-such-node", 404)
    {"drain-node": membership.drain, "resume-node": membership.resume, "retire-node": membership.retire}[kind]()
