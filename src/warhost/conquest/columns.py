"""ConquestState's columns: blank, copied, as plain data and back.

Written by `python -m tools.columns` from what `state.py` declares; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.circumstances import NOTHING
from ..effects.language.abilities import AbilityRegistry
from ..effects.readers import read_possible_response
from ..effects.state.columns import copied_columns
from ..engine.plain import JsonData, number, numbers, truth
from . import words

if TYPE_CHECKING:
    from .state import ConquestState


def blank_own(s: ConquestState) -> None:
    duel = s.duel
    s.planets = (words.NO_PLANET,) * words.LINE
    s.faceup = 0
    s.infested = 0
    s.token = 0
    s.displays = ((), ())
    s.lost = ()
    s.dials = words.NOT_DIALLED
    s.shown_dials = False
    s.enslaved = (words.NEUTRAL, words.NEUTRAL)
    s.rounds = 0
    s.limited = 0
    s.battle = NOTHING
    s.battle_seat = NOTHING
    s.combat_round = 0
    s.attacker = NOTHING
    s.defender = NOTHING
    s.latest = NOTHING
    s.slain = ()
    s.fallen = 0
    s.scars = ()
    s.stand_ins = ()
    s.attack = [0] * duel.objects
    s.command = [0] * duel.objects


def copied_own(s: ConquestState, twin: ConquestState) -> ConquestState:
    copied_columns(s, twin)
    twin.planets = s.planets
    twin.faceup = s.faceup
    twin.infested = s.infested
    twin.token = s.token
    twin.displays = s.displays
    twin.lost = s.lost
    twin.dials = s.dials
    twin.shown_dials = s.shown_dials
    twin.enslaved = s.enslaved
    twin.rounds = s.rounds
    twin.limited = s.limited
    twin.battle = s.battle
    twin.battle_seat = s.battle_seat
    twin.combat_round = s.combat_round
    twin.attacker = s.attacker
    twin.defender = s.defender
    twin.latest = s.latest
    twin.slain = s.slain
    twin.fallen = s.fallen
    twin.scars = s.scars
    twin.stand_ins = s.stand_ins
    twin.attack = s.attack
    twin.command = s.command
    return twin


def saved_own(s: ConquestState) -> JsonData:
    return {
        "resources": list(s.resources),
        "alerts": [each.saved() for each in s.alerts],
        "planets": s.planets,
        "faceup": s.faceup,
        "infested": s.infested,
        "token": s.token,
        "displays": s.displays,
        "lost": s.lost,
        "dials": s.dials,
        "shown_dials": s.shown_dials,
        "enslaved": s.enslaved,
        "window": s.window,
        "rounds": s.rounds,
        "limited": s.limited,
        "battle": s.battle,
        "battle_seat": s.battle_seat,
        "combat_round": s.combat_round,
        "attacker": s.attacker,
        "defender": s.defender,
        "latest": s.latest,
        "slain": s.slain,
        "fallen": s.fallen,
        "scars": s.scars,
        "stand_ins": s.stand_ins,
    }


def restore_own(s: ConquestState, book: AbilityRegistry, data: JsonData) -> None:
    s.resources = bytearray(numbers(data["resources"]))
    s.alerts = tuple([read_possible_response(book, each) for each in data["alerts"]])
    s.planets = tuple(numbers(data["planets"]))
    s.faceup = number(data["faceup"])
    s.infested = number(data["infested"])
    s.token = number(data["token"])
    s.displays = tuple([tuple(numbers(each)) for each in data["displays"]])
    s.lost = tuple(numbers(data["lost"]))
    s.dials = tuple(numbers(data["dials"]))
    s.shown_dials = truth(data["shown_dials"])
    s.enslaved = tuple(numbers(data["enslaved"]))
    s.window = number(data["window"])
    s.rounds = number(data["rounds"])
    s.limited = number(data["limited"])
    s.battle = number(data["battle"])
    s.battle_seat = number(data["battle_seat"])
    s.combat_round = number(data["combat_round"])
    s.attacker = number(data["attacker"])
    s.defender = number(data["defender"])
    s.latest = number(data["latest"])
    s.slain = tuple(numbers(data["slain"]))
    s.fallen = number(data["fallen"])
    s.scars = tuple(numbers(data["scars"]))
    s.stand_ins = tuple(numbers(data["stand_ins"]))
