"""Failover to a standby: with a synchronous one nothing is lost; with a lagging one, the lost answers are reported."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clusters import Missing
from tests.server.failures.replicas import Pair, primary_and_standby
from tests.server.failures.test_predecessors import HOT_SEAT, answer, until_lost
from tests.server.people import Person, Seat, server, settings, stored
from warhost.server.running import BadServer, try_database


@pytest.fixture(params=["asynchronous", "synchronous"])
def pair(request: pytest.FixtureRequest) -> Any:
    try:
        with primary_and_standby(request.param == "synchronous") as made:
            yield made
    except Missing as why:
        pytest.skip(str(why))


@pytest.mark.parametrize("pair", ["asynchronous"], indirect=True)
def test_a_standby_that_was_behind_loses_answers_which_are_named(pair: Pair) -> None:
    with pytest.raises(BadServer, match=r"it is a standby [^\n]*; use the URL of the primary$"):
        try_database(pair.standby.address("postgres"))
    with server(settings(database=pair.line.url)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 3)
            pair.wait_for_standby()
            pair.standby.hold_up()
            given = [answered(seat) for _ in range(4)]
            pair.fail_over()
            client.get("/api/health")  # it is noticed without an answer
            assert until_lost(seat) == {"first": 3, "seats": given, "row": False}
            answer(seat, 5)
        assert [record.number for record in stored(client, "records", table)] == list(range(8))


@pytest.mark.parametrize("pair", ["synchronous"], indirect=True)
def test_a_synchronous_standby_has_every_acknowledged_answer(pair: Pair) -> None:
    """An answer that the standby has not received is not acknowledged; its outcome is known after the failover."""
    with server(settings(database=pair.line.url)) as client:
        client.app.state.context.services.patience = 0.1
        ada = Person(client)
        table = ada.table(*HOT_SEAT, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            answer(seat, 3)
            pair.standby.hold_up()
            option, eye = seat.view["options"][0], seat.you["eye"]
            seat.socket.send_text(f'{{"type":"answer","id":99,"moment":3,"seat":{eye},"option":"{option}"}}')
            while seat.info["reason"] != "stopped.storage":
                assert seat.receive().get("id") != 99
            pair.fail_over()
            while (reply := seat.receive()).get("id") != 99:
                pass
            seat.catch_up(4 if reply["type"] == "done" else 3)
            assert seat.info["lost"] is None
            answer(seat, 2)
        assert [record.number for record in stored(client, "records", table)] == list(range(seat.info["moment"]))


def answered(seat: Seat) -> int:
    eye = int(seat.you["eye"])
    answer(seat)
    return eye
