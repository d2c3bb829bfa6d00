"""What spectators of one table cost the server: processor time of an answer, without any and with many of them.

    python bench/spectators.py                          1,000 at a table of Invasion, on SQLite
    python bench/spectators.py --nodes 3                through three nodes, with a PostgreSQL and a Redis that go away

Prints the processor time of all server processes for each answer, and for each message that a spectator is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from players import Game, Player, Timing, connected
from server import ROOT, Server
from sockets import Socket
from tables import ARMIES, clients_of, guest, post

from warhost.server.store import sqlite_url

AT_ONCE = 50  # number of spectators that connect at the same time
QUIET = 1.0  # seconds without a message after which new spectators have received everything


class Watching:
    """The messages that spectators have received."""

    def __init__(self) -> None:
        self.messages = 0
        self.bytes = 0

    def take(self, message: bytes) -> None:
        self.messages += 1
        self.bytes += len(message)


async def part(server: Server, game: Game, seconds: float, seen: Watching) -> tuple[int, float, int]:
    """Let players answer for a while; returns answers, the servers' processor seconds, and messages to spectators."""
    timing, used, before = Timing(), server.seconds(), seen.messages
    await game.play(time.perf_counter() + seconds, 0.05, timing)
    await asyncio.sleep(QUIET)
    return len(timing.done), server.seconds() - used, seen.messages - before


async def rested(server: Server) -> None:
    """Wait until the server has prepared its pages and sent everything."""
    before = -QUIET
    while server.seconds() - before > QUIET / 50:
        before = server.seconds()
        await asyncio.sleep(QUIET)


async def measured(args: argparse.Namespace, database: str, redis: str) -> None:
    server = Server(database, max(1, args.nodes), redis, pace=0.0)
    try:
        async with clients_of(server) as clients:
            game = await laid(clients[0], args.game, random.Random(args.seed))
            address = f"/api/tables/{game.id}/socket"
            urls = [url.replace("http://", "ws://") + address for url in server.urls]
            seen = Watching()
            async with connected(server.urls[:1], [game]):
                await part(server, game, 1.0, seen)
                await rested(server)
                alone, spent, _ = await part(server, game, args.seconds, seen)
                sockets: list[Socket] = []
                for begun in range(0, args.spectators, AT_ONCE):
                    some = range(begun, min(begun + AT_ONCE, args.spectators))
                    sockets += await asyncio.gather(
                        *[Socket.connect(urls[at % len(urls)], {}, seen.take) for at in some]
                    )
                await rested(server)
                given, watched, messages = await part(server, game, args.seconds, seen)
                for socket in sockets:
                    socket.close()
    finally:
        server.end(signal.SIGKILL)
    assert given, "the game was over before the spectators had come"
    without, beside = 1000 * spent / alone, 1000 * watched / given
    print(
        f"load average {os.getloadavg()[0]:.1f}, {args.spectators} spectators, {max(1, args.nodes)} nodes, {args.game}"
    )
    print(f"{without:.2f} ms of processor an answer without them ({alone} answers), {beside:.2f} with them ({given})")
    print(f"{messages / given / args.spectators:.2f} messages an answer to each of them")
    print(f"{1000 * (beside - without) * given / messages:.1f} microseconds a message")


async def laid(client: httpx.AsyncClient, game: str, rng: random.Random) -> Game:
    """A new table with two guests."""
    ada, bob = await guest(client), await guest(client)
    first, second = ARMIES[game][:2]
    places = [{"kind": "me", "deck": first}, {"kind": "open"}]
    table = await post(client, "/api/tables", {"game": game, "places": places}, ada)
    await post(client, f"/api/tables/{table['id']}/sit", {"deck": second}, bob)
    return Game(table["id"], [Player(ada), Player(bob)], rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(ARMIES), default="invasion")
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each of the two parts")
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="warhost-spectators-") as folder, ExitStack() as stack:
        url, redis = sqlite_url(Path(folder) / "one.sqlite3"), ""
        if args.nodes:
            sys.path.append(str(ROOT))
            from tests.server.redises import database_and_redis

            cluster, its_redis = stack.enter_context(database_and_redis())
            url, redis = cluster.database(), its_redis.url
        asyncio.run(measured(args, url, redis))


if __name__ == "__main__":
    main()
