"""The steps of a replay: the answers of a finished game after which something happened."""

import itertools

from tests.server.people import Person, server
from warhost.invasion import INVASION


def test_the_replay_of_a_finished_game_knows_where_something_happened() -> None:
    """Automatic passes are not steps; which answers those were is only reported when the game is over."""
    with server() as client:
        ada = Person(client)
        places = [{"kind": "me", "deck": "dwarf"}, {"kind": "me", "deck": "orc"}]
        table = ada.table(*places, game="invasion", options={"first": "1"})["id"]
        with ada.join(table) as seat:
            for _ in range(14):
                seat.wait_to_be_asked()
                moment = seat.info["moment"]
                seat.answer()  # keep, pass, no attack: only the turn advances
                seat.catch_up(moment + 1)
            assert ada.get(f"/api/tables/{table}/moments").json()["refusal"]["key"] == "refused.not-over"
            seat.say("resign", seat=0)
            while seat.info["state"] != "over":
                seat.receive()
            answers = seat.info["answers"]
        moments = ada.get(f"/api/tables/{table}/moments").json()
        steps = [each["answer"] for each in moments]
        assert (steps[0], steps[-1]) == (0, answers)
        assert len(steps) < answers
        for before, after in itertools.pairwise(steps):
            logs = [ada.get(f"/api/tables/{table}/replay?answer={at}&seat=0").json()["log"] for at in (before, after)]
            new = [event["kind"] for event in logs[1][len(logs[0]) :]]
            assert set(new) - set(INVASION.quiet), f"nothing between {before} and {after}"
            assert moments[steps.index(after)]["told"] == len(logs[1])


def test_every_answer_of_lords_of_war_is_a_step() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}, options={"first": "1"})["id"]
        with ada.join(table) as seat:
            for _ in range(6):
                seat.wait_to_be_asked()
                moment = seat.info["moment"]
                seat.answer()
                seat.catch_up(moment + 1)
            seat.say("resign", seat=0)
            while seat.info["state"] != "over":
                seat.receive()
            answers = seat.info["answers"]
        steps = [each["answer"] for each in ada.get(f"/api/tables/{table}/moments").json()]
        assert steps == list(range(answers + 1))
