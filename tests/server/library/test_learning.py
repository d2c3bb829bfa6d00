"""Lessons and rules over HTTP: every lesson can be completed, and the server stores nothing about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import server


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Any]]:
    with server() as opened:
        yield opened


@pytest.mark.parametrize(
    ("game", "count", "rules"), [("lords", 6, "LOW-"), ("invasion", 9, "INV-"), ("conquest", 9, "CON-")]
)
def test_every_lesson_can_be_taken_by_doing_what_it_shows(
    client: TestClient[Any], game: str, count: int, rules: str
) -> None:
    lessons = client.get(f"/api/lessons/{game}").json()
    assert len(lessons) == count
    for lesson in lessons:
        path, answers = f"/api/lessons/{game}/{lesson['id']}", []
        for number, step in enumerate(lesson["steps"]):
            at = {"answers": answers, "step": number}
            shown = client.post(f"{path}/frame", json=at).json()
            assert shown["view"]["seat"] == lesson["seat"]
            if step["kind"] == "do":
                for given, answer in enumerate(step["answers"]):
                    taken = {"answers": answers, "step": number, "given": given}
                    shown = client.post(f"{path}/frame", json=taken).json()
                    assert shown["expected"][0] == answer
                    assert (answer in shown["partly"]) == (given + 1 < len(step["answers"]))
                    answers = [*answers, answer]
                answers = [*answers, *step["then"]]
            elif step["kind"] == "reply":
                assert shown["view"]["options"] == []  # not the learner's answer
                answers = [*answers, *step["answers"]]
            elif step["kind"] == "try":
                found = client.post(f"{path}/why", json={**at, "action": step["answers"][0]}).json()
                assert found["tried"]
                assert found["refusal"]["rule"].startswith(rules)
    assert client.get("/api/tables").json() == {"mine": [], "open": [], "watch": [], "seats": {}}


def test_a_lesson_points_at_cards_by_their_codes_and_knows_its_window(client: TestClient[Any]) -> None:
    power = next(each for each in client.get("/api/lessons/invasion").json() if each["id"] == "power")
    assert power["steps"][1]["point"] == ["own kingdom", "core-002", "core-111"]
    shown = client.post("/api/lessons/invasion/power/frame", json={"answers": [], "step": 2}).json()
    assert shown["window"] == "beginning"


def test_a_legal_answer_that_does_not_lead_on_has_something_said_to_it(client: TestClient[Any]) -> None:
    shown = client.post("/api/lessons/lords/place/frame", json={"answers": [], "step": 2}).json()
    others = set(shown["view"]["options"]) - set(shown["expected"])
    assert others <= set(shown["instead"])
    assert shown["instead"]["deploy orc-ravager-b d3"] == "lesson.lords.place.ahead"


def test_a_lesson_brings_its_own_cards_with_their_names(client: TestClient[Any]) -> None:
    shown = client.post("/api/lessons/lords/fight/frame", json={"answers": [], "step": 0}).json()
    assert [(card["code"], card["name"], card["names"]["pl"]) for card in shown["cards"]] == [
        ("marauder-ex", "Dwarf Marauder", "Krasnolud grabieżca")
    ]


def test_a_preview_of_a_lesson_is_that_of_a_table(client: TestClient[Any]) -> None:
    asked = {"answers": [], "step": 2, "action": "deploy orc-ravager-b "}
    found = client.post("/api/lessons/lords/place/preview", json=asked).json()
    assert found["deploy orc-ravager-b e3"]["kills"] == ["dwa-marauder-a"]
    assert found["deploy orc-ravager-b d3"]["losses"] == ["orc-ravager-b"]
    assert {option.split()[1] for option in found} == {"orc-ravager-b"}
    after = {**asked, "answers": ["deploy orc-ravager-b e3"]}
    assert client.post("/api/lessons/lords/place/preview", json=after).json() == {}  # the other side is asked


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("lords/juggle/frame", {"answers": [], "step": 0}, 404, "refused.unknown-lesson"),
        ("lords/place/frame", {"answers": [], "step": 99}, 404, "refused.unknown-lesson"),
        ("lords/place/frame", {"answers": [], "step": -1}, 404, "refused.unknown-lesson"),
        ("lords/place/frame", {"answers": ["deploy orc-ravager-b d5"], "step": 0}, 409, "refused.unknown-answer"),
        ("lords/place/frame", {"answers": ["draw"] * 41, "step": 0}, 400, "refused.malformed"),
        ("chess/place/frame", {"answers": [], "step": 0}, 404, "refused.unknown-game"),
    ],
)
def test_what_is_no_moment_of_a_lesson_is_refused(
    client: TestClient[Any], path: str, body: dict[str, Any], status: int, key: str
) -> None:
    answer = client.post(f"/api/lessons/{path}", json=body)
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (status, key)


def test_nonsense_is_answered_like_at_a_table(client: TestClient[Any]) -> None:
    asked = {"answers": [], "step": 0, "action": "dance"}
    found = client.post("/api/lessons/lords/place/why", json=asked).json()
    assert found == {"refusal": {"key": "refused.not-offered", "args": {"option": "dance"}}, "tried": False}
    allowed = {**asked, "action": "deploy orc-ravager-b e3"}
    assert client.post("/api/lessons/lords/place/why", json=allowed).json() == {"refusal": None, "tried": False}


# --- rules ----------------------------------------------------------------------------------------------------


def rules(client: TestClient[Any], language: str) -> dict[str, Any]:
    found = client.get(f"/api/rules/lords?language={language}").json()
    assert found["language"] == language
    return {rule["id"]: rule for section in found["sections"] for rule in section["rules"]}


def test_the_rules_come_with_scenarios_that_can_be_opened(client: TestClient[Any]) -> None:
    found = rules(client, "en")
    known = {each["path"] for each in client.get("/api/scenarios/lords").json()}
    shown = [scenario["path"] for rule in found.values() for scenario in rule["scenarios"]]
    assert len(shown) > 100
    assert set(shown) <= known
    assert found["LOW-7.3"]["text"].startswith("A unit is eliminated when")
    assert found["LOW-8.8"]["questions"] == ["Q-4"]
    assert found["LOW-5.6"]["decided"] != []
    assert found["LOW-15.A1"]["group"] == "battle without borders"


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_rules_are_given_in_the_readers_language(client: TestClient[Any], language: str) -> None:
    english, other = rules(client, "en"), rules(client, language)
    assert list(other) == list(english)
    assert other["LOW-7.3"]["text"] != english["LOW-7.3"]["text"]
    told = [[each["path"] for each in book["LOW-7.3"]["scenarios"]] for book in (english, other)]
    assert told[0] == told[1] != []
    titles = {book["LOW-7.3"]["scenarios"][0]["title"] for book in (english, other)}
    assert len(titles) == 2


def test_questions_know_their_rules_and_chapters_for_later_are_marked(client: TestClient[Any]) -> None:
    sections = client.get("/api/rules/lords?language=pl").json()["sections"]
    questions = {each["id"]: each for section in sections for each in section["questions"]}
    assert questions["Q-4"]["rules"] == ["LOW-8.8"]
    assert [section["number"] for section in sections if section["later"]] == [19]


@pytest.mark.parametrize(
    ("path", "key"), [("chess", "refused.unknown-game"), ("lords?language=de", "refused.unknown-language")]
)
def test_rules_that_do_not_exist_are_refused(client: TestClient[Any], path: str, key: str) -> None:
    answer = client.get(f"/api/rules/{path}")
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (404, key)
