"""Several nodes on one PostgreSQL and one Redis, and players who play on through any node that responds."""

from __future__ import annotations

import atexit
import ctypes
import itertools
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, ClassVar

import httpx
import msgspec
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.killing import look_once
from warhost.games import find_game
from warhost.server.accounts.limits import Limits
from warhost.server.protocol import Changed, Done, Joined, Message, Refused
from warhost.server.running import BadServer, load_games, run_node
from warhost.server.settings import Settings
from warhost.server.tables.views.delta import carry_out

BEGIN = "from tests.server.nodes import fork_nodes; fork_nodes()"
LEASE = 2.0  # seconds, shorter than in production
WAIT = 60.0  # timeout in seconds
DECODER = msgspec.json.Decoder(Message)
WIDE = (
    "requests", "request_burst", "loop_burst", "tables", "address_tables", "address_connections", "address_sockets",
    "person_sockets",
)  # fmt: skip
ARMIES = {"lords": ("orcs", "elves"), "invasion": ("dwarf", "orc"), "conquest": ("space-marines", "orks")}


def fork_nodes() -> None:
    """For every line of input, serve in a forked copy of this process, because loading everything takes most of a
    start.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # their exit status need not be collected
    load_games()
    look_once()
    for line in sys.stdin:
        copy = os.fork()
        if copy == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _end_with_parent()
            number, database, redis, *words = line.split()
            for word in words:
                name, _, value = word.partition("=")
                if name == "clock":
                    _skew(float(value))
                else:
                    find_game(name).version = value
            limits = Limits(**dict.fromkeys(WIDE, 10**6))  # all tables of a test come from one address
            pool = ThreadPoolExecutor(1)
            settings = Settings(database, client=None, limits=limits, bot_pool=pool, pace=0.0, message_rate=1e6)
            settings.redis = redis
            while True:
                with suppress(
                    BadServer, SQLAlchemyError
                ):  # the database is unavailable: retry, as a service manager does
                    run_node(settings, "127.0.0.1", 0, partial(_say, number), seconds=LEASE)
                    os._exit(0)
                time.sleep(0.2)


def _end_with_parent() -> None:
    """Make this process end with its parent; works on Linux only."""
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def _skew(seconds: float) -> None:
    """Shift the wall clock of this process."""
    right = time.time
    time.time = lambda: right() + seconds


def _say(number: str, url: str) -> None:
    print(number, os.getpid(), url, flush=True)


class Forker:
    """The process from which all nodes of a test run are forked."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.Queue[list[str]] = queue.Queue()
        self._numbers = itertools.count()

    def node(self, database: str, redis: str, rules: str) -> tuple[int, str]:
        """A new node: its process and its address."""
        process = self._process = self._process or self._begun()
        assert process.stdin is not None
        number = str(next(self._numbers))
        process.stdin.write(f"{number} {database} {redis} {rules}\n")
        process.stdin.flush()
        while True:
            which, pid, url = self._said.get(timeout=WAIT)
            if which == number:  # and not one whose start has timed out
                return int(pid), url

    def _begun(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", BEGIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        atexit.register(self._end, process)
        return process

    def _end(self, process: subprocess.Popen[str]) -> None:
        process.kill()
        process.wait()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._said.put(line.split())


FORKER = Forker()


class Nodes:
    """Several servers of one cluster."""

    def __init__(self, database: str, redis: str, count: int) -> None:
        self.database = database
        self._services = database, redis
        self.urls: dict[int, str] = {}  # by process
        self.started: list[int] = []
        self.asleep: set[int] = set()
        for _ in range(count):
            self.add()

    @property
    def awake(self) -> list[int]:
        return [pid for pid in self.urls if pid not in self.asleep]

    def add(self, rules: str = "", database: str = "") -> int:
        """Start one more node, optionally with other rules versions (`lords=next`), another wall clock (`clock=-60`) or
        another database connection; returns its process id.
        """
        pid, url = FORKER.node(database or self._services[0], self._services[1], rules)
        self.urls[pid] = url
        self.started.append(pid)
        return pid

    def signal(self, number: int, pid: int) -> None:
        os.kill(pid, number)

    def leave_out(self, pid: int) -> None:
        """Send no more users to a node."""
        self.urls.pop(pid, None)

    def until_gone(self, pid: int) -> None:
        """Wait until a node ends; no more users are sent to it."""
        self.leave_out(pid)
        end = time.monotonic() + WAIT
        with suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(pid, 0)
                time.sleep(0.02)
            raise AssertionError(f"node {pid} has not left")
        self.started.remove(pid)

    def close(self) -> None:
        for pid in self.started:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


class Player:
    """Plays both seats of one table, and records what was acknowledged, refused and shown."""

    opponent: ClassVar[str] = ""  # the name of a bot, or "open" if another person has the second place

    def __init__(self, game: str, url: str, headers: dict[str, str]) -> None:
        self.game = game
        self.headers = headers
        self.node = 0  # the node through which it plays
        self.table = self._opened(url) if url else ""
        self.acknowledged: list[tuple[int, str]] = []
        self.unknown: set[int] = set()  # the moments of answers without a reply
        self.document: Any = None
        self.socket: ClientConnection | None = None
        self._line = ExitStack()
        self._sent: list[tuple[int, str]] = []  # every answer that was sent, with its moment; the index is its number
        self._settled = True  # True if no answer is on its way
        self._late = -1  # the moment for which an answer was too late
        self.followed = 0  # how often the table moved to the node through which it is played

    @classmethod
    def at(cls, table: str, game: str, headers: dict[str, str]) -> Player:
        """A player at an existing table."""
        player = cls(game, "", headers)
        player.table = table
        return player

    def _opened(self, url: str) -> str:
        one, two = ARMIES[self.game]
        other = {"kind": "open"} if self.opponent == "open" else {"kind": "bot", "bot": self.opponent, "deck": two}
        places = [{"kind": "me", "deck": one}, other if self.opponent else {"kind": "me", "deck": two}]
        body = {"game": self.game, "places": places, "options": {"first": "1"}}
        answer = httpx.post(f"{url}/api/tables", json=body, headers=self.headers, timeout=WAIT)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @property
    def moment(self) -> int:
        return int(self.document["table"]["moment"])

    @property
    def over(self) -> bool:
        return bool(self.document["table"]["state"] == "over")

    def come(self, nodes: Nodes, node: int) -> None:
        """Connect through a node: the same question is asked, unless an answer was on its way."""
        self.close()
        self._join(nodes, node, self.headers)
        self.settle()

    def _join(self, nodes: Nodes, node: int, headers: dict[str, str]) -> None:
        before = self.document
        address = nodes.urls[node].replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        opened = connect(address, additional_headers=headers, open_timeout=WAIT, close_timeout=0.1)
        self.socket = self._line.enter_context(opened)
        self.node = node
        self.document = None
        try:
            while self.document is None:
                self.receive()
        except ConnectionClosed:
            self.document = before
            raise
        self._begin_anew(before)

    def _begin_anew(self, before: Any) -> None:
        """Forget pending requests; what was shown is still valid."""
        if not self._settled:
            self.unknown.add(self._sent[-1][0])  # a late reply still has the number of its request
        self._settled = True
        if before is not None:
            assert self.moment >= before["table"]["moment"], "something is gone that was shown"
            if self.moment == before["table"]["moment"]:
                assert self.document["view"] == before["view"], "the last view is not reproduced"

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._line.close()
        self.socket = None

    def send(self, choice: int) -> None:
        assert self.socket is not None
        options, moment = self.document["view"]["options"], self.moment
        option, seat = options[choice % len(options)], self.document["view"]["seat"]
        self._sent.append((moment, option))
        self._settled = False
        intent = {"type": "answer", "id": len(self._sent) - 1, "moment": moment, "seat": seat, "option": option}
        with suppress(ConnectionClosed):
            self.socket.send(msgspec.json.encode(intent).decode())

    def answer(self, choice: int) -> bool:
        """Answer and wait for the outcome; False if it was refused.

        The table's standing orders may answer the same moment first; that is found at the end.
        """
        self.settle()
        if self.over:
            return True
        self.send(choice)
        while not self._settled:
            self.receive()
        if self._sent[-1] not in self.acknowledged:
            while self.moment < self._late:  # standing orders had answered first
                self.receive()
            self.settle()
            return False
        self.settle()
        return True

    def resign(self) -> None:
        """Resign as the asked player, and wait for the end."""
        assert self.socket is not None
        self.settle()
        self._sent.append((self.moment, "resign"))
        self._settled = False
        intent = {"type": "resign", "id": len(self._sent) - 1, "seat": self.document["view"]["seat"]}
        self.socket.send(msgspec.json.encode(intent).decode())
        while not self.over:
            self.receive()
        self.settle()

    def settle(self) -> None:
        """Wait until the outcome of the last answer is known, and who is asked next."""
        while not self._settled:
            self.receive()
        while self.acknowledged and self.moment <= self.acknowledged[-1][0]:
            self.receive()
        while not (self.over or self.document["view"]["options"]):
            self.receive()

    def receive(self) -> None:
        assert self.socket is not None
        message = DECODER.decode(self.socket.recv(timeout=WAIT))
        if isinstance(message, Joined):
            before, self.document = self.document, msgspec.to_builtins(message.document)
            if before is not None:
                self.followed += 1
                self._begin_anew(before)
        elif isinstance(message, Changed):
            carry_out(self.document, message.changes)
        elif isinstance(message, Done):
            self.acknowledged.append(self._sent[message.id])
            self._settled = self._settled or message.id == len(self._sent) - 1
        else:
            assert isinstance(message, Refused), message
            assert message.refusal.key in ("refused.storage", "refused.stale"), message
            self._late = message.moment if message.refusal.key == "refused.stale" else -1
            self._settled = self._settled or message.id == len(self._sent) - 1


class AgainstBot(Player):
    """Plays one seat; a bot has the other."""

    opponent: ClassVar[str] = "greedy"


class TwoPeople(Player):
    """Two users at one table, each with a session and a connection; the asked one answers."""

    opponent: ClassVar[str] = "open"

    def __init__(self, game: str, url: str, headers: dict[str, str], other: dict[str, str]) -> None:
        super().__init__(game, url, headers)
        self._people = [headers, other]
        self._now = 0  # the current viewer
        self._both: list[tuple[ClientConnection | None, Any]] = [(None, None), (None, None)]
        if url:
            deck = {"deck": ARMIES[game][1]}
            sat = httpx.post(f"{url}/api/tables/{self.table}/sit", json=deck, headers=other, timeout=WAIT)
            assert sat.status_code == 200, sat.text

    def come(self, nodes: Nodes, node: int) -> None:
        self.close()
        for _ in self._people:
            self._turn()
            self._join(nodes, node, self._people[self._now])
        self.settle()

    def settle(self) -> None:
        while not self._settled:
            self.receive()
        while self.acknowledged and self.moment <= self.acknowledged[-1][0]:
            self.receive()
        while not (self.over or self.document["view"]["options"]):
            asked, moment = self.document["table"]["asked"], self.moment
            if asked not in (-1, self.document["you"]["eye"]):
                self._turn()
                while self.moment < moment:
                    self.receive()
            else:
                self.receive()

    def _turn(self) -> None:
        """Switch to the other player's connection."""
        self._both[self._now] = self.socket, self.document
        self._now = 1 - self._now
        self.socket, self.document = self._both[self._now]
