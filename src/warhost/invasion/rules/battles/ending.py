"""Dealing combat damage, and the end of the attack (INV-13.26)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import TRIGGERED
from ....effects.language.ability_use import AbilityUse
from ....effects.language.basis import FIGHT, MARKS
from ....effects.language.lasting import END_OF_ATTACK, END_OF_COMBAT
from ....effects.language.resolution import AtOnce
from ....effects.language.targeting import Triggers
from ....effects.language.verbs import DESTROYED, Leave
from ....effects.state.pending import Hit
from ....engine.steps import Step
from ... import words
from ...state import InvasionState
from ..actions.window import Occasions, OpenWindow, Window
from ..damage.dealing import deal
from ..damage.hits import COMBAT, FRONT, RETURNED, STRUCK
from ..movement.expiry import expire
from .ambush import AmbushStep, AmbushTactics, TurnUp
from .assigning import AssignDamage, CountDamage
from .defenders import DeclareDefenders, PayToDefend

COMBAT_WINDOWS: Final = (words.ATTACKERS_WINDOW, words.AMBUSH_WINDOW, words.DEFENDERS_WINDOW, words.ASSIGNED_WINDOW)


def cancel_attack(s: InvasionState) -> bool:
    """End the attack early: its remaining steps are skipped (INV-39.42).  Returns False if there is none.

    The window after combat still opens.
    """
    ends = [at for at, step in enumerate(s.steps) if isinstance(step, EndOfCombat)]
    if not ends or s.attacker == NOTHING:
        return False
    over = s.steps[ends[-1]]
    kept: list[Step[InvasionState]] = []
    for step in s.steps[ends[-1] + 1 :]:
        window = isinstance(step, (OpenWindow, Window, Occasions)) and step.number in COMBAT_WINDOWS
        if not window and not isinstance(step, ATTACK_STEPS):
            kept.append(step)
    s.steps[ends[-1] :] = kept
    s.assigned = bytearray(len(s.assigned))
    s.returned = bytearray(len(s.returned))
    s.emit("attack-cancelled", "INV-39.42", s.attacker, place=s.fronts[0][0])
    over.run(s)
    for card in s.in_play():
        s.marks[card] &= ~words.ATTACKED_JUST_NOW
    s.changed = True
    return True


class DealCombatDamage(Step[InvasionState]):
    """Step 6: deal all assigned damage at the same time (INV-13.26), also to cards that moved (INV-13.29)."""

    def run(self, s: InvasionState) -> None:
        hits: list[Hit] = []
        for card in range(len(s.assigned)):
            amount = s.assigned[card]
            if amount:
                returned = s.returned[card]
                flags = COMBAT | STRUCK | FRONT * s.front_of(card)
                if amount > returned:
                    hits.append((card, amount - returned, flags))
                if returned:
                    hits.append((card, returned, flags | RETURNED))
        s.assigned = bytearray(len(s.assigned))
        s.returned = bytearray(len(s.returned))
        if hits:
            deal(s, tuple(hits))


class CombatResults(Step[InvasionState]):
    """Trigger abilities about surviving combat, together with those about dealing and taking damage (INV-13.32).

    Survivors are known after destroyed cards have left; keywords come before forced effects (INV-9.7, INV-9.8).
    """

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            if s.marks[card] & (words.ATTACKING | words.DEFENDING):
                s.happen(words.SURVIVES_COMBAT, card, s.controller[card], s.place[card])


def join_results(s: InvasionState) -> None:
    """Trigger abilities about surviving combat in the same moment as the damage (INV-13.32).

    A card that is destroyed because of this damage has not survived: such effects come first.
    """
    fatal = tuple([use for use in s.fresh if destroys_damaged(use)])
    if not fatal:
        s.steps.pop().run(s)
        return
    rest = tuple([use for use in s.fresh if not destroys_damaged(use)])
    s.then(Triggers(fatal), AtOnce(rest, s.alerts))
    s.fresh, s.alerts = (), ()


def destroys_damaged(use: AbilityUse) -> bool:
    """True if a triggered constant effect destroys cards that took combat damage."""
    ability = use.ability.ability
    when, effect = ability.when, ability.effect
    waits = when is not None and when.kind == words.IS_DAMAGED and when.combat
    return waits and ability.kind == TRIGGERED and isinstance(effect, Leave) and effect.how == DESTROYED


class EndOfCombat(Step[InvasionState]):
    """End of combat: no card is an attacker or defender any more (INV-13.33)."""

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            if s.marks[card] & words.ATTACKING:
                s.marks[card] |= words.ATTACKED_JUST_NOW
            s.marks[card] &= ~words.FIGHTING
        s.attacker = NOTHING
        s.fronts = ()
        s.attacked_legend = NOTHING
        s.struck = 0
        s.touched(MARKS | FIGHT)
        expire(s, END_OF_ATTACK)
        expire(s, END_OF_COMBAT)
        s.emit("combat-over", "INV-13.33", self.who)


class CombatPast(Step[InvasionState]):
    """End of the window after combat: forget which cards have just attacked (INV-39.30)."""

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            s.marks[card] &= ~words.ATTACKED_JUST_NOW
        s.touched(MARKS)


ATTACK_STEPS: Final = (
    AmbushStep,
    AmbushTactics,
    TurnUp,
    DeclareDefenders,
    PayToDefend,
    CountDamage,
    AssignDamage,
    DealCombatDamage,
    CombatResults,
)
