"""Servers that stand by for each other on one PostgreSQL, and somebody who plays on with whichever of them answers."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from warhost.server.accounts.limits import Limits
from warhost.server.protocol import Changed, Done, Joined, Message, Refused
from warhost.server.running import BadServer, stand_by
from warhost.server.settings import Settings
from warhost.server.tables.delta import carry_out

BEGIN = "from tests.server.nodes import fork_nodes; fork_nodes()"
LEASE = 2.0  # seconds, shorter than in real life
WAIT = 60.0  # seconds after which something that does not come fails the test instead of hanging it
DECODER = msgspec.json.Decoder(Message)
ARMIES = {"lords": ("orcs", "elves"), "invasion": ("dwarf", "orc"), "conquest": ("space-marines", "orks")}


def fork_nodes() -> None:
    """For every line that comes in, stand by in a copy of this process: importing everything takes most of a start."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to ask for how they ended
    for _ in sys.stdin:
        copy = os.fork()
        if copy == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            limits = Limits(requests=1e6, request_burst=10**6)
            pool = ThreadPoolExecutor(1)
            settings = Settings(sys.argv[1], client=None, limits=limits, bot_pool=pool, pace=0.0, message_rate=1e6)
            while True:
                with suppress(BadServer):  # the database is down just now: as a service it would be started again
                    stand_by(settings, "127.0.0.1", 0, _say, LEASE)
                    os._exit(0)
                time.sleep(0.2)
        print("started", copy, flush=True)


def _say(url: str) -> None:
    print("serving", os.getpid(), url, flush=True)


class Nodes:
    """Several servers, one of which serves."""

    def __init__(self, url: str, count: int) -> None:
        command = [sys.executable, "-c", BEGIN, url]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._said: queue.Queue[list[str]] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.pids: set[int] = set()
        self._added = 0
        self._started = 0
        self.serving = 0
        self.url = ""
        for _ in range(count):
            self.add()

    def add(self) -> None:
        """One more that stands by."""
        assert self.process.stdin is not None
        self._added += 1
        self.process.stdin.write("another\n")
        self.process.stdin.flush()

    def wait(self) -> None:
        """Until one that has not served before serves."""
        before = self.serving
        while self.serving == before:
            self._take(self._said.get(timeout=WAIT))

    def signal(self, number: int, pid: int = 0) -> int:
        """Send a signal to the one that serves, or to another; says to which."""
        os.kill(pid or self.serving, number)
        return pid or self.serving

    def until_gone(self, pid: int) -> None:
        end = time.monotonic() + WAIT
        with suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(pid, 0)
                time.sleep(0.02)
            raise AssertionError(f"node {pid} has not left")
        self.pids.discard(pid)

    def close(self) -> None:
        while self._started < self._added:
            self._take(self._said.get(timeout=WAIT))
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.communicate()

    def _take(self, said: list[str]) -> None:
        if said[0] == "serving":
            self.serving, self.url = int(said[1]), said[2]
        else:
            self._started += 1
            self.pids.add(int(said[1]))

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._said.put(line.split())


class Player:
    """Plays both seats of one table, and remembers what was acknowledged, refused and shown."""

    def __init__(self, game: str, nodes: Nodes, headers: dict[str, str]) -> None:
        self.game = game
        self.headers = headers
        places = [{"kind": "me", "deck": deck} for deck in ARMIES[game]]
        body = {"game": game, "places": places, "options": {"first": "1"}}
        answer = httpx.post(f"{nodes.url}/api/tables", json=body, headers=headers, timeout=WAIT)
        self.table = answer.json()["id"]
        self.acknowledged: list[tuple[int, str]] = []
        self.unknown: set[int] = set()  # the moments of answers that nobody has replied to
        self.document: Any = None
        self.socket: ClientConnection | None = None
        self._line = ExitStack()
        self._sent: dict[int, str] = {}
        self._settled = True  # whether nothing is on its way
        self._late = -1  # the moment that an answer came too late for

    @property
    def moment(self) -> int:
        return int(self.document["table"]["moment"])

    @property
    def over(self) -> bool:
        return bool(self.document["table"]["state"] == "over")

    def come(self, nodes: Nodes) -> None:
        """To whoever serves now: the same question is asked, unless an answer was on its way."""
        before = self.document
        address = nodes.url.replace("http://", "ws://") + f"/api/tables/{self.table}/socket"
        opened = connect(address, additional_headers=self.headers, open_timeout=WAIT)
        self.socket = self._line.enter_context(opened)
        self.document = None
        try:
            while self.document is None:
                self.receive()
        except ConnectionClosed:
            self.document = before
            raise
        if not self._settled:
            self.unknown.add(max(self._sent))
        self._settled = True
        if before is not None:
            assert self.moment >= before["table"]["moment"], "something is gone that was shown"
            if self.moment == before["table"]["moment"]:
                assert self.document["view"] == before["view"], "the last view is not reproduced"
        self.settle()

    def leave(self) -> None:
        """Take in whatever still comes, until the line is closed."""
        if self.socket is not None:
            with suppress(ConnectionClosed, TimeoutError):
                while True:
                    self.receive()
        self.close()

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._line.close()
        self.socket = None

    def send(self, choice: int) -> None:
        assert self.socket is not None
        options, moment = self.document["view"]["options"], self.moment
        option, seat = options[choice % len(options)], self.document["view"]["seat"]
        self._sent[moment] = option
        self._settled = False
        intent = {"type": "answer", "id": moment, "moment": moment, "seat": seat, "option": option}
        with suppress(ConnectionClosed):
            self.socket.send(msgspec.json.encode(intent).decode())

    def answer(self, choice: int) -> bool:
        """Answer and wait for what becomes of it; False where it was refused, and so does not count."""
        moment = self.moment
        self.send(choice)
        while not self._settled:
            self.receive()
        if (moment, self._sent[moment]) not in self.acknowledged:
            assert self._late > moment or self.moment == moment, "a refused answer counts"
            while self.moment < self._late:  # the table had answered by itself, as it was ordered to
                self.receive()
            self.settle()
            return False
        self.settle()
        return True

    def settle(self) -> None:
        """Wait until it is known what became of the last answer, and who is asked next."""
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
            self.document = msgspec.to_builtins(message.document)
        elif isinstance(message, Changed):
            carry_out(self.document, message.changes)
        elif isinstance(message, Done):
            self.acknowledged.append((message.id, self._sent[message.id]))
            self._settled = True
        else:
            assert isinstance(message, Refused), message
            assert message.refusal.key in ("refused.storage", "refused.stale"), message
            self._late = message.moment if message.refusal.key == "refused.stale" else -1
            self._settled = True
