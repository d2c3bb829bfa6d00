"""Limits on sockets, tables and decks by user and by address: each is enforced, and allows more
after something ends.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.people import Person, hung_up, server, settings
from warhost.server.accounts.limits import LARGEST_DECK, Buckets, Limits

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
DECK = {"game": "lords", "deck": {"army": "orcs", "name": "Mine", "cards": {"orc-catapult": 2}}}


def turned_away(person: Person, table: str) -> dict[str, Any]:
    """The refusal of a rejected user, and the close code of the connection."""
    path = f"/api/tables/{table}/socket"
    with person.client.websocket_connect(path, headers=person.headers) as socket:
        refused = socket.receive_json()
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4429
    assert refused["type"] == "refused"
    return dict(refused["refusal"])


def test_sockets_are_limited_by_user() -> None:
    with server(settings(limits=Limits(person_sockets=2))) as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table):
            with ada.join(table):
                assert turned_away(ada, table) == {"key": "refused.too-many-connections", "args": {"limit": 2}}
                with eve.join(table) as other:  # another user is not affected
                    assert other.say("ping")["type"] == "pong"
            hung_up(client, left=1)
            with ada.join(table) as seat:  # and a client that closes one may open another
                assert seat.answer()["type"] == "done"


def test_sockets_are_limited_by_address() -> None:
    """A client without a session is counted, too; rejected sockets are not."""
    with server(settings(limits=Limits(address_sockets=3))) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        stranger = Person(client, "Nobody")
        stranger.headers = {}
        with ExitStack() as stack:
            for person in (ada, stranger, stranger):
                stack.enter_context(person.join(table))
            for person in (ada, stranger):
                assert turned_away(person, table) == {"key": "refused.too-many-connections", "args": {"limit": 3}}
        hung_up(client)
        with stranger.join(table):
            assert client.app.state.context.connections.count == 1


def test_a_socket_that_finds_no_table_is_not_counted() -> None:
    with server(settings(limits=Limits(person_sockets=1))) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        for _ in range(3):
            with client.websocket_connect("/api/tables/nowhere/socket", headers=ada.headers) as socket:
                assert socket.receive_json()["refusal"]["key"] == "refused.unknown-table"
            hung_up(client)
        with ada.join(table) as seat:
            assert seat.say("ping")["type"] == "pong"


def test_unfinished_tables_are_limited_by_user() -> None:
    with server(settings(limits=Limits(tables=2))) as client:
        ada = Person(client)
        first = ada.table(*HOT_SEAT)["id"]
        ada.table(*HOT_SEAT)
        refused = ada.post("/api/tables", {"game": "lords", "places": list(HOT_SEAT)})
        assert refused.status_code == 429
        assert refused.json()["refusal"] == {"key": "refused.too-many-tables", "args": {"limit": 2}}
        with ada.join(first) as seat:
            assert seat.say("resign", seat=0)["type"] == "done"
        assert Person(client, "Eve").table(*HOT_SEAT)["state"] == "running"
        assert ada.table(*HOT_SEAT)["state"] == "running"


def test_saved_decks_are_limited_by_user() -> None:
    with server(settings(limits=Limits(decks=2))) as client:
        ada = Person(client)
        saved = [ada.post("/api/decks", DECK).json() for _ in range(2)]
        refused = ada.post("/api/decks", DECK)
        assert refused.status_code == 429
        assert refused.json()["refusal"] == {"key": "refused.too-many-decks", "args": {"limit": 2}}
        replaced = client.put(f"/api/decks/{saved[0]['id']}", json=DECK, headers=ada.headers)
        assert replaced.status_code == 200
        assert Person(client, "Eve").post("/api/decks", DECK).status_code == 201
        assert client.delete(f"/api/decks/{saved[1]['id']}", headers=ada.headers).status_code == 204
        assert ada.post("/api/decks", DECK).status_code == 201
        assert len(ada.get("/api/decks").json()) == 2


def test_a_deck_that_is_too_large_is_not_saved() -> None:
    with server() as client:
        ada = Person(client)
        large = {f"card-{number}": 1 for number in range(LARGEST_DECK // 10)}
        refused = ada.post("/api/decks", {"game": "lords", "deck": {"army": "orcs", "cards": large}})
        assert refused.status_code == 413
        assert refused.json()["refusal"] == {"key": "refused.deck-too-large", "args": {"limit": LARGEST_DECK}}
        named = ada.post("/api/decks", {"game": "lords", "deck": {"army": "orcs", "name": "x" * 65}})
        assert named.json()["refusal"]["key"] == "refused.malformed"
        assert ada.get("/api/decks").json() == []


def test_addresses_are_forgotten_after_many_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of stored addresses is limited; active ones stay."""
    monkeypatch.setattr("warhost.server.accounts.limits.MOST_ADDRESSES", 3)
    buckets = Buckets(0.0, 2, lambda: 0.0)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    for address in ("b", "c", "d"):
        buckets.take(address)
        buckets.take("b")
    assert buckets.take("a")  # forgotten, so its count starts again
    assert not buckets.take("b")
