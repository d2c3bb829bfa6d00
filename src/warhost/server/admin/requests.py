"""HTTP handlers of administration, for staff only: one for all actions, and one for each list."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from .. import protocol
from ..accounts.passwords import check_password, password_hash
from ..context import AppContext, address, context_of
from ..http_types import HttpRequest
from ..protocol import admin
from ..refusing import refuse
from . import addresses, clubs, jobs, options, people, tables
from .actors import Actor
from .store import log, reset_for, use_reset
from .table_orders import PATH, TableOrder, carry_out_here

LONGEST_SEARCH: Final = 64
LARGEST_ID: Final = 2**31 - 1


async def _staff(request: HttpRequest, role: admin.Role = "judge") -> tuple[AppContext, Actor]:
    """The context and the actor, if the user is staff with this role or a higher one; otherwise 404."""
    context = context_of(request)
    user = await context.user(request)
    own: admin.Role = ""
    if user is not None and not user.guest:
        own = await context.writer.read(context.writer.reading.query, people.role_of, user.id)
    if user is None or not own:
        raise refuse("not-found", 404)
    actor = Actor(user.id, user.name, own)
    actor.require(role)
    if not await context.heavy.allow(f"staff, {user.id}"):
        raise refuse("too-fast", 429, seconds=1)
    return context, actor


@get("/api/admin", summary="Staff: one's own role, and everyone who has one")
async def staff(request: HttpRequest) -> protocol.AdminHome:
    context, actor = await _staff(request)
    found = await context.writer.read(context.writer.reading.query, people.staff)
    return protocol.AdminHome(actor.role, context.follower.node, found)


@post("/api/admin", summary="Staff: carry out an action", status_code=200)
async def act(request: HttpRequest, data: JSONBody[admin.AdminAction]) -> protocol.AdminDone:
    context, actor = await _staff(request)
    done = await context.writer.call(context.writer.store.administer, actor, data)
    context.follower.poll_now()
    return done


@get("/api/admin/people", summary="Staff: people by a part of their name")
async def find_people(request: HttpRequest, search: FromQuery[str] = "") -> list[protocol.AdminPerson]:
    context, _ = await _staff(request)
    return await context.writer.read(context.writer.reading.query, people.search, _tidy(search))


@get("/api/admin/people/{person:int}", summary="Staff: one person, with the addresses of their open connections")
async def show_person(request: HttpRequest, person: FromPath[int]) -> protocol.AdminPersonInfo:
    context, actor = await _staff(request, "moderator")
    found = await context.writer.read(context.writer.reading.query, people.person_info, person)
    sessions = await context.writer.read(context.writer.reading.query, people.session_digests, person)
    found.addresses = context.sockets.addresses_of(sessions) if actor.is_at_least("moderator") else []
    return found


@get("/api/admin/addresses", summary="Staff: the networks that are banned")
async def find_addresses(request: HttpRequest) -> list[protocol.AdminBan]:
    context, _ = await _staff(request, "moderator")
    return await context.writer.read(context.writer.reading.query, addresses.banned_networks)


@get("/api/admin/tables", summary="Staff: tables by a person's name and a state")
async def find_tables(
    request: HttpRequest, search: FromQuery[str] = "", table_state: FromQuery[str] = ""
) -> list[protocol.AdminTable]:
    context, _ = await _staff(request)
    known = table_state if table_state in (*tables.UNFINISHED, "over") else ""
    return await context.writer.read(context.writer.reading.query, tables.search_tables, _tidy(search), known)


@get("/api/admin/clubs", summary="Staff: clubs by a part of their name")
async def find_clubs(request: HttpRequest, search: FromQuery[str] = "") -> list[protocol.AdminClub]:
    context, _ = await _staff(request, "moderator")
    return await context.writer.read(context.writer.reading.query, clubs.search_clubs, _tidy(search))


@get("/api/admin/nodes", summary="Staff: the nodes of the cluster")
async def find_nodes(request: HttpRequest) -> list[protocol.AdminNode]:
    context, _ = await _staff(request, "owner")
    return await context.writer.read(context.writer.reading.query, tables.nodes)


@get("/api/admin/jobs", summary="Staff: the newest jobs")
async def find_jobs(request: HttpRequest) -> list[protocol.AdminJob]:
    context, _ = await _staff(request)
    return await context.writer.read(context.writer.reading.query, jobs.jobs)


@get("/api/admin/settings", summary="Staff: the settings of the server")
async def find_settings(request: HttpRequest) -> list[protocol.AdminSetting]:
    context, _ = await _staff(request, "owner")
    return await context.writer.read(context.writer.reading.query, options.listed)


@get("/api/admin/words", summary="Staff: the words that players may not use")
async def find_words(request: HttpRequest) -> list[str]:
    context, _ = await _staff(request, "moderator")
    return await context.writer.read(context.writer.reading.query, options.words)


@get("/api/admin/reports", summary="Staff: reported messages in a state, or all")
async def find_reports(request: HttpRequest, report_state: FromQuery[str] = "") -> list[protocol.AdminReport]:
    context, _ = await _staff(request, "moderator")
    known = report_state if report_state in ("new", "taken", "closed") else ""
    rows = await context.writer.read(context.writer.reading.reports, known)
    return [protocol.AdminReport(**msgspec.structs.asdict(each)) for each in rows[: people.MOST]]


@get("/api/admin/log", summary="Staff: what staff have done, the newest first")
async def find_log(request: HttpRequest, before: FromQuery[int] = 0) -> list[protocol.AdminEntry]:
    context, _ = await _staff(request, "moderator")
    number = before if 0 < before <= LARGEST_ID else 0
    return await context.writer.read(context.writer.reading.query, log, number)


@post("/api/reset", summary="Choose a new password with a link of the operator", status_code=200)
async def reset(request: HttpRequest, data: JSONBody[protocol.ResetBody]) -> protocol.Session:
    """Show whose account a reset link is for (no password), or change its password and end all its sessions."""
    context = context_of(request)
    if not await context.logins.allow(address(request)):
        raise refuse("too-fast", 429, seconds=2)
    found = await context.writer.read(context.writer.reading.query, reset_for, data.key)
    if found is None:
        raise refuse("reset-link", 403)
    if data.password:
        check_password(data.password, found[1])
        ended = await context.writer.call(
            context.writer.store.run_change, use_reset, data.key, await password_hash(data.password)
        )
        if ended is None:
            raise refuse("reset-link", 403)
        await context.close_sessions(ended)
    return protocol.Session(0, found[1], False)


@post(PATH, include_in_schema=False, status_code=204)
async def order(request: HttpRequest) -> None:
    """Apply an order to a table of this node, for another node that runs the job."""
    context = context_of(request)
    if not context.is_peer(request):
        raise refuse("not-found", 404)
    await carry_out_here(context.lobby, msgspec.json.decode(await request.body(), type=TableOrder))


def _tidy(search: str) -> str:
    return search[:LONGEST_SEARCH].replace("\0", "")


HANDLERS: Final = [
    staff, act, find_people, show_person, find_addresses, find_tables, find_clubs, find_nodes, find_jobs,
    find_settings, find_words, find_reports, find_log, reset, order,
]  # fmt: skip
