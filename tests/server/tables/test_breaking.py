"""A game or a bot that fails stops its table with a clear word; nothing is lost, and nothing tries for ever."""

import io
import zipfile

import pytest

from tests.server.people import Person, server
from warhost.server.tables.game import automatic_answers, play
from warhost.server.tables.services import bot_processes

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})


def broken(*_: object) -> None:
    raise AssertionError("a mistake in the rules")


def test_the_rules_fail_and_the_journal_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people get the journal with the answer that broke it, and a report; the table says what happened."""
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            assert seat.answer()["type"] == "done"
            seat.catch_up(1)
            option = seat.view["options"][0]
            monkeypatch.setattr(play, "give", broken)
            assert seat.answer(option)["refusal"]["key"] == "refused.failed"
            while seat.info["state"] != "stopped":
                seat.receive()
            assert seat.info["reason"] == "stopped.rules-failed"
            assert seat.say("ping")["type"] == "pong"
            assert seat.say("resign", seat=0)["refusal"]["key"] == "refused.not-running"
        assert option in ada.get(f"/api/tables/{table}/journal").text
        monkeypatch.undo()
        archive = zipfile.ZipFile(io.BytesIO(ada.get(f"/api/tables/{table}/report").content))
        assert option in archive.read("journal.jsonl").decode()
        assert option in archive.read("position.yaml").decode()


def test_a_bot_that_fails_stops_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few tries, not for ever."""
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
            while seat.info["state"] != "stopped":
                seat.receive()
            assert seat.info["reason"] == "stopped.bot-failed"
        assert len(tries) == automatic_answers.TRIES
        assert ada.get(f"/api/tables/{table}/journal").status_code == 200
