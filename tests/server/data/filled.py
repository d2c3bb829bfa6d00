"""A server's database with a row in nearly every table, made by playing on a server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from tests.server.people import Person, server, settings
from tests.server.test_clubs import account, founded, played
from warhost.server.admin import people
from warhost.server.admin.actors import console
from warhost.server.database import Database
from warhost.server.protocol import Deck, Orders, SavedDeck, admin
from warhost.server.schema import ANALYSES, STATES
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game.orders import GivenOrders
from warhost.server.transfer.server_export import exported_tables

ME, BOT = {"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random", "deck": "elves"}


Made = dict[str, str]  # ids of a club, of a finished game in it, of another one, and of a running game
FILLED: list[tuple[bytes, Made]] = []  # the database, which is filled once


def filled(path: Path) -> Made:
    """Write a copy of the filled database to a file."""
    if not FILLED:
        made = _played(sqlite_url(path))
        FILLED.append((path.read_bytes(), made))
        assert not Path(f"{path}-wal").exists()
    path.write_bytes(FILLED[0][0])
    return FILLED[0][1]


def _played(database: str) -> Made:
    with server(settings(database=database)) as client:
        ada, eve, bob = [Person(client, name) for name in ("a", "b", "c")]
        guest = Person(client, "Guest")
        for person, name in ((ada, "Ada"), (eve, "Eve"), (bob, "Bob")):
            account(person, name)
        club = founded(ada, eve, bob)
        assert ada.post(f"/api/clubs/{club}/rounds", {"number": 1, "present": [ada.user, eve.user]}).status_code < 300
        assert ada.delete(f"/api/clubs/{club}/members/{bob.user}").status_code < 300
        over, alone = played(eve, ada), played(guest, bob)
        running = str(ada.table(ME, BOT, options={"first": "1"})["id"])
        with ada.join(running) as seat:
            assert seat.answer()["type"] == "done"
        context, portal = client.app.state.context, client.blocking_portal
        portal.call(context.writer.call, _add_the_rest, context.writer.store, ada.user, eve.user, over, running)
    return {"club": club, "over": over, "alone": alone, "running": running}


def _add_the_rest(store: Store, ada: int, eve: int, over: str, running: str) -> None:
    assert store.save_deck(ada, SavedDeck("lords", Deck("orcs", "Mine — Мой", {"orc-catapult": 2})), 9)
    store.save_orders(ada, "lords", running, 0, GivenOrders(Orders()))
    store.mute(ada, eve, True, "block")
    store.add_report(eve, ada, over, [["Eve", "rude\x00"]])
    store.admit(running, eve)
    store.administer(console("root"), admin.ChangeSetting("keep-guests", "90"))
    store.administer(console("root"), admin.BanAddress("192.0.2.0/24", "flood", int(time.time()) + 1000))
    store.administer(console("root"), admin.GrantRole(ada, "moderator"))
    store.administer(console("root"), admin.RenamePerson(eve, "Eva"))
    store.run_change(people.reset_link, ada)
    with store.engine.begin() as connection:
        if connection.execute(select(STATES).where(STATES.c.table_id == running)).first() is None:
            connection.execute(insert(STATES).values(table_id=running, body=bytes(range(256))))
        connection.execute(insert(ANALYSES).values(table_id=over, body=b"\x00\xff"))


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a database by table, without those about running servers."""
    database = Database(url)
    with database.engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in exported_tables()
        }
    database.close()
    return found
