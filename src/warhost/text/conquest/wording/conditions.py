"""Phrases for conditions and numbers that only Conquest has."""

from __future__ import annotations

from ....conquest.language import conditions as own
from ...wording.ability import OVER
from ...wording.amounts import Figure, counts
from ...wording.conditions import Clause, holds
from ...wording.speech import NounPhrase, Speech
from ...wording.things import mention, thing_of

OVER.add(own.UnitsFell)


@holds(own.InBattle)
def _in_battle(of: own.InBattle, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["in-battle"], True)]


@holds(own.Attacks)
def _attacks(of: own.Attacks, speech: Speech) -> list[Clause]:
    thing = thing_of(of.against, speech)
    thing.heads = thing.heads or ["unit"]
    return [Clause(speech.renderer.say("attacks", of=mention(of.of, speech), against=NounPhrase(speech, thing, "a")))]


@holds(own.TopmostIs)
def _topmost_is(of: own.TopmostIs, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.say("topmost-is", kinds=NounPhrase(speech, thing_of(of.of, speech), "a")))]


@counts(own.DamageAssigned)
def _damage_assigned(of: own.DamageAssigned, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.say("damage-assigned-to", of=mention(of.of, speech)))


@counts(own.DamageRemoved)
def _damage_removed(of: own.DamageRemoved, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.say("damage-removed", of=mention(of.of, speech)))


@counts(own.HighestCost)
def _highest_cost(of: own.HighestCost, speech: Speech) -> Figure:
    among = NounPhrase(speech, thing_of(of.of, speech), "bare", True)
    return Figure(None, "", speech.renderer.say("highest-cost-among", of=among))


@counts(own.MostAtPlanet)
def _most_at_planet(of: own.MostAtPlanet, speech: Speech) -> Figure:
    counted = NounPhrase(speech, thing_of(of.of, speech), "bare", True)
    return Figure(None, "", speech.renderer.say("most-at-planet", of=counted))


@counts(own.PrintedAttack)
def _printed_attack(of: own.PrintedAttack, speech: Speech) -> Figure:
    thing = thing_of(of.of, speech)
    if not thing.fixed:
        together = NounPhrase(speech, thing, "bare", True)
        return Figure(None, "", speech.renderer.say("printed-attack.all", of=together))
    return Figure(None, "", speech.renderer.say("printed-attack", of=mention(of.of, speech)))


@counts(own.Factions)
def _factions(of: own.Factions, speech: Speech) -> Figure:
    thing = thing_of(of.of, speech)
    each = speech.renderer.say("for-each-faction", of=NounPhrase(speech, thing, "bare", True))
    return Figure(None, each, speech.renderer.say("number-of-factions", of=NounPhrase(speech, thing, "bare", True)))
