"""Resigning: one player never ends the game of others; the computer plays on (LOW-14.7)."""

from tests.server.people import Person, server

BOT = {"kind": "bot", "bot": "random", "deck": "elves"}
FOUR = {"players": 4}


def test_the_computer_plays_on_for_a_partner_who_resigns() -> None:
    """Until the last person of a side resigns, too; then the side has lost."""
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table({"kind": "me", "deck": "orcs"}, BOT, {"kind": "open"}, BOT, options=FOUR)["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "dwarves"})
        with ada.join(table) as one, grace.join(table) as two:
            assert one.wait_to_be_asked()
            assert one.say("resign", seat=0)["type"] == "done"
            while one.you["seats"]:
                one.receive()
            kinds = [event["kind"] for event in one.log]
            assert kinds[kinds.index("resigned") + 1] == "computer-plays-on"
            assert two.wait_to_be_asked()  # seat 1 was asked, and the computer answered
            assert two.info["state"] == "running"
            assert any(event["kind"] == "deployed" and event["seat"] == 0 for event in two.log)
            for kind in ("resign", "answer", "undo"):
                refused = one.say(kind, seat=0, moment=two.info["moment"], option="draw")
                assert refused["refusal"]["key"] == "refused.resigned"
            assert two.say("resign", seat=2)["type"] == "done"
            while two.info["state"] != "over":
                two.receive()
            assert two.info["outcome"] == [[1, 3], "resigned", "LOW-14.7"]


def test_bots_give_up_with_the_last_person_of_their_side() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, BOT, BOT, BOT, options=FOUR)["id"]
        with ada.join(table) as one:
            assert one.wait_to_be_asked()
            assert one.say("resign", seat=0)["type"] == "done"
            while one.info["state"] != "over":
                one.receive()
            assert one.info["outcome"] == [[1, 3], "resigned", "LOW-14.7"]
