"""The moment of a state as a position says it: the way back from what `moment.begin` reads."""

from __future__ import annotations

from typing import Any

from ...effects.use import NOTHING
from ...engine.steps import Question
from ..library import planet_cards
from ..rules.actions.stops import BATTLE_ABILITY, DEPLOY, MOBILE, RETREAT
from ..rules.actions.window import ActionWindow
from ..rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ..rules.battles.winning import BattleAbility
from ..rules.command import Dial, TakeBonus
from ..rules.turn import DeployTurn, MobileMoves
from ..state import NO_PLANET, ConquestState
from ..words import BATTLE_WINDOW, PHASE_KEYS, WINDOW_KEYS
from .midbattle import ATTACK, SKIRMISH
from .moment import DIAL


def turn_of(s: ConquestState) -> dict[str, Any] | None:
    """The moment, or None if a position cannot begin there."""
    question = s.question
    window = _window(s, question) if question is not None else None
    if question is None or window is None:
        return None
    turn: dict[str, Any] = {"seat": s.active + 1, "phase": PHASE_KEYS[s.phase], "number": s.rounds, **window}
    turn["asked"] = question.who + 1
    if s.battle != NOTHING:
        turn |= {"battle": planet_word(s, s.battle), "initiative": s.battle_seat + 1, "combat round": s.combat_round}
        turn |= _combat_turn(s)
    elif isinstance(question, ActionWindow) and question.number == BATTLE_WINDOW and s.steps:
        turn["battle"] = planet_word(s, s.steps[-1].number)
    return turn


def planet_word(s: ConquestState, position: int) -> Any:
    """A planet of the line by its name, an emptied place by its number."""
    planet = s.planets[position]
    return planet_cards()[planet].name if planet != NO_PLANET else position + 1


def _window(s: ConquestState, question: Question[Any]) -> dict[str, Any] | None:
    """What is asked, in the words of the windows."""
    if isinstance(question, ActionWindow):
        passed = {"passed": question.target} if question.target > 0 else {}
        return {"window": WINDOW_KEYS[question.number], **passed}
    if isinstance(question, DeployTurn):
        return {"window": DEPLOY, **({"passed": 1} if question.number else {})}
    if isinstance(question, TakeBonus):
        return {"struggle": planet_word(s, question.number)}
    if isinstance(question, Dial):
        return {"window": DIAL}
    if isinstance(question, MobileMoves):
        return {"window": MOBILE}
    if isinstance(question, RangedAttack):
        return {"window": SKIRMISH}
    if isinstance(question, TakeTurn):
        return {"window": ATTACK}
    if isinstance(question, Retreat):
        return {"window": RETREAT}
    return {"window": BATTLE_ABILITY} if isinstance(question, BattleAbility) else None


def _combat_turn(s: ConquestState) -> dict[str, Any]:
    """Whose turn of the battle it is, now or after the window, and whether the one before was passed."""
    for step in (s.question, *s.steps[-1:]):
        if isinstance(step, (RangedAttack, TakeTurn)):
            passed = {"turns passed": step.number} if step.number else {}
            return {"combat turn": step.who + 1, **passed}
    return {}
