"""What every request can get at: settings, store, lobby, and who is asking."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.connection import ASGIConnection

from .accounts.limits import Buckets, Connections, household
from .accounts.open_sockets import OpenSockets
from .refusing import refuse
from .settings import Settings
from .store import Store
from .tables.advising import Advisers
from .tables.bot_processes import Thinkers
from .tables.lobby import Lobby
from .tables.looking_back import Clerks, Frames
from .tables.records import User
from .tables.services import Services
from .writer import Writer

COOKIE: Final = "warhost"
Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.writer = Writer(Store(settings.database, alone=True, together=settings.fence > 0, fence=settings.fence))
        thinkers = Thinkers(settings.bot_processes, settings.bot_pool)
        self.services = Services(self.writer, thinkers, settings.bot_pause, settings.now, settings.pace, settings.sleep)
        self.lobby = Lobby(self.services, settings.limits)
        self.frames = Frames()
        self.clerks = Clerks(settings.bot_pool)
        self.advisers = Advisers(settings.bot_pool)
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.request_burst, settings.now)
        self.logins = Buckets(limits.logins, limits.login_burst, settings.now)
        self.dear = Buckets(limits.dear, limits.dear_burst, settings.now)
        self.tries = self.lobby.tries
        self.sockets = OpenSockets()
        self.connections = Connections(limits)
        self.started = time.time()

    def token(self, connection: Connection) -> str:
        """The token of the session, or ""."""
        return connection.cookies.get(cookie_name(self.settings), "")

    async def user(self, connection: Connection) -> User | None:
        """Who the cookie says it is."""
        token = self.token(connection)
        return await self.writer.call(self.writer.store.session, token) if token else None

    async def somebody(self, connection: Connection) -> User:
        """The same, but somebody it must be."""
        user = await self.user(connection)
        if user is None:
            raise refuse("no-session", 401)
        return user


def cookie_name(settings: Settings) -> str:
    """Over https the browser itself sees to it that no other host and no page over http can set it."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def house_of(connection: Connection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def address(connection: Connection) -> str:
    """Where somebody is, for counting: all addresses of one home are one."""
    return household(connection.client.host) if connection.client is not None else ""
