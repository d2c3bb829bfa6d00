"""The load test: many tables with two scripted players each against a real server, and whether anything got lost.

    python bench/tables.py                       300 tables, first at people's pace, then as fast as they go
    python bench/tables.py --game invasion       the same with another game; its windows pass by the orders a table has
    python bench/tables.py --part paced --tables 1000 --seconds 60
    python bench/tables.py --old ../before       an older checkout and this one in turn, as fast as they go
    python bench/tables.py --tables 50 --json    the figures as one line of JSON
    python bench/tables.py --bots 50             the same with fifty more tables at which the computer plays itself
    python bench/tables.py --nodes 3             through several nodes, with a PostgreSQL and a Redis that go away
    python bench/tables.py --nodes 3 --by-table  the same behind a proxy that brings people of one table to one node

`docs/reference/performance.md` has the figures and says how to read them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from players import Game, Player, Timing, connected
from server import ROOT, Server
from sockets import Socket

from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game.table_game import TableGame

ARMIES = {
    "lords": ("orcs", "elves", "dwarves", "templars", "undead", "lizardmen"),
    "invasion": ("dwarf", "empire", "orc", "chaos"),
    "conquest": ("space-marines", "orks", "chaos", "dark-eldar", "eldar", "tau", "astra-militarum"),
}
AT_ONCE = 20  # number of simultaneous requests while tables are created
IDLE = 2.0  # seconds: a connection idle for longer is not reused, as the server closes it after five
FOLLOWED = 10.0  # seconds in which tables may move to the server node of their players
COMPARED = (
    "answers/s", "records/s", "ms of server's processor an answer", "ms of server's processor a record",
    "server's processor, %", "ms of players' processor an answer", "players' processor, %",
    "ms to the own view, p50", "ms to the own view, p99",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--game", choices=sorted(ARMIES), default="lords")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two parts")
    parser.add_argument("--part", choices=["paced", "fast", "both"], default="both")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds from view to answer in the first part")
    parser.add_argument(
        "--pace", type=float, default=0.8, help="of answers by standing orders, as `warhost serve` has it"
    )
    parser.add_argument("--database", default="", help="a PostgreSQL URL; without one a SQLite file that goes away")
    parser.add_argument("--bots", type=int, default=0, help="further tables, at which the computer plays itself")
    parser.add_argument("--level", default="warlord", help="of the computer at those")
    parser.add_argument("--nodes", type=int, default=0, help="that people come to in turn; 0: one server, no cluster")
    parser.add_argument("--by-table", action="store_true", help="people of one table come to the same node")
    parser.add_argument("--old", type=Path, help="another checkout, to be compared with this one")
    parser.add_argument("--rounds", type=int, default=3, help="of such a comparison, in which both play in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="", help="a file for cProfile's figures of the server")
    args = parser.parse_args()
    gc.disable()  # so that the players' garbage collection does not disturb the measurement
    args.redis = ""
    with tempfile.TemporaryDirectory(prefix="warhost-load-") as folder, ExitStack() as stack:
        url = args.database or sqlite_url(Path(folder) / "load.sqlite3")
        if args.nodes:
            sys.path.append(str(ROOT))
            from tests.server.redises import database_and_redis

            cluster, redis = stack.enter_context(database_and_redis())
            url, args.redis = args.database or cluster.database(), redis.url
        work = compared_with_old(args, Path(folder)) if args.old else measured(args, url)
        figures = asyncio.run(work)
    print(json.dumps(figures) if args.json else "\n".join(f"{name:48} {value}" for name, value in figures.items()))


# --- the run --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def clients_of(server: Server) -> AsyncIterator[list[httpx.AsyncClient]]:
    limits = httpx.Limits(keepalive_expiry=IDLE)
    async with AsyncExitStack() as lines:
        clients = [
            await lines.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60, limits=limits))
            for url in server.urls
        ]
        for client in clients:
            # Store no cookies, because several guests use this client.
            client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield clients


async def measured(args: argparse.Namespace, database: str) -> dict[str, Any]:
    """Create the tables, play both parts, kill the server, and compare the database."""
    load, begun, parts = [os.getloadavg()[0]], time.perf_counter(), {}
    server = Server(database, max(1, args.nodes), args.redis, args.profile, args.pace)
    try:
        empty = server.memory()
        async with clients_of(server) as clients:
            games = await laid(clients, args.game, args.tables, random.Random(args.seed))
            async with (
                thinking(server, clients, args) as alone,
                connected(server.urls, games, args.by_table),
            ):
                if args.nodes > 1:
                    await asyncio.sleep(FOLLOWED)
                joined, ready = server.memory(), time.perf_counter() - begun
                if args.part != "fast":
                    paced = await part(server, clients, games, args.seconds, args.pause)
                    parts.update({f"{args.pause:g} s of thought: {name}": value for name, value in paced.items()})
                if args.part != "paced":
                    fast = await part(server, clients, games, args.seconds, 0.0)
                    parts.update({f"no thought: {name}": value for name, value in fast.items()})
                played, longest = server.memory(), await longest_collection(clients)
    finally:
        server.end(signal.SIGINT if args.profile else signal.SIGKILL)
    load.append(os.getloadavg()[0])
    answers, thought = compared(database, games), answers_at(database, alone)
    assert bool(thought) == bool(args.bots), "no bot has thought"
    return {
        "game": args.game,
        "tables": len(games),
        "tables of bots": f"{args.bots} {args.level}" if args.bots else "0",
        "answers at those": thought,
        "nodes": args.nodes,
        "database": database.split(":")[0],
        "processors": os.cpu_count(),
        "load average before and after": f"{load[0]:.1f} {load[1]:.1f}",
        "s until all sit at their tables": round(ready, 1),
        **parts,
        "memory, empty server, MB": round(empty / 1e6, 1),
        "memory of a table with 2 connections, KB": round((joined - empty) / len(games) / 1e3),
        f"the same after {answers / len(games):.0f} answers, KB": round((played - empty) / len(games) / 1e3),
        "longest collection of garbage, ms": round(longest, 1),
        "games finished": sum(game.over for game in games),
        "answers acknowledged, on disk, reproduced": answers,
        "answers lost": 0,
        "s in all": round(time.perf_counter() - begun, 1),
    }


async def compared_with_old(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Run two servers that play in turn, so that other load on the machine affects both alike."""
    begun, found = time.perf_counter(), {"old": [], "new": []}
    servers: dict[str, Server] = {}
    try:
        async with AsyncExitStack() as stack:
            sides = {}
            for name, checkout in (("old", args.old.resolve()), ("new", None)):
                url = sqlite_url(folder / f"{name}.sqlite3")
                server = servers[name] = Server(url, pace=args.pace, checkout=checkout)
                clients = await stack.enter_async_context(clients_of(server))
                games = await laid(clients, args.game, args.tables, random.Random(args.seed))
                await stack.enter_async_context(connected(server.urls, games))
                sides[name] = server, clients, games
            pause = args.pause if args.part == "paced" else 0.0
            for _ in range(args.rounds):
                for name, (server, clients, games) in sides.items():
                    found[name].append(await part(server, clients, games, args.seconds, pause))
    finally:
        for server in servers.values():
            server.end(signal.SIGKILL)
    lost = {name: lost_of(folder / f"{name}.sqlite3", games) for name, (_, _, games) in sides.items()}
    figures: dict[str, Any] = {"game": args.game, "tables": args.tables, "rounds": args.rounds}
    for what in COMPARED:
        for name, rounds in found.items():
            figures[f"{name}: {what}"] = [each[what] for each in rounds]
        ratios = [new[what] / old[what] for old, new in zip(found["old"], found["new"], strict=True)]
        figures[f"new/old: {what}"] = round(median(ratios), 2)
    figures["answers lost, old and new"] = list(lost.values())
    figures["s in all"] = round(time.perf_counter() - begun, 1)
    return figures


def lost_of(path: Path, games: list[Game]) -> int:
    """The number of acknowledged answers that are not on disk; older rules cannot replay them here."""
    with closing(sqlite3.connect(path)) as connection:
        lines = set(connection.execute("SELECT table_id, number, seat, text FROM answers"))
    return sum((game.id, *answer) not in lines for game in games for answer in game.acknowledged)


async def laid(clients: list[httpx.AsyncClient], game: str, count: int, rng: random.Random) -> list[Game]:
    """New tables with two guests each."""
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


@asynccontextmanager
async def thinking(
    server: Server, clients: list[httpx.AsyncClient], args: argparse.Namespace
) -> AsyncIterator[list[str]]:
    """Tables at which bots play until the end of the block; bots think only while a guest watches."""
    tables, lookers = [], []
    for number in range(args.bots):
        at = number % len(clients)
        places = [{"kind": "bot", "bot": args.level, "deck": deck} for deck in ARMIES[args.game][:2]]
        cookie = await guest(clients[at])
        opened = await post(clients[at], "/api/tables", {"game": args.game, "places": places}, cookie)
        tables.append(str(opened["id"]))
        address = f"{server.urls[at]}/api/tables/{opened['id']}/socket".replace("http://", "ws://")
        lookers.append(await Socket.connect(address, {"cookie": cookie}, lambda _: None))
    try:
        yield tables
    finally:
        for socket in lookers:
            socket.close()


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
    commits, records = await commits_of(clients), moments_of(games)
    used, own, begun = server.seconds(), time.process_time(), time.perf_counter()
    await asyncio.gather(*[game.play(begun + seconds, pause, timing) for game in games])
    took, own = time.perf_counter() - begun, time.process_time() - own
    used, records, commits = server.seconds() - used, moments_of(games) - records, await commits_of(clients) - commits
    return {
        "answers/s": round(len(timing.done) / took, 1),
        "records/s": round(records / took, 1),  # counts automatic answers, too
        "ms to the own view, p50": timing.part(timing.own, 50),
        "ms to the own view, p99": timing.part(timing.own, 99),
        "ms to the other's view, p50": timing.part(timing.other, 50),
        "ms to the other's view, p99": timing.part(timing.other, 99),
        "ms to `done`, p50": timing.part(timing.done, 50),
        "ms to `done`, p99": timing.part(timing.done, 99),
        "ms of server's processor an answer": round(1000 * used / len(timing.done), 3),
        "ms of server's processor a record": round(1000 * used / records, 3),
        "server's processor, %": round(100 * used / took),
        "ms of players' processor an answer": round(1000 * own / len(timing.done), 3),
        "players' processor, %": round(100 * own / took),
        "answers a commit": round(len(timing.done) / max(1, commits), 1),
        "bytes sent to a viewer an answer": round(timing.bytes / 2 / len(timing.done)),
    }


def moments_of(games: list[Game]) -> int:
    return sum(max(player.latest for player in game.players) for game in games)


async def commits_of(clients: list[httpx.AsyncClient]) -> int:
    texts = [(await client.get("/api/metrics")).text for client in clients]
    lines = [line for text in texts for line in text.splitlines()]
    return sum(int(line.split()[-1]) for line in lines if line.startswith("warhost_commits"))


async def longest_collection(clients: list[httpx.AsyncClient]) -> float:
    texts = [(await client.get("/api/metrics")).text for client in clients]
    lines = [line.split() for text in texts for line in text.splitlines()]
    return max([1000 * float(line[1]) for line in lines if line[0] == "warhost_longest_collection_seconds"], default=0)


def compared(database: str, games: list[Game]) -> int:
    """Check that the records of every table are the acknowledged answers, and that a replay gives the last views."""
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
        plays: dict[int, TableGame] = {}
        for player in game.players:
            latest = player.latest  # the table may have answered automatically, too
            state = plays.setdefault(latest, plays.get(latest) or TableGame(row, records[:latest])).state
            view = player.document["view"]
            assert json.loads(json.dumps(state.view(view["seat"]))) == view, f"table {game.id} does not reproduce"
    store.close()
    return sum(len(game.acknowledged) for game in games)


def answers_at(database: str, tables: list[str]) -> int:
    """The number of answers at the tables of bots."""
    store = Store(database)
    count = sum(len(store.records(table)) for table in tables)
    store.close()
    return count


if __name__ == "__main__":
    main()
