"""The operator's list of words that players may not use."""

from __future__ import annotations

import pytest

from tests.server.people import Person, server
from tests.server.tables.test_undo import ELVES, OPEN, ORCS
from warhost.server.admin.actors import Actor, console
from warhost.server.moderation.word_filter import WordFilter
from warhost.server.protocol import admin
from warhost.server.refusing import RequestRefused
from warhost.server.store import Store

HOST = console("root")
SECRET = "correct horse battery"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("you blockhead!", "blockhead"),
        ("you BLOCKHEAD", "blockhead"),
        ("Вlосkhеаd", "blockhead"),  # with five Cyrillic letters
        ("bl0ckhead", "blockhead"),
        ("blöckhéad", "blockhead"),
        ("ｂｌｏｃｋｈｅａｄ", "blockhead"),
        ("block'head", "blockhead"),
        ("b l o c k h e a d", "blockhead"),
        ("oh b.l.o.c.k.h.e.a.d no", "blockhead"),
        ("a very  big-fool", "big fool"),
        ("дурак, конечно", "дурак"),
        ("foolery", "fooler"),
        ("unnitwitted", "nitwit"),
        ("blockheads", ""),  # whole words only
        ("my block, head first", ""),
        ("big and fool", ""),
        ("tomfooler", ""),
        ("", ""),
        ("!", ""),
    ],
)
def test_a_word_is_found_whole_and_in_look_alike_letters(text: str, word: str) -> None:
    assert WordFilter(["blockhead", "big fool", "дурак", "fooler*", "*nitwit*", "", "*", "!"]).found(text) == word


def test_nothing_is_found_without_a_list() -> None:
    assert WordFilter().found("blockhead") == ""


def test_staff_add_and_remove_words_and_the_log_names_them() -> None:
    store = Store("sqlite://")
    for word in ("Fool", " big  lout "):
        store.administer(HOST, admin.AddWord(word))
    moderator = store.add_user("Mod", "digest")
    assert moderator is not None
    store.administer(Actor(moderator.id, "Mod", "moderator"), admin.RemoveWord("Fool"))
    with pytest.raises(RequestRefused):
        store.administer(Actor(moderator.id, "Mod", "judge"), admin.AddWord("Fool"))
    for wrong in ("big lout", "!", "x" * 65):
        with pytest.raises(RequestRefused) as refused:
            store.administer(HOST, admin.AddWord(wrong))
        assert refused.value.refusal.key == "refused.bad-word"
    with pytest.raises(RequestRefused):
        store.administer(HOST, admin.RemoveWord("Fool"))
    store.administer(HOST, admin.ChangeSetting("words", "one\n\n two \none"))
    with pytest.raises(RequestRefused):
        store.administer(HOST, admin.ChangeSetting("words", "one\n!!"))
    from warhost.server.admin.options import words
    from warhost.server.admin.store import log

    assert store.query(words) == ["one", "two"]
    assert [each.action for each in store.query(log)][:2] == ["change-setting", "remove-word"]
    store.close()


def test_a_forbidden_word_is_refused_in_messages_and_in_every_name() -> None:
    with server() as client:
        context = client.app.state.context
        client.blocking_portal.call(context.writer.call, context.writer.store.administer, HOST, admin.AddWord("lout"))
        client.blocking_portal.call(context.follower.poll)
        ada, eve = Person(client), Person(client, "Eve")
        deck = {"army": "orcs", "name": "lout deck"}
        found = [
            ada.post("/api/session", {"name": "Big Lout"}),
            ada.post("/api/account", {"name": "l0ut", "password": SECRET}),
            ada.post("/api/decks", {"game": "lords", "deck": deck}),
            ada.post("/api/tables", {"game": "lords", "places": [{"kind": "me", "deck": deck}, OPEN]}),
            ada.post("/api/tables", {"game": "lords", "places": [ORCS, {**ELVES, "name": "Lout"}]}),
        ]
        assert ada.post("/api/account", {"name": "Ada", "password": SECRET}).status_code == 201
        club = ada.post("/api/clubs", {"name": "Tuesdays"}).json()["id"]
        found += [
            ada.post("/api/clubs", {"name": "Louts and lout"}),
            ada.ask("PUT", f"/api/clubs/{club}", {"name": "LOUT"}),
            ada.post(f"/api/clubs/{club}/seasons", {"number": 2, "name": "lout"}),
        ]
        table = ada.table(ORCS, OPEN)["id"]
        found.append(eve.post(f"/api/tables/{table}/sit", {"deck": deck}))
        assert [each.json()["refusal"] for each in found] == [
            {"key": "refused.word", "args": {"word": "lout"}} for _ in found
        ]
        assert eve.post(f"/api/tables/{table}/sit", {"deck": {"army": "elves", "name": "Louts"}}).status_code == 200
        with ada.join(table) as seat:
            said = seat.say("say", place=0, text="you lout")
            assert said["refusal"] == {"key": "refused.word", "args": {"word": "lout"}}
            assert seat.document["talk"] == []
            assert seat.say("say", place=0, text="you louts")["type"] == "done"


def test_a_deck_or_a_second_person_at_a_table_is_not_called_like_the_server() -> None:
    with server() as client:
        ada = Person(client)
        for places, key in (
            ([{"kind": "me", "deck": {"army": "orcs", "name": "Admin"}}, OPEN], "deck-name"),
            ([{"kind": "me", "deck": {"army": "orcs", "name": "a\u202eb"}}, OPEN], "deck-name"),
            ([ORCS, {**ELVES, "name": "Сomputer"}], "name-taken"),
        ):
            refused = ada.post("/api/tables", {"game": "lords", "places": places})
            assert refused.json()["refusal"]["key"] == f"refused.{key}"
