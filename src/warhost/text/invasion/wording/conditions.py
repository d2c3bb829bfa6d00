"""Phrases for conditions that only Invasion has, as clauses."""

from __future__ import annotations

from ....effects.language.select import Everything
from ....invasion.language import conditions as own
from ...wording.conditions import Clause, renders_condition
from ...wording.context import NounPhrase, SentenceContext
from ...wording.selectors import mention, noun_spec


@renders_condition(own.YouBurn)
def _you_burn(of: own.YouBurn, context: SentenceContext) -> list[Clause]:
    key = "anybody-burns" if of.anybodys else "you-burn"
    if of.least == 1:
        return [Clause(context.renderer.phrases[f"{key}.one"])]
    return [Clause(context.renderer.say(key, sections=context.renderer.count(of.least, "burning-section")))]


@renders_condition(own.DamageAssigned)
def _damage_assigned(of: own.DamageAssigned, context: SentenceContext) -> list[Clause]:
    if isinstance(of.of, Everything):
        return [Clause(context.renderer.phrases["damage-assigned"], True)]
    return [Clause(context.renderer.say("damage-assigned-to", of=mention(of.of, context)), True)]


@renders_condition(own.YouAreAttacked)
def _you_are_attacked(of: own.YouAreAttacked, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["you-are-attacked"], True)]


@renders_condition(own.PlayedThisTurn)
def _played_this_turn(of: own.PlayedThisTurn, context: SentenceContext) -> list[Clause]:
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    return [Clause(context.renderer.say("played-this-turn", of=NounPhrase(context, spec, "a")))]


@renders_condition(own.InCombat)
def _in_combat(of: own.InCombat, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["in-combat"], True)]


@renders_condition(own.PhaseJustBegun)
def _phase_just_begun(of: own.PhaseJustBegun, context: SentenceContext) -> list[Clause]:
    phase = context.renderer.phrases[f"phase.{context.renderer.vocabulary.phases[of.phase]}"]
    return [Clause(context.renderer.say("phase-begun", phase=phase), True)]


@renders_condition(own.YouDefend)
def _you_defend(of: own.YouDefend, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["you-defend"], True)]


@renders_condition(own.CombatOver)
def _combat_over(of: own.CombatOver, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["combat-over"], True)]
