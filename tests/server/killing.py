"""A server that can be killed and restarted many times a minute, and a player who records what it acknowledged.

Starting Python and importing everything takes most of a start. So one process does that once and forks a copy for every
start, which serves until it is killed. The copy is a server like any other: own process, own sockets, and all it knows
of the games it reads from disk.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from warhost.server.accounts.limits import Limits
from warhost.server.app import create_app
from warhost.server.games.adapter import find_adapter
from warhost.server.protocol import Changed, Done, Joined, Message, Refused
from warhost.server.running import bind, serve
from warhost.server.sealing.key_ring import found_ring
from warhost.server.sealing.sealed_rows import opened_row
from warhost.server.settings import Settings
from warhost.server.store import sqlite_url
from warhost.server.tables.records.records import Record, TableRow
from warhost.server.tables.views.delta import carry_out

BEGIN = "from tests.server.killing import stand_by; stand_by()"
DECODER = msgspec.json.Decoder(Message)
WAIT = 20.0  # timeout in seconds for a message


def stand_by() -> None:
    """For every line of input, serve in a forked copy of this process, and report when the copy has ended."""
    limits = Limits(requests=1e6, request_burst=10**6)
    pool = ThreadPoolExecutor(1)  # its thread is started with the first bot decision, so in the copy
    chosen = Settings(sqlite_url(Path(sys.argv[1])), client=None, limits=limits, bot_pool=pool, message_burst=10**6)
    app = create_app(chosen)
    find_adapter("lords")
    look_once()
    for _ in sys.stdin:
        copy = os.fork()
        if copy == 0:
            serve(app, bind("127.0.0.1", 0), lambda url: print(os.getpid(), url, flush=True))
            os._exit(1)
        os.waitpid(copy, 0)
        print("dead", flush=True)


def look_once() -> None:
    """Collect garbage once in the process that is copied, instead of in each copy, where it takes most of a start."""
    gc.collect()
    gc.freeze()
    gc.unfreeze = lambda: None


class Killable:
    """A server on a database that can be started and killed repeatedly."""

    def __init__(self, database: Path, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-c", BEGIN, str(database)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.pid = 0

    def start(self) -> str:
        """Start the server; returns its address."""
        assert self.process.stdin is not None
        self.process.stdin.write("serve\n")
        self.process.stdin.flush()
        pid, url = self._line().split()
        self.pid = int(pid)
        return url

    def kill(self) -> None:
        """Kill it without notice; it is dead when this returns."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        assert self._line() == "dead\n"

    def close(self) -> None:
        if self.pid:
            self.kill()
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the server's process is gone"
        return line


def on_disk(database: Path, folder: Path) -> dict[str, tuple[TableRow, list[Record]]]:
    """Every stored table.

    A copy of the database is read, so that the server still has to repair what a kill left behind.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for suffix in ("", "-wal"):
        path = database.with_name(database.name + suffix)
        if path.exists():
            shutil.copy(path, folder / path.name)
    keys = found_ring(database.with_name(f"{database.name}.key"))
    found: dict[str, tuple[TableRow, list[Record]]] = {}
    with closing(sqlite3.connect(folder / database.name)) as connection:
        for name, body in connection.execute("SELECT id, body FROM tables"):
            found[name] = opened_row(keys, body), []
        answers = "SELECT table_id, number, kind, seat, text, banks, at FROM answers ORDER BY table_id, number"
        for name, number, kind, seat, text, banks, at in connection.execute(answers):
            found[name][1].append(Record(number, kind, seat, text, tuple(json.loads(banks)), at))
    return found


class Player:
    """Plays every seat of one table, or only watches, and records what was acknowledged and shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.acknowledged: list[tuple[int, str]] = []
        self.refused: list[tuple[int, str]] = []  # refused because they could not be written
        self.document: Any = None
        self._sent: dict[int, str] = {}
        self.until(0)

    @property
    def moment(self) -> int:
        """The latest moment that was shown."""
        return int(self.document["table"]["moment"]) if self.document is not None else -1

    @property
    def over(self) -> bool:
        return bool(self.document["table"]["state"] == "over")

    def send(self, choice: int) -> None:
        """Send an answer to the question without waiting."""
        options, moment = self.document["view"]["options"], self.moment
        option = options[choice % len(options)]
        self._sent[moment] = option
        seat = self.document["view"]["seat"]
        intent = {"type": "answer", "id": moment, "moment": moment, "seat": seat, "option": option}
        self.socket.send(msgspec.json.encode(intent).decode())

    def answer(self, choice: int) -> None:
        """Answer the question and wait until it is acknowledged and shown."""
        moment = self.moment
        self.send(choice)
        while (moment, self._sent[moment]) not in self.acknowledged or self.moment <= moment:
            self.receive()

    def settle(self, waits: bool = False) -> None:
        """Wait for a reply to the last answer; with `waits`, or until the table shows that it waits
        for its database.
        """
        last = list(self._sent.items())[-1]
        while last not in (*self.acknowledged, *self.refused):
            if waits and self.document["table"]["reason"] == "stopped.storage":
                return
            self.receive()
        if last in self.acknowledged:
            self.until(last[0] + 1)

    def until(self, moment: int) -> None:
        """Wait until this moment is shown, or the end of the game."""
        while self.moment < moment and not (self.document is not None and self.over):
            self.receive()

    def rest(self) -> None:
        """Read the remaining messages of a dead server."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            pass

    def receive(self) -> None:
        message = DECODER.decode(self.socket.recv(timeout=WAIT))
        if isinstance(message, Joined):
            self.document = msgspec.to_builtins(message.document)
        elif isinstance(message, Changed):
            carry_out(self.document, message.changes)
        elif isinstance(message, Refused) and message.refusal.key == "refused.storage":
            self.refused.append((message.id, self._sent[message.id]))
        else:
            assert isinstance(message, Done), message
            self.acknowledged.append((message.id, self._sent[message.id]))
