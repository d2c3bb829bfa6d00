"""Clubs: visibility, counted games, standings, pairings, and leaving."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any
from urllib.parse import quote

import pytest
from argon2 import PasswordHasher

from tests.server.hostile import DOORS, NUMBERS, ODD, spoiled
from tests.server.people import Person, server, settings
from warhost.server.accounts.limits import Buckets, Limits
from warhost.server.clubs.pairing import AT_ONCE, paired
from warhost.server.clubs.results import DRAW, LOSS, WIN, Result, results
from warhost.server.clubs.standings import FIRST_RATING, STEP, games_of, points, ratings, standings
from warhost.server.protocol import ClubMember, ClubMet, ClubPair
from warhost.server.tables.records.records import Chair, TableRow

SECRET = "correct horse battery"
ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("warhost.server.accounts.passwords.HASHER", quick)


@pytest.fixture
def people() -> Iterator[tuple[Person, Person, Person]]:
    """Ada, Bob and Eve, who have accounts."""
    with server() as client:
        ada, bob, eve = [Person(client, name) for name in ("a", "b", "c")]
        for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
            account(person, name)
        yield ada, bob, eve


def account(person: Person, name: str) -> None:
    assert person.post("/api/account", {"name": name, "password": SECRET}).status_code == 201


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"])


def told(answer: Any, status: int = 200) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def founded(person: Person, *members: Person) -> str:
    club = told(person.post("/api/clubs", {"name": "Tuesdays"}), 201)
    for member in members:
        told(member.post(f"/api/clubs/{club['id']}/join", {"key": club["key"]}))
    return str(club["id"])


def played(loser: Person, winner: Person, **more: Any) -> str:
    """A game that a player resigns at once."""
    table = loser.table(ME, OPEN, **more)["id"]
    told(winner.post(f"/api/tables/{table}/sit", {"deck": "elves", "password": more.get("password", "")}))
    with loser.join(table) as seat:
        assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
        while seat.info["state"] != "over":
            seat.receive()
    return str(table)


def lines(person: Person, club: str, query: str = "") -> dict[str, tuple[int, int, int]]:
    """Wins, draws and losses by name, in the order of the standings."""
    found = told(person.get(f"/api/clubs/{club}{query}"))
    return {each["name"]: (each["won"], each["drawn"], each["lost"]) for each in found["members"]}


# --- who sees it ----------------------------------------------------------------------------------------------------


def test_only_members_see_a_club(people: tuple[Person, Person, Person]) -> None:
    ada, bob, eve = people
    club = founded(ada, bob)
    assert [each["name"] for each in bob.get("/api/clubs").json()] == ["Tuesdays"]
    assert eve.get("/api/clubs").json() == []
    unknown = eve.get("/api/clubs/0123456789abcdef")
    for door in [each for each in DOORS if each.path.startswith("/api/clubs/{club}")]:
        wrong = {"key": "x"} if door.path.endswith("/join") else door.body
        answer = eve.ask(door.method, door.path.format(club=club, user=ada.user), wrong)
        assert key(answer, 404) == "refused.unknown-club", door
        assert answer.json() == unknown.json(), door  # it cannot be distinguished from a club that does not exist
    assert key(bob.client.get(f"/api/clubs/{club}"), 401) == "refused.no-session"


def test_a_club_is_joined_by_invitation_and_the_founder_may_replace_it(people: tuple[Person, Person, Person]) -> None:
    ada, bob, _ = people
    club = founded(ada)
    first = told(ada.get(f"/api/clubs/{club}"))["key"]
    shown = told(bob.get(f"/api/clubs/{club}/invitation?key={first}"))
    assert shown == {"id": club, "name": "Tuesdays", "founder": "Ada", "members": 1}
    second = told(ada.post(f"/api/clubs/{club}/invitation"))["key"]
    assert second != first
    assert key(bob.post(f"/api/clubs/{club}/join", {"key": first}), 404) == "refused.unknown-club"
    assert key(bob.get(f"/api/clubs/{club}/invitation?key={first}"), 404) == "refused.unknown-club"
    inside = told(bob.post(f"/api/clubs/{club}/join", {"key": second}))
    assert inside["key"] == ""  # an ordinary member cannot invite
    told(bob.post(f"/api/clubs/{club}/join", {"key": second}))  # repeating it changes nothing
    assert list(lines(ada, club)) == ["Ada", "Bob"]
    guest = Person(ada.client, "Guest 7")
    assert key(guest.post(f"/api/clubs/{club}/join", {"key": second}), 403) == "refused.club-account"
    assert key(guest.post("/api/clubs", {"name": "Mine"}), 403) == "refused.club-account"


def test_only_the_founder_changes_a_club(people: tuple[Person, Person, Person]) -> None:
    ada, bob, eve = people
    club = founded(ada, bob, eve)
    for method, path, body in [
        ("PUT", "", {"name": "Mine"}),
        ("POST", "/invitation", None),
        ("POST", "/seasons", {"name": "Autumn", "number": 2}),
        ("POST", "/rounds", {"present": [ada.user, bob.user], "number": 1}),
        ("DELETE", f"/members/{eve.user}", None),
    ]:
        assert key(bob.ask(method, f"/api/clubs/{club}{path}", body), 403) == "refused.not-founder"
    assert told(ada.ask("PUT", f"/api/clubs/{club}", {"name": " Wed  nesdays "}))["name"] == "Wed nesdays"
    assert key(ada.ask("PUT", f"/api/clubs/{club}", {"name": "\u202e"}), 400) == "refused.bad-name"
    assert ada.delete(f"/api/clubs/{club}/members/{eve.user}").status_code == 204
    assert key(eve.get(f"/api/clubs/{club}"), 404) == "refused.unknown-club"


# --- which games count ----------------------------------------------------------------------------------------------


def test_games_of_members_against_each_other_count_once_they_are_over(people: tuple[Person, Person, Person]) -> None:
    ada, bob, eve = people
    club = founded(ada, bob)
    other = founded(eve, bob)
    running = ada.table(ME, OPEN)["id"]
    told(bob.post(f"/api/tables/{running}/sit", {"deck": "elves"}))
    assert lines(ada, club) == {"Ada": (0, 0, 0), "Bob": (0, 0, 0)}
    assert told(ada.get(f"/api/clubs/{club}"))["games"] == []  # it does not even show that they play
    table = played(bob, ada, password="closed")
    played(eve, ada)  # she is no member
    alone = ada.table(ME, BOT)["id"]
    with ada.join(alone) as seat:
        seat.say("resign", seat=seat.you["eye"])
    assert lines(bob, club) == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)}
    games = told(bob.get(f"/api/clubs/{club}"))["games"]
    assert [(each["table"], each["game"], each["winners"]) for each in games] == [(table, "lords", [ada.user])]
    assert sorted(games[0]["sides"]) == sorted([[ada.user], [bob.user]])
    assert lines(eve, other) == {"Bob": (0, 0, 0), "Eve": (0, 0, 0)}
    assert lines(bob, club, "?game=lords") == lines(bob, club, "?season=0") == lines(bob, club)
    assert lines(bob, club, "?game=conquest") == {"Ada": (0, 0, 0), "Bob": (0, 0, 0)}
    assert key(bob.get(f"/api/clubs/{club}?game=chess"), 404) == "refused.unknown-game"
    assert key(bob.get(f"/api/clubs/{club}?season=2"), 404) == "refused.unknown-club"


def test_joining_reveals_no_earlier_games(people: tuple[Person, Person, Person], now: Clock) -> None:
    ada, bob, _ = people
    club = founded(ada)
    played(bob, ada)
    now.go_on()
    told(bob.post(f"/api/clubs/{club}/join", {"key": told(ada.get(f"/api/clubs/{club}"))["key"]}))
    assert lines(ada, club) == {"Ada": (0, 0, 0), "Bob": (0, 0, 0)}
    played(bob, ada)
    assert lines(ada, club) == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)}


class Clock:
    """The store's clock, which stands still until it is advanced."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def go_on(self) -> None:
        self.now += 60

    def time(self) -> float:
        return float(self.now)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("warhost.server.clubs.store.time", clock)
    monkeypatch.setattr("warhost.server.tables.table_factory.time", clock)
    return clock


def test_a_season_begins_with_an_empty_table_and_the_old_one_stays(
    people: tuple[Person, Person, Person], now: Clock
) -> None:
    ada, bob, _ = people
    club = founded(ada, bob)
    played(bob, ada)
    now.go_on()
    told(ada.post(f"/api/clubs/{club}/seasons", {"name": "Autumn", "number": 2}), 201)
    played(ada, bob)
    assert lines(ada, club) == {"Bob": (1, 0, 0), "Ada": (0, 0, 1)}
    assert lines(ada, club, "?season=2") == lines(ada, club)
    assert lines(ada, club, "?season=1") == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)}
    assert lines(ada, club, "?season=0") == {"Bob": (1, 0, 1), "Ada": (1, 0, 1)}
    assert [each["name"] for each in told(bob.get(f"/api/clubs/{club}"))["seasons"]] == ["", "Autumn"]


def test_a_round_lists_the_games_of_its_pairs(people: tuple[Person, Person, Person], now: Clock) -> None:
    ada, bob, eve = people
    club = founded(ada, bob, eve)
    played(bob, ada)
    now.go_on()
    alone = {"present": [ada.user, ada.user], "number": 1}
    assert key(ada.post(f"/api/clubs/{club}/rounds", alone), 409) == "refused.too-few"
    everybody = {"present": [ada.user, bob.user, eve.user, 12345], "number": 1}
    told(ada.post(f"/api/clubs/{club}/rounds", everybody), 201)
    played(eve, ada)
    played(eve, ada)
    now.go_on()
    second = told(ada.post(f"/api/clubs/{club}/rounds", everybody | {"number": 2}), 201)
    played(bob, eve)
    shown = told(bob.get(f"/api/clubs/{club}"))["rounds"]
    assert [each["number"] for each in shown] == [2, 1]
    first, last = shown[1]["pairs"], shown[0]["pairs"]
    assert [(each["one"], each["other"]) for each in first] == [(ada.user, eve.user), (bob.user, 0)]
    assert (first[0]["won"], first[0]["lost"]) == (2, 0)  # any number of games: best of three
    assert [each["other"] for each in second["rounds"][0]["pairs"]][-1] == 0
    rests = last[-1]["one"]
    assert rests == eve.user  # Bob has had a bye already, and she is the lower one of the two others
    assert (last[0]["won"], last[0]["drawn"], last[0]["lost"]) == (
        0,
        0,
        0,
    )  # others have played since, but not this pair


def test_a_repeated_request_begins_one_round_and_one_season(people: tuple[Person, Person, Person]) -> None:
    ada, bob, _ = people
    club = founded(ada, bob)
    for path, body in (("rounds", {"present": [ada.user, bob.user]}), ("seasons", {"name": "Autumn"})):
        before = len(told(ada.get(f"/api/clubs/{club}"))[path])
        for number in (1, 1, 3):  # the next one, the same again, and one that is not the next
            told(ada.post(f"/api/clubs/{club}/{path}", body | {"number": before + number}), 201)
            assert len(told(ada.get(f"/api/clubs/{club}"))[path]) == before + 1


# --- leaving --------------------------------------------------------------------------------------------------------


def test_a_leaving_member_takes_their_games_and_a_founder_is_replaced(
    people: tuple[Person, Person, Person],
) -> None:
    ada, bob, eve = people
    club = founded(ada, bob, eve)
    played(bob, ada)
    played(eve, bob)
    told(ada.post(f"/api/clubs/{club}/rounds", {"present": [ada.user, bob.user], "number": 1}), 201)
    assert ada.delete(f"/api/clubs/{club}/members/{ada.user}").status_code == 204
    assert key(ada.get(f"/api/clubs/{club}"), 404) == "refused.unknown-club"
    left = told(bob.get(f"/api/clubs/{club}"))
    assert left["founder"] == bob.user
    assert left["key"]
    assert lines(bob, club) == {"Bob": (1, 0, 0), "Eve": (0, 0, 1)}
    assert "Ada" not in json.dumps(left)
    for person in (eve, bob):
        assert person.delete(f"/api/clubs/{club}/members/{person.user}").status_code == 204
    assert bob.get("/api/clubs").json() == []
    store = bob.client.app.state.context.writer.store
    assert store.club(club) is None
    assert store.seasons(club) == store.rounds(club, 1) == []


def test_a_deleted_account_is_in_no_club_and_no_table(people: tuple[Person, Person, Person]) -> None:
    ada, bob, eve = people
    club = founded(ada, bob, eve)
    played(bob, ada)
    played(eve, bob)
    assert ada.delete("/api/account", {"password": SECRET}).status_code == 200
    left = told(eve.get(f"/api/clubs/{club}"))
    assert "Ada" not in json.dumps(left)
    assert left["founder"] == bob.user
    assert {each["name"]: each["won"] + each["lost"] for each in left["members"]} == {"Bob": 1, "Eve": 1}
    assert len(left["games"]) == 1


def test_a_result_outlives_the_server(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'club.sqlite3'}"
    with server(settings(database=database)) as client:
        ada, bob = Person(client, "a"), Person(client, "b")
        account(ada, "Ada")
        account(bob, "Bob")
        club = founded(ada, bob)
        played(bob, ada)
        before = told(ada.get(f"/api/clubs/{club}"))
    with server(settings(database=database)) as client:
        ada.client = client
        assert told(ada.get(f"/api/clubs/{club}")) == before
        assert before["members"][0]["won"] == 1


# --- limits ---------------------------------------------------------------------------------------------------------


def test_clubs_members_seasons_and_rounds_are_limited() -> None:
    with server(settings(limits=Limits(clubs=2, members=2, seasons=2, rounds=1, logins=1e6, login_burst=99))) as client:
        ada, bob, eve = [Person(client, name) for name in ("a", "b", "c")]
        for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
            account(person, name)
        club = founded(ada, bob)
        invitation = {"key": told(ada.get(f"/api/clubs/{club}"))["key"]}
        assert key(eve.post(f"/api/clubs/{club}/join", invitation), 429) == "refused.too-many"
        told(bob.post(f"/api/clubs/{club}/join", invitation))  # members need no free place
        founded(ada)
        assert key(ada.post("/api/clubs", {"name": "One more"}), 429) == "refused.too-many"
        present = {"present": [ada.user, bob.user], "number": 1}
        told(ada.post(f"/api/clubs/{club}/rounds", present), 201)
        second = present | {"number": 2}
        assert key(ada.post(f"/api/clubs/{club}/rounds", second), 429) == "refused.too-many"
        told(ada.post(f"/api/clubs/{club}/seasons", {"name": "Two", "number": 2}), 201)
        assert key(ada.post(f"/api/clubs/{club}/seasons", {"name": "Three", "number": 3}), 429) == "refused.too-many"
        told(ada.post(f"/api/clubs/{club}/rounds", present), 201)  # counted by season


def test_no_request_of_a_founder_makes_a_club_fail(people: tuple[Person, Person, Person]) -> None:
    """Every route, with every value in every field."""
    ada, bob, _ = people
    doors = [each for each in DOORS if each.path.startswith("/api/clubs")]
    assert len(doors) == 11
    for door in doors:
        club = founded(ada, bob)
        path = door.path.format(club=club, user=bob.user)
        for value in (*NUMBERS, *ODD):
            for body in spoiled(door.body, value) if door.body is not None else ():
                if not (isinstance(value, float) or value == 10**400):
                    assert ada.ask(door.method, path, body).status_code < 500, (door, body)
            raw = quote(str(value), safe="") or "x"
            for name in door.query:
                assert ada.ask(door.method, f"{path}?{name}={raw}", door.body).status_code < 500, (door, value)
            if "{user}" in door.path:
                assert ada.delete(f"/api/clubs/{club}/members/{raw}").status_code < 500, value
        for each in ada.get("/api/clubs").json():
            ada.delete(f"/api/clubs/{each['id']}/members/{ada.user}")


# --- standings and pairings, without a server ----------------------------------------------------------------------


def game(number: int, one: int, other: int, won: int = WIN) -> list[Result]:
    return [
        Result(f"t{number}", one, "lords", 0, won, number),
        Result(f"t{number}", other, "lords", 1, WIN - won, number),
    ]


def test_points_come_first_and_a_draw_is_half_a_win() -> None:
    found = games_of([*game(1, 1, 2), *game(2, 2, 3, DRAW), *game(3, 3, 1, LOSS), *game(4, 3, 2)])
    table = standings({1: "A", 2: "B", 3: "C", 4: "D"}, found)
    assert [(each.name, points(each), each.won, each.drawn, each.lost) for each in table] == [
        ("A", 4, 2, 0, 0),
        ("C", 3, 1, 1, 1),
        ("B", 1, 0, 1, 2),
        ("D", 0, 0, 0, 0),
    ]
    assert table[0].met == [ClubMet(2, 1, 0, 0), ClubMet(3, 1, 0, 0)]
    assert table[3].rating == FIRST_RATING
    assert table[0].rating > FIRST_RATING > table[2].rating


def test_ratings_are_won_from_others_and_more_from_the_stronger() -> None:
    first = ratings([1, 2], games_of(game(1, 1, 2)))
    assert first == {1: FIRST_RATING + STEP / 2, 2: FIRST_RATING - STEP / 2}
    rows = [*game(1, 1, 2), *game(2, 1, 2), *game(3, 1, 3, LOSS)]
    found = ratings([1, 2, 3], games_of(rows))
    assert sum(found.values()) == pytest.approx(3 * FIRST_RATING)
    assert found[3] - FIRST_RATING > STEP / 2  # an equally rated opponent would have given half of it


def row(winners: list[int], sides: list[int], users: list[int], **more: Any) -> TableRow:
    chairs = [Chair("person", user, f"user {user}") if user else Chair("bot", bot="random") for user in users]
    return TableRow(
        "t", "lords", "2", "over", chairs, {}, users[0], 7, order=list(range(len(users))), sides=sides,
        outcome=[winners, "kills", "LOW-1"], **more,
    )  # fmt: skip


def test_partners_win_together_and_no_member_plays_against_themselves() -> None:
    team = results(row([0, 2], [0, 1, 0, 1], [1, 2, 3, 0]))
    assert [(each.user_id, each.side, each.points) for each in team] == [(1, 0, WIN), (2, 1, LOSS), (3, 0, WIN)]
    table = standings({1: "A", 2: "B", 3: "C"}, games_of(team))
    assert {each.name: [met.user for met in each.met] for each in table} == {"A": [2], "B": [1, 3], "C": [2]}
    assert results(row([0], [0, 1], [1, 1])) == []  # at one screen
    assert results(row([0], [0, 1], [1, 0])) == []  # against the computer
    assert results(row([0], [0, 1], [1, 2], position={"seat 1": {}})) == []
    assert results(row([], [], [1, 2])) == []  # it was stopped, and the teams are unknown
    assert [each.points for each in results(row([], [0, 1], [1, 2]))] == [DRAW, DRAW]


def line(user: int, won: int, *met: int) -> ClubMember:
    return ClubMember(user, f"user {user}", won, 0, 0, 1500, [ClubMet(other, 1) for other in met])


def pairs(found: list[ClubPair]) -> list[tuple[int, int]]:
    return [(each.one, each.other) for each in found]


def test_members_with_equal_points_meet_and_none_meet_twice_if_avoidable() -> None:
    assert pairs(paired([line(1, 2), line(2, 2), line(3, 0), line(4, 0)], {})) == [(1, 2), (3, 4)]
    again = [line(1, 2, 2), line(2, 2, 1), line(3, 0, 4), line(4, 0, 3)]
    assert pairs(paired(again, {})) == [(1, 3), (2, 4)]
    assert pairs(paired([line(1, 1, 2), line(2, 0, 1)], {})) == [(1, 2)]  # there is no one else
    assert pairs(paired([line(1, 1), line(2, 0), line(3, 0)], {})) == [(1, 2), (3, 0)]
    assert pairs(paired([line(1, 1), line(2, 0), line(3, 0)], {3: 1})) == [(1, 3), (2, 0)]
    assert pairs(paired([line(1, 1), line(2, 0), line(3, 0)], {1: 1, 2: 1, 3: 1})) == [(1, 2), (3, 0)]


@pytest.mark.parametrize("count", range(2, 2 * AT_ONCE + 4))
def test_every_present_member_gets_one_place(count: int) -> None:
    found = paired([line(user, count - user) for user in range(1, count + 1)], {})
    seated = [user for pair in pairs(found) for user in pair if user]
    assert sorted(seated) == list(range(1, count + 1))
    assert sum(pair.other == 0 for pair in found) == count % 2


def test_ten_people_meet_nobody_twice_in_an_evening() -> None:
    met: dict[int, list[int]] = {user: [] for user in range(1, 11)}
    seen = set()
    for _ in range(5):
        for one, other in pairs(paired([line(user, 0, *met[user]) for user in met], {})):
            assert (one, other) not in seen
            seen.add((one, other))
            met[one].append(other)
            met[other].append(one)
    assert len(seen) == 25
    assert seen < set(combinations(range(1, 11), 2))


def test_results_are_counted_for_every_way_a_game_ends(people: tuple[Person, Person, Person]) -> None:
    """Even if the row could not be written at the last answer: the result is stored when the table is loaded again."""
    ada, bob, _ = people
    club = founded(ada, bob)
    table = played(bob, ada)
    store = ada.client.app.state.context.writer.store
    before = lines(ada, club)

    saved = store.table(table)
    assert saved is not None
    saved.state, saved.outcome, saved.sides = "running", None, []
    store.save_table(saved)
    lobby = ada.client.app.state.context.lobby

    async def again() -> None:
        await lobby.release(lobby.tables[table])
        await lobby.find(table)

    with ada.client.portal() as there:
        there.call(again)
    assert lines(ada, club) == before == {"Ada": (1, 0, 0), "Bob": (0, 0, 1)}


def test_requests_for_club_standings_are_limited_by_member(people: tuple[Person, Person, Person]) -> None:
    """With thousands of games it is expensive; other users of the same address have separate limits."""
    ada, bob, _ = people
    club = founded(ada, bob)
    context = ada.client.app.state.context
    context.heavy = Buckets(0.0, 2, lambda: 0.0)
    asked = [ada.get(f"/api/clubs/{club}").status_code for _ in range(3)]
    assert asked == [200, 200, 429]
    assert told(bob.get(f"/api/clubs/{club}"))["id"] == club
