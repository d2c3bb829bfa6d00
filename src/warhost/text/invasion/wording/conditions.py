"""Phrases for conditions that only Invasion has, as clauses."""

from __future__ import annotations

from ....effects.language.select import Everything
from ....invasion.language import conditions as own
from ...wording.conditions import Clause, holds
from ...wording.speech import NounPhrase, Speech
from ...wording.things import mention, thing_of


@holds(own.YouBurn)
def _you_burn(of: own.YouBurn, speech: Speech) -> list[Clause]:
    key = "anybody-burns" if of.anybodys else "you-burn"
    if of.least == 1:
        return [Clause(speech.renderer.phrases[f"{key}.one"])]
    return [Clause(speech.renderer.say(key, sections=speech.renderer.count(of.least, "burning-section")))]


@holds(own.DamageAssigned)
def _damage_assigned(of: own.DamageAssigned, speech: Speech) -> list[Clause]:
    if isinstance(of.of, Everything):
        return [Clause(speech.renderer.phrases["damage-assigned"], True)]
    return [Clause(speech.renderer.say("damage-assigned-to", of=mention(of.of, speech)), True)]


@holds(own.YouAreAttacked)
def _you_are_attacked(of: own.YouAreAttacked, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["you-are-attacked"], True)]


@holds(own.PlayedThisTurn)
def _played_this_turn(of: own.PlayedThisTurn, speech: Speech) -> list[Clause]:
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    return [Clause(speech.renderer.say("played-this-turn", of=NounPhrase(speech, thing, "a")))]


@holds(own.InCombat)
def _in_combat(of: own.InCombat, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["in-combat"], True)]


@holds(own.PhaseJustBegun)
def _phase_just_begun(of: own.PhaseJustBegun, speech: Speech) -> list[Clause]:
    phase = speech.renderer.phrases[f"phase.{speech.renderer.vocabulary.phases[of.phase]}"]
    return [Clause(speech.renderer.say("phase-begun", phase=phase), True)]


@holds(own.YouDefend)
def _you_defend(of: own.YouDefend, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["you-defend"], True)]


@holds(own.CombatOver)
def _combat_over(of: own.CombatOver, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["combat-over"], True)]
