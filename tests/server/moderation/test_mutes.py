"""Muted and blocked players: their offers are not shown, and who is blocked meets the blocker at no new table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, Seat, server
from tests.server.tables.test_undo import ELVES, OPEN, ORCS, answer, two_people, undo
from warhost.server.clubs.pairing import paired
from warhost.server.migrations.steps import downgrade, upgrade
from warhost.server.protocol import ClubMember
from warhost.server.store import Store, sqlite_url


def key(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"]["key"]).removeprefix("refused.")


def until(seat: Seat, field: str, value: Any, part: str = "table") -> None:
    """Wait until a field of the document has a value."""
    while seat.document[part][field] != value:
        seat.receive()


@pytest.fixture(params=["mute", "block"])
def muting(request: pytest.FixtureRequest) -> Iterator[tuple[Seat, Seat]]:
    """Ada, and Grace who has muted or blocked her."""
    kind = str(request.param)
    with two_people() as (_, ada, grace):
        assert grace.say(kind, place=0, **{"muted" if kind == "mute" else "blocked": True})["type"] == "done"
        until(grace, "muted", [0], "you")
        assert grace.you["blocked"] == ([0] if kind == "block" else [])
        yield ada, grace


def test_who_has_muted_another_is_not_asked_to_undo_and_cannot_agree(muting: tuple[Seat, Seat]) -> None:
    """The player who asks sees an offer without a reply, as if nobody had answered yet."""
    ada, grace = muting
    answer(ada, grace)
    while ada.you["undo"] != "ask":
        seat = ada if ada.view["options"] else grace
        answer(seat, ada if seat is grace else grace)
    assert undo(ada)["type"] == "done"
    while ada.info["undo"] is None:
        ada.receive()
    assert ada.info["undo"]["waiting"] == [1]
    assert grace.say("ping")["type"] == "pong"
    assert grace.info["undo"] is None
    moment = grace.info["moment"]
    for agree in (True, False):
        said = grace.say("undo-reply", moment=moment, seat=1, agree=agree)
        assert said["refusal"]["key"] == "refused.no-offer"
    assert grace.say("mute", place=0, muted=False)["type"] == "done"
    assert grace.say("block", place=0, blocked=False)["type"] == "done"
    while grace.info["undo"] is None:  # shown again once nobody is muted
        grace.receive()


def test_who_has_muted_another_is_not_asked_to_adjourn(muting: tuple[Seat, Seat]) -> None:
    ada, grace = muting
    assert ada.say("adjourn", seat=0)["type"] == "done"
    until(ada, "adjourning", {"seat": 0, "waiting": [1]})
    assert grace.say("adjourn", seat=1, agree=False)["refusal"]["key"] == "refused.no-offer"
    assert grace.info["adjourning"] is None
    assert ada.info["adjourning"] is not None


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_who_has_muted_another_is_not_asked_for_a_rematch(kind: str) -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN)["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        with ada.join(table) as one, grace.join(table) as two:
            assert two.say(kind, place=0, **{"muted" if kind == "mute" else "blocked": True})["type"] == "done"
            assert two.say("resign", seat=two.you["seats"][0])["type"] == "done"
            until(one, "state", "over")
            made = ada.post(f"/api/tables/{table}/rematch", {})
            if kind == "block":
                assert key(made, 403) == "not-welcome"
                assert key(grace.post(f"/api/tables/{table}/rematch", {}), 409) == "blocked-here"
                return
            until(one, "rematch", made.json()["id"])
            assert two.say("ping")["type"] == "pong"
            assert two.info["rematch"] == ""
            asked = grace.post(f"/api/tables/{table}/rematch", {})  # who asks for one, joins the same table
            assert asked.json()["id"] == made.json()["id"]


def test_a_blocked_person_meets_the_blocker_at_no_new_table_until_unblocked() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(ORCS, OPEN, OPEN, options={"players": 3}, public=True)["id"]
        assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200
        with ada.join(table) as seat:
            assert seat.say("block", place=0, blocked=True)["refusal"]["key"] == "refused.no-place"
            assert seat.say("block", place=1, blocked=True)["type"] == "done"
            assert seat.say("mute", place=1, muted=False)["type"] == "done"  # does not end the block
        assert ada.get("/api/muted").json() == [{"id": eve.user, "name": "Eve", "kind": "block"}]
        assert eve.get("/api/muted").json() == []
        eve.post(f"/api/tables/{table}/leave")
        assert key(eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}), 403) == "not-welcome"
        assert [each["id"] for each in eve.get("/api/tables").json()["open"]] == []
        assert [each["id"] for each in client.get("/api/tables").json()["open"]] == [table]
        other = eve.table(ELVES, OPEN, public=True)["id"]
        refused = ada.post(f"/api/tables/{other}/sit", {"deck": "orcs"})
        assert key(refused, 409) == "blocked-here"
        assert refused.json()["refusal"]["args"] == {"who": "Eve"}
        assert ada.get("/api/tables").json()["open"] == []
        assert ada.delete(f"/api/muted/{eve.user}").status_code == 204
        assert key(ada.delete(f"/api/muted/{eve.user}"), 404) == "unknown-person"
        assert key(ada.delete("/api/muted/99999999999"), 404) == "unknown-person"
        assert eve.post(f"/api/tables/{table}/sit", {"deck": "elves"}).status_code == 200


def test_the_end_of_a_block_shows_at_once_at_the_tables_of_the_person() -> None:
    with server() as client:
        ada, grace = Person(client), Person(client, "Grace")
        table = ada.table(ORCS, OPEN)["id"]
        grace.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        with ada.join(table) as one:
            assert one.say("block", place=1, blocked=True)["type"] == "done"
            assert ada.delete(f"/api/muted/{grace.user}").status_code == 204
            until(one, "blocked", [], "you")


def test_a_round_of_a_club_pairs_nobody_with_a_blocked_person() -> None:
    people = [ClubMember(user, str(user), 0, 0, 0, 0, []) for user in (1, 2, 3, 4)]
    pairs = [(each.one, each.other) for each in paired(people, {}, {frozenset((1, 2)), frozenset((1, 3))})]
    assert sorted(pairs) == [(1, 4), (2, 3)]
    alone = [(each.one, each.other) for each in paired(people[:2], {}, {frozenset((1, 2))})]
    assert alone == [(1, 0), (2, 0)]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_mutes_from_before_stay_and_blocks_become_mutes_on_the_way_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = Store(sqlite_url(tmp_path / "a") if kind == "sqlite" else str(request.getfixturevalue("postgresql")))
    people = [store.add_user(name) for name in ("Ada", "Bob", "Eve")]
    ada, bob, eve = [each.id for each in people if each is not None]
    store.mute(ada, bob, True)
    store.mute(ada, eve, True, "block")
    assert store.blocks_of(ada) == ({eve}, set())
    assert store.blocks_of(eve) == (set(), {ada})
    assert store.blocks_among([ada, bob, eve]) == {frozenset((ada, eve))}
    for to in ("0015", "head"):
        with store.engine.begin() as connection:
            (downgrade if to == "0015" else upgrade)(connection, to)
    assert store.muted(ada) == {bob: "mute", eve: "mute"}
    store.close()
