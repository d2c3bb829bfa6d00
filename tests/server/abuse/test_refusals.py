"""Outdated, repeated, foreign, malformed, oversized and too frequent messages are refused and change nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import examples
from tests.server.people import Person, server, settings
from tests.server.secrets.test_wire import row, services
from warhost.server.accounts.limits import LARGEST_MESSAGE
from warhost.server.accounts.token_bucket import TokenBucket
from warhost.server.protocol import REFUSALS
from warhost.server.tables.socket import handle_message
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})


def key(message: dict[str, Any]) -> str:
    assert message["type"] == "refused", message
    return str(message["refusal"]["key"])


def state_of(client: Any, table: str) -> tuple[int, str, str]:
    """Everything that could have changed: the moment, the position and the stored records."""
    context = client.app.state.context
    found = context.lobby.tables[table]
    return found.moment, found.play.state.save(), repr(context.writer.store.records(table))


def test_a_late_or_repeated_click_is_refused() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            option, asked = seat.view["options"][0], seat.info["asked"]
            assert seat.answer()["type"] == "done"
            before = state_of(client, table["id"])
            assert key(seat.answer(option, asked, moment=0)) == "refused.stale"
            assert key(seat.answer(option, asked, moment=7)) == "refused.stale"
            assert state_of(client, table["id"]) == before


def test_only_the_asked_seat_answers_and_only_its_own_person() -> None:
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table(*HOT_SEAT, options={"first": "1"})
        with ada.join(table["id"]) as seat, eve.join(table["id"]) as other:
            before = state_of(client, table["id"])
            option = seat.view["options"][0]
            assert key(seat.answer(option, seat=1)) == "refused.not-asked"
            for number in (0, 1, -1, 99, 2**70):
                assert key(other.answer(option, seat=number)) in ("refused.not-your-seat", "refused.malformed")
            for kind in ("undo", "resign", "why-not", "preview", "undo-reply"):
                more = {"moment": 0, "action": option, "prefix": "", "agree": True}
                assert key(other.say(kind, seat=0, **more)) == "refused.not-your-seat"
            assert state_of(client, table["id"]) == before


def test_an_illegal_option_is_refused_with_its_rule_and_its_card() -> None:
    """LOW-5.6: the first card goes onto the start square."""
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            code = seat.view["options"][0].split()[1]
            refusal = seat.answer(f"deploy {code} a1")["refusal"]
            assert refusal["key"] == "lords.requirement.on-start-square"
            assert refusal["rule"] == "LOW-5.6"
            assert refusal["place"] == seat.view["start"][seat.you["eye"]]
            moment = seat.info["moment"]
            asked = seat.say("why-not", moment=moment, seat=seat.you["eye"], action=f"deploy {code} a1")
            assert asked["refusal"] == refusal
            told = {"verb": "deploy", "card": {"code": code}, "to": {"square": "a1"}}
            assert seat.say("why-not", moment=moment, seat=seat.you["eye"], action=told)["refusal"] == refusal
            asked = seat.say("why-not", moment=moment, seat=seat.you["eye"], action={"verb": "dance"})
            assert asked["refusal"] == {"key": "refused.not-offered", "args": {"option": "dance"}}
            begun = {"verb": "deploy", "card": {"code": code}}
            seen = seat.say("preview", moment=moment, seat=seat.you["eye"], prefix=begun)["outlooks"]
            assert [*seen] == [each for each in seat.view["options"] if each.startswith(f"deploy {code} ")]
            assert seat.say("why-not", moment=moment, seat=seat.you["eye"], action=seat.view["options"][0]) == {
                "type": "why", "id": 6, "moment": 0, "refusal": None
            }  # fmt: skip
            assert key(seat.answer("dance on the table")) == "refused.not-offered"


def test_a_message_that_is_too_large_is_refused_and_the_connection_goes_on() -> None:
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            refused = seat.answer("x" * LARGEST_MESSAGE)
            assert refused["refusal"] == {"key": "refused.too-large", "args": {"limit": LARGEST_MESSAGE}}
            assert seat.say("ping")["type"] == "pong"


def test_too_many_messages_are_refused_until_time_has_passed() -> None:
    time = [0.0]
    with server(settings(message_rate=2, message_burst=3, now=lambda: time[0])) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            kinds = [seat.say("ping") for _ in range(5)]
            assert [each["type"] for each in kinds] == ["pong"] * 3 + ["refused"] * 2
            assert key(kinds[-1]) == "refused.too-fast"
            time[0] += 0.5
            assert seat.say("ping")["type"] == "pong"
            assert key(seat.say("ping")) == "refused.too-fast"


def test_a_flood_is_cut_off() -> None:
    """A client that ignores refusals is disconnected."""
    from litestar.exceptions import WebSocketDisconnect

    with server(settings(message_rate=0.001, message_burst=1, now=lambda: 0.0)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        with ada.join(table["id"]) as seat:
            assert [seat.say("ping")["type"] for _ in range(2)] == ["pong", "refused"]
            with pytest.raises(WebSocketDisconnect) as closed:
                _ = [seat.say("ping") for _ in range(300)]
            assert closed.value.code == 4429


def test_an_answer_that_cannot_be_written_does_not_count() -> None:
    """On a full disk the answer is refused and the game unchanged; when there is space again the game continues."""
    with server() as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)
        store = client.app.state.context.writer.store
        with ada.join(table["id"]) as seat:
            before = state_of(client, table["id"])
            write = store.append

            def full(*_: object) -> None:
                raise OSError(28, "No space left on device")

            store.append = full
            assert key(seat.answer()) == "refused.storage"
            assert state_of(client, table["id"]) == before
            store.append = write
            assert seat.answer()["type"] == "done"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = ("answer", "resign", "undo", "undo-reply", "why-not", "preview", "ping", "nonsense")
FIELDS = {
    "type": st.sampled_from(KINDS),
    "id": st.integers(-5, 5) | JSON,
    "moment": st.integers(1, 5) | JSON,
    "seat": st.sampled_from([2, 3, -1]) | JSON,
    "option": st.sampled_from(["stay", "draw", "deploy orc-catapult c3", "resign", ""]) | JSON,
    "action": JSON,
    "prefix": JSON,
    "agree": JSON,
}
MESSAGES = st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=40)


def test_whatever_is_sent_gets_a_reply_and_changes_nothing() -> None:
    """Messages of every form, none of them legal: for an earlier moment, or another player's seat."""
    shared = services()
    beginning = row(2, setup={"decks": ["orcs", "elves"]})

    async def sit_down() -> Table:
        for name in ("user 1", "user 2"):
            await shared.writer.call(shared.writer.store.add_user, name)
        await shared.writer.call(shared.writer.store.add_table, beginning, [])
        table = Table(beginning, [], shared)
        table.start()
        return table

    async def replies(table: Table, text: str) -> list[Any]:
        viewer = Viewer(1)
        await handle_message(table, viewer, TokenBucket(1, 1, lambda: 0.0), text)
        return [msgspec.json.decode(each) for each in messages(viewer, table.projection)]

    with asyncio.Runner() as runner:
        table = runner.run(sit_down())
        assert table.play is not None
        before = table.play.state.save()

        @examples(500)
        @given(MESSAGES)
        def check(text: str) -> None:
            joined, reply = runner.run(replies(table, text))
            assert joined["type"] == "joined"
            assert reply["type"] in ("refused", "pong")
            if reply["type"] == "refused":
                assert reply["refusal"]["key"] in REFUSALS
                assert reply["moment"] == 0

        check()
        assert table.play.state.save() == before
        assert shared.writer.store.records("t") == []
        runner.run(table.stop())
        runner.run(shared.writer.close())
