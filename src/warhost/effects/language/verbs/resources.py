"""Verbs about resources and tokens: gaining, losing, paying and moving them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ..ability_use import AbilityUse
from ..effect import NOBODY, Asking, Effect, HowMany, value
from ..numbers import comes_to_nothing
from ..resolution import Asked
from ..select import Selector
from ..sets import IT, THIS, members, subjects

if TYPE_CHECKING:
    from ...state.world import World


@dataclass(frozen=True)
class Earn(Effect):
    """Gain resources."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if amount > 0:
            s.mark_carried_out()
        s.rules.earn(s, who, amount, use)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return not comes_to_nothing(self.amount, s, use, it, who)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class Forfeit(Effect):
    """Lose resources, at most as many as the player has (INV-12.11)."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = min(s.pool(who), value(self.amount, s, use, it, who))
        if amount > 0:
            s.mark_carried_out()
        if amount:
            s.rules.earn(s, who, -amount, use)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class TakeResources(Effect):
    """Take resources from each opponent, at most as many as they have."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for seat in s.in_turn():
            amount = min(s.pool(seat), value(self.amount, s, use, it, who)) if seat != who else 0
            if amount:
                s.mark_carried_out()
                s.rules.earn(s, seat, -amount, use)
                s.rules.earn(s, who, amount, use)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        amount = value(self.amount, s, use, it, who)
        return not [seat for seat in s.in_turn() if seat != who and s.pool(seat) < amount]

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if seat != who and s.pool(seat)])


@dataclass(frozen=True)
class PlaceTokens(Effect):
    """Put resource tokens on a card (INV-1.11)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            amount = value(self.amount, s, use, it, who)
            if amount:
                s.rules.put_tokens(s, card, amount, use)
                s.mark_carried_out()

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class RemoveTokens(Effect):
    """Remove exactly this number of resource tokens from a card (INV-1.11)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        for card in subjects(s, self.of, use, it, who):
            if amount and s.tokens[card] >= amount:
                s.rules.take_tokens(s, card, amount)
                s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        amount = value(self.amount, s, use, it, who)
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if s.tokens[card] < amount]


@dataclass(frozen=True)
class RemoveAmong(Asking):
    """Remove resource tokens from selected cards, a total number, one after the other."""

    amount: int
    of: Selector

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = [card for card in members(s, self.of, use, it, who) if s.tokens[card]]
        return cards if sum([s.tokens[card] for card in cards]) >= self.amount else []

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.rules.take_tokens(s, option, 1)
        s.mark_carried_out()
        if self.amount > 1:
            s.then(Asked(RemoveAmong(self.amount - 1, self.of), use, it, who))

    def parts(self) -> tuple[Effect, ...]:
        return (RemoveAmong(self.amount - 1, self.of),) if self.amount > 1 else ()


@dataclass(frozen=True)
class MoveTokens(Asking):
    """Move resource tokens from one card to another, exactly or up to a number."""

    amount: HowMany
    source: Selector = THIS
    target: Selector = IT
    up_to: bool = False

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        sources, targets = subjects(s, self.source, use, it, who), subjects(s, self.target, use, it, who)
        if not sources or not targets or sources[0] == targets[0] or targets[0] >= s.facts.cards:
            return []
        wanted = value(self.amount, s, use, it, who)
        there = min(wanted, s.tokens[sources[0]])
        if self.up_to:
            return list(range(there, -1, -1))
        return [wanted] if there == wanted else []

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        source, target = subjects(s, self.source, use, it, who)[0], subjects(s, self.target, use, it, who)[0]
        if option:
            s.rules.take_tokens(s, source, option)
            s.rules.put_tokens(s, target, option, use)
            s.mark_carried_out()

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("shift", amount=option)

    def idle_option(self) -> int:
        return 0 if self.up_to else NOBODY


@dataclass(frozen=True)
class PayResources(Effect):
    """Pay resources while an effect resolves."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if s.rules.wealth(s, who) >= amount:
            s.mark_carried_out()
            s.rules.pay(s, who, amount)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.wealth(s, who) >= value(self.amount, s, use, it, who)
