"""Users, tables and decks over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, server, settings
from warhost.server.protocol import REFUSALS
from warhost.server.store import sqlite_url

ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    found = str(answer.json()["refusal"]["key"])
    assert found in REFUSALS or found.startswith("lords.deck.")
    return found


def test_the_games_and_what_can_be_chosen() -> None:
    with server() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert games["lords"]["ready"]
        assert games["lords"]["players"] == [2, 3, 4, 6]
        assert {"random", "greedy"} <= set(games["lords"]["bots"])
        assert len(games["lords"]["armies"]) == 6
        options = {option["name"]: option for option in games["lords"]["options"]}
        assert options["tie_break"]["choices"] == ["draw", "active", "points"]
        assert options["borderless"]["kind"] == "bool"
        assert games["invasion"]["ready"]
        decks = [army["key"] for army in games["invasion"]["armies"]]
        assert decks == ["dwarf", "empire", "orc", "chaos", "order", "destruction"]
        assert games["conquest"]["ready"]
        assert len(games["conquest"]["armies"]) == 7
        cards = {card["code"]: card for card in client.get("/api/cards/lords").json()}
        assert set(games["lords"]["armies"][0]["cards"]) <= set(cards)
        assert all(set(card["text"]) == {"en", "pl", "ru"} for card in cards.values())
        texts = [client.get(f"/api/text/{lang}").json()["messages"] for lang in ("en", "pl", "ru")]
        assert len({frozenset(each) for each in texts}) == 1
        names = client.get("/api/text/pl").json()["cards"]  # the games have equal card codes
        assert names["conquest"]["core-017"] == "Transporter Szturmowy"
        assert names["invasion"].get("core-017") != "Transporter Szturmowy"
        assert key(client.get("/api/text/xx"), 404) == "refused.unknown-language"
        parts = ("house", "home", "more", "lesson", "decks", "admin")
        parts += tuple(f"{game}{part}" for game in games for part in ("", ".why", ".help", ".decks"))
        assert set().union(*(client.get(f"/api/text/en/{part}").json()["messages"] for part in parts)) == set(texts[0])
        assert "invasion.title" in client.get("/api/text/en/house").json()["messages"]
        of_game = {game: client.get(f"/api/text/en/{game}").json()["messages"] for game in ("invasion", "conquest")}
        assert not any(".requirement." in each for messages in of_game.values() for each in messages)
        assert "trait.Skaven" in of_game["invasion"]
        assert "trait.Skaven" not in of_game["conquest"]
        assert "trait.Ultramarines" in of_game["conquest"]
        assert "trait.Ultramarines" not in of_game["invasion"]
        assert client.get("/api/text/pl/conquest").json()["cards"] == {"conquest": names["conquest"]}
        assert key(client.get("/api/text/en/chess"), 404) == "refused.not-found"
        assert key(client.get("/api/cards/chess"), 404) == "refused.unknown-game"
        some = client.get("/api/cards/conquest?language=pl&codes=core-017,core-001,none").json()
        assert [(card["code"], list(card["text"])) for card in some] == [("core-001", ["pl"]), ("core-017", ["pl"])]
        assert key(client.get("/api/cards/conquest?language=xx"), 404) == "refused.unknown-language"


def test_an_open_table_says_its_clock_format_and_leave_rule() -> None:
    """The terms that a player accepts by taking a place are shown even without an account."""
    with server() as client:
        ada = Person(client, "Ada")
        fast = {"move": 5, "bank": 300}
        timed = ada.table(ME, OPEN, games=3, clock=fast)["id"]
        plain = ada.table(ME, OPEN, wait=60)["id"]
        info = client.get(f"/api/tables/{timed}").json()
        assert info["clocks"] == {"rule": fast, "move": 5_000, "bank": [300_000, 300_000]}
        assert info["match"]["games"] == 3
        info = client.get(f"/api/tables/{plain}").json()
        assert info["clocks"] is None
        assert info["wait"] == 60


def test_a_player_gets_only_the_cards_of_their_deck() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(
            {"kind": "me", "deck": "dwarf"}, {"kind": "bot", "bot": "random", "deck": "orc"}, game="invasion"
        )
        armies = {card["army"] for card in ada.get(f"/api/tables/{table['id']}/cards?language=en").json()}
        assert armies == {"dwarf", "neutral"}
        eve = Person(client, "Eve")
        assert eve.get(f"/api/tables/{table['id']}/cards").json() == []


def test_a_guest_becomes_an_account_and_keeps_their_tables() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, OPEN)
        assert ada.post("/api/account", {"name": "Ada", "password": "correct horse"}).json() == {
            "user": ada.user, "name": "Ada", "guest": False
        }  # fmt: skip
        assert key(Person(client, "Eve").post("/api/account", {"name": "aDA", "password": "another horse"}), 409)
        assert key(client.post("/api/login", json={"name": "Ada", "password": "wrong horse"}), 403) == "refused.login"
        assert key(client.post("/api/login", json={"name": "Nobody", "password": "x"}), 403) == "refused.login"
        signed_in = client.post("/api/login", json={"name": "ada", "password": "correct horse"})
        cookie = signed_in.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert [each["id"] for each in client.get("/api/tables").json()["mine"]] == [table["id"]]
        client.post("/api/logout")
        assert client.get("/api/session").json()["user"] == 0


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with server() as client:
        assert key(client.post("/api/session", json={"name": name}), 400) == "refused.bad-name"


def test_a_short_password_is_refused() -> None:
    with server() as client:
        refused = client.post("/api/account", json={"name": "Ada", "password": "short"})
        assert key(refused, 400) == "refused.short-password"


def test_public_tables_are_listed_and_others_are_not() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        public, private = ada.table(ME, OPEN, public=True), ada.table(ME, OPEN)
        lobby = eve.get("/api/tables").json()
        assert [each["id"] for each in lobby["open"]] == [public["id"]]
        assert lobby["mine"] == lobby["watch"] == []
        assert {each["id"] for each in ada.get("/api/tables").json()["mine"]} == {public["id"], private["id"]}
        eve.post(f"/api/tables/{public['id']}/sit", {"deck": "elves"})
        assert client.get("/api/tables").json()["watch"][0]["places"][1]["name"] == "Eve"


def test_an_admitted_user_needs_no_password_again(tmp_path: Path) -> None:
    """Not even after a restart, whether the game has begun or not; other users are not admitted."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada, eve, bob = Person(client), Person(client, "Eve"), Person(client, "Bob")
        tables = [ada.table(*places, password="sesame")["id"] for places in ((ME, OPEN), (ME, ME))]
        for table in tables:
            for _ in range(2):
                assert eve.post(f"/api/tables/{table}/enter", {"password": "sesame"}).status_code == 200
    with server(settings(database=url)) as client:
        eve.client = bob.client = client
        for table in tables:
            with eve.join(table) as seat:
                assert seat.info["id"] == table
            assert key(bob.post(f"/api/tables/{table}/enter", {"password": ""}), 403) == "refused.password"


def test_a_locked_table_opens_with_its_password() -> None:
    from litestar.exceptions import WebSocketDisconnect

    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN, password="sesame")
        assert table["locked"]
        path = f"/api/tables/{table['id']}"
        assert key(eve.post(f"{path}/sit", {"password": "open"}), 403) == "refused.password"
        for query in (
            "",
            "?password=open",
            "?password=sesame",
        ):  # a password must not be in an address, because addresses are logged
            with pytest.raises(WebSocketDisconnect) as closed, eve.join(table["id"], query):
                pass
            assert closed.value.code == 4401
        assert eve.post(f"{path}/enter", {"password": "sesame"}).status_code == 200
        with eve.join(table["id"]) as seat:
            assert seat.info["state"] == "open"
        assert eve.post(f"{path}/sit", {"password": "sesame"}).json()["state"] == "running"
        with eve.join(table["id"]) as seat:
            assert seat.you["seats"]
            seat.say("resign", seat=seat.you["eye"])
        bob = Person(client, "Bob")
        for look in ("replay?answer=0", "moments", "journal", "scenario", "report", "cards"):
            assert key(bob.get(f"{path}/{look}"), 403) == "refused.password"
        assert key(bob.post(f"{path}/play-on", {"answer": 0, "seat": 0}), 403) == "refused.password"


def test_places_are_taken_once_and_left_before_the_game_begins() -> None:
    with server() as client:
        ada, eve, kim = Person(client), Person(client, "Eve"), Person(client, "Kim")
        options = {"players": 4}
        table = ada.table(ME, OPEN, OPEN, BOT, options=options)
        path = f"/api/tables/{table['id']}"
        assert eve.post(f"{path}/sit", {"place": 2}).json()["places"][2]["name"] == "Eve"
        assert key(kim.post(f"{path}/sit", {"place": 2}), 409) == "refused.place-taken"
        assert key(kim.post(f"{path}/sit", {"place": 3}), 409) == "refused.place-taken"
        assert key(kim.post(f"{path}/sit", {"place": 4}), 400) == "refused.no-place"
        assert key(kim.post(f"{path}/leave"), 403) == "refused.not-your-seat"
        assert eve.post(f"{path}/leave").json()["places"][2]["kind"] == "open"
        assert kim.post(f"{path}/sit", {"place": 2}).json()["state"] == "open"
        assert eve.post(f"{path}/sit", {}).json()["state"] == "running"
        assert key(eve.post(f"{path}/leave"), 409) == "refused.already-begun"
        assert key(Person(client, "Pat").post(f"{path}/sit", {}), 409) == "refused.already-begun"


def test_a_table_without_players_is_removed() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, OPEN)
        assert ada.post(f"/api/tables/{table['id']}/leave").json()["state"] == "stopped"
        assert key(ada.get(f"/api/tables/{table['id']}"), 404) == "refused.unknown-table"


def test_a_game_does_not_link_to_a_rematch_without_players() -> None:
    """A player who stayed at the table is listed there, and may ask for another game."""
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN)["id"]
        assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
        with eve.join(table) as stayed:
            assert stayed.say("resign", seat=stayed.you["seats"][0])["type"] == "done"
            again = ada.post(f"/api/tables/{table}/rematch", {}).json()["id"]
            assert eve.get(f"/api/tables/{table}").json()["rematch"] == again
            while stayed.info["rematch"] != again:
                stayed.receive()
            assert ada.post(f"/api/tables/{again}/leave").json()["state"] == "stopped"
            while stayed.info["rematch"]:
                stayed.receive()
        assert eve.get(f"/api/tables/{table}").json()["rematch"] == ""
        other = eve.post(f"/api/tables/{table}/rematch", {}).json()["id"]
        assert other != again
        assert ada.get(f"/api/tables/{table}").json()["rematch"] == other


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({"places": [ME]}, "refused.setup"),
        ({"places": [ME, BOT], "options": {"units": -1}}, "refused.setup"),
        ({"places": [ME, BOT], "options": {"dragons": True}}, "refused.setup"),
        ({"places": [ME, {**BOT, "deck": "gnomes"}]}, "refused.setup"),
        ({"places": [ME, {**BOT, "deck": {"army": "orcs", "cards": {"orc-catapult": 40}}}]}, "lords.deck.not-the-box"),
        ({"places": [ME, {**BOT, "bot": "genius"}]}, "refused.unknown-bot"),
        ({"places": [ME, {"kind": "dragon"}]}, "refused.malformed"),
        ({"places": 7}, "refused.malformed"),
        ({"places": [ME, BOT], "clock": {"move": 0, "bank": 5}}, "refused.malformed"),
        ({"places": [ME, OPEN], "options": {"hand": 99}}, "refused.setup"),
        ({"places": [ME, OPEN], "password": "x" * 300}, "refused.malformed"),
        ({"places": [{**ME, "deck": {"army": "orcs", "name": "x" * 65}}, BOT]}, "refused.malformed"),
        ({"places": [{**ME, "name": "a\u202eb"}, BOT]}, "refused.bad-name"),
        ({}, "refused.malformed"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_refused(body: dict[str, Any], wanted: str) -> None:
    with server() as client:
        ada = Person(client)
        assert key(ada.post("/api/tables", {"game": "lords", **body}), 400) == wanted
        assert ada.get("/api/tables").json()["mine"] == []


def test_nobody_sits_down_without_a_name() -> None:
    with server() as client:
        assert key(client.post("/api/tables", json={"game": "lords", "places": [ME, BOT]}), 401) == "refused.no-session"


def test_a_rematch_keeps_the_places_and_can_swap_the_sides() -> None:
    """A place is reserved for the other player; the finished table links to the new one."""
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ME, OPEN)
        path = f"/api/tables/{table['id']}"
        eve.post(f"{path}/sit", {"deck": "elves"})
        assert key(ada.post(f"{path}/rematch", {}), 409) == "refused.not-over"
        with ada.join(table["id"]) as seat:
            assert seat.say("resign", seat=seat.you["seats"][0])["type"] == "done"
        first = ada.post(f"{path}/rematch", {"swap": True}).json()
        assert [place["kind"] for place in first["places"]] == ["open", "person"]
        assert first["places"][1]["army"] == "elves"
        assert key(Person(client, "Pat").post(f"/api/tables/{first['id']}/sit", {}), 400) == "refused.no-place"
        second = eve.post(f"{path}/rematch", {}).json()
        assert second["id"] == first["id"] == ada.get(path).json()["rematch"]
        assert second["state"] == "running"
        assert [place["name"] for place in second["places"]] == ["Eve", "Ada"]
        assert second["fairness"]["commitment"] != table["fairness"]["commitment"]


def test_decks_are_checked_with_reasons_and_kept() -> None:
    """LOW-15.C2: a personal army has as many cards of each rank as the boxed one."""
    with server() as client:
        ada = Person(client)
        boxed = {"army": "orcs", "cards": client.get("/api/games").json()[0]["armies"][1]["cards"]}
        assert ada.post("/api/decks/check", {"game": "lords", "deck": boxed}).json()["problems"] == []
        fewer = {**boxed, "cards": dict(list(boxed["cards"].items())[1:])}
        report = ada.post(
            "/api/decks/check", {"game": "lords", "deck": fewer, "options": {"armies": "personal"}}
        ).json()
        assert report["problems"][0]["rule"].startswith("LOW-15")
        assert report["ranks"] != report["wanted"]
        saved = ada.post("/api/decks", {"game": "lords", "deck": fewer}).json()
        assert ada.get("/api/decks").json() == [saved]
        changed = client.put(
            f"/api/decks/{saved['id']}", json={"game": "lords", "deck": boxed}, headers=ada.headers
        ).json()
        assert ada.get("/api/decks").json() == [changed]
        eve = Person(client, "Eve")
        assert client.delete(f"/api/decks/{saved['id']}", headers=eve.headers).status_code == 404
        assert client.delete(f"/api/decks/{saved['id']}", headers=ada.headers).status_code == 204
        assert ada.get("/api/decks").json() == []


def test_a_journal_is_secret_while_others_play() -> None:
    """Its seed reveals every card; a user who plays alone may have it."""
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        alone, shared = ada.table(ME, BOT), ada.table(ME, OPEN)
        eve.post(f"/api/tables/{shared['id']}/sit", {})
        for kind in ("journal", "scenario"):
            assert ada.get(f"/api/tables/{alone['id']}/{kind}").status_code == 200
            assert key(eve.get(f"/api/tables/{alone['id']}/{kind}"), 403) == "refused.not-over"
            assert key(ada.get(f"/api/tables/{shared['id']}/{kind}"), 403) == "refused.not-over"


def test_open_tables_are_limited_by_user() -> None:
    with server() as client:
        ada = Person(client)
        answers = [ada.post("/api/tables", {"game": "lords", "places": [ME, OPEN]}) for _ in range(41)]
        assert [each.status_code for each in answers] == [201] * 40 + [429]
        assert key(answers[-1], 429) == "refused.too-many-tables"
