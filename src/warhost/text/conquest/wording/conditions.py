"""Phrases for conditions and numbers that only Conquest has."""

from __future__ import annotations

from ....conquest.language import conditions as own
from ...wording.ability import OVER
from ...wording.amounts import NumberParts, renders_number
from ...wording.conditions import Clause, renders_condition
from ...wording.context import NounPhrase, SentenceContext
from ...wording.selectors import mention, noun_spec

OVER.add(own.UnitsFell)


@renders_condition(own.InBattle)
def _in_battle(of: own.InBattle, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["in-battle"], True)]


@renders_condition(own.Attacks)
def _attacks(of: own.Attacks, context: SentenceContext) -> list[Clause]:
    spec = noun_spec(of.against, context)
    spec.heads = spec.heads or ["unit"]
    return [Clause(context.renderer.say("attacks", of=mention(of.of, context), against=NounPhrase(context, spec, "a")))]


@renders_condition(own.TopmostIs)
def _topmost_is(of: own.TopmostIs, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.say("topmost-is", kinds=NounPhrase(context, noun_spec(of.of, context), "a")))]


@renders_number(own.DamageAssigned)
def _damage_assigned(of: own.DamageAssigned, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.say("damage-assigned-to", of=mention(of.of, context)))


@renders_number(own.DamageRemoved)
def _damage_removed(of: own.DamageRemoved, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.say("damage-removed", of=mention(of.of, context)))


@renders_number(own.HighestCost)
def _highest_cost(of: own.HighestCost, context: SentenceContext) -> NumberParts:
    among = NounPhrase(context, noun_spec(of.of, context), "bare", True)
    return NumberParts(None, "", context.renderer.say("highest-cost-among", of=among))


@renders_number(own.MostAtPlanet)
def _most_at_planet(of: own.MostAtPlanet, context: SentenceContext) -> NumberParts:
    counted = NounPhrase(context, noun_spec(of.of, context), "bare", True)
    return NumberParts(None, "", context.renderer.say("most-at-planet", of=counted))


@renders_number(own.PrintedAttack)
def _printed_attack(of: own.PrintedAttack, context: SentenceContext) -> NumberParts:
    spec = noun_spec(of.of, context)
    if not spec.fixed:
        together = NounPhrase(context, spec, "bare", True)
        return NumberParts(None, "", context.renderer.say("printed-attack.all", of=together))
    return NumberParts(None, "", context.renderer.say("printed-attack", of=mention(of.of, context)))


@renders_number(own.Factions)
def _factions(of: own.Factions, context: SentenceContext) -> NumberParts:
    spec = noun_spec(of.of, context)
    each = context.renderer.say("for-each-faction", of=NounPhrase(context, spec, "bare", True))
    return NumberParts(
        None, each, context.renderer.say("number-of-factions", of=NounPhrase(context, spec, "bare", True))
    )
