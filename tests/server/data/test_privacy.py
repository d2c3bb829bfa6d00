"""The privacy page follows the settings; a deleted account leaves its opponents their games and results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.data.filled import filled
from tests.server.people import Person, server, settings
from warhost.server.admin import options
from warhost.server.refusing import RequestRefused
from warhost.server.store import Store, sqlite_url

SECRET = "correct horse battery"


@pytest.mark.parametrize("hosts", [(), ("testserver.local",)], ids=["own network", "public"])
def test_the_privacy_page_follows_the_settings(tmp_path: Path, hosts: tuple[str, ...]) -> None:
    url = sqlite_url(tmp_path / "w.sqlite3")
    store = Store(url)
    store.run_change(options.change, "keep-guests", "90")
    store.run_change(options.change, "keep-reports", "0")
    store.run_change(options.change, "contact", " ada@example.org ")
    store.close()
    with server(settings(database=url, hosts=hosts)) as client:
        found = client.get("/api/privacy").json()
    days = {term["kind"]: term["days"] for term in found["terms"]}
    assert (days["guests"], days["reports"], days["guest-games"], days["names"]) == (90, 0, 365, 90)
    assert found["contact"] == "ada@example.org"
    assert found["cleans"] is bool(hosts)


@pytest.mark.parametrize("value", ["x" * 201, "two\nlines"])
def test_a_contact_is_one_line(value: str) -> None:
    store = Store("sqlite://")
    with pytest.raises(RequestRefused):
        store.run_change(options.change, "contact", value)
    store.close()


def test_a_deleted_account_leaves_the_opponent_game_journal_and_result(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite3"
    made = filled(path)
    with server(settings(database=sqlite_url(path))) as client:
        ada, eve = Person(client, "x"), Person(client, "y")
        assert ada.post("/api/login", {"name": "Ada", "password": SECRET}).status_code == 201
        journal = ada.get(f"/api/tables/{made['over']}/journal").text
        before = ada.get(f"/api/clubs/{made['club']}").json()
        assert eve.post("/api/login", {"name": "Eva", "password": SECRET}).status_code == 201
        assert eve.delete("/api/account", {"password": SECRET}).status_code == 200
        assert ada.get(f"/api/tables/{made['over']}/journal").text.splitlines()[1:] == journal.splitlines()[1:]
        row = ada.get(f"/api/tables/{made['over']}").json()
        assert sorted(place["name"] for place in row["places"]) == ["Ada", "—"]
        assert made["over"] in [game["id"] for game in ada.get("/api/tables").json()["mine"]]
        after = ada.get(f"/api/clubs/{made['club']}").json()
        assert [each["name"] for each in before["members"]] != [each["name"] for each in after["members"]] == ["Ada"]
        assert "Eva" not in ada.get("/api/account/data").text
