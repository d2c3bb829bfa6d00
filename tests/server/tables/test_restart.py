"""Tables are restored after the server was stopped, at the same question; `test_kill.py` kills it instead."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.people import Person, hung_up, server, settings, stored
from warhost.engine.scenarios.scenario import Scenario
from warhost.games import find_game
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game import undoing
from warhost.server.tables.records.records import Record

HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]


def test_a_restored_table_asks_the_same_question(tmp_path: Path) -> None:
    """Also after an undo, and with its clocks; an open table still waits; the session is still valid."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    time = [0.0]
    with server(settings(database=url, now=lambda: time[0])) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, clock={"move": 5, "bank": 60})
        waiting = ada.table(HOT_SEAT[0], {"kind": "open"})
        with ada.join(table["id"]) as seat:
            for _ in range(3):
                moment = seat.info["moment"]
                time[0] += 7
                seat.answer()
                seat.catch_up(moment + 1)
            moment = seat.info["moment"]
            assert seat.say("undo", moment=moment, seat=seat.you["eye"])["type"] == "done"
            seat.catch_up(moment + 1)
            asked = seat.info["asked"]
        records = stored(client, "records", table["id"])
        assert [record.kind for record in records] == ["answer"] * 3 + ["undo"]
    with server(settings(database=url, now=lambda: 1000.0)) as client:
        ada.client = client
        assert {each["id"] for each in ada.get("/api/tables").json()["mine"]} == {table["id"], waiting["id"]}
        with ada.join(table["id"]) as again:
            assert again.info["moment"] == 4
            assert again.info["answers"] == len(remaining_answers(records))
            assert again.info["asked"] == asked
            assert again.info["clocks"]["bank"] == list(records[-1].banks)
            assert again.answer()["type"] == "done"
        assert ada.get(f"/api/tables/{waiting['id']}").json()["state"] == "open"


def remaining_answers(records: list[Record]) -> list[str]:
    """The answers that remain after all undos."""
    found: list[str] = []
    for record in records:
        if record.kind == "undo":
            del found[-int(record.text) :]
        elif record.kind != "forced":
            found.append(record.text)
    return found


def with_version(url: str, table: str, version: str, shown: str | None = None) -> None:
    """Simulate a game played under other rules; `shown` is a digest of its views."""
    store = Store(url)
    if shown is not None:
        with store.engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE answers SET shown = '{shown}' WHERE table_id = '{table}'")
    row = store.table(table)
    assert row is not None
    row.version = version
    store.save_table(row)
    store.close()


def whoever_is_away(info: dict[str, Any]) -> dict[str, Any]:
    """A place without the time at which its player left."""
    return {**info, "places": [{**place, "gone": 0} for place in info["places"]]}


def wait_until_archived(client: Any, table: str) -> None:
    """Wait until a finished game is archived."""
    while not stored(client, "archived_game", table):
        client.get("/api/health")


def test_a_finished_game_stays_over_and_readable_under_any_rules(tmp_path: Path) -> None:
    """It can be viewed as it was shown, from every seat; requests that need the rules are refused with the reason."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        path = f"/api/tables/{table}"
        with ada.join(table) as seat:
            seat.answer()
            seat.catch_up(1)
            seat.say("undo", moment=1, seat=0)
            seat.say("resign", seat=0)
        hung_up(client)
        before, journal = ada.get(path).json(), ada.get(f"{path}/journal").text
        looks = ["moments", "cards", *[f"replay?answer={at}&seat={eye}" for at in (0, 1) for eye in (-1, 0, 1)]]
        frames = [ada.get(f"{path}/{look}").json() for look in looks]
        with ada.join(table) as seat:
            view, log = seat.view, seat.log
        wait_until_archived(client, table)
    with_version(url, table, "0.9")
    with server(settings(database=url)) as client:
        ada.client = client
        assert whoever_is_away(ada.get(path).json()) == whoever_is_away({**before, "version": "0.9"})
        version = f'"version": "{before["version"]}"'
        assert ada.get(f"{path}/journal").text == journal.replace(version, '"version": "0.9"')
        assert ada.get("/api/tables").json()["mine"][0]["outcome"] == before["outcome"]
        assert [ada.get(f"{path}/{look}").json() for look in looks] == frames
        assert ada.get(f"{path}/replay?answer=2").status_code == 404
        told = yaml.safe_load(ada.get(f"{path}/scenario").text)
        assert "rules 0.9" in told["note"]
        assert told["script"] == [{1: "resign"}]
        again = Scenario({**told, "check": {}}, "told")  # readers with the rules can run it
        assert again.run(find_game("lords")).state.outcome is not None
        with zipfile.ZipFile(io.BytesIO(ada.get(f"{path}/report").content)) as bundle:
            assert yaml.safe_load(bundle.read("position.yaml")) == told
            assert bundle.read("journal.jsonl").decode() == ada.get(f"{path}/journal").text
        assert ada.get(f"{path}/analysis").json()["refusal"]["key"] == "refused.other-version"
        on = ada.post(f"{path}/play-on", {"answer": 0, "seat": 0})
        assert on.json()["refusal"]["key"] == "refused.other-version"
        with ada.join(table) as seat:
            assert seat.info["state"] == "over"
            assert seat.view == view
            assert seat.log == log


def test_games_that_ended_before_a_restart_are_archived_too(tmp_path: Path) -> None:
    """As soon as a server starts with their rules, or with others that show the same."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada = Person(client)
        tables = [ada.table(*HOT_SEAT)["id"] for _ in range(2)]
        for table in tables:
            with ada.join(table) as seat:
                seat.say("resign", seat=0)
            wait_until_archived(client, table)
        store = client.app.state.context.writer.store
        with store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM kept_games")
    with_version(url, tables[0], "0.9", shown="0" * 16)
    with server(settings(database=url)) as client:
        wait_until_archived(client, tables[1])
        assert stored(client, "archived_game", tables[0]) == b""
        ada.client = client
        refused = ada.get(f"/api/tables/{tables[0]}/replay?answer=0")
        assert refused.json()["refusal"]["key"] == "refused.other-version"


def test_a_game_that_cannot_continue_can_be_resigned(tmp_path: Path) -> None:
    """Then it is over for good, and not counted as unfinished; only its players can resign."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            seat.answer()
    with_version(url, table, "0.9", shown="")
    with server(settings(database=url)) as client:
        ada.client = eve.client = client
        with eve.join(table) as seat:
            assert seat.say("resign", seat=0)["type"] == "refused"
        with ada.join(table) as seat:
            assert seat.info["state"] == "stopped"
            assert seat.you["seats"] == [0, 1]
            assert seat.say("resign", seat=1)["type"] == "done"
            while seat.info["state"] != "over":
                seat.receive()
            assert seat.info["outcome"] == [[0], "resigned", ""]
        assert [record.text for record in stored(client, "records", table)][1:] == ["resign"]
        assert stored(client, "unfinished_of", ada.user) == []
    with server(settings(database=url)) as client:
        ada.client = client
        assert ada.get(f"/api/tables/{table}").json()["state"] == "over"
        assert '"resign"' in ada.get(f"/api/tables/{table}/journal").text


def test_a_game_is_restored_when_it_is_requested(tmp_path: Path) -> None:
    """A start restores only games with running clocks; the others are listed and counted nevertheless."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(*HOT_SEAT, public=True)["id"]
        clocked = ada.table(*HOT_SEAT, clock={"move": 5, "bank": 60})["id"]
        with ada.join(table) as seat:
            seat.answer()
            seat.catch_up(1)
            view = seat.view
    with server(settings(database=url)) as client:
        ada.client = eve.client = client
        lobby = client.app.state.context.lobby
        while clocked not in lobby.tables:
            client.get("/api/health")
        assert set(lobby.tables) == {clocked}
        assert 'warhost_tables{game="lords",state="running"} 2' in client.get("/api/metrics").text
        assert [each["id"] for each in eve.get("/api/tables").json()["watch"]] == [table]
        assert set(lobby.tables) == {clocked}
        listed = {each["id"]: each for each in ada.get("/api/tables").json()["mine"]}
        assert listed[table]["moment"] == 1
        assert listed[table]["asked"] >= 0
        with ada.join(table) as seat:
            assert seat.view == view
            assert seat.answer()["type"] == "done"


def test_undos_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are stored, so their number is limited."""
    monkeypatch.setattr(undoing, "MOST_UNDOS", 2)
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            for number in range(3):
                eye = seat.you["eye"]
                seat.answer()
                seat.catch_up(2 * number + 1)
                reply = seat.say("undo", moment=2 * number + 1, seat=eye)
                if number < 2:
                    seat.catch_up(2 * number + 2)
            assert reply["refusal"]["key"] == "refused.no-undo"
