"""Known devices: a cookie that tells the browser an account has signed in with from one that has not.

It opens nothing.  It only gives the account's own devices tries of the password that strangers cannot use up.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

DEVICE_SECONDS: Final = 2 * 365 * 24 * 3600
ID_DIGITS: Final = 16
MARK_DIGITS: Final = 32


def new_device(user: int, password: str) -> str:
    """What a cookie says of a device that has just signed in; it holds until the password (a digest) is another."""
    device = secrets.token_hex(ID_DIGITS // 2)
    return device + _mark(device, user, password)


def known_device(said: str, user: int, password: str) -> str:
    """The id of the device that a cookie names, or "" if it was not made for this account and password."""
    device, mark = said[:ID_DIGITS], said[ID_DIGITS:]
    if not password or not hmac.compare_digest(mark.encode(), _mark(device, user, password).encode()):
        return ""
    return device


def _mark(device: str, user: int, password: str) -> str:
    return hmac.digest(password.encode(), f"{device} {user}".encode(), "sha256").hex()[:MARK_DIGITS]
