"""Damage: assigned, cancelled or redirected, and dealt (INV-14); indirect damage, healing, and moving damage."""

from __future__ import annotations

from typing import Annotated, Final

from ....effects.language.numbers import value
from ....effects.language.use import COPIED, NOTHING, Use
from ....effects.language.verbs import DESTROYED
from ....effects.state.indirect import Dividing
from ....effects.state.modifiers import InForce
from ....engine.columns import Flag
from ....engine.moves import Move
from ....engine.names import Names
from ....engine.steps import Question
from ...changes.damage import (
    AltersDamage,
    CancelDamage,
    DamageCountsTwice,
    DestroyedIfHealed,
    IndirectInOrder,
    MoreDamage,
    MultiplyDamage,
    NoCancelling,
    RedirectDamage,
)
from ...duel import KEYWORDS
from ...state import InvasionState
from ...words import (
    BURNING,
    CAPITAL_STRUCK,
    CONTRIBUTED,
    DEALS_COMBAT_DAMAGE,
    IS_DAMAGED,
    IS_HEALED,
    LEGEND,
    SEATS,
    SECTION,
    SECTION_HIT_POINTS,
    UNASSIGNABLE,
    UNIT,
    WOULD_BE_DAMAGED,
)
from ..movement.batches import once
from ..movement.developments import told

UNCANCELLABLE: Final = 1
COMBAT: Final = 2
STRUCK: Final = 4  # in the dealing step of combat (INV-13.36)
RETURNED: Final = 8  # ... by the defending side
INDIRECT: Final = 16
FRONT: Final = 32  # times the number of the front at which it was assigned (INV-46.4)

Hit = tuple[int, int, int]  # what is hit, how hard, and with which of the flags above
Hits = tuple[Hit, ...]


# --- what can be hit --------------------------------------------------------------------------------------------


def can_be_hit(s: InvasionState, card: int) -> bool:
    """Units and legends in play, and sections that do not burn (INV-4.5)."""
    if s.kinds[card] & SECTION:
        return not s.marks[card] & BURNING
    return s.kinds[card] & (UNIT | LEGEND) != 0 and s.is_in_play(card) and not s.stat(UNASSIGNABLE, card)


def remaining_hit_points(s: InvasionState, card: int) -> int:
    """Hit points minus damage: what is missing to the end of a card or section (INV-2.12, INV-4.2)."""
    if s.kinds[card] & SECTION:
        return max(0, SECTION_HIT_POINTS + s.developments(s.place[card]) - s.damage[card])
    return max(0, s.hit_points[card] - wounds(s, card))


def wounds(s: InvasionState, card: int) -> int:
    """The damage on a card as it counts: each point may be worth more than one (INV-40.11)."""
    return s.damage[card] * weight(s, card) if DamageCountsTwice in s.in_force else s.damage[card]


def weight(s: InvasionState, card: int) -> int:
    """What each damage on a card is worth."""
    return 2 if s.modifiers(DamageCountsTwice).any(card) else 1


def missing(s: InvasionState, card: int) -> int:
    """How many points of damage more would destroy it."""
    return -(-remaining_hit_points(s, card) // weight(s, card))


def cancelling(s: InvasionState, flags: int) -> bool:
    """Whether damage of this sort can be cancelled."""
    if flags & UNCANCELLABLE:
        return False
    for each in s.modifiers(NoCancelling).found:
        only = (COMBAT if each.modifier.combat else 0) | (INDIRECT if each.modifier.indirect else 0)
        if not only or flags & only:
            return False
    return True


def enough(s: InvasionState, card: int, flags: int = COMBAT) -> int:
    """The least damage of a sort that destroys it, with every cancelling effect at work (INV-13.18, INV-14.16).

    Effects about the next damage look at the same points (INV-8.4); what leaves only so much comes before all others.
    """
    least = missing(s, card)
    if not cancelling(s, flags):
        return least
    least += s.toughness[card]
    coming = 0
    leaving: list[tuple[int, int]] = []
    for each in s.modifiers(CancelDamage).found:
        use, change = each.use, each.modifier
        if cancels(s, each, card, flags):
            fixed = value(change.amount, s, use, card, use.controller)
            if change.next:
                coming = max(coming, left_of(s, use, change, card))
            elif change.but:
                leaving.append((change.but, fixed))
            else:
                least += fixed
    least += coming
    return least + sum([fixed for left, fixed in leaving if least > left])


def cancels(s: InvasionState, cancelling: InForce[CancelDamage], card: int, flags: int) -> bool:
    """True if an effect cancels damage of this sort to a card now."""
    use, change = cancelling.use, cancelling.modifier
    if change.combat and not flags & COMBAT:
        return False
    if change.phase >= 0 and s.phase != change.phase:
        return False
    if change.each_turn and s.is_used(use.source, use.ability):
        return False
    if change.next and not left_of(s, use, change, card):
        return False
    return cancelling.concerns(s, card)


def left_of(s: InvasionState, use: Use, change: CancelDamage | RedirectDamage, card: int) -> int:
    """How much of "the next so much damage" is still to come (INV-14.22)."""
    wanted = value(change.amount, s, use, card, use.controller)
    for each in s.floating:
        if each.sight is use:
            return max(0, wanted - each.spent)
    return max(0, wanted - s.used.count(use.source << 8 | use.ability.index))


def has_come(s: InvasionState, use: Use, points: int) -> None:
    """So many points of what an effect waits for have come: what floats keeps count itself, others by their uses."""
    if [each for each in s.floating if each.sight is use]:
        s.floating = tuple([each.spending(points) if each.sight is use else each for each in s.floating])
        s.changed = True
        return
    for _ in range(points):
        s.mark_used(use.source, use.ability)


# --- dealing ----------------------------------------------------------------------------------------------------


def inflict(s: InvasionState, hits: list[tuple[int, int]], use: Use, uncancellable: bool, combat: bool) -> None:
    """Damage is assigned and dealt at once, to all at the same time (INV-14.3)."""
    flags = (UNCANCELLABLE if uncancellable else 0) | (COMBAT if combat else 0)
    if MoreDamage in s.in_force:
        hits = [(card, amount + _more(s, card, use)) for card, amount in hits]
    assigned = tuple([(card, multiplied(s, card, amount, use), flags) for card, amount in hits if amount > 0])
    if assigned:
        deal(s, assigned, use)


def _more(s: InvasionState, card: int, by: Use) -> int:
    """What cards of a set deal to each of their targets beside what they say (INV-40.9)."""
    if card not in by.aims() or by.way == COPIED:
        return 0
    return s.modifiers(MoreDamage).total(by.source)


def multiplied(s: InvasionState, card: int, amount: int, by: Use | None = None, twice: bool = False) -> int:
    """INV-14.19: n doublings give n + 1 times the damage; `twice` is one that the effect itself brings."""
    times = 2 if twice else 1
    for each in s.modifiers(MultiplyDamage).concerning(card):
        keyword = each.modifier.keyword
        if keyword < 0 or (by is not None and by.ability is KEYWORDS[keyword]):
            times += each.modifier.more
    return amount * times


def deal(s: InvasionState, hits: Hits, use: Use | None = None) -> None:
    """Cancel and redirect what must be (INV-14.5, INV-14.8), then place it."""
    if AltersDamage in s.in_force or _twice(hits):
        from .altering import Altering, Dealing

        s.then(Altering(Dealing(hits, use)))
        return
    hits = tuple(
        [
            (card, max(0, amount - s.toughness[card]) if cancelling(s, flags) else amount, flags)
            for card, amount, flags in hits
        ]
    )
    place_damage(s, hits, use)


def _twice(hits: Hits) -> bool:
    """Whether something is hit by both sides: what it cancels, it cancels once."""
    return len({card for card, _, _ in hits}) < len(hits)


def place_damage(s: InvasionState, hits: Hits, use: Use | None) -> None:
    """The tokens are put; what is left of a card that has gone meanwhile is lost (INV-13.30)."""
    for card, _, _ in hits:
        seat = s.controller[card]
        before = [each for kind, each, who, _ in s.history if (kind, each, who) == (WOULD_BE_DAMAGED, card, seat)]
        if not before and (s.kinds[card] & SECTION or _guarded(s, card)):  # the first one of the turn
            s.happen(WOULD_BE_DAMAGED, card, s.controller[card], s.place[card])
    dealt = [hit for hit in hits if hit[1] > 0 and can_be_hit(s, hit[0])]
    for card, _, flags in dealt:
        if flags & STRUCK:
            side = 1 - s.attacker if flags & RETURNED else s.attacker
            if s.controller[card] != side:
                if s.kinds[card] & SECTION:
                    s.happen(CAPITAL_STRUCK, card, side, s.place[card])
                s.struck |= 1 << flags // FRONT * SEATS + side  # INV-13.36: to an opponent's, wherever it was meant for
    dealt = _together(dealt)
    for card, amount, flags in dealt:
        s.damage[card] = min(255, s.damage[card] + amount)
        s.changed = True
        s.carry()
        s.emit(
            "damaged",
            "INV-14.1",
            s.controller[card],
            card,
            s.place[card],
            number=amount,
            other=flags & COMBAT or NOTHING,
            seen=told(s, card),
        )
    waiting = len(s.occasions), len(s.fresh)
    for card, amount, flags in dealt:
        combat = flags & COMBAT != 0
        s.happen(IS_DAMAGED, card, s.controller[card], s.place[card], amount, use=use, combat=combat)
    s.occasions = once(s.occasions, waiting[0])
    s.fresh = once(s.fresh, waiting[1])
    if s.struck:
        _credit(s)


def _guarded(s: InvasionState, card: int) -> bool:
    """Whether an effect redirects the first point of damage that something is dealt each turn."""
    for each in s.modifiers(RedirectDamage).found:
        if each.modifier.first and each.concerns(s, card):
            return True
    return False


def _credit(s: InvasionState) -> None:
    """All who contributed to the damage of a side have dealt damage, also those who die of this (INV-13.36, 13.37)."""
    for card in s.in_play():
        if s.marks[card] & CONTRIBUTED and s.struck >> s.front_of(card) * SEATS + s.controller[card] & 1:
            s.happen(DEALS_COMBAT_DAMAGE, card, s.controller[card], s.place[card], combat=True)
    s.struck = 0


def _together(hits: list[Hit]) -> list[Hit]:
    """What is hit from several sides at once is dealt damage once."""
    if not _twice(tuple(hits)):
        return hits
    cards = list(dict.fromkeys([card for card, _, _ in hits]))
    sums = [sum([amount for each, amount, _ in hits if each == card]) for card in cards]
    kinds = [max([flags & COMBAT for each, _, flags in hits if each == card]) for card in cards]
    return [(card, amount, kind) for card, amount, kind in zip(cards, sums, kinds)]


# --- indirect damage --------------------------------------------------------------------------------------------


class Indirect(Dividing[InvasionState]):
    """A player divides indirect damage among his own (INV-14.14).  `who` goes first; `number` is his, `target` the
    other's damage still to be divided; all of it is dealt at the same time (INV-14.18).  With `twice`, what units
    are assigned is doubled as it is being assigned (INV-14.19)."""

    who: int
    target: int
    number: int
    hits: Hits
    use: Use
    uncancellable: Annotated[Flag, False]
    twice: Annotated[Flag, False]

    def open(self, s: InvasionState) -> list[int]:
        """What may be assigned damage; where one thing comes after the other, only what is not yet done for."""
        cards = [card for card in [*s.in_play(), *s.duel.sites] if s.controller[card] == self.who]
        cards = [card for card in cards if can_be_hit(s, card) and self.lacking(s, card) > 0]
        if IndirectInOrder in s.in_force:
            begun = [card for card in cards if [hit for hit in self.hits if hit[0] == card]]
            return begun or cards
        return cards

    def lacking(self, s: InvasionState, card: int) -> int:
        """How many points more may be assigned to something: as many as destroy it (INV-14.16, INV-14.17)."""
        return -(-(enough(s, card, self.flags()) - self.held(card)) // self.worth(s, card, 1))

    def worth(self, s: InvasionState, card: int, amount: int) -> int:
        return multiplied(s, card, amount, self.use, self.twice and s.kinds[card] & UNIT != 0)

    def hit(self, s: InvasionState, card: int, amount: int) -> tuple[int, int, int]:
        return (card, self.held(card) + self.worth(s, card, amount), self.flags())

    def deal(self, s: InvasionState) -> None:
        deal(s, self.hits, self.use)

    def flags(self) -> int:
        return INDIRECT | (UNCANCELLABLE if self.uncancellable else 0)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("twice", "uncancellable")

    def __init__(
        self, who: int, target: int, number: int, hits: Hits, use: Use, uncancellable: Flag = False, twice: Flag = False
    ) -> None:
        self.card = -1
        self.who = who
        self.target = target
        self.number = number
        self.hits = hits
        self.use = use
        self.uncancellable = uncancellable
        self.twice = twice

    def replaced(
        self, *, who: int | None = None, target: int | None = None, number: int | None = None, hits: Hits | None = None
    ) -> Indirect:
        """A copy with some fields replaced."""
        return Indirect(
            self.who if who is None else who,
            self.target if target is None else target,
            self.number if number is None else number,
            self.hits if hits is None else hits,
            self.use,
            self.uncancellable,
            self.twice,
        )

    def renamed(self, names: Names) -> Indirect:
        """The same with other card ids."""
        return Indirect(
            self.who, self.target, self.number, self.hits, self.use.renamed(names), self.uncancellable, self.twice
        )

    def saved(self) -> list[object]:
        return [
            "Indirect",
            self.who,
            self.target,
            self.number,
            [list(each) for each in self.hits],
            self.use.saved(),
            int(self.uncancellable),
            int(self.twice),
        ]


class IndirectOrder(Question[InvasionState]):
    """Both players take indirect damage: the active one says who divides first (INV-14.18)."""

    number: int
    use: Use

    def run(self, s: InvasionState) -> None:
        s.ask(self, s.active, [s.active, 1 - s.active])

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Indirect(option, self.number, self.number, (), self.use))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("assign first") if option == s.active else Move("opponent assigns first")

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, number: int, use: Use) -> None:
        self.who = self.card = self.target = -1
        self.number = number
        self.use = use

    def renamed(self, names: Names) -> IndirectOrder:
        """The same with other card ids."""
        return IndirectOrder(self.number, self.use.renamed(names))

    def saved(self) -> list[object]:
        return ["IndirectOrder", self.number, self.use.saved()]


# --- healing and moving -----------------------------------------------------------------------------------------


def heal(s: InvasionState, card: int, amount: int, seat: int) -> None:
    """A player removes damage tokens (INV-14.20, INV-14.21), unless something else happens instead."""
    instead = s.modifiers(DestroyedIfHealed).first(card)
    if instead is not None:
        s.rules.remove(s, [card], DESTROYED, instead.use)
        return
    s.damage[card] -= amount
    s.changed = True
    s.emit("healed", "INV-14.20", s.controller[card], card, number=amount, seen=told(s, card))
    s.happen(IS_HEALED, card, seat, s.place[card], amount)
