"""A server that cannot write closes websockets with 1012, so that clients reconnect to one that can."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.failures.test_predecessors import HOT_SEAT, answer
from tests.server.nodes import WAIT, Nodes, Player
from tests.server.people import Person, server, settings
from tests.server.proxy import Proxy
from tests.server.redises import RedisServer

RECONNECT = 1012


@pytest.fixture
def proxy(postgresql: str) -> Iterator[Proxy]:
    made = Proxy(postgresql)
    yield made
    made.close()


def test_a_socket_that_comes_while_the_database_is_away_has_to_come_again(proxy: Proxy) -> None:
    with server(settings(database=proxy.url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        proxy.down()
        with pytest.raises(WebSocketDisconnect) as gone, ada.join(table):
            pass
        assert gone.value.code == RECONNECT
        proxy.up()
        with ada.join(table) as seat:
            answer(seat)


def test_a_node_without_a_lease_closes_all_connections(proxy: Proxy, redis: RedisServer) -> None:
    """Existing connections when the lease ends, and new ones."""
    nodes = Nodes(proxy.url, redis.url, 1)
    try:
        (url,) = nodes.urls.values()
        session = httpx.post(f"{url}/api/session", json={"name": "Ada"}, timeout=WAIT)
        headers = {"cookie": f"warhost={session.cookies['warhost']}"}
        player = Player("lords", url, headers)
        player.come(nodes, nodes.awake[0])
        assert player.answer(0)
        proxy.down()
        assert closed_with(player) == RECONNECT
        address = url.replace("http://", "ws://") + f"/api/tables/{player.table}/socket"
        with connect(address, additional_headers=headers, open_timeout=WAIT) as late, pytest.raises(ConnectionClosed):
            late.recv(timeout=WAIT)
        assert late.close_code == RECONNECT
        proxy.up()
        while not back(player, nodes):
            pass
        assert player.answer(0)
    finally:
        nodes.close()


def closed_with(player: Player) -> int:
    assert player.socket is not None
    try:
        while True:
            player.receive()
    except ConnectionClosed:
        return player.socket.close_code or 0


def back(player: Player, nodes: Nodes) -> bool:
    try:
        player.come(nodes, nodes.awake[0])
    except ConnectionClosed:
        return False
    return True
