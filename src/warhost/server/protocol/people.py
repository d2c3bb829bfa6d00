"""HTTP: who one is."""

from __future__ import annotations

import msgspec

from .words import Secret


class GuestBody(msgspec.Struct):
    """POST /api/session: play as a guest under this name."""

    name: str


class AccountBody(msgspec.Struct):
    """POST /api/account (a new one; a guest keeps his tables) and POST /api/login."""

    name: str
    password: Secret


class Session(msgspec.Struct):
    """GET /api/session: who the cookie says one is; `user` 0 is nobody yet."""

    user: int
    name: str
    guest: bool
