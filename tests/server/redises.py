"""A real Redis server on loopback that can be killed.

It has no persistence, because its data is not needed to continue.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

from redis import Redis
from redis.exceptions import RedisError

from tests.server.clusters import Cluster, Missing

WAIT = 20.0


class RedisServer:
    """One Redis server; it runs until it is closed."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Missing("Redis is not installed: there is no redis-server on the path")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + WAIT
        with Redis.from_url(self.url) as line:
            while time.monotonic() < end:
                with suppress(RedisError):
                    line.ping()
                    return
        self.kill()
        raise AssertionError("Redis does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.kill()


@contextmanager
def database_and_redis(room: int = 0) -> Iterator[tuple[Cluster, RedisServer]]:
    """PostgreSQL and Redis of a cluster; if one of them does not start, the other one is stopped."""
    with closing(Cluster(room)) as cluster, closing(RedisServer()) as redis:
        yield cluster, redis
