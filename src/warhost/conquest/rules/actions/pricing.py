"""The cost of deploying or playing a card, with all constant changes (CON-6.5)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.state.modifiers import InForce
from ....effects.state.pending import NO_HITS, Hits
from ...changes.common import Costs
from ...state import ConquestState


def cost_at(s: ConquestState, seat: int, card: int, target: int, amended: Hits = NO_HITS) -> int:
    """The cost of deploying a card at a destination or of playing an event, with all constant changes (CON-6.5).

    `amended` are changes by interrupts, each with its minimum; the order of their use does not matter.
    """
    cost = s.duel.cost[card]
    if not amended and is_firm(s, card):
        return cost
    changes = [(amount, least) for _, amount, least in amended]
    at_work = s.modifiers(Costs).concerning(card)
    for entry in s.duel.inhand[card]:
        own = AbilityUse(entry, card, seat, s.place[card], s.births[card])
        said = [InForce(own, modifier, NOTHING) for modifier in entry.modifiers(Costs)]
        at_work += [each for each in said if each.concerns(s, card)]
    for each in at_work:
        costs, use = each.modifier, each.use
        if target == NOTHING or costs.at.has(s, target, use, each.it, use.controller):
            changes.append((costs.amount_for(s, card, use), costs.least))
    return _changed(cost, changes)


def is_firm(s: ConquestState, card: int) -> bool:
    """True if no constant effect changes the cost of a card at any destination."""
    return Costs not in s.in_force and not s.duel.inhand[card]


def _changed(cost: int, changes: list[tuple[int, int]]) -> int:
    """A cost with increases first, then reductions with a minimum in the best order for the payer, then the others."""
    cost += sum([amount for amount, _ in changes if amount > 0])
    for amount, least in changes:
        if amount < 0 and least:
            cost = min(cost, max(least, cost + amount))
    return max(0, cost + sum([amount for amount, least in changes if amount < 0 and not least]))
