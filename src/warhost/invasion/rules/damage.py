"""Damage: assigned, cancelled or redirected, and dealt (INV-14); indirect damage, healing, and moving damage."""

from __future__ import annotations

from typing import Any, Final

from ...effects.abilities import FORCED
from ...effects.numbers import value
from ...effects.select import members
from ...effects.use import NOTHING, Use
from ...effects.world import Rule
from ...engine.steps import Question, Step
from ..language.changes import (
    CANCEL_DAMAGE,
    MULTIPLY_DAMAGE,
    NO_CANCELLING,
    REDIRECT_DAMAGE,
    CancelDamage,
    MultiplyDamage,
    RedirectDamage,
)
from ..state import InvasionState
from ..words import (
    BURNING,
    CONTRIBUTED,
    DEALS_COMBAT_DAMAGE,
    IS_DAMAGED,
    IS_HEALED,
    LEGEND,
    SECTION,
    SECTION_HIT_POINTS,
    UNIT,
)
from .entering import told
from .paying import Pay, target_price, wealth

UNCANCELLABLE: Final = 1
COMBAT: Final = 2
STRUCK: Final = 4  # in the dealing step of combat (INV-13.36)
RETURNED: Final = 8  # ... by the defending side
SIZE: Final = 512
TOUGHNESS_RULE: Final = SIZE - 1  # stands among the rules that alter damage

Hit = tuple[int, int, int]  # what is hit, how hard, and with which of the flags above
Hits = tuple[Hit, ...]


# --- what can be hit --------------------------------------------------------------------------------------------


def can_be_hit(s: InvasionState, card: int) -> bool:
    """Units and legends in play, and sections that do not burn (INV-4.5)."""
    if s.kinds[card] & SECTION:
        return not s.marks[card] & BURNING
    return s.kinds[card] & (UNIT | LEGEND) != 0 and s.is_in_play(card)


def remaining(s: InvasionState, card: int) -> int:
    """Hit points minus damage: what is missing to the end of a card or section (INV-2.12, INV-4.2)."""
    if s.kinds[card] & SECTION:
        return max(0, SECTION_HIT_POINTS + s.developments(s.place[card]) - s.damage[card])
    return max(0, s.hit_points[card] - s.damage[card])


def enough(s: InvasionState, card: int) -> int:
    """The least damage that destroys it, with every cancelling effect at work (INV-13.18, INV-14.16)."""
    least = remaining(s, card)
    if NO_CANCELLING in s.rules:
        return least
    least += s.toughness[card]
    for use, change, it in s.rules.get(CANCEL_DAMAGE, ()):
        if isinstance(change, CancelDamage) and cancels(s, use, change, it, card):
            fixed = value(change.amount, s, use, card, use.controller)
            least += left_of(s, use, change, card) if change.next else fixed
    return least


def cancels(s: InvasionState, use: Use, change: CancelDamage, it: int, card: int) -> bool:
    if change.phase >= 0 and s.phase != change.phase:
        return False
    if change.each_turn and s.is_used(use.source, use.ability):
        return False
    if change.next and not left_of(s, use, change, card):
        return False
    return change.of.has(s, card, use, it if it != NOTHING else card, use.controller)


def left_of(s: InvasionState, use: Use, change: CancelDamage | RedirectDamage, card: int) -> int:
    """How much of "the next so much damage" is still to come (INV-14.22): each point that came is noted as a use."""
    wanted = value(change.amount, s, use, card, use.controller)
    return max(0, wanted - s.used.count(use.source << 8 | use.ability.index))


# --- dealing ----------------------------------------------------------------------------------------------------


def inflict(s: InvasionState, hits: list[tuple[int, int]], use: Use, uncancellable: bool, combat: bool) -> None:
    """Damage is assigned and dealt at once, to all at the same time (INV-14.3)."""
    flags = (UNCANCELLABLE if uncancellable else 0) | (COMBAT if combat else 0)
    assigned = tuple([(card, multiplied(s, card, amount), flags) for card, amount in hits if amount > 0])
    if assigned:
        deal(s, assigned)


def multiplied(s: InvasionState, card: int, amount: int) -> int:
    """INV-14.19: n doublings give n + 1 times the damage."""
    times = 1
    for use, change, _ in s.rules.get(MULTIPLY_DAMAGE, ()):
        if isinstance(change, MultiplyDamage) and change.of.has(s, card, use, card, use.controller):
            times += change.more
    return amount * times


def deal(s: InvasionState, hits: Hits) -> None:
    """Cancel and redirect what must be (INV-14.5, INV-14.8), then place it."""
    if CANCEL_DAMAGE in s.rules or REDIRECT_DAMAGE in s.rules or _twice(hits):
        s.then(Altering(hits))
        return
    uncancelled = NO_CANCELLING in s.rules
    if not uncancelled:
        hits = tuple(
            [
                (card, amount if flags & UNCANCELLABLE else max(0, amount - s.toughness[card]), flags)
                for card, amount, flags in hits
            ]
        )
    place_damage(s, hits)


def _twice(hits: Hits) -> bool:
    """Whether something is hit by both sides: what it cancels, it cancels once."""
    return len({card for card, _, _ in hits}) < len(hits)


def place_damage(s: InvasionState, hits: Hits) -> None:
    """The tokens are put; what is left of a card that has gone meanwhile is lost (INV-13.30)."""
    dealt = [hit for hit in hits if hit[1] > 0 and can_be_hit(s, hit[0])]
    for card, _, flags in dealt:
        if flags & STRUCK:
            side = 1 - s.attacker if flags & RETURNED else s.attacker
            if s.controller[card] != side:
                s.struck |= 1 << side  # INV-13.36: to an opponent's unit or section, wherever it was meant for
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
    for card, amount, flags in dealt:
        s.happen(IS_DAMAGED, card, s.controller[card], s.place[card], amount, combat=flags & COMBAT != 0)
    if s.struck:
        _credit(s)


def _credit(s: InvasionState) -> None:
    """All who contributed to the damage of a side have dealt damage, also those who die of this (INV-13.36, 13.37)."""
    for card in s.in_play():
        if s.marks[card] & CONTRIBUTED and s.struck >> s.controller[card] & 1:
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


class Altering(Question[InvasionState]):
    """Between assigning and dealing: constant effects before forced ones, the active player's first (INV-OPEN-26).

    An alteration is the number of a rule and of a hit; those in `done` have been applied.  `taken` are the cards that
    effects about "the next damage" took damage from, one for each point: others look at the same points (INV-8.4).
    """

    __slots__ = ("done", "hits", "taken")

    def __init__(self, hits: Hits, done: tuple[int, ...] = (), taken: tuple[int, ...] = ()) -> None:
        self.who = self.card = self.target = NOTHING
        self.number = 0
        self.hits = hits
        self.done = done
        self.taken = taken

    def run(self, s: InvasionState) -> None:
        todo = self.alterations(s)
        if not todo:
            place_damage(s, self.hits)
            return
        first = min([order for order, _ in todo])
        group = [code for order, code in todo if order == first]
        touched = [code % SIZE for code in group]
        contested = [code for code in group if touched.count(code % SIZE) > 1]
        if not [code for code in contested if _is_redirect(s, code)]:
            contested = []
        rules = [code // SIZE for code in group]
        contested += [code for code in group if rules.count(code // SIZE) > 1 and _is_once(s, code)]
        if contested:
            s.ask(self, s.in_turn()[first % 2], sorted(set(contested)))
        else:
            self.answer(s, group[0])

    def alterations(self, s: InvasionState) -> list[tuple[int, int]]:
        """Everything that applies now and has not been applied, with its place in the order."""
        found: list[tuple[int, int]] = []
        cancelling = NO_CANCELLING not in s.rules
        rules = altering_rules(s)
        for card, amount, flags in self.hits:
            if amount <= 0:
                continue
            if cancelling and not flags & UNCANCELLABLE and s.toughness[card]:
                code = TOUGHNESS_RULE * SIZE + card
                if code not in self.done:
                    found.append((_order(s, s.controller[card], False), code))
            for number, (use, change, it) in enumerate(rules):
                code = number * SIZE + card
                if code in self.done:
                    continue
                forced = use.ability.kind == FORCED
                if isinstance(change, CancelDamage):
                    if cancelling and not flags & UNCANCELLABLE and cancels(s, use, change, it, card):
                        found.append((_order(s, use.controller, forced), code))
                elif isinstance(change, RedirectDamage):
                    if redirects(s, use, change, it, card):
                        found.append((_order(s, use.controller, forced), code))
        return found

    def due(self, s: InvasionState, use: Use, change: CancelDamage | RedirectDamage, card: int) -> int:
        """What an effect about the next damage takes of this hit; from here on it has seen all of it."""
        already = self.taken.count(card)
        seen = min(left_of(s, use, change, card), already + sum([n for each, n, _ in self.hits if each == card]))
        for _ in range(seen):
            s.mark_used(use.source, use.ability)
        return max(0, seen - already)

    def answer(self, s: InvasionState, option: int) -> None:
        number, card = divmod(option, SIZE)
        done = (*self.done, option)
        if number == TOUGHNESS_RULE:
            s.then(Altering(self.lessened(card, s.toughness[card]), done, self.taken))
            return
        use, change, _ = altering_rules(s)[number]
        if isinstance(change, CancelDamage):
            taken = self.taken
            if change.next:
                amount = self.due(s, use, change, card)
                taken = (*taken, *[card] * amount)
            else:
                amount = value(change.amount, s, use, card, use.controller)
                if change.each_turn:
                    s.mark_used(use.source, use.ability)
            s.emit("cancelled-damage", "INV-14.5", use.controller, use.source, other=card, number=amount)
            s.then(Altering(self.lessened(card, amount), done, taken))
        elif isinstance(change, RedirectDamage):
            s.then(Redirecting(self.hits, done, card, number, self.taken))

    def lessened(self, card: int, amount: int) -> Hits:
        """The hits with so much less on one card."""
        left = amount
        hits: list[Hit] = []
        for each, size, flags in self.hits:
            if each == card and not flags & UNCANCELLABLE:
                taken = min(left, size)
                left -= taken
                size -= taken
            hits.append((each, size, flags))
        return tuple(hits)

    def notation(self, s: InvasionState, option: int) -> str:
        number, card = divmod(option, SIZE)
        if number == TOUGHNESS_RULE:
            return s.naming("toughness of", card)
        text = s.naming("apply", altering_rules(s)[number][0].source)
        several = len([other for other in s.options if other // SIZE == number]) > 1
        return s.naming(f"{text} >", card) if several else text

    def saved(self) -> list[object]:
        hits = [list(hit) for hit in self.hits]
        return [type(self).__name__, hits, list(self.done), list(self.taken), self.card, self.number]


class Redirecting(Altering):
    """Whereto damage is redirected (INV-14.8): a target is chosen; without one it stays (INV-ERR-7)."""

    __slots__ = ()

    def __init__(self, hits: Hits, done: tuple[int, ...], card: int, number: int, taken: tuple[int, ...] = ()) -> None:
        self.taken = taken
        self.who = self.target = NOTHING
        self.card = card
        self.number = number
        self.hits = hits
        self.done = done

    def run(self, s: InvasionState) -> None:
        use, change, _ = altering_rules(s)[self.number]
        assert isinstance(change, RedirectDamage)
        targets = [
            card
            for card in members(s, change.to, use, self.card, use.controller)
            if card != self.card and can_be_hit(s, card) and self.payable(s, use, card)
        ]
        if targets:
            s.ask(self, use.controller, targets)
        else:
            s.then(Altering(self.hits, self.done, self.taken))

    def payable(self, s: InvasionState, use: Use, card: int) -> bool:
        return wealth(s, use.controller) >= target_price(s, use, card)

    def answer(self, s: InvasionState, option: int) -> None:
        use, change, _ = altering_rules(s)[self.number]
        assert isinstance(change, RedirectDamage)
        due = change.amount
        if change.next:
            due = self.due(s, use, change, self.card)
        else:
            s.mark_used(use.source, use.ability)
        hits: list[Hit] = []
        moved, kind = 0, 0
        for card, amount, flags in self.hits:
            if card == self.card and moved < due and amount:
                taken = min(amount, due - moved)
                moved, kind = moved + taken, flags
                amount -= taken
            hits.append((card, amount, flags))
        looked = (*self.taken, *[self.card] * moved) if change.next else self.taken
        s.emit("redirected", "INV-14.8", use.controller, self.card, other=option, number=moved)
        merged: list[Hit] = []
        for card, amount, flags in hits:
            if card == option and flags == kind:
                amount += moved
                moved = 0
            merged.append((card, amount, flags))
        if moved:
            merged.append((option, moved, kind))
        after: list[Step[Any]] = [Altering(tuple(merged), self.done, looked)]
        demanded = target_price(s, use, option)
        if demanded:
            after = [Pay(use.controller, number=demanded), *after]
        s.then(*after)

    def notation(self, s: InvasionState, option: int) -> str:
        return s.naming("redirect", option)


def redirects(s: InvasionState, use: Use, change: RedirectDamage, it: int, card: int) -> bool:
    """Whether damage to a card is redirected by an effect: not more often than each turn, or what it waited for."""
    spent = not left_of(s, use, change, card) if change.next else s.is_used(use.source, use.ability)
    return not spent and change.of.has(s, card, use, it if it != NOTHING else card, use.controller)


def altering_rules(s: InvasionState) -> list[Rule]:
    return [*s.rules.get(CANCEL_DAMAGE, ()), *s.rules.get(REDIRECT_DAMAGE, ())]


def _is_redirect(s: InvasionState, code: int) -> bool:
    number = code // SIZE
    return number != TOUGHNESS_RULE and isinstance(altering_rules(s)[number][1], RedirectDamage)


def _is_once(s: InvasionState, code: int) -> bool:
    """Whether a rule alters damage once a turn, so that it matters to what of several things."""
    number = code // SIZE
    if number == TOUGHNESS_RULE:
        return False
    change = altering_rules(s)[number][1]
    return isinstance(change, RedirectDamage) or (isinstance(change, CancelDamage) and change.each_turn)


def _order(s: InvasionState, seat: int, forced: bool) -> int:
    return (2 if forced else 0) + (0 if seat == s.active else 1)


# --- indirect damage --------------------------------------------------------------------------------------------


class Indirect(Question[InvasionState]):
    """A player divides indirect damage among his own (INV-14.14).  `who` goes first; `number` is his, `target` the
    other's damage still to be divided; all of it is dealt at the same time (INV-14.18)."""

    __slots__ = ("hits",)

    def __init__(self, who: int, other_damage: int, number: int, hits: Hits) -> None:
        self.who = who
        self.card = NOTHING
        self.target = other_damage
        self.number = number
        self.hits = hits

    def run(self, s: InvasionState) -> None:
        options = self.offered(s) if self.number else []
        if options:
            s.ask(self, self.who, options)
        elif self.target:
            s.then(Indirect(1 - self.who, 0, self.target, self.hits))
        else:
            deal(s, self.hits)

    def offered(self, s: InvasionState) -> list[int]:
        found: list[int] = []
        for card in [*s.in_play(), *s.duel.sites]:
            if s.controller[card] == self.who and can_be_hit(s, card):
                held = sum([amount for each, amount, _ in self.hits if each == card])
                most = min(self.number, enough(s, card) - held)  # INV-14.16, INV-14.17
                found += [amount * SIZE + card for amount in range(1, most + 1)]
        return found

    def answer(self, s: InvasionState, option: int) -> None:
        amount, card = divmod(option, SIZE)
        held = sum([size for each, size, _ in self.hits if each == card])
        hits = (*[hit for hit in self.hits if hit[0] != card], (card, held + amount, 0))
        s.then(Indirect(self.who, self.target, self.number - amount, hits))

    def notation(self, s: InvasionState, option: int) -> str:
        amount, card = divmod(option, SIZE)
        return s.naming(f"assign {amount}", card)

    def saved(self) -> list[object]:
        return [type(self).__name__, self.who, self.target, self.number, [list(hit) for hit in self.hits]]


class IndirectOrder(Question[InvasionState]):
    """Both players take indirect damage: the active one says who divides first (INV-14.18)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.ask(self, s.active, [s.active, 1 - s.active])

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Indirect(option, self.number, self.number, ()))

    def notation(self, s: InvasionState, option: int) -> str:
        return "assign first" if option == s.active else "opponent assigns first"


# --- healing and moving -----------------------------------------------------------------------------------------


def heal(s: InvasionState, card: int, amount: int) -> None:
    """Remove damage tokens (INV-14.20, INV-14.21)."""
    s.damage[card] -= amount
    s.changed = True
    s.emit("healed", "INV-14.20", s.controller[card], card, number=amount, seen=told(s, card))
    s.happen(IS_HEALED, card, s.controller[card], s.place[card], amount)


def move_damage(s: InvasionState, source: int, target: int, amount: int) -> None:
    """Neither dealt nor assigned (INV-14.12)."""
    s.damage[source] -= amount
    s.damage[target] = min(255, s.damage[target] + amount)
    s.changed = True
    s.emit("moved-damage", "INV-14.12", s.controller[source], source, other=target, number=amount)
