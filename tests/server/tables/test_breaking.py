"""A game or a bot that fails is reported: nothing is lost, and nothing is retried for ever."""

import io
import zipfile
from pathlib import Path

import pytest

from tests.server.people import Person, server, settings
from warhost.server.store import sqlite_url
from warhost.server.tables.game import automatic_answers, progress
from warhost.server.tables.services import bot_processes

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})


def broken(*_: object) -> None:
    raise AssertionError("a mistake in the rules")


def test_the_rules_fail_and_the_answer_can_be_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is refused, the game continues, and the report contains the failed answer."""
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            assert seat.answer()["type"] == "done"
            seat.catch_up(1)
            option = seat.view["options"][0]
            monkeypatch.setattr(progress, "give_answer", broken)
            assert seat.answer(option)["refusal"]["key"] == "refused.rules-failed"
            monkeypatch.undo()
            archive = zipfile.ZipFile(io.BytesIO(ada.get(f"/api/tables/{table}/report").content))
            assert option in archive.read("journal.jsonl").decode()
            assert option in archive.read("position.yaml").decode()
            assert seat.info["state"] == "running"
            assert option not in ada.get(f"/api/tables/{table}/journal").text
            assert seat.answer(seat.view["options"][1])["type"] == "done"


def test_a_game_on_disk_that_the_rules_fail_at_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its players get the journal with the failed answer, and a report; fixed rules can continue it."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            option = seat.view["options"][0]
            assert seat.answer(option)["type"] == "done"
    monkeypatch.setattr(progress, "give_answer", broken)
    with server(settings(database=url)) as client:
        ada.client = client
        with ada.join(table) as seat:
            assert seat.info["state"] == "stopped"
            assert seat.info["reason"] == "stopped.rules-failed"
            assert seat.say("ping")["type"] == "pong"
            assert seat.say("resign", seat=0)["refusal"]["key"] == "refused.not-running"
        assert option in ada.get(f"/api/tables/{table}/journal").text
        archive = zipfile.ZipFile(io.BytesIO(ada.get(f"/api/tables/{table}/report").content))
        assert option in archive.read("journal.jsonl").decode()
        assert option in archive.read("position.yaml").decode()
    monkeypatch.undo()
    with server(settings(database=url)) as client:
        ada.client = client
        with ada.join(table) as seat:
            assert seat.info["state"] == "running"
            assert seat.answer()["type"] == "done"


def test_a_random_answer_is_given_for_a_failing_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few tries, because its search uses the same rules, which may fail in it."""
    tries = []

    def fails(*_: object) -> int:
        tries.append(1)
        raise AssertionError("a mistake in the bot")

    monkeypatch.setattr(bot_processes, "think", fails)
    monkeypatch.setattr(automatic_answers, "RETRY", 0.0)
    with server() as client:
        ada = Person(client)
        places = ({"kind": "bot", "bot": "random", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
        table = ada.table(*places, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            assert seat.wait_to_be_asked()
            assert seat.info["state"] == "running"
            assert len(tries) == automatic_answers.TRIES * seat.info["moment"]
