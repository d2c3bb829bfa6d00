"""People who play through the proxy while a drill runs, and what they find out: pauses, and answers that are gone."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.failures.failovers import ForgetfulPlayer
from tests.server.nodes import ARMIES

from .machines import Cluster, DrillFailed

THOUGHT = 0.2  # seconds that people think before an answer
AGAIN = 0.1  # seconds before they try again
WAIT = 120.0
logging.getLogger("websockets").setLevel(logging.CRITICAL)  # lost connections are a part of the drill
LOST = (ConnectionClosed, OSError, InvalidHandshake, httpx.HTTPError)


class Table:
    """One table, at which a person answers for both seats."""

    def __init__(self, game: str, url: str, seed: int) -> None:
        self.game, self._url, self._dice = game, url, random.Random(seed)
        self._nodes: Any = SimpleNamespace(urls={0: url})
        self._headers = {"x-forwarded-for": f"192.0.2.{seed}"}  # people have different addresses
        session = httpx.post(f"{url}/api/session", json={"name": f"Ada {seed}"}, headers=self._headers, timeout=WAIT)
        session.raise_for_status()
        self._headers["cookie"] = "; ".join(f"{name}={value}" for name, value in session.cookies.items())
        self.finished: list[ForgetfulPlayer] = []
        self.player = self._opened()
        self.answers = 0
        self.longest = 0.0  # seconds between two acknowledged answers
        self.refused = 0
        self._last = 0.0

    @property
    def players(self) -> list[ForgetfulPlayer]:
        return [*self.finished, self.player]

    def begin(self) -> None:
        """Measure from now on."""
        self._last, self.longest = time.monotonic(), 0.0

    def play(self, stop: threading.Event) -> None:
        """Answer until the end, with a new connection or a new game where one is needed."""
        while not stop.is_set():
            try:
                if self.player.socket is None:
                    self.player.come(self._nodes, 0)
                if self.player.over:
                    self.finished.append(self.player)
                    self.player.close()
                    self.player = self._opened()
                    self.player.come(self._nodes, 0)
                before = self.player.moment
                if self.player.answer(self._dice.getrandbits(16)) or self.player.moment > before:
                    self._acknowledged()
                    stop.wait(THOUGHT)
                else:
                    self.refused += 1
                    stop.wait(AGAIN)
            except LOST:
                self.player.close()
                stop.wait(AGAIN)

    def _acknowledged(self) -> None:
        now = time.monotonic()
        self.answers += 1
        self.longest, self._last = max(self.longest, now - self._last), now

    def _opened(self) -> ForgetfulPlayer:
        return ForgetfulPlayer(self.game, self._url, self._headers)


class People:
    """The people of all tables."""

    def __init__(self, cluster: Cluster, tables: int) -> None:
        self.cluster = cluster
        games = islice(cycle(ARMIES), tables)
        self.tables = [Table(game, cluster.url, seed) for seed, game in enumerate(games, 1)]
        self._failures: list[BaseException] = []

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Play during the block; every table has given some answers before it and gives some after it."""
        stop = threading.Event()

        def play(table: Table) -> None:
            try:
                table.play(stop)
            except BaseException as failed:  # reported by the thread that waits
                self._failures.append(failed)

        hands = [threading.Thread(target=play, args=(table,), daemon=True) for table in self.tables]
        for hand in hands:
            hand.start()
        try:
            self.answer(3)
            for table in self.tables:
                table.begin()
            yield
            self.answer(3)
        finally:
            stop.set()
            for hand in hands:
                hand.join(WAIT)

    def answer(self, count: int) -> None:
        """Wait until every table has had this many more answers acknowledged."""
        wanted = {id(table): table.answers + count for table in self.tables}
        end = time.monotonic() + WAIT
        while any(table.answers < wanted[id(table)] for table in self.tables):
            if self._failures:
                raise self._failures[0]
            if time.monotonic() > end:
                waiting = [
                    f"{each.game} {each.player.table}" for each in self.tables if each.answers < wanted[id(each)]
                ]
                raise DrillFailed(f"no answers within {WAIT:.0f} seconds at {', '.join(waiting)}")
            time.sleep(0.02)

    @property
    def longest(self) -> float:
        """The longest time without an acknowledged answer at any table, without the time people think."""
        return max(0.0, max(table.longest for table in self.tables) - THOUGHT)

    @property
    def answers(self) -> int:
        return sum(table.answers for table in self.tables)

    @property
    def given_up(self) -> int:
        """Acknowledged answers of which the server has told their players that they are gone."""
        return sum(len(player.lost) + player.noticed for table in self.tables for player in table.players)

    def lost(self) -> int:
        """Acknowledged answers that are not in the database, except those reported to players; finds gaps as well."""
        missing = 0
        for player in [player for table in self.tables for player in table.players]:
            player.close()
            found = stored(self.cluster, player.table)
            if list(found) != list(range(len(found))):
                raise DrillFailed(f"the records of table {player.table} have gaps")
            missing += sum(found.get(moment) != option for moment, option in player.acknowledged)
        return missing


def stored(cluster: Cluster, table: str) -> dict[int, str]:
    """The records of a table by number."""
    rows = cluster.rows(f"SELECT number, text FROM answers WHERE table_id = '{table}' ORDER BY number")
    return {int(number): str(text) for number, text in rows}
