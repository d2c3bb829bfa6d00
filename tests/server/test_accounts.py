"""Accounts: look-alike names, passwords and their limits, sessions, and deleting users."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import column, create_engine, insert, table, text

from tests.server.bare import Answer, Bare, bare
from tests.server.people import WAIT, Person, server, settings
from warhost.server.accounts import requests as accounts
from warhost.server.accounts.limits import Limits, PasswordAttempts
from warhost.server.accounts.names import account_key, is_reserved, look_alike_key, normalized_name
from warhost.server.accounts.passwords import HASHER, NO_ACCOUNT, check_password
from warhost.server.accounts.prefixes import SITE_SHARE
from warhost.server.migrations.steps import upgrade
from warhost.server.refusing import RequestRefused
from warhost.server.store import Store, sqlite_url

ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
SECRET, OTHER = "correct horse battery", "another horse staple"


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"])


def account(person: Person, name: str = "Ada") -> None:
    assert person.post("/api/account", {"name": name, "password": SECRET}).status_code == 201


def sign_in(person: Person, name: str = "Ada", password: str = SECRET) -> None:
    answer = person.post("/api/login", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text


def closed_with(socket: Any) -> int:
    """The code with which the other side closes the connection."""
    try:
        while True:
            socket.receive_json(timeout=WAIT)
    except WebSocketDisconnect as closed:
        return closed.code


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Fix", "Fіx"),  # a Cyrillic letter
        ("ABC", "ＡＢＣ"),  # full-width letters
        ("Ada", "aDA"),
        ("Ada", "Αda"),  # a Greek letter
        ("BOBA", "ВОВА"),  # all of them Cyrillic
        ("Otto", "0tt0"),
        ("Warlord", "War lord"),
        ("Illy", "lIly"),
        ("modern", "modem"),
        ("ﬁx", "fix"),  # two letters in one character
        ("Ꭺda", "Ada"),  # a Cherokee letter
        ("օrcs", "orcs"),  # an Armenian letter
        ("ꓲlly", "Illy"),  # a Lisu letter
    ],
)
def test_names_that_can_be_confused_have_the_same_look_alike_key(one: str, other: str) -> None:
    assert look_alike_key(one) == look_alike_key(other)
    with server() as client:
        account(Person(client, "First"), one)
        second = Person(client, "Second")
        assert key(second.post("/api/account", {"name": other, "password": SECRET}), 409) == "refused.name-taken"
        assert key(second.post("/api/session", {"name": other}), 409) == "refused.name-taken"  # not even by a guest
        assert key(client.post("/api/session", json={"name": other}), 409) == "refused.name-taken"
        assert second.get("/api/session").json()["name"] == "Second"


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eda"), ("Łukasz", "Lukasz"), ("Ада", "Ида"), ("Żenia", "Zenia")])
def test_names_that_differ_to_the_eye_are_different(one: str, other: str) -> None:
    assert look_alike_key(one) != look_alike_key(other)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 25,
        "a\0b",
        "a\u202eb",
        "a\u200bb",
        "\u3164",
        "\u2800",
        "a" + "\u0301" * 5,
        "\u0301a",
        "\ufdfa" * 9,
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(RequestRefused):
        normalized_name(name)


@pytest.mark.parametrize("name", ["Ada", "Żółć", "Вова", "Åse", "O'Neill", "x" * 24, "ß" * 24, "名前", "e\u0301ric"])
def test_a_name_of_any_language_is_kept_as_it_is_written(name: str) -> None:
    assert normalized_name(f"  {name}  ") == normalized_name(name)
    assert 0 < len(account_key(name)) <= 64


def test_names_that_guests_get_are_reserved() -> None:
    """Otherwise no new guest could start."""
    assert all(is_reserved(name) for name in ("Guest", "GUEST", "Gość", "Гость", "Adm1n", "W a r h o s t"))
    with server() as client:
        ada = Person(client)
        assert key(ada.post("/api/account", {"name": "guest", "password": SECRET}), 409) == "refused.name-taken"
        assert Person(client, "Guest").user > 0


# --- passwords ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "        ", "password", "Password1!", "12345678", "87654321", "qwertyui", "aaaaaaaa", "abababab", "abcd1234",
        "AdaAdaAda", "ada12345", "zaq12wsx", "йцукенгш", "warhammer", "pass word",
        "Invasion", "conquest7", "Lords of War", "warhammer invasion",
    ],
)  # fmt: skip
def test_a_common_password_is_refused(password: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        check_password(password, "Ada")
    assert refused.value.refusal.key == "refused.weak-password"


@pytest.mark.parametrize("password", [SECRET, "gT7$kQ2!", "zażółć gęślą", "пароль из слов", "x" * 200 + "abcdef"])
def test_an_uncommon_password_is_accepted(password: str) -> None:
    check_password(password, "Ada")


def signed_up(server: Bare) -> dict[str, str]:
    made = server.post("/api/account", {"name": "Ada", "password": SECRET}, address="192.0.2.1")
    assert made.status == 201, made.text
    return {"cookie": made.headers["set-cookie"].partition(";")[0]}


def tried(server: Bare, address: str, password: str = "wrong horse battery") -> Answer:
    return server.post("/api/login", {"name": "ada", "password": password}, address=address)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are not hashed, because only the limit on attempts is tested."""

    async def hashed(password: str) -> str:
        return password

    async def fits(kept: str, password: str) -> bool:
        return kept == password

    for module in ("accounts.requests", "tables.table_factory"):
        monkeypatch.setattr(f"warhost.server.{module}.password_hash", hashed)
    for module in ("accounts.requests", "tables.lobby"):
        monkeypatch.setattr(f"warhost.server.{module}.password_matches", fits)


def test_password_attempts_are_limited_by_account_and_by_address(quick: None) -> None:
    """Ten wrong ones by address, a hundred in total; another account and the right password are not affected."""
    with bare(settings(now=lambda: 0.0)) as server:
        signed_up(server)
        assert [tried(server, "192.0.2.1").status for _ in range(12)] == [403] * 10 + [429] * 2
        assert tried(server, "192.0.2.1").json()["refusal"] == {"key": "refused.too-many-tries", "args": {"minutes": 6}}
        assert tried(server, "192.0.2.2", SECRET).status == 201  # other addresses are not locked out
        answers = [tried(server, f"198.51.100.{number}").status for number in range(120)]
        assert answers == [403] * 90 + [429] * 30
        assert tried(server, "192.0.2.9", SECRET).status == 429  # now every stranger is locked out for a while
        other = server.post("/api/login", {"name": "Eve", "password": "x"}, address="192.0.2.9")
        assert other.status == 403


def test_an_address_has_one_share_of_password_attempts(quick: None) -> None:
    with bare(settings(now=lambda: 0.0)) as server:
        signed_up(server)
        assert [tried(server, f"2001:db8::{number:x}").status for number in range(1, 13)] == [403] * 10 + [429] * 2
        assert tried(server, "2001:db8:0:1::1").status == 403
        site = [tried(server, f"2001:db8:0:{number:x}::1").status for number in range(2, 42)]
        assert site == [403] * (10 * SITE_SHARE - 11) + [429] * 11  # a /48 has many homes


def test_password_attempts_refill_and_correct_ones_do_not_count() -> None:
    async def tried() -> None:
        seconds = [0.0]
        tries = PasswordAttempts(Limits(tries=2, all_tries=100), lambda: seconds[0])
        for _ in range(50):
            await tries.begin("x", "home")
            await tries.succeed("x", "home")
        await tries.begin("x", "home")
        await tries.begin("x", "home")
        with pytest.raises(RequestRefused):
            await tries.begin("x", "home")
        seconds[0] += 1800.0
        await tries.begin("x", "home")

    asyncio.run(tried())


def test_the_password_of_a_table_cannot_be_found_by_trying(quick: None) -> None:
    """Neither over HTTP by entering or sitting down, nor over the websocket, which takes none."""
    with bare(settings(now=lambda: 0.0)) as server:
        owner = signed_up(server)
        body = {"game": "lords", "places": [ME, OPEN], "password": "1234"}
        table = server.post("/api/tables", body, owner).json()["id"]
        made = server.post("/api/session", {"name": "Eve"})
        eve = {"cookie": made.headers["set-cookie"].partition(";")[0]}
        path = f"/api/tables/{table}"
        answers = [server.post(f"{path}/enter", {"password": f"{n}"}, eve).status for n in range(6)]
        answers += [server.post(f"{path}/sit", {"password": f"{n}"}, eve).status for n in range(6)]
        assert answers == [403] * 10 + [429] * 2
        assert server.post(f"{path}/enter", {"password": "1234"}, eve).status == 429
        assert server.post(f"{path}/enter", {"password": "1234"}, eve, address="192.0.2.7").status == 200
        assert server.ask("GET", f"{path}/replay?answer=0", headers=owner).refusal != "refused.password"


def test_a_rematch_at_a_locked_table_needs_no_password_again() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN, password="sesame")["id"]
        eve.post(f"/api/tables/{table}/sit", {"password": "sesame"})
        with ada.join(table) as seat:
            seat.say("resign", seat=seat.you["eye"])
        following = ada.post(f"/api/tables/{table}/rematch", {}).json()["id"]
        assert eve.post(f"/api/tables/{table}/rematch", {}).json()["id"] == following
        assert eve.get(f"/api/tables/{following}").json()["state"] == "running"


# --- sessions -------------------------------------------------------------------------------------------------------


def test_the_token_of_a_guest_gives_no_access_to_the_account() -> None:
    with server() as client:
        ada = Person(client)
        thief = dict(ada.headers)
        table = ada.table(ME, ME)["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket", headers=thief) as stolen:
            assert stolen.receive_json()["type"] == "joined"
            account(ada)
            assert ada.headers != thief
            assert closed_with(stolen) == 4408
        assert client.get("/api/session", headers=thief).json()["user"] == 0
        assert ada.get("/api/session").json() == {"user": ada.user, "name": "Ada", "guest": False}
        with ada.join(table) as seat:  # the user still has the table
            assert seat.answer()["type"] == "done"


def test_signing_in_gives_a_new_token_and_ends_the_previous_one() -> None:
    with server() as client:
        account(Person(client))
        eve = Person(client, "Eve")
        before = dict(eve.headers)
        sign_in(eve)
        assert client.get("/api/session", headers=before).json()["user"] == 0
        again = dict(eve.headers)
        sign_in(eve)
        assert eve.headers != again
        assert client.get("/api/session", headers=again).json()["user"] == 0


def test_signing_out_ends_what_is_open() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, ME)["id"]
        elsewhere = Person(client, "Elsewhere")
        with ada.join(table) as seat, elsewhere.join(table) as other:
            ada.post("/api/logout")
            assert closed_with(seat.socket) == 4408
            assert other.say("ping")["type"] == "pong"


def test_a_new_password_ends_all_other_sessions() -> None:
    with server() as client:
        ada, thief = Person(client), Person(client, "Thief")
        account(ada)
        sign_in(thief)
        wrong = ada.post("/api/password", {"old": OTHER, "new": OTHER})
        assert key(wrong, 403) == "refused.login"
        assert key(ada.post("/api/password", {"old": SECRET, "new": "password"}), 400) == "refused.weak-password"
        assert thief.get("/api/session").json()["name"] == "Ada"
        assert ada.post("/api/password", {"old": SECRET, "new": OTHER}).json()["name"] == "Ada"
        assert ada.get("/api/session").json()["name"] == "Ada"
        assert thief.get("/api/session").json()["user"] == 0
        assert key(thief.post("/api/login", {"name": "Ada", "password": SECRET}), 403) == "refused.login"
        sign_in(thief, password=OTHER)
        guest = Person(client, "Kim")
        assert key(guest.post("/api/password", {"old": "", "new": OTHER}), 409) == "refused.no-account"


def test_a_sign_in_with_the_old_password_fails_while_the_password_is_being_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Checking a password takes a while; the password may change meanwhile, which ends all sessions."""
    with server() as client:
        ada, thief = Person(client, "a"), Person(client, "b")
        account(ada)
        slow = accounts.password_matches

        async def meanwhile(kept: str, password: str) -> bool:
            found = await slow(kept, password)
            with monkeypatch.context() as here:
                here.setattr(accounts, "password_matches", slow)
                new = {"old": SECRET, "new": "another horse battery"}
                changed = await asyncio.to_thread(ada.post, "/api/password", new)
                assert changed.status_code == 200, changed.text
            return found

        with monkeypatch.context() as here:
            here.setattr(accounts, "password_matches", meanwhile)
            answer = thief.post("/api/login", {"name": "Ada", "password": SECRET})
        assert key(answer, 403) == "refused.login"
        assert len(ada.get("/api/sessions").json()) == 1


def test_sessions_are_listed_and_ended_one_by_one_or_all_but_this() -> None:
    with server() as client:
        ada, phone, tablet = Person(client), Person(client, "Phone"), Person(client, "Tablet")
        account(ada)
        phone.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36"
        sign_in(phone)
        sign_in(tablet)
        listed = ada.get("/api/sessions").json()
        assert [each["current"] for each in listed].count(True) == 1
        assert sorted(each["device"] for each in listed)[0] == "Chrome, Android"
        assert all(each["created"] > 0 and len(each["id"]) == 16 for each in listed)
        found = next(each for each in listed if each["device"] == "Chrome, Android")
        assert ada.delete(f"/api/sessions/{found['id']}").status_code == 204
        assert phone.get("/api/session").json()["user"] == 0
        assert key(ada.delete(f"/api/sessions/{found['id']}"), 404) == "refused.unknown-session"
        for odd in ("", "%", "_" * 16, "x", "0" * 16):
            assert ada.delete(f"/api/sessions/{odd or '-'}").status_code == 404
        stranger = Person(client, "Stranger")
        mine = next(each for each in listed if each["current"])
        assert key(stranger.delete(f"/api/sessions/{mine['id']}"), 404) == "refused.unknown-session"
        assert ada.delete("/api/sessions").status_code == 204
        assert tablet.get("/api/session").json()["user"] == 0
        assert [each["current"] for each in ada.get("/api/sessions").json()] == [True]


# --- leaving --------------------------------------------------------------------------------------------------------


def test_deleting_an_account_deletes_all_its_data() -> None:
    """Decks, sessions, and names at tables; running games are resigned, and other players keep theirs."""
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        account(ada)
        ada.post("/api/decks", {"game": "lords", "deck": {"army": "orcs"}})
        waiting = ada.table(ME, OPEN)["id"]
        running = ada.table(ME, OPEN)["id"]
        eve.post(f"/api/tables/{running}/sit", {"deck": "elves"})
        assert key(ada.delete("/api/account", {"password": OTHER}), 403) == "refused.login"
        assert ada.delete("/api/account", {"password": SECRET}).json() == {"user": 0, "name": "", "guest": True}
        assert ada.get("/api/session").json()["user"] == 0
        assert key(client.post("/api/login", json={"name": "Ada", "password": SECRET}), 403) == "refused.login"
        assert eve.get(f"/api/tables/{waiting}").status_code == 404
        table = eve.get(f"/api/tables/{running}").json()
        assert table["state"] == "over"
        assert [place["name"] for place in table["places"]] == ["—", "Eve"]
        assert [each["id"] for each in eve.get("/api/tables").json()["mine"]] == [running]
        store = client.app.state.context.writer.store
        with store.engine.connect() as connection:
            for name in ("users", "sessions", "decks", "sitters"):
                rows = connection.execute(text(f"select * from {name}")).mappings().all()
                assert not [row for row in rows if row.get("user_id", row.get("id")) == ada.user], name
            assert "Ada" not in str(connection.execute(text("select body from tables")).all())
        taken = Person(client, "New").post("/api/account", {"name": "ADA", "password": SECRET})
        assert key(taken, 409) == "refused.name-taken"  # the name is reserved


def test_a_guest_may_leave_too() -> None:
    with server() as client:
        ada = Person(client)
        assert ada.delete("/api/account", {}).status_code == 200
        assert ada.get("/api/session").json()["user"] == 0
        assert key(ada.delete("/api/account", {}), 401) == "refused.no-session"


# --- older databases ------------------------------------------------------------------------------------------


def test_migrated_accounts_keep_sessions_and_get_a_look_alike_key(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "old.sqlite3")
    engine = create_engine(url)
    users = table("users", column("id"), column("name"), column("account"), column("created"))
    with engine.begin() as connection:
        upgrade(connection, "0002")
        for number, name in enumerate(("Fix", "Fіx", "Guest of old"), start=1):
            known = name.casefold() if number < 3 else None
            row = {"id": number, "name": name, "account": known, "created": 1}
            connection.execute(insert(users).values(**row))
        connection.execute(text("insert into sessions values ('abc', 1, 99999999999)"))
    engine.dispose()
    store = Store(url)
    assert store.is_taken("fix")
    assert [row.current for row in store.sessions(1, "")] == [False]
    found = store.account("Fіx")
    assert found is not None
    assert found[0].id == 2  # existing users can still sign in
    store.close()


def test_an_unknown_name_is_tried_like_a_wrong_password() -> None:
    """The placeholder hash for a missing account has the same form and cost, and no password matches it."""
    kept, nobodys = HASHER.hash("correct horse"), NO_ACCOUNT
    assert extract_parameters(nobodys) == extract_parameters(kept)
    assert not HASHER.check_needs_rehash(nobodys)
    with pytest.raises(VerifyMismatchError):
        HASHER.verify(nobodys, "correct horse")
