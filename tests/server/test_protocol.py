"""The protocol's types, document changes and their checksum."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import examples
from warhost.games import all_kits
from warhost.kit import GameKit
from warhost.server import protocol
from warhost.server.games.adapter import TABLE
from warhost.server.protocol import Change, Intent, Message
from warhost.server.tables.views.delta import changed, changes, checksum
from warhost.server.typescript import files, protocol_files

JSON = st.recursive(
    st.none() | st.integers(2, 9) | st.text("abc", max_size=2),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"
CLIENT = Path(__file__).parents[2] / "web" / "src"


@examples(400)
@given(JSON, JSON)
def test_changes_turn_one_document_into_the_other(before: Any, after: Any) -> None:
    """Also after encoding and decoding; the first document is not modified."""
    kept = json.dumps(before)
    found = msgspec.json.decode(msgspec.json.encode(changes(before, after)), type=list[Change])
    assert changed(before, found) == after
    assert json.dumps(before) == kept
    assert (checksum(before) == checksum(after)) == (before == after)
    assert changes(after, after) == []


def test_a_unit_that_comes_and_one_that_changes_are_small_changes() -> None:
    before = {"units": [{"id": 1, "incoming": 0}, {"id": 2, "incoming": 0}, {"id": 3, "incoming": 1}], "turn": 1}
    after = {"units": [{"id": 1, "incoming": 0}, {"id": 2, "incoming": 4}, {"id": 3, "incoming": 1}], "turn": 1}
    assert changes(before, after) == [protocol.Put(["units", 1, "incoming"], 4)]
    more = {"units": [*after["units"][:1], {"id": 9}, *after["units"][1:]], "turn": 1}  # type: ignore[index]
    assert changes(after, more) == [protocol.Splice(["units"], 1, 0, [{"id": 9}])]


def test_the_checksum_is_the_crc_of_sorted_json() -> None:
    """The value is fixed here so that clients in other languages can compare theirs."""
    assert checksum({"b": [1, None, True], "a": 'Żółw "x"\n'}) == "ae4e6665"


EXAMPLES: list[Any] = [
    protocol.Answer(1, 2, 0, "deploy orc-catapult c3"),
    protocol.Answer(1, 2, 0, "attack quest", ["attacker Boar Boyz", "done"]),
    protocol.Draft(1, 2, 0, ["attack quest"]),
    protocol.Resign(1, 0),
    protocol.Undo(1, 2, 0),
    protocol.UndoReply(1, 2, 0, True),
    protocol.GiveOrders(
        1, 0, protocol.Orders({"shots mine": "pass"}, {"demo-002": "never"}, {"demo-001": "turn"}, "event")
    ),
    protocol.WhyNot(1, 2, 0, "stay"),
    protocol.Preview(1, 2, 0, "deploy"),
    protocol.Ping(1),
    protocol.SetPace(1, "slow"),
    protocol.SendChatMessage(1, 0, "hello"),
    protocol.Mute(1, 1, True),
    protocol.Block(1, 1, True),
    protocol.OpenChat(1, True),
    protocol.ReportChatMessage(1, 7),
    protocol.Claim(1, 0, "computer"),
    protocol.Adjourn(1, 0, False),
    protocol.Resume(1, 0),
    protocol.RulesReply(1, 0, True),
    protocol.Changed(1, "0", [protocol.Put(["a", 1], 2), protocol.Drop(["b"]), protocol.Splice([], 0, 1, [])], 0, []),
    protocol.Done(1, 2),
    protocol.Refused(-1, 2, protocol.Refusal("refused.stale", {"a": 1}, "LOW-1", "code", "c3")),
    protocol.Why(1, 2, None),
    protocol.Previewed(1, 2, {"stay": protocol.PreviewOutcome(["a"], [], "shots")}),
    protocol.Drafted(1, 2, None, ""),
    protocol.Pong(1),
    protocol.Joined(
        1, 0, "00",
        protocol.Document(
            protocol.TableInfo("t", "lords", "1", "open", {}, [protocol.Place("open")]), protocol.You([], [0], -1)
        ),
        [],
    ),
]  # fmt: skip


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda message: type(message).__name__)
def test_every_message_survives_the_wire(message: Any) -> None:
    kind = Intent if isinstance(message, get_args(Intent)) else Message
    assert msgspec.json.decode(msgspec.json.encode(message), type=kind) == message


def test_there_is_an_example_of_every_message() -> None:
    assert {type(each) for each in EXAMPLES} == {*get_args(Intent), *get_args(Message)}


def test_the_reference_names_every_message() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    for kind in (*get_args(Intent), *get_args(Message), *get_args(Change)):
        assert f'"{kind.__struct_config__.tag}"' in text or f"`{kind.__struct_config__.tag}`" in text, kind


def test_typescript_has_every_type_and_nothing_unknown() -> None:
    text = "\n".join([text for path, text in protocol_files().items() if not path.endswith("members.ts")])
    names = set(re.findall(r"export (?:interface|type) (\w+)", text))
    assert {"Document", "Intent", "Message", "Change", "TableInfo", "NewTable"} <= names
    used = set(re.findall(r": .*?\b([A-Z]\w+)", re.sub(r"/\*\*.*?\*/|'[^'\n]*'", "", text, flags=re.DOTALL)))
    assert used <= names | {"Record", "CardFacts", "GameView", "ShownEvent"}  # the last three are the games' own
    assert "  type: 'answer'\n  id: number\n  moment: number" in text


def test_the_client_has_the_types_of_this_protocol() -> None:
    """If this fails: `python -m warhost.server.typescript`."""
    for path, text in files().items():
        assert (CLIENT / path).read_text(encoding="utf-8") == text, path


@pytest.mark.parametrize(
    "kit", [each for each in all_kits() if each.printed is not None], ids=lambda kit: str(kit.name)
)
def test_the_facts_of_every_card_match_the_declared_type(kit: GameKit) -> None:
    desk = kit.get(TABLE)
    assert desk is not None
    for card in desk.cards():
        told = msgspec.json.encode(card.facts)
        read = msgspec.json.decode(told, type=kit.printed)
        assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(told), (
            card.code
        )  # and nothing else
