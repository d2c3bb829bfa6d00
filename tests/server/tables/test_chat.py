"""Chat at a table: who receives it, rate limits, muting, and reports."""

from __future__ import annotations

from typing import Any

from tests.server.people import Person, Seat, server, settings, stored
from tests.server.tables.test_undo import BOT, OPEN, ORCS, two_people
from warhost.server.accounts.limits import Limits
from warhost.server.protocol import LONGEST_SAYING, PHRASES
from warhost.server.tables.chat import BURST, KEPT, RATE


def spoken(seat: Seat) -> list[tuple[int, str]]:
    return [(each["place"], each["phrase"] or each["text"]) for each in seat.document["talk"]]


def hears(seat: Seat, *words: str) -> None:
    """Wait until someone has received exactly these messages."""
    while [each for _, each in spoken(seat)] != list(words):
        seat.receive()


def test_all_players_at_the_table_receive_phrases_and_free_text() -> None:
    with two_people(public=True) as (client, ada, grace):
        watcher = Person(client, "Eve")
        with watcher.join(ada.info["id"]) as eve:
            assert ada.say("say", place=0, phrase="hello")["type"] == "done"
            assert grace.say("say", place=1, text="  Cześć,\n  Ada! ")["type"] == "done"
            for each in (ada, grace, eve):
                hears(each, "hello", "Cześć, Ada!")
            assert spoken(ada) == [(0, "hello"), (1, "Cześć, Ada!")]
        with watcher.join(ada.info["id"]) as late:
            assert len(spoken(late)) == 2


def test_spectators_of_an_unlisted_table_read_the_chat_once_its_owner_has_opened_it() -> None:
    with (
        two_people() as (client, ada, grace),
        Person(client, "Eve").join(ada.info["id"]) as eve,
        client.websocket_connect(f"/api/tables/{ada.info['id']}/socket") as nobody,
    ):
        stranger = Seat(nobody)
        ada.say("say", place=0, phrase="hello")
        hears(grace, "hello")
        assert (ada.you["owner"], grace.you["owner"], eve.you["owner"]) == (True, False, False)
        for each in (grace, eve, stranger):
            assert each.say("open-chat", open=True)["refusal"]["key"] == "refused.not-your-seat"
        assert [spoken(each) for each in (eve, stranger)] == [[], []]
        assert ada.say("open-chat", open=True)["type"] == "done"
        for each in (eve, stranger):
            hears(each, "hello")
            assert each.info["open_chat"]
        assert ada.say("open-chat", open=False)["type"] == "done"
        for each in (eve, stranger):
            hears(each)


def test_nobody_speaks_for_others_and_spectators_do_not_speak() -> None:
    with two_people() as (client, ada, _):
        with Person(client, "Eve").join(ada.info["id"]) as eve:
            assert eve.say("say", place=0, phrase="hello")["refusal"]["key"] == "refused.not-your-seat"
        assert ada.say("say", place=1, phrase="hello")["refusal"]["key"] == "refused.not-your-seat"
        assert spoken(ada) == []


def test_what_cannot_be_shown_is_not_said() -> None:
    with two_people(settings(now=_steady())) as (_, ada, _grace):
        for wrong in ({}, {"text": "   "}, {"phrase": "hello", "text": "x"}, {"text": "x" * (LONGEST_SAYING + 1)}):
            assert ada.say("say", place=0, **wrong)["refusal"]["key"] == "refused.saying", wrong
        assert ada.say("say", place=0, text="\u202etfel ot thgir")["refusal"]["key"] == "refused.saying"
        assert ada.say("say", place=0, phrase="insult")["refusal"]["key"] == "refused.malformed"


def _steady(step: float = 10.0) -> Any:
    """A clock that lets enough time pass between messages."""
    at = [0.0]

    def now() -> float:
        at[0] += step
        return at[0]

    return now


def test_a_few_words_at_once_and_then_slowly() -> None:
    at = [0.0]
    with two_people(settings(now=lambda: at[0])) as (_, ada, grace):
        for _each in range(BURST):
            assert ada.say("say", place=0, phrase="hello")["type"] == "done"
        assert ada.say("say", place=0, phrase="hello")["refusal"]["key"] == "refused.too-fast"
        assert grace.say("say", place=1, phrase="hello")["type"] == "done"  # other users are not limited
        at[0] += 1 / RATE
        assert ada.say("say", place=0, phrase="hello")["type"] == "done"


def test_only_the_last_words_are_kept() -> None:
    with two_people(settings(now=_steady())) as (_, ada, _grace):
        for number in range(KEPT + 5):
            ada.say("say", place=0, text=str(number))
        hears(ada, *[str(number) for number in range(5, KEPT + 5)])


def test_a_muted_user_is_muted_at_all_tables() -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")

        def table() -> str:
            made = ada.table(ORCS, OPEN)["id"]
            grace.post(f"/api/tables/{made}/sit", {"deck": "elves"})
            return str(made)

        first = table()
        with ada.join(first) as one, grace.join(first) as two:
            two.say("say", place=1, text="rude")
            hears(one, "rude")
            assert one.say("mute", place=1, muted=True)["type"] == "done"
            hears(one)
            assert one.you["muted"] == [1]
            hears(two, "rude")  # and is not informed
            assert two.you["muted"] == []
            assert one.say("mute", place=0, muted=True)["refusal"]["key"] == "refused.no-place"
        second = table()
        with ada.join(second) as one, grace.join(second) as two:
            two.say("say", place=1, text="rude again")
            one.say("say", place=0, phrase="hello")
            hears(one, "hello")
            assert one.say("mute", place=1, muted=False)["type"] == "done"
            hears(one, "rude again", "hello")


def test_a_report_is_stored_with_the_messages_before_it() -> None:
    with two_people() as (client, ada, grace):
        ada.say("say", place=0, phrase="hello")
        grace.say("say", place=1, text="rude")
        hears(ada, "hello", "rude")
        number = ada.document["talk"][-1]["number"]
        assert ada.say("report-saying", number=number)["type"] == "done"
        assert (
            grace.say("report-saying", number=number)["refusal"]["key"] == "refused.not-found"
        )  # the user's own message
        assert ada.say("report-saying", number=number + 7)["refusal"]["key"] == "refused.not-found"
        [kept] = stored(client, "reports")
        assert (kept.by, kept.reporter, kept.table) == ("Grace", "Ada", ada.info["id"])
        assert kept.said == [["Ada", "hello"], ["Grace", "rude"]]


def test_chat_works_before_the_game_and_a_leaving_player_takes_their_messages() -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN, OPEN, options={"players": 3})["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        with ada.join(table) as one, grace.join(table) as two:
            two.say("say", place=1, phrase="hello")
            hears(one, "hello")
            grace.post(f"/api/tables/{table}/leave")
            hears(one)


def test_reports_are_counted_by_address() -> None:
    """A guest costs nothing to create, and each user's last reports are kept: one address must not bury those of
    others.
    """
    with two_people(settings(limits=Limits(report_burst=1))) as (client, ada, grace):
        for each, place in ((ada, 0), (grace, 1)):
            each.say("say", place=place, text="rude")
        grace.say("ping")
        assert grace.say("report-saying", number=1)["type"] == "done"
        assert ada.say("report-saying", number=2)["refusal"]["key"] == "refused.too-fast"
        assert len(stored(client, "reports")) == 1


def test_deleting_a_user_removes_their_messages_mutes_and_ids_in_reports() -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN)["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        with ada.join(table) as one:
            with grace.join(table) as two:
                two.say("say", place=1, text="rude")
                hears(one, "rude")
                one.say("mute", place=1, muted=True)
                one.say("report-saying", number=1)
            assert grace.delete("/api/account", {}).status_code == 200
            [kept] = stored(client, "reports")  # kept for the staff, until the report is closed
            assert grace.user not in (kept.person, kept.reporter)
            assert stored(client, "muted", ada.user) == {}


def test_alone_with_the_computer_one_may_talk_too() -> None:
    """No one else receives it; the client offers chat among people only."""
    with server() as client:
        ada = Person(client)
        with ada.join(ada.table(ORCS, BOT)["id"]) as one:
            assert one.say("say", place=0, phrase=PHRASES[-1])["type"] == "done"
