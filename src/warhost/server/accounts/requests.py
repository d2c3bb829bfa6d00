"""Guests, accounts and their sessions over HTTP."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ..context import HOUR, AppContext, address, context_of, cookie_name
from ..http_types import HttpRequest
from ..protocol import AccountBody, GuestBody, LeaveBody, PasswordBody, Session, SessionInfo
from ..refusing import refuse
from ..tables.records.records import User
from .bans import Banned
from .deletion import delete_user
from .devices import DEVICE_SECONDS, known_device, new_device
from .names import account_key, is_reserved, normalized_name
from .passwords import NO_ACCOUNT, check_password, password_hash, password_matches
from .store import SESSION_SECONDS, SHOWN_DIGITS

NOBODY: Final = Session(0, "", True)
KNOWN: Final = "-known"  # suffix: session cookie name + "-known" is the name of the cookie that marks a known device
LONGEST_DEVICE: Final = 64  # characters of a browser's user agent that are stored


@get("/api/session", summary="Who the cookie says one is")
async def session(request: HttpRequest) -> Session:
    user = await context_of(request).user(request)
    return _shown(user) if user is not None else NOBODY


@post("/api/session", summary="Play as a guest, or take another name as one")
async def guest(request: HttpRequest, data: JSONBody[GuestBody]) -> Response[Session]:
    context = context_of(request)
    name = normalized_name(data.name)
    user = await context.user(request)
    if user is not None and not user.guest:
        return Response(_shown(user))
    context.follower.words.check(name)
    if is_reserved(name, guest=True) or await context.writer.read(context.writer.reading.is_taken, name):
        raise refuse("name-taken", 409)
    if user is not None:
        await context.writer.call(context.writer.store.rename, user.id, name)
        return Response(Session(user.id, name, True))
    await _slowly(context, request)
    await _check_sign_up_limit(context, request)
    made = await context.writer.call(context.writer.store.add_user, name)
    assert made is not None
    return await _signed_in(context, request, made)


@post("/api/account", summary="Make an account; a guest keeps their tables")
async def account(request: HttpRequest, data: JSONBody[AccountBody]) -> Response[Session]:
    """Turn a guest into an account with a new token, since the guest's old one must not give access to it."""
    context = context_of(request)
    await _slowly(context, request)
    name = normalized_name(data.name)
    context.follower.words.check(name)
    if is_reserved(name):
        raise refuse("name-taken", 409)
    check_password(data.password, name)
    kept = await password_hash(data.password)
    user = await context.user(request)
    if user is not None and user.guest:
        if not await context.writer.call(context.writer.store.make_account, user.id, name, kept):
            raise refuse("name-taken", 409)
        await context.close_sessions(await context.writer.call(context.writer.store.end_sessions, user.id))
        return await _signed_in(context, request, User(user.id, name, False), proved=kept)
    await _check_sign_up_limit(context, request)
    made = await context.writer.call(context.writer.store.add_user, name, kept)
    if made is None:
        raise refuse("name-taken", 409)
    return await _signed_in(context, request, made, proved=kept)


@post("/api/login", summary="Sign in to an account")
async def login(request: HttpRequest, data: JSONBody[AccountBody]) -> Response[Session]:
    context = context_of(request)
    await _slowly(context, request)
    thing = f"account {account_key(data.name)}"
    user, kept = None, NO_ACCOUNT
    if "\0" not in data.name:
        found = await context.writer.read(context.writer.reading.account, data.name)
        user, kept = found if found is not None else (None, NO_ACCOUNT)
    own = _known_device(request, user, kept)
    await context.tries.begin(thing, address(request), own)
    if not await password_matches(kept, data.password) or user is None:
        raise refuse("login", 403)
    await context.tries.succeed(thing, address(request), own)
    return await _signed_in(context, request, user, proved=kept)


@post("/api/logout", summary="Sign out; what this session had open is closed")
async def logout(request: HttpRequest) -> Response[Session]:
    context = context_of(request)
    await context.close_sessions(await context.writer.call(context.writer.store.end_session, context.token(request)))
    return Response(NOBODY, cookies=[_cookie(context, "", 0)])


@post("/api/password", summary="Another password; all other sessions end", status_code=200)
async def password(request: HttpRequest, data: JSONBody[PasswordBody]) -> Response[Session]:
    context = context_of(request)
    user, proved = await _check_password(request, data.old)
    if user.guest:
        raise refuse("no-account", 409)
    check_password(data.new, user.name)
    kept = await password_hash(data.new)
    if not await context.writer.call(context.writer.store.set_password, user.id, kept, proved):
        raise refuse("login", 403)
    await context.close_sessions(await context.writer.call(context.writer.store.end_sessions, user.id))
    return await _signed_in(context, request, user, 200, proved=kept)


@delete("/api/account", summary="Delete oneself: sessions, decks and the name at tables", status_code=200)
async def leave(request: HttpRequest, data: JSONBody[LeaveBody]) -> Response[Session]:
    """Delete the user; an account needs its password, a guest has none.  Resigns running games."""
    context = context_of(request)
    user, _ = await _check_password(request, data.password)
    ended = await delete_user(context, user)
    await context.close_sessions(ended)
    return Response(NOBODY, cookies=[_cookie(context, "", 0), _cookie(context, "", 0, KNOWN)])


@get("/api/sessions", summary="Where one is signed in")
async def sessions(request: HttpRequest) -> list[SessionInfo]:
    context = context_of(request)
    user = await context.require_user(request)
    return await context.writer.read(context.writer.reading.sessions, user.id, context.token(request))


@delete("/api/sessions", summary="Sign out everywhere else")
async def end_others(request: HttpRequest) -> None:
    context = context_of(request)
    user = await context.require_user(request)
    await context.close_sessions(
        await context.writer.call(context.writer.store.end_sessions, user.id, context.token(request))
    )


@delete("/api/sessions/{session:str}", summary="Sign out in one place")
async def end_one(request: HttpRequest, session: FromPath[str]) -> None:
    context = context_of(request)
    user = await context.require_user(request)
    known = len(session) == SHOWN_DIGITS and session.isascii() and session.isalnum()
    ended = await context.writer.call(context.writer.store.end_named_session, user.id, session) if known else []
    if not ended:
        raise refuse("unknown-session", 404)
    await context.close_sessions(ended)


async def _check_password(request: HttpRequest, given: str) -> tuple[User, str]:
    """The user who asks, and the digest of their password once they have given it; "" for a guest, who has none."""
    context = context_of(request)
    user = await context.require_user(request)
    if user.guest:
        return user, ""
    await _slowly(context, request)
    thing, own = f"account {account_key(user.name)}", "a session"  # strangers' attempts do not lock out the user
    await context.tries.begin(thing, address(request), own)
    kept = await context.writer.read(context.writer.reading.password, user.id)
    if not await password_matches(kept, given):
        raise refuse("login", 403)
    await context.tries.succeed(thing, address(request), own)
    return user, kept


async def _signed_in(
    context: AppContext, request: HttpRequest, user: User, status: int = 201, proved: str = ""
) -> Response[Session]:
    """Response with a new session token, which always replaces the token of the request."""
    token, before = secrets.token_urlsafe(32), context.token(request)
    device = _device(request.headers.get("user-agent", ""))
    try:
        added = await context.writer.call(context.writer.store.add_session, token, user.id, device, before, proved)
    except Banned as banned:
        raise banned.refusal from None
    if not added:
        raise refuse("login", 403)
    cookies = [_cookie(context, token, SESSION_SECONDS)]
    if proved:
        cookies.append(_cookie(context, new_device(user.id, proved), DEVICE_SECONDS, KNOWN))
    return Response(_shown(user), cookies=cookies, status_code=status)


def _device(told: str) -> str:
    """Short description of a browser by which users recognize their own sessions: program and system."""
    system = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux") if name in told), "")
    program = next((name for name in ("Edg", "OPR", "Firefox", "Chrome", "Safari") if name in told), "")
    names = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}
    shown = ", ".join([names.get(each, each) for each in (program, system) if each])
    plain = "".join([sign for sign in told if sign.isprintable()])
    return (shown or plain)[:LONGEST_DEVICE]


def _known_device(request: HttpRequest, user: User | None, kept: str) -> str:
    """The id of the known device that sent the request; "" if unknown, or if the password has changed since."""
    said = request.cookies.get(cookie_name(context_of(request).settings, KNOWN), "")
    return known_device(said, user.id, kept) if user is not None else ""


def _cookie(context: AppContext, value: str, seconds: int, kind: str = "") -> Cookie:
    secure, name = context.settings.secure, cookie_name(context.settings, kind)
    return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


async def _slowly(context: AppContext, request: HttpRequest) -> None:
    if not await context.logins.allow(address(request)):
        raise refuse("too-fast", 429, seconds=2)


async def _check_sign_up_limit(context: AppContext, request: HttpRequest) -> None:
    """Refuse a new user if the address has created as many as its limit allows, or if sign-ups are closed."""
    if context.follower.settings["sign-ups"] != "yes":
        raise refuse("no-sign-ups", 403)
    if not await context.sign_ups.allow(address(request)):
        limits = context.settings.limits
        raise refuse("too-fast", 429, seconds=max(1, round(HOUR / limits.sign_ups)))


def _shown(user: User) -> Session:
    return Session(user.id, user.name, user.guest)


HANDLERS: Final = [session, guest, account, login, logout, password, leave, sessions, end_others, end_one]
