"""Absent players: claims, the computer in their place, and adjourned games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.people import Person, Seat, hung_up, server, settings
from tests.server.tables.test_undo import OPEN, ORCS, two_people

MINUTES = 10


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@contextmanager
def grace_is_asked_and_gone(time: Time, **more: Any) -> Iterator[tuple[Any, Person, Seat]]:
    """Ada is connected alone: Grace, who is asked, has left."""
    with server(settings(now=time)) as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN, **{"options": {"first": "2"}, "wait": MINUTES, **more})["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        with ada.join(table) as one:
            with grace.join(table) as two:
                assert two.view["options"]
            hung_up(client, 1)
            while one.info["places"][1]["here"]:
                one.receive()
            yield client, grace, one


def claim(seat: Seat, wish: str = "win") -> dict[str, Any]:
    return seat.say("claim", seat=seat.you["eye"], wish=wish)


def test_all_viewers_see_who_is_absent_and_since_when() -> None:
    with grace_is_asked_and_gone(Time()) as (_, _grace, ada):
        places = ada.info["places"]
        assert (places[0]["here"], places[0]["gone"]) == (True, 0)
        assert places[1]["gone"] > 1_600_000_000


def test_an_absent_player_to_move_loses_when_the_other_claims() -> None:
    time = Time()
    with grace_is_asked_and_gone(time) as (_, _grace, ada):
        time.seconds += MINUTES * 60 - 1
        assert claim(ada)["refusal"]["key"] == "refused.not-away"
        time.seconds += 1
        assert claim(ada)["type"] == "done"
        while ada.info["state"] != "over":
            ada.receive()
        assert ada.info["outcome"][0] == [ada.you["eye"]]


def test_no_claims_without_leave_rule_or_with_a_clock() -> None:
    for more in ({"wait": 0}, {"clock": {"move": 3600, "bank": 36000}}):
        time = Time()
        with grace_is_asked_and_gone(time, **more) as (_, _grace, ada):
            time.seconds += 2 * MINUTES * 60
            assert claim(ada)["refusal"]["key"] == "refused.not-away"


def test_a_present_or_waiting_player_cannot_be_claimed_against() -> None:
    time = Time()
    with two_people(settings(now=time), wait=MINUTES) as (_, ada, grace):
        time.seconds += 2 * MINUTES * 60
        assert claim(grace)["refusal"]["key"] == "refused.not-away"  # Ada is asked and connected
        assert claim(ada)["refusal"]["key"] == "refused.not-away"  # the asked player is Ada


def test_a_bot_plays_for_an_absent_player_until_they_return() -> None:
    time = Time()
    with grace_is_asked_and_gone(time) as (_, grace, ada):
        time.seconds += MINUTES * 60
        moment = ada.info["moment"]
        assert claim(ada, "computer")["type"] == "done"
        assert ada.wait_to_be_asked()
        assert ada.info["moment"] > moment
        assert ada.info["places"][1]["played"]
        with grace.join(ada.info["id"]) as back:
            assert not back.info["places"][1]["played"]
            assert ada.answer()["type"] == "done"
            while not back.view["options"]:
                back.receive()  # she is asked again
            while ada.info["places"][1]["played"]:
                ada.receive()


def adjourned(one: Seat, two: Seat) -> None:
    assert one.say("adjourn", seat=one.you["eye"])["type"] == "done"
    while not two.info["adjourning"]:
        two.receive()
    assert two.say("adjourn", seat=two.you["eye"])["type"] == "done"
    for each in (one, two):
        while not each.info["adjourned"]:
            each.receive()


def test_a_game_rests_when_both_agree_and_goes_on_when_both_are_here() -> None:
    time = Time()
    with two_people(settings(now=time), wait=MINUTES, clock={"move": 5, "bank": 60}) as (_, ada, grace):
        adjourned(ada, grace)
        time.seconds += 24 * 3600
        assert ada.answer()["refusal"]["key"] == "refused.adjourned"
        assert ada.info["state"] == "running"  # no clock has run
        assert claim(grace)["refusal"]["key"] == "refused.adjourned"
        assert grace.say("resume", seat=grace.you["eye"])["type"] == "done"
        while ada.info["adjourned"]:
            ada.receive()
        assert ada.info["clocks"]["bank"] == [60_000, 60_000]
        assert ada.answer()["type"] == "done"


def test_an_adjourned_game_resumes_only_with_all_players() -> None:
    with two_people() as (client, ada, grace):
        adjourned(ada, grace)
        grace.socket.close()
        hung_up(client, 1)
        assert ada.say("resume", seat=ada.you["eye"])["refusal"]["key"] == "refused.not-here"


def test_an_offer_to_adjourn_is_declined_withdrawn_or_gone_with_the_next_answer() -> None:
    with two_people() as (_, ada, grace):
        for who in (ada, grace):
            assert ada.say("adjourn", seat=ada.you["eye"])["type"] == "done"
            while not grace.info["adjourning"]:
                grace.receive()
            assert who.say("adjourn", seat=who.you["eye"], agree=False)["type"] == "done"
            for each in (ada, grace):
                while each.info["adjourning"]:
                    each.receive()
        assert grace.say("adjourn", seat=grace.you["eye"], agree=False)["refusal"]["key"] == "refused.no-offer"
        ada.say("adjourn", seat=ada.you["eye"])
        assert ada.answer()["type"] == "done"
        ada.catch_up(1)
        assert ada.info["adjourning"] is None


def test_a_game_still_rests_after_the_server_was_restarted(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with two_people(settings(database=database)) as (_, ada, grace):
        adjourned(ada, grace)
        table = ada.info["id"]
    with server(settings(database=database)) as client, Person(client, "Eve").join(table) as eve:
        assert eve.info["adjourned"]
