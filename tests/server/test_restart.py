"""Tables come back after the server was stopped, at the same question; `test_kill.py` stops it less gently."""

from __future__ import annotations

from pathlib import Path

from tests.server.people import Person, server, settings
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records import Record

HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]


def test_a_table_comes_back_with_the_same_question(tmp_path: Path) -> None:
    """Also after an undo, and with what the clocks showed; an open table still waits; the person is still known."""
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
        store = client.app.state.house.writer.store
        records = store.records(table["id"])
        assert [record.kind for record in records] == ["answer"] * 3 + ["undo"]
    with server(settings(database=url, now=lambda: 1000.0)) as client:
        ada.client = client
        assert {each["id"] for each in ada.get("/api/tables").json()["mine"]} == {table["id"], waiting["id"]}
        with ada.join(table["id"]) as again:
            assert again.info["moment"] == 4
            assert again.info["answers"] == len(again_answers(records))
            assert again.info["asked"] == asked
            assert again.info["clocks"]["bank"] == list(records[-1].banks)
            assert again.answer()["type"] == "done"
        assert ada.get(f"/api/tables/{waiting['id']}").json()["state"] == "open"


def again_answers(records: list[Record]) -> list[str]:
    """The answers that stand after all undos."""
    found: list[str] = []
    for record in records:
        if record.kind == "undo":
            del found[-int(record.text) :]
        elif record.kind != "forced":
            found.append(record.text)
    return found


def test_a_game_of_other_rules_says_that_it_cannot_go_on(tmp_path: Path) -> None:
    """It keeps its answers, and a build with its rules can go on with it."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            seat.answer()
    store = Store(url)
    row = store.table(table["id"])
    assert row is not None
    ours, row.version = row.version, "0.9"
    store.save_table(row)
    store.close()
    with server(settings(database=url)) as client:
        ada.client = client
        with ada.join(table["id"]) as seat:
            assert seat.info["state"] == "stopped"
            assert seat.info["reason"] == "stopped.other-version"
            assert seat.view is None
            refused = seat.say("answer", moment=1, seat=0, option="draw")
            assert refused["refusal"]["key"] == "refused.not-running"
        store = client.app.state.house.writer.store
        assert len(store.records(table["id"])) == 1
        row = store.table(table["id"])
        row.version = ours
        store.save_table(row)
    with server(settings(database=url)) as client:
        ada.client = client
        with ada.join(table["id"]) as seat:
            assert seat.info["state"] == "running"
            assert seat.answer()["type"] == "done"
