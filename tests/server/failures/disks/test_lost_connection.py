"""A database connection lost during a write: the outcome of the write is determined, never guessed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import Person, Seat, server, settings
from tests.server.proxy import Fault, Proxy
from tests.server.secrets.test_twins import for_ever
from warhost.server import database, writer
from warhost.server.database import DatabaseInUse
from warhost.server.running import BadServer, try_database
from warhost.server.store import Store, sqlite_url

ARMIES = {"lords": ("orcs", "elves"), "invasion": ("dwarf", "orc"), "conquest": ("space-marines", "orks")}


@pytest.fixture
def proxy(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    monkeypatch.setattr(writer, "AGAIN", (0.02,))
    made = Proxy(postgresql)
    yield made
    made.close()


def hot_seat(client: TestClient[Any], game: str) -> tuple[Person, str]:
    ada = Person(client)
    places = [{"kind": "me", "deck": deck} for deck in ARMIES[game]]
    return ada, ada.table(*places, game=game, options={"first": "1"})["id"]


def on_disk(client: TestClient[Any], table: str) -> list[int]:
    return [record.number for record in client.app.state.context.writer.store.records(table)]


def answered(seat: Seat) -> None:
    moment = seat.info["moment"]
    assert seat.answer()["type"] == "done"
    seat.catch_up(moment + 1)


@pytest.mark.parametrize("game", ARMIES)
@pytest.mark.parametrize("fault", ["cut after", "cut before"])
def test_an_answer_whose_acknowledgement_is_lost_counts_once(proxy: Proxy, game: str, fault: Fault) -> None:
    """Cut after the COMMIT it is stored, cut before it is not: in both cases it is acknowledged, and the game
    continues.
    """
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        people = [Person(client), Person(client, "Eve")]  # two, so that no question has a single answer
        places = [{"kind": "me", "deck": ARMIES[game][0]}, {"kind": "open"}]
        table = people[0].table(*places, game=game, options={"first": "1"})["id"]
        people[1].post(f"/api/tables/{table}/sit", {"deck": ARMIES[game][1]})
        with people[0].join(table) as one, people[1].join(table) as two:
            for number in range(3):
                proxy.fault = fault if number == 1 else ""
                answered(one if one.info["asked"] == one.you["eye"] else two)
                for each in (one, two):
                    each.catch_up(number + 1)
            shown = one.view
        assert proxy.cuts == 1
        assert on_disk(client, table) == [0, 1, 2]
        assert client.get("/api/health").status_code == 200
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        people[0].client = client
        with people[0].join(table) as one:
            assert one.info["moment"] == 3
            assert one.view == shown


@pytest.mark.parametrize("fault", ["cut after", "cut before"])
def test_all_other_writes_of_a_table_count_once_too(proxy: Proxy, fault: Fault) -> None:
    """A new table, a player who sits down, standing orders, the end of a game."""
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        ada, eve = Person(client), Person(client, "Eve")
        places = [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]
        proxy.fault = fault
        table = ada.table(*places)["id"]
        proxy.fault = fault
        assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).json()["state"] == "running"
        with eve.join(table) as seat:
            proxy.fault = fault
            mine = seat.you["eye"]
            assert seat.say("orders", seat=mine, orders={"stops": {}, "triggers": {}})["type"] == "done"
            proxy.fault = fault
            assert seat.say("resign", seat=mine)["type"] == "done"
        assert proxy.cuts == 4
        assert [each["id"] for each in ada.get("/api/tables").json()["mine"]].count(table) == 1


def test_a_table_waits_visibly_while_an_outcome_is_unknown(proxy: Proxy) -> None:
    """The database is lost together with the acknowledgement: the answer is neither acknowledged nor refused until it
    is back; other answers are refused.
    """
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        services = client.app.state.context.services
        ada, table = hot_seat(client, "lords")
        with ada.join(table) as seat, ada.join(table) as second:
            usual, services.patience = services.patience, 0.01  # for the one answer with an unknown outcome
            proxy.fault = "cut after"
            proxy.closed = True
            option = seat.view["options"][0]
            seat.socket.send_text(f'{{"type":"answer","id":9,"moment":0,"seat":{seat.you["eye"]},"option":"{option}"}}')
            while not second.info["reason"]:
                second.receive()
            assert second.info["reason"] == "stopped.storage"
            assert second.info["state"] == "running"
            assert second.info["moment"] == 0
            assert second.say("ping")["type"] == "pong"
            assert second.answer()["refusal"]["key"] == "refused.storage"
            assert client.get("/api/health").status_code == 503
            services.patience = usual
            proxy.up()
            while not (done := seat.receive()).get("id"):
                pass
            assert done["type"] == "done"
            seat.catch_up(1)
            assert seat.info["reason"] == ""
            answered(seat)
        assert on_disk(client, table) == [0, 1]


def test_an_answer_that_could_not_be_sent_is_refused(proxy: Proxy) -> None:
    """Nothing reached the database, so nothing is stored; the game continues when the database is back."""
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        ada, table = hot_seat(client, "lords")
        with ada.join(table) as seat:
            proxy.down()
            assert seat.answer()["refusal"]["key"] == "refused.storage"
            assert client.get("/api/health").status_code == 503
            assert client.get("/api/tables", headers=ada.headers).json()["refusal"]["key"] == "refused.storage"
            proxy.up()
            answered(seat)
            assert client.get("/api/health").status_code == 200
        assert on_disk(client, table) == [0]


@pytest.mark.parametrize("when", ["before the answer", "in its COMMIT"])
def test_a_hanging_database_does_not_block_for_ever(proxy: Proxy, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is closed.

    Unsent answers are refused; answers that may be stored are looked up until their outcome is known.
    """
    monkeypatch.setattr(database, "CONNECT_SECONDS", 2)
    with server(settings(database=proxy.url, sleep=for_ever)) as client:
        context = client.app.state.context
        ada, table = hot_seat(client, "lords")
        with ada.join(table) as seat:
            context.writer.deadline = 0.2  # only now, so that the steps before and after have no time limit
            if when == "before the answer":
                proxy.freeze()
                begun = time.monotonic()
                assert client.get("/api/health").status_code == 503
                assert time.monotonic() - begun < writer.DEADLINE
                assert seat.answer()["refusal"]["key"] == "refused.storage"
                context.writer.deadline = writer.DEADLINE
                proxy.thaw()
                answered(seat)
            else:
                proxy.fault = "freeze"
                context.services.patience = 0.01
                option = seat.view["options"][0]
                seat.socket.send_text(
                    f'{{"type":"answer","id":9,"moment":0,"seat":{seat.you["eye"]},"option":"{option}"}}'
                )
                while seat.info["reason"] != "stopped.storage":
                    seat.receive()
                context.writer.deadline = writer.DEADLINE
                proxy.thaw()
                while not (done := seat.receive()).get("id"):
                    pass
                assert done["type"] == "done"
        assert on_disk(client, table) == [0]


def test_the_health_check_fails_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The health check fails as long as nothing can be written."""
    from sqlalchemy import text

    with server(settings(database=sqlite_url(tmp_path / "small.sqlite3"))) as client:
        ada, table = hot_seat(client, "lords")
        store = client.app.state.context.writer.store
        with ada.join(table) as seat:
            with store.engine.begin() as connection:
                connection.execute(text("PRAGMA query_only=ON"))
            assert seat.answer()["refusal"]["key"] == "refused.storage"
            assert client.get("/api/health").status_code == 503
            with store.engine.begin() as connection:
                connection.execute(text("PRAGMA query_only=OFF"))
            assert client.get("/api/health").status_code == 200
            answered(seat)


# --- two servers ----------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_says_so(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "one.sqlite3")
    first = Store(url, alone=True)
    with pytest.raises(DatabaseInUse):
        Store(url, alone=True)
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(url)
    Store(url).close()  # reading is allowed
    first.close()
    Store(url, alone=True).close()


def test_a_second_server_on_the_same_postgresql_says_so(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    first = Store(postgresql, alone=True)
    with pytest.raises(BadServer, match="another server uses it already"):
        try_database(postgresql)
    Store(postgresql).close()
    first.close()
    Store(postgresql, alone=True).close()
