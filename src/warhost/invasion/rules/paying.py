"""What playing costs, and paying it (INV-3)."""

from __future__ import annotations

from ...effects.numbers import value
from ...effects.select import subjects
from ...effects.use import NOTHING, Use
from ...engine.steps import Question
from ..language.changes import COST, PAYS_WITH_DAMAGE, TARGET_PRICE, CostChange, PaysWithDamage, TargetPrice
from ..state import InvasionState
from ..words import PLAYED, RACES

POOL = -2  # the option to pay from the resource pool


def printed_cost(s: InvasionState, seat: int, card: int) -> int:
    """What is printed, with everything that raises or lowers it; loyalty is not part of it (INV-3.15, INV-3.16)."""
    cost = s.duel.cost[card]
    for use, change, it in s.rules.get(COST, ()):
        if isinstance(change, CostChange) and change.of.has(s, card, use, it, use.controller):
            if not change.first or not _played_before(s, use, change):
                cost += value(change.amount, s, use, card, use.controller)
    for entry in s.duel.constants[card]:
        for each in entry.ability.changes:
            if isinstance(each, CostChange) and each.of.about_this():
                own = Use(entry, card, seat, s.place[card], s.births[card])
                cost += value(each.amount, s, own, card, seat)
    return max(0, cost)


def _played_before(s: InvasionState, use: Use, change: CostChange) -> bool:
    """Whether the player has played a card of the set this turn."""
    seat = use.controller
    played = [card for kind, card, who in s.history if kind == PLAYED and who == seat]
    return bool([card for card in played if change.of.has(s, card, use, card, seat)])


def loyalty_cost(s: InvasionState, seat: int, card: int) -> int:
    """INV-3.9"""
    icons = s.duel.loyalty[card]
    if not icons:
        return 0
    return max(0, icons - s.symbols[seat * RACES + s.duel.faction[card]])


def price(s: InvasionState, seat: int, card: int) -> int:
    """The total cost of playing a card (INV-3.8)."""
    return printed_cost(s, seat, card) + loyalty_cost(s, seat, card)


def target_price(s: InvasionState, use: Use, extra: int = NOTHING) -> int:
    """What opponents demand for being targeted by this use, each demand once per effect (INV-3.22, INV-11.12)."""
    rules = s.rules.get(TARGET_PRICE)
    if rules is None:
        return 0
    aimed = [card for chosen in use.targets for card in chosen]
    if extra != NOTHING:
        aimed.append(extra)
    total = 0
    for demanding, change, _ in rules:
        if isinstance(change, TargetPrice) and demanding.controller != use.controller:
            for card in aimed:
                if change.of.has(s, card, demanding, card, demanding.controller):
                    total += change.amount
                    break
    return total


def purses(s: InvasionState, seat: int) -> list[int]:
    """Cards whose damage the player may spend as though it were resources."""
    found: list[int] = []
    for use, change, _ in s.rules.get(PAYS_WITH_DAMAGE, ()):
        if use.controller == seat and isinstance(change, PaysWithDamage):
            found += [card for card in subjects(s, change.of, use, NOTHING, seat) if s.damage[card]]
    return found


def wealth(s: InvasionState, seat: int) -> int:
    """What a player can pay."""
    total: int = s.resources[seat]
    if PAYS_WITH_DAMAGE in s.rules:
        total += sum([s.damage[card] for card in purses(s, seat)])
    return total


def earn(s: InvasionState, seat: int, amount: int) -> None:
    """Resources from or to the shared pool."""
    s.resources[seat] = min(255, s.resources[seat] + amount)
    s.emit("earned" if amount >= 0 else "lost", "INV-1.2", seat, number=abs(amount))


class Pay(Question[InvasionState]):
    """Pay so many resources; where damage may be spent instead, one after the other (INV-3.19)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        seat, amount = self.who, self.number
        if amount == 0:
            return
        sources = purses(s, seat) if PAYS_WITH_DAMAGE in s.rules else []
        if not sources:
            s.resources[seat] -= amount
            s.emit("paid", "INV-3.19", seat, number=amount)
            return
        s.ask(self, seat, [POOL, *sources] if s.resources[seat] else sources)

    def answer(self, s: InvasionState, option: int) -> None:
        if option == POOL:
            s.resources[self.who] -= 1
            s.emit("paid", "INV-3.19", self.who, number=1)
        else:
            s.damage[option] -= 1
            s.changed = True
            s.emit("paid-with-damage", "INV-3.19", self.who, option, number=1)
        s.then(Pay(self.who, number=self.number - 1))

    def notation(self, s: InvasionState, option: int) -> str:
        return "spend resource" if option == POOL else s.naming("spend damage of", option)
