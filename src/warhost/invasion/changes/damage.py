"""Rule modifiers that change damage: cancel, redirect, increase or reduce it."""

from __future__ import annotations

from ...effects.language.ability_use import AbilityUse, AnyWorld
from ...effects.language.effect import HowMany
from ...effects.language.modifier import AmountModifier, CardModifier, RuleModifier
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class AltersDamage(CardModifier):
    """Changes damage between its assignment and its dealing (INV-14.5, INV-14.8)."""


@dataclass(frozen=True)
class CancelDamage(AltersDamage):
    """Damage to selected things is cancelled: an amount, each turn or always, optionally in one phase only."""

    amount: HowMany
    each_turn: bool = False
    phase: int = -1
    next: bool = False  # True for "the next X damage"
    but: int = 0  # the amount of each damage that is not cancelled
    earns: bool = False  # True if its controller gains a resource for each cancelled damage
    combat: bool = False  # True if it cancels combat damage only


@dataclass(frozen=True)
class RedirectDamage(AltersDamage):
    """An amount of damage that would be dealt to selected things each turn is redirected to a target (INV-14.8).

    Several effects about the next damage do not add up: each applies to the same damage (INV-8.4).
    """

    amount: int
    to: Selector
    next: bool = False  # True for "the next X damage"
    first: bool = False  # True for "the first X damage each turn", which includes damage that was not redirected
    each: bool = False  # True if it applies to each selected thing separately, and `to` is relative to that thing

    def by_point(self) -> bool:
        """True if points are counted as they are dealt, because it applies to the next or first ones."""
        return self.next or (self.first and self.amount > 1)


@dataclass(frozen=True)
class NoCancelling(RuleModifier):
    """Damage cannot be cancelled: all damage, combat damage only, or indirect damage only."""

    combat: bool = False
    indirect: bool = False


@dataclass(frozen=True)
class MultiplyDamage(CardModifier):
    """Damage is multiplied when it is assigned; several such effects add up (INV-14.19)."""

    more: int = 1
    keyword: int = -1  # if set, only damage dealt by this keyword is multiplied


@dataclass(frozen=True)
class MoreDamage(RuleModifier):
    """Whenever a selected card deals damage to its targets, it deals more to each of them (INV-40.9)."""

    by: Selector
    amount: int

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        """True if a card that deals the damage is selected."""
        return self.by.has(s, card, use, card, use.controller)

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return self.amount


@dataclass(frozen=True)
class MoreIndirect(AmountModifier):
    """Whenever its controller deals indirect damage, they deal more."""


@dataclass(frozen=True)
class IndirectInOrder(RuleModifier):
    """Indirect damage destroys or burns one thing before any is assigned to another."""


@dataclass(frozen=True)
class PreventDamage(AltersDamage):
    """Damage to selected things is prevented at a price: a token of this card, or this card itself (INV-40.10).

    A token prevents one damage, or with `whole` all damage dealt at the same time; each token spent may earn something.
    `optional` says "you may".
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
