"""Nothing is lost: tables come back after an orderly stop, and after the server was killed at any moment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.people import Person, server, settings
from warhost.engine.journal import parse, replay
from warhost.games import find_game
from warhost.server.delta import changed
from warhost.server.fairness import check_journal
from warhost.server.protocol import Change
from warhost.server.records import Record
from warhost.server.store import Store, sqlite_url

KILLS = int(os.environ.get("WARHOST_KILLS", "10"))  # 100 in the long run
SERVE = "from warhost.cli import serve; from warhost.cli.app import main; main()"
HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


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
        else:
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


@contextmanager
def running(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, killed at the end without a word."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", str(database), "--bot-pause", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Warhost is at http://"), line
        yield process, line.split()[-1]
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


class Player:
    """Plays both seats of one table over a real connection and remembers what was acknowledged."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.acknowledged: list[tuple[int, str]] = []
        self.document: Any = None

    def play(self, answers: int) -> None:
        """Answer so many questions, unless the game ends before."""
        self._receive("joined")
        for number in range(answers):
            table, view = self.document["table"], self.document["view"]
            if table["state"] == "over":
                return
            moment = table["moment"]
            option = view["options"][number % len(view["options"])]
            intent = {"type": "answer", "id": number, "moment": moment, "seat": view["seat"], "option": option}
            self.socket.send(json.dumps(intent))
            assert self._receive("done")["moment"] == moment + 1
            self.acknowledged.append((moment, option))
            while self.document["table"]["moment"] <= moment:  # the change may come before or after
                self._receive("changed")

    def _receive(self, kind: str) -> Any:
        while True:
            message = json.loads(self.socket.recv(timeout=20))
            assert message["type"] != "refused", message
            if message["type"] == "joined":
                self.document = message["document"]
            elif message["type"] == "changed":
                self.document = changed(self.document, msgspec.convert(message["changes"], list[Change]))
            if message["type"] == kind:
                return message


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no SIGKILL")
def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """Killed again and again in the middle of games: whatever was acknowledged or shown is there, in its order."""
    database = tmp_path / "warhost.sqlite3"
    headers: dict[str, str] = {}
    known: dict[str, list[Record]] = {}
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    mine = bots = ""
    for kill in range(KILLS + 1):
        with running(database) as (process, url):
            with httpx.Client(base_url=url, headers=headers) as client:
                if not headers:
                    answer = client.post("/api/session", json={"name": "Ada"})
                    headers["cookie"] = f"warhost={answer.cookies['warhost']}"
                    client.headers.update(headers)
                    client.cookies.clear()
                for table, records in known.items():
                    found = client.get(f"/api/tables/{table}").json()
                    assert found["moment"] >= len(records)
                    assert found["state"] in ("running", "over")
                if not mine or client.get(f"/api/tables/{mine}").json()["state"] == "over":
                    mine = client.post("/api/tables", json={"game": "lords", "places": HOT_SEAT}).json()["id"]
                    bots = client.post("/api/tables", json={"game": "lords", "places": BOTS}).json()["id"]
            tables = url.replace("http://", "ws://") + "/api/tables"
            with (
                connect(f"{tables}/{bots}/socket", additional_headers=headers) as watcher,
                connect(f"{tables}/{mine}/socket", additional_headers=headers) as socket,
            ):
                shown = _seen(watcher, least=1 + kill % 4)
                player = Player(socket)
                player.play(3 + 5 * kill % 17)
                process.send_signal(signal.SIGKILL)
                process.wait()
                shown = max(shown, _seen(watcher, least=10**9))
            acknowledged.setdefault(mine, []).extend(player.acknowledged)
        store = Store(sqlite_url(database))
        for table in {*known, mine, bots}:
            records = store.records(table)
            assert [record.number for record in records] == list(range(len(records)))
            before = known.get(table, [])
            assert records[: len(before)] == before, "what was on disk has changed"
            for moment, option in acknowledged.get(table, []):
                assert records[moment].text == option, "an acknowledged answer is lost"
            known[table] = records
        assert len(known[bots]) >= shown, "something was shown that is not on disk"
        store.close()
    assert sum(map(len, acknowledged.values())) > KILLS
    with running(database) as (_, url), httpx.Client(base_url=url, headers=headers) as client:
        for table, records in known.items():
            journal = client.get(f"/api/tables/{table}/journal")
            if journal.status_code != 200:
                assert table == bots  # still running, and nobody sits there
                continue
            match = replay(parse(journal.text), find_game("lords"))
            assert [answer.text for answer in match.answers][: len(records)] == again_answers(records)
            assert check_journal(journal.text).kind in ("fair", "not-yet")


def _seen(socket: ClientConnection, least: int) -> int:
    """The highest moment that was shown: wait for at least this one, or for the end of the connection."""
    moment = 0
    try:
        while moment < least:
            message = json.loads(socket.recv(timeout=20))
            table = message["document"]["table"] if message["type"] == "joined" else {}
            moment = max(moment, table.get("moment", 0))
            if table.get("state") == "over":
                return moment
            for change in message.get("changes", []):
                if change["path"] == ["table", "moment"]:
                    moment = max(moment, change["value"])
                elif change == {"type": "put", "path": ["table", "state"], "value": "over"}:
                    return moment
    except (ConnectionClosed, TimeoutError):
        pass
    return moment
