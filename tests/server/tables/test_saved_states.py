"""Snapshots restore a game faster and never lead to another position: the stored answers are the game."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.games import CASES, Case, each_game
from tests.helpers import chooser, shown_to
from tests.server import people
from tests.server.people import Person, server
from tests.server.secrets.test_http_twins import row_of
from warhost.engine import SPECTATOR
from warhost.server.store import sqlite_url
from warhost.server.tables.game import progress, saved_states
from warhost.server.tables.game.saved_states import EVERY, opened, saved
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Record

HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]


def same(found: TableGame, expected: TableGame) -> None:
    """True if the two games cannot be distinguished, now or later."""
    assert found.state.save() == expected.state.save()
    assert found.state.patient == expected.state.patient
    for eye in (0, 1, SPECTATOR):
        assert shown_to(found.state, eye) == shown_to(expected.state, eye)
    assert found.records == expected.records
    assert found.facts == expected.facts
    assert found.undos == expected.undos
    assert found.journal() == expected.journal()
    assert found.moments() == expected.moments()
    for seat in (0, 1):
        steps = expected.steps_back(seat)
        assert found.steps_back(seat) == steps
        assert not steps or found.is_free(seat, steps) == expected.is_free(seat, steps)


def answered(case: Case, records: int) -> TableGame:
    """A game after some answers, without undos."""
    play, pick = TableGame(row_of(case, case.fixed[0], 3, 2), []), chooser(seed=3)
    while play.moment < records:
        forced = play.match.forced
        text = play.state.notations()[0 if forced else pick(play.state)]
        play.apply(Record(play.moment, "forced" if forced else "answer", play.state.seat, text))
    return play


def brought(play: TableGame, body: bytes, records: list[Record]) -> TableGame:
    found = opened(play.row, records, body)
    assert found is not None
    for _ in found.playing(records[found.moment :]):
        pass
    return found


@settings(max_examples=25, deadline=None)
@given(case=st.sampled_from(CASES), data=st.data())
def test_a_saved_state_and_the_rest_of_the_journal_are_the_game(case: Case, data: st.DataObject) -> None:
    """Saved at any question, also in the middle of an effect; with undos that go back beyond the snapshot; and a
    restored game can be saved again.
    """
    setup, seed = data.draw(st.sampled_from(case.fixed)), data.draw(st.integers(0, 10**6))
    play, pick, body, body_at = TableGame(row_of(case, setup, seed, 2), []), chooser(seed=seed), b"", 0
    length = data.draw(st.integers(1, 120))
    save_at = data.draw(st.integers(1, length))
    while play.moment < length and play.state.outcome is None:
        steps = play.steps_back(play.state.seat) if data.draw(st.integers(0, 9)) == 0 else 0
        if steps:
            choices = len(play.match.answers)
            steps = data.draw(st.sampled_from([steps, min(choices, saved_states.BACK + 2)]))
            play.apply(Record(play.moment, "undo", play.state.seat, str(steps)))
        else:
            forced = play.match.forced
            text = play.state.notations()[0 if forced else pick(play.state)]
            play.apply(Record(play.moment, "forced" if forced else "answer", play.state.seat, text))
        if play.moment == save_at:
            body, body_at = saved(play), play.moment
    if not body:
        return
    found = brought(play, body, play.records)
    same(found, play)
    again = saved(found)
    if again:
        same(brought(play, again, play.records), play)
    for _ in found.replaying_whole():
        pass
    same(found, play)
    for number in range(len(play.facts) + 1):
        assert found.at(number).save() == play.at(number).save()
    assert body_at <= play.moment


@each_game
def test_answers_before_the_saved_state_can_be_undone(case: Case) -> None:
    """Then the game is replayed from its beginning."""
    play = answered(case, 110)
    found = brought(play, saved(play), play.records)
    assert found.match.first > 1
    steps = len(play.match.answers) - found.match.first + 1
    undo = Record(play.moment, "undo", 0, str(steps))
    found.apply(undo)
    play.apply(undo)
    same(found, play)


@each_game
def test_a_saved_state_that_does_not_match_is_discarded(case: Case) -> None:
    play = answered(case, 110)
    body, records = saved(play), play.records
    data = msgspec.json.decode(zlib.decompress(body))

    def written(at: int, value: object) -> bytes:
        return zlib.compress(msgspec.json.encode([*data[:at], value, *data[at + 1 :]]))

    assert opened(play.row, records, written(0, data[0])) is not None
    other = play.row.copy()
    other.version = "0"
    assert opened(other, records, body) is None
    assert opened(play.row, records, written(0, 0)) is None
    assert opened(play.row, records, written(1, "0")) is None
    assert opened(play.row, records, written(4, data[4].replace('"version"', '"Version"', 1))) is None
    assert opened(play.row, records[:-1], body) is None
    changed = records[:]
    changed[5] = msgspec.structs.replace(changed[5], text=f"{changed[5].text} ")
    assert opened(play.row, changed, body) is None
    for wrong in (body[:-9], body[9:], b"nonsense", zlib.compress(b"{}")):
        assert opened(play.row, records, wrong) is None


# --- at a server ----------------------------------------------------------------------------------------------------


def played_on(url: str, answers: int) -> tuple[Person, str, object]:
    """A table after some answers, and the last view of its player."""
    with server(people.settings(database=url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            for number in range(answers):
                assert seat.answer()["type"] == "done"
                seat.catch_up(number + 1)
            return ada, table, seat.view


def test_a_restart_replays_only_the_last_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game can still be viewed from its beginning, undone, and continued from any moment."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    answers = EVERY + 10
    ada, table, view = played_on(url, answers)
    given: list[Record] = []
    give = progress.give_answer
    monkeypatch.setattr(
        progress, "give_answer", lambda match, record, *more: (given.append(record), give(match, record, *more))
    )
    with server(people.settings(database=url)) as client:
        ada.client = client
        with ada.join(table) as seat:
            assert seat.view == view
            assert 0 < len(given) <= 10 + saved_states.BACK
            assert seat.answer()["type"] == "done"
            frame = ada.get(f"/api/tables/{table}/replay?answer=3&seat=0").json()
            assert len(given) > answers
            assert frame["last"] == answers + 1
            assert frame["view"]["options"] is not None
        assert ada.post(f"/api/tables/{table}/play-on", {"answer": 2, "seat": 0}).status_code == 201


def test_a_saved_state_of_other_answers_is_discarded(tmp_path: Path) -> None:
    """The table is restored from its answers as if there were no snapshot."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    ada, table, view = played_on(url, EVERY + 5)
    other, strange, _ = played_on(url, EVERY + 5)
    with server(people.settings(database=url)) as client:
        store = client.app.state.context.writer.store
        wrong = store.saved_state(strange)
        assert wrong
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE states SET body = ? WHERE table_id = ?", (wrong, table))
        ada.client = client
        with ada.join(table) as seat:
            assert seat.view == view
            assert seat.info["moment"] == EVERY + 5
            assert seat.say("resign", seat=0)["type"] == "done"
        assert store.saved_state(table) == b""
        assert store.saved_state(strange) == wrong
    assert other.client is not None
