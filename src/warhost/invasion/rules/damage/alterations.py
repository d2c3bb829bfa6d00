"""What alters damage on its way: each modifier in force that cancels, redirects or stops it (INV-14.5, INV-14.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.language.abilities import FORCED
from ....effects.language.numbers import value
from ....effects.language.use import NOTHING, Use
from ....effects.state.modifiers import InForce
from ...changes.damage import CancelDamage, PreventDamage, RedirectDamage
from ...state import InvasionState
from ...words import WOULD_BE_DAMAGED
from .amounts import cancelling, cancels, left_of

if TYPE_CHECKING:
    from .hits import Dealing


class Alteration:
    """A modifier in force that alters damage."""

    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        self.use = use

    def forced(self) -> bool:
        return self.use.ability.kind == FORCED

    def concerns(self, s: InvasionState, card: int) -> bool:
        """True if it speaks of damage to a card."""
        raise NotImplementedError

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        """True if it alters damage of this sort to a card now."""
        raise NotImplementedError

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        """How much it could take of what is on its way to a card; with `whole`, of everything."""
        return damage.on(card)

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        """True if it cannot alter all the damage to these cards."""
        return True

    def cancels_next(self) -> bool:
        """True if it cancels the next damage: all such effects look at the same points (INV-8.4)."""
        return False

    def points_left(self, s: InvasionState, card: int) -> int:
        """How many points it still waits for, if it counts every point that comes, or NOTHING."""
        return NOTHING

    def minds_order(self) -> bool:
        """True if more comes of it than that so much is cancelled, so that it matters how much is left for it."""
        return False

    def is_used_up(self) -> bool:
        """True if it alters damage only so often, or only so much of it."""
        return True

    def sees_more(self, s: InvasionState, damage: Dealing, card: int) -> bool:
        """True unless it counts points, and others of its kind have taken all that it waits for (INV-8.4)."""
        left = self.points_left(s, card)
        return left == NOTHING or left > damage.taken.count(card)


class Cancelling(Alteration):
    """Damage is cancelled."""

    __slots__ = ("each", "modifier")

    def __init__(self, each: InForce[CancelDamage]) -> None:
        super().__init__(each.use)
        self.each = each
        self.modifier = each.modifier

    def concerns(self, s: InvasionState, card: int) -> bool:
        return self.each.concerns(s, card)

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        return cancelling(s, flags) and cancels(s, self.each, card, flags) and self.sees_more(s, damage, card)

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        coming = damage.on(card)
        if self.modifier.next:
            left = left_of(s, self.use, self.modifier, card)
            return left if whole else min(left - damage.taken.count(card), coming)
        return min(value(self.modifier.amount, s, self.use, card, self.use.controller), coming)

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        if self.modifier.next:
            return sum([damage.on(card) for card in cards]) > self.reach(s, damage, cards[0], True)
        return self.modifier.each_turn

    def cancels_next(self) -> bool:
        return self.modifier.next

    def points_left(self, s: InvasionState, card: int) -> int:
        return left_of(s, self.use, self.modifier, card) if self.modifier.next else NOTHING

    def minds_order(self) -> bool:
        return self.modifier.earns or self.modifier.but > 0

    def is_used_up(self) -> bool:
        return self.modifier.each_turn or self.modifier.next


class Diverting(Alteration):
    """Damage is redirected to a target."""

    __slots__ = ("each", "modifier")

    def __init__(self, each: InForce[RedirectDamage]) -> None:
        super().__init__(each.use)
        self.each = each
        self.modifier = each.modifier

    def concerns(self, s: InvasionState, card: int) -> bool:
        return self.each.concerns(s, card)

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        return not self.is_spent(s, card) and self.concerns(s, card) and self.sees_more(s, damage, card)

    def is_spent(self, s: InvasionState, card: int) -> bool:
        """True if it has redirected all that it redirects each turn, or all that it waited for."""
        if self.modifier.by_point():
            return not left_of(s, self.use, self.modifier, card)
        if self.modifier.each:
            return bool([each for kind, each, _, _ in s.history if kind == WOULD_BE_DAMAGED and each == card])
        return s.is_used(self.use.source, self.use.ability) or (self.modifier.first and self.came_before(s))

    def came_before(self, s: InvasionState) -> bool:
        """Whether the first point of this turn has come already, to anything that the effect guards."""
        hit = [card for kind, card, _, _ in s.history if kind == WOULD_BE_DAMAGED and card != NOTHING]
        return bool([card for card in hit if self.concerns(s, card)])

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        return not self.modifier.each

    def points_left(self, s: InvasionState, card: int) -> int:
        return left_of(s, self.use, self.modifier, card) if self.modifier.by_point() else NOTHING

    def minds_order(self) -> bool:
        return True

    def guards_like(self, other: Diverting) -> bool:
        """True if it guards the same things as another of the same player, in the same words."""
        same_player = self.use.controller == other.use.controller
        return same_player and self.modifier == other.modifier and not self.modifier.each


class Stopping(Alteration):
    """Damage is stopped at a price (INV-40.10)."""

    __slots__ = ("each", "modifier")

    def __init__(self, each: InForce[PreventDamage]) -> None:
        super().__init__(each.use)
        self.each = each
        self.modifier = each.modifier

    def concerns(self, s: InvasionState, card: int) -> bool:
        return self.each.concerns(s, card)

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        if self.modifier.destroys:
            return s.is_in_play(self.use.source) and self.concerns(s, card)
        return cancelling(s, flags) and s.tokens[self.use.source] > 0 and self.concerns(s, card)

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        coming = damage.on(card)
        return coming if self.modifier.destroys else min(coming, s.tokens[self.use.source])


def alterations(s: InvasionState) -> list[Alteration]:
    """Everything in force that alters damage; saved games and options know each by its place in this list."""
    found: list[Alteration] = [Cancelling(cancel) for cancel in s.modifiers(CancelDamage).found]
    found += [Diverting(redirect) for redirect in s.modifiers(RedirectDamage).found]
    found += [Stopping(prevent) for prevent in s.modifiers(PreventDamage).found]
    return found
