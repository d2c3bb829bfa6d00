"""A running server applies staff actions, whether sent to it or made on the command line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.people import Person, server, settings, stored
from warhost.server.admin.actors import console
from warhost.server.admin.jobs import jobs
from warhost.server.protocol import admin
from warhost.server.store import Store, sqlite_url

SECRET = "correct horse battery"
ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
OTHER = {"kind": "me", "deck": "elves"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}


def account(person: Person, name: str) -> None:
    assert person.post("/api/account", {"name": name, "password": SECRET}).status_code == 201


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"]).removeprefix("refused.")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[TestClient[Any], Store]]:
    """A server on a database file, and the same file as opened by the command line."""
    url = sqlite_url(tmp_path / "club.sqlite3")
    with server(settings(database=url)) as client:
        beside = Store(url)
        yield client, beside
        beside.close()


def look(client: TestClient[Any]) -> None:
    """Make the server poll for notices now instead of within a second."""
    client.blocking_portal.call(client.app.state.context.follower.poll)


def do(client: TestClient[Any], beside: Store, action: admin.AdminAction) -> admin.AdminDone:
    done = beside.administer(console("root"), action)
    look(client)
    return done


@contextmanager
def closed(seat: Any) -> Iterator[None]:
    """True if the server closes the socket."""
    yield
    with pytest.raises(WebSocketDisconnect):
        seat.until("never")


def test_a_ban_on_the_command_line_closes_the_sockets_of_a_running_server(
    club: tuple[TestClient[Any], Store],
) -> None:
    client, beside = club
    eve = Person(client, "Eve")
    account(eve, "Eve")
    table = eve.table(ME, OPEN)["id"]
    with eve.join(table) as seat, closed(seat):
        do(client, beside, admin.BanPerson(eve.user, "insults"))
    assert eve.get("/api/session").json()["user"] == 0
    refused = client.post("/api/login", json={"name": "Eve", "password": SECRET})
    assert key(refused, 403) == "banned"
    assert refused.json()["refusal"]["args"] == {"reason": "insults"}
    do(client, beside, admin.UnbanPerson(eve.user))
    assert client.post("/api/login", json={"name": "Eve", "password": SECRET}).status_code == 201


def test_a_banned_address_reads_and_does_nothing_else(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    eve = Person(client, "Eve")
    table = eve.table(ME, OPEN)["id"]
    follower = client.app.state.context.follower
    with eve.join(table) as seat, closed(seat):
        beside.administer(console("root"), admin.BanAddress("192.0.2.7", "flood"))
        with pytest.MonkeyPatch.context() as patch:  # the test client has a name instead of an address
            patch.setattr("warhost.server.admin.addresses.BannedNetworks.bans", lambda self, home: bool(self._until))
            look(client)
            assert key(eve.post("/api/logout"), 403) == "address-banned"
            assert eve.get(f"/api/tables/{table}").status_code == 200
            with eve.client.websocket_connect(f"/api/tables/{table}/socket", headers=eve.headers) as socket:
                assert "address-banned" in socket.receive_text(timeout=10)
    assert follower.banned.bans("192.0.2.7")
    do(client, beside, admin.UnbanAddress("192.0.2.7"))
    assert not follower.banned.bans("192.0.2.7")


def test_tables_are_closed_hidden_handed_over_and_renamed(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    ada, eve = Person(client, "Ada"), Person(client, "Eve")
    waiting = ada.table(ME, OPEN, public=True)["id"]
    running = ada.table(ME, OPEN, public=True)["id"]
    eve.post(f"/api/tables/{running}/sit", {"deck": "elves"})
    with eve.join(running) as seat:
        do(client, beside, admin.HideTable(running))
        do(client, beside, admin.HandOverTable(running, eve.user))
        do(client, beside, admin.RenamePerson(ada.user, "Grace"))
        do(client, beside, admin.CloseTable(running))
        while seat.info["state"] != "over":
            seat.receive()
        assert [place["name"] for place in seat.info["places"]] == ["Grace", "Eve"]
    row = stored(client, "table", running)
    assert (row.public, row.owner, row.state, row.outcome) == (False, eve.user, "over", [[], "abandoned", ""])
    assert [record.kind for record in stored(client, "records", running)] == ["abandon"]
    do(client, beside, admin.CloseTable(waiting))
    assert key(ada.get(f"/api/tables/{waiting}"), 404) == "unknown-table"
    assert {job.state for job in beside.query(jobs)} == {"done"}


def test_a_game_that_was_closed_stays_closed_after_a_restart(tmp_path: Path) -> None:
    """A job that waits while no server runs is carried out by the next one."""
    url = sqlite_url(tmp_path / "club.sqlite3")
    with server(settings(database=url)) as client:
        ada = Person(client, "Ada")
        tables = [ada.table(ME, OTHER)["id"] for _ in range(2)]
        with ada.join(tables[0]) as seat:
            assert seat.answer()["type"] == "done"
        beside = Store(url)
        do(client, beside, admin.CloseTable(tables[0]))
    waiting = beside.administer(console("root"), admin.CloseTable(tables[1])).job
    assert [job.state for job in beside.query(jobs, waiting)] == ["waiting"]
    with server(settings(database=url)) as client:
        look(client)
        assert [job.state for job in beside.query(jobs, waiting)] == ["done"]
        for table in tables:
            assert client.get(f"/api/tables/{table}").json()["state"] == "over"
            assert client.get(f"/api/tables/{table}/journal").status_code == 200
    beside.close()


def test_a_person_is_deleted_as_if_by_themselves(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    eve, bob = Person(client, "Eve"), Person(client, "Bob")
    account(eve, "Eve")
    table = eve.table(ME, OPEN)["id"]
    bob.post(f"/api/tables/{table}/sit", {"deck": "elves"})
    with eve.join(table) as seat, closed(seat):
        do(client, beside, admin.DeletePerson(eve.user))
    assert [job.state for job in beside.query(jobs)] == ["done"]
    found = bob.get(f"/api/tables/{table}").json()
    assert [place["name"] for place in found["places"]] == ["—", "Bob"]
    assert key(bob.post("/api/account", {"name": "Eve", "password": SECRET}), 409) == "name-taken"


def test_a_job_that_cannot_be_done_says_why(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    ada = Person(client, "Ada")
    table = ada.table(ME, OPEN)["id"]
    beside.administer(console("root"), admin.CloseTable(table))
    beside.administer(console("root"), admin.HideTable(table))
    look(client)
    assert [(job.kind, job.state, job.result) for job in beside.query(jobs)] == [
        ("hide-table", "failed", "refused.unknown-table"),
        ("close-table", "done", ""),
    ]


def test_a_server_that_takes_nobody_in_says_so_within_a_second(club: tuple[TestClient[Any], Store]) -> None:
    """Without a call that makes it poll."""
    client, beside = club
    ada = Person(client, "Ada")
    beside.administer(console("root"), admin.ChangeSetting("sign-ups", "no"))
    end = time.monotonic() + 20
    while client.app.state.context.follower.settings["sign-ups"] != "no":
        assert time.monotonic() < end
        client.get("/api/health")
    client.cookies.clear()
    assert key(client.post("/api/session", json={"name": "New"}), 403) == "no-sign-ups"
    assert ada.post("/api/session", {"name": "Grace"}).json()["name"] == "Grace"  # existing users may continue


def test_staff_act_through_the_server_and_others_find_nothing(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    ada, eve = Person(client, "Ada"), Person(client, "Eve")
    for person, name in ((ada, "Ada"), (eve, "Eve")):
        account(person, name)
    lists = ("", "/people", f"/people/{eve.user}", "/addresses", "/tables", "/clubs", "/nodes", "/jobs", "/settings")
    for path in (*lists, "/log"):
        assert key(ada.get(f"/api/admin{path}"), 404) == "not-found"
    ban = {"action": "ban-person", "person": eve.user, "reason": "insults"}
    assert key(ada.post("/api/admin", ban), 404) == "not-found"
    do(client, beside, admin.GrantRole(ada.user, "owner"))
    for path in (*lists, "/log"):
        assert ada.get(f"/api/admin{path}").status_code == 200
    assert ada.get("/api/admin").json()["role"] == "owner"
    with eve.join(eve.table(ME, OPEN)["id"]) as seat, closed(seat):
        assert ada.get(f"/api/admin/people/{eve.user}").json()["addresses"] == ["testclient"]
        assert ada.post("/api/admin", ban).json() == {"job": 0, "key": ""}
    assert [each["action"] for each in ada.get("/api/admin/log").json()] == ["ban-person", "grant-role"]
    do(client, beside, admin.GrantRole(ada.user, "judge"))
    statuses = {path: ada.get(f"/api/admin{path}").status_code for path in (*lists, "/log")}
    assert {path for path, status in statuses.items() if status == 200} == {"", "/people", "/tables", "/jobs"}
    assert key(ada.post("/api/admin", ban), 403) == "not-allowed"


def test_a_reset_link_gives_an_account_back_to_its_holder(club: tuple[TestClient[Any], Store]) -> None:
    client, beside = club
    ada = Person(client, "Ada")
    account(ada, "Ada")
    link = do(client, beside, admin.ResetPassword(ada.user)).key
    client.cookies.clear()
    assert client.post("/api/reset", json={"key": link}).json()["name"] == "Ada"
    assert key(client.post("/api/reset", json={"key": link, "password": "short"}), 400) == "short-password"
    assert client.post("/api/reset", json={"key": link, "password": "a much longer one"}).status_code == 200
    assert key(client.post("/api/reset", json={"key": link, "password": "a much longer one"}), 403) == "reset-link"
    assert ada.get("/api/session").json()["user"] == 0
    assert client.post("/api/login", json={"name": "Ada", "password": "a much longer one"}).status_code == 201
