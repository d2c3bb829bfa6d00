"""Fault injection while all three games are played: nodes killed, suspended and stopped, Redis and PostgreSQL killed,
connections cut, a full disk, wrong clocks.

`python -m tests.server.faults 300` prints the results of this many faults, `--tables 300` at this many tables with two
people each, in addition to one with both seats and one against a bot of each game; `test_cluster.py` runs a few of each
kind.
"""

from __future__ import annotations

import argparse
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clusters import Cluster
from tests.server.nodes import ARMIES, WAIT, AgainstBot, Nodes, Player, TwoPeople
from tests.server.proxy import Proxy
from tests.server.redises import RedisServer, database_and_redis
from warhost.server.store import Store
from warhost.server.tables.game.table_game import TableGame

NODES = 3
ROOM = 256  # size of PostgreSQL's disk in megabytes
SKEW = "skew a clock"
PARTITION = "cut a node off the database"
APART = (1.0, 8.0)  # seconds for which a node is cut off: shorter and longer than its lease
HELD = (1.5, 7.0)  # seconds for which a COMMIT is delayed
FULL = 3.0  # seconds for which its disk stays full


class Pause:
    """The longest time in which a player's table accepted no answer, neither theirs nor an automatic one."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.longest = 0.0
        self.longest_of: dict[str, float] = {}  # by table
        self._now = now
        self._since: dict[str, float] = {}  # by table: when its last answer was acknowledged

    def begin(self, table: str) -> None:
        """Start the measurement at a table, unless it is running already."""
        self._since.setdefault(table, self._now())

    def answered(self, table: str) -> None:
        now = self._now()
        self.longest = max(self.longest, now - self._since[table])
        self.longest_of[table] = max(self.longest_of.get(table, 0.0), now - self._since[table])
        self._since[table] = now

    def end(self, table: str) -> None:
        """Stop the measurement at a table that waits for other tables of the test: that is not a pause."""
        del self._since[table]


class Faults:
    """A cluster of three nodes, a table of each game, and the injected faults."""

    def __init__(self, cluster: Cluster, redis: RedisServer, seed: int, tables: int = 0) -> None:
        """`tables`: number of additional tables with two people each, and one against a bot of each game."""
        self.cluster = cluster
        self.redis = redis
        self.database = cluster.database()
        self.proxy = Proxy(self.database)
        self.branch = Proxy(self.database)  # the connection of the node that can be cut off alone
        self.apart = 0  # that node
        self.dice = random.Random(seed)
        self.nodes = Nodes(self.proxy.url, redis.url, NODES)
        self.headers, self.other = self._guest("Ada"), self._guest("Bob")
        self.players = [self._sit(game) for game in ARMIES]
        if tables:
            self.players += [self._come_as(AgainstBot(game, self._somewhere(), self.headers)) for game in ARMIES]
        self.players += [self._sit_as_two(game) for game, _ in zip(cycle(ARMIES), range(tables), strict=False)]
        self.finished: list[Player] = []
        self.refused = 0
        self.turned_away = 0  # number of those while the disk was full
        self.pauses: dict[str, list[float]] = {}  # by kind
        self.bot_pauses: dict[str, float] = {}  # by kind: the longest pause at a table against a bot
        self.outages: dict[str, list[float]] = {}  # seconds for which the database could not write
        self.outage = 0.0  # of the present fault
        self.pause = Pause(time.monotonic)  # of the present fault
        self.kinds: dict[str, Callable[[], None]] = {
            "kill a node": self._kill,
            "freeze a node": self._freeze,
            "stop a node": self._stop,
            "retire a node": self._retire,
            "kill Redis": self._kill_redis,
            "kill PostgreSQL": self._kill_database,
            "cut after COMMIT": lambda: self._cut("cut after"),
            "cut before COMMIT": lambda: self._cut("cut before"),
            SKEW: self._skew,
        }
        self.harsh: dict[str, Callable[[], None]] = {  # only in long runs: each takes several seconds
            "kill PostgreSQL and a node": self._kill_both,
            "kill Redis and a node": self._kill_redis_and_node,
            "hold a COMMIT": self._hold,
            "a COMMIT comes late": lambda: self._cut("late"),
            PARTITION: self._partition,
            "set the database's clock back": self._set_back,
        }
        if cluster.can_be_filled:
            self.kinds["fill the disk"] = lambda: self._fill(self.cluster.fill)
            self.kinds["fill the disk of the log"] = lambda: self._fill(self.cluster.fill_log)

    def close(self) -> None:
        for player in self.players:
            player.close()
        self.nodes.close()
        self.proxy.close()
        self.branch.close()

    @property
    def every(self) -> dict[str, Callable[[], None]]:
        """The kinds of faults."""
        return self.kinds | self.harsh

    def fault(self, kind: str) -> None:
        """Play a little, inject the fault, and continue; returns the longest time that an answer had to wait."""
        self.play(self.dice.randrange(1, 4))
        if kind == SKEW:
            self.nodes.add(f"clock={self.dice.choice((-1, 1)) * self.dice.randrange(60, 86_400)}")
        if kind == PARTITION:
            self.apart = self.nodes.add(database=self.branch.url)
        self._begin_anew()  # now, because no table can be created on a full disk
        self.pause, self.outage = Pause(time.monotonic), 0.0
        for player in self.players:
            self.pause.begin(player.table)
        self.every[kind]()
        self.play(1)
        self.pauses.setdefault(kind, []).append(self.pause.longest)
        self.outages.setdefault(kind, []).append(self.outage)
        bots = [self.pause.longest_of.get(each.table, 0.0) for each in self.players if isinstance(each, AgainstBot)]
        self.bot_pauses[kind] = max([self.bot_pauses.get(kind, 0.0), *bots])
        while self.nodes.asleep:  # it resumes only now, when other nodes have its tables
            woken = self.nodes.asleep.pop()
            self.nodes.signal(signal.SIGCONT, woken)
        while len(self.nodes.urls) < NODES:
            self.nodes.add()

    @property
    def answers(self) -> int:
        """The number of acknowledged answers."""
        return sum(len(player.acknowledged) for player in (*self.finished, *self.players))

    def play(self, answers: int, busy: Callable[[], bool] = lambda: False) -> None:
        """Give this many answers at every table, and more while `busy` says so, concurrently and through any node."""
        self._begin_anew()
        with ThreadPoolExecutor(len(self.players)) as hands:
            self.refused += sum(hands.map(lambda player: self._play(player, answers, busy), self.players))

    def _begin_anew(self) -> None:
        """Start another game at finished tables."""
        for at, player in enumerate(self.players):
            if player.over:
                player.close()
                self.finished.append(player)
                self.players[at] = self._sit_again(player)

    def _play(self, player: Player, answers: int, busy: Callable[[], bool]) -> int:
        """The number of answers that had to be repeated."""
        again = given = 0
        self.pause.begin(player.table)
        while given < answers or (busy() and not player.over):
            before, done = player.moment, self._answered(player)
            if (
                done or player.moment > before
            ):  # its standing orders may have answered already, so that this answer is too late
                self.pause.answered(player.table)
            given += done
            if not done:
                again += 1
                time.sleep(0.05)  # like a user who reads that it could not be written
        self.pause.end(player.table)
        return again

    def _answered(self, player: Player) -> bool:
        try:
            if player.node not in self.nodes.awake:
                raise ConnectionError
            return player.over or player.answer(self.dice.getrandbits(16))
        except (ConnectionClosed, ConnectionError):
            self._come(player)
            return False

    def _come(self, player: Player) -> None:
        """Connect through any node that responds, with retries, like a browser."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                player.come(self.nodes, self.dice.choice(self.nodes.awake))
                return
            except (ConnectionClosed, OSError, InvalidHandshake):
                time.sleep(0.1)
        raise AssertionError(f"table {player.table} does not come back:\n{self._ownership(player.table)}")

    def _ownership(self, table: str) -> str:
        """What the database and every node know about a table's owner, for diagnosis."""
        found = []
        with psycopg.connect(self.database) as connection:
            nodes = connection.execute("SELECT id, address, secret, until - clock_timestamp() FROM nodes").fetchall()
            owner = connection.execute("SELECT node, fence FROM owners WHERE table_id = %s", (table,)).fetchone()
        found.append(f"the database: owner and fence {owner}")
        for name, address, secret, left in nodes:
            try:
                headers = {"x-warhost-node": secret}
                said = httpx.get(f"{address}/api/tables/{table}/ownership", headers=headers, timeout=2.0).text
            except httpx.HTTPError as failed:
                said = type(failed).__name__
            found.append(f"node {name} at {address}, its lease lasts for {left}: {said}")
        return "\n".join(found)

    def check(self) -> None:
        """Every acknowledged answer is stored once, in order, and the records lead to what was last shown."""
        for player in self.players:
            player.close()
        store = Store(self.proxy.url)
        try:
            for player in [*self.finished, *self.players]:
                row, records = store.table(player.table), store.records(player.table)
                assert row is not None
                assert [record.number for record in records] == list(range(len(records)))
                assert len({moment for moment, _ in player.acknowledged}) == len(player.acknowledged)
                own = player.document["you"]["seats"] if isinstance(player, AgainstBot) else (0, 1)
                answered = {record.number for record in records if record.kind == "answer" and record.seat in own}
                known = {moment for moment, _ in player.acknowledged}
                assert answered <= known | player.unknown, "something counts that was refused"
                for moment, option in player.acknowledged:
                    there = records[moment]
                    assert there.text == option, f"acknowledged {option!r} at {moment}, on disk {there}"
                play = TableGame(row, records[: player.moment])
                shown = player.document["view"]
                assert play.state.view(shown["seat"])["options"] == shown["options"]
        finally:
            store.close()

    # --- the faults ----------------------------------------------------------------------------------------

    def _kill(self) -> None:
        self._play_until_gone(self._under_way(signal.SIGKILL))

    def _stop(self) -> None:
        self._play_until_gone(self._under_way(signal.SIGTERM))

    def _retire(self) -> None:
        """Retire a node: it hands over its tables and ends."""
        self._play_until_gone(self._under_way(signal.SIGUSR1))

    def _play_until_gone(self, pid: int) -> None:
        """Play until a node ends; a table continues as soon as another node has it."""
        self.nodes.leave_out(pid)
        ending = threading.Thread(target=self.nodes.until_gone, args=(pid,))
        ending.start()
        self.play(1, ending.is_alive)

    def _freeze(self) -> None:
        """Suspend a node beyond its lease; when it resumes, other nodes have its tables."""
        frozen = self._under_way(signal.SIGSTOP)
        self.nodes.asleep.add(frozen)

    def _kill_redis(self) -> None:
        self._send_some()
        self.redis.kill()
        self._settle()
        self.redis.start()

    def _kill_database(self) -> None:
        self._send_some()
        with self._out():
            self.cluster.kill()
            self.cluster.start()
        self._settle()

    def _kill_both(self) -> None:
        """Kill PostgreSQL and a node at the same moment: the others notice neither before the database is back."""
        self._send_some()
        pid = self.dice.choice(self.nodes.awake)
        with self._out():
            self.nodes.signal(signal.SIGKILL, pid)
            self.cluster.kill()
            self.nodes.until_gone(pid)
            self.cluster.start()
        self._settle()

    def _kill_redis_and_node(self) -> None:
        self.redis.kill()
        self._kill()
        self.redis.start()

    def _hold(self) -> None:
        """Delay the next COMMIT, and everything after it, by seconds."""
        self.proxy.fault = "freeze"
        thaw = threading.Timer(self.dice.uniform(*HELD), self.proxy.thaw)
        thaw.start()
        self._send_some()
        self.play(1, thaw.is_alive)
        self.proxy.fault = ""

    def _partition(self) -> None:
        """Cut one node off from the database, but not from its users or the other nodes; then stop it."""
        for player in self.players:
            player.come(self.nodes, self.apart)
        self.play(1)
        self._send_some()
        self.branch.freeze()
        thaw = threading.Timer(self.dice.uniform(*APART), self.branch.thaw)
        thaw.start()
        self.play(1, thaw.is_alive)
        self.nodes.signal(signal.SIGTERM, self.apart)
        self._play_until_gone(self.apart)

    def _set_back(self) -> None:
        """Set the database's clock back by an hour; then kill a node, whose lease seems to last."""
        with psycopg.connect(self.database) as connection:
            connection.execute("UPDATE nodes SET until = until + interval '1 h'")
        self._kill()

    def _cut(self, how: str) -> None:
        self.proxy.fault = how  # type: ignore[assignment]
        self._send_some()
        self._settle()

    def _skew(self) -> None:
        """Add a node whose wall clock is wrong by up to a day, and kill another: it may take its tables."""
        right = [pid for pid in self.nodes.awake if pid != self.nodes.started[-1]]
        self._play_until_gone(self._under_way(signal.SIGKILL, right))

    def _fill(self, fill: Callable[[], None]) -> None:
        """Fill the disk for a while; players retry, and are refused until there is space again."""

        def fill_and_empty() -> None:
            fill()
            with self._out():
                time.sleep(FULL)
                self.cluster.empty()

        full = threading.Thread(target=fill_and_empty)
        before = self.refused
        full.start()
        self.play(1, full.is_alive)
        self.turned_away += self.refused - before

    @contextmanager
    def _out(self) -> Iterator[None]:
        """Record a time in which no table can continue, whatever the nodes do."""
        begun = time.monotonic()
        yield
        self.outage = time.monotonic() - begun

    def _under_way(self, number: int, among: list[int] | None = None) -> int:
        """Send a signal to one of the nodes while answers are on their way to some tables."""
        self._send_some()
        pid = self.dice.choice(among or self.nodes.awake)
        self.nodes.signal(number, pid)
        return pid

    def _send_some(self) -> None:
        for player in self.players:
            if not player.over and self.dice.randrange(2):
                player.send(self.dice.getrandbits(16))

    def _settle(self) -> None:
        """Wait until the outcome of the answers on their way is known."""
        for player in self.players:
            try:
                player.settle()
            except ConnectionClosed:
                self._come(player)

    def _somewhere(self) -> str:
        return self.nodes.urls[self.dice.choice(self.nodes.awake)]

    def _guest(self, name: str) -> dict[str, str]:
        answer = httpx.post(f"{self._somewhere()}/api/session", json={"name": name}, timeout=WAIT)
        return {"cookie": f"warhost={answer.cookies['warhost']}"}

    def _sit(self, game: str) -> Player:
        return self._come_as(Player(game, self._somewhere(), self.headers))

    def _sit_as_two(self, game: str) -> Player:
        return self._come_as(TwoPeople(game, self._somewhere(), self.headers, self.other))

    def _sit_again(self, player: Player) -> Player:
        if isinstance(player, AgainstBot):
            return self._come_as(AgainstBot(player.game, self._somewhere(), self.headers))
        return self._sit_as_two(player.game) if isinstance(player, TwoPeople) else self._sit(player.game)

    def _come_as(self, player: Player) -> Player:
        self._come(player)
        return player


@contextmanager
def context(cluster: Cluster, redis: RedisServer, seed: int, tables: int = 0) -> Iterator[Faults]:
    made = Faults(cluster, redis, seed, tables)
    try:
        yield made
    finally:
        made.close()


def main(count: int, only: str = "", tables: int = 0) -> None:
    """Inject this many faults of all kinds in turn, or until SIGTERM; prints the results.

    `only`: kinds whose names contain this; `tables`: with two people each.
    """
    enough = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: enough.set())
    with database_and_redis(ROOM) as (cluster, redis), context(cluster, redis, count, tables) as faults:
        kinds = [kind for kind in faults.every if only in kind]
        try:
            for number in range(count):
                if enough.is_set():
                    break
                faults.fault(kinds[number % len(kinds)])
                print(f"\r{number + 1} faults, {faults.answers} answers", end="", flush=True)
        finally:  # also after a failure, so that the measurements until then are not lost
            report(faults)


def report(faults: Faults) -> None:
    """The results of the faults, if nothing was lost; otherwise it fails."""
    faults.check()
    print(f"\n{faults.answers} answers acknowledged, none lost or doubled; {faults.refused} tried again, ", end="")
    print(f"{faults.turned_away} of them with a full disk")
    for kind, pauses in faults.pauses.items():
        ordered = sorted(pauses)
        print(
            f"{kind}: {len(ordered)}, half within {ordered[len(ordered) // 2]:.1f} s, all {ordered[-1]:.1f} s", end=""
        )
        outages = faults.outages[kind]
        after = max(pause - outage for pause, outage in zip(pauses, outages, strict=True))
        print(
            f"; the database itself was away for up to {max(outages):.1f} s, then {after:.1f} s" * any(outages), end=""
        )
        print(f"; against a bot {faults.bot_pauses[kind]:.1f} s" * bool(faults.bot_pauses[kind]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=32)
    parser.add_argument("kind", nargs="?", default="", help="a kind of fault, or a part of its name")
    parser.add_argument("--tables", type=int, default=0, help="with two people each")
    args = parser.parse_args()
    main(args.count, args.kind, args.tables)
