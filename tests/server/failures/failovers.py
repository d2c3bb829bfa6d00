"""Failovers of PostgreSQL to a standby while three nodes play all three games, with synchronous and asynchronous
replication.

`python -m tests.server.failures.failovers 10` prints the results of this many failovers. A synchronous standby must
have every acknowledged answer. An asynchronous one that lags loses some; the players must be informed of each, and
every game must continue.
"""

from __future__ import annotations

import sys
import time
from contextlib import closing
from typing import Any

from tests.server.clusters import Cluster
from tests.server.failures.replicas import Pair, Standby
from tests.server.faults import Faults, Pause
from tests.server.nodes import Player
from tests.server.redises import RedisServer
from warhost.server.store import Store
from warhost.server.tables.game.table_game import TableGame


class ForgetfulPlayer(Player):
    """A player who continues after a loss and forgets the lost answers: as reported by the server, or noticed by the
    browser.
    """

    def __init__(self, game: str, url: str, headers: dict[str, str]) -> None:
        super().__init__(game, url, headers)
        self.lost: list[tuple[int, str]] = []
        self.noticed = 0  # number of losses noticed only by the browser: a new connection shows an earlier moment
        self._told: list[object] = []

    def receive(self) -> None:
        super().receive()
        self._receive_results()

    def _begin_anew(self, before: Any) -> None:
        self._receive_results()
        if before is not None and self.moment < before["table"]["moment"]:
            self.noticed += self._forget(self.moment)
            before = None
        elif before is not None and self._told:
            before = None  # the same moment with another answer
        super()._begin_anew(before)

    def _receive_results(self) -> None:
        told = self.document["table"]["lost"] if self.document is not None else None
        if told is not None and told not in self._told:
            self._told.append(told)
            self._forget(told["first"])

    def _forget(self, first: int) -> int:
        gone = [each for each in self.acknowledged if each[0] >= first]
        self.lost += gone
        self.acknowledged = [each for each in self.acknowledged if each[0] < first]
        return len(gone)


class Failovers(Faults):
    """Three nodes, a table of each game, and a primary with its standby."""

    def __init__(self, primary: Cluster, redis: RedisServer, seed: int) -> None:
        standby = Standby(primary)
        super().__init__(primary, redis, seed)
        self.pair = Pair(primary, standby, self.database, self.proxy)

    def close(self) -> None:
        super().close()
        self.pair.close()

    def fail_over(self, synchronous: bool) -> None:
        """Play, promote the standby while answers are being written, and continue."""
        self.pair.synchronous(synchronous)
        self.play(2)
        if not synchronous:
            self.pair.standby.hold_up()
            self.play(self.dice.randrange(1, 4))
        self.pause = Pause(time.monotonic)
        self._begin_anew()
        for player in self.players:
            self.pause.begin(player.table)
        self._send_some()
        begun = time.monotonic()
        self.pair.fail_over()
        self.database = self.pair.database
        outage = time.monotonic() - begun
        self._settle()
        self.play(2)
        kind = "synchronous" if synchronous else "asynchronous"
        self.pauses.setdefault(kind, []).append(self.pause.longest)
        self.outages.setdefault(kind, []).append(outage)
        self.pair.rebuild()

    def check(self) -> None:
        """Every acknowledged answer is stored, unless the server reported its loss, and every game can be loaded."""
        for player in self.players:
            player.close()
        store = Store(self.database)
        try:
            for player in [*self.finished, *self.players]:
                row, records = store.table(player.table), store.records(player.table)
                assert row is not None
                assert [record.number for record in records] == list(range(len(records)))
                for moment, option in player.acknowledged:
                    assert records[moment].text == option, f"acknowledged {option!r} at {moment}: {records[moment]}"
                assert TableGame(row, records).moment == len(records)
        finally:
            store.close()

    @property
    def lost(self) -> int:
        """Acknowledged answers that were lost, as reported to the player."""
        return sum(len(each.lost) for each in self._forgetful)

    @property
    def noticed(self) -> int:
        """The lost answers that only the browser could notice."""
        return sum(each.noticed for each in self._forgetful)

    @property
    def _forgetful(self) -> list[ForgetfulPlayer]:
        return [each for each in (*self.finished, *self.players) if isinstance(each, ForgetfulPlayer)]

    def _sit(self, game: str) -> Player:
        player = ForgetfulPlayer(game, self._somewhere(), self.headers)
        self._come(player)
        return player


def main(count: int) -> None:
    with closing(RedisServer()) as redis, closing(Failovers(Cluster(), redis, count)) as failovers:
        for number in range(count):
            before = failovers.lost
            failovers.fail_over(synchronous=number % 2 == 0)
            lost = failovers.lost - before
            assert number % 2 or not lost, "a synchronous standby has lost answers"
            print("." if not lost else f" {lost} ", end="", flush=True)
        failovers.check()
        print(f"\n{failovers.answers} answers acknowledged and kept, no game damaged; ", end="")
        print(f"{failovers.lost} lost and named, {failovers.noticed} of them by the browser alone")
        for kind, pauses in failovers.pauses.items():
            print(f"{kind}: {len(pauses)}, longest pause {max(pauses):.1f} s, ", end="")
            print(f"of these without a database up to {max(failovers.outages[kind]):.1f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
