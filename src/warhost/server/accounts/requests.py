"""Guests, accounts and their sessions over HTTP."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from ..context import HOUR, House, address, cookie_name, house_of
from ..protocol import AccountBody, GuestBody, LeaveBody, PasswordBody, Session, SessionInfo
from ..refusing import refuse
from ..tables.records.records import User
from .deletion import forget
from .devices import DEVICE_SECONDS, known_device, new_device
from .names import account_key, good_name, is_reserved
from .passwords import NO_ACCOUNT, check_password, fits, hashed
from .store import SESSION_SECONDS, SHOWN_DIGITS

NOBODY: Final = Session(0, "", True)
KNOWN: Final = "-known"  # behind the name of the session's cookie: that of a known device
LONGEST_DEVICE: Final = 64  # signs of what a browser calls itself

Asked = Request[Any, Any, Any]


@get("/api/session", summary="Who the cookie says one is")
async def session(request: Asked) -> Session:
    user = await house_of(request).user(request)
    return _shown(user) if user is not None else NOBODY


@post("/api/session", summary="Play as a guest, or take another name as one")
async def guest(request: Asked, data: JSONBody[GuestBody]) -> Response[Session]:
    house = house_of(request)
    name = good_name(data.name)
    user = await house.user(request)
    if user is not None and not user.guest:
        return Response(_shown(user))
    if await house.writer.call(house.writer.store.is_taken, name):
        raise refuse("name-taken", 409)
    if user is not None:
        await house.writer.call(house.writer.store.rename, user.id, name)
        return Response(Session(user.id, name, True))
    await _slowly(house, request)
    await _few(house, request)
    made = await house.writer.call(house.writer.store.add_user, name)
    assert made is not None
    return await _signed_in(house, request, made)


@post("/api/account", summary="Make an account; a guest keeps their tables")
async def account(request: Asked, data: JSONBody[AccountBody]) -> Response[Session]:
    """Whoever knew the guest's token knows nothing of the account's: it is a new one, and the old ones end."""
    house = house_of(request)
    await _slowly(house, request)
    name = good_name(data.name)
    if is_reserved(name):
        raise refuse("name-taken", 409)
    check_password(data.password, name)
    kept = await hashed(data.password)
    user = await house.user(request)
    if user is not None and user.guest:
        if not await house.writer.call(house.writer.store.make_account, user.id, name, kept):
            raise refuse("name-taken", 409)
        await house.hang_up(await house.writer.call(house.writer.store.end_sessions, user.id))
        return await _signed_in(house, request, User(user.id, name, False), proved=kept)
    await _few(house, request)
    made = await house.writer.call(house.writer.store.add_user, name, kept)
    if made is None:
        raise refuse("name-taken", 409)
    return await _signed_in(house, request, made, proved=kept)


@post("/api/login", summary="Sign in to an account")
async def login(request: Asked, data: JSONBody[AccountBody]) -> Response[Session]:
    house = house_of(request)
    await _slowly(house, request)
    thing = f"account {account_key(data.name)}"
    user, kept = None, NO_ACCOUNT
    if "\0" not in data.name:
        found = await house.writer.call(house.writer.store.account, data.name)
        user, kept = found if found is not None else (None, NO_ACCOUNT)
    own = _known_device(request, user, kept)
    await house.tries.begin(thing, address(request), own)
    if not await fits(kept, data.password) or user is None:
        raise refuse("login", 403)
    await house.tries.succeed(thing, address(request), own)
    return await _signed_in(house, request, user, proved=kept)


@post("/api/logout", summary="Sign out; what this session had open is closed")
async def logout(request: Asked) -> Response[Session]:
    house = house_of(request)
    await house.hang_up(await house.writer.call(house.writer.store.end_session, house.token(request)))
    return Response(NOBODY, cookies=[_cookie(house, "", 0)])


@post("/api/password", summary="Another password; all other sessions end", status_code=200)
async def password(request: Asked, data: JSONBody[PasswordBody]) -> Response[Session]:
    house = house_of(request)
    user, proved = await _proved(request, data.old)
    if user.guest:
        raise refuse("no-account", 409)
    check_password(data.new, user.name)
    kept = await hashed(data.new)
    if not await house.writer.call(house.writer.store.set_password, user.id, kept, proved):
        raise refuse("login", 403)
    await house.hang_up(await house.writer.call(house.writer.store.end_sessions, user.id))
    return await _signed_in(house, request, user, 200, proved=kept)


@delete("/api/account", summary="Delete oneself: sessions, decks and the name at tables", status_code=200)
async def leave(request: Asked, data: JSONBody[LeaveBody]) -> Response[Session]:
    """An account by its password; a guest has none.  Running games are given up."""
    house = house_of(request)
    user, _ = await _proved(request, data.password)
    ended = await forget(house, user)
    await house.hang_up(ended)
    return Response(NOBODY, cookies=[_cookie(house, "", 0), _cookie(house, "", 0, KNOWN)])


@get("/api/sessions", summary="Where one is signed in")
async def sessions(request: Asked) -> list[SessionInfo]:
    house = house_of(request)
    user = await house.somebody(request)
    return await house.writer.call(house.writer.store.sessions, user.id, house.token(request))


@delete("/api/sessions", summary="Sign out everywhere else")
async def end_others(request: Asked) -> None:
    house = house_of(request)
    user = await house.somebody(request)
    await house.hang_up(await house.writer.call(house.writer.store.end_sessions, user.id, house.token(request)))


@delete("/api/sessions/{session:str}", summary="Sign out in one place")
async def end_one(request: Asked, session: FromPath[str]) -> None:
    house = house_of(request)
    user = await house.somebody(request)
    known = len(session) == SHOWN_DIGITS and session.isascii() and session.isalnum()
    ended = await house.writer.call(house.writer.store.end_named_session, user.id, session) if known else []
    if not ended:
        raise refuse("unknown-session", 404)
    await house.hang_up(ended)


async def _proved(request: Asked, given: str) -> tuple[User, str]:
    """Who is asking, once they have given their password, and its digest; a guest has none to give."""
    house = house_of(request)
    user = await house.somebody(request)
    if user.guest:
        return user, ""
    await _slowly(house, request)
    thing, own = f"account {account_key(user.name)}", "a session"  # wrong ones of strangers do not count here
    await house.tries.begin(thing, address(request), own)
    kept = await house.writer.call(house.writer.store.password, user.id)
    if not await fits(kept, given):
        raise refuse("login", 403)
    await house.tries.succeed(thing, address(request), own)
    return user, kept


async def _signed_in(
    house: House, request: Asked, user: User, status: int = 201, proved: str = ""
) -> Response[Session]:
    """A new token, always: the one that came with the request holds no longer."""
    token, before = secrets.token_urlsafe(32), house.token(request)
    device = _device(request.headers.get("user-agent", ""))
    if not await house.writer.call(house.writer.store.add_session, token, user.id, device, before, proved):
        raise refuse("login", 403)
    cookies = [_cookie(house, token, SESSION_SECONDS)]
    if proved:
        cookies.append(_cookie(house, new_device(user.id, proved), DEVICE_SECONDS, KNOWN))
    return Response(_shown(user), cookies=cookies, status_code=status)


def _device(told: str) -> str:
    """What a browser calls itself, as far as it helps to tell one's own apart: system and program."""
    system = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux") if name in told), "")
    program = next((name for name in ("Edg", "OPR", "Firefox", "Chrome", "Safari") if name in told), "")
    names = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}
    shown = ", ".join([names.get(each, each) for each in (program, system) if each])
    plain = "".join([sign for sign in told if sign.isprintable()])
    return (shown or plain)[:LONGEST_DEVICE]


def _known_device(request: Asked, user: User | None, kept: str) -> str:
    """The device that asks, if the account has signed in with it since it has its password; else ""."""
    said = request.cookies.get(cookie_name(house_of(request).settings, KNOWN), "")
    return known_device(said, user.id, kept) if user is not None else ""


def _cookie(house: House, value: str, seconds: int, kind: str = "") -> Cookie:
    secure, name = house.settings.secure, cookie_name(house.settings, kind)
    return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


async def _slowly(house: House, request: Asked) -> None:
    if not await house.logins.allow(address(request)):
        raise refuse("too-fast", 429, seconds=2)


async def _few(house: House, request: Asked) -> None:
    """Refuse one more new person from an address that has made as many as it may."""
    if not await house.sign_ups.allow(address(request)):
        limits = house.settings.limits
        raise refuse("too-fast", 429, seconds=max(1, round(HOUR / limits.sign_ups)))


def _shown(user: User) -> Session:
    return Session(user.id, user.name, user.guest)


HANDLERS: Final = [session, guest, account, login, logout, password, leave, sessions, end_others, end_one]
