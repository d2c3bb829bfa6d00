"""The reasons why a unit cannot attack, be attacked or retreat, and why a player may not pass (CON-9, CON-10)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....engine.requirements import Refusal
from ...state import ConquestState
from ...words import EXHAUSTED, RANGED, UNIT, WARLORD
from ..actions import requirements
from .attacking import ChooseDefender, attackable, defends_by, protector, restrainer
from .battle import RangedAttack, Retreat, TakeTurn, holder

FIGHTING: Final = ("attacker", "defender", "area effect", "retreat")


def why_not_pass(s: ConquestState) -> Refusal:
    """The refusal to pass: an action is mandatory, or it is not the time to pass."""
    duty = s.question.duty(s) if s.question is not None else None
    return Refusal(duty or requirements.RIGHT_STEP)


def why_not_fight(s: ConquestState, seat: int, verb: str, card: int) -> Refusal:
    """The refusal of an attack, a defender or a retreat to the asked player."""
    if verb == "area effect":
        wrong = not isinstance(s.question, ChooseDefender)
        return Refusal(requirements.RIGHT_STEP) if wrong else Refusal(requirements.HAS_AREA_EFFECT, s.attacker)
    if verb == "retreat":
        return _retreat(s, seat, card)
    if verb == "attacker":
        return _attacker(s, seat, card)
    return _defender(s, seat, card)


def _attacker(s: ConquestState, seat: int, card: int) -> Refusal:
    question = s.question
    if not isinstance(question, (TakeTurn, RangedAttack)):
        return Refusal(requirements.RIGHT_STEP)
    refused = _fighter(s, seat, card)
    if refused is not None:
        return refused
    by = restrainer(s, card)
    if by != NOTHING:
        return Refusal(requirements.MAY_ATTACK, by)
    return _no_attack(s, seat, card)


def _no_attack(s: ConquestState, seat: int, card: int) -> Refusal:
    """The refusal of an attack at the wrong time, or without an enemy unit that can be attacked."""
    shoots = isinstance(s.question, RangedAttack)
    return Refusal(requirements.IS_RANGED, card) if shoots and not s.stat(RANGED, card) else _nobody_to_attack(s, seat)


def _fighter(s: ConquestState, seat: int, card: int) -> Refusal | None:
    """The refusal of a unit that is not the player's own or not at the battle (CON-10.1)."""
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not s.kinds[card] & UNIT:
        return Refusal(requirements.IS_UNIT, card)
    if s.position(card) != s.battle:
        return Refusal(requirements.AT_THE_BATTLE, card)
    exhausted = s.marks[card] & EXHAUSTED and not isinstance(s.question, Retreat)
    return Refusal(requirements.READY_TO_ATTACK, card) if exhausted else None


def _nobody_to_attack(s: ConquestState, seat: int) -> Refusal:
    """The refusal if all enemy units are protected, or there is none."""
    enemies = s.units_at(s.battle, 1 - seat)
    if attackable(s, seat) or not enemies:
        return Refusal(requirements.ENEMY_THERE)
    return Refusal(requirements.MAY_BE_ATTACKED, protector(s, enemies[0]))


def _defender(s: ConquestState, seat: int, card: int) -> Refusal:
    if not isinstance(s.question, ChooseDefender):
        return Refusal(requirements.RIGHT_STEP)
    if not s.kinds[card] & UNIT:
        return Refusal(requirements.IS_UNIT, card)
    if s.controller[card] == seat or s.position(card) != s.battle:
        return Refusal(requirements.ENEMY_THERE, card)
    by = protector(s, card)
    if by != NOTHING:
        return Refusal(requirements.MAY_BE_ATTACKED, by)
    by = max([defends_by(s, each) for each in attackable(s, seat)], default=NOTHING)
    return Refusal(requirements.ANOTHER_DEFENDS, by) if by != NOTHING else Refusal(requirements.ENEMY_THERE, card)


def _retreat(s: ConquestState, seat: int, card: int) -> Refusal:
    """A warlord in its turn, all units at the end of a round, and only from a battle (CON-9.10 to 9.13)."""
    question = s.question
    if s.battle == NOTHING:
        return Refusal(requirements.IN_A_BATTLE, card)
    if not isinstance(question, (TakeTurn, RangedAttack, Retreat)):
        return Refusal(requirements.RIGHT_STEP)
    if not isinstance(question, Retreat) and s.controller[card] == seat and not s.kinds[card] & WARLORD:
        return Refusal(requirements.ONLY_WARLORDS_RETREAT, card)
    refused = _fighter(s, seat, card)
    if refused is not None:
        return refused
    by = holder(s, card)
    if by != NOTHING:
        return Refusal(requirements.MAY_RETREAT, by)
    return _no_attack(s, seat, card)
