"""Words of Conquest for abilities and other parts of a text."""

from __future__ import annotations

from ....effects.language.abilities import ANYWHERE, BATTLE, NO_COST, REACTION, Ability, When
from ....effects.language.effect import ALWAYS, Condition, Effect, HowMany
from ....effects.language.limits import NO_LIMIT
from ....effects.language.select import Selector
from ....effects.language.sets import OfFaction
from ....effects.language.vocabulary import abilities as shared
from ....effects.language.vocabulary.abilities import NO_X, UpTo, costs_of
from ...card import Allies, Attaches, DeployCost, OneRelic
from ..amending import COST, Amend
from .event_kinds import DEPLOYED

attaches = Attaches
one_relic = OneRelic
deploy_cost = DeployCost


def allies(*factions: OfFaction, trait: str = "") -> Allies:
    """For a warlord: the factions whose common cards may be in its deck, or only units with a trait (CON-18.12)."""
    return Allies(tuple([each.faction for each in factions]), trait)


def respond(
    when: When,
    effect: Effect,
    *,
    spend: HowMany = 0,
    cost: Effect | tuple[Effect, ...] = NO_COST,
    only: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    zone: int = ANYWHERE,
    x: UpTo = NO_X,
) -> Ability:
    """Interrupt or Reaction: before or after the event that it waits for (CON-16.7)."""
    return Ability(
        REACTION, effect, when, spend=spend, cost=costs_of(cost), zone=zone, only=only, limit=limit, most_x=x.most
    )


def battle(effect: Effect) -> Ability:
    """The Battle ability of a planet (CON-13.1)."""
    return Ability(BATTLE, effect)


def reduces_cost(of: Selector, amount: int, least: int = 0, *, cost: Effect | tuple[Effect, ...] = NO_COST) -> Ability:
    """Interrupt: when you deploy such a card, reduce its cost, optionally to a minimum (CON-6.11)."""
    return respond(shared.when(DEPLOYED, of, shared.YOU), Amend(COST, -amount, least), cost=cost)


__all__ = [
    "allies",
    "attaches",
    "battle",
    "deploy_cost",
    "one_relic",
    "reduces_cost",
    "respond",
]
