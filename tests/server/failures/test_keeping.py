"""What stays in memory, what happens when the disk is full, and that logs contain no secrets."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.abuse.test_refusals import key, state_of
from tests.server.people import Person, Seat, hung_up, server, settings
from warhost.server.accounts.limits import Limits
from warhost.server.store import sqlite_url
from warhost.server.tables import lobby

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
LONG = lobby.FORGET_RUNNING + 1


def sweep(client: Any, connected: int = 0) -> set[str]:
    """Run the periodic sweep; returns the ids of the tables that are still in memory."""
    context = client.app.state.context
    hung_up(client, connected)
    client.blocking_portal.call(context.lobby.sweep)
    return set(context.lobby.tables)


# --- the sweeper --------------------------------------------------------------------------------------------------


def test_a_game_that_nobody_looks_at_is_forgotten_and_comes_back_with_the_same_question() -> None:
    time = [0.0]
    with server(settings(now=lambda: time[0])) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            for moment in range(5):
                seat.answer()
                seat.catch_up(moment + 1)
            asked = seat.document
            time[0] += LONG
            assert sweep(client, connected=1) == {table}
        time[0] += LONG - 2
        assert sweep(client) == {table}  # they have only just left
        time[0] += 2 + 1
        assert sweep(client) == set()
        with ada.join(table) as seat:
            assert seat.view == asked["view"]
            assert seat.info["asked"] == asked["table"]["asked"]
            assert seat.info["moment"] == 5
            assert seat.answer()["type"] == "done"


def test_forgotten_games_are_still_in_their_players_list_and_count_for_the_limit() -> None:
    time = [0.0]
    with server(settings(now=lambda: time[0], limits=Limits(tables=1))) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        time[0] += LONG
        assert sweep(client) == set()
        refused = ada.post("/api/tables", {"game": "lords", "places": list(HOT_SEAT)})
        assert refused.json()["refusal"]["key"] == "refused.too-many-tables"
        listed = ada.get("/api/tables").json()["mine"]
        assert [(each["id"], each["asked"]) for each in listed] == [(table["id"], table["asked"])]


def test_a_game_that_may_go_on_by_itself_is_not_forgotten() -> None:
    """For example because a clock runs. Bots alone do nothing without viewers, so their games are unloaded."""
    time = [0.0]
    with server(settings(now=lambda: time[0], bot_pause=1e6)) as client:
        ada = Person(client)
        clocked = ada.table(*HOT_SEAT, clock={"move": 20000, "bank": 0})["id"]
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        ada.table(*bots)
        ada.table(*HOT_SEAT)
        time[0] += LONG
        assert sweep(client) == {clocked}


def test_a_finished_game_is_forgotten_sooner_and_can_still_be_looked_at() -> None:
    time = [0.0]
    with server(settings(now=lambda: time[0])) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            seat.answer()
            seat.say("resign", seat=0)
        journal = ada.get(f"/api/tables/{table}/journal").text
        time[0] += lobby.FORGET_FINISHED + 1
        assert sweep(client) == set()
        assert ada.get(f"/api/tables/{table}/journal").text == journal


def test_a_table_that_nobody_came_to_is_gone_after_a_day() -> None:
    time = [0.0]
    with server(settings(now=lambda: time[0])) as client:
        ada = Person(client)
        table = ada.table(HOT_SEAT[0], {"kind": "open"})["id"]
        time[0] += lobby.FORGET_OPEN
        assert sweep(client) == {table}
        time[0] += 1
        assert sweep(client) == set()
        assert ada.get(f"/api/tables/{table}").status_code == 404


# --- a full disk --------------------------------------------------------------------------------------------------


def test_on_a_full_disk_a_game_pauses_and_continues_when_there_is_space(tmp_path: Path) -> None:
    """The database may not grow any more, as on a full disk.

    The answer is refused, the table does not advance, a client that joins sees the same question; new tables are
    refused, too.
    """
    with server(settings(database=sqlite_url(tmp_path / "warhost.sqlite3"))) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            fill(client, seat)
            before = state_of(client, table)
            assert key(seat.answer()) == "refused.storage"
            assert state_of(client, table) == before
            assert unwritten_table(ada) == "refused.storage"
            with ada.join(table) as again:
                assert again.info["moment"] == before[0]
            assert "warhost_failed_writes_total 0" not in client.get("/api/metrics").text
            room(client, 1000)
            assert seat.answer()["type"] == "done"
        assert ada.table(*HOT_SEAT)["state"] == "running"


def fill(client: Any, seat: Seat) -> None:
    """Leave no free space, and answer until the last page is full; half of the answers are undone, so that the game
    does not end.
    """
    room(client, 0)
    reply: dict[str, Any] = {"type": "done", "moment": 0}
    while reply["type"] == "done":
        seat.catch_up(reply["moment"])
        answering = seat.you["eye"]
        reply = seat.answer()
        if reply["type"] == "done":
            seat.catch_up(reply["moment"])
            reply = seat.say("undo", moment=seat.info["moment"], seat=answering)
    assert key(reply) == "refused.storage"


def unwritten_table(ada: Person, **more: Any) -> str:
    """The refusal of another table when the last page is full."""
    status = 201
    while status == 201:
        answer = ada.post("/api/tables", {"game": "lords", "places": list(HOT_SEAT), **more})
        status = answer.status_code
    assert status == 503
    return str(answer.json()["refusal"]["key"])


def room(client: Any, pages: int) -> None:
    """Allow the database to grow by this many pages."""
    store = client.app.state.context.writer.store
    with store.engine.connect() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")


def test_one_table_that_cannot_be_written_does_not_take_the_others_with_it() -> None:
    """Answers are written in batches; an invalid one is refused alone."""
    with server() as client:
        ada = Person(client)
        tables = [ada.table(*HOT_SEAT)["id"] for _ in range(2)]
        store = client.app.state.context.writer.store
        write = store.append

        def picky(lines: list[Any], *more: Any) -> None:
            if any(table == tables[0] for table, _ in lines):
                raise OSError(28, "No space left on device")
            write(lines, *more)

        store.append = picky
        with ada.join(tables[0]) as bad, ada.join(tables[1]) as good:
            assert key(bad.answer()) == "refused.storage"
            assert good.answer()["type"] == "done"
            store.append = write
            assert bad.answer()["type"] == "done"


# --- logs ---------------------------------------------------------------------------------------------------------


def test_nothing_secret_gets_into_a_log(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    """No passwords, session tokens, seeds or secrets of games, neither in normal operation nor when
    everything fails.
    """
    caplog.set_level(logging.DEBUG)
    password, table_password = "correct horse battery", "staple of the table"
    with server(settings(database=sqlite_url(tmp_path / "warhost.sqlite3"))) as client:
        ada = Person(client)
        assert ada.post("/api/account", {"name": "Ada", "password": password}).status_code == 201
        for wrong in (password + "!", password):
            client.post("/api/login", json={"name": "Ada", "password": wrong})
        client.cookies.clear()
        table = ada.table(*HOT_SEAT, password=table_password, contribution="a lucky number")["id"]
        with ada.join(table) as seat:
            seat.socket.send_text('{"type":"answer","id":1,"option":"' + table_password)
            assert key(seat.until("refused")) == "refused.malformed"
            fill(client, seat)
            assert unwritten_table(ada, password=table_password) == "refused.storage"
            row = client.app.state.context.lobby.tables[table].row
            room(client, 1000)
        store = client.app.state.context.writer.store
        digest = store.account("Ada")[1]
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "hypothesis"))]
    assert any("could not be written" in record.getMessage() for record in ours), "nothing failed, so nothing is shown"
    formatter = logging.Formatter("%(message)s %(pathname)s")
    text = "\n".join(formatter.format(record) for record in ours)
    assert "[parameters:" not in text, "what was to be written is told with the error"
    token = ada.headers["cookie"].split("=")[1]
    for secret in (password, table_password, token, row.secret, row.seed, row.password, digest):
        assert secret
        assert secret not in text
