"""Whole games over the websocket, by people and bots."""

import json

import pytest

from tests.server.people import Person, Seat, server
from warhost.engine.history.journal import parse
from warhost.engine.history.replay import replay
from warhost.games import find_game
from warhost.server.tables.records.fairness import check_journal

QUICK = {"units": 3, "commanders": 0}


def play_out(seat: Seat) -> int:
    """Answer every question with its first option until the game is over; returns the number of answers."""
    answered = 0
    while seat.wait_to_be_asked():
        moment = seat.info["moment"]
        assert seat.answer()["type"] == "done"
        answered += 1
        seat.catch_up(moment + 1)
    return answered


def test_a_whole_game_against_the_computer() -> None:
    """From the first question to the end, with every change in sync; the journal replays and its shuffle was fair."""
    with server() as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "greedy"}, options=QUICK)
        with ada.join(table["id"]) as seat:
            assert play_out(seat) >= 3
            assert seat.view["phase"] == "over"
            assert seat.info["outcome"] == seat.view["outcome"]
            assert seat.log[-1]["kind"] == "ended"
        text = ada.get(f"/api/tables/{table['id']}/journal").text
        match = replay(parse(text), find_game("lords"))
        assert match.state.outcome is not None
        assert match.state.view(seat.you["eye"]) == seat.view
        assert len(match.answers) == seat.info["answers"]
        assert check_journal(text).kind == "fair"


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_bots_play_a_game_while_a_spectator_watches(players: int) -> None:
    with server() as client:
        ada = Person(client)
        goal = QUICK if players == 2 else {**QUICK, "players": players}
        table = ada.table(*[{"kind": "bot", "bot": "random"}] * players, options=goal)
        with ada.join(table["id"]) as seat:
            while seat.info["state"] != "over":
                seat.receive()
            nothing = {
                "mine": False,
                "orders": None,
                "window": "",
                "trigger": "",
                "subject": "",
                "passing": "",
                "muted": [],
                "blocked": [],
                "owner": False,
            }
            assert seat.you == {"seats": [], "places": [], "eye": -1, "idle": "", "undo": "no", "stage": "", **nothing}
            assert seat.view["options"] == []


def test_at_a_hot_seat_one_person_plays_both_sides() -> None:
    """The view follows the asked seat, and its whole log is sent again."""
    with server() as client:
        ada = Person(client)
        places = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "name": "Grace", "deck": "elves"}]
        table = ada.table(*places, options={**QUICK, "first": "1"})
        assert [place["name"] for place in table["places"]] == ["Ada", "Grace"]
        with ada.join(table["id"]) as seat:
            assert seat.you["seats"] == [0, 1]
            eyes = set()
            while seat.wait_to_be_asked():
                assert seat.you["eye"] == seat.info["asked"] == seat.view["seat"]
                assert seat.view["hands"][seat.you["eye"]]["hidden"] == 0
                eyes.add(seat.you["eye"])
                moment = seat.info["moment"]
                seat.answer()
                seat.catch_up(moment + 1)
            assert eyes == {0, 1}
            replayed = ada.get(f"/api/tables/{table['id']}/replay?answer={seat.info['answers']}&seat={seat.you['eye']}")
            assert replayed.json()["log"] == seat.log
            assert replayed.json()["view"] == seat.view


def test_two_players_and_a_spectator_at_one_table() -> None:
    """Everyone sees the same board and only their own hand; the table's id is the invitation."""
    with server() as client:
        ada, grace, eve = Person(client), Person(client, "Grace"), Person(client, "Eve")
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "open"}, options={**QUICK, "first": "1"})
        assert table["state"] == "open"
        with ada.join(table["id"]) as one, eve.join(table["id"]) as watcher:
            assert one.view is None
            begun = grace.post(f"/api/tables/{table['id']}/sit", {"deck": "dwarves", "contribution": "grace's dice"})
            assert begun.json()["state"] == "running"
            assert "grace's dice" in begun.json()["fairness"]["contributions"]
            with grace.join(table["id"]) as two:
                seats = {0: one, 1: two}
                for each in (one, watcher):
                    while each.view is None:
                        each.receive()
                while one.info["state"] != "over":
                    asked = one.info["asked"]
                    moment = one.info["moment"]
                    assert seats[asked].answer()["type"] == "done"
                    for each in (one, two, watcher):
                        each.catch_up(moment + 1)
                        assert each.view["units"] == one.view["units"]
                assert one.view["hands"][0]["hidden"] == two.view["hands"][1]["hidden"] == 0
                assert watcher.you["eye"] == -1
                assert watcher.info["fairness"]["secret"]


def test_three_people_play_variant_e_with_two_decks() -> None:
    """LOW-15.E1: the partners share a deck, so the third place brings none."""
    with server() as client:
        ada = Person(client)
        places = [{"kind": "me", "deck": army} for army in ("orcs", "elves", "undead")]
        table = ada.table(*places, options={**QUICK, "players": 3})
        assert [place["army"] for place in table["places"]] == ["orcs", "elves", "elves"]
        with ada.join(table["id"]) as seat:
            assert seat.you["seats"] == [0, 1, 2]
            assert play_out(seat) >= 3


def test_a_position_can_be_opened_and_reported_as_a_scenario() -> None:
    """A scenario file opens as a table; the report leads to the same position."""
    import yaml

    from warhost.engine.scenarios.scenario import Scenario

    with server() as client:
        ada = Person(client)
        listed = ada.get("/api/scenarios/lords").json()
        wanted = next(each for each in listed if each["path"].endswith("EX-3-artillery"))
        table = ada.post("/api/scenarios/open", {"path": wanted["path"]}).json()
        assert table["scenario"] == wanted["title"]
        assert table["fairness"] is None
        with ada.join(table["id"]) as seat:
            moment = seat.info["moment"]
            seat.answer()
            seat.catch_up(moment + 1)
            report = ada.get(f"/api/tables/{table['id']}/scenario")
            scenario = Scenario(yaml.safe_load(report.text), "report")
            match = scenario.run(find_game("lords"))
            assert match is not None
            assert match.state.view(seat.you["eye"]) == seat.view


def test_a_finished_game_is_looked_at_again_and_played_on() -> None:
    """Every answer has its frame, for every seat once the game is over; a game can be continued from each."""
    with server() as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random"}, options=QUICK)
        path = f"/api/tables/{table['id']}"
        with ada.join(table["id"]) as seat:
            seat.wait_to_be_asked()
            mine = seat.you["eye"]
            assert ada.get(f"{path}/replay?answer=0&seat={mine}").status_code == 200
            assert ada.get(f"{path}/replay?answer=0&seat={1 - mine}").json()["refusal"]["key"] == "refused.not-over"
            play_out(seat)
        last = seat.info["answers"]
        frames = [ada.get(f"{path}/replay?answer={at}&seat={1 - mine}").json() for at in range(last + 1)]
        assert [frame["answer"] for frame in frames] == list(range(last + 1))
        assert frames[-1]["view"]["outcome"] == seat.info["outcome"]
        assert ada.get(f"{path}/replay?answer={last + 1}").json()["refusal"]["args"] == {"last": last}
        half = last // 2
        again = ada.post(f"{path}/play-on", {"answer": half, "seat": mine, "bot": "random"}).json()
        with ada.join(again["id"]) as seat:
            assert seat.info["moment"] >= half
            assert json.dumps(seat.log).startswith(json.dumps(frames[0]["log"])[:40])
            play_out(seat)
            assert seat.info["outcome"]
