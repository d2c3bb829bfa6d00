"""Rule modifiers: the parts of constant effects.  A rule finds those in force by their class (`state.modifiers`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass
from ..circumstances import NOTHING
from .ability_use import AbilityUse, AnyWorld
from .basis import PILES, TABLE
from .select import Selector

if TYPE_CHECKING:
    from .abilities import Ability


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleModifier:
    """One part of a constant effect: a number that it grants, or a rule that it changes."""

    def later(self) -> bool:
        """True if its parts are evaluated on use, not when numbers are computed."""
        return True

    def reads(self) -> int:
        return TABLE

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        """True if it applies to a card; a modifier without a selector applies to all."""
        return True

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        """The amount that it adds for a card."""
        raise NotImplementedError

    def is_number(self) -> bool:
        """True if it only grants a number."""
        return False

    def is_identity(self) -> bool:
        """True if it grants a trait or faction, on which other modifiers may depend."""
        return False

    def given(self, s: AnyWorld, use: AbilityUse, it: int) -> list[int]:
        """The numbers that it grants, as a list of card, amount, card, amount and so on."""
        return []

    def grants(self) -> tuple[Ability, ...]:
        """The abilities that it grants to other cards."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class PileModifier(RuleModifier):
    """A modifier that depends on the contents of hands, decks and discard piles."""

    def reads(self) -> int:
        return PILES


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberModifier(RuleModifier):
    """A modifier whose parts are evaluated when the numbers are computed."""

    def later(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardModifier(RuleModifier):
    """A modifier that applies to the selected cards."""

    of: Selector

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        return self.of.has(s, card, use, it if it != NOTHING else card, use.controller)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class AmountModifier(RuleModifier):
    """A modifier that adds a fixed amount."""

    amount: int

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return self.amount


BASES: Final = (RuleModifier, PileModifier, NumberModifier, CardModifier, AmountModifier, object)
NO_CHANGES: Final[tuple[RuleModifier, ...]] = ()


def classes_of(modifier: RuleModifier) -> list[type[RuleModifier]]:
    """The classes by which a modifier is found: its class and the base classes."""
    return [each for each in type(modifier).__mro__ if each not in BASES]


@dataclass(frozen=True)
class LosesTraits(RuleModifier):
    """A card has none of its printed traits, because its text box is blank."""


LOST_TRAITS: Final = LosesTraits()


@dataclass(frozen=True)
class GainsTrait(CardModifier):
    """Selected cards gain a trait, which counts like a printed one."""

    trait: str

    def later(self) -> bool:
        """Numbers may depend on the trait."""
        return False

    def is_identity(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class FactionModifier(CardModifier):
    """A modifier that changes the faction of selected cards."""

    def later(self) -> bool:
        """Numbers may depend on the faction."""
        return False

    def is_identity(self) -> bool:
        return True

    def faction(self) -> int:
        """The new faction."""
        raise NotImplementedError
