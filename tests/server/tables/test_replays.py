"""Replays: the same frames as replaying the game would give, without replaying it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tests.conformance.games import Case, each_game
from tests.helpers import chooser, shown_to
from tests.server.people import Person, server
from tests.server.secrets.test_http_twins import row_of
from tests.server.tables.test_saved_states import answered
from warhost.engine import SPECTATOR
from warhost.server.tables.game import table_game as playing
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Record
from warhost.server.tables.replays.archived_game import WHOLE, packed, unpacked
from warhost.server.tables.replays.replay_frames import Frames, write
from warhost.server.tables.services.processes import Processes, Requester
from warhost.server.tables.views.delta import carry_out, changes

SORTED = msgspec.json.Encoder(order="sorted")
HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]


def played(case: Case, seed: int, answers: int) -> TableGame:
    """A game after some answers, with undos."""
    play, pick = TableGame(row_of(case, case.fixed[0], seed, 2), []), chooser(seed=seed)
    while play.moment < answers and play.state.outcome is None:
        steps = play.steps_back(play.state.seat) if play.moment % 17 == 16 else 0
        if steps:
            play.apply(Record(play.moment, "undo", play.state.seat, str(steps)))
        else:
            forced = play.match.forced
            text = play.state.notations()[0 if forced else pick(play.state)]
            play.apply(Record(play.moment, "forced" if forced else "answer", play.state.seat, text))
    return play


@each_game
def test_every_frame_equals_that_of_a_full_replay(case: Case) -> None:
    """Forced answers have no stored state: they are replayed from the answer before them."""
    play = played(case, 3, 110)
    again = TableGame(play.row, [])
    assert any(each.forced for each in play.facts) or case.game.name == "lords"
    for number, fact in enumerate(play.facts):
        found = play.at(number)
        assert found.save() == again.state.save()
        for eye in (0, 1, SPECTATOR):
            assert shown_to(found, eye) == shown_to(again.state, eye)
        record = play.records[fact.number]
        again.apply(Record(again.moment, record.kind, record.seat, record.text))
    assert play.at(len(play.facts)).save() == again.state.save()


@each_game
def test_views_made_from_changes_equal_fresh_views(case: Case) -> None:
    """At every answer of a whole game, for every view."""
    play, pick = TableGame(row_of(case, case.fixed[0], 5, 2), []), chooser(seed=5)
    shown: dict[int, tuple[Any, bytes]] = {}
    while play.state.outcome is None:
        forced = play.match.forced
        text = play.state.notations()[0 if forced else pick(play.state)]
        play.apply(Record(play.moment, "forced" if forced else "answer", play.state.seat, text))
        for eye in (SPECTATOR, 0, 1):
            view = play.state.seen_by(eye, play.shared)
            body = msgspec.json.encode(view)
            assert body == msgspec.json.encode(play.state.view(eye))
            if eye in shown:
                before = msgspec.json.decode(shown[eye][1])
                assert SORTED.encode(carry_out(before, changes(shown[eye][0], view))) == SORTED.encode(view)
            shown[eye] = view, body
    assert play.moment > 2 * WHOLE


@each_game
def test_an_archived_game_shows_every_moment_as_it_was(case: Case) -> None:
    """For every view with its log, without the rules."""
    play = answered(case, 90)
    kept = unpacked(packed(msgspec.json.encode(play.row), msgspec.json.encode(play.records)))
    assert kept is not None
    assert kept.last == len(play.facts) > 2 * WHOLE
    assert kept.moments == play.moments()
    assert kept.log_lengths() == play.log_lengths()
    assert kept.log_lengths() == [len(play.at(number).log or []) for number in range(kept.last + 1)]
    assert [kept.given[at] for at in range(kept.last)] == [play.answer_text(at) for at in range(kept.last)]
    for number in range(kept.last + 1):
        state = play.at(number)
        for eye in (SPECTATOR, 0, 1):
            found = kept.cached_frame(number, eye)
            assert json.loads(bytes(found.view)) == json.loads(json.dumps(state.view(eye)))
            assert json.loads(bytes(found.log)) == json.loads(json.dumps(state.shown_log(eye)))
    assert kept.log(0) == json.loads(json.dumps(play.state.shown_log(0)))


def test_data_that_is_no_archived_game_is_rejected() -> None:
    for body in (
        b"",
        b"nonsense",
        zlib.compress(b"nonsense"),
        zlib.compress(msgspec.msgpack.encode([0, [], [], [], []])),
    ):
        assert unpacked(body) is None


@each_game
def test_earlier_frames_are_not_replayed(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the beginning; and a frame is rendered only once."""
    play = played(case, 4, 60)
    beginning = next(number for number, each in enumerate(play.facts) if not each.forced)
    monkeypatch.setattr(playing, "begun", lambda *_: pytest.fail("the game was played again"))
    frames = Frames()
    for _ in range(2):
        for number in range(beginning, len(play.facts) + 1):
            frames.cached_frame(play, number, SPECTATOR)
    assert frames.made == len(play.facts) + 1 - beginning


def test_the_memory_for_replay_frames_is_limited() -> None:
    from tests.conformance.lords import LORDS_CASE

    play = played(LORDS_CASE, 5, 30)
    frames = Frames(room=20_000)
    for number in range(len(play.facts)):
        frames.cached_frame(play, number, SPECTATOR)
        assert frames.size <= 20_000


def test_after_an_undo_the_frame_with_the_same_number_differs() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            shown = []
            for option in (0, -1):
                seat.answer(seat.view["options"][option])
                seat.catch_up(1 if option == 0 else 3)
                shown.append(ada.get(f"/api/tables/{table}/replay?answer=1&seat=0").json())
                assert shown[-1]["view"] == ada.get(f"/api/tables/{table}/replay?answer=1&seat=0").json()["view"]
                if option == 0:
                    seat.say("undo", moment=1, seat=0)
                    seat.catch_up(2)
            assert shown[0]["text"] != shown[1]["text"]
            assert shown[0]["view"] != shown[1]["view"]


def test_files_about_a_whole_game_have_a_separate_limit() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        bucket = client.app.state.context.heavy
        bucket.rate, bucket.burst = 0.0, 3
        found = [ada.get(f"/api/tables/{table}/{kind}").status_code for kind in ("report", "scenario") * 2]
        assert found == [200, 200, 200, 429]
        assert ada.post(f"/api/tables/{table}/play-on", {"answer": 0, "seat": 0}).status_code == 429
        assert ada.get(f"/api/tables/{table}/replay?answer=0").status_code == 200


def test_files_are_written_in_a_worker_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the thread of the tables."""
    from warhost.server.tables.replays import replay_frames

    made: list[bytes] = []

    def seen(*args: bytes) -> bytes:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        made.append(write(*args))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(replay_frames, "write", seen)
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        assert ada.get(f"/api/tables/{table}/report").content == made[0]


# --- processes ------------------------------------------------------------------------------------------------------


def test_users_take_turns_whatever_their_number_of_requests() -> None:
    """A user with one request waits for one request of another user, not for all of them."""
    done: list[int] = []

    async def check() -> None:
        processes = Processes(1, ThreadPoolExecutor(1))
        greedy = [processes.run(Requester(1), 60, done.append, 1) for _ in range(10)]
        await asyncio.gather(
            *greedy, processes.run(Requester(2), 60, done.append, 2), processes.run(Requester(3), 60, done.append, 3)
        )

    asyncio.run(check())
    assert done[:4] == [1, 1, 2, 3]
    assert len(done) == 12


def test_addresses_take_turns_whatever_their_number_of_guests() -> None:
    """Guests of one address wait for each other; a guest from another address waits for one of them."""
    done: list[int] = []

    async def check() -> None:
        processes = Processes(1, ThreadPoolExecutor(1))
        guests = [Requester(number, "192.0.2.1") for number in range(1, 11)] * 2
        others = [Requester(21, "192.0.2.2"), Requester(22), Requester(23)]
        await asyncio.gather(*[processes.run(each, 60, done.append, each.person) for each in guests + others])

    asyncio.run(check())
    assert done[:6] == [1, 2, 21, 22, 23, 3]
    assert done[6:] == [*range(4, 11), *range(1, 11)]


def test_a_cancelled_job_frees_its_turn_in_the_queue() -> None:
    async def check() -> list[int]:
        hold, done = threading.Event(), []
        processes = Processes(1, ThreadPoolExecutor(1))
        first = asyncio.create_task(processes.run(Requester(1), 60, hold.wait))
        rest = [asyncio.create_task(processes.run(Requester(person), 60, done.append, person)) for person in (1, 2, 3)]
        await asyncio.sleep(0)
        rest[1].cancel()
        first.cancel()
        hold.set()
        await asyncio.gather(*rest, first, return_exceptions=True)
        assert await processes.run(Requester(4), 60, lambda: 4) == 4
        return done

    assert asyncio.run(check()) == [1, 3]


def test_a_job_that_takes_too_long_is_aborted() -> None:
    async def check() -> None:
        hold = threading.Event()
        processes = Processes(1, ThreadPoolExecutor(1))
        with pytest.raises(TimeoutError):
            await processes.run(Requester(1), 0.01, hold.wait)
        hold.set()
        assert await processes.run(Requester(1), 60, lambda: 4) == 4

    asyncio.run(check())


def test_a_process_that_does_not_respond_or_died_is_replaced() -> None:
    """A real process: suspended, it never finishes; killed, it is gone."""

    async def check() -> None:
        processes = Processes(1)
        first = await processes.run(Requester(1), 60, os.getpid)
        with pytest.raises(TimeoutError):
            await processes.run(Requester(1), 0.1, signal.raise_signal, signal.SIGSTOP)
        second = await processes.run(Requester(1), 60, os.getpid)
        os.kill(second, signal.SIGKILL)
        third = await processes.run(Requester(1), 60, os.getpid)
        assert len({first, second, third, os.getpid()}) == 4
        processes.close()

    asyncio.run(check())


def test_a_bot_is_charged_to_the_address_of_a_viewer() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = client.app.state.context.lobby.tables[ada.table({"kind": "me", "deck": "orcs"}, {"kind": "open"})["id"]]
        assert table.requester() == Requester(ada.user)
        with eve.join(table.row.id):
            assert table.requester() == Requester(ada.user, "testclient")


def test_bots_do_not_play_without_viewers() -> None:
    """A table with bots only is paused until someone watches, and again when the last viewer has left."""
    with server() as client:
        ada = Person(client)
        table = ada.table(*[{"kind": "bot", "bot": "random"}] * 2)["id"]
        for _ in range(20):
            assert ada.get(f"/api/tables/{table}").json()["moment"] == 0
        with ada.join(table) as seat:
            seat.catch_up(3)


def test_a_random_answer_is_given_for_a_bot_that_never_answers() -> None:
    with server() as client:
        ada = Person(client)
        hold = threading.Event()
        bot_processes = client.app.state.context.services.bot_processes
        bot_processes.longest = 0.01
        bot_processes._processes._pool.submit(hold.wait)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "greedy"}, options={"first": "2"})[
            "id"
        ]
        with ada.join(table) as seat:
            assert seat.wait_to_be_asked()
        hold.set()
