"""Damage: assigned, shielded and taken (CON-11); indirect and moved damage."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import value
from ....effects.language.select import Selector
from ....effects.language.sets import members
from ....effects.state.indirect import Dividing
from ....effects.state.pending import Hit, Hits, size_of
from ....engine.columns import PlacedCards
from ....engine.moves import BARE_CARD, UNSAID_AMOUNT, Move, MoveFormat
from ....engine.renumbering import Renumbering
from ....engine.state import SPECTATOR
from ....engine.steps import Question, Step
from ... import words
from ...changes.common import CannotPrevent, DamageAtMost, DoubleDamage, NoDamageBy, ShieldsWith
from ...pending import (
    BY_ATTACK,
    CERTAIN,
    DEALER,
    NO_DEALER,
    NO_SHIELDS,
    REASSIGNED,
    SHIELDED,
    UNPREVENTABLE,
    Pending,
    PendingDamage,
    PendingShield,
    scar,
)
from ...state import ConquestState
from ..actions.stops import MINOR_SHIELD, SHIELD
from ..immunity import affected

NO_SHIELD: Final = -2


def inflict(
    s: ConquestState,
    hits: list[tuple[int, int]],
    by: int,
    flags: int,
    use: AbilityUse | None = None,
    aimed: int = NOTHING,
) -> None:
    """Deal damage to several units at the same time: assign, use shields, take (CON-11.1, CON-11.6)."""
    assigned = [(card, amount, 0) for card, amount in hits if amount > 0 and s.rules.can_be_hit(s, card)]
    if cannot_prevent(s, by):
        flags |= UNPREVENTABLE
    if NoDamageBy in s.in_force:
        assigned = [hit for hit in assigned if not is_damage_proof(s, hit[0], by)]
    if not assigned:
        return
    seats = s.in_turn()
    # Hits in the order in which the players can use shields.
    assigned = [hit for seat in seats for hit in assigned if s.controller[hit[0]] == seat]
    assign(s, Take(card=by, flags=flags, hits=tuple(assigned), use=use, aimed=aimed))


def assign(s: ConquestState, damage: Pending) -> None:
    """Prepare the assignment of damage; interrupts to it come first (CON-11.3)."""
    s.then(Assigned(), damage)
    for card, amount, flags in damage.hits:
        tell(s, words.WHEN_ASSIGNED, card, amount, damage, flags)


def exchange(s: ConquestState, blows: list[tuple[int, int, int]], use: AbilityUse) -> None:
    """Let units deal damage to each other at the same time: source, unit, amount (CON-11.6)."""
    hits: list[Hit] = []
    for seat in s.in_turn():
        for by, card, amount in blows:
            size = amount * multiplier(s, by, card)
            if (
                s.controller[card] == seat
                and size > 0
                and s.rules.can_be_hit(s, card)
                and not is_damage_proof(s, card, by)
            ):
                certain = CERTAIN if cannot_prevent(s, by) else 0
                hits.append((card, size, (by + 1) * DEALER | certain))
    if hits:
        s.mark_carried_out()
        assign(s, Take(card=use.source, hits=tuple(hits), use=use))


def tell(s: ConquestState, kind: int, card: int, amount: int, damage: Pending, flags: int) -> None:
    """Report an event of damage to a unit, with its source, its kind and the attacked unit."""
    attack = damage.flags & BY_ATTACK != 0
    seat, place = s.controller[card], s.place[card]
    s.happen(kind, card, seat, place, amount, damage.dealer(flags), damage.use, attack, damage.aimed)


def inflict_by_ability(s: ConquestState, hits: list[tuple[int, int]], use: AbilityUse, unpreventable: bool) -> None:
    """Deal damage by a card's text; immune units take none."""
    spared = affected(s, [card for card, _ in hits], use)
    if spared:
        s.mark_carried_out()
    flags = UNPREVENTABLE if unpreventable else 0
    dealt = [(card, amount * multiplier(s, use.source, card)) for card, amount in hits if card in spared]
    inflict(s, dealt, use.source, flags, use)


def is_damage_proof(s: ConquestState, card: int, by: int) -> bool:
    """True if a unit cannot be damaged by this source."""
    if NoDamageBy not in s.in_force or by == NOTHING or not s.kinds[by] & words.UNIT:
        return False
    for each in s.modifiers(NoDamageBy).concerning(card):
        if each.modifier.by.has(s, by, each.use, each.it, each.use.controller):
            return True
    return False


def multiplier(s: ConquestState, by: int, unit: int, attack: bool = False) -> int:
    """The factor of a card's damage to a unit, by an attack or otherwise."""
    times = 1
    if DoubleDamage not in s.in_force or by == NOTHING:
        return times
    for each in s.modifiers(DoubleDamage).concerning(by):
        if attack or not each.modifier.attacking:
            times *= 2 if each.modifier.to.has(s, unit, each.use, each.it, each.use.controller) else 1
    return times


def cannot_prevent(s: ConquestState, by: int) -> bool:
    """True if damage by a card cannot be prevented."""
    return by != NOTHING and s.modifiers(CannotPrevent).any(by)


def assigned_to(s: ConquestState, card: int) -> int:
    """The damage assigned to a unit and not prevented so far."""
    return s.awaited(PendingDamage).amount_on(card)


def preventable(s: ConquestState, card: int) -> int:
    """The damage assigned to a unit that can be prevented (CON-11.12)."""
    damage = s.awaited(PendingDamage)
    if damage.flags & UNPREVENTABLE:
        return 0
    return sum([size for each, size, flags in damage.hits if each == card and not flags & CERTAIN])


def units_hit(s: ConquestState) -> list[int]:
    """The units to which damage is assigned, each once, in the order of assignment."""
    return list({card: None for card, _, _ in s.awaited(PendingDamage).hits})


def most_taken(s: ConquestState, card: int, size: int) -> int:
    """The damage that a unit takes at most, if an effect limits it."""
    for each in s.modifiers(DamageAtMost).concerning(card):
        size = min(size, each.modifier.most)
    return size


class Assigned(Step[ConquestState]):
    """Damage tokens are assigned: reactions to that, then shields (CON-11.2 to 11.5, CON-Q7)."""

    def run(self, s: ConquestState) -> None:
        pending = s.awaited(PendingDamage)
        if not pending.flags & (UNPREVENTABLE | NO_SHIELDS):
            s.then(Shield(number=0))
        for card, amount, flags in pending.hits:
            if amount <= 0:
                continue  # interrupts have removed all of this damage
            by = pending.dealer(flags)
            s.emit("assigned", "CON-11.2", s.controller[card], card, other=by, number=amount)
            tell(s, words.AFTER_ASSIGNED, card, amount, pending, flags)
            if pending.flags & BY_ATTACK:
                tell(s, words.AFTER_ASSIGNED_BY_ATTACK, card, amount, pending, flags)


def icons_of(s: ConquestState, card: int, unit: int) -> int:
    """The shield icons of a card in hand for a unit, printed or given by an effect."""
    icons = s.duel.shields[card]
    if ShieldsWith not in s.in_force:
        return icons
    for each in s.modifiers(ShieldsWith).of_player(s.controller[unit]).concerning(card):
        icons = max(icons, value(each.modifier.icons, s, each.use, unit, each.use.controller))
    return icons


def worth_shielding(s: ConquestState, unit: int) -> bool:
    """True if the damage is to a warlord, or would destroy a unit that one shield card may save (CON-11.4).

    Everyone can tell: it depends on the damage and on the icons of cards that other players do not see, wherever they
    are.
    """
    most = most_icons(s, s.controller[unit])
    if s.kinds[unit] & words.WARLORD:
        return most > 0 or ShieldsWith in s.in_force
    if not s.kinds[unit] & words.UNIT:
        return False
    size = assigned_to(s, unit)
    needed = s.rules.needed_to_destroy(s, unit)
    if ShieldsWith in s.in_force:
        return size >= needed
    return needed <= size < needed + min(most, preventable(s, unit))


def most_icons(s: ConquestState, seat: int) -> int:
    """The most shield icons on a card of a player that other players do not see."""
    duel = s.duel
    unseen = [card for card in range(duel.cards) if duel.owner[card] == seat and lies_hidden(s, card)]
    return max([duel.shields[card] for card in unseen], default=0)


def lies_hidden(s: ConquestState, card: int) -> bool:
    """True if a card is in a hand or a deck, or unseen in another place."""
    return s.place[card] // words.SEATS in (words.HAND, words.DECK) or not s.is_seen_by(SPECTATOR, card)


SHIELD_ICONS: Final = MoveFormat(
    BARE_CARD | UNSAID_AMOUNT
)  # manner that leaves out the number of shield icons in notation


class Shield(Question[ConquestState]):
    """The controller of a unit may discard one card with shields for it (CON-11.4, CON-11.5).

    `number` is the index among the damaged units; each may have one card, whatever is reassigned to it.
    """

    def run(self, s: ConquestState) -> None:
        units = units_hit(s)
        if self.number >= len(units):
            return
        card = units[self.number]
        if not preventable(s, card) or not s.rules.can_be_hit(s, card):
            s.then(Shield(number=self.number + 1))
            return
        seat = s.controller[card]
        hand = s.hand(seat)
        if hand:
            s.ask(self, seat, [NO_SHIELD, *[each for each in hand if icons_of(s, each, card)]])
        else:
            s.then(Shield(number=self.number + 1))

    def answer(self, s: ConquestState, option: int) -> None:
        s.then(Shield(number=self.number + 1))
        if option == NO_SHIELD:
            return
        unit = units_hit(s)[self.number]
        seat = s.controller[unit]
        icons = icons_of(s, option, unit)
        s.seen[option] = 0
        s.shift(option, words.DISCARD * words.SEATS + seat)
        s.emit("shields", "CON-11.4", seat, option, other=unit, number=icons)
        damage = s.awaited(PendingDamage)
        s.amend(damage, damage.flagged(SHIELDED))
        s.then(Shielded(card=option, target=self.number, number=icons))
        s.happen(words.WHEN_SHIELDED, option, seat, s.place[unit], aimed=unit)
        for entry in s.duel.shielding[option]:
            happened = s.record(words.WHEN_SHIELDED, option, seat, s.place[unit], aimed=unit)
            s.fresh = (
                *s.fresh,
                AbilityUse(entry, option, seat, s.place[option], s.births[option], occurrence=happened),
            )

    def icons(self, s: ConquestState, option: int) -> int:
        """The damage that a card would prevent."""
        return icons_of(s, option, units_hit(s)[self.number])

    def move(self, s: ConquestState, option: int) -> Move:
        if option == NO_SHIELD:
            return Move("no shield")
        return Move("shield", option, amount=self.icons(s, option), manner=SHIELD_ICONS)

    def idle(self, s: ConquestState) -> int:
        return NO_SHIELD

    def window(self, s: ConquestState) -> str:
        unit = units_hit(s)[self.number]
        return SHIELD if worth_shielding(s, unit) else MINOR_SHIELD

    def subject(self, s: ConquestState) -> str:
        return s.code_of(units_hit(s)[self.number])

    def secret(self, s: ConquestState) -> bool:
        return True  # whether the player has shield cards depends on the hand

    def about(self, s: ConquestState) -> dict[str, object] | None:
        card = units_hit(s)[self.number]
        return {"id": card, "left": assigned_to(s, card)}


class Shielded(PendingShield):
    """Apply a shield card, unless it was cancelled.  `target` is the unit it was used for."""

    def run(self, s: ConquestState) -> None:
        units = units_hit(s)
        if self.cancelled:
            s.emit("cancelled", "CON-16.17", s.duel.owner[self.card], self.card)
        elif self.target < len(units):
            prevent(s, units[self.target], self.number)


def prevent(s: ConquestState, card: int, amount: int) -> int:
    """Prevent an amount of the damage assigned to a unit; returns the prevented amount."""
    damage = s.awaited(PendingDamage)
    if not preventable(s, card):
        return 0
    hits = damage.reduced(card, amount, CERTAIN)
    prevented = size_of(damage.hits) - size_of(hits)
    s.amend(damage, damage.hitting(hits))
    if prevented:
        s.emit("prevented", "CON-11.4", s.controller[card], card, number=prevented)
    return prevented


def raise_damage(s: ConquestState, card: int, amount: int) -> None:
    """Raise or lower the damage that is about to be assigned to a unit or taken by it (CON-11.3)."""
    damage = s.awaited(PendingDamage)
    left = amount
    hits: list[Hit] = []
    for each, size, flags in damage.hits:
        change = max(-size, left) if each == card else 0
        left -= change
        hits.append((each, size + change, flags))
    s.amend(damage, damage.hitting(tuple(hits)))
    s.emit("raised", "CON-11.3", s.controller[card], card, number=amount)


def reassignable(s: ConquestState, card: int) -> int:
    """The damage assigned to a card that has not been reassigned yet (CON-11.11)."""
    return sum([size for each, size, flags in s.awaited(PendingDamage).hits if each == card and not flags & REASSIGNED])


def takes_over(s: ConquestState, card: int, other: int) -> bool:
    """True if damage assigned to a unit may be reassigned to another card (CON-1.10)."""
    damage = s.awaited(PendingDamage)
    kinds = [flags for each, _, flags in damage.hits if each == card]
    return other != card and not (kinds and is_damage_proof(s, other, damage.dealer(max(kinds))))


def reassign(s: ConquestState, card: int, other: int, amount: int) -> None:
    """An amount of the damage assigned to a unit is assigned to another card instead (CON-11.3, CON-11.11)."""
    damage = s.awaited(PendingDamage)
    moved = min(amount, reassignable(s, card))
    if not moved:
        return
    s.amend(damage, damage.hitting(damage.redirected(card, other, moved, REASSIGNED, REASSIGNED)))
    s.emit("reassigned", "CON-11.3", s.controller[card], card, other=other, number=moved)


class Take(PendingDamage):
    """Place the remaining damage on all units at the same time, up to their hit points (CON-11.6, CON-11.8)."""

    def without(self, card: int) -> Pending:
        return self.hitting(self.spared(card))

    def run(self, s: ConquestState) -> None:
        if not self.number and (s.awaits(words.WHEN_TAKES) or s.awaits(words.WHEN_TAKES_BY_ATTACK)):
            self.about_to_be_taken(s)
            return
        totals: dict[int, int] = {}
        kinds: dict[int, int] = {}  # card id -> the flags of its hits
        for card, size, flags in self.hits:
            totals[card] = totals.get(card, 0) + size
            kinds[card] = max(kinds.get(card, 0), flags)
        dealt: list[tuple[int, int]] = []
        for card, size in totals.items():
            if not s.is_in_play(card):
                continue
            taken = (
                min(most_taken(s, card, size), s.rules.needed_to_destroy(s, card))
                if s.kinds[card] & words.UNIT
                else size
            )
            if taken > 0:  # CON-11.9: not if nothing can be taken
                by = self.dealer(kinds[card])
                s.damage[card] = min(255, s.damage[card] + taken)
                dealt.append((card, taken))
                if 0 <= by < s.duel.cards and s.kinds[by] & words.UNIT:
                    s.scars = (*s.scars, scar(s.births, by, card))
                if s.kinds[card] & words.UNIT and s.damage[card] >= s.hit_points[card]:
                    slayer = by if by >= 0 else NO_DEALER
                    s.slain = (*s.slain, card << 16 | slayer << 1 | (self.flags & BY_ATTACK))
                s.emit("damaged", "CON-11.8", s.controller[card], card, s.place[card], number=taken)
        if dealt:
            s.changed = True
        for card, taken in dealt:
            tell(s, words.AFTER_DAMAGED, card, taken, self, kinds[card])
            if self.flags & BY_ATTACK:
                tell(s, words.AFTER_DAMAGED_BY_ATTACK, card, taken, self, kinds[card])

    def about_to_be_taken(self, s: ConquestState) -> None:
        """Ask once for interrupts to taking damage; then it is taken."""
        s.then(self.numbered(1))
        for card in {card: 0 for card, size, _ in self.hits if size > 0 and s.rules.can_be_hit(s, card)}:
            amount = sum([size for each, size, _ in self.hits if each == card])
            kind = max([flags for each, _, flags in self.hits if each == card])
            tell(s, words.WHEN_TAKES, card, amount, self, kind)
            if self.flags & BY_ATTACK:
                tell(s, words.WHEN_TAKES_BY_ATTACK, card, amount, self, kind)


class Indirect(Dividing[ConquestState]):
    """A player divides damage among their units of a place, never more than they can take (CON-11.13, CON-11.14).

    `who` divides `number`, then the other player `target`, if there is any; all of it is dealt at the same time.
    """

    who: int
    number: int
    target: int
    use: AbilityUse
    units: PlacedCards
    hits: Hits

    def open(self, s: ConquestState) -> list[int]:
        return [card for card in self.units if s.rules.can_be_hit(s, card) and s.controller[card] == self.who]

    def lacking(self, s: ConquestState, card: int) -> int:
        return s.rules.needed_to_destroy(s, card) - self.held(card)

    def hit(self, s: ConquestState, card: int, amount: int) -> Hit:
        return (card, self.held(card) + amount, 0)

    def deal(self, s: ConquestState) -> None:
        source = self.use.source
        dealt = [(card, amount * multiplier(s, source, card)) for card, amount, _ in self.hits]
        inflict(s, dealt, source, 0, self.use)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("units",)

    def __init__(self, who: int, number: int, target: int, use: AbilityUse, units: PlacedCards, hits: Hits) -> None:
        self.card = -1
        self.who = who
        self.number = number
        self.target = target
        self.use = use
        self.units = units
        self.hits = hits

    def replaced(
        self, *, who: int | None = None, number: int | None = None, target: int | None = None, hits: Hits | None = None
    ) -> Indirect:
        """A copy with some fields replaced."""
        return Indirect(
            self.who if who is None else who,
            self.number if number is None else number,
            self.target if target is None else target,
            self.use,
            self.units,
            self.hits if hits is None else hits,
        )

    def renamed(self, names: Renumbering) -> Indirect:
        """A copy with the card ids renumbered."""
        return Indirect(
            self.who,
            self.number,
            self.target,
            self.use.renamed(names),
            names.all(self.units),
            tuple([(names.place(a), b, c) for a, b, c in self.hits]),
        )

    def saved(self) -> list[object]:
        return [
            "Indirect",
            self.who,
            self.number,
            self.target,
            self.use.saved(),
            list(self.units),
            [list(each) for each in self.hits],
        ]


def indirect(s: ConquestState, amounts: list[int], of: Selector, use: AbilityUse, it: int, who: int) -> None:
    """Let players divide damage among their own selected units; `amounts` are by seat."""
    units = tuple(affected(s, members(s, of, use, it, who), use))
    first = s.in_turn()[0]
    s.then(Indirect(first, amounts[first], amounts[1 - first], use, units, ()))
