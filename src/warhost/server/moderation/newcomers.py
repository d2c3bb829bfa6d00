"""Limits of new accounts and guests on a public server."""

from __future__ import annotations

import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, func, select

from ..accounts.token_bucket import TokenBucket
from ..refusing import refuse
from ..schema import RESULTS, USERS

if TYPE_CHECKING:
    from ..admin.follower import Follower
    from ..settings import Settings
    from ..writer import Writer

HOUR: Final = 3600
MOST_KEPT: Final = 10_000  # users kept in memory


class Newcomers:
    """The limits of new users: fewer messages, fewer open tables, and no new clubs.

    A user is new until the account is old enough or they have finished enough games against people.  There are no
    limits on a server that is only reached by local names, nor for clients of a private network.
    """

    def __init__(self, settings: Settings, follower: Follower, writer: Writer) -> None:
        self._settings = settings
        self._follower = follower
        self._writer = writer
        self._known: set[int] = set()  # users who are no longer new
        self._messages: dict[int, TokenBucket] = {}  # messages per minute, by new user

    async def is_new(self, user: int, home: str) -> bool:
        """True if the limits apply to a user who comes from an address."""
        if not self._follower.number("new-hours") or user in self._known or not self._is_public(home):
            return False
        created, games = await self._writer.read(self._writer.reading.query, age_and_games, user)
        old = time.time() - created >= HOUR * self._follower.number("new-hours")
        if old or games >= self._follower.number("new-games"):
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known.add(user)
            return False
        return True

    async def check_message(self, user: int, home: str) -> None:
        """Refuse a new user's message above the limit."""
        if not await self.is_new(user, home):
            return
        if len(self._messages) >= MOST_KEPT:
            self._messages.clear()
        most = max(1, self._follower.number("new-messages"))
        bucket = self._messages.get(user)
        if bucket is None or bucket.burst != most:
            bucket = self._messages[user] = TokenBucket(most / 60, most, self._settings.now)
        if not bucket.take():
            raise refuse("new-messages", 429, seconds=round(60 / most))

    async def check_table(self, user: int, home: str, opened: int) -> None:
        """Refuse a new user's open table if they have `opened` as many as a new user may."""
        if opened >= self._follower.number("new-tables") and await self.is_new(user, home):
            raise refuse("new-tables", 429, limit=self._follower.number("new-tables"))

    async def check_club(self, user: int, home: str) -> None:
        """Refuse a new user's club."""
        if await self.is_new(user, home):
            hours, games = self._follower.number("new-hours"), self._follower.number("new-games")
            raise refuse("new-clubs", 403, hours=hours, games=games)

    def _is_public(self, home: str) -> bool:
        if not self._settings.public:
            return False
        try:
            return not ip_address(home.partition("/")[0]).is_private
        except ValueError:
            return True


def age_and_games(connection: Connection, user: int) -> tuple[int, int]:
    """When a user was created, and the number of their finished games against people."""
    created = connection.execute(select(USERS.c.created).where(USERS.c.id == user)).scalar() or 0
    games = connection.execute(select(func.count()).where(RESULTS.c.user_id == user)).scalar_one()
    return created, games
