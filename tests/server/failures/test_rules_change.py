"""A game under a changed rules version continues if both versions show the same, or when its players agree."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.nodes import ARMIES
from tests.server.people import Person, Seat, hung_up, server, settings, stored
from warhost.engine.errors import IllegalChoice
from warhost.engine.history.journal import parse
from warhost.engine.history.replay import replay
from warhost.games import find_game
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game import progress, recording
from warhost.server.tables.game.progress import Progress
from warhost.server.tables.records.records import Record

NEXT = "next"
ANSWERS = 6


class RestartableServer:
    """A server on a database file that can be restarted with other rules versions."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, game: str = "lords") -> None:
        self.url = sqlite_url(folder / "warhost.sqlite3")
        self.game = game
        self.old = find_game(game).version
        self._patch = monkeypatch
        self.people: list[Person] = []

    @contextmanager
    def open(self) -> Iterator[Any]:
        with server(settings(database=self.url)) as client:
            for each in self.people:
                each.client = client
            yield client

    def begin(self, answers: int = ANSWERS, **more: Any) -> tuple[str, Any]:
        """A game of two people after some answers: the table, and what both saw last."""
        with self.open() as client:
            ada, eve = Person(client), Person(client, "Eve")
            self.people = [ada, eve]
            one, two = ARMIES[self.game]
            places = ({"kind": "me", "deck": one}, {"kind": "open"})
            table = ada.table(*places, game=self.game, options={"first": "1"}, **more)["id"]
            assert eve.post(f"/api/tables/{table}/sit", {"deck": two}).status_code == 200
            with ada.join(table) as first, eve.join(table) as second:
                seats = sorted([first, second], key=lambda each: int(each.you["eye"]))
                given = 0
                while given < answers:
                    asked = next((each for each in seats if each.view["options"]), None)
                    if asked is None:
                        for each in seats:
                            each.say("ping")
                        continue
                    given += asked.answer()["type"] == "done"
                    for each in seats:
                        each.say("ping")
                while not any(each.view["options"] and not each.you["passing"] for each in seats):
                    for each in seats:  # standing orders may pass for a while
                        each.say("ping")
                for each in seats:
                    each.catch_up(max(other.info["moment"] for other in seats))
                seen = [(each.view, each.log) for each in (first, second)]
            hung_up(client)
        return table, seen

    def upgrade(self, version: str = NEXT) -> None:
        self._patch.setattr(find_game(self.game), "version", version)

    def fail_at(self, number: int) -> None:
        """Simulate that the new rules do not offer an answer any more."""
        give = progress.give_answer

        def gives(match: Any, record: Record, *more: Any) -> None:
            if record.number == number and record.shown:
                raise IllegalChoice("not offered any more")
            give(match, record, *more)

        self._patch.setattr(progress, "give_answer", gives)

    def edit(self, statement: str) -> None:
        store = Store(self.url)
        with store.engine.begin() as connection:
            connection.exec_driver_sql(statement)
        store.close()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RestartableServer:
    return RestartableServer(tmp_path, monkeypatch)


def until(seat: Seat, wanted: Callable[[Any], bool]) -> None:
    while not wanted(seat.info):
        seat.receive()


def answer_next(*seats: Seat) -> None:
    """Give the asked player's answer."""
    while True:  # standing orders may be faster
        for each in seats:
            each.say("ping")
        asked = next((each for each in seats if each.view["options"]), None)
        if asked is not None and asked.answer()["type"] == "done":
            return


@pytest.mark.parametrize("game", list(ARMIES))
def test_a_game_goes_on_where_the_new_rules_show_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """No one is asked: views and log are unchanged, the change is stored and announced; it survives restarts."""
    house = RestartableServer(tmp_path, monkeypatch, game)
    table, seen = house.begin()
    house.upgrade()
    for _ in range(2):
        with house.open() as client:
            ada, eve = house.people
            with ada.join(table) as first, eve.join(table) as second:
                assert first.info["state"] == "running"
                assert (first.info["begun"], first.info["version"]) == (house.old, NEXT)
                assert first.info["rules_offer"] is None
                if seen:
                    assert [(each.view, each.log) for each in (first, second)] == seen
                    seen = []
                answer_next(first, second)
            records = stored(client, "records", table)
            changes = [each for each in records if each.kind == "rules"]
            assert [(each.seat, each.text) for each in changes] == [(-1, f"{house.old} {NEXT} {changes[0].number}")]
            assert all(each.shown for each in records)
            assert stored(client, "table", table).version == NEXT
            assert ada.get(f"/api/tables/{table}").json()["begun"] == house.old
            hung_up(client)


def test_the_journal_tells_which_versions_a_game_had(house: RestartableServer) -> None:
    """It replays under the new rules; without a change the file has the usual format."""
    table, _ = house.begin()
    house.upgrade()
    with house.open() as client:
        ada, eve = house.people
        with ada.join(table) as first, eve.join(table) as second:
            answer_next(first, second)
            assert first.say("resign", seat=first.you["eye"])["type"] == "done"
        text = ada.get(f"/api/tables/{table}/journal").text
        head = json.loads(text.split("\n", 1)[0])
        assert head["rules"] == [{"version": house.old, "answers": ANSWERS}]
        assert head["version"] == NEXT
        assert replay(parse(text), find_game("lords")).state.outcome is not None
        hung_up(client)


@pytest.mark.parametrize("why", ["other-views", "no-digests"])
def test_players_are_asked_where_it_is_not_known_to_be_the_same(house: RestartableServer, why: str) -> None:
    """Both have to agree, in any order and across restarts; then the game continues from the position reached."""
    table, seen = house.begin()
    house.edit(f"UPDATE answers SET shown = '{'0' * 16 if why == 'other-views' else ''}' WHERE number = 3")
    house.upgrade()
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as seat:
            assert seat.info["state"] == "stopped"
            assert seat.info["reason"] == "stopped.rules-changed"
            assert seat.info["rules_offer"] == {"old": house.old, "new": NEXT, "lost": 0, "waiting": [0, 1]}
            assert seat.answer("draw", 0, 6)["refusal"]["key"] == "refused.not-running"
            other = 1 - seat.you["seats"][0]
            assert seat.say("rules-reply", seat=other, agree=True)["refusal"]["key"] == "refused.not-your-seat"
            assert seat.say("rules-reply", seat=1 - other, agree=True)["type"] == "done"
            until(seat, lambda info: info["rules_offer"]["waiting"] == [other])
        assert [each.kind for each in stored(client, "records", table)].count("rules") == 0
        hung_up(client)
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            mine = second.you["seats"][0]
            assert second.info["rules_offer"]["waiting"] == [mine]
            assert second.say("rules-reply", seat=mine, agree=True)["type"] == "done"
            for each in (first, second):
                until(each, lambda info: info["state"] == "running")
            assert [(each.view, each.log) for each in (first, second)] == seen
            assert first.info["rules_offer"] is None
            answer_next(first, second)
            assert second.say("rules-reply", seat=mine, agree=True)["refusal"]["key"] == "refused.no-offer"
        hung_up(client)
    house.upgrade("later")  # views from before the agreement are not compared again
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert first.info["state"] == "running"
            assert (first.info["begun"], first.info["version"]) == (house.old, "later")
            answer_next(first, second)
        hung_up(client)


def test_what_the_new_rules_do_not_allow_is_taken_back(house: RestartableServer) -> None:
    """The question says how many answers; the records stay, a restart leads to the same position, and undo works from
    there.
    """
    table, _ = house.begin()
    house.upgrade()
    house.fail_at(4)
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert first.info["rules_offer"]["lost"] == ANSWERS - 4
            for each in (first, second):
                assert each.say("rules-reply", seat=each.you["seats"][0], agree=True)["type"] == "done"
            for each in (first, second):
                until(each, lambda info: info["state"] == "running")
            assert first.info["answers"] == 4
            assert first.info["moment"] == ANSWERS + 1
            answer_next(first, second)
            for each in (first, second):
                each.catch_up(ANSWERS + 2)
                each.say("ping")
            seen = [(each.view, each.log) for each in (first, second)]
        records = stored(client, "records", table)
        assert len(records) == first.info["moment"]
        assert records[ANSWERS].text == f"{house.old} {NEXT} 4"
        hung_up(client)
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert [(each.view, each.log) for each in (first, second)] == seen
            frame = ada.get(f"/api/tables/{table}/replay?answer=4").json()
            assert frame["last"] == first.info["answers"]
            assert first.say("resign", seat=first.you["eye"])["type"] == "done"
        text = ada.get(f"/api/tables/{table}/journal").text
        assert len(parse(text).answers) == len(replay(parse(text), find_game("lords")).answers)
        hung_up(client)


def test_either_player_can_end_it_without_a_winner(house: RestartableServer) -> None:
    """It stays finished after a restart and under later rules, can be viewed, and does not count as a result."""
    table, _ = house.begin()
    house.edit("UPDATE answers SET shown = ''")
    house.upgrade()
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert first.say("rules-reply", seat=first.you["seats"][0], agree=True)["type"] == "done"
            assert second.say("rules-reply", seat=second.you["seats"][0], agree=False)["type"] == "done"
            for each in (first, second):
                until(each, lambda info: info["state"] == "over")
                assert each.info["outcome"] == [[], "abandoned", ""]
                assert each.view["outcome"] == [[], "abandoned", ""]
        assert stored(client, "records", table)[-1].kind == "abandon"
        assert ada.get("/api/tables").json()["mine"][0]["outcome"] == [[], "abandoned", ""]
        while not stored(client, "archived_game", table):
            client.get("/api/health")
        hung_up(client)
    house.edit(
        f"UPDATE tables SET state = 'running', body = replace(body, '\"over\"', '\"running\"') WHERE id = '{table}'"
    )
    house.upgrade("later")  # as if the server had been killed before the row was written
    with house.open() as client:
        with ada.join(table) as seat:
            assert seat.info["state"] == "over"
        assert ada.get(f"/api/tables/{table}/replay?answer=2").status_code == 200
        hung_up(client)


def test_a_change_that_was_written_before_a_kill_is_not_asked_again(house: RestartableServer) -> None:
    """The record is stored, the row is not: the next start updates the row."""
    table, _ = house.begin()
    house.edit("UPDATE answers SET shown = ''")
    house.edit(
        "INSERT INTO answers (table_id, number, kind, seat, text, banks, at, shown) "
        f"VALUES ('{table}', {ANSWERS}, 'rules', 1, '{house.old} {NEXT} {ANSWERS}', '[]', 0, '0000000000000000')"
    )
    house.upgrade()
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert first.info["state"] == "running"
            assert first.info["moment"] == ANSWERS + 1
            answer_next(first, second)
        assert stored(client, "table", table).version == NEXT
        hung_up(client)


def test_bots_agree_and_a_game_of_bots_goes_on(house: RestartableServer) -> None:
    """Only people are asked, and a person with several seats only once."""
    with house.open() as client:
        ada = Person(client)
        house.people = [ada]
        bots = ada.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["id"]
        alone = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})["id"]
        with ada.join(alone) as seat:
            assert seat.answer()["type"] == "done"
        hung_up(client)
    house.edit("UPDATE answers SET shown = ''")
    house.upgrade()
    with house.open() as client:
        assert ada.get(f"/api/tables/{bots}").json()["state"] == "running"
        with ada.join(alone) as seat:
            assert seat.info["rules_offer"]["waiting"] == [0, 1]
            assert seat.say("rules-reply", seat=0, agree=True)["type"] == "done"
            until(seat, lambda info: info["state"] == "running")
            assert seat.answer()["type"] == "done"
        hung_up(client)


def test_a_game_whose_beginning_the_new_rules_refuse_can_only_be_given_up(
    house: RestartableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = house.begin()
    house.upgrade()

    def refuses(*_: Any) -> None:
        raise IllegalChoice("no such deck any more")

    monkeypatch.setattr(find_game("lords"), "start", refuses)
    ada, _eve = house.people
    with house.open() as client:
        with ada.join(table) as seat:
            assert seat.info["reason"] == "stopped.other-version"
            assert seat.say("resign", seat=seat.you["seats"][0])["type"] == "done"
            until(seat, lambda info: info["state"] == "over")
        hung_up(client)


def test_a_write_that_fails_changes_nothing(house: RestartableServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question stays, and can be answered again."""
    table, _ = house.begin()
    house.edit("UPDATE answers SET shown = ''")
    house.upgrade()
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert first.say("rules-reply", seat=first.you["seats"][0], agree=True)["type"] == "done"
            writer = client.app.state.context.writer

            async def full(*_: Any) -> None:
                raise OSError("no room")

            with monkeypatch.context() as patch:
                patch.setattr(writer, "append", full)
                for agree in (True, False):
                    reply = second.say("rules-reply", seat=second.you["seats"][0], agree=agree)
                    assert reply["refusal"]["key"] == "refused.storage"
            assert second.info["rules_offer"]["waiting"] == second.you["seats"]
            assert second.say("rules-reply", seat=second.you["seats"][0], agree=True)["type"] == "done"
            until(first, lambda info: info["state"] == "running")
            answer_next(first, second)
        hung_up(client)


@pytest.mark.parametrize("digests", [True, False])
def test_a_finished_game_that_was_not_kept_is_kept_under_rules_that_show_the_same(
    house: RestartableServer, digests: bool
) -> None:
    """Games without digests are compared by answers and end; one that differs keeps only its journal."""
    table, _ = house.begin()
    with house.open() as client:
        ada = house.people[0]
        with ada.join(table) as seat:
            assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
        frames = [ada.get(f"/api/tables/{table}/replay?answer={at}&seat=0").json() for at in range(ANSWERS + 1)]
        while not stored(client, "archived_game", table):
            client.get("/api/health")
        hung_up(client)
    house.edit("DELETE FROM kept_games")
    if not digests:
        house.edit("UPDATE answers SET shown = ''")
    house.upgrade()
    with house.open() as client:
        while not stored(client, "archived_game", table):
            client.get("/api/health")
        found = [ada.get(f"/api/tables/{table}/replay?answer={at}&seat=0").json() for at in range(ANSWERS + 1)]
        assert found == frames
    house.edit("DELETE FROM kept_games")
    house.edit(f"UPDATE answers SET shown = '{'0' * 16}' WHERE number = 2")
    with house.open() as client:
        archive = client.app.state.context.archive
        while not archive.is_done():
            client.get("/api/health")
        assert stored(client, "archived_game", table) == b""
        refused = ada.get(f"/api/tables/{table}/replay?answer=2").json()
        assert refused["refusal"]["key"] == "refused.other-version"


def test_the_digest_depends_on_what_every_seat_sees(house: RestartableServer) -> None:
    """And on nothing else: the same answers give the same digests in another game with the same seed."""
    table, _ = house.begin()
    with house.open() as client:
        records = stored(client, "records", table)
        assert len({each.shown for each in records}) == len(records)
        row = stored(client, "table", table)
        again = Progress(progress.Match(None, find_game("lords").start(row.setup, int(row.seed)), True), {}, [])  # type: ignore[arg-type]
        for record in records:
            again.carry_out(record)
            assert again.digest(2) == record.shown


def test_a_saved_state_skips_what_was_taken_back(
    house: RestartableServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is made and restored with records of the old rules in between."""
    monkeypatch.setattr(recording, "EVERY", 5)
    table, _ = house.begin()
    house.upgrade()
    house.fail_at(4)
    ada, eve = house.people
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            for each in (first, second):
                assert each.say("rules-reply", seat=each.you["seats"][0], agree=True)["type"] == "done"
            for _ in range(12):
                answer_next(first, second)
            for each in (first, second):
                each.say("ping")
            seen = [(each.view, each.log) for each in (first, second)]
        body = stored(client, "saved_state", table)
        hung_up(client)
    assert body
    caplog.clear()
    with house.open() as client:
        with ada.join(table) as first, eve.join(table) as second:
            assert client.app.state.context.lobby.tables[table].play.match.first > 0
            assert [(each.view, each.log) for each in (first, second)] == seen
            answer_next(first, second)
        hung_up(client)
    assert not [each for each in caplog.records if "thrown away" in each.getMessage()]
