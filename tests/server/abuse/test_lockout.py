"""No stranger can use up a limit for another user: wrong passwords lock out only strangers."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.bare import Answer, Bare, bare
from tests.server.people import settings
from warhost.server.accounts.devices import known_device, new_device

SECRET = "correct horse battery"
OTHER = "another horse battery"
PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bare]:
    """A server with unhashed passwords and a clock that stands still."""

    async def hashed(password: str) -> str:
        return password

    async def fits(kept: str, password: str) -> bool:
        return kept == password

    for module in ("accounts.requests", "tables.table_factory"):
        monkeypatch.setattr(f"warhost.server.{module}.password_hash", hashed)
    for module in ("accounts.requests", "tables.lobby"):
        monkeypatch.setattr(f"warhost.server.{module}.password_matches", fits)
    with bare(settings(now=lambda: 0.0)) as made:
        yield made


class Browser:
    """Keeps cookies as a browser does."""

    def __init__(self, server: Bare, address: str = "192.0.2.1") -> None:
        self.server, self.address = server, address
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        raw = json.dumps(body).encode() if body is not None else b""
        answer = self.server.ask(method, path, raw, headers, self.address)
        for cookie in answer.cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        return answer

    def login(self, password: str, name: str = "Ada") -> Answer:
        return self.ask("POST", "/api/login", {"name": name, "password": password})


def account(server: Bare, name: str = "Ada", address: str = "192.0.2.1") -> Browser:
    browser = Browser(server, address)
    assert browser.ask("POST", "/api/account", {"name": name, "password": SECRET}).status == 201
    return browser


def attack_account(server: Bare, address: str = "") -> None:
    """Use up all wrong passwords of an account, from many addresses or from one."""
    answers = [Browser(server, address or f"198.51.100.{number}").login("wrong").status for number in range(150)]
    assert answers[-1] == 429


@pytest.mark.parametrize("where", ["", "192.0.2.1"])
def test_the_owner_signs_in_with_a_known_device_whatever_strangers_do(server: Bare, where: str) -> None:
    """Even if the strangers use the owner's address."""
    ada = account(server)
    assert ada.ask("POST", "/api/logout").status == 201
    attack_account(server, where)
    assert Browser(server, where or "203.0.113.5").login(SECRET).status == 429  # an unknown device
    ada.address = where or "203.0.113.7"  # from any address
    assert ada.login(SECRET).status == 201
    assert ada.login(SECRET).status == 201


def test_failed_sign_ins_of_others_do_not_block_an_open_session(server: Bare) -> None:
    ada = account(server)
    attack_account(server)
    assert ada.ask("POST", "/api/password", {"old": SECRET, "new": OTHER}).status == 200
    attack_account(server)
    assert ada.ask("DELETE", "/api/account", {"password": OTHER}).status == 200


def test_password_tries_are_limited_by_known_device(server: Bare) -> None:
    ada = account(server)
    ada.ask("POST", "/api/logout")
    assert [ada.login("wrong").status for _ in range(12)] == [403] * 10 + [429] * 2
    assert Browser(server, "203.0.113.5").login(SECRET).status == 201  # they are counted separately


def test_password_tries_are_limited_by_session(server: Bare) -> None:
    ada = account(server)
    tries = [ada.ask("DELETE", "/api/account", {"password": "wrong"}).status for _ in range(12)]
    assert tries == [403] * 10 + [429] * 2


def test_a_device_is_known_to_its_account_until_the_password_changes(server: Bare) -> None:
    """It cannot be forged, or taken from another account."""
    said = new_device(7, "digest")
    assert known_device(said, 7, "digest")
    for wrong in (
        known_device(said, 8, "digest"),
        known_device(said, 7, "other"),
        known_device(said[:-1], 7, "digest"),
        known_device("", 7, "digest"),
        known_device("ä" * 48, 7, "digest"),
        known_device(said, 7, ""),
    ):
        assert wrong == ""  # fmt: skip
    ada, eve = account(server), account(server, "Eve", "192.0.2.2")
    attack_account(server)
    assert eve.login(SECRET).status == 429
    old = dict(ada.cookies)
    assert ada.ask("POST", "/api/password", {"old": SECRET, "new": OTHER}).status == 200
    assert ada.login(OTHER).status == 201
    ada.cookies = {"warhost-known": old["warhost-known"]}
    assert ada.login(OTHER).status == 429


# --- tables -----------------------------------------------------------------------------------------------------------


def locked(server: Bare, owner: Browser) -> str:
    body = {"game": "lords", "places": PLACES, "password": "1234"}
    return str(owner.ask("POST", "/api/tables", body).json()["id"])


def attack_table(server: Bare, table: str) -> None:
    eve = Browser(server, "192.0.2.66")
    eve.ask("POST", "/api/session", {"name": "Eve"})
    for number in range(110):
        eve.address = f"198.51.100.{number}"
        last = eve.ask("POST", f"/api/tables/{table}/enter", {"password": "wrong"}).status
    assert last == 429


def test_admitted_and_invited_users_can_enter_a_table_despite_password_attempts_by_strangers(server: Bare) -> None:
    ada, bob = account(server), account(server, "Bob", "192.0.2.2")
    table = locked(server, ada)
    assert bob.ask("POST", f"/api/tables/{table}/enter", {"password": "1234"}).status == 200
    attack_table(server, table)
    for each in (ada, bob):
        assert each.ask("POST", f"/api/tables/{table}/enter", {"password": ""}).status == 200
    assert bob.ask("POST", f"/api/tables/{table}/sit", {"deck": "elves"}).status == 200


def test_friends_of_the_owner_come_with_the_password_whatever_strangers_do(server: Bare) -> None:
    """Users who have played at a table with the owner, or are in a club with them; strangers must wait even with the
    password.
    """
    ada, bob, mia, new = [
        account(server, name, f"192.0.2.{at}") for at, name in enumerate(("Ada", "Bob", "Mia", "New"))
    ]
    played = ada.ask("POST", "/api/tables", {"game": "lords", "places": PLACES}).json()["id"]
    assert bob.ask("POST", f"/api/tables/{played}/sit", {"deck": "elves"}).status == 200
    club = ada.ask("POST", "/api/clubs", {"name": "Mondays"}).json()
    assert mia.ask("POST", f"/api/clubs/{club['id']}/join", {"key": club["key"]}).status == 200
    table = locked(server, ada)
    attack_table(server, table)
    for friend in (bob, mia):
        wrong = [friend.ask("POST", f"/api/tables/{table}/enter", {"password": "no"}).status for _ in range(9)]
        assert wrong == [403] * 9
        assert friend.ask("POST", f"/api/tables/{table}/enter", {"password": "1234"}).status == 200
    assert new.ask("POST", f"/api/tables/{table}/enter", {"password": "1234"}).status == 429
