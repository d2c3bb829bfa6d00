"""The load test: many tables with two scripted players each against a real server, and whether anything got lost.

    python bench/tables.py                       300 tables, first at people's pace, then as fast as they go
    python bench/tables.py --game invasion       the same with another game; its windows pass by the orders a table has
    python bench/tables.py --tables 50 --json    the figures as one line of JSON
    python bench/tables.py --nodes 3             through several nodes, with a PostgreSQL and a Redis that go away

`docs/reference/performance.md` has the figures and says how to read them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from players import Game, Player, Timing, connected

from warhost.server.accounts.limits import Limits
from warhost.server.running import run_node, run_server
from warhost.server.settings import Settings
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.play import Play

ARMIES = {
    "lords": ("orcs", "elves", "dwarves", "templars", "undead", "lizardmen"),
    "invasion": ("dwarf", "empire", "orc", "chaos"),
    "conquest": ("space-marines", "orks", "chaos", "dark-eldar", "eldar", "tau", "astra-militarum"),
}
ROOT = Path(__file__).parent.parent
AT_ONCE = 20  # requests, while the tables are laid
WIDE = 10**6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--game", choices=sorted(ARMIES), default="lords")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two parts")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds from view to answer in the first part")
    parser.add_argument("--database", default="", help="a PostgreSQL URL; without one a SQLite file that goes away")
    parser.add_argument("--nodes", type=int, default=0, help="that people come to in turn; 0: one server, no cluster")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="", help="a file for cProfile's figures of the server")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--redis", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.redis, args.profile)
        return
    with tempfile.TemporaryDirectory(prefix="warhost-load-") as folder, ExitStack() as stack:
        url = args.database or sqlite_url(Path(folder) / "load.sqlite3")
        if args.nodes:
            sys.path.append(str(ROOT))
            from tests.server.clusters import Cluster
            from tests.server.redises import RedisServer

            cluster, redis = Cluster(), RedisServer()
            for each in (cluster, redis):
                stack.callback(each.close)
            url, args.redis = args.database or cluster.database(), redis.url
        figures = asyncio.run(measured(args, url))
    print(json.dumps(figures) if args.json else "\n".join(f"{name:42} {value}" for name, value in figures.items()))


# --- the server -----------------------------------------------------------------------------------------------------


def serve(database: str, redis: str, profile: str) -> None:
    """What `warhost serve` does, but all players come from one address and answer faster than people can."""
    limits = Limits(requests=WIDE, request_burst=WIDE, logins=WIDE, login_burst=WIDE, address_sockets=WIDE)
    settings = Settings(database, client=None, limits=limits, message_rate=WIDE, message_burst=WIDE, redis=redis)

    def run() -> None:
        start = run_node if redis else run_server
        start(settings, "127.0.0.1", 0, lambda url: print(url, flush=True))

    if not profile:
        run()
        return
    import cProfile

    watching = cProfile.Profile()
    watching.runcall(run)
    watching.dump_stats(profile)


class Server:
    """A server in a process of its own, or several of them as one house."""

    def __init__(self, database: str, nodes: int = 1, redis: str = "", profile: str = "") -> None:
        more = ["--profile", profile] if profile else []
        more += ["--redis", redis] if redis else []
        command = [sys.executable, __file__, "--serve", database, *more]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        self.processes = [
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(nodes)
        ]
        self.urls = [each.stdout.readline().strip() for each in self.processes if each.stdout is not None]
        assert all(url.startswith("http://") for url in self.urls), "the server did not start"

    def memory(self) -> int:
        """Bytes in use, as the kernel counts them."""
        pages = sum(int(Path(f"/proc/{each.pid}/statm").read_text().split()[1]) for each in self.processes)
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Processor time used so far, by all threads."""
        used = 0
        for each in self.processes:
            fields = Path(f"/proc/{each.pid}/stat").read_text().rsplit(")", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    def end(self, sig: signal.Signals) -> None:
        for each in self.processes:
            each.send_signal(sig)
        for each in self.processes:
            each.wait()
            if each.stdout is not None:
                each.stdout.close()


# --- the run --------------------------------------------------------------------------------------------------------


async def measured(args: argparse.Namespace, database: str) -> dict[str, Any]:
    """Lay the tables, play both parts, kill the server, and look at what is on disk."""
    load = [os.getloadavg()[0]]
    server = Server(database, max(1, args.nodes), args.redis, args.profile)
    try:
        empty = server.memory()
        async with AsyncExitStack() as lines:
            clients = [
                await lines.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60)) for url in server.urls
            ]
            for client in clients:
                client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each guest has his own
            games = await laid(clients, args.game, args.tables, random.Random(args.seed))
            async with connected(server.urls, games):
                joined = server.memory()
                paced = await part(server, clients, games, args.seconds, args.pause)
                fast = await part(server, clients, games, args.seconds, 0.0)
                played = server.memory()
    finally:
        server.end(signal.SIGINT if args.profile else signal.SIGKILL)
    load.append(os.getloadavg()[0])
    answers = compared(database, games)
    return {
        "game": args.game,
        "tables": len(games),
        "nodes": args.nodes,
        "database": database.split(":")[0],
        "processors": os.cpu_count(),
        "load average before and after": f"{load[0]:.1f} {load[1]:.1f}",
        **{f"{args.pause:g} s of thought: {name}": value for name, value in paced.items()},
        **{f"no thought: {name}": value for name, value in fast.items()},
        "memory, empty server, MB": round(empty / 1e6, 1),
        "memory of a table with 2 connections, KB": round((joined - empty) / len(games) / 1e3),
        f"the same after {answers / len(games):.0f} answers, KB": round((played - empty) / len(games) / 1e3),
        "games finished": sum(game.over for game in games),
        "answers acknowledged, on disk, reproduced": answers,
        "answers lost": 0,
    }


async def laid(clients: list[httpx.AsyncClient], game: str, count: int, rng: random.Random) -> list[Game]:
    """Tables with two guests each."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Game:
        client = clients[number % len(clients)]
        async with gate:
            first, second = rng.sample(ARMIES[game], 2)
            ada, bob = await guest(client), await guest(client)
            places = [{"kind": "me", "deck": first}, {"kind": "open"}]
            table = await post(client, "/api/tables", {"game": game, "places": places}, ada)
            await post(client, f"/api/tables/{table['id']}/sit", {"deck": second}, bob)
            return Game(table["id"], [Player(ada), Player(bob)], random.Random(rng.random()))

    return list(await asyncio.gather(*[one(number) for number in range(count)]))


async def guest(client: httpx.AsyncClient) -> str:
    answer = await client.post("/api/session", json={"name": "Scripted"})
    return f"warhost={answer.cookies['warhost']}"


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
    answer = await client.post(path, json=body, headers={"cookie": cookie})
    answer.raise_for_status()
    return dict(answer.json())


async def part(
    server: Server, clients: list[httpx.AsyncClient], games: list[Game], seconds: float, pause: float
) -> dict[str, float]:
    """Let all tables play for a while."""
    timing = Timing()
    commits, used, begun = await commits_of(clients), server.seconds(), time.perf_counter()
    await asyncio.gather(*[game.play(begun + seconds, pause, timing) for game in games])
    took = time.perf_counter() - begun
    used, commits = server.seconds() - used, await commits_of(clients) - commits
    return {
        "answers/s": round(len(timing.done) / took),
        "ms to the own view, p50": timing.part(timing.own, 50),
        "ms to the own view, p99": timing.part(timing.own, 99),
        "ms to the other's view, p50": timing.part(timing.other, 50),
        "ms to the other's view, p99": timing.part(timing.other, 99),
        "ms to `done`, p50": timing.part(timing.done, 50),
        "ms to `done`, p99": timing.part(timing.done, 99),
        "ms of server's processor an answer": round(1000 * used / len(timing.done), 2),
        "answers a commit": round(len(timing.done) / max(1, commits), 1),
        "bytes sent to a viewer an answer": round(timing.bytes / 2 / len(timing.done)),
    }


async def commits_of(clients: list[httpx.AsyncClient]) -> int:
    texts = [(await client.get("/api/metrics")).text for client in clients]
    lines = [line for text in texts for line in text.splitlines()]
    return sum(int(line.split()[-1]) for line in lines if line.startswith("warhost_commits"))


def compared(database: str, games: list[Game]) -> int:
    """Every table's records are exactly the acknowledged answers, and played again they give the views last seen."""
    store = Store(database)
    for game in games:
        row, records = store.table(game.id), store.records(game.id)
        assert row is not None
        given = [(each.number, each.seat, each.text) for each in records if each.kind != "ordered"]
        own = {number for number, _, _ in game.acknowledged}
        found = [each for each in given if each[0] in own]
        assert found == game.acknowledged, f"table {game.id}: the disk and the acknowledged answers differ"
        forced = [each for each in records if each.number not in own and each.kind not in ("ordered", "forced")]
        assert not forced, f"table {game.id}: answers that nobody gave"
        for player in game.players:
            state = Play(row, records[: player.latest]).state  # the orders of a seat may have answered since
            view = player.document["view"]
            assert json.loads(json.dumps(state.view(view["seat"]))) == view, f"table {game.id} does not reproduce"
    store.close()
    return sum(len(game.acknowledged) for game in games)


if __name__ == "__main__":
    main()
