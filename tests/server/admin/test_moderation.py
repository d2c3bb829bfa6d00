"""Reports with their states, removed members of clubs, and reserved names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.people import Person, server
from warhost.server.admin.actors import console
from warhost.server.migrations.steps import downgrade, upgrade
from warhost.server.protocol import admin
from warhost.server.refusing import RequestRefused
from warhost.server.store import Store, sqlite_url

SECRET = "correct horse battery"
HOST = console("root")


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"]).removeprefix("refused.")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "a") if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))


def test_a_report_is_taken_and_closed_and_survives_both_accounts(url: str) -> None:
    store = Store(url)
    people = [store.add_user(name, "digest") for name in ("Eve", "Ada")]
    eve, ada = [each.id for each in people if each is not None]
    store.add_report(eve, ada, "one", [["Ada", "hello"], ["Eve", "rude words"]])
    [report] = store.reports("new")
    store.administer(HOST, admin.TakeReport(report.id))
    assert [(each.state, each.handler) for each in store.reports("taken")] == [("taken", HOST.name)]
    store.drop_user(eve)
    store.drop_user(ada)
    store.administer(HOST, admin.CloseReport(report.id, "banned"))
    [kept] = store.reports()
    assert (kept.by, kept.person, kept.reporter, kept.state, kept.note) == ("Eve", 0, "—", "closed", "banned")
    assert kept.said[-1] == ["Eve", "rude words"]
    for again in (admin.TakeReport(report.id), admin.CloseReport(99, ""), admin.TakeReport(-1)):
        with pytest.raises(RequestRefused):
            store.administer(HOST, again)
    store.close()


def test_reports_from_before_get_the_names_of_their_people(url: str) -> None:
    """The downgrade keeps the reports whose users still exist."""
    store = Store(url)
    people = [store.add_user(name, "digest") for name in ("Eve", "Ada", "Bob")]
    eve, ada, bob = [each.id for each in people if each is not None]
    store.add_report(eve, ada, "one", [["Eve", "rude"]])
    store.add_report(bob, ada, "two", [["Bob", "worse"]])
    store.drop_user(bob)
    with store.engine.begin() as connection:
        downgrade(connection, "0014")
        assert [row.table_id for row in connection.execute(text("SELECT * FROM reports"))] == ["one"]
    with store.engine.begin() as connection:
        upgrade(connection)
    store.add_report(ada, eve, "three", [["Ada", "no"]])
    assert [(each.by, each.reporter, each.state) for each in store.reports()] == [
        ("Ada", "Eve", "new"),
        ("Eve", "Ada", "new"),
    ]
    store.close()


def test_a_removed_member_stays_out_until_the_founder_lets_them_back_in() -> None:
    with server() as client:
        ada, eve = Person(client, "Ada"), Person(client, "Eve")
        for person, name in ((ada, "Ada"), (eve, "Eve")):
            assert person.post("/api/account", {"name": name, "password": SECRET}).status_code == 201
        club = ada.post("/api/clubs", {"name": "Tuesdays"}).json()
        path = f"/api/clubs/{club['id']}"
        assert eve.post(f"{path}/join", {"key": club["key"]}).json()["removed"] == []
        assert ada.delete(f"{path}/members/{eve.user}").status_code == 204
        info = ada.get(path).json()
        assert info["removed"] == [{"user": eve.user, "name": "Eve"}]
        assert info["key"] != club["key"]
        assert key(eve.post(f"{path}/join", {"key": club["key"]}), 404) == "unknown-club"
        assert key(eve.post(f"{path}/join", {"key": info["key"]}), 403) == "removed-member"
        assert key(eve.delete(f"{path}/removed/{eve.user}"), 404) == "unknown-club"
        assert ada.delete(f"{path}/removed/{eve.user}").status_code == 204
        assert eve.post(f"{path}/join", {"key": info["key"]}).status_code == 200
        assert eve.delete(f"{path}/members/{eve.user}").status_code == 204  # a member who left may join again
        assert eve.post(f"{path}/join", {"key": info["key"]}).status_code == 200


@pytest.mark.parametrize("name", ["admin", "Computer", "M0derator", "аdmin", "Сервер"])
def test_names_of_the_server_and_its_staff_are_reserved(name: str) -> None:
    with server() as client:
        ada = Person(client, "Ada")
        assert key(client.post("/api/session", json={"name": name}), 409) == "name-taken"
        assert key(ada.post("/api/session", {"name": name}), 409) == "name-taken"
        deck = {"game": "lords", "deck": {"army": "orcs", "name": name}}
        assert key(ada.post("/api/decks", deck), 400) == "deck-name"
        assert ada.post("/api/account", {"name": "Ada", "password": SECRET}).status_code == 201
        assert key(ada.post("/api/clubs", {"name": name}), 409) == "name-taken"


def test_a_deck_has_a_name_that_can_be_seen_and_a_guest_may_be_called_guest() -> None:
    with server() as client:
        ada = Person(client, "Guest")
        for name in ("a\u202eb", "\u2800"):
            deck = {"game": "lords", "deck": {"army": "orcs", "name": name}}
            assert key(ada.post("/api/decks", deck), 400) == "deck-name"
        assert ada.post("/api/decks", {"game": "lords", "deck": {"army": "orcs", "name": "Mine"}}).status_code == 201
