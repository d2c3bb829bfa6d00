"""Undo, resigning and clocks (`docs/concepts/table.md`)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.conformance.games import CASES
from tests.server.failures.test_play_first import hall
from tests.server.people import Person, Seat, server, settings, stored
from warhost.server.protocol import ClockRule, GiveOrders, Orders
from warhost.server.tables.services.clock import Clock

ORCS, ELVES, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "deck": "elves"}


@contextmanager
def two_people(chosen: Any = None, **more: Any) -> Iterator[tuple[Any, Seat, Seat]]:
    """A table at which Ada is asked first, and Grace second."""
    with server(chosen) as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN, **{"options": {"first": "1"}, **more})
        grace.post(f"/api/tables/{table['id']}/sit", {"deck": "elves"})
        with ada.join(table["id"]) as one, grace.join(table["id"]) as two:
            yield client, one, two


def answer(seat: Seat, *others: Seat) -> None:
    moment = seat.info["moment"]
    assert seat.answer()["type"] == "done"
    for each in (seat, *others):
        each.catch_up(moment + 1)


def undo(seat: Seat) -> dict[str, Any]:
    return seat.say("undo", moment=seat.info["moment"], seat=seat.you["eye"])


def test_against_the_computer_undo_is_always_free() -> None:
    """It returns to the player's last question, whatever the computer did since; a moment's number never recurs."""
    with server() as client:
        ada = Person(client)
        table = ada.table(ORCS, BOT)
        with ada.join(table["id"]) as seat:
            seat.wait_to_be_asked()
            before, log, moment = seat.view, seat.log, seat.info["moment"]
            option = seat.view["options"][0]
            assert seat.you["undo"] in ("no", "free")
            answer(seat)
            seat.wait_to_be_asked()
            assert seat.you["undo"] == "free"
            assert undo(seat)["type"] == "done"
            while seat.view != before:
                seat.receive()
            assert seat.log == log
            assert seat.info["moment"] > moment
            assert seat.answer(option, moment=moment)["refusal"]["key"] == "refused.stale"


def test_undo_is_free_until_something_is_revealed() -> None:
    """LOW-13.3: a player who stays is asked for their deployment next; nothing was drawn or shown meanwhile."""
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.post("/api/scenarios/open", {"path": "lords/13-mobile/13.1-once-and-not-engaged"}).json()
        client.app.state.context.lobby.tables[table["id"]].row.chairs[1].user = grace.user  # now two people sit there
        with ada.join(table["id"]) as seat:
            before = seat.view
            assert seat.you["seats"] == [0]
            assert seat.you["idle"] == "stay"
            assert seat.answer("stay")["type"] == "done"
            seat.catch_up(1)
            assert seat.view["phase"] == "deploy"
            assert seat.you["undo"] == "free"
            assert undo(seat)["type"] == "done"
            seat.catch_up(2)
            assert seat.info["undo"] is None
            assert seat.view == before


def test_after_a_draw_the_opponent_is_asked_and_may_agree() -> None:
    with two_people() as (_, one, two):
        before, log = one.view, one.log
        answer(one, two)
        assert one.you["undo"] == "ask"
        assert undo(one)["type"] == "done"
        while two.info["undo"] is None:
            two.receive()
        assert two.info["undo"] == {"seat": 0, "answers": 1, "kept": len(log), "waiting": [1]}
        assert len(two.log) > len(log)  # later entries would not have happened
        moment = two.info["moment"]
        assert two.say("undo-reply", moment=moment, seat=1, agree=True)["type"] == "done"
        for each in (one, two):
            each.catch_up(moment + 1)
            assert each.info["undo"] is None
        assert one.view == before
        assert one.log == log


def test_an_offer_is_declined_or_passed_over() -> None:
    with two_people() as (_, one, two):
        answer(one, two)
        undo(one)
        while two.info["undo"] is None:
            two.receive()
        moment = two.info["moment"]
        assert two.say("undo-reply", moment=moment, seat=1, agree=False)["type"] == "done"
        while two.info["undo"] is not None:
            two.receive()
        assert two.info["moment"] == moment
        again = two.say("undo-reply", moment=moment, seat=1, agree=True)
        assert again["refusal"]["key"] == "refused.no-offer"
        undo(one)
        answer(two, one)  # continuing the game declines the offer
        assert one.info["undo"] is None


def test_players_cannot_accept_their_own_offer() -> None:
    with two_people() as (client, one, two):
        answer(one, two)
        undo(one)
        moment = one.info["moment"]
        assert one.say("undo-reply", moment=moment, seat=0, agree=True)["type"] == "done"
        assert client.app.state.context.lobby.tables[one.info["id"]].moment == moment


def test_there_is_nothing_to_take_back_at_first_or_after_the_end() -> None:
    with two_people() as (_, one, two):
        assert undo(one)["refusal"]["key"] == "refused.no-undo"
        assert two.say("resign", seat=1)["type"] == "done"
        while one.info["state"] != "over":
            one.receive()
        assert one.info["outcome"] == [[0], "resigned", "LOW-14.7"]
        assert undo(one)["refusal"]["key"] in ("refused.not-running", "refused.stale")
        assert one.say("resign", seat=0)["refusal"]["key"] == "refused.not-running"


def test_a_preview_tells_what_every_square_would_bring() -> None:
    with two_people() as (_, one, two):
        answer(one, two)
        code = two.view["options"][0].split()[1]
        reply = two.say("preview", moment=two.info["moment"], seat=1, prefix=f"deploy {code}")
        wanted = [option for option in two.view["options"] if option.split()[1] == code]
        assert sorted(reply["outlooks"]) == sorted(wanted)
        refused = one.say("preview", moment=one.info["moment"], seat=0, prefix="deploy")
        assert refused["refusal"]["key"] == "refused.not-asked"


def test_the_clock_runs_for_the_asked_seat_and_ends_the_game() -> None:
    """Ten seconds per answer are free; after that the bank is used up, and the game ends."""
    time = [100.0]
    chosen = settings(now=lambda: time[0])
    with two_people(chosen, clock={"move": 10, "bank": 20}) as (client, one, two):
        assert one.info["clocks"] == {"rule": {"move": 10, "bank": 20}, "move": 10_000, "bank": [20_000, 20_000]}
        time[0] += 13
        answer(one, two)
        assert one.info["clocks"]["bank"] == [17_000, 20_000]
        time[0] += 31
        assert two.say("ping")["type"] == "pong"  # the table's task checks the clock
        while two.info["state"] != "over":
            two.receive()
        assert two.info["outcome"] == [[0], "resigned", "LOW-14.7"]
        records = stored(client, "records", one.info["id"])
        assert [(each.kind, each.seat, each.text) for each in records[-1:]] == [("timeout", 1, "resign")]


def test_a_player_of_all_seats_undoes_freely() -> None:
    """At a hot seat there is no one else to ask."""
    with server() as client:
        ada = Person(client)
        table = ada.table(ORCS, ELVES)
        with ada.join(table["id"]) as seat:
            before, eye = seat.view, seat.you["eye"]
            answer(seat)
            assert seat.say("undo", moment=1, seat=eye)["type"] == "done"
            seat.catch_up(2)
            assert seat.view == before


def test_all_other_players_must_agree_to_an_undo_and_the_asker_may_withdraw() -> None:
    """With three players, one consent is not enough."""
    with server() as client:
        ada, grace, joan = Person(client), Person(client, "Grace"), Person(client, "Joan")
        table = ada.table(ORCS, OPEN, OPEN, options={"players": 3})
        for each in (grace, joan):
            assert each.post(f"/api/tables/{table['id']}/sit", {"deck": "elves"}).status_code == 200
        with ada.join(table["id"]) as one, grace.join(table["id"]) as two, joan.join(table["id"]) as three:
            answer(one, two, three)
            undo(one)
            assert one.say("undo-reply", moment=1, seat=0, agree=False)["type"] == "done"
            while one.info["undo"] is not None:
                one.receive()
            undo(one)
            assert two.say("undo-reply", moment=1, seat=1, agree=True)["type"] == "done"
            while (three.info["undo"] or {}).get("waiting") != [2]:
                three.receive()
            assert three.info["moment"] == 1
            assert three.say("undo-reply", moment=1, seat=2, agree=True)["type"] == "done"
            one.catch_up(2)
            assert one.info["answers"] == 0


def test_an_undo_gives_no_time_back() -> None:
    time = [0.0]
    with two_people(settings(now=lambda: time[0]), clock={"move": 10, "bank": 20}) as (_, one, two):
        time[0] += 15
        answer(one, two)
        undo(one)
        while two.info["undo"] is None:
            two.receive()
        assert two.say("undo-reply", moment=1, seat=1, agree=True)["type"] == "done"
        one.catch_up(2)
        assert one.info["asked"] == 0
        assert one.info["clocks"]["bank"] == [15_000, 20_000]
        assert one.info["clocks"]["move"] == 10_000


def test_bots_have_no_clock() -> None:
    """However long a bot thinks, its bank stays full and the game continues."""
    time = [0.0]

    async def sleep(seconds: float) -> None:
        time[0] += 1000  # much longer than the clock allows

    with server(settings(now=lambda: time[0], sleep=sleep)) as client:
        ada = Person(client)
        table = ada.table(ORCS, BOT, options={"first": "2"}, clock={"move": 10, "bank": 20})
        with ada.join(table["id"]) as seat:
            assert seat.wait_to_be_asked()
            assert seat.info["clocks"]["bank"] == [20_000, 20_000]


def test_a_restart_resets_only_the_free_seconds() -> None:
    time = [0.0]
    clock = Clock(ClockRule(10, 20), 2, lambda: time[0])
    time[0] += 14
    assert clock.after(0) == (16_000, 20_000)
    again = Clock(clock.rule, 2, lambda: time[0], (16_000, 20_000))
    assert (again.left(0), again.shown(0).move, again.shown(0).bank) == (26, 10_000, [16_000, 20_000])
    assert again.shown(-1).move == 0


@pytest.mark.parametrize("stops", [False, True])
def test_undo_is_free_where_the_table_has_passed_for_the_others(stops: bool) -> None:
    """A response to a development is passed by default, whatever the hand; players with a stop answer themselves."""

    async def check() -> None:
        async with hall(CASES[1], clocks=False) as made:
            await made.settle()
            while not _developments(made.play.state):
                await made.go_on()
                await made.settle()
            seat = made.play.state.seat
            if stops:
                orders = Orders(stops={"response-development theirs": "stop", "poor theirs": "stop"})
                await made.table.handle(made.viewers[1 - seat], GiveOrders(1, 1 - seat, orders))
            assert not await made.record("answer", seat, _developments(made.play.state)[0])
            assert made.play.state.seat == 1 - seat
            assert made.table.document(made.viewers[seat]).you.undo == "free"  # the other one has not answered yet
            if stops:
                await made.settle()
                passed = made.play.state.notations()
                assert not await made.record("forced" if len(passed) == 1 else "answer", 1 - seat, "pass")
            await made.settle()
            assert any(each.seat != seat for each in made.play.answers_to_undo(seat))
            assert made.table.document(made.viewers[seat]).you.undo == ("ask" if stops else "free")

    asyncio.run(check())


def _developments(state: Any) -> list[str]:
    """The options to play a card facedown in the capital phase, which shows nothing to other players."""
    options = state.notations() if state.question.window(state) == "capital" else []
    return [option for option in options if option.startswith("develop")]
