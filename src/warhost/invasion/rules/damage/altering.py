"""Between assigning and dealing: cancelling, redirecting and Toughness, all at one moment (INV-14.5, INV-14.8)."""

from __future__ import annotations

from typing import Final

from ....effects.language.effect import DONE
from ....effects.language.numbers import value
from ....effects.language.select import members
from ....effects.language.use import NOTHING, Use
from ....effects.language.verbs import DESTROYED
from ....effects.state.indirect import SIZE
from ....engine.moves import PLAIN, UNAIMED, Move
from ....engine.names import Names
from ....engine.steps import Question
from ...changes.damage import CancelDamage, RedirectDamage
from ...state import InvasionState
from ..actions.targets import aimed_late, can_be_late_target
from ..movement.replacement import Leaving
from .alterations import Cancelling, Diverting, Stopping, alterations
from .amounts import can_be_hit, cancelling, has_come, left_of
from .hits import Dealing, Hit
from .placing import place_damage

ACCEPTED: Final = 1
TOUGHNESS_RULE: Final = SIZE - 1  # stands among the rules that alter damage


class Altering(Question[InvasionState]):
    """Constant effects before forced ones, the active player's first (INV-OPEN-26); then the damage is placed."""

    damage: Dealing

    def run(self, s: InvasionState) -> None:
        todo = self.to_apply(s)
        if not todo:
            self.look(s)
            place_damage(s, self.damage.hits, self.damage.use)
            return
        first = min([order for order, _ in todo])
        group = [code for order, code in todo if order == first]
        for code in group:
            if self.is_free(s, code, group):
                self.answer(s, code)
                return
        contested = [code for code in group if self.is_contested(s, code, group)]
        if contested:
            s.ask(self, s.in_turn()[first % 2], sorted(set(contested)))
        else:
            self.answer(s, group[0])

    def is_free(self, s: InvasionState, code: int, group: list[int]) -> bool:
        """Whether a rule cancels and is not used up by it, so that its player has nothing to lose by it.

        Where somebody is paid, or what is left of the damage goes elsewhere, he says himself what comes first.
        """
        others = [each for each in group if each % SIZE == code % SIZE]
        return not _is_used_up(s, code) and not [each for each in others if _minds_order(s, each)]

    def is_contested(self, s: InvasionState, code: int, group: list[int]) -> bool:
        """Whether it matters that a rule comes before another of the same player, or to which of several things."""
        number, card = divmod(code, SIZE)
        others = [each for each in group if each % SIZE == card]
        if len(others) > 1:
            if [each for each in others if _minds_order(s, each)]:
                return True
            if len(self.unlike(s, others)) > 1 and self.spares(s, others):
                return True
        same = [each for each in group if each // SIZE == number]
        return len(same) > 1 and self.is_scarce(s, number, same)

    def unlike(self, s: InvasionState, codes: list[int]) -> list[int]:
        """One of each among these rules: of two copies of a card that cancel as much, either will do."""
        rules = alterations(s)
        kinds = [(rules[code // SIZE].use.ability if code // SIZE != TOUGHNESS_RULE else None) for code in codes]
        reaches = [self.reach(s, code) for code in codes]
        found: list[int] = []
        for at, code in enumerate(codes):
            before = [each for each in range(at) if kinds[each] is kinds[at] and reaches[each] == reaches[at]]
            if not before:
                found.append(code)
        return found

    def spares(self, s: InvasionState, codes: list[int]) -> bool:
        """Whether one of several rules about a card may be spared: all that look at the next damage see the same."""
        rules = alterations(s)
        looking = [code for code in codes if code // SIZE != TOUGHNESS_RULE and rules[code // SIZE].cancels_next()]
        reach = sum([self.reach(s, code) for code in codes if code not in looking])
        reach += max([self.reach(s, code) for code in looking], default=0)
        return len(looking) < len(codes) and reach > self.damage.on(codes[0] % SIZE)

    def is_scarce(self, s: InvasionState, number: int, codes: list[int]) -> bool:
        """Whether a rule cannot alter all the damage to the things that it speaks of."""
        if number == TOUGHNESS_RULE:
            return False
        return alterations(s)[number].is_scarce(s, self.damage, [code % SIZE for code in codes])

    def reach(self, s: InvasionState, code: int) -> int:
        """How much a rule could cancel of what is on its way to a card."""
        number, card = divmod(code, SIZE)
        if number == TOUGHNESS_RULE:
            return int(s.toughness[card]) - self.damage.toughened.count(card)
        return alterations(s)[number].reach(s, self.damage, card, False)

    def look(self, s: InvasionState) -> None:
        """Effects about the next damage have seen what others of their kind took (INV-8.4)."""
        for number, each in enumerate(alterations(s)):
            for card in sorted(set(self.damage.taken)):
                left = each.points_left(s, card)
                if left != NOTHING and each.concerns(s, card) and number * SIZE + card not in self.damage.done:
                    has_come(s, each.use, min(left, self.damage.taken.count(card)))

    def to_apply(self, s: InvasionState) -> list[tuple[int, int]]:
        """Everything that applies now and has not been applied, with its place in the order."""
        found: list[tuple[int, int]] = []
        damage = self.damage
        rules = alterations(s)
        for card, amount, flags in damage.hits:
            if amount <= 0:
                continue
            if cancelling(s, flags) and s.toughness[card] > damage.toughened.count(card):
                found.append((_order(s, s.controller[card], False), TOUGHNESS_RULE * SIZE + card))
            for number, each in enumerate(rules):
                code = number * SIZE + card
                if code not in damage.done and each.applies(s, damage, card, flags):
                    found.append((_order(s, each.use.controller, each.forced()), code))
        return found

    def due(self, s: InvasionState, use: Use, change: CancelDamage | RedirectDamage, card: int) -> int:
        """What an effect about the next damage takes of this hit; from here on it has seen all of it."""
        already = self.damage.taken.count(card)
        seen = min(left_of(s, use, change, card), already + self.damage.on(card))
        has_come(s, use, seen)
        return max(0, seen - already)

    def answer(self, s: InvasionState, option: int) -> None:
        number, card = divmod(option, SIZE)
        damage = self.damage
        if number == TOUGHNESS_RULE:
            s.then(Altering(damage.toughen(s, card)))
            return
        alteration = alterations(s)[number]
        if isinstance(alteration, Cancelling):
            use, change = alteration.use, alteration.modifier
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
        elif isinstance(alteration, Diverting):
            done = (option, *same_point(s, card, alteration, damage)) if alteration.modifier.first else (option,)
            s.then(Redirecting(damage.altered(damage.hits, done), card, number))
        elif isinstance(alteration, Stopping):
            known = Preventing(damage.altered(damage.hits, (option,)), card, number)
            if alteration.modifier.optional:
                s.then(known)
            else:
                known.answer(s, ACCEPTED)

    def move(self, s: InvasionState, option: int) -> Move:
        number, card = divmod(option, SIZE)
        if number == TOUGHNESS_RULE:
            return Move("toughness of", card)
        several = len([other for other in s.options if other // SIZE == number]) > 1
        return Move("apply", alterations(s)[number].use.source, card, manner=PLAIN if several else UNAIMED)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("damage",)

    def __init__(self, damage: Dealing) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.damage = damage

    def renamed(self, names: Names) -> Altering:
        """The same with other card ids."""
        return type(self)(self.damage.renamed(names))

    def saved(self) -> list[object]:
        return [type(self).__name__, self.damage.saved()]


class Preventing(Altering):
    """Whether damage is stopped at a price (INV-40.10)."""

    damage: Dealing
    card: int
    number: int

    def run(self, s: InvasionState) -> None:
        s.ask(self, alterations(s)[self.number].use.controller, [DONE, ACCEPTED])

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            s.then(Altering(self.damage))
            return
        stopping = alterations(s)[self.number]
        assert isinstance(stopping, Stopping)
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
        source = alterations(s)[self.number].use.source
        return Move("decline") if option == DONE else Move("apply", source, self.card)

    def idle(self, s: InvasionState) -> int:
        return DONE

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ()

    def __init__(self, damage: Dealing, card: int, number: int) -> None:
        self.who = self.target = -1
        self.damage = damage
        self.card = card
        self.number = number

    def renamed(self, names: Names) -> Preventing:
        """The same with other card ids."""
        return Preventing(self.damage.renamed(names), self.card, self.number)

    def saved(self) -> list[object]:
        return ["Preventing", self.damage.saved(), self.card, self.number]


class Redirecting(Altering):
    """Whereto damage is redirected (INV-14.8): a target is chosen; without one it stays (INV-ERR-7).

    What redirects the next damage has named its target, and paid for it, when it was announced.
    """

    damage: Dealing
    card: int
    number: int

    def run(self, s: InvasionState) -> None:
        diverting = self.diverting(s)
        use, change = diverting.use, diverting.modifier
        targets = [
            card
            for card in members(s, change.to, use, self.card, use.controller)
            if card != self.card and can_be_hit(s, card) and (change.next or can_be_late_target(s, card, use))
        ]
        if targets:
            s.ask(self, use.controller, targets)
            return
        if change.first and change.by_point():
            self.due(s, use, change, self.card)  # these points have gone by
        s.then(Altering(self.damage))

    def answer(self, s: InvasionState, option: int) -> None:
        diverting = self.diverting(s)
        use, change = diverting.use, diverting.modifier
        due = change.amount
        if change.by_point():
            due = self.due(s, use, change, self.card)
        elif not change.each:
            s.mark_used(use.source, use.ability)
        hits: list[Hit] = []
        moved, kind = 0, 0
        for card, amount, flags in self.damage.hits:
            if card == self.card and moved < due and amount:
                taken = min(amount, due - moved)
                moved, kind = moved + taken, flags
                amount -= taken
            hits.append((card, amount, flags))
        looked = (self.card,) * moved if change.by_point() or change.first else ()
        s.emit("redirected", "INV-14.8", use.controller, self.card, other=option, number=moved)
        merged: list[Hit] = []
        for card, amount, flags in hits:
            if card == option and flags == kind:
                amount += moved
                moved = 0
            merged.append((card, amount, flags))
        if moved:
            merged.append((option, moved, kind))
        s.then(Altering(self.damage.altered(tuple(merged), (), looked)))
        if not change.next:
            aimed_late(s, use, option)

    def diverting(self, s: InvasionState) -> Diverting:
        found = alterations(s)[self.number]
        assert isinstance(found, Diverting)
        return found

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("redirect", option)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ()

    def __init__(self, damage: Dealing, card: int, number: int) -> None:
        self.who = self.target = -1
        self.damage = damage
        self.card = card
        self.number = number

    def renamed(self, names: Names) -> Redirecting:
        """The same with other card ids."""
        return Redirecting(self.damage.renamed(names), self.card, self.number)

    def saved(self) -> list[object]:
        return ["Redirecting", self.damage.saved(), self.card, self.number]


def same_point(s: InvasionState, here: int, diverting: Diverting, damage: Dealing) -> tuple[int, ...]:
    """Every alteration that looks at the same first point as this one: one point is redirected, and once (INV-8.4).

    What guards the same things as this one, in the same words, is done with all of them, other words with this card.
    """
    found: list[int] = []
    for number, each in enumerate(alterations(s)):
        if isinstance(each, Diverting) and each.modifier.first and not each.modifier.by_point():
            cards = sorted({hit[0] for hit in damage.hits}) if each.guards_like(diverting) else [here]
            found += [number * SIZE + card for card in cards]
    return tuple(found)


def _minds_order(s: InvasionState, code: int) -> bool:
    """Whether more comes of a rule than that so much is cancelled, so that it matters how much is left for it."""
    number = code // SIZE
    return number != TOUGHNESS_RULE and alterations(s)[number].minds_order()


def _is_used_up(s: InvasionState, code: int) -> bool:
    """Whether a rule alters damage only so often, or only so much of it."""
    number = code // SIZE
    return number != TOUGHNESS_RULE and alterations(s)[number].is_used_up()


def _order(s: InvasionState, seat: int, forced: bool) -> int:
    return (2 if forced else 0) + (0 if seat == s.active else 1)
