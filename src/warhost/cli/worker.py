"""`warhost worker`: runs bots for the nodes of a cluster."""

import asyncio
import os
from typing import Annotated

import typer

from ..engine.errors import WarhostError
from ..server.monitoring.logs import LogStyle, start_logging
from .app import app, out
from .locations import RedisUrlFile, url_of


@app.command(epilog="Example:\n\nwarhost worker --redis redis://cache --processes 8")
def worker(
    *,
    redis: Annotated[str, typer.Option(help="The URL of the Redis that the nodes use.", envvar="WARHOST_REDIS")] = "",
    redis_url_file: RedisUrlFile = "",
    processes: Annotated[int, typer.Option(help="How many bots think at a time.", min=1)] = max(1, os.cpu_count() or 1),
    log: Annotated[
        LogStyle, typer.Option(envvar="WARHOST_LOG", help="Log lines as plain text, or as JSON for a log collector.")
    ] = LogStyle.PLAIN,
) -> None:
    """Run bots on this machine for the nodes that use the same Redis and rules version."""
    try:
        from ..server.cluster.workers import work  # imported here, because it needs an extra and is slow
    except ImportError:
        raise WarhostError("workers need the extra: pip install 'warhost[cluster]'") from None

    redis = url_of("--redis", redis, redis_url_file)
    if not redis:
        raise WarhostError("say with --redis, or --redis-url-file, which Redis the nodes use")
    start_logging(log)
    out.print(f"Warhost thinks in {processes} processes for {redis.rpartition('@')[2]}", markup=False, soft_wrap=True)
    out.file.flush()
    try:
        asyncio.run(work(redis, processes))
    except ValueError as wrong:
        raise WarhostError(f"{redis.rpartition('@')[2]} is no address of a Redis: {wrong}") from None
