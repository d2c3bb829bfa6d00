"""Altering damage between assigning and dealing: cancelling, redirecting, Toughness (INV-14.5, INV-14.8)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, value
from ....effects.language.sets import members
from ....effects.language.verbs import DESTROYED
from ....effects.state.pairs import pair, parts
from ....engine.moves import PLAIN, UNAIMED, Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Question
from ...changes.damage import CancelDamage, RedirectDamage
from ...state import InvasionState
from ..movement.replacement import Leaving
from .alterations import (
    Cancelling,
    Candidate,
    Diverting,
    Modifying,
    Stopping,
    Toughening,
    alteration,
    alterations,
    candidates,
    same_point,
)
from .amounts import can_be_hit, has_come, left_of
from .hits import Dealing
from .placing import place_damage

ACCEPTED: Final = 1


class Altering(Question[InvasionState]):
    """Apply constant effects before forced ones, the active player's first (INV-OPEN-26); then place the damage."""

    damage: Dealing

    def run(self, s: InvasionState) -> None:
        todo = candidates(s, self.damage)
        if not todo:
            self.look(s)
            place_damage(s, self.damage.hits, self.damage.use)
            return
        first = min([each.order for each in todo])
        group = [each for each in todo if each.order == first]
        for each in group:
            if self.is_free(each, group):
                self.answer(s, each.code())
                return
        contested = [each.code() for each in group if self.is_contested(s, each, group)]
        if contested:
            s.ask(self, s.in_turn()[first % 2], sorted(set(contested)))
        else:
            self.answer(s, group[0].code())

    def is_free(self, one: Candidate, group: list[Candidate]) -> bool:
        """True if cancelling does not use up an alteration, so that its order does not matter to its player.

        If a player gains something by it, or the rest of the damage goes elsewhere, they choose the order.
        """
        if one.alteration.is_used_up():
            return False
        return not [each for each in group if each.card == one.card and each.alteration.minds_order()]

    def is_contested(self, s: InvasionState, one: Candidate, group: list[Candidate]) -> bool:
        """True if its order among alterations of the same player matters, or the choice among several things."""
        others = [each for each in group if each.card == one.card]
        if len(others) > 1:
            if [each for each in others if each.alteration.minds_order()]:
                return True
            if self.differ(s, others) and self.spares(s, others):
                return True
        same = [each.card for each in group if each.number == one.number]
        return len(same) > 1 and one.alteration.is_scarce(s, self.damage, same)

    def differ(self, s: InvasionState, others: list[Candidate]) -> bool:
        """True unless these are all copies of one card that cancel the same amount, so that any of them will do."""
        first, reach = others[0].alteration.ability(), self.reach(s, others[0])
        for each in others[1:]:
            if each.alteration.ability() is not first or self.reach(s, each) != reach:
                return True
        return False

    def spares(self, s: InvasionState, others: list[Candidate]) -> bool:
        """True if one of several alterations of a card may be saved; those about the next damage are used together."""
        looking = [each for each in others if each.alteration.cancels_next()]
        reach = sum([self.reach(s, each) for each in others if not each.alteration.cancels_next()])
        reach += max([self.reach(s, each) for each in looking], default=0)
        return len(looking) < len(others) and reach > self.damage.on(others[0].card)

    def reach(self, s: InvasionState, one: Candidate) -> int:
        """The amount of pending damage to its card that it could cancel."""
        return one.alteration.reach(s, self.damage, one.card, False)

    def look(self, s: InvasionState) -> None:
        """Record the points that effects about the next damage have counted (INV-8.4)."""
        for number, each in enumerate(alterations(s)):
            if not isinstance(each, Modifying):
                continue
            for card in sorted(set(self.damage.taken)):
                left = each.points_left(s, card)
                if left != NOTHING and each.concerns(s, card) and pair(number, card) not in self.damage.done:
                    has_come(s, each.use, min(left, self.damage.taken.count(card)))

    def due(self, s: InvasionState, use: AbilityUse, change: CancelDamage | RedirectDamage, card: int) -> int:
        """The amount of this hit that an effect about the next damage takes; afterwards all of it is counted."""
        already = self.damage.taken.count(card)
        seen = min(left_of(s, use, change, card), already + self.damage.on(card))
        has_come(s, use, seen)
        return max(0, seen - already)

    def answer(self, s: InvasionState, option: int) -> None:
        number, card = parts(option)
        damage = self.damage
        found = alteration(s, number)
        if isinstance(found, Toughening):
            s.then(Altering(damage.toughen(s, card)))
        elif isinstance(found, Cancelling):
            self.cancel(s, found, card, option)
        elif isinstance(found, Diverting):
            done = (option, *same_point(s, card, found, damage)) if found.modifier.first else (option,)
            s.then(Redirecting(damage.altered(damage.hits, done), card, number))
        elif isinstance(found, Stopping):
            known = Preventing(damage.altered(damage.hits, (option,)), card, number)
            if found.modifier.optional:
                s.then(known)
            else:
                known.answer(s, ACCEPTED)

    def cancel(self, s: InvasionState, cancelling: Cancelling, card: int, option: int) -> None:
        """Cancel damage to a card (INV-14.5); the player may gain something for it."""
        damage, use, change = self.damage, cancelling.use, cancelling.modifier
        taken: tuple[int, ...] = ()
        if change.next:
            amount = self.due(s, use, change, card)
            taken = (card,) * amount
        else:
            amount = value(change.amount, s, use, card, use.controller)
            if change.but:
                amount = max(0, damage.on(card) - change.but)
            if change.each_turn:
                s.mark_used(use.source, use.ability)
        less = damage.altered(damage.lessened(card, amount), (option,), taken)
        stopped = damage.on(card) - less.on(card)
        s.emit("cancelled-damage", "INV-14.5", use.controller, use.source, other=card, number=stopped)
        if change.earns:
            s.rules.earn(s, use.controller, stopped, use)
        s.then(Altering(less))

    def move(self, s: InvasionState, option: int) -> Move:
        number, card = parts(option)
        found = alteration(s, number)
        if not isinstance(found, Modifying):
            return Move("toughness of", card)
        several = len([other for other in s.options if parts(other)[0] == number]) > 1
        return Move("apply", found.use.source, card, manner=PLAIN if several else UNAIMED)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("damage",)

    def __init__(self, damage: Dealing) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.damage = damage

    def renamed(self, names: Renumbering) -> Altering:
        """A copy with the card ids renumbered."""
        return type(self)(self.damage.renamed(names))

    def saved(self) -> list[object]:
        return [self.stored_name(), self.damage.saved()]


class AlteringOne(Altering):
    """A question about one alteration, by its number, of the damage to one card."""

    damage: Dealing
    card: int
    number: int

    def run(self, s: InvasionState) -> None:
        raise NotImplementedError

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ()

    def __init__(self, damage: Dealing, card: int, number: int) -> None:
        self.who = self.target = -1
        self.damage = damage
        self.card = card
        self.number = number

    def renamed(self, names: Renumbering) -> AlteringOne:
        """A copy with the card ids renumbered."""
        return type(self)(self.damage.renamed(names), self.card, self.number)

    def saved(self) -> list[object]:
        return [self.stored_name(), self.damage.saved(), self.card, self.number]


class Preventing(AlteringOne):
    """Ask whether damage is prevented at a price (INV-40.10)."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.stopping(s).use.controller, [DONE, ACCEPTED])

    def stopping(self, s: InvasionState) -> Stopping:
        found = alteration(s, self.number)
        assert isinstance(found, Stopping)
        return found

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            s.then(Altering(self.damage))
            return
        stopping = self.stopping(s)
        use, change = stopping.use, stopping.modifier
        coming = self.damage.on(self.card)
        stopped = coming if change.whole or change.destroys else min(coming, s.tokens[use.source])
        hits = self.damage.without(self.card) if change.destroys else self.damage.lessened(self.card, stopped)
        s.emit("cancelled-damage", "INV-14.5", use.controller, use.source, other=self.card, number=stopped)
        s.then(Altering(self.damage.altered(hits)))
        if change.destroys:
            s.then(Leaving((use.source,), DESTROYED, use))
            return
        spent = 1 if change.whole else stopped
        s.rules.take_tokens(s, use.source, spent)
        if change.earns:
            s.rules.earn(s, use.controller, change.earns * spent, use)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("decline") if option == DONE else Move("apply", self.stopping(s).use.source, self.card)

    def idle(self, s: InvasionState) -> int:
        return DONE


class Redirecting(AlteringOne):
    """Ask for the target of redirected damage (INV-14.8); without a target it is not redirected (INV-ERR-7).

    An effect about the next damage had its target chosen and paid for when it was announced.
    """

    def run(self, s: InvasionState) -> None:
        diverting = self.diverting(s)
        use, change = diverting.use, diverting.modifier
        targets = [
            card
            for card in members(s, change.to, use, self.card, use.controller)
            if card != self.card and can_be_hit(s, card) and (change.next or s.rules.can_be_late_target(s, card, use))
        ]
        if targets:
            s.ask(self, use.controller, targets)
            return
        if change.first and change.by_point():
            self.due(s, use, change, self.card)  # count these points as "first damage", though nothing is redirected
        s.then(Altering(self.damage))

    def answer(self, s: InvasionState, option: int) -> None:
        diverting = self.diverting(s)
        use, change = diverting.use, diverting.modifier
        due = change.amount
        if change.by_point():
            due = self.due(s, use, change, self.card)
        elif not change.each:
            s.mark_used(use.source, use.ability)
        hits, moved = self.damage.moved(self.card, option, due)
        looked = (self.card,) * moved if change.by_point() or change.first else ()
        s.emit("redirected", "INV-14.8", use.controller, self.card, other=option, number=moved)
        s.then(Altering(self.damage.altered(hits, (), looked)))
        if not change.next:
            s.rules.aimed_late(s, use, option)

    def diverting(self, s: InvasionState) -> Diverting:
        found = alteration(s, self.number)
        assert isinstance(found, Diverting)
        return found

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("redirect", option)
