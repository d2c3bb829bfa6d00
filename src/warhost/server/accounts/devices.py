"""Known devices: a signed cookie that marks a browser in which an account has signed in before.

The cookie gives no access.  It only gives the account's own devices a separate limit of password attempts, which
strangers cannot use up.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

DEVICE_SECONDS: Final = 2 * 365 * 24 * 3600
ID_DIGITS: Final = 16
MARK_DIGITS: Final = 32


def new_device(user: int, password: str) -> str:
    """A new cookie value for a device that has just signed in; it is valid until the password digest changes."""
    device = secrets.token_hex(ID_DIGITS // 2)
    return device + _mark(device, user, password)


def known_device(said: str, user: int, password: str) -> str:
    """The device id in a cookie value, or "" if it was not issued for this account and password digest."""
    device, mark = said[:ID_DIGITS], said[ID_DIGITS:]
    if not password or not hmac.compare_digest(mark.encode(), _mark(device, user, password).encode()):
        return ""
    return device


def _mark(device: str, user: int, password: str) -> str:
    return hmac.digest(password.encode(), f"{device} {user}".encode(), "sha256").hex()[:MARK_DIGITS]
