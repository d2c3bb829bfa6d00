"""One attack: attacker, defender, damage (CON-10); Area Effect instead of a defender (CON-15.1)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.basis import FIGHT, MARKS
from ....effects.language.lasting import END_OF_ATTACK
from ....engine.moves import UNNAMED, Move
from ....engine.steps import Question, Step
from ... import words
from ...changes.fighting import CannotAttack, CannotBeAttacked, MustAttack, MustDefend
from ...pending import AREA, BY_ATTACK, NO_SHIELDS
from ...state import ConquestState
from ..exhausting import exhaust
from ..settling import expire
from .damage import inflict, multiplier

AREA_OPTION: Final = -2


def attackable(s: ConquestState, seat: int) -> list[int]:
    """The enemy units that a player may attack in this battle."""
    units = s.units_at(s.battle, 1 - seat)
    if CannotBeAttacked in s.in_force:
        units = [card for card in units if can_be_attacked(s, card)]
    if MustDefend in s.in_force:
        return [card for card in units if must_defend(s, card)] or units
    return units


def must_defend(s: ConquestState, card: int) -> bool:
    """True if an effect requires this unit to be declared as the defender (CON-10.2)."""
    return defends_by(s, card) != NOTHING


def defends_by(s: ConquestState, card: int) -> int:
    """The card that requires a unit to be declared as the defender, or NOTHING."""
    return s.modifiers(MustDefend).source(card)


def forced_defenders(s: ConquestState, card: int) -> list[int]:
    """The units of which this one must attack one now, if it can."""
    found: list[int] = []
    for each in s.modifiers(MustAttack).of_opponent(s.controller[card]).concerning(card):
        use, against = each.use, each.modifier.against
        units = [unit for unit in s.units_at(s.battle, use.controller) if can_be_attacked(s, unit)]
        found += [unit for unit in units if against.has(s, unit, use, each.it, use.controller)]
    return found


def can_be_attacked(s: ConquestState, card: int) -> bool:
    return protector(s, card) == NOTHING


def protector(s: ConquestState, card: int) -> int:
    """The card that prevents enemies from attacking another, or NOTHING."""
    return s.modifiers(CannotBeAttacked).source(card)


def restrainer(s: ConquestState, card: int) -> int:
    """The card that prevents a unit from attacking, or NOTHING."""
    return s.modifiers(CannotAttack).source(card)


def can_attack(s: ConquestState, card: int) -> bool:
    """True if a ready unit has a target to attack, by itself or with its Area Effect."""
    if s.marks[card] & words.EXHAUSTED or restrainer(s, card) != NOTHING:
        return False
    seat = s.controller[card]
    return bool(attackable(s, seat)) or (s.stat(words.AREA_EFFECT, card) > 0 and bool(s.units_at(s.battle, 1 - seat)))


class DeclareAttacker(Step[ConquestState]):
    """Step 1: the unit exhausts and is the attacker (CON-10.1)."""

    def run(self, s: ConquestState) -> None:
        card = self.card
        s.attacker = card
        s.defender = NOTHING
        s.touched(FIGHT)
        s.emit("attacks", "CON-10.1", self.who, card)
        s.then(AttackerDeclared(self.who, card), ChooseDefender(self.who, card), EndOfAttack(self.who, card))
        exhaust(s, [card])
        s.happen(words.WHEN_ATTACKER, card, self.who, s.place[card])


class AttackerDeclared(Step[ConquestState]):
    """Reactions to "declared as an attacker" come before the defender is chosen (CON-10.5)."""

    def run(self, s: ConquestState) -> None:
        if s.attacker == self.card:
            s.marks[self.card] |= words.ATTACKING
            s.touched(MARKS)
            s.happen(words.AFTER_ATTACKER, self.card, self.who, s.place[self.card])


class ChooseDefender(Question[ConquestState]):
    """Step 2: an enemy unit at the planet, or the Area Effect (CON-10.2, CON-10.4)."""

    def run(self, s: ConquestState) -> None:
        if s.attacker != self.card:
            return  # CON-10.6: the attacker has left
        options = attackable(s, self.who)
        forced = forced_defenders(s, self.card) if MustAttack in s.in_force else []
        if forced:
            options = forced
        elif s.stat(words.AREA_EFFECT, self.card) and s.units_at(s.battle, 1 - self.who):
            options = [AREA_OPTION, *options]
        s.ask(self, self.who, options)

    def answer(self, s: ConquestState, option: int) -> None:
        seat, card = self.who, self.card
        if option == AREA_OPTION:
            amount = s.stat(words.AREA_EFFECT, card)
            s.emit("area-effect", "CON-15.1", seat, card, number=amount)
            flags = AREA | (NO_SHIELDS if s.stat(words.ARMORBANE, card) else 0)  # CON-Q11: Armorbane applies, too
            hits = [(unit, amount * multiplier(s, card, unit)) for unit in s.units_at(s.battle, 1 - seat)]
            s.then(UsedAreaEffect(seat, card, number=amount))
            inflict(s, hits, card, flags)
            return
        s.defender = option
        s.touched(FIGHT)
        s.then(DeclareDefender(seat, card), AttackDamage(seat, card))
        s.happen(words.WHEN_ATTACK_DECLARED, option, s.controller[option], s.place[option], by=card)

    def move(self, s: ConquestState, option: int) -> Move:
        if option == AREA_OPTION:
            return Move("area effect", self.card, manner=UNNAMED)
        return Move("defender", option)

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return {"id": s.attacker} if s.attacker != NOTHING else None


class UsedAreaEffect(Step[ConquestState]):
    """Reactions to a unit's Area Effect, whose value is `number`."""

    def run(self, s: ConquestState) -> None:
        if s.attacker == self.card:
            s.happen(words.AFTER_AREA_EFFECT, self.card, self.who, s.place[self.card], self.number)


class DeclareDefender(Step[ConquestState]):
    """The attack is declared: reactions to that come before damage (CON-10.5)."""

    def run(self, s: ConquestState) -> None:
        attacker, defender = s.attacker, s.defender
        if attacker == NOTHING or defender == NOTHING:
            return
        s.marks[defender] |= words.DEFENDING
        s.touched(MARKS)
        for at, step in enumerate(s.steps):
            if isinstance(step, EndOfAttack) and step.card == attacker:
                s.steps[at] = EndOfAttack(step.who, attacker, defender)
        s.emit("defends", "CON-10.2", s.controller[defender], defender, other=attacker)
        s.happen(words.AFTER_DECLARED, attacker, self.who, s.place[attacker], by=defender)
        s.happen(words.AFTER_DEFENDER, defender, s.controller[defender], s.place[defender], by=attacker)


class AttackDamage(Step[ConquestState]):
    """Step 3: damage equal to the attack value; the defender deals nothing back (CON-10.3)."""

    def run(self, s: ConquestState) -> None:
        attacker, defender = s.attacker, s.defender
        if attacker == NOTHING or defender == NOTHING:
            return  # CON-10.6: one of them has left
        amount = s.attack[attacker] * multiplier(s, attacker, defender, True)
        if flies_above(s, attacker, defender):
            amount = (amount + 1) // 2  # CON-15.6: half the damage, rounded up
        flags = BY_ATTACK | (NO_SHIELDS if s.stat(words.ARMORBANE, attacker) else 0)
        inflict(s, [(defender, amount)], attacker, flags, aimed=defender)


def flies_above(s: ConquestState, attacker: int, defender: int) -> bool:
    """True if a Flying unit is attacked by one that does not fly (CON-15.6)."""
    return (
        s.stat(words.FLYING, defender) > 0
        and not s.stat(words.FLYING, attacker)
        and not s.stat(words.IGNORES_FLYING, attacker)
    )


class EndOfAttack(Step[ConquestState]):
    """End of the attack and of effects that last for it.  `target` is the defender, if there was one."""

    def run(self, s: ConquestState) -> None:
        for card in s.in_play():
            s.marks[card] &= ~(words.ATTACKING | words.DEFENDING)
        if s.attacker == self.card:  # CON-10.6: not if the attacker has left
            s.happen(words.AFTER_ATTACK_RESOLVED, self.card, self.who, s.place[self.card], by=self.target)
        s.attacker = s.defender = NOTHING
        s.touched(MARKS | FIGHT)
        expire(s, END_OF_ATTACK)
        expire(s, words.NEXT_ATTACK, self.card)
        s.period_over(words.EACH_ATTACK, self.card)
