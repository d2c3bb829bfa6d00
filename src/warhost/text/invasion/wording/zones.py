"""The zones of Invasion, and what has just been played: sets of cards that only this game has."""

from __future__ import annotations

from ....invasion.language import select as zones
from ....invasion.words import ZONE_NAMES
from ...wording.speech import Mention, Speech
from ...wording.things import add, heads_of, says, thing_of
from ...wording.tongue import Thing


@says(zones.Here)
def _here(of: zones.Here, thing: Thing, speech: Speech) -> None:
    thing.zone = "here"


@says(zones.Corresponding)
def _corresponding(of: zones.Corresponding, thing: Thing, speech: Speech) -> None:
    thing.zone = "corresponding"


@says(zones.CorrespondingToTarget)
def _to_target(of: zones.CorrespondingToTarget, thing: Thing, speech: Speech) -> None:
    thing.zone = "corresponding"


@says(zones.InZone)
def _in_zone(of: zones.InZone, thing: Thing, speech: Speech) -> None:
    thing.zone = ZONE_NAMES[of.zone]


@says(zones.InZoneWithout)
def _without_kind(of: zones.InZoneWithout, thing: Thing, speech: Speech) -> None:
    kind = Mention(speech, Thing(heads_of(of.kinds, speech)), "bare", True)
    thing.notes.append(speech.tongue.say("in-zones-without", kind=kind))


@says(zones.InZoneOfAttack)
def _zone_of_attack(of: zones.InZoneOfAttack, thing: Thing, speech: Speech) -> None:
    thing.zone = "attacked"


@says(zones.InZoneWith)
def _zone_with(of: zones.InZoneWith, thing: Thing, speech: Speech) -> None:
    found = Mention(speech, thing_of(of.of, speech), "a")
    thing.notes.append(speech.tongue.say("in-zones-with", of=found))


@says(zones.InTheZoneOf)
def _in_the_zone_of(of: zones.InTheZoneOf, thing: Thing, speech: Speech) -> None:
    thing.zone = "its"


@says(zones.QuestingHere)
def _questing(of: zones.QuestingHere, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "questing", ["unit"]


@says(zones.JustPlayed)
def _just_played(of: zones.JustPlayed, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)
    add(of.of, thing, speech)
    thing.notes.append(speech.tongue.phrases["just-played"])


@says(zones.JustTriggered)
def _just_triggered(of: zones.JustTriggered, thing: Thing, speech: Speech) -> None:
    thing.heads.append("action")
    by = Mention(speech, Thing(heads_of(of.kinds, speech), other=True), "a")
    thing.notes.append(speech.tongue.say("just-triggered", by=by))


@says(zones.AttackedZone)
def _this_zone(of: zones.AttackedZone, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "this", ["zone"]
