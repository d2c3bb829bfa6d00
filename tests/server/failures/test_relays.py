"""Spectators at another node share one stream, and see the same as spectators at the table's node."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import psycopg
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.clusters import Cluster
from tests.server.nodes import WAIT, Nodes, Player
from tests.server.people import Seat
from tests.server.redises import RedisServer

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
SPECTATORS = 5


class Wire:
    """A connection in the form that `Seat` needs."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line

    def receive_text(self, timeout: float) -> str:
        return str(self._line.recv(timeout=WAIT))

    def send_text(self, text: str) -> None:
        self._line.send(text)


@pytest.fixture
def nodes(cluster: Cluster, redis: RedisServer) -> Iterator[Nodes]:
    made = Nodes(cluster.database(), redis.url, 2)
    yield made
    made.close()


def guest(url: str) -> dict[str, str]:
    answer = httpx.post(f"{url}/api/session", json={"name": "Ada"}, timeout=WAIT)
    return {"cookie": f"warhost={answer.cookies['warhost']}"}


def viewers(nodes: Nodes, table: str) -> int:
    """The number of connections that the table's node has for it."""
    with psycopg.connect(nodes.database) as connection:
        found = connection.execute(
            "SELECT address, secret FROM nodes JOIN owners ON owners.node = nodes.id WHERE table_id = %s", (table,)
        ).fetchone()
    assert found is not None
    said: Any = httpx.get(
        f"{found[0]}/api/tables/{table}/ownership", headers={"x-warhost-node": found[1]}, timeout=WAIT
    )
    return int(said.json()["here"]["viewers"])


def watching(stack: ExitStack, url: str, table: str, headers: dict[str, str] | None = None) -> Seat:
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    return Seat(Wire(stack.enter_context(connect(address, additional_headers=headers or {}, open_timeout=WAIT))))


def test_spectators_of_another_node_share_one_connection(nodes: Nodes) -> None:
    here, there = nodes.urls.values()
    player = Player("lords", here, guest(here))
    player.come(nodes, next(iter(nodes.urls)))
    with ExitStack() as stack:
        near = watching(stack, here, player.table)
        far = [watching(stack, there, player.table) for _ in range(SPECTATORS)]
        assert viewers(nodes, player.table) == 3  # the player, one spectator here, and one for all spectators there
        for choice in range(3):
            while not player.answer(choice):
                pass
        far.append(watching(stack, there, player.table, guest(there)))  # later, with a session
        for choice in range(3):
            while not player.answer(choice):
                pass
        for each in (near, *far):
            each.catch_up(player.moment)
            assert (each.document, each.log) == (near.document, near.log)
            assert each.say("ping")["type"] == "pong"
        assert viewers(nodes, player.table) == 3
        assert far[0].say("resign", seat=0)["refusal"]["key"] == "refused.not-your-seat"  # over a separate connection
        assert viewers(nodes, player.table) == 4
        far[0].answer("", seat=0)
        while not player.answer(1):
            pass
        for each in far:
            each.catch_up(player.moment)
    player.close()


def test_when_the_node_of_the_table_is_killed_spectators_begin_again(nodes: Nodes) -> None:
    """They are closed with 1012, like proxied connections."""
    (first, here), (_, there) = nodes.urls.items()
    player = Player("lords", here, guest(here))
    with ExitStack() as stack:
        far = watching(stack, there, player.table)
        before = far.document["view"]
        nodes.signal(signal.SIGKILL, first)
        nodes.until_gone(first)
        assert watching(stack, there, player.table).document["view"] == before
