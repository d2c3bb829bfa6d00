"""Combat damage is dealt, and the attack is over, or called off (INV-13.26)."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import TRIGGERED
from ....effects.language.basis import FIGHT, MARKS
from ....effects.language.following import AtOnce, Triggers
from ....effects.language.lasting import END_OF_ATTACK, END_OF_COMBAT
from ....effects.language.use import NOTHING, Use
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
    """The attack is cut short: what is left of its steps does not happen, and combat is over (INV-39.42).

    The window after combat still opens.  Whether there was an attack.
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
    """Step 6: everything assigned is dealt at the same time (INV-13.26), also to what has moved (INV-13.29)."""

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
    """What surviving the combat sets off, together with what dealing and receiving damage did (INV-13.32).

    Who has survived is seen once the dead have left; keywords come before forced effects (INV-9.7, INV-9.8).
    """

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            if s.marks[card] & (words.ATTACKING | words.DEFENDING):
                s.happen(words.SURVIVES_COMBAT, card, s.controller[card], s.place[card])


def join_results(s: InvasionState) -> None:
    """Let what surviving the combat sets off belong to the moment in which the damage was dealt (INV-13.32).

    Who is destroyed because of having taken that damage has not survived: such effects come first.
    """
    fatal = tuple([use for use in s.fresh if destroys_damaged(use)])
    if not fatal:
        s.steps.pop().run(s)
        return
    rest = tuple([use for use in s.fresh if not destroys_damaged(use)])
    s.then(Triggers(fatal), AtOnce(rest, s.alerts))
    s.fresh, s.alerts = (), ()


def destroys_damaged(use: Use) -> bool:
    """True if a constant effect has been set off that destroys what was dealt combat damage."""
    ability = use.ability.ability
    when, effect = ability.when, ability.effect
    waits = when is not None and when.kind == words.IS_DAMAGED and when.combat
    return waits and ability.kind == TRIGGERED and isinstance(effect, Leave) and effect.how == DESTROYED


class EndOfCombat(Step[InvasionState]):
    """Nobody attacks, defends or takes part any longer (INV-13.33)."""

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
    """The window after combat has closed: nobody remembers any longer who has just attacked (INV-39.30)."""

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
