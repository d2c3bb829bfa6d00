"""What a card costs where it is deployed or played, with every constant change of that (CON-6.5)."""

from __future__ import annotations

from ....effects.language.numbers import value
from ....effects.language.use import NOTHING, Use
from ...language.changes import COSTS, Costs
from ...state import ConquestState


def cost_at(s: ConquestState, seat: int, card: int, target: int) -> int:
    """What a card costs where it is deployed, or what an event costs, with every constant change (CON-6.5)."""
    cost = s.duel.cost[card]
    if COSTS not in s.rules and not s.duel.inhand[card]:
        return cost
    more, less, capped = 0, 0, list[tuple[int, int]]()
    at_work = [(use, change, it) for use, change, it in s.rules.get(COSTS, ())]
    for entry in s.duel.inhand[card]:
        own = Use(entry, card, seat, s.place[card], s.births[card])
        at_work += [(own, change, NOTHING) for change in entry.ability.changes]
    for use, change, it in at_work:
        if isinstance(change, Costs) and change.of.has(s, card, use, it, use.controller):
            if target == NOTHING or change.at.has(s, target, use, it, use.controller):
                amount = value(change.amount, s, use, card, use.controller)
                more += max(0, amount)
                if amount < 0 and change.least:
                    capped.append((-amount, change.least))
                else:
                    less += max(0, -amount)
    return lowered(cost + more, less, capped)


def lowered(cost: int, less: int, capped: list[tuple[int, int]]) -> int:
    """A cost less so much; what may lower it only to a minimum comes first, as whoever pays would have it."""
    for amount, least in capped:
        cost = min(cost, max(least, cost - amount))
    return max(0, cost - less)
