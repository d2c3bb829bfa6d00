"""What a use costs, and what its X may be (INV-3)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import NONE_TO_PAY, PLAY
from ....effects.language.ability_use import CHAINED, AbilityUse
from ....effects.language.effect import value
from ....effects.language.targeting import completable
from ...duel import DEVELOP
from ...state import InvasionState
from ...words import BY_LOYALTY, LEGEND, PAID, SEATS, TACTIC, UNLOYAL, WAYS, ZONES
from .paying import loyalty_cost, price, printed_cost, target_price, wealth


def paid_for(use: AbilityUse) -> int:
    """The card that is played by a use, or NOTHING; some resources can only be spent on playing cards."""
    return use.source if use.ability.kind == PLAY else NOTHING


def cost_of(s: InvasionState, use: AbilityUse) -> int:
    """The resources that a use costs, without the extra costs of its targets."""
    entry, seat = use.ability, use.controller
    if use.way != CHAINED:
        return cost_by_effect(s, use)
    if entry.kind == PLAY:
        if entry is DEVELOP:
            return 0  # INV-3.23
        chosen = use.chosen.x if s.duel.cost_x[use.source] else 0
        return price(s, seat, use.source, section_of(s, use)) + chosen
    return spent_on(s, use)


def spent_on(s: InvasionState, use: AbilityUse) -> int:
    """The resources that an Action's text asks to spend."""
    return value(use.ability.ability.spend, s, counted(s, use), NOTHING, use.controller)


def counted(s: InvasionState, use: AbilityUse) -> AbilityUse:
    """The use with X as its text defines it: computed when it is paid, and fixed for cost and effect."""
    x_is = use.ability.ability.x_is
    return use if x_is == NONE_TO_PAY else use.paying(value(x_is, s, use, NOTHING, use.controller))


def cost_by_effect(s: InvasionState, use: AbilityUse) -> int:
    """The cost of playing a card by an effect: nothing (INV-26.1), or what the effect says."""
    card, seat = use.source, use.controller
    way, less = use.way % WAYS, use.way // WAYS
    if way not in (PAID, UNLOYAL, BY_LOYALTY):
        return 0
    if way == BY_LOYALTY:
        return s.duel.loyalty[card]
    cost = max(0, printed_cost(s, seat, card, section_of(s, use)) - less) + (use.chosen.x if chooses_x(s, use) else 0)
    return cost + (loyalty_cost(s, seat, card) if way == PAID else 0)


def chooses_x(s: InvasionState, use: AbilityUse) -> bool:
    """True if a card's cost is X and a player pays it; X is 0 if it is played for free (INV-26.5)."""
    paid = use.way == CHAINED or use.way % WAYS in (PAID, UNLOYAL)
    return paid and s.duel.cost_x[use.source] and use.ability.kind == PLAY and use.ability is not DEVELOP


def section_of(s: InvasionState, use: AbilityUse) -> int:
    """The zone that a card is being played into, or NOTHING; for a unit on a quest, the zone of the quest."""
    if s.duel.kinds[use.source] & (TACTIC | LEGEND) or use.ability.slots or use.place // SEATS >= len(ZONES):
        return NOTHING
    return s.duel.section(use.place)


def possible_x(s: InvasionState, use: AbilityUse) -> list[int]:
    """The legal values of X: they can be paid and leave legal targets (INV-3.24)."""
    ability, seat = use.ability.ability, use.controller
    if ability.most_x == NONE_TO_PAY:
        most = wealth(s, seat, use.source) - cost_of(s, use.paying(0)) - target_price(s, use)
        return [x for x in range(most + 1) if completable(s, use.paying(x))]
    found: list[int] = []
    for x in range(1, value(ability.most_x, s, use, use.subject(), seat) + 1):
        chosen = use.paying(x)
        able = not [cost for cost in ability.cost if not cost.can_be_paid(s, chosen, NOTHING, seat)]
        if able and cost_of(s, chosen) <= wealth(s, seat) and completable(s, chosen):
            found.append(x)
    return found


def pays_instead(s: InvasionState, use: AbilityUse) -> bool:
    """True if a player can pay the alternative cost of a card and the rest of its price."""
    instead, seat = use.ability.ability.instead, use.controller
    if not instead or loyalty_cost(s, seat, use.source) > wealth(s, seat, use.source):
        return False
    return not [effect for effect in instead if not effect.possible(s, use, NOTHING, seat)]
