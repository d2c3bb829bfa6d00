"""Changes of damage: cancelled, redirected, more or less of it."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change
from ...effects.language.numbers import HowMany
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass

CANCEL_DAMAGE: Final = 3
REDIRECT_DAMAGE: Final = 4
NO_CANCELLING: Final = 5
MULTIPLY_DAMAGE: Final = 9
MORE_DAMAGE: Final = 44
MORE_INDIRECT: Final = 45
INDIRECT_ORDER: Final = 46
PREVENT_DAMAGE: Final = 47
DESTROYED_IF_HEALED: Final = 48
DAMAGE_COUNTS_TWICE: Final = 49


@dataclass(frozen=True)
class CancelDamage(Change):
    """Damage to things of a set is cancelled: so much of it, once each turn or always, perhaps in one phase only."""

    of: Selector
    amount: HowMany
    each_turn: bool = False
    phase: int = -1
    next: bool = False  # "the next so much", whenever it comes
    but: int = 0  # all but so much of each damage
    earns: bool = False  # whoever has the effect gains a resource for each damage that it cancels
    combat: bool = False  # combat damage only

    def about(self) -> int:
        return CANCEL_DAMAGE


@dataclass(frozen=True)
class RedirectDamage(Change):
    """So much damage that would be dealt to things of a set each turn is redirected to a target (INV-14.8).

    Several effects about the next damage do not add up: each looks at the same damage (INV-8.4).
    """

    of: Selector
    amount: int
    to: Selector
    next: bool = False  # "the next so much", whenever it comes
    first: bool = False  # "the first points each turn": earlier ones that nobody redirected have gone by
    each: bool = False  # ... of every one of them, to a target seen from that one

    def by_point(self) -> bool:
        """Whether every point that comes is noted: it is about the next or the first so many."""
        return self.next or (self.first and self.amount > 1)

    def about(self) -> int:
        return REDIRECT_DAMAGE


@dataclass(frozen=True)
class NoCancelling(Change):
    """Damage cannot be cancelled: none at all, or only combat damage, or only indirect damage."""

    combat: bool = False
    indirect: bool = False

    def about(self) -> int:
        return NO_CANCELLING


@dataclass(frozen=True)
class MultiplyDamage(Change):
    """Damage is multiplied as it is assigned; several such effects add up (INV-14.19)."""

    of: Selector
    more: int = 1
    keyword: int = -1  # only damage by the effects of this keyword

    def about(self) -> int:
        return MULTIPLY_DAMAGE


@dataclass(frozen=True)
class MoreDamage(Change):
    """Whenever a card of a set deals damage to its targets, it deals so much more to each of them (INV-40.9)."""

    by: Selector
    amount: int

    def about(self) -> int:
        return MORE_DAMAGE


@dataclass(frozen=True)
class MoreIndirect(Change):
    """Whenever its controller deals indirect damage, he deals so much more."""

    amount: int

    def about(self) -> int:
        return MORE_INDIRECT


@dataclass(frozen=True)
class IndirectInOrder(Change):
    """Indirect damage destroys or burns one thing before any is assigned to another."""

    def about(self) -> int:
        return INDIRECT_ORDER


@dataclass(frozen=True)
class PreventDamage(Change):
    """Damage to things of a set is stopped at a price: a token of this card, or this card itself (INV-40.10).

    A token stops one point, or with `whole` everything that comes at the same time; for each of them something may be
    earned.  `optional` says "you may".
    """

    of: Selector
    whole: bool = False
    destroys: bool = False
    optional: bool = False
    earns: int = 0

    def about(self) -> int:
        return PREVENT_DAMAGE


@dataclass(frozen=True)
class DestroyedIfHealed(Change):
    """Cards of a set are destroyed instead of being healed."""

    of: Selector

    def about(self) -> int:
        return DESTROYED_IF_HEALED


@dataclass(frozen=True)
class DamageCountsTwice(Change):
    """Each damage on cards of a set counts as two (INV-40.11)."""

    of: Selector

    def about(self) -> int:
        return DAMAGE_COUNTS_TWICE
