"""Runs the server in this process: binds its address first, and reports when it is ready."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import WarhostError
from .app import create_app
from .cluster.membership import SECONDS, Membership
from .collector import Collector
from .connections import FEW, ConnectionLimit, ServerConfig
from .database import full_url
from .durability import UnusableDatabase
from .failure_log import limit_failure_lines
from .library.warm_up import load_games, load_library, make_first_pages
from .monitoring.error_reports import start_error_reports
from .monitoring.logs import start_logging
from .monitoring.tracing import start_tracing, stop_tracing
from .settings import Settings
from .store import Store

MOST_CONNECTIONS: Final = 20_000
LATER: Final = 2.0  # seconds after the start until modules are loaded in the background; sooner on demand
TURN: Final = 0.0005  # thread switch interval in seconds between the event loop and the database thread
UNOPENABLE: Final = (SQLAlchemyError, OSError, ImportError, UnusableDatabase)
OWN_FILES: Final = 100  # file descriptors reserved for the database, bot processes and temporary files


class BadServer(WarhostError):
    """The server cannot be started: its address is in use, or its database cannot be opened."""


def run_server(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted.  `ready` receives the address in use; port 0 takes any free one."""
    start_logging(settings.log)
    start_tracing()
    start_error_reports()
    try_database(settings.database)
    bound = bind(host, port)
    load_games()  # before the first request, because loading blocks the event loop for seconds
    serve(create_app(settings), bound, ready)


def run_node(
    settings: Settings, host: str, port: int, ready: Callable[[str], None], address: str = "", seconds: float = SECONDS
) -> None:
    """Serve as one node of a cluster on a PostgreSQL and a Redis server.  `address`: where the other nodes reach it."""
    if full_url(settings.database).startswith("sqlite"):
        raise BadServer("several nodes share a PostgreSQL database; SQLite is for one server")
    if not settings.redis:
        raise BadServer("several nodes share a Redis: say where it is with --redis")
    _try_redis(settings.redis)
    try_database(settings.database, node="try")
    load_games()  # before the node joins: it would seem dead to the load balancer
    bound = bind(host, port)
    membership = Membership(settings.database, address or _url(bound), seconds)
    settings.membership = membership
    start_logging(settings.log, membership.me.id)
    start_tracing(membership.me.id)
    start_error_reports(membership.me.id)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, lambda *_: membership.retire())
    try:
        serve(create_app(settings), bound, ready)  # joins when it can respond: other nodes may send clients then
    finally:
        membership.leave()


def serve(app: Litestar, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve an existing application on a bound socket."""
    settings = app.state.settings
    connection_limit = ConnectionLimit(settings.limits, _most_connections(), settings.proxies, settings.membership)
    config = ServerConfig(app, connection_limit)
    app.state.collector = Collector()
    app.on_startup += [limit_failure_lines, make_first_pages]
    sys.setswitchinterval(TURN)
    try:
        with suppress(KeyboardInterrupt):
            _Server(config, app, lambda: ready(_url(bound))).run(sockets=[bound])
    except SystemExit:  # uvicorn raises it if the start fails
        raise BadServer("the server could not be started; the reason stands above") from None
    finally:
        stop_tracing()


def _url(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _try_redis(url: str) -> None:
    """Check the URL and the library; whether Redis responds does not matter yet."""
    try:
        from redis.asyncio import Redis

        Redis.from_url(url)
    except ImportError:
        raise BadServer("several nodes need the extra: pip install 'warhost[cluster]'") from None
    except ValueError as wrong:
        raise BadServer(f"{url.rpartition('@')[2]} is no address of a Redis: {wrong}") from None


def try_database(url: str, node: str = "", alone: bool = True) -> None:
    """Open the database once and migrate it, so that a problem with it is reported in one line."""
    try:
        Store(url, alone=alone, node=node).close()
    except UNOPENABLE as wrong:
        raise open_error(url, wrong) from None


def open_error(url: str, wrong: Exception) -> BadServer:
    """The one line for a database that cannot be opened."""
    try:
        shown = make_url(full_url(url)).render_as_string(hide_password=True)
    except SQLAlchemyError:
        shown = "of this URL"
    reason = str(getattr(wrong, "orig", None) or wrong).strip().split("\n")[0]
    return BadServer(f"cannot open the database {shown}: {reason}")


class _Server(uvicorn.Server):
    """Uvicorn server that reports when it has started."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._app = app
        self._collector: Collector = app.state.collector
        self._tending: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Freeze all objects first, before the node has a lease, since that blocks everything else."""
        self._collector.begin()
        try:
            await super().startup(sockets)
        except BaseException:
            self._collector.end()
            raise
        if self.started:
            self._tending = [asyncio.create_task(self._collector.run()), asyncio.create_task(_load_the_rest())]
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._tending:
            for task in self._tending:
                task.cancel()
            self._collector.end()
            await self._app.state.context.leave_cluster()
        await super().shutdown(sockets)


async def _load_the_rest() -> None:
    """Load what is not needed at once in the background, so that the first visitor does not wait.

    The thread is a daemon: a server that stops does not wait until everything is loaded.
    """
    await asyncio.sleep(LATER)
    Thread(target=load_library, name="load the library", daemon=True).start()


def _most_connections() -> int:
    """The limit on open files, raised as far as allowed, minus some that the server needs itself."""
    try:
        import resource
    except ImportError:  # no such module on Windows, which has no such limit
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    allowed = wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)
    return max(FEW, allowed - OWN_FILES)


def bind(host: str, port: int) -> socket.socket:
    """Bind an address; port 0 takes any free one."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as failed:
        reason = getattr(failed, "strerror", None) or failed
        raise BadServer(f"cannot listen on {host} port {port}: {reason}") from None
