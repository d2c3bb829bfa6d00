"""Limits of new guests and accounts on a public server."""

from __future__ import annotations

import time
from typing import Any

from tests.server.people import Person, server, settings
from tests.server.tables.test_undo import BOT, OPEN, ORCS
from warhost.server.admin.actors import console
from warhost.server.protocol import admin
from warhost.server.schema import RESULTS, USERS

HOST = console("root")
SECRET = "correct horse battery"


def public(**more: Any) -> Any:
    return settings(hosts=("testserver.local",), **more)


def change(client: Any, **values: int) -> None:
    context = client.app.state.context
    for name, value in values.items():
        action = admin.ChangeSetting(name.replace("_", "-"), str(value))
        client.blocking_portal.call(context.writer.call, context.writer.store.administer, HOST, action)
    client.blocking_portal.call(context.follower.poll)


def write(client: Any, change: Any) -> None:
    """Change the database of a running server, in the store's thread."""
    context = client.app.state.context
    work = context.writer.store.run_change
    client.blocking_portal.call(context.writer.call, work, lambda connection: connection.execute(change))


def refusal(answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()["refusal"]
    return found


def test_a_new_user_opens_few_tables_sends_few_messages_and_founds_no_club() -> None:
    with server(public()) as client:
        change(client, new_tables=2, new_messages=2)
        ada = Person(client, "Ada")
        table = ada.table(ORCS, OPEN)["id"]
        ada.table(ORCS, OPEN)
        refused = ada.post("/api/tables", {"game": "lords", "places": [ORCS, OPEN]})
        assert refusal(refused) == {"key": "refused.new-tables", "args": {"limit": 2}}
        ada.table(ORCS, BOT)  # a table without open places is not limited
        with ada.join(table) as seat:
            for _ in range(2):
                assert seat.say("say", place=0, phrase="hello")["type"] == "done"
            said = seat.say("say", place=0, phrase="hello")
            assert said["refusal"] == {"key": "refused.new-messages", "args": {"seconds": 30}}
        assert ada.post("/api/account", {"name": "Ada", "password": SECRET}).status_code == 201
        assert refusal(ada.post("/api/clubs", {"name": "Tuesdays"})) == {
            "key": "refused.new-clubs", "args": {"hours": 24, "games": 3}
        }  # fmt: skip
        write(client, USERS.update().values(created=int(time.time()) - 25 * 3600))
        assert ada.post("/api/clubs", {"name": "Tuesdays"}).status_code == 201
        ada.table(ORCS, OPEN)


def test_games_against_people_end_the_limits() -> None:
    with server(public()) as client:
        change(client, new_tables=0, new_games=2)
        ada = Person(client, "Ada")
        new = {"game": "lords", "places": [ORCS, OPEN]}
        for _ in range(2):
            assert refusal(ada.post("/api/tables", new))["key"] == "refused.new-tables"
            row = {"user_id": ada.user, "game": "lords", "side": 0, "points": 2, "created": 0}
            table = ada.table(ORCS, BOT)["id"]
            write(client, RESULTS.insert().values(table_id=table, **row))
        assert ada.post("/api/tables", new).status_code == 201


def test_no_limits_at_home_and_where_the_operator_has_ended_them() -> None:
    new = {"game": "lords", "places": [ORCS, OPEN]}
    with server() as client:  # without a public host name
        change(client, new_tables=0)
        assert Person(client, "Ada").post("/api/tables", new).status_code == 201
    with server(public()) as client:
        change(client, new_tables=0)
        ada = Person(client)
        is_new = client.app.state.context.newcomers.is_new
        for home in ("192.168.1.7", "10.0.0.5", "127.0.0.1", "fd12:0:0:1::/64"):  # private networks
            assert not client.blocking_portal.call(is_new, ada.user, home), home
        for home in ("8.8.8.8", "2a00:1:2:3::/64", "testclient"):
            assert client.blocking_portal.call(is_new, ada.user, home), home
        assert refusal(ada.post("/api/tables", new))["key"] == "refused.new-tables"
        change(client, new_hours=0)
        assert ada.post("/api/tables", new).status_code == 201
