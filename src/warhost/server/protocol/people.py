"""HTTP: guests, accounts and sessions."""

from __future__ import annotations

from typing import Literal

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
    """POST /api/password: the old and the new password."""

    old: Secret
    new: Secret


class LeaveBody(msgspec.Struct):
    """DELETE /api/account: the password, which a guest does not have."""

    password: Secret = ""


class SessionInfo(msgspec.Struct):
    """GET /api/sessions, and DELETE /api/sessions/{id}: the active sessions of an account."""

    id: str
    device: str  # short description of the session's browser
    created: int  # when the session began, in seconds since 1970; 0 if unknown (older sessions)
    used: int  # when the session was last used, in seconds since 1970, rounded to a day
    current: bool


MuteKind = Literal["mute", "block"]


class MutedPerson(msgspec.Struct):
    """GET /api/muted, and DELETE /api/muted/{id}: a person whom the user has muted or blocked."""

    id: int
    name: str
    kind: MuteKind


class Session(msgspec.Struct):
    """GET /api/session: the user of the session cookie; `user` is 0 without a session."""

    user: int
    name: str
    guest: bool
