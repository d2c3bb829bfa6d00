"""Phrases for selectors that only Invasion has: zones, and the card that was just played."""

from __future__ import annotations

from ....invasion.language import chain
from ....invasion.language import select as zones
from ....invasion.language import zones as zones_zones
from ....invasion.words import ZONE_NAMES
from ...wording.context import NounPhrase, SentenceContext
from ...wording.renderer import Amount, NounSpec
from ...wording.selectors import add, heads_of, noun_spec, renders_negation, renders_selector


@renders_selector(zones_zones.Here)
def _here(of: zones_zones.Here, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "here"


@renders_selector(zones_zones.Corresponding)
def _corresponding(of: zones_zones.Corresponding, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "corresponding"


@renders_selector(zones_zones.CorrespondingTo)
def _corresponding_to(of: zones_zones.CorrespondingTo, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "corresponding"


@renders_selector(zones_zones.InZone)
def _in_zone(of: zones_zones.InZone, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = ZONE_NAMES[of.zone]


@renders_selector(zones_zones.InZoneWithout)
def _without_kind(of: zones_zones.InZoneWithout, spec: NounSpec, context: SentenceContext) -> None:
    kind = NounPhrase(context, NounSpec(heads_of(of.kinds, context)), "bare", True)
    spec.notes.append(context.renderer.note("in-zones-without", kind=kind))


@renders_negation(zones_zones.InZoneWithout)
def _with_kind(of: zones_zones.InZoneWithout, spec: NounSpec, context: SentenceContext) -> None:
    kind = NounPhrase(context, NounSpec(heads_of(of.kinds, context)), "bare", True)
    spec.notes.append(context.renderer.note("not-in-zones-without", kind=kind))


@renders_selector(zones_zones.InZoneOfAttack)
def _zone_of_attack(of: zones_zones.InZoneOfAttack, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "attacked"


@renders_selector(zones_zones.InZoneWith)
def _zone_with(of: zones_zones.InZoneWith, spec: NounSpec, context: SentenceContext) -> None:
    if of.least == 1:
        found = NounPhrase(context, noun_spec(of.of, context), "a")
        spec.notes.append(context.renderer.note("in-zones-with", kind=found))
    else:
        many = NounPhrase(context, noun_spec(of.of, context), "bare", True)
        spec.notes.append(context.renderer.note("in-zones-with.least", least=Amount(of.least), kind=many))


@renders_selector(zones_zones.InTheZoneOf)
def _in_the_zone_of(of: zones_zones.InTheZoneOf, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "its"


@renders_selector(zones.QuestingHere)
def _questing(of: zones.QuestingHere, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "questing", ["unit"]


@renders_selector(chain.JustPlayed)
def _just_played(of: chain.JustPlayed, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads += heads_of(of.kinds, context)
    add(of.of, spec, context)
    spec.notes.append(context.renderer.phrases["just-played"])


@renders_selector(chain.JustTriggered)
def _just_triggered(of: chain.JustTriggered, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads.append("action")
    by = NounPhrase(context, NounSpec(heads_of(of.kinds, context), other=True), "a")
    spec.notes.append(context.renderer.say("just-triggered", by=by))


@renders_selector(zones_zones.AttackedZone)
def _this_zone(of: zones_zones.AttackedZone, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "this", ["zone"]
