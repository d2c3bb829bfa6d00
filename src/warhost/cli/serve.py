"""`warhost serve`: runs a server."""

import os
from dataclasses import dataclass
from typing import Annotated

import typer

from ..engine.errors import WarhostError
from ..server.monitoring.logs import LogStyle
from .app import app, out
from .locations import DatabaseOption, DatabaseUrlFile, RedisUrlFile, database_url, url_of
from .options import grouped

PORT = 8765
PAUSE = 0.6  # minimum seconds that a bot takes for an answer, so that people can follow


@dataclass(frozen=True)
class Access:
    """Options: who may use the server, and through which proxies."""

    origin: Annotated[
        list[str] | None, typer.Option(help="A page elsewhere that may use this server, like https://club.example.")
    ] = None
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over https only: behind a proxy with TLS.")] = False
    hostname: Annotated[
        list[str] | None, typer.Option(help="A name by which people reach this server; others are refused then.")
    ] = None
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy, if it is on another machine: it is believed for whom it asks."),
    ] = None
    monitor: Annotated[
        list[str] | None, typer.Option(help="An address that may read /api/metrics, beside this machine's own.")
    ] = None


@dataclass(frozen=True)
class Together:
    """Options: what makes the server one of several nodes."""

    redis: Annotated[
        str,
        typer.Option(
            help="The URL of a Redis, for one of several nodes on one PostgreSQL database.", envvar="WARHOST_REDIS"
        ),
    ] = ""
    redis_url_file: RedisUrlFile = ""
    address: Annotated[
        str,
        typer.Option(
            help="With --redis: where the other nodes reach this one, like http://10.0.0.1:8765.",
            envvar="WARHOST_ADDRESS",
        ),
    ] = ""


@app.command(
    epilog="Examples:\n\nwarhost serve\n\nwarhost serve --host 0.0.0.0 --port 8080 --database club.sqlite3\n\n"
    "warhost serve --database postgresql://warhost@localhost/warhost --workers 4 --secure\n\n"
    "warhost serve --database postgresql://warhost@db/warhost --redis redis://cache --address http://10.0.0.1:8765\n\n"
    "warhost serve --database-url-file /etc/warhost/database-url --redis-url-file /etc/warhost/redis-url"
)
@grouped
def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = PORT,
    database: DatabaseOption = "",
    database_url_file: DatabaseUrlFile = "",
    workers: Annotated[int, typer.Option(help="Processes for bots to think in.", min=1)] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    access: Access,
    together: Together,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot takes at least.", min=0)] = PAUSE,
    log: Annotated[
        LogStyle, typer.Option(envvar="WARHOST_LOG", help="Log lines as plain text, or as JSON for a log collector.")
    ] = LogStyle.PLAIN,
) -> None:
    """Run the server: lobby, tables and accounts. Every answer is written to disk before it takes effect."""
    from ..server.running import run_node, run_server  # imported here, because it takes a second
    from ..server.settings import Settings, spare_cores

    settings = Settings(
        database_url(database, database_url_file), workers, bot_pause, access.secure, tuple(access.origin or ())
    )
    settings.bot_helpers = spare_cores()
    settings.hosts = tuple(name.lower() for name in access.hostname or ())
    settings.monitors = (*settings.monitors, *(access.monitor or ()))
    settings.proxies = (*settings.proxies, *(access.proxy or ()))
    settings.redis, settings.log = url_of("--redis", together.redis, together.redis_url_file), log
    if together.address and not settings.redis:
        raise WarhostError("--address is for one of several nodes: say with --redis where they count together")
    if settings.redis:
        run_node(settings, host, port, announce, together.address)
    else:
        run_server(settings, host, port, announce)


def announce(url: str) -> None:
    """Print the address of the server, unbuffered."""
    out.print(f"Warhost is at {url}", markup=False, soft_wrap=True)
    out.file.flush()
