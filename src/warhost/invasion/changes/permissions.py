"""Rule modifiers about what may be played, developed and used, and how often."""

from __future__ import annotations

from ...effects.language.ability_use import AbilityUse, AnyWorld
from ...effects.language.effect import HowMany, value
from ...effects.language.modifier import CardModifier, NumberModifier, RuleModifier
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class MoreDevelopments(RuleModifier):
    """Its controller may play additional developments in each of their turns (INV-4.13)."""

    amount: int = 1

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return self.amount


@dataclass(frozen=True)
class NoDeveloping(RuleModifier):
    """Its controller cannot develop this zone: no card enters it as a development."""


@dataclass(frozen=True)
class MoreLimited(RuleModifier):
    """Its controller may play additional Limited cards in a turn (INV-15.16)."""

    amount: int = 1

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return self.amount


@dataclass(frozen=True)
class LosesAbilities(NumberModifier):
    """Selected cards lose all their Actions and forced effects."""

    of: Selector


@dataclass(frozen=True)
class CannotBePlayed(CardModifier):
    """Selected cards cannot be played; with `entering`, not be put into play either."""

    entering: bool = False


@dataclass(frozen=True)
class OncePerTitle(RuleModifier):
    """No player can play or put into play more than one card of a title each turn."""


@dataclass(frozen=True)
class AmbushCost(RuleModifier):
    """The first card that its controller ambushes each turn costs more or less to ambush."""

    amount: HowMany

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return value(self.amount, s, use, card, use.controller)


@dataclass(frozen=True)
class QuestsTogether(RuleModifier):
    """Units of its controller may go on a quest on which there are other units (INV-19.4)."""


@dataclass(frozen=True)
class NoAttacks(RuleModifier):
    """Opponents of its controller cannot declare attacks."""


@dataclass(frozen=True)
class TwoZones(RuleModifier):
    """Its controller may attack two zones at the same time (INV-46.2)."""


@dataclass(frozen=True)
class AttacksEverything(RuleModifier):
    """Attacks of its controller are against all zones that do not burn, and may be defended from all (INV-46.3)."""


@dataclass(frozen=True)
class TakesDamage(RuleModifier):
    """Its controller may place combat damage that they would assign to this zone on this card instead (INV-39.43)."""
