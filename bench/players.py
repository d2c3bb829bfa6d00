"""The scripted players of the load test: each applies the changes it receives and answers its questions."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sockets import Socket

AT_ONCE = 50  # number of connections opened at the same time
DECODER = msgspec.json.Decoder()


@dataclass
class Timing:
    """Milliseconds from an answer to the message with its result."""

    done: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    bytes: int = 0

    @staticmethod
    def part(times: list[float], percent: int) -> float:
        """The time that a percentage of the answers did not exceed."""
        ordered = sorted(times)
        return round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else 0.0


def carry_out(document: Any, change: dict[str, Any]) -> None:
    """Apply changes to a document in place, as clients do."""
    *way, last = change["path"]
    holder = document
    for name in way:
        holder = holder[name]
    if change["type"] == "drop":
        del holder[last]
    elif change["type"] == "put":
        holder[last] = change["value"]
    else:
        holder[last][change["at"] : change["at"] + change["gone"]] = change["items"]


class Player:
    """One connection.  It applies every message at once; `arrived` holds the time at which each moment was received."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: Socket | None = None
        self.document: Any = None
        self.bytes = 0
        self.arrived: dict[int, float] = {}
        self.done: dict[int, float] = {}
        self.latest = 0
        self.wrong = ""  # a message that was not expected, or ""
        self.news = asyncio.Event()  # set at each message from the table
        self._seq = 0

    def take(self, text: bytes) -> None:
        now = time.perf_counter()
        message = DECODER.decode(text)
        self.bytes += len(text)
        kind = message["type"]
        if kind == "changed":
            if message["seq"] != self._seq + 1:
                self.wrong = "a message is missing"
            self._seq += 1
            for change in message["changes"]:
                carry_out(self.document, change)
            self.show(now)
        elif kind == "done":
            self.done[message["moment"]] = now
        elif kind == "joined":
            self.document, self._seq = message["document"], message["seq"]
            self.latest = self.document["table"]["moment"]
        else:
            self.wrong = f"unexpected: {message}"
        self.news.set()

    def show(self, now: float) -> None:
        """Record that a moment and the automatically passed ones before it are visible."""
        while self.latest < self.document["table"]["moment"]:
            self.latest += 1
            self.arrived[self.latest] = now

    @property
    def asked(self) -> bool:
        """True if this player must answer, and no standing order does it."""
        return bool(self.document["view"]["options"]) and not self.document["you"]["passing"]

    async def until(self, moment: int, acknowledged: bool = False) -> None:
        """Wait until a moment is visible and, for the player who caused it, acknowledged."""
        while self.latest < moment or (acknowledged and moment not in self.done):
            self.news.clear()
            await self.news.wait()


class Game:
    """One table with its two players."""

    def __init__(self, table: str, players: list[Player], rng: random.Random) -> None:
        self.id = table
        self.players = players
        self.news = asyncio.Event()
        for player in players:
            player.news = self.news
        self.rng = rng
        self.acknowledged: list[tuple[int, int, str]] = []

    @property
    def over(self) -> bool:
        return any(player.document["table"]["state"] == "over" for player in self.players)

    async def play(self, deadline: float, pause: float, timing: Timing) -> None:
        """Answer with one of the offered options whenever asked, until the time is up or the game is over."""
        await asyncio.sleep(pause * self.rng.random())  # spreads the answers of all players over time
        while time.perf_counter() < deadline and not self.over:
            by = await self._asked(deadline)
            if by is None:
                return
            other = self.players[1 - self.players.index(by)]
            view, moment = by.document["view"], by.document["table"]["moment"]
            option = self.rng.choice(view["options"])
            intent = {"type": "answer", "id": moment, "moment": moment, "seat": view["seat"], "option": option}
            assert by.socket is not None
            begun = time.perf_counter()
            before = by.bytes + other.bytes
            by.socket.send(msgspec.json.encode(intent))
            await by.until(moment + 1, acknowledged=True)
            self.acknowledged.append((moment, view["seat"], option))
            await other.until(moment + 1)
            timing.bytes += by.bytes + other.bytes - before
            timing.done.append(1000 * (by.done[moment + 1] - begun))
            timing.own.append(1000 * (by.arrived[moment + 1] - begun))
            timing.other.append(1000 * (other.arrived[moment + 1] - begun))
            await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))

    async def _asked(self, deadline: float) -> Player | None:
        """The player who must answer; waits for automatic answers."""
        while time.perf_counter() < deadline and not self.over:
            found = next((player for player in self.players if player.asked), None)
            if found is not None:
                return found
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), deadline - time.perf_counter())
        return None


@asynccontextmanager
async def connected(urls: list[str], games: list[Game], by_table: bool = False) -> AsyncIterator[None]:
    """Connect all players to their tables until the end of the block, through the nodes in turn.

    With `by_table` the people of one table use the same node; otherwise they do if there are as many tables as nodes.
    """
    addresses = [url.replace("http://", "ws://") for url in urls]
    turns = itertools.cycle(addresses)
    others = {game.id: addresses[(number + number // len(urls)) % len(urls)] for number, game in enumerate(games)}
    gate = asyncio.Semaphore(AT_ONCE)
    players = [player for game in games for player in game.players]

    async def join(game: Game, player: Player) -> None:
        path = f"{others[game.id] if by_table else next(turns)}/api/tables/{game.id}/socket"
        async with gate:
            player.socket = await Socket.connect(path, {"cookie": player.cookie}, player.take)

    try:
        await asyncio.gather(*[join(game, player) for game in games for player in game.players])
        while any(player.document is None for player in players):
            await asyncio.sleep(0.05)
        yield
    finally:
        for player in players:
            if player.socket is not None:
                player.socket.close()
    wrong = [player.wrong for player in players if player.wrong]
    assert not wrong, wrong[0]
