"""Advice at a table: hints against the computer, analyses of finished games, and the suggested next level."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, server, settings, stored
from warhost.bots import BOTS, FIRST, suggested
from warhost.bots.teaching.advice import advise
from warhost.bots.teaching.analysis import decision_of, evaluate_decision
from warhost.server.accounts.limits import Buckets
from warhost.server.tables.replays import advising

AGAINST_RECRUIT = ({"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "recruit", "deck": "elves"})
SHORT = {"units": 2, "first": "1"}


def notations(view: Any) -> list[str]:
    return [each if isinstance(each, str) else each["text"] for each in view["options"]]


def test_winners_meet_a_higher_level_and_losers_a_lower_one() -> None:
    levels = list(BOTS)
    assert suggested([]) == FIRST
    assert suggested([(FIRST, True)]) == FIRST
    assert suggested([(FIRST, True), (FIRST, True)]) == levels[levels.index(FIRST) + 1]
    assert suggested([("greedy", False), ("greedy", False)]) == levels[levels.index("greedy") - 1]
    assert suggested([("greedy", False), ("greedy", True)]) == "greedy"
    assert suggested([("greedy", True), ("soldier", True)]) == "greedy"
    assert suggested([(levels[-1], True)] * 2) == levels[-1]
    assert suggested([(FIRST, False)] * 3) == FIRST  # nobody is sent to the random bot
    assert suggested([("gone", True)] * 2) == FIRST


def test_hints_an_analysis_and_the_next_level_in_a_game_against_the_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "advise", partial(advise, playouts=2))
    monkeypatch.setattr(advising, "evaluate_decision", partial(evaluate_decision, playouts=2))
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        assert ada.get("/api/levels/lords").json() == {"suggested": FIRST, "last": ""}
        assert ada.get("/api/levels/chess").status_code == 404
        table = ada.table(*AGAINST_RECRUIT, options=SHORT)["id"]
        assert ada.get(f"/api/tables/{table}/analysis").json()["refusal"]["key"] == "refused.not-over"
        with ada.join(table) as seat:
            while seat.wait_to_be_asked():
                moment = seat.info["moment"]
                if moment < 4:
                    hint = ada.get(f"/api/tables/{table}/hint").json()
                    assert hint["moment"] == moment
                    assert hint["seat"] == seat.you["eye"]
                    offered = [each["option"] for each in hint["options"]]
                    assert set(offered) <= set(notations(seat.view))
                    assert (hint["line"][0]["seat"], hint["line"][0]["option"]) == (hint["seat"], offered[0])
                    for step in hint["line"]:  # notation of the options of the asked player
                        assert step["option"] in notations(step["view"])
                        assert step["view"]["seat"] == step["seat"]
                    assert hint == ada.get(f"/api/tables/{table}/hint").json()
                    assert grace.get(f"/api/tables/{table}/hint").status_code == 403
                    quick = ada.get(f"/api/tables/{table}/hint?quick=true").json()
                    assert (quick["quick"], quick["moment"], quick["line"]) == (True, moment, [])
                    assert [each["option"] in notations(seat.view) for each in quick["options"]] == [True]
                    assert grace.get(f"/api/tables/{table}/hint?quick=true").status_code == 403
                seat.answer(offered[0] if moment < 4 else None)
                seat.catch_up(moment + 1)
            answers = seat.info["answers"]
        assert ada.get(f"/api/tables/{table}/hint").json()["refusal"]["key"] == "refused.not-running"
        found = ada.get(f"/api/tables/{table}/analysis").json()
        while found["done"] < found["of"]:
            assert not found["failed"]
            found = grace.get(f"/api/tables/{table}/analysis").json()
        assert found["of"] == answers == len(found["decisions"]) == len(found["curve"])
        for each in found["decisions"]:
            frame = ada.get(f"/api/tables/{table}/replay?answer={each['answer']}").json()
            assert (frame["text"], frame["by"]) == (each["played"], each["seat"])
        won = ada.get(f"/api/tables/{table}").json()["outcome"][0]  # a draw says nothing about a level
        assert ada.get("/api/levels/lords").json() == {"suggested": FIRST, "last": FIRST if won else ""}
        assert ada.get("/api/levels/invasion").json() == {"suggested": FIRST, "last": ""}


def test_an_analysis_is_computed_once_and_stored_with_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(advising, "evaluate_decision", partial(evaluate_decision, playouts=2))
    context = settings(database=f"sqlite:///{tmp_path / 'house.db'}")
    with server(context) as client:
        ada = Person(client)
        table = ada.table(*AGAINST_RECRUIT, options=SHORT)["id"]
        with ada.join(table) as seat:
            while seat.wait_to_be_asked():
                moment = seat.info["moment"]
                seat.answer()
                seat.catch_up(moment + 1)
        found = ada.get(f"/api/tables/{table}/analysis").json()
        while found["done"] < found["of"] or not stored(client, "saved_analysis", table):
            found = ada.get(f"/api/tables/{table}/analysis").json()

    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("looked at again")

    monkeypatch.setattr(advising, "evaluate_decision", never)
    with server(context) as client:
        again = client.get(f"/api/tables/{table}/analysis", headers=ada.headers).json()
    assert again == found
    assert again["of"] > 0
    assert not again["failed"]


def test_hints_and_analyses_have_the_helpers_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(advising, "team", asked.append)
    monkeypatch.setattr(advising, "advise", partial(advise, playouts=2))
    monkeypatch.setattr(advising, "evaluate_decision", partial(evaluate_decision, playouts=2))
    with server(settings(bot_helpers=2)) as client:
        ada = Person(client)
        table = ada.table(*AGAINST_RECRUIT, options=SHORT)["id"]
        with ada.join(table) as seat:
            seat.wait_to_be_asked()
            assert ada.get(f"/api/tables/{table}/hint").status_code == 200
            assert asked == [2]
            moment = seat.info["moment"]
            seat.answer()
            seat.catch_up(moment + 1)
            seat.say("resign", seat=seat.you["eye"])
        found = ada.get(f"/api/tables/{table}/analysis").json()
        while found["done"] < found["of"]:
            assert not found["failed"]
            found = ada.get(f"/api/tables/{table}/analysis").json()
        assert found["of"] > 0
        assert asked == [2] * (1 + found["of"])
        assert client.app.state.context.services.bot_processes.helped == len(asked)


def test_nobody_gets_a_hint_in_a_game_against_people() -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "open"}, options=SHORT)["id"]
        assert ada.get(f"/api/tables/{table}/hint").status_code == 409
        assert grace.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
        for person in (ada, grace):
            assert person.get(f"/api/tables/{table}/hint").json()["refusal"]["key"] == "refused.not-over"


def test_starting_an_analysis_counts_as_an_expensive_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision is extracted only when its turn comes: extracting a whole game would block the tables."""
    written: list[int] = []

    def decision(match: Any, number: int) -> Any:
        written.append(number)
        return decision_of(match, number)

    monkeypatch.setattr(advising, "decision_of", decision)
    monkeypatch.setattr(advising, "evaluate_decision", partial(evaluate_decision, playouts=2))
    with server() as client:
        ada = Person(client)
        tables = []
        for _ in range(2):
            tables.append(ada.table({"kind": "me"}, {"kind": "me"}, options=SHORT)["id"])
            with ada.join(tables[-1]) as seat:
                for moment in range(6):
                    seat.answer()
                    seat.catch_up(moment + 1)
                seat.say("resign", seat=0)
        context = client.app.state.context
        context.heavy = Buckets(0.0, 1, lambda: 0.0)
        paths = [f"/api/tables/{table}/analysis" for table in tables]
        begun = ada.get(paths[0]).json()
        assert begun["of"] == 6
        assert len(written) <= 1 + begun["done"]
        found = ada.get(paths[0])
        while found.json()["done"] < 6:
            assert ada.get(paths[1]).json()["refusal"]["key"] == "refused.too-fast"
            found = ada.get(paths[0])
            assert found.status_code == 200
        assert written == list(range(6))
