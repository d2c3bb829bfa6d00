"""Rolling upgrade: the nodes of a cluster are replaced by nodes with other rules while people play, without losses."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clusters import Cluster
from tests.server.faults import Faults, context
from tests.server.nodes import ARMIES, WAIT, Player
from tests.server.redises import RedisServer

FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
NEXT = " ".join(f"{game}=next" for game in ARMIES)  # simulates changed rules of all games


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not wanted():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)


def health(faults: Faults, node: int) -> int:
    return httpx.get(f"{faults.nodes.urls[node]}/api/health", timeout=WAIT).status_code


def asked(faults: Faults, node: int, path: str) -> Any:
    """What a node says about a table."""
    url = f"{faults.nodes.urls[node]}/api/tables/{path}"
    return httpx.get(url, headers=faults.headers, timeout=WAIT).json()


def looked_back(faults: Faults, node: int, table: str) -> list[Any]:
    """Early views of both seats in a game."""
    frames = [asked(faults, node, f"{table}/replay?answer={at}&seat={seat}") for at in (0, 2) for seat in (0, 1)]
    return [(frame["view"], frame["log"]) for frame in frames]


def opened(faults: Faults, node: int) -> str:
    """The rules versions of a table created through a node."""
    places = [{"kind": "me", "deck": deck} for deck in ARMIES["lords"]]
    body = {"game": "lords", "places": places, "public": False}
    answer = httpx.post(f"{faults.nodes.urls[node]}/api/tables", json=body, headers=faults.headers, timeout=WAIT)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["version"])


def resign(faults: Faults, player: Player, node: int) -> None:
    """Resign through a node and see the end of the game.

    The old node may leave between the end of its last game and its reply: the player reconnects, like a browser.
    """
    player.come(faults.nodes, node)
    while not player.over:
        try:
            player.resign()
        except ConnectionClosed:
            player.come(faults.nodes, node)


@FORKS
def test_nodes_are_replaced_by_others_with_other_rules_while_games_run(cluster: Cluster, redis: RedisServer) -> None:
    """Games stay with nodes that have their rules until none is left; new games use the new rules.

    The last old node leaves after its last game, once that is archived.
    """
    with context(cluster, redis, 7) as faults:
        nodes, old = faults.nodes, list(faults.nodes.urls)
        faults.play(2)
        for node in old:
            nodes.add(NEXT)
            nodes.signal(signal.SIGUSR1, node)
            faults.play(2)  # through any node, also the one that leaves
            if node != old[-1]:
                nodes.until_gone(node)
            faults.play(2)
        last = old[-1]
        until(lambda: health(faults, last) == 503)
        new = [node for node in nodes.urls if node not in old]
        assert [health(faults, node) for node in new] == [200, 200, 200]
        assert {opened(faults, node) for node in (*new, last)} == {"next"}
        for player in faults.players:
            for node in (*new, last):
                player.come(nodes, node)
                until(partial(player.answer, 1))  # its standing orders may have been faster
        pasts = [looked_back(faults, new[0], player.table) for player in faults.players]
        for player in faults.players:
            resign(faults, player, new[0])
            player.close()
        nodes.until_gone(last)
        for player, past in zip(faults.players, pasts, strict=True):
            for node in new:
                assert asked(faults, node, player.table)["state"] == "over"
                assert looked_back(faults, node, player.table) == past
        faults.check()
