"""Verbs about cards in play: dealing, healing and moving damage, and leaving play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.compilation import mypyc_attr
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ..ability_use import AbilityUse, AnyWorld
from ..effect import Asking, Effect, HowMany, value
from ..numbers import comes_to_nothing
from ..select import Selector
from ..sets import FIRST, IT, SECOND, YOURS, members, subjects

if TYPE_CHECKING:
    from ...state.world import World


# The ways in which cards leave play.
DESTROYED: Final = 0
SACRIFICED: Final = 1
RETURNED: Final = 2  # put into the owner's hand
DISCARDED: Final = 3  # discarded from play, neither destroyed nor sacrificed
SHUFFLED: Final = 4  # shuffled into the owner's deck
BURIED: Final = 5  # put on the bottom of the owner's deck

EVERYTHING: Final = 255  # amount that stands for "all damage" or "any number"


def are_own(s: World, cards: list[int], who: int) -> bool:
    """True if a player controls all these cards; nobody pays with cards of others (INV-3.21, CON-16.28)."""
    return not [card for card in cards if s.controller[card] != who]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnCards(Effect):
    """An effect that does the same to each of several cards."""

    of: Selector = IT

    def perform(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> None:
        for card in self.cards(s, use, it, who):
            self.on(s, card, use, it, who)

    def cards(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards that it affects."""
        return subjects(s, self.of, use, it, who)

    def on(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> None:
        """Apply the effect to one of the cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnEligibleCards(OnCards):
    """An `OnCards` verb that is possible only if `cards`, the cards that it can affect, is not empty."""

    def possible(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.cards(s, use, it, who))


@dataclass(frozen=True)
class Deal(Effect):
    """Deal damage, which is dealt as it is assigned (INV-14.3)."""

    amount: HowMany
    of: Selector = IT
    uncancellable: bool = False
    combat: bool = False

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        hits = [(card, value(self.amount, s, use, card, who)) for card in cards if s.rules.can_be_hit(s, card)]
        s.rules.inflict(s, [hit for hit in hits if hit[1] > 0], use, self.uncancellable, self.combat)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if not s.rules.can_be_hit(s, card)]

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        hit = [card for card in subjects(s, self.of, use, it, who) if s.rules.can_be_hit(s, card)]
        return bool([card for card in hit if not comes_to_nothing(self.amount, s, use, card, who)])

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class Heal(Effect):
    """Remove damage; possible only if there is damage (INV-14.20)."""

    amount: HowMany = EVERYTHING
    of: Selector = IT

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.damage[card], value(self.amount, s, use, card, who))
            if amount and s.rules.can_be_healed(s, card):
                s.rules.heal(s, card, amount, who)
                s.mark_carried_out()

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(
            [card for card in subjects(s, self.of, use, it, who) if s.damage[card] and s.rules.can_be_healed(s, card)]
        )

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class Leave(Effect):
    """Cards leave play: destroyed, sacrificed, returned or discarded.

    A player cannot sacrifice a card that another player controls at that moment (INV-17.5, CON-12.9).
    """

    how: int
    of: Selector = IT

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = self.leaving(s, use, it, who)
        if cards:
            s.rules.remove(s, cards, self.how, use)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.leaving(s, use, it, who))

    def can_be_paid(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = self.leaving(s, use, it, who)
        return bool(cards) and are_own(s, cards, who)

    def is_joint(self) -> bool:
        return self.of is IT

    def leaving(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        together = self.of is IT and use.ability.floats and use.topic.found
        cards = list(use.topic.found) if together else subjects(s, self.of, use, it, who)
        if self.how == SACRIFICED:
            cards = [card for card in cards if s.controller[card] == who]
        return [card for card in cards if s.is_in_play(card) and not s.rules.spared(s, card, use)]


@dataclass(frozen=True)
class SacrificeOne(Asking):
    """The player sacrifices a card of their choice that they control (INV-25.2)."""

    of: Selector

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in members(s, self.of & YOURS, use, it, who) if not s.rules.spared(s, card, use)]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.remove(s, [option], SACRIFICED, use)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("sacrifice", option)

    def often(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return len(self.options(s, use, it, who))


@dataclass(frozen=True)
class MoveDamage(Asking):
    """Move damage, all or a number: neither dealt nor assigned (INV-14.12), up to what destroys (INV-14.13)."""

    source: Selector = FIRST
    target: Selector = SECOND
    amount: HowMany = EVERYTHING
    any_number: bool = False

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        sources = subjects(s, self.source, use, it, who)
        targets = subjects(s, self.target, use, it, who)
        if not sources or not targets:
            return []
        most = min(s.damage[sources[0]], s.rules.needed_to_destroy(s, targets[0]), value(self.amount, s, use, it, who))
        return list(range(most + 1)) if self.any_number else [most]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        source = subjects(s, self.source, use, it, who)[0]
        target = subjects(s, self.target, use, it, who)[0]
        if option:
            s.rules.move_damage(s, source, target, option)
            s.mark_carried_out()

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("move", amount=option)
