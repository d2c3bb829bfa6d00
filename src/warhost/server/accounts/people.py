"""Guests, accounts and their sessions over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from argon2.exceptions import VerificationError
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ..context import COOKIE, House, address, house_of
from ..protocol import AccountBody, GuestBody, Session
from ..refusing import refuse
from ..store import SESSION_SECONDS
from ..tables.lobby import HASHER
from ..tables.records import User
from .names import good_name

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256
NOBODY: Final = Session(0, "", True)
NO_ACCOUNT: Final = HASHER.hash(secrets.token_hex())  # so that an unknown name takes as long as a wrong password


@get("/api/session", summary="Who the cookie says one is")
async def session(request: Request[Any, Any, Any]) -> Session:
    user = await house_of(request).user(request)
    return _shown(user) if user is not None else NOBODY


@post("/api/session", summary="Play as a guest, or take another name as one")
async def guest(request: Request[Any, Any, Any], data: JSONBody[GuestBody]) -> Response[Session]:
    house = house_of(request)
    name = good_name(data.name)
    user = await house.user(request)
    if user is not None and user.guest:
        await house.writer.call(house.writer.store.rename, user.id, name)
        return Response(Session(user.id, name, True))
    if user is not None:
        return Response(_shown(user))
    _slowly(house, request)
    made = await house.writer.call(house.writer.store.add_user, name)
    assert made is not None
    return await _signed_in(house, made)


@post("/api/account", summary="Make an account; a guest keeps his tables")
async def account(request: Request[Any, Any, Any], data: JSONBody[AccountBody]) -> Response[Session]:
    house = house_of(request)
    _slowly(house, request)
    name = good_name(data.name)
    if not SHORTEST_PASSWORD <= len(data.password) <= LONGEST_PASSWORD:
        raise refuse("short-password", least=SHORTEST_PASSWORD)
    digest = await asyncio.to_thread(HASHER.hash, data.password)
    user = await house.user(request)
    if user is not None and user.guest:
        if not await house.writer.call(house.writer.store.make_account, user.id, name, digest):
            raise refuse("name-taken", 409)
        return Response(Session(user.id, name, False))
    made = await house.writer.call(house.writer.store.add_user, name, digest)
    if made is None:
        raise refuse("name-taken", 409)
    return await _signed_in(house, made)


@post("/api/login", summary="Sign in to an account")
async def login(request: Request[Any, Any, Any], data: JSONBody[AccountBody]) -> Response[Session]:
    house = house_of(request)
    _slowly(house, request)
    found = await house.writer.call(house.writer.store.account, data.name)
    user, digest = found if found is not None else (None, NO_ACCOUNT)
    try:
        await asyncio.to_thread(HASHER.verify, digest, data.password[:LONGEST_PASSWORD])
    except VerificationError:
        raise refuse("login", 403) from None
    if user is None:
        raise refuse("login", 403)
    return await _signed_in(house, user)


@post("/api/logout", summary="Sign out")
async def logout(request: Request[Any, Any, Any]) -> Response[Session]:
    house = house_of(request)
    await house.writer.call(house.writer.store.end_session, request.cookies.get(COOKIE, ""))
    return Response(NOBODY, cookies=[_cookie(house, "", 0)])


async def _signed_in(house: House, user: User) -> Response[Session]:
    token = secrets.token_urlsafe(32)
    await house.writer.call(house.writer.store.add_session, token, user.id)
    return Response(_shown(user), cookies=[_cookie(house, token, SESSION_SECONDS)])


def _cookie(house: House, value: str, seconds: int) -> Cookie:
    secure = house.settings.secure
    return Cookie(COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


def _slowly(house: House, request: Request[Any, Any, Any]) -> None:
    if not house.logins.take(address(request)):
        raise refuse("too-fast", 429, seconds=2)


def _shown(user: User) -> Session:
    return Session(user.id, user.name, user.guest)


HANDLERS: Final = [session, guest, account, login, logout]
