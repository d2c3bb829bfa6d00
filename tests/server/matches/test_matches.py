"""Matches of several games: the score, the winner, and that everyone gets the same next game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from tests.server.abuse.test_at_once import Guest, together
from tests.server.people import Person, server, settings
from tests.server.tables.test_absence import MINUTES, Time, claim, grace_is_asked_and_gone
from warhost.engine.outcome import Outcome
from warhost.server.store import sqlite_url
from warhost.server.tables.game import ending
from warhost.server.tables.game.outcome import note_outcome, save_end
from warhost.server.tables.records import matches
from warhost.server.tables.records.records import Chair, Match, TableRow

ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}
CHANCE = {"kind": "bot", "bot": "random", "deck": "surprise"}


def match_of(somebody: Person, table: str) -> Any:
    return somebody.get(f"/api/tables/{table}").json()["match"]


def resigned(loser: Person, table: str) -> str:
    with loser.join(table) as seat:
        assert seat.say("resign", seat=seat.you["seats"][0])["type"] == "done"
    return table


def next_game(*players: Person, after: str) -> str:
    found = {each.post(f"/api/tables/{after}/rematch", {}).json()["id"] for each in players}
    assert len(found) == 1
    return str(found.pop())


def two_at_a_match(client: Any) -> tuple[Person, Person, str]:
    ada, eve = Person(client), Person(client, "Eve")
    table = ada.table(ME, OPEN, games=3)
    assert table["match"] == {"games": 3, "number": 1, "wins": [0, 0], "sides": [], "before": [], "winners": []}
    assert eve.post(f"/api/tables/{table['id']}/sit", {"deck": "elves"}).status_code == 200
    return ada, eve, str(table["id"])


def test_two_wins_end_a_match_of_three_and_the_next_game_begins_a_new_match() -> None:
    with server() as client:
        ada, eve, first = two_at_a_match(client)
        resigned(eve, first)
        told = match_of(ada, first)
        assert (told["wins"], told["winners"], sorted(told["sides"])) == ([1, 0], [], [0, 1])
        second = next_game(eve, ada, after=first)
        told = match_of(ada, second)
        assert (told["number"], told["wins"], told["before"]) == (2, [1, 0], [first])
        resigned(ada, second)
        assert match_of(ada, second)["wins"] == [1, 1]
        third = next_game(ada, eve, after=second)
        assert match_of(ada, third)["before"] == [first, second]
        resigned(ada, third)
        told = match_of(eve, third)
        assert (told["number"], told["wins"], told["winners"]) == (3, [1, 2], [1])
        anew = next_game(ada, eve, after=third)
        told = match_of(eve, anew)
        assert (told["number"], told["wins"], told["before"], told["winners"]) == (1, [0, 0], [], [])


def test_a_game_by_itself_has_no_match_and_nor_has_its_rematch() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, BOT)
        assert table["match"] is None
        assert match_of(ada, next_game(ada, after=resigned(ada, table["id"]))) is None


@pytest.mark.parametrize("games", [0, 2, 4, 5, -3, 10**9])
def test_a_match_of_another_length_is_refused_with_those_there_are(games: int) -> None:
    with server() as client:
        answer = Person(client).post("/api/tables", {"game": "lords", "places": [ME, BOT], "games": games})
        assert answer.status_code == 400
        args = {"games": games, "lengths": "1, 3"}
        assert answer.json()["refusal"] == {"key": "refused.match-length", "args": args}


def test_places_and_decks_stay_as_they_are_until_the_match_is_won() -> None:
    """Also random choices, and whatever a client sends; afterwards the sides may be swapped."""
    with server() as client:
        ada, eve, first = two_at_a_match(client)
        resigned(ada, first)
        refused = ada.post(f"/api/tables/{first}/rematch", {"swap": True})
        assert (refused.status_code, refused.json()["refusal"]["key"]) == (409, "refused.match-seats")
        second = next_game(ada, after=first)
        for body in ({"place": 1, "bot": "random"}, {"place": 1, "deck": "undead"}):
            refused = ada.post(f"/api/tables/{second}/sit", body)
            assert (refused.status_code, refused.json()["refusal"]["key"]) == (409, "refused.place-taken")
        sat = eve.post(f"/api/tables/{second}/sit", {"place": 1, "deck": "undead"}).json()
        assert [place["army"] for place in sat["places"]] == ["orcs", "elves"]
        resigned(ada, second)
        assert ada.post(f"/api/tables/{second}/rematch", {"swap": True}).json()["places"][1]["name"] == "Ada"


def test_what_chance_has_chosen_for_the_computer_is_kept_for_the_match() -> None:
    with server() as client:
        ada = Person(client)
        for _ in range(4):  # one army of six could be drawn twice at random, but hardly four times in a row
            table = ada.table(ME, CHANCE, games=3)["id"]
            drawn = ada.get(f"/api/tables/{table}").json()["places"][1]["army"]
            later = next_game(ada, after=resigned(ada, table))
            assert ada.get(f"/api/tables/{later}").json()["places"][1]["army"] == drawn
            resigned(ada, later)
            assert match_of(ada, later)["winners"] == [1]


def test_partners_win_together() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(ME, BOT, BOT, BOT, options={"players": 4}, games=3)["id"]
        told = match_of(ada, resigned(ada, table))
        loser = told["sides"][0]
        assert told["wins"] == [int(side != loser) for side in told["sides"]]
        assert sorted(told["wins"]) == [0, 0, 1, 1]
        told = match_of(ada, resigned(ada, next_game(ada, after=table)))
        assert told["winners"] == [place for place, side in enumerate(told["sides"]) if side != told["sides"][0]]


def test_a_claimed_win_counts() -> None:
    time = Time()
    with grace_is_asked_and_gone(time, games=3) as (_, _grace, ada):
        time.seconds += MINUTES * 60
        assert claim(ada)["type"] == "done"
        while ada.info["state"] != "over":
            ada.receive()
        assert ada.info["match"]["wins"] == [1, 0]


def test_a_match_comes_back_after_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    with server(settings(database=url)) as client:
        ada, eve, first = two_at_a_match(client)
        resigned(eve, first)
    with server(settings(database=url)) as client:
        ada.client = eve.client = client
        assert match_of(ada, first)["wins"] == [1, 0]
        second = next_game(ada, eve, after=first)
    with server(settings(database=url)) as client:
        ada.client = eve.client = client
        assert match_of(eve, second)["wins"] == [1, 0]
        resigned(eve, second)
        mine = {each["id"]: each["match"] for each in ada.get("/api/tables").json()["mine"]}
        assert {name: each["number"] for name, each in mine.items()} == {first: 1, second: 2}
        assert mine[second]["winners"] == [0]


def test_an_old_row_is_a_single_game_and_an_old_server_can_read_a_new_row() -> None:
    """Rows are stored as JSON, so neither direction needs a migration."""
    row = TableRow("one", "lords", "1", "open", [Chair("open")], {}, 1, 5, match=Match(3, ["none"], [1, 0], [0, 1]))
    written = msgspec.json.decode(msgspec.json.encode(row))
    assert msgspec.json.decode(msgspec.json.encode(written), type=TableRow) == row
    del written["match"]
    old = msgspec.json.decode(msgspec.json.encode(written), type=TableRow)
    assert old.match is None
    assert matches.match_info(old) is None
    before = msgspec.defstruct("Before", [(name, Any) for name in TableRow.__struct_fields__ if name != "match"])
    assert msgspec.json.decode(msgspec.json.encode(row), type=before).id == "one"


async def drawn(app: Litestar, table: str) -> None:
    """End a game without a winner."""
    found = await app.state.context.lobby.find(table)

    async def end() -> None:
        found.play.state.end(Outcome((), "draw", ""))
        assert note_outcome(found)
        await save_end(found)

    await found.do(end)


async def lost_by(app: Litestar, table: str, place: int) -> None:
    found = await app.state.context.lobby.find(table)
    await found.do(lambda: ending.resign(found, "answer", found.row.order.index(place)))


def test_a_draw_counts_for_no_one_and_the_match_continues_until_two_wins() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada = guests[0]
        table = await ada.table(ME, BOT, games=3)
        scores = []
        for number in range(4):
            await (lost_by(app, table, 1) if number % 2 else drawn(app, table))
            told = (await ada.get(f"tables/{table}"))["match"]
            scores.append((told["number"], told["wins"], told["winners"]))
            table = (await ada.post(f"tables/{table}/rematch", {})).json()["id"]
        assert scores == [(1, [0, 0], []), (2, [1, 0], []), (3, [1, 0], []), (4, [2, 0], [0])]

    together(check)


def test_a_next_game_that_both_ask_for_at_once_is_one_and_counts_once() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        table = await ada.table(ME, OPEN, games=3)
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        await lost_by(app, table, 0)
        asked = [each.post(f"tables/{table}/rematch", {}) for each in (ada, bob) * 3]
        made = [answer.json() for answer in await asyncio.gather(*asked)]
        assert len({each["id"] for each in made}) == 1
        told = await ada.get(f"tables/{made[0]['id']}")
        assert told["state"] == "running"
        assert (told["match"]["wins"], told["match"]["before"]) == ([0, 1], [table])
        assert len((await ada.get("tables"))["mine"]) == 2

    together(check)


def test_a_next_game_that_all_players_left_before_it_began_can_be_created_again() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        table = await ada.table(ME, OPEN, games=3)
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        await lost_by(app, table, 0)
        left = (await ada.post(f"tables/{table}/rematch", {})).json()["id"]
        await ada.post(f"tables/{left}/leave")
        asked = [each.post(f"tables/{table}/rematch", {}) for each in (ada, bob) * 2]
        made = {answer.json()["id"] for answer in await asyncio.gather(*asked)}
        assert len(made) == 1
        assert left not in made
        told = await ada.get(f"tables/{made.pop()}")
        assert (told["state"], told["match"]["number"], told["match"]["wins"]) == ("running", 2, [0, 1])

    together(check)


def test_a_place_in_the_next_game_stays_reserved_for_a_player_who_leaves_it() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, eve = guests
        table = await ada.table(ME, OPEN, BOT, OPEN, options={"players": 4}, games=3)
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        await eve.post(f"tables/{table}/sit", {"deck": "undead"})
        for place in (1, 3):  # all players of one side
            await lost_by(app, table, place)
        later = (await ada.post(f"tables/{table}/rematch", {})).json()["id"]
        await bob.post(f"tables/{table}/rematch", {})
        await bob.post(f"tables/{later}/leave")
        refused = (await eve.post(f"tables/{later}/sit", {"place": 1})).json()
        assert refused["refusal"]["key"] == "refused.place-taken"
        await asyncio.gather(*[each.post(f"tables/{table}/rematch", {}) for each in (eve, bob)])
        told = await ada.get(f"tables/{later}")
        assert [place["name"] for place in told["places"] if place["kind"] == "person"] == ["Ada", "Bob", "Eve"]
        assert (told["state"], told["match"]["wins"]) == ("running", [1, 0, 1, 0])

    together(check)


def test_playing_on_from_a_game_of_a_match_is_no_part_of_it() -> None:
    with server() as client:
        ada = Person(client)
        table = resigned(ada, ada.table(ME, BOT, games=3)["id"])
        on = ada.post(f"/api/tables/{table}/play-on", {"answer": 0, "seat": 0}).json()
        assert on["match"] is None
