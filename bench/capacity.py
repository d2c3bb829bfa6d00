"""What tables, spectators, bots and a month of games need on this machine, and what a club of a size needs.

    python bench/capacity.py                     every game, 20 tables, 40 spectators, 4 tables of bots
    python bench/capacity.py --game lords --tables 100 --members 500

One server on SQLite.  People think for three seconds; games for the disk are played to their end as fast as they go, by
people who answer at random, so that they are longer than those of people who want to win.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from argparse import Namespace
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from players import Game, Timing, connected
from server import Server
from sockets import Socket
from spectators import rested
from tables import ARMIES, clients_of, laid, moments_of, thinking

from warhost.server.store import sqlite_url

ARCHIVED = 90.0  # seconds within which finished games have to be put away
DAYS = 30
PAUSE = 3.0  # seconds that people think


@dataclass
class Needs:
    """Measured needs of one game."""

    game: str
    server: float  # MB of memory of a server without tables
    idle: float  # per cent of a processor that it uses
    table: float  # KB of memory of a table with two players
    spectator: float  # KB of memory of a spectator
    processor: float  # per cent of a processor for a table at which people think for three seconds
    bots: float  # per cent of a processor for a table at which two bots play
    bot_memory: float  # MB of memory of the processes in which bots think
    finished: float  # KB on disk of a finished game
    answers: float  # records of such a game

    def row(self) -> str:
        cells = [
            self.game,
            f"{self.server:.0f}",
            f"{self.idle:.1f}",
            f"{self.table:.0f}",
            f"{self.spectator:.0f}",
            f"{self.processor:.2f}",
        ]
        cells += [f"{self.bots:.0f}", f"{self.bot_memory:.0f}", f"{self.finished:.0f}", f"{self.answers:.0f}"]
        return "| " + " | ".join(cells) + " |"


HEADS = (
    "game", "server, MB", "server, %", "table, KB", "spectator, KB", "table, %", "table of two bots, %", "bots, MB",
    "finished game on disk, KB", "records",
)  # fmt: skip


def bytes_on_disk(database: Path) -> int:
    """The size of the database after its log has been moved into it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        (pages,) = connection.execute(
            "SELECT (SELECT * FROM pragma_page_count()) - (SELECT * FROM pragma_freelist_count())"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    return int(pages) * int(size)


def processes_of(server: Server) -> dict[int, tuple[int, float]]:
    """Memory and processor seconds of the processes that the server has started, by their ids."""
    parents = {each.pid for each in server.processes}
    found: dict[int, tuple[int, float]] = {}
    for path in sorted(Path("/proc").glob("[0-9]*"), key=lambda each: int(each.name)):
        try:
            fields = (path / "stat").read_text().rsplit(")", 1)[1].split()
            pages = int((path / "statm").read_text().split()[1])
        except OSError:  # it has just ended
            continue
        if int(fields[1]) in parents:
            parents.add(int(path.name))
            spent = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            found[int(path.name)] = pages * os.sysconf("SC_PAGE_SIZE"), spent
    return found


async def measured(args: Namespace, game: str, folder: Path) -> Needs:
    database = folder / "capacity.sqlite3"
    server = Server(sqlite_url(database))
    rng = random.Random(args.seed)
    try:
        async with clients_of(server) as clients:
            await rested(server)
            used = server.seconds()
            await asyncio.sleep(args.seconds)
            idle = (server.seconds() - used) / args.seconds
            empty = server.memory()
            games = await laid(clients, game, args.tables, rng)
            async with connected(server.urls, games):
                await rested(server)
                joined, used = server.memory(), server.seconds()
                await everybody(games, args.seconds, PAUSE)
                processor = max(0.0, (server.seconds() - used) / args.seconds - idle) / len(games)
                played = server.memory()
                urls = [f"{server.urls[0].replace('http', 'ws')}/api/tables/{each.id}/socket" for each in games]
                watching = [
                    await Socket.connect(urls[at % len(urls)], {}, lambda _: None) for at in range(args.spectators)
                ]
                await asyncio.sleep(1)
                spectator = (server.memory() - played) / max(1, args.spectators)
                for socket in watching:
                    socket.close()
            own = Namespace(bots=args.bots, game=game, level=args.level)
            async with thinking(server, clients, own):
                await asyncio.sleep(args.seconds / 2)  # until their process has started
                begun, used, theirs = time.perf_counter(), server.seconds(), processes_of(server)
                await asyncio.sleep(args.seconds)
                spent = server.seconds() - used
                after = processes_of(server)
                spent += sum(now - theirs.get(pid, (0, 0.0))[1] for pid, (_, now) in after.items())
                bots = max(0.0, spent / (time.perf_counter() - begun) - idle) / max(1, args.bots)
            before = bytes_on_disk(database)
            short = await laid(clients, game, args.finished, rng)
            async with connected(server.urls, short):
                await everybody(short, args.limit, 0.0)
            done = [each for each in short if each.over]
            if not done:
                sys.exit(f"capacity: no game of {game} ended within {args.limit:.0f} seconds; say more with --limit")
            await archived(database, {each.id for each in done})
            unfinished = sum(each.over is False for each in short)
            finished = (bytes_on_disk(database) - before) / (len(done) + unfinished)
            records = moments_of(done) / len(done)
    finally:
        server.end(signal.SIGKILL)
    memory = sum(each for each, _ in after.values())
    table = (max(joined, played) - empty) / len(games)
    return Needs(
        game, empty / 1e6, 100 * idle, table / 1e3, max(0.0, spectator) / 1e3, 100 * processor, 100 * bots,
        memory / 1e6, finished / 1e3, records,
    )  # fmt: skip


async def everybody(games: list[Game], seconds: float, pause: float) -> None:
    """Let all tables play for a while, or to their end."""
    until = time.perf_counter() + seconds
    await asyncio.gather(*[game.play(until, pause, Timing()) for game in games])


async def archived(database: Path, tables: set[str]) -> None:
    """Wait until the states of finished games are put away."""
    end = time.perf_counter() + ARCHIVED
    while time.perf_counter() < end:
        with closing(sqlite3.connect(database)) as connection:
            kept = {row[0] for row in connection.execute("SELECT table_id FROM kept_games")}
        if tables <= kept:
            return
        await asyncio.sleep(0.5)
    sys.exit("capacity: finished games are not put away")


def club(members: int, needs: list[Needs]) -> str:
    """What a club of this size needs, in plain words, for the game that needs most."""
    tables, games = max(1, members // 5), max(2, members * 2 // 10)
    worst = max(needs, key=lambda each: each.processor)
    memory = max(each.server + each.bot_memory + tables * each.table / 1e3 for each in needs)
    disk = max(each.finished for each in needs) * games * DAYS / 1e3
    processor = worst.idle + tables * worst.processor + worst.bots
    return (
        f"A club of {members} with {tables} tables at once, {games} finished games a day and a bot at one table needs "
        f"{memory:.0f} MB of memory, {processor:.0f} % of a processor like this one ({worst.game}), "
        f"and {disk:.0f} MB of disk a month."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(ARMIES), action="append", help="several times; all if none is named")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--spectators", type=int, default=40)
    parser.add_argument("--bots", type=int, default=4, help="tables at which the computer plays itself")
    parser.add_argument("--level", default="warlord", help="of the computer at those")
    parser.add_argument("--finished", type=int, default=8, help="games that are played to their end")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds within which they have to end")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each part")
    parser.add_argument("--members", type=int, action="append", help="size of a club; several times")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    needs = []
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; bots: {args.level}; % of one processor")
    print("| " + " | ".join(HEADS) + " |", "|" + "---|" * len(HEADS), sep="\n", flush=True)
    for game in args.game or sorted(ARMIES):
        folder = Path(tempfile.mkdtemp(prefix="warhost-capacity-"))
        try:
            needs.append(asyncio.run(measured(args, game, folder)))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print(needs[-1].row(), flush=True)
    print(
        *[club(members, needs) for members in args.members or [10, 50, 200]],
        f"Load at the end {os.getloadavg()[0]:.1f}.",
        sep="\n",
    )


if __name__ == "__main__":
    main()
