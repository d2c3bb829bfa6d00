"""Changes of damage: cancelled, redirected, more or less of it."""

from __future__ import annotations

from ...effects.language.effect import HowMany
from ...effects.language.modifier import AmountModifier, CardModifier, RuleModifier
from ...effects.language.select import Selector
from ...effects.language.use import AnyWorld, Use
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class AltersDamage(CardModifier):
    """Something becomes of damage between being assigned and being dealt (INV-14.5, INV-14.8)."""


@dataclass(frozen=True)
class CancelDamage(AltersDamage):
    """Damage to selected things is cancelled: an amount of it, once each turn or always, perhaps in one phase only."""

    amount: HowMany
    each_turn: bool = False
    phase: int = -1
    next: bool = False  # "the next so much", whenever it comes
    but: int = 0  # all except this amount of each damage
    earns: bool = False  # the effect's controller gains a resource for each damage that it cancels
    combat: bool = False  # combat damage only


@dataclass(frozen=True)
class RedirectDamage(AltersDamage):
    """So much damage that would be dealt to selected things each turn is redirected to a target (INV-14.8).

    Several effects about the next damage do not add up: each looks at the same damage (INV-8.4).
    """

    amount: int
    to: Selector
    next: bool = False  # "the next so much", whenever it comes
    first: bool = False  # "the first points each turn": earlier ones that nobody redirected have gone by
    each: bool = False  # ... of every one of them, to a target seen from that one

    def by_point(self) -> bool:
        """True if every point that comes is noted: it is about the next or the first so many."""
        return self.next or (self.first and self.amount > 1)


@dataclass(frozen=True)
class NoCancelling(RuleModifier):
    """Damage cannot be cancelled: none at all, or only combat damage, or only indirect damage."""

    combat: bool = False
    indirect: bool = False


@dataclass(frozen=True)
class MultiplyDamage(CardModifier):
    """Damage is multiplied as it is assigned; several such effects add up (INV-14.19)."""

    more: int = 1
    keyword: int = -1  # only damage by the effects of this keyword


@dataclass(frozen=True)
class MoreDamage(RuleModifier):
    """Whenever a selected card deals damage to its targets, it deals an amount more to each of them (INV-40.9)."""

    by: Selector
    amount: int

    def concerns(self, s: AnyWorld, card: int, use: Use, it: int) -> bool:
        """True if a card deals the damage."""
        return self.by.has(s, card, use, card, use.controller)

    def amount_for(self, s: AnyWorld, card: int, use: Use) -> int:
        return self.amount


@dataclass(frozen=True)
class MoreIndirect(AmountModifier):
    """Whenever its controller deals indirect damage, they deal an amount more."""


@dataclass(frozen=True)
class IndirectInOrder(RuleModifier):
    """Indirect damage destroys or burns one thing before any is assigned to another."""


@dataclass(frozen=True)
class PreventDamage(AltersDamage):
    """Damage to selected things is stopped at a price: a token of this card, or this card itself (INV-40.10).

    A token stops one point, or with `whole` everything that comes at the same time; for each of them something may be
    earned.  `optional` says "you may".
    """

    whole: bool = False
    destroys: bool = False
    optional: bool = False
    earns: int = 0


@dataclass(frozen=True)
class DestroyedIfHealed(CardModifier):
    """Selected cards are destroyed instead of being healed."""


@dataclass(frozen=True)
class DamageCountsTwice(CardModifier):
    """Each damage on selected cards counts as two (INV-40.11)."""
