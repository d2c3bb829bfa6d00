"""HTTP: who one is."""

from __future__ import annotations

import msgspec

from .words import Secret


class GuestBody(msgspec.Struct):
    """POST /api/session: play as a guest under this name."""

    name: str


class AccountBody(msgspec.Struct):
    """POST /api/account (a new one; a guest keeps their tables) and POST /api/login."""

    name: str
    password: Secret


class PasswordBody(msgspec.Struct):
    """POST /api/password: the one that held until now, and the new one."""

    old: Secret
    new: Secret


class LeaveBody(msgspec.Struct):
    """DELETE /api/account; a guest has no password to give."""

    password: Secret = ""


class SessionInfo(msgspec.Struct):
    """GET /api/sessions, and DELETE /api/sessions/{id}: the active sessions of an account."""

    id: str
    device: str  # what the browser called itself
    created: int  # seconds since 1970; 0: before this was kept
    used: int  # to the day
    current: bool


class Session(msgspec.Struct):
    """GET /api/session: who the cookie says one is; `user` 0 is nobody yet."""

    user: int
    name: str
    guest: bool
