"""The moment of a state as a position describes it; the inverse of `moment.begin`."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ..rules.actions.window import ActionWindow
from ..rules.battles.battle import RangedAttack, TakeTurn
from ..state import ConquestState
from ..words import BATTLE_WINDOW, PHASE_KEYS


def turn_of(s: ConquestState) -> dict[str, object] | None:
    """The moment, or None if a position cannot begin there."""
    question = s.question
    window = question.moment(s) if question is not None else None
    if question is None or window is None:
        return None
    turn: dict[str, object] = {"seat": s.active + 1, "phase": PHASE_KEYS[s.phase], "number": s.rounds, **window}
    turn["asked"] = question.who + 1
    if s.battle != NOTHING:
        turn |= {"battle": s.planet_word(s.battle), "initiative": s.battle_seat + 1, "combat round": s.combat_round}
        turn |= _combat_turn(s)
    elif isinstance(question, ActionWindow) and question.number == BATTLE_WINDOW and s.steps:
        turn["battle"] = s.planet_word(s.steps[-1].number)
    return turn


def _combat_turn(s: ConquestState) -> dict[str, object]:
    """Whose combat turn it is, now or after the window, and whether the previous one was passed."""
    for step in (s.question, *s.steps[-1:]):
        if isinstance(step, (RangedAttack, TakeTurn)):
            passed = {"turns passed": step.number} if step.number else {}
            return {"combat turn": step.who + 1, **passed}
    return {}
