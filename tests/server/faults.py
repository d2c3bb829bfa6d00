"""Faults during play of all three games: nodes killed, frozen and stopped, the database killed, its line cut.

`python -m tests.server.faults 300` prints what came of so many; `test_standby.py` makes a few of each.
"""

from __future__ import annotations

import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.clusters import Cluster
from tests.server.nodes import ARMIES, WAIT, Nodes, Player
from tests.server.proxy import Proxy
from warhost.server.store import Store
from warhost.server.tables.play import Play

NODES = 3


class Faults:
    """A house of three nodes, a table of each game, and whatever befalls them."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster = cluster
        self.proxy = Proxy(cluster.database())
        self.dice = random.Random(seed)
        self.nodes = Nodes(self.proxy.url, NODES)
        self.nodes.wait()
        answer = httpx.post(f"{self.nodes.url}/api/session", json={"name": "Ada"}, timeout=WAIT)
        self.headers = {"cookie": f"warhost={answer.cookies['warhost']}"}
        self.players = [self._sit(game) for game in ARMIES]
        self.finished: list[Player] = []
        self.answers = 0
        self.refused = 0
        self.pauses: list[float] = []
        self.counted: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[], None]] = {
            "kill": self._kill,
            "freeze": self._freeze,
            "stop": self._stop,
            "kill the database": self._kill_database,
            "cut after COMMIT": lambda: self._cut("cut after"),
            "cut before COMMIT": lambda: self._cut("cut before"),
        }

    def close(self) -> None:
        for player in self.players:
            player.close()
        self.nodes.close()
        self.proxy.close()

    def fault(self, kind: str) -> None:
        """Play a little, let it happen, and play on; the pause is until the last of the tables goes on."""
        self.play(self.dice.randrange(1, 4))
        begun = time.monotonic()
        self.kinds[kind]()
        self.play(1)
        self.pauses.append(time.monotonic() - begun)
        self.counted[kind] += 1

    def play(self, answers: int) -> None:
        """So many acknowledged answers at every table."""
        for at, player in enumerate(self.players):
            for _ in range(answers):
                if player.over:
                    player.close()
                    self.finished.append(player)
                    player = self.players[at] = self._sit(player.game)
                while not self._answered(player):
                    self.refused += 1
                    time.sleep(0.05)  # as somebody would who reads that it could not be written
                self.answers += 1

    def _answered(self, player: Player) -> bool:
        try:
            return player.over or player.answer(self.dice.getrandbits(16))
        except ConnectionClosed:  # another has taken over while the database was away
            self._followed()
            self.nodes.add()
            return False

    def check(self) -> None:
        """Every acknowledged answer is there once, in order, and what was shown last comes out of the records."""
        for player in self.players:
            player.close()
        store = Store(self.proxy.url)
        try:
            for player in [*self.finished, *self.players]:
                row, records = store.table(player.table), store.records(player.table)
                assert row is not None
                assert [record.number for record in records] == list(range(len(records)))
                assert len({moment for moment, _ in player.acknowledged}) == len(player.acknowledged)
                answered = {record.number for record in records if record.kind == "answer"}
                known = {moment for moment, _ in player.acknowledged}
                assert answered <= known | player.unknown, "something counts that was refused"
                for moment, option in player.acknowledged:
                    assert records[moment].text == option, "an acknowledged answer is lost"
                play = Play(row, records[: player.moment])
                shown = player.document["view"]
                assert play.state.view(shown["seat"])["options"] == shown["options"]
        finally:
            store.close()

    # --- what befalls them ----------------------------------------------------------------------------------------

    def _kill(self) -> None:
        gone = self._under_way(signal.SIGKILL)
        self._followed()
        self.nodes.until_gone(gone)
        self.nodes.add()

    def _stop(self) -> None:
        gone = self._under_way(signal.SIGTERM)
        self._followed()
        self.nodes.until_gone(gone)
        self.nodes.add()

    def _freeze(self) -> None:
        """Past its lease; when it wakes, it finds an answer that it cannot write any more, and leaves."""
        frozen = self._under_way(signal.SIGSTOP)
        self.nodes.wait()
        asleep = [player.socket for player in self.players]
        self.nodes.signal(signal.SIGCONT, frozen)
        self.nodes.until_gone(frozen)
        assert all(asleep)
        self._followed(waiting=False)
        self.nodes.add()

    def _kill_database(self) -> None:
        for player in self._some():
            player.send(self.dice.getrandbits(16))
        self.cluster.kill()
        self.cluster.start()
        self._settle()

    def _cut(self, how: str) -> None:
        self.proxy.fault = how  # type: ignore[assignment]
        for player in self._some():
            player.send(self.dice.getrandbits(16))
        self._settle()

    def _under_way(self, number: int) -> int:
        """A signal to the one that serves, with answers on their way to some of the tables."""
        for player in self._some():
            player.send(self.dice.getrandbits(16))
        return self.nodes.signal(number)

    def _some(self) -> list[Player]:
        return [player for player in self.players if not player.over and self.dice.randrange(2)]

    def _settle(self) -> None:
        """Until it is known what became of the answers that were on their way."""
        try:
            for player in self.players:
                player.settle()
        except ConnectionClosed:
            self._followed()
            self.nodes.add()

    def _followed(self, waiting: bool = True) -> None:
        """Everybody comes to the next one."""
        if waiting:
            self.nodes.wait()
        for player in self.players:
            player.leave()
        left = list(self.players)
        while left:
            try:
                left[0].come(self.nodes)
                left.pop(0)
            except (ConnectionClosed, OSError):  # a machine too busy for its lease: then the next has taken over again
                self.nodes.wait()
                self.nodes.add()
                left = list(self.players)
                for player in left:
                    player.leave()

    def _sit(self, game: str) -> Player:
        player = Player(game, self.nodes, self.headers)
        player.come(self.nodes)
        return player


@contextmanager
def house(cluster: Cluster, seed: int) -> Iterator[Faults]:
    made = Faults(cluster, seed)
    try:
        yield made
    finally:
        made.close()


def main(count: int) -> None:
    """So many faults of all kinds in turn, and what came of them."""
    cluster = Cluster()
    try:
        with house(cluster, count) as faults:
            kinds = list(faults.kinds)
            for number in range(count):
                faults.fault(kinds[number % len(kinds)])
                print(f"\r{number + 1} faults, {faults.answers} answers", end="", flush=True)
            faults.check()
            pauses = sorted(faults.pauses)
            print(f"\n{dict(faults.counted)}")
            print(f"{faults.answers} answers acknowledged, none lost or doubled; {faults.refused} refused, none counts")
            print(f"pause: half below {pauses[len(pauses) // 2]:.1f} s, longest {pauses[-1]:.1f} s")
    finally:
        cluster.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
