"""Alterations of damage: Toughness, and rule modifiers that cancel, redirect or prevent it (INV-14.5, INV-14.8)."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import FORCED, AbilityEntry
from ....effects.language.effect import value
from ....effects.language.modifier import RuleModifier
from ....effects.state.modifiers import InForce
from ....effects.state.pairs import SIZE, pair
from ...changes.damage import CancelDamage, PreventDamage, RedirectDamage
from ...state import InvasionState
from ...words import WOULD_BE_DAMAGED
from .amounts import cancelling, cancels, left_of
from .hits import Dealing

M = TypeVar("M", bound=RuleModifier)

TOUGHNESS_RULE: Final = SIZE - 1  # the rule number of Toughness, where other alterations have theirs


class Alteration:
    """A possible change of damage: Toughness, or a modifier in force."""

    __slots__ = ()

    def controller(self, s: InvasionState, card: int) -> int:
        """The player who decides about it when damage to a card is altered."""
        return s.controller[card]

    def forced(self) -> bool:
        return False

    def ability(self) -> AbilityEntry | None:
        """The ability that it comes from, or None."""
        return None

    def concerns(self, s: InvasionState, card: int) -> bool:
        """True if it is about damage to a card."""
        raise NotImplementedError

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        """True if it can alter damage of this kind to a card now."""
        raise NotImplementedError

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        """The amount that it could alter of the pending damage to a card; with `whole`, of all pending damage."""
        return damage.on(card)

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        """True if it cannot alter all the damage to these cards."""
        return True

    def cancels_next(self) -> bool:
        """True if it cancels the next damage: all such effects apply to the same points (INV-8.4)."""
        return False

    def points_left(self, s: InvasionState, card: int) -> int:
        """The number of points that it still applies to, or NOTHING if it does not count points."""
        return NOTHING

    def minds_order(self) -> bool:
        """True if the order matters for it, because it does more than cancel an amount."""
        return False

    def is_used_up(self) -> bool:
        """True if it alters damage only a limited number of times or points."""
        return True

    def sees_more(self, s: InvasionState, damage: Dealing, card: int) -> bool:
        """False if it counts points and others of its kind have taken all of them (INV-8.4)."""
        left = self.points_left(s, card)
        return left == NOTHING or left > damage.taken.count(card)


class Toughening(Alteration):
    """Toughness of a card cancels damage to it (INV-14.5)."""

    __slots__ = ()

    def concerns(self, s: InvasionState, card: int) -> bool:
        return s.toughness[card] > 0

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        return cancelling(s, flags) and s.toughness[card] > damage.toughened.count(card)

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        return s.toughness[card] - damage.toughened.count(card)

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        return False

    def is_used_up(self) -> bool:
        return False


class Modifying(Alteration, Generic[M]):
    """A modifier in force that alters damage."""

    __slots__ = ("each", "modifier", "use")

    def __init__(self, each: InForce[M]) -> None:
        self.each = each
        self.modifier = each.modifier
        self.use = each.use

    def controller(self, s: InvasionState, card: int) -> int:
        return self.use.controller

    def forced(self) -> bool:
        return self.use.ability.kind == FORCED

    def ability(self) -> AbilityEntry | None:
        return self.use.ability

    def concerns(self, s: InvasionState, card: int) -> bool:
        return self.each.concerns(s, card)


class Cancelling(Modifying[CancelDamage]):
    """A modifier that cancels damage."""

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


class Diverting(Modifying[RedirectDamage]):
    """A modifier that redirects damage to a target."""

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        return not self.is_spent(s, card) and self.concerns(s, card) and self.sees_more(s, damage, card)

    def is_spent(self, s: InvasionState, card: int) -> bool:
        """True if it has redirected its full amount for the turn or in total."""
        if self.modifier.by_point():
            return not left_of(s, self.use, self.modifier, card)
        if self.modifier.each:
            return bool([each for kind, each, _, _ in s.history if kind == WOULD_BE_DAMAGED and each == card])
        return s.is_used(self.use.source, self.use.ability) or (self.modifier.first and self.came_before(s))

    def came_before(self, s: InvasionState) -> bool:
        """True if the first point of this turn has already been dealt to something that it protects."""
        hit = [card for kind, card, _, _ in s.history if kind == WOULD_BE_DAMAGED and card != NOTHING]
        return bool([card for card in hit if self.concerns(s, card)])

    def is_scarce(self, s: InvasionState, damage: Dealing, cards: list[int]) -> bool:
        return not self.modifier.each

    def points_left(self, s: InvasionState, card: int) -> int:
        return left_of(s, self.use, self.modifier, card) if self.modifier.by_point() else NOTHING

    def minds_order(self) -> bool:
        return True

    def guards_like(self, other: Diverting) -> bool:
        """True if it protects the same things with the same text as another one of the same player."""
        same_player = self.use.controller == other.use.controller
        return same_player and self.modifier == other.modifier and not self.modifier.each


class Stopping(Modifying[PreventDamage]):
    """A modifier that prevents damage at a price (INV-40.10)."""

    def applies(self, s: InvasionState, damage: Dealing, card: int, flags: int) -> bool:
        if self.modifier.destroys:
            return s.is_in_play(self.use.source) and self.concerns(s, card)
        return cancelling(s, flags) and s.tokens[self.use.source] > 0 and self.concerns(s, card)

    def reach(self, s: InvasionState, damage: Dealing, card: int, whole: bool) -> int:
        coming = damage.on(card)
        return coming if self.modifier.destroys else min(coming, s.tokens[self.use.source])


TOUGHNESS: Final = Toughening()


def alterations(s: InvasionState) -> list[Alteration]:
    """The modifiers in force that alter damage; saved games and options refer to them by index."""
    found: list[Alteration] = [Cancelling(cancel) for cancel in s.modifiers(CancelDamage).found]
    found += [Diverting(redirect) for redirect in s.modifiers(RedirectDamage).found]
    found += [Stopping(prevent) for prevent in s.modifiers(PreventDamage).found]
    return found


def alteration(s: InvasionState, number: int) -> Alteration:
    """The alteration with this number: Toughness, or a modifier in force."""
    return TOUGHNESS if number == TOUGHNESS_RULE else alterations(s)[number]


class Candidate:
    """An alteration that could be applied now to pending damage to a card."""

    __slots__ = ("alteration", "card", "number", "order")

    def __init__(self, s: InvasionState, number: int, alteration: Alteration, card: int) -> None:
        self.number = number
        self.alteration = alteration
        self.card = card
        first = alteration.controller(s, card) == s.active
        self.order = (2 if alteration.forced() else 0) + (0 if first else 1)  # INV-OPEN-26

    def code(self) -> int:
        """The option that names it."""
        return pair(self.number, self.card)


def candidates(s: InvasionState, damage: Dealing) -> list[Candidate]:
    """The alterations that apply now and have not been applied; for each hit, Toughness first."""
    found: list[Candidate] = []
    known = alterations(s)
    for card, amount, flags in damage.hits:
        if amount <= 0:
            continue
        if TOUGHNESS.applies(s, damage, card, flags):
            found.append(Candidate(s, TOUGHNESS_RULE, TOUGHNESS, card))
        for number, each in enumerate(known):
            if pair(number, card) not in damage.done and each.applies(s, damage, card, flags):
                found.append(Candidate(s, number, each, card))
    return found


def same_point(s: InvasionState, here: int, diverting: Diverting, damage: Dealing) -> tuple[int, ...]:
    """All alterations of the same first point: a point is redirected only once (INV-8.4).

    Modifiers with the same text that protect the same things are used up together, others only for this card.
    """
    found: list[int] = []
    for number, each in enumerate(alterations(s)):
        if isinstance(each, Diverting) and each.modifier.first and not each.modifier.by_point():
            cards = sorted({hit[0] for hit in damage.hits}) if each.guards_like(diverting) else [here]
            found += [pair(number, card) for card in cards]
    return tuple(found)
