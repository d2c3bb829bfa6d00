"""Constant effects that both card games share, and verbs with a duration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.dataclass import dataclass
from ..circumstances import NOTHING
from .abilities import ANYBODY, YOU, Ability
from .ability_use import AbilityUse
from .effect import Effect, HowMany, value
from .floating import Boost, Floating
from .modifier import CardModifier, FactionModifier, NumberModifier, PileModifier, RuleModifier
from .numbers import comes_to_nothing
from .select import Selector
from .sets import IT, OfFaction, subjects

if TYPE_CHECKING:
    from ..state.world import World

# Durations; a game adds more, with other numbers.
END_OF_TURN: Final = 0
END_OF_PHASE: Final = 1
END_OF_COMBAT: Final = 2
END_OF_ATTACK: Final = 4  # until combat ends or the attack is redirected
UNTIL_USED: Final = 5  # until the effect has been used, however late


@dataclass(frozen=True)
class Grant(RuleModifier):
    """Selected cards gain or lose an amount of a number."""

    of: Selector
    stat: int
    amount: HowMany = 1

    def later(self) -> bool:
        return False

    def is_number(self) -> bool:
        return True

    def given(self, s: World, use: AbilityUse, it: int) -> list[int]:
        found: list[int] = []
        for card in subjects(s, self.of, use, it, use.controller):
            found.append(card)
            found.append(value(self.amount, s, use, card, use.controller))
        return found

    def amount_for(self, s: World, card: int, use: AbilityUse) -> int:
        return value(self.amount, s, use, card, use.controller)


@dataclass(frozen=True)
class Blank(RuleModifier):
    """The text boxes of selected cards are blank (INV-12.14), optionally with their traits."""

    of: Selector
    with_traits: bool = False

    def later(self) -> bool:
        return False


@dataclass(frozen=True)
class GrantsAbility(NumberModifier):
    """Selected cards gain an ability, as if it were printed on them."""

    of: Selector
    ability: Ability

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)


@dataclass(frozen=True)
class ChangesFaction(FactionModifier):
    """Selected cards lose their faction and have another one."""

    to: OfFaction

    def faction(self) -> int:
        return self.to.faction


@dataclass(frozen=True)
class Untargetable(CardModifier):
    """Selected cards cannot be targeted by effects of opponents' cards, or of any cards."""

    by_anybody: bool = False


@dataclass(frozen=True)
class TopRevealed(PileModifier):
    """A player plays with the top card of their deck revealed: you, the opponent, or all players (INV-FAQ-87)."""

    whom: int = YOU

    def of_seat(self, controller: int, seat: int) -> bool:
        """True if it applies to a seat: the controller's, the opponent's, or any."""
        return self.whom == ANYBODY or (self.whom == YOU) == (seat == controller)


@dataclass(frozen=True)
class Gain(Effect):
    """A card gains an amount of a number for a duration; the amount is fixed when the text resolves."""

    stat: int
    amount: HowMany
    until: int = END_OF_TURN
    of: Selector = IT

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in s.rules.affected(s, subjects(s, self.of, use, it, who), use):
            amount = value(self.amount, s, use, card, who)
            s.boosts = (*s.boosts, Boost(card, s.births[card], self.stat, amount, self.until))
            s.changed = True
            if amount > 0 or (amount and s.stat(self.stat, card) > 0):
                # Gaining nothing, or losing what is not there, carries out nothing (INV-12.4, CON-16.18).
                s.mark_carried_out()
            s.rules.tell_gain(s, card, self.stat, amount, use)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.lasts(s, self.until)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use) if s.rules.lasts(s, self.until) else []
        return bool([card for card in cards if not comes_to_nothing(self.amount, s, use, card, who)])

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class Create(Effect):
    """Create a floating ability for a duration: it triggers the next time, or every time."""

    ability: Ability
    until: int = END_OF_TURN
    every: bool = False
    free: bool = False  # True if it is about no card, not even the one that the text refers to

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        entry = use.ability.floating_of(self)
        about = NOTHING if self.free else it
        if not self.possible(s, use, it, who):
            return
        age = s.age(about) if about >= 0 else 0
        s.floating = (*s.floating, Floating(entry, use, about, age, self.until, self.every))
        s.changed = True
        s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.lasts(s, self.until) and (self.free or it < 0 or bool(s.rules.affected(s, [it], use)))

    def considers_hidden(self) -> bool:
        return False  # the event of the created ability happens later, so hidden cards do not matter now

    def ability_created(self) -> Ability:
        return self.ability
