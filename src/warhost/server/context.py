"""Application context: what every handler needs, such as settings, store, lobby and the current user."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from secrets import compare_digest
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from .accounts.limits import Buckets, Connections, PasswordAttempts
from .accounts.loop_time import LoopBudget
from .accounts.open_sockets import OpenSockets
from .accounts.prefixes import client_prefix
from .admin.follower import Follower
from .cluster.peers import FOR_ADDRESS, SECRET, PeerNodes
from .http_types import HttpConnection
from .library.puzzle_attempts import PuzzleAttempts
from .moderation.newcomers import Newcomers
from .monitoring.loop_lag import LoopLag
from .refusing import refuse
from .settings import Settings
from .store import Store
from .tables.lobby import Lobby
from .tables.lobby_list import LobbyList
from .tables.records.records import User
from .tables.replays.advising import AdviceService
from .tables.replays.archive import Archive
from .tables.replays.replay_frames import Frames, ReplayWorker
from .tables.services.bot_processes import BotProcesses
from .tables.services.services import Services
from .tables.table_factory import TableFactory
from .writer import Writer

if TYPE_CHECKING:
    from .cluster.membership import Membership
    from .cluster.relays import Relays
    from .cluster.shared import SharedState
    from .cluster.workers import Workers

COOKIE: Final = "warhost"
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LEAVE_TIMEOUT: Final = 3.0  # timeout in seconds for leaving the cluster at shutdown


class AppContext:
    """Application context: everything that one running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        membership, limits = settings.membership, settings.limits
        self.writer = Writer(Store(settings.database, alone=True, node=membership.me.id if membership else ""))
        self.shared = _shared(settings.redis, membership) if membership is not None else None
        self.peers = PeerNodes(membership, self.writer, self.shared) if membership and self.shared else None
        self.relays = _relays(self.peers) if self.peers is not None else None
        workers = _workers(settings.redis) if membership is not None else None
        bots = BotProcesses(settings.bot_processes, settings.bot_pool, workers=workers, helpers=settings.bot_helpers)
        self.services = Services(self.writer, bots, settings.bot_pause, settings.now, settings.pace, settings.sleep)
        self.tries = PasswordAttempts(limits, settings.now, self.shared)
        self.lobby = Lobby(self.services, limits, self.tries, self.peers)
        self.lobby_list = LobbyList(self.lobby)
        self.table_factory = TableFactory(self.lobby)
        self.frames = Frames()
        self.replay_worker = ReplayWorker(settings.bot_pool)
        self.archive = Archive(self.writer, self.replay_worker)
        self.services.ended, self.services.put_away = self.archive.put, self.archive.is_done
        self.services.left_behind = self.archive.search_unarchived
        self.advice = AdviceService(self.writer, bots, settings.bot_pool)
        self.requests = Buckets(limits.requests, limits.request_burst, settings.now, "requests", self.shared)
        self.loop_budget = LoopBudget(limits.loop_share, limits.loop_burst, settings.now)  # processor time of this node
        self.logins = Buckets(limits.logins, limits.login_burst, settings.now, "logins", self.shared)
        self.sign_ups = Buckets(limits.sign_ups / HOUR, limits.sign_up_burst, settings.now, "sign-ups", self.shared)
        self.foundings = Buckets(limits.foundings / DAY, limits.founding_burst, settings.now, "clubs", self.shared)
        reports = Buckets(limits.reports / DAY, limits.report_burst, settings.now, "reports", self.shared)
        self.services.may_report = reports.allow
        self.heavy = Buckets(limits.heavy, limits.heavy_burst, settings.now, "dear", self.shared)
        puzzles = Buckets(limits.puzzles, limits.puzzle_burst, settings.now, "puzzles", self.shared)
        self.puzzle_attempts = PuzzleAttempts(puzzles)
        self.sockets = OpenSockets()
        self.connections = Connections(limits, self.shared)
        self.follower = Follower(self.writer, self.sockets, membership, settings.public)
        self.loop_lag = LoopLag()
        self.newcomers = Newcomers(settings, self.follower, self.writer)
        self.services.newcomers, self.services.check_words = self.newcomers, self.follower.check_words
        self.started = time.time()

    async def open(self) -> None:
        if self.peers is not None:
            await asyncio.to_thread(self.peers.membership.begin)
        await self.lobby.open()
        self.archive.begin()
        await self.follower.begin()
        self.loop_lag.begin()
        if self.shared is not None:
            self.shared.begin(self.sockets.close_sessions, self.lobby_list.public)

    async def leave_cluster(self) -> None:
        """Release the tables to other nodes while connections here are still being closed.

        Tables that are not handed over in time are free when the lease ends; pending writes are stored before another
        node takes them, or rejected by their fence.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self.lobby.hand_over(), LEAVE_TIMEOUT)
        await self._end_lease()

    async def close(self) -> None:
        """Close the tables first, so that no work is pending when other nodes may take them."""
        await self.loop_lag.close()
        await self.follower.close()
        self.archive.close()
        self.advice.stop()
        await self.lobby.close()
        self.replay_worker.close()
        self.advice.close()
        await self._end_lease()
        if self.peers is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.peers.close(), LEAVE_TIMEOUT)

    async def _end_lease(self) -> None:
        """End the lease, unless that has been done."""
        if self.peers is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(self.peers.membership.leave), LEAVE_TIMEOUT)

    async def close_sessions(self, sessions: list[str]) -> None:
        """Close all connections of these ended sessions, at all nodes."""
        self.sockets.close_sessions(sessions)
        if self.shared is not None:
            await self.shared.publish_ended(sessions)

    def token(self, connection: HttpConnection) -> str:
        """The session token of a request, or ""."""
        return connection.cookies.get(cookie_name(self.settings), "")

    async def user(self, connection: HttpConnection) -> User | None:
        """The user of the session, or None."""
        token = self.token(connection)
        found = await self.writer.read(self.writer.reading.find_session, token) if token else None
        if found is None:
            return None
        user, is_stale = found
        if is_stale:
            with suppress(SQLAlchemyError):  # a full disk must not prevent a login
                await self.writer.call(self.writer.store.extend_session, token)
        return user

    def is_peer(self, connection: HttpConnection) -> bool:
        """True if another node of the cluster sends the request for a user whom it has authenticated."""
        given = connection.headers.get(SECRET, "")
        return self.peers is not None and compare_digest(given.encode(), self.peers.me.secret.encode())

    async def require_user(self, connection: HttpConnection) -> User:
        """The user of the session; refused without one."""
        user = await self.user(connection)
        if user is None:
            raise refuse("no-session", 401)
        return user


def _shared(url: str, membership: Membership) -> SharedState:
    """The Redis client; imported only if Redis is used."""
    from .cluster.shared import SharedState

    return SharedState(url, membership)


def _relays(peers: PeerNodes) -> Relays:
    from .cluster.relays import Relays

    return Relays(peers)


def _workers(url: str) -> Workers:
    from .cluster.workers import Workers

    return Workers(url)


def cookie_name(settings: Settings, kind: str = "") -> str:
    """Name of the session cookie; over https with the prefix that prevents other hosts from setting it."""
    return f"__Host-{COOKIE}{kind}" if settings.secure else COOKIE + kind


def context_of(connection: HttpConnection) -> AppContext:
    context = connection.app.state.context
    assert isinstance(context, AppContext)
    return context


def address(connection: HttpConnection) -> str:
    """The client's address for limits: an IPv4 address, or the /64 of an IPv6 address."""
    if context_of(connection).is_peer(connection):
        return connection.headers.get(FOR_ADDRESS, "")
    return client_prefix(connection.client.host) if connection.client is not None else ""
