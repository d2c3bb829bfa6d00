"""Running the server in this process: binds its address first, and says when it answers."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import WarhostError
from .app import create_app
from .connections import FEW, Entrance, ServerConfig
from .database import InUse, full_url
from .lease import SECONDS as LEASE_SECONDS
from .lease import Lease, leave
from .settings import Settings
from .store import Store

MOST_CONNECTIONS: Final = 20_000
OWN_FILES: Final = 100  # the database, the processes of bots, and what is opened for a moment


class BadServer(WarhostError):
    """A server that cannot be started: its address is taken, or its database cannot be opened."""


def run_server(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted.  `ready` is told the address in use; port 0 takes any free one."""
    try_database(settings.database)
    serve(create_app(settings), host, port, ready)


def stand_by(
    settings: Settings, host: str, port: int, ready: Callable[[str], None], seconds: float = LEASE_SECONDS
) -> None:
    """The same as one of several on one PostgreSQL: wait until no other serves, then serve until another does.

    Only who serves listens, so a proxy finds out by itself whom to ask.
    """
    if full_url(settings.database).startswith("sqlite"):
        raise BadServer("servers that stand by for each other share a PostgreSQL database; SQLite is for one server")
    try_database(settings.database, together=True)
    lease = Lease(settings.database, leave, seconds)
    app = create_app(settings)  # before waiting: then there is little left to do
    app.on_shutdown.append(lease.release)  # a signal ends the process before it comes back here
    try:
        lease.wait()
        settings.fence = lease.fence
        lease.keep()
        serve(app, host, port, ready)
    except KeyboardInterrupt:
        pass
    finally:
        lease.release()


def serve(app: Litestar, host: str, port: int, ready: Callable[[str], None]) -> None:
    """The same with an application that has been made already."""
    bound = _bound(host, port)
    settings = app.state.settings
    config = ServerConfig(app, Entrance(settings.limits, _most_connections(), settings.proxies))
    shown = f"[{host}]" if ":" in host else host
    with suppress(KeyboardInterrupt):
        _Server(config, lambda: ready(f"http://{shown}:{bound.getsockname()[1]}")).run(sockets=[bound])


def try_database(url: str, together: bool = False) -> None:
    """Open the database once and bring it up to date, so that what is wrong with it is said in one line."""
    try:
        Store(url, alone=True, together=together).close()
    except (SQLAlchemyError, OSError, ImportError, InUse) as wrong:
        try:
            shown = make_url(full_url(url)).render_as_string(hide_password=True)
        except SQLAlchemyError:
            shown = "of this URL"
        reason = str(getattr(wrong, "orig", None) or wrong).strip().split("\n")[0]
        raise BadServer(f"cannot open the database {shown}: {reason}") from None


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_the_collector()
            self._ready()


def _most_connections() -> int:
    """As many as there may be open files, but for some that the server needs itself.  It asks for all it can get."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
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


def _spare_the_collector() -> None:
    """What is there now stays, so the garbage collector need not look at it again and again.

    With 300 tables a full collection holds every table up for a fifth of a second; this makes them few and shorter.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as failed:
        reason = getattr(failed, "strerror", None) or failed
        raise BadServer(f"cannot listen on {host} port {port}: {reason}") from None
