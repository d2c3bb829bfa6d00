"""Phrases for selectors that only Invasion has: zones, and the card that was just played."""

from __future__ import annotations

from ....invasion.language import chain
from ....invasion.language import select as zones
from ....invasion.language import zones as zones_zones
from ....invasion.words import ZONE_NAMES
from ...wording.renderer import Amount, Thing
from ...wording.speech import NounPhrase, Speech
from ...wording.things import add, denies, heads_of, says, thing_of


@says(zones_zones.Here)
def _here(of: zones_zones.Here, thing: Thing, speech: Speech) -> None:
    thing.zone = "here"


@says(zones_zones.Corresponding)
def _corresponding(of: zones_zones.Corresponding, thing: Thing, speech: Speech) -> None:
    thing.zone = "corresponding"


@says(zones_zones.CorrespondingTo)
def _corresponding_to(of: zones_zones.CorrespondingTo, thing: Thing, speech: Speech) -> None:
    thing.zone = "corresponding"


@says(zones_zones.InZone)
def _in_zone(of: zones_zones.InZone, thing: Thing, speech: Speech) -> None:
    thing.zone = ZONE_NAMES[of.zone]


@says(zones_zones.InZoneWithout)
def _without_kind(of: zones_zones.InZoneWithout, thing: Thing, speech: Speech) -> None:
    kind = NounPhrase(speech, Thing(heads_of(of.kinds, speech)), "bare", True)
    thing.notes.append(speech.renderer.note("in-zones-without", kind=kind))


@denies(zones_zones.InZoneWithout)
def _with_kind(of: zones_zones.InZoneWithout, thing: Thing, speech: Speech) -> None:
    kind = NounPhrase(speech, Thing(heads_of(of.kinds, speech)), "bare", True)
    thing.notes.append(speech.renderer.note("not-in-zones-without", kind=kind))


@says(zones_zones.InZoneOfAttack)
def _zone_of_attack(of: zones_zones.InZoneOfAttack, thing: Thing, speech: Speech) -> None:
    thing.zone = "attacked"


@says(zones_zones.InZoneWith)
def _zone_with(of: zones_zones.InZoneWith, thing: Thing, speech: Speech) -> None:
    if of.least == 1:
        found = NounPhrase(speech, thing_of(of.of, speech), "a")
        thing.notes.append(speech.renderer.note("in-zones-with", kind=found))
    else:
        many = NounPhrase(speech, thing_of(of.of, speech), "bare", True)
        thing.notes.append(speech.renderer.note("in-zones-with.least", least=Amount(of.least), kind=many))


@says(zones_zones.InTheZoneOf)
def _in_the_zone_of(of: zones_zones.InTheZoneOf, thing: Thing, speech: Speech) -> None:
    thing.zone = "its"


@says(zones.QuestingHere)
def _questing(of: zones.QuestingHere, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "questing", ["unit"]


@says(chain.JustPlayed)
def _just_played(of: chain.JustPlayed, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)
    add(of.of, thing, speech)
    thing.notes.append(speech.renderer.phrases["just-played"])


@says(chain.JustTriggered)
def _just_triggered(of: chain.JustTriggered, thing: Thing, speech: Speech) -> None:
    thing.heads.append("action")
    by = NounPhrase(speech, Thing(heads_of(of.kinds, speech), other=True), "a")
    thing.notes.append(speech.renderer.say("just-triggered", by=by))


@says(zones_zones.AttackedZone)
def _this_zone(of: zones_zones.AttackedZone, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "this", ["zone"]
