"""Verbs about damage: indirect and divided damage, removing, cancelling and redirecting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Asking, Effect, HowMany, value
from ....effects.language.resolution import Asked
from ....effects.language.select import Selector
from ....effects.language.sets import FIRST, IT, SECOND, THIS, members, subjects
from ....effects.language.verbs import EVERYTHING
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...changes.damage import MoreIndirect
from ...state import InvasionState

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class IndirectDamage(Effect):
    """Deal indirect damage to the player, or to every player (INV-14.14)."""

    amount: HowMany
    everybody: bool = False
    uncancellable: bool = False
    twice: bool = False  # True if damage that is assigned to units is doubled (INV-14.19)

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if amount > 0:
            amount += more_indirect(s, use)
        if self.everybody:
            s.rules.deal_indirect_to_all(s, amount, use)
        else:
            s.rules.deal_indirect(s, who, amount, use, self.uncancellable, self.twice)


def more_indirect(s: InvasionState, by: AbilityUse) -> int:
    """The additional indirect damage that a player's effects deal."""
    return s.modifiers(MoreIndirect).of_player(by.controller).total()


@dataclass(frozen=True)
class DealDivided(Asking):
    """Deal damage divided among selected things as the player chooses; all of it is dealt at the same time.

    The use stores the choices, a card for each point.
    """

    amount: int
    of: Selector

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        self.ask(s, use.finding(()), it, who)

    def ask(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        options = self.options(s, use, it, who)
        if options and len(use.topic.found) < self.amount:
            s.ask(Asked(self, use, it, who), who, options)
        elif use.topic.found:
            cards = list(dict.fromkeys(use.topic.found))
            s.rules.inflict(s, [(card, use.topic.found.count(card)) for card in cards], use, False, False)

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in members(s, self.of, use, it, who) if s.rules.can_be_hit(s, card)]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        self.ask(s, use.finding((*use.topic.found, option)), it, who)


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove exactly an amount of damage from a card, which counts as healing (INV-40.13)."""

    amount: int
    of: Selector = THIS

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.damage[card] >= self.amount:
                s.rules.heal(s, card, self.amount, who)
                s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if s.damage[card] < self.amount]


@dataclass(frozen=True)
class Fight(Effect):
    """Two cards deal damage equal to their power to each other, at the same time."""

    one: Selector = FIRST
    other: Selector = SECOND

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        ones, others = subjects(s, self.one, use, it, who), subjects(s, self.other, use, it, who)
        if ones and others:
            hits = [(others[0], s.power[ones[0]]), (ones[0], s.power[others[0]])]
            s.rules.inflict(s, [hit for hit in hits if hit[1] and s.rules.can_be_hit(s, hit[0])], use, False, False)


@dataclass(frozen=True)
class CancelAssigned(Effect):
    """Cancel combat damage that was assigned but not dealt yet: an amount of it, or all (INV-14.5)."""

    of: Selector = IT
    amount: HowMany = EVERYTHING

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if not s.rules.combat_damage_can_be_cancelled(s):
            return
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.assigned[card], value(self.amount, s, use, card, who))
            if amount:
                s.assigned[card] -= amount
                s.returned[card] = min(s.returned[card], s.assigned[card])
                s.mark_carried_out()
                s.emit("cancelled-damage", "INV-14.5", who, use.source, other=card, number=amount)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.assigned[card]])


@dataclass(frozen=True)
class RedirectAssigned(Asking):
    """Redirect a fixed or chosen amount of the combat damage assigned to a card to another (INV-14.8)."""

    of: Selector
    to: Selector
    amount: int = EVERYTHING  # how much damage; EVERYTHING lets the player choose the amount

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if self.amount == EVERYTHING:
            super().perform(s, use, it, who)
            return
        for most in self.options(s, use, it, who)[:1]:
            self.answered(s, use, it, who, min(self.amount, most))

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards, others = subjects(s, self.of, use, it, who), subjects(s, self.to, use, it, who)
        return list(range(s.assigned[cards[0]] + 1))[::-1] if cards and others else []

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option:
            card, to = subjects(s, self.of, use, it, who)[0], subjects(s, self.to, use, it, who)[0]
            redirect_assigned(s, card, to, option, who)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("redirect", amount=option)


def redirect_assigned(s: InvasionState, card: int, to: int, amount: int, seat: int) -> None:
    """Move assigned combat damage to another card; it remains damage of the same side (INV-13.36)."""
    back = min(amount, s.returned[card])
    s.assigned[card] -= amount
    s.returned[card] -= back
    s.assigned[to] = min(255, s.assigned[to] + amount)
    s.returned[to] = min(255, s.returned[to] + back)
    s.mark_carried_out()
    s.emit("redirected", "INV-14.8", seat, card, other=to, number=amount)
