"""Verbs that change pending events."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking, Effect, HowMany, value
from ...effects.language.select import Selector
from ...effects.language.sets import THIS, subjects
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ..pending import Deployment, Pending, PendingShield, PendingUse
from ..state import ConquestState
from ..words import AFTER_CANCELLED, WHEN_ATTACK_DECLARED
from .verbs import EVERYTHING

# What can be changed or cancelled while it is pending.
USE: Final = -1  # the use of an event or ability
COST: Final = 0  # the cost of a card that is being deployed
DAMAGE: Final = 1  # damage that is being assigned
SHIELDS: Final = 2  # the icons of a shield card that is being used


@dataclass(frozen=True)
class Amend(Effect):
    """Change a pending amount: a cost (CON-6.11), damage (CON-11.3), or shield icons.

    A cost is reduced to `least` at most, before reductions without a minimum apply (CON-6.5).
    """

    what: int
    amount: HowMany
    least: int = 0

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if self.what == DAMAGE:
            s.mark_carried_out()
            s.rules.raise_damage(s, use.occurrence.card, amount)
            return
        pending = s.awaited(Deployment if self.what == COST else PendingShield, use.occurrence.card)
        if pending.card == NOTHING:
            return
        s.mark_carried_out()
        if self.what == COST:
            amended = self._added(pending, amount)
            if self.least:
                amount = s.rules.price_of(s, amended) - s.rules.price_of(s, pending)
            s.amend(pending, amended.numbered(pending.number - amount))  # `number` stores the reduction of the cost
            event = "reduced" if amount <= 0 else "raised-cost"
            s.emit(event, "CON-6.11", who, pending.card, other=use.source, number=abs(amount))
        else:
            s.amend(pending, pending.numbered(pending.number + amount))

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        if self.what != COST:
            return True
        pending = s.awaited(Deployment, use.occurrence.card)
        if pending.card == NOTHING or (isinstance(self.amount, int) and self.amount > 0):
            return True
        amended = self._added(pending, value(self.amount, s, use, it, who))
        return s.rules.price_of(s, amended) < s.rules.price_of(s, pending)

    def discounts(self) -> list[tuple[int, int]]:
        """The reductions of a cost, if they are known in advance."""
        return [(self.amount, self.least)] if self.what == COST and isinstance(self.amount, int) else []

    def _added(self, pending: Pending, amount: int) -> Pending:
        """A copy of a deployment with this cost change."""
        return pending.hitting((*pending.hits, (pending.card, amount, self.least)))


@dataclass(frozen=True)
class Prevent(Asking):
    """Prevent an amount of the damage assigned to the unit, or up to an amount, or all except an amount."""

    amount: HowMany = EVERYTHING
    up_to: bool = False
    but: int = 0  # the amount of the damage that cannot be prevented

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.up_to:
            super().perform(s, use, it, who)
            return
        amount = value(self.amount, s, use, it, who)
        if self.but:
            amount = min(amount, max(0, s.rules.assigned_to(s, use.occurrence.card) - self.but))
        self.answered(s, use, it, who, amount)

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        most = min(value(self.amount, s, use, it, who), s.rules.preventable(s, use.occurrence.card))
        return list(range(1, most + 1))

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        if s.rules.prevent(s, use.occurrence.card, option):
            s.mark_carried_out()

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("prevent", amount=option)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        card = use.occurrence.card
        return s.rules.preventable(s, card) > 0 and (not self.but or s.rules.assigned_to(s, card) > self.but)


@dataclass(frozen=True)
class Reassign(Asking):
    """Reassign an amount of the damage assigned to the unit, exactly or up to it, to a selected card (CON-11.3)."""

    amount: HowMany
    to: Selector = THIS
    up_to: bool = False

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.up_to:
            super().perform(s, use, it, who)
            return
        for other in subjects(s, self.to, use, it, who):
            if s.rules.takes_over(s, use.occurrence.card, other):
                s.mark_carried_out()
                s.rules.reassign(s, use.occurrence.card, other, value(self.amount, s, use, it, who))

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The possible amounts, if there is a unit that can be hit (CON-11.11)."""
        damaged = use.occurrence.card
        others = subjects(s, self.to, use, it, who)
        fit = [other for other in others if s.rules.can_be_hit(s, other) and s.rules.takes_over(s, damaged, other)]
        most = min(value(self.amount, s, use, it, who), s.rules.reassignable(s, damaged))
        return list(range(1, most + 1)) if fit else []

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.reassign(s, use.occurrence.card, subjects(s, self.to, use, it, who)[0], option)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("reassign", amount=option)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        if self.up_to:
            return bool(self.options(s, use, it, who))
        others = [
            other for other in subjects(s, self.to, use, it, who) if s.rules.takes_over(s, use.occurrence.card, other)
        ]
        return bool(others) and s.rules.reassignable(s, use.occurrence.card) > 0


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel the effects of the event or ability that is being used, or of a shield card (CON-16.17).

    The card stays discarded.
    """

    what: int = USE

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        pending = self.pending(s, use)
        if pending.card != NOTHING:
            s.mark_carried_out()
            s.amend(pending, pending.struck_out())
            s.happen(AFTER_CANCELLED, pending.card, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        pending = self.pending(s, use)
        return pending.card != NOTHING and not pending.cancelled

    def pending(self, s: ConquestState, use: AbilityUse) -> Pending:
        """The pending event."""
        happened = use.occurrence
        if self.what == SHIELDS:
            return s.awaited(PendingShield, happened.card)
        return s.awaited(PendingUse, happened.cause.card if happened.cause.card != NOTHING else happened.card)


@dataclass(frozen=True)
class DefendInstead(Effect):
    """Make this unit the defender of the attack instead."""

    of: Selector = THIS

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            elsewhere = s.position(card) != s.position(s.defender)
            s.defender = card
            s.changed = True
            s.mark_carried_out()
            s.emit("defends-instead", "CON-16.19", who, card)
            if elsewhere:  # the new defenders' player has not been asked; the attacker's has, at the declaration
                asked = s.fresh
                s.happen(WHEN_ATTACK_DECLARED, card, s.controller[card], s.place[card], by=s.attacker)
                s.fresh = (*asked, *[each for each in s.fresh[len(asked) :] if each.controller == s.controller[card]])

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and cards[0] != s.defender and s.rules.can_be_attacked(s, cards[0])
