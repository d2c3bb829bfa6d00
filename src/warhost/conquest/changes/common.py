"""The common rule modifiers of Conquest; a rule finds them by their class."""

from __future__ import annotations

from ...effects.language.ability_use import AbilityUse, AnyWorld
from ...effects.language.effect import HowMany, value
from ...effects.language.modifier import AmountModifier, CardModifier, GainsTrait, NumberModifier, RuleModifier
from ...effects.language.select import ALL, Selector
from ...effects.language.sets import THIS, OfFaction
from ...engine.dataclass import dataclass
from ..words import SEATS


@dataclass(frozen=True)
class ImmuneTo(CardModifier):
    """Enemy cards of a kind, or any cards with a trait, cannot target or affect selected cards (CON-15.11)."""

    kinds: int
    trait: str = ""


@dataclass(frozen=True)
class DoubleDamage(RuleModifier):
    """Selected units, or anything, deal double damage to units of another set, or only while they attack them."""

    to: Selector
    of: Selector = THIS
    attacking: bool = False

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        """True if a card that deals the damage is selected."""
        return self.of.has(s, card, use, it, use.controller)


@dataclass(frozen=True)
class DoubleStat(NumberModifier):
    """The ATK or the hit points of selected units are doubled after all additions (CON-Q12)."""

    of: Selector
    stat: int


@dataclass(frozen=True)
class SacrificedAt(RuleModifier):
    """The card is sacrificed when it has a certain amount of damage."""

    damage: int


@dataclass(frozen=True)
class CommitsApart(RuleModifier):
    """This unit must commit to a different planet than its player's warlord, if able (CON-19.2)."""


@dataclass(frozen=True)
class Uncounted(CardModifier):
    """The command icons of selected cards do not count in command struggles (CON-7.10)."""


@dataclass(frozen=True)
class RaisesStrikes(AmountModifier):
    """The Deep Strike values of the opponent's cards in reserve at this planet are increased."""

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        return bool(use.place // SEATS == s.in_reserve(card))


@dataclass(frozen=True)
class CannotReady(CardModifier):
    """Selected cards cannot be readied."""


@dataclass(frozen=True)
class Ambushes(CardModifier):
    """Selected cards in hand may be deployed at selected planets as if they had Ambush (CON-15.3)."""

    at: Selector


@dataclass(frozen=True)
class DamageAtMost(CardModifier):
    """Selected units take at most a certain amount of damage each time."""

    most: int


@dataclass(frozen=True)
class NoDamageBy(CardModifier):
    """Selected units cannot be damaged by units of another set."""

    by: Selector


@dataclass(frozen=True)
class ReservesCommand(RuleModifier):
    """Each card that its player has in reserve counts as a command icon at its planet."""


@dataclass(frozen=True)
class NoCommitting(CardModifier):
    """The opponent cannot commit their warlord to selected planets, unless there is no other planet (CON-7.2)."""


@dataclass(frozen=True)
class MustPass(RuleModifier):
    """The player must pass in their next deploy turn (CON-6.3)."""


@dataclass(frozen=True)
class SetsStat(NumberModifier):
    """A number of selected cards has a fixed value, whatever else would change it (CON-16.23)."""

    of: Selector
    stat: int
    amount: int


@dataclass(frozen=True)
class HasNumbers(NumberModifier):
    """Selected units have these ATK and hit points as their base values (CON-16.23)."""

    of: Selector
    attack: HowMany
    hit_points: HowMany


@dataclass(frozen=True)
class Held(RuleModifier):
    """Marks a unit whose controller has changed (CON-17.12)."""


@dataclass(frozen=True)
class DeploysDiscarded(RuleModifier):
    """This card may be deployed from its player's discard pile (an exception to CON-6.10)."""


@dataclass(frozen=True)
class PlaysDiscarded(CardModifier):
    """The player may play selected events from discard piles as if they were in hand."""

    actions: bool = False  # True if it allows events with Actions only


@dataclass(frozen=True)
class Silences(RuleModifier):
    """The opponent cannot trigger abilities; forced abilities still happen."""


@dataclass(frozen=True)
class GainsSymbol(CardModifier):
    """Selected planets have one more type symbol (CON-1.8)."""

    symbol: int


@dataclass(frozen=True)
class ShieldsWith(CardModifier):
    """Selected cards in hand may be used as shield cards with a number of shield icons (CON-11.4)."""

    icons: HowMany


@dataclass(frozen=True)
class BarsCopies(RuleModifier):
    """The opponent cannot deploy copies of the card that is attached to this one."""


@dataclass(frozen=True)
class ReservesFight(RuleModifier):
    """The player's cards in reserve are treated as army units with these numbers and faction."""

    attack: int
    hit_points: int
    faction: OfFaction


@dataclass(frozen=True)
class Costs(CardModifier):
    """Selected cards cost more, or less but at least `least`, to deploy or play (CON-6.5)."""

    amount: HowMany
    at: Selector = ALL  # the planets at which the changed cost applies
    least: int = 0

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return value(self.amount, s, use, card, use.controller)


@dataclass(frozen=True)
class CannotHeal(CardModifier):
    """Damage cannot be removed from selected units."""


@dataclass(frozen=True)
class CannotPrevent(RuleModifier):
    """Damage dealt by selected cards cannot be prevented (CON-11.12)."""

    by: Selector

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        """True if a card that deals the damage is selected."""
        return self.by.has(s, card, use, it, use.controller)


@dataclass(frozen=True)
class CountsExhausted(CardModifier):
    """Selected units count their command icons even if they are exhausted (CON-7.10)."""


@dataclass(frozen=True)
class StaysExhausted(CardModifier):
    """Selected units do not ready between combat rounds (CON-9.10)."""


@dataclass(frozen=True)
class HeldFast(CardModifier):
    """Selected units cannot be routed or exhausted by effects of cards; costs are not effects."""


@dataclass(frozen=True)
class CancelsBonus(CardModifier):
    """Selected planets have no card bonus, or no resource bonus (CON-7.13)."""

    resources: bool = False


@dataclass(frozen=True)
class GainsLabel(GainsTrait):
    """Selected cards have a specialization, which counts like a printed one (CON-15.14)."""
