"""InvasionState's columns: blank, copied, as plain data and back.

Written by `python -m tools.columns` from what `state.py` declares; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.circumstances import NOTHING
from ..effects.language.abilities import AbilityRegistry
from ..effects.readers import read_ability_use, read_possible_response
from ..effects.state.columns import copied_columns
from ..engine.plain import JsonData, number, numbers, sized, truth
from . import words

if TYPE_CHECKING:
    from .state import InvasionState


def blank_own(s: InvasionState) -> None:
    duel = s.duel
    s.known = bytearray(duel.objects)
    s.assigned = bytearray(duel.objects)
    s.returned = bytearray(duel.objects)
    s.chain = []
    s.history = ()
    s.occasions = ()
    s.draft = ()
    s.capitals = (words.NEUTRAL, words.NEUTRAL)
    s.claims = ()
    s.chances = ()
    s.first = 0
    s.turns = 0
    s.attacker = NOTHING
    s.fronts = ()
    s.attacked_legend = NOTHING
    s.struck = 0
    s.silent = False
    s.missed = ()
    s.power = [0] * duel.objects
    s.toughness = [0] * duel.objects
    s.symbols = bytearray(words.SEATS * words.RACES)


def copied_own(s: InvasionState, twin: InvasionState) -> InvasionState:
    copied_columns(s, twin)
    twin.known = s.known.copy()
    twin.assigned = s.assigned.copy()
    twin.returned = s.returned.copy()
    twin.chain = s.chain[:]
    twin.history = s.history
    twin.occasions = s.occasions
    twin.draft = s.draft
    twin.capitals = s.capitals
    twin.claims = s.claims
    twin.chances = s.chances
    twin.first = s.first
    twin.turns = s.turns
    twin.attacker = s.attacker
    twin.fronts = s.fronts
    twin.attacked_legend = s.attacked_legend
    twin.struck = s.struck
    twin.silent = s.silent
    twin.missed = s.missed
    twin.power = s.power
    twin.toughness = s.toughness
    twin.symbols = s.symbols
    return twin


def saved_own(s: InvasionState) -> JsonData:
    return {
        "known": list(s.known),
        "assigned": list(s.assigned),
        "returned": list(s.returned),
        "resources": list(s.resources),
        "chain": [each.saved() for each in s.chain],
        "history": s.history,
        "occasions": [each.saved() for each in s.occasions],
        "draft": s.draft,
        "capitals": s.capitals,
        "claims": s.claims,
        "alerts": [each.saved() for each in s.alerts],
        "chances": [each.saved() for each in s.chances],
        "first": s.first,
        "window": s.window,
        "turns": s.turns,
        "attacker": s.attacker,
        "fronts": s.fronts,
        "attacked_legend": s.attacked_legend,
        "struck": s.struck,
        "silent": s.silent,
        "missed": [each.saved() for each in s.missed],
    }


def restore_own(s: InvasionState, book: AbilityRegistry, data: JsonData) -> None:
    duel = s.duel
    s.known = bytearray(sized(data["known"], duel.objects))
    s.assigned = bytearray(sized(data["assigned"], duel.objects))
    s.returned = bytearray(sized(data["returned"], duel.objects))
    s.resources = bytearray(numbers(data["resources"]))
    s.chain = [read_ability_use(book, each) for each in data["chain"]]
    s.history = tuple([(number(a), number(b), number(c), number(d)) for a, b, c, d in data["history"]])
    s.occasions = tuple([read_ability_use(book, each) for each in data["occasions"]])
    s.draft = tuple(numbers(data["draft"]))
    s.capitals = tuple(numbers(data["capitals"]))
    s.claims = tuple([(number(a), number(b), number(c), number(d), number(e)) for a, b, c, d, e in data["claims"]])
    s.alerts = tuple([read_possible_response(book, each) for each in data["alerts"]])
    s.chances = tuple([read_possible_response(book, each) for each in data["chances"]])
    s.first = number(data["first"])
    s.window = number(data["window"])
    s.turns = number(data["turns"])
    s.attacker = number(data["attacker"])
    s.fronts = tuple([tuple(numbers(each)) for each in data["fronts"]])
    s.attacked_legend = number(data["attacked_legend"])
    s.struck = number(data["struck"])
    s.silent = truth(data["silent"])
    s.missed = tuple([read_ability_use(book, each) for each in data["missed"]])
