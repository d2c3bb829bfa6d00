"""Requests of the screens around the table: reports, scenarios step by step, deck files, passwords, bots at free
places.
"""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
import yaml

from tests.server.people import Person, server
from warhost.engine.history.journal import parse
from warhost.engine.scenarios.scenario import Scenario
from warhost.games import find_game
from warhost.server.tables.records.fairness import check_journal
from warhost.text import LANGUAGES

ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}
QUICK = {"units": 2, "commanders": 0}


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"])


def test_a_report_holds_the_position_as_a_scenario_and_the_journal() -> None:
    """As a position, not as the whole game, so that a reader sees the error at once."""
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, BOT, options={"first": "1"})
        with ada.join(table["id"]) as seat:
            for _ in range(6):
                seat.wait_to_be_asked()
                moment = seat.info["moment"]
                seat.answer()
                seat.catch_up(moment + 1)
            seat.wait_to_be_asked()
            answer = ada.get(f"/api/tables/{table['id']}/report")
            assert answer.headers["content-type"] == "application/zip"
            files = zipfile.ZipFile(io.BytesIO(answer.content))
            assert set(files.namelist()) == {"position.yaml", "journal.jsonl", "README.txt"}
            data = yaml.safe_load(files.read("position.yaml"))
            assert data["position"]["seat 1"]["army"] == "orcs"
            assert len(data["script"]) < 6
            match = Scenario(data, "report").run(find_game("lords"))
            assert match is not None
            assert {unit["square"] for unit in match.state.view(0)["units"]} == {
                unit["square"] for unit in seat.view["units"]
            }
            text = files.read("journal.jsonl").decode()
            assert len(parse(text).answers) == seat.info["answers"]
            assert check_journal(text).kind == "not-yet"


def test_a_report_tells_nobody_elses_cards() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN)
        eve.post(f"/api/tables/{table['id']}/sit", {})
        assert key(ada.get(f"/api/tables/{table['id']}/report"), 403) == "refused.not-over"


def test_every_scenario_is_stepped_through_and_holds() -> None:
    with server() as client:
        listed = client.get("/api/scenarios/lords").json()
        assert len(listed) > 100
        for scenario in listed:
            run = client.get(f"/api/scenarios/lords/run?path={scenario['path']}").json()
            assert run["title"] == scenario["title"]
            assert run["steps"][0]["kind"] == "begin"
            assert len(run["steps"]) > 1
            assert all(step["met"] and all(check["met"] for check in step["checks"]) for step in run["steps"]), run
        own = client.get("/api/scenarios/lords/run?path=lords/08-ranged/8.11-no-shot-after-release").json()
        assert {card["code"] for card in own["cards"]} == {"pike", "holder", "runner", "wall"}
        kinds = [step["kind"] for step in own["steps"]]
        assert kinds[:4] == ["begin", "cannot", "answer", "check"]
        assert own["steps"][1]["because"] == "LOW-8.6"
        assert key(client.get("/api/scenarios/lords/run?path=../secret"), 404) == "refused.unknown-scenario"


def test_scenarios_are_listed_whole_or_by_chapter() -> None:
    with server() as client:
        for game in ("lords", "invasion", "conquest"):
            chapters = client.get(f"/api/scenarios/{game}/chapters").json()
            whole = client.get(f"/api/scenarios/{game}").json()
            parts = [client.get(f"/api/scenarios/{game}?chapter={each['key']}").json() for each in chapters]
            assert [len(part) for part in parts] == [each["count"] for each in chapters]
            assert sorted(each["path"] for part in parts for each in part) == sorted(each["path"] for each in whole)
            assert len({each["path"] for each in whole}) == len(whole)
        assert key(client.get("/api/scenarios/lords?chapter=no-such"), 404) == "refused.not-found"
        assert client.get("/api/scenarios/no-such/chapters").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lords", "invasion", "conquest"])
def test_every_chapter_of_scenarios_has_its_own_title(game: str, language: str) -> None:
    with server() as client:
        chapters = client.get(f"/api/scenarios/{game}/chapters?language={language}").json()
        titles = [each["title"] for each in chapters]
        assert len(set(titles)) == len(titles) > 10
        folders = [each["key"].split("-", 1)[-1].replace("-", " ") for each in chapters if each["key"][0].isdigit()]
        assert not set(titles) & set(folders)


def test_chapters_are_named_as_in_the_rules_and_sets() -> None:
    with server() as client:
        for language, combat, core, corruption in (
            ("en", "Combat", "Core Set: Orcs", "The Corruption Cycle"),
            ("pl", "Walka", "Zestaw podstawowy: Orki", "Cykl Spaczenia"),
            ("ru", "Бой", "Базовый набор: Орки", "Цикл Порчи"),
        ):
            found = client.get(f"/api/scenarios/invasion/chapters?language={language}").json()
            titles = {each["key"]: each["title"] for each in found}
            assert [titles["13-combat"], titles["orc"], titles["corruption"]] == [combat, core, corruption]
            places = [list(titles).index(key) for key in ("13-combat", "examples", "orc", "corruption", "enemy")]
            assert places == sorted(places)


def test_a_scenario_is_played_on_from_any_step() -> None:
    with server() as client:
        ada = Person(client)
        path = "lords/08-ranged/8.11-no-shot-after-release"
        run = client.get(f"/api/scenarios/lords/run?path={path}").json()
        table = ada.post("/api/scenarios/open", {"path": path, "step": 4, "seats": ["me", "random"]}).json()
        assert [place["kind"] for place in table["places"]] == ["person", "bot"]
        with ada.join(table["id"]) as seat:
            wanted = {unit["square"] for unit in run["steps"][4]["view"]["units"]}
            assert {unit["square"] for unit in seat.view["units"]} == wanted
            assert seat.info["answers"] == 2
        cards = ada.get(f"/api/tables/{table['id']}/cards").json()
        assert {card["code"] for card in cards} == {"pike", "holder", "runner", "wall"}
        assert cards[0]["text"]["pl"]


def test_decks_are_read_and_written_as_text_and_json() -> None:
    with server() as client:
        boxed = {"army": "orcs", "name": "Tusks", "cards": client.get("/api/games").json()[0]["armies"][1]["cards"]}
        for form in ("text", "json"):
            body = {"game": "lords", "deck": boxed, "form": form}
            text = client.post("/api/decks/write", json=body).json()["text"]
            assert ("army: orcs" in text) == (form == "text")
            assert client.post("/api/decks/read", json={"game": "lords", "text": text}).json() == boxed
        plain = client.post("/api/decks/read", json={"game": "lords", "text": "army: elves\n2x Elf Bowmaiden"}).json()
        assert plain["army"] == "elves"
        refused = client.post("/api/decks/read", json={"game": "lords", "text": "2 orc-catapult"})
        assert key(refused, 400) == "refused.setup"
        assert "begins with its army" in refused.json()["refusal"]["args"]["text"]


def test_what_is_wrong_with_a_deck_comes_as_key_and_arguments() -> None:
    with server() as client:
        deck = {"army": "orcs", "cards": {"orc-catapult": 3, "liz-quillshot": 1}}
        body = {"game": "lords", "deck": deck, "options": {"armies": "personal", "max_copies": 2}}
        found = {each["key"]: each for each in client.post("/api/decks/check", json=body).json()["problems"]}
        assert found["lords.deck.other-race"]["card"] == "liz-quillshot"
        assert found["lords.deck.copies"]["args"] == {"count": 3, "most": 2}
        assert set(found["lords.deck.rank-count"]["args"]) == {"rank", "count", "wanted"}
        for language in ("en", "pl", "ru"):
            messages = client.get(f"/api/text/{language}").json()["messages"]
            assert set(found) <= set(messages)


def test_the_password_of_a_table_is_asked_for_once() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, BOT, options=QUICK, password="sesame")
        path = f"/api/tables/{table['id']}"
        assert key(eve.get(f"{path}/replay?answer=0"), 403) == "refused.password"
        assert key(eve.post(f"{path}/enter", {"password": "open"}), 403) == "refused.password"
        assert eve.post(f"{path}/enter", {"password": "sesame"}).status_code == 200
        assert eve.get(f"{path}/replay?answer=0").status_code == 200
        with eve.join(table["id"]) as seat:
            assert seat.you["eye"] == -1
        assert key(Person(client, "Pat").get(f"{path}/replay?answer=0"), 403) == "refused.password"


def test_only_the_owner_of_a_table_adds_bots() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN, OPEN, BOT, options={**QUICK, "players": 4})
        path = f"/api/tables/{table['id']}/sit"
        assert key(eve.post(path, {"place": 1, "bot": "random"}), 403) == "refused.not-your-seat"
        assert key(ada.post(path, {"place": 1, "bot": "genius"}), 400) == "refused.unknown-bot"
        assert key(ada.post(path, {"place": 0, "bot": "random"}), 409) == "refused.place-taken"
        after = ada.post(path, {"place": 1, "bot": "random", "deck": "undead"}).json()
        assert (after["places"][1]["kind"], after["places"][1]["army"], after["state"]) == ("bot", "undead", "open")
        assert eve.post(path, {"place": 2}).json()["state"] == "running"


def test_scenarios_have_their_titles_in_the_readers_language() -> None:
    path = "lords/00-conventions/0.3-adjacent"
    with server() as client:
        ada = Person(client)
        titles = {}
        for language in ("en", "pl", "ru"):
            listed = client.get(f"/api/scenarios/lords?language={language}").json()
            title = next(each["title"] for each in listed if each["path"] == path)
            run = client.get(f"/api/scenarios/lords/run?path={path}&language={language}").json()
            rules = client.get(f"/api/rules/lords?language={language}").json()
            shown = [each for section in rules["sections"] for rule in section["rules"] for each in rule["scenarios"]]
            table = ada.post("/api/scenarios/open", {"path": path, "language": language}).json()
            assert {run["title"], table["scenario"], *(each["title"] for each in shown if each["path"] == path)} == {
                title
            }
            titles[language] = title
        assert len(set(titles.values())) == 3
        assert titles["en"] == "Eight squares are adjacent, corners included"
        lost = ada.post("/api/scenarios/open", {"path": path, "language": "../pl"})
        assert key(lost, 404) == "refused.unknown-language"
