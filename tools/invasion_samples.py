"""Samples for the client's tests: views of Warhammer: Invasion during an attack, with their cards and words."""

import json
import re
from typing import Any

import msgspec
from sentences import event_sentences

from warhost.engine import State
from warhost.games import find_game
from warhost.server.games.invasion import ADAPTER
from warhost.text import phrasebook
from warhost.text.invasion.speaker import InvasionSpeaker

POSITION: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "battlefield"},
    "seat 1": {
        "capital": "dwarf",
        "resources": 4,
        "battlefield": ["Hammerer of Karak Azul", "King Kazador"],
        "developments": {"quest": ["Troll Slayers"]},
        "hand": ["Pilgrimage", "Runesmith"],
    },
    "seat 2": {
        "capital": "orc",
        "quest": ["Doom Divers", "Urguck"],
        "developments": {"kingdom": 1},
        "hand": ["Pillage"],
    },
}


def come_to(state: State, question: str) -> None:
    """Pass windows until a question of this type is asked."""
    while type(state.question).__name__ != question:
        state.choose("pass" if "pass" in state.notations() else "done")


def attack() -> tuple[dict[str, Any], list[dict[str, object]]]:
    """The views of the attacker and one of the defender, from the declaration to dividing damage."""
    state = find_game("invasion").place(POSITION)
    state.patient = True
    come_to(state, "DeclareTarget")
    views = {"target": state.view(0)}
    state.choose("attack quest")
    come_to(state, "DeclareAttackers")
    state.choose("attacker Hammerer of Karak Azul")
    views["attackers"] = state.view(0)
    state.choose("attacker King Kazador")
    come_to(state, "DeclareDefenders")
    for answer in ("defender Doom Divers", "done"):
        state.choose(answer)
    views["tricks"], views["watching"] = state.view(0), state.view(1)
    come_to(state, "AssignDamage")
    views["damage"] = state.view(0)
    return views, state.shown_log(0)


def choices() -> dict[str, Any]:
    """Views of a player who chooses among effects: the alternatives of an "or", and two effects of one card."""
    views = {}
    for name, side in (
        ("either", {"capital": "orc", "battlefield": ["Doom Divers"], "developments": {"quest": 1}}),
        ("order", {"capital": "empire", "quest": [{"card": "Infiltrate!", "unit": "Huntsmen", "tokens": 1}]}),
    ):
        state = find_game("invasion").place(
            {"turn": {"seat": 2, "phase": "end"}, "seat 1": side, "seat 2": {"capital": "dwarf"}}
        )
        views[name] = state.view(0)
    return views


def made() -> dict[str, Any]:
    """The samples as plain data."""
    views, log = attack()
    views.update(choices())
    codes = set(re.findall(r"core-\d+", json.dumps([views, log])))
    cards = [msgspec.to_builtins(card) for card in ADAPTER.cards() if card.code in codes]
    for card in cards:
        card["text"], card["names"] = {"en": card["text"]["en"]}, {}
        card["effects"] = {"en": card["effects"].get("en", {})}
    said = phrasebook("en").messages
    messages = {key: text for key, text in said.items() if key.startswith(("invasion.", "player.", "result."))}
    sentences = event_sentences(InvasionSpeaker(phrasebook("en")), views["damage"], log, ["1 quest", "section-2-quest"])
    return {"views": views, "log": log, "cards": cards, "messages": messages, "said": sentences}
