"""Checks whether a person is banned now, and by which ban."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, select

from ..refusing import RequestRefused, refuse
from ..schema import BANS

KINDS: Final = ("person", "closed")


class Banned(Exception):
    """A person who may not sign in."""

    def __init__(self, kind: str, reason: str, until: int) -> None:
        super().__init__(kind)
        self.kind, self.reason, self.until = kind, reason, until

    @property
    def refusal(self) -> RequestRefused:
        """The refusal with which the person is informed of the ban."""
        if self.kind == "closed":
            return refuse("closed-account", 403)
        if not self.until:
            return refuse("banned", 403, reason=self.reason)
        end = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(self.until))
        return refuse("banned-until", 403, reason=self.reason, until=end)


def check_ban(connection: Connection, user: int) -> None:
    """Raise Banned if a ban of the person holds, or their account is closed."""
    found = ban_of(connection, user)
    if found is not None:
        raise found


def ban_of(connection: Connection, user: int) -> Banned | None:
    """The ban of a person that holds now: one without an end first, else the one that ends last."""
    holds = (BANS.c.lifted == 0) & ((BANS.c.until == 0) | (BANS.c.until > int(time.time())))
    wanted = select(BANS.c.kind, BANS.c.reason, BANS.c.until).where(
        BANS.c.user_id == user, BANS.c.kind.in_(KINDS), holds
    )
    rows = connection.execute(wanted.order_by(BANS.c.kind, BANS.c.until.desc())).all()
    found = [Banned(row.kind, row.reason, row.until) for row in rows]
    return next((each for each in found if not each.until), found[0] if found else None)
