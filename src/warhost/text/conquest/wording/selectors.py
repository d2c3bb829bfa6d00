"""Phrases for selectors that only Conquest has: planets, headquarters, piles, printed values, sources."""

from __future__ import annotations

from dataclasses import replace

from ....conquest.language import dials, planets
from ....conquest.language import select as own
from ....conquest.words import SYMBOL_KEYS, SYMBOLS
from ....effects.language import sets
from ....effects.language.select import Aimed, Selector
from ...wording.context import YOU, NounPhrase, SentenceContext
from ...wording.renderer import NounSpec, Quality, Unrenderable
from ...wording.selectors import (
    BUT_KNOWN,
    REFERENCES,
    heads_of,
    joined,
    known_heads,
    mention,
    noun_spec,
    renders_negation,
    renders_selector,
)

PLACE_HEADS = ("planet", "headquarters")
KNOWN = (  # "at the same planet" refers to the planet of one of these
    sets.Trigger,
    Aimed,
    sets.It,
    sets.This,
    sets.Host,
    planets.MovedTo,
)

BUT_KNOWN.append(own.DoneBy)
REFERENCES[own.DoneBy] = lambda context: context.doer


def places(spec: NounSpec) -> bool:
    """True if a noun phrase means planets or headquarters, not cards at them."""
    return bool(spec.heads) and set(spec.heads) <= set(PLACE_HEADS)


def located(key: str, of: Selector, context: SentenceContext, how: str = "any") -> str:
    """Text for a location (`at`) or destination (`to`); each kind of place has a preposition."""
    known = mention(of, context, how)
    known = next((each for each in context.slots if each.spec == known.spec), known)  # a planet that was chosen before
    heads = known.spec.heads
    if len(set(heads)) > 1 and set(heads) <= set(PLACE_HEADS) and not known.said:  # each head has its own preposition
        known.said = True
        each = [NounPhrase(context, replace(known.spec, heads=[head]), known.how) for head in heads]
        told = [context.renderer.say(f"{key}.{one.spec.heads[0]}", of=one) for one in each]
        return context.renderer.phrases["or"].join(told)
    kind = heads[0] if len(set(heads)) == 1 and heads[0] in PLACE_HEADS else "any"
    return context.renderer.say(f"{key}.{kind}", of=known)


@renders_selector(planets.Here)
def _here(of: planets.Here, spec: NounSpec, context: SentenceContext) -> None:
    if places(spec):
        spec.fixed = "this"
    else:
        spec.zone = "here"


@renders_selector(own.OwnWarlord)
def _own_warlord(of: own.OwnWarlord, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "your" if context.who == YOU else "own", ["warlord"]


@renders_selector(planets.At)
def _at(of: planets.At, spec: NounSpec, context: SentenceContext) -> None:
    """At the place of a card that was mentioned before, or at a place with certain other cards."""
    if not isinstance(of.of, KNOWN) and places(spec):
        spec.notes.append(context.renderer.say("planet-with", of=NounPhrase(context, noun_spec(of.of, context), "a")))
    elif not isinstance(of.of, KNOWN):
        spec.notes.append(context.renderer.say("with-company", of=NounPhrase(context, noun_spec(of.of, context), "a")))
        spec.company = context.renderer.say("to-company", of=NounPhrase(context, noun_spec(of.of, context), "a"))
    elif places(mention(of.of, context).spec) and not places(spec):
        spec.notes.append(located("at", of.of, context))
    elif places(spec):
        spec.fixed = "same"
    elif isinstance(of.of, sets.Host) and any("planet" in each.spec.heads for each in context.spoken):
        spec.zone = "new"  # the attached unit has just moved to this planet
    elif isinstance(of.of, sets.This) and not any("planet" in each.spec.heads for each in context.spoken):
        spec.zone = "its"
    else:
        spec.zone = "same"


@renders_selector(planets.WithAtLeast)
def _with_at_least(of: planets.WithAtLeast, spec: NounSpec, context: SentenceContext) -> None:
    several = context.renderer.numbered(noun_spec(of.of, context), "bare", "ins", of.least, False, context.who)
    spec.notes.append(context.renderer.say("with-at-least", of=several))


@renders_negation(planets.At)
def _not_at(of: planets.At, spec: NounSpec, context: SentenceContext) -> None:
    """At a planet without certain cards."""
    if isinstance(of.of, KNOWN):
        raise Unrenderable("a card that was mentioned cannot be excluded from a planet")
    aside = replace(context, doing=False)
    missing = noun_spec(of.of, aside)
    many = "unit" in missing.heads  # plural for units; a player has only one warlord
    without = context.renderer.say("without", of=NounPhrase(aside, missing, "bare" if many else "without", many))
    spec.notes.append(f"{context.renderer.phrases['and'].strip()} {without}" if spec.notes else without)


@renders_selector(planets.AdjacentHere)
def _adjacent_here(of: planets.AdjacentHere, spec: NounSpec, context: SentenceContext) -> None:
    if places(spec):
        spec.adjectives.append("adjacent")
    else:
        spec.zone = "adjacent"


@renders_selector(planets.AdjacentTo)
def _adjacent_to(of: planets.AdjacentTo, spec: NounSpec, context: SentenceContext) -> None:
    if not isinstance(of.of, (*KNOWN, planets.MovedTo)):
        key = "adjacent-to" if places(spec) else "at-adjacent-to"
        spec.notes.append(context.renderer.say(key, of=NounPhrase(context, noun_spec(of.of, context), "a")))
    elif places(spec):
        spec.adjectives.append("adjacent")
    else:
        spec.zone = "adjacent"


@renders_selector(planets.AtPlanets)
def _at_planets(of: planets.AtPlanets, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "planets"


@renders_selector(planets.Together)
def _together(of: planets.Together, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "same"


@renders_selector(planets.AtHeadquarters)
def _at_headquarters(of: planets.AtHeadquarters, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "headquarters"


@renders_selector(planets.AtFirstPlanet)
def _at_first(of: planets.AtFirstPlanet, spec: NounSpec, context: SentenceContext) -> None:
    if places(spec):
        spec.fixed = "first"
    else:
        spec.zone = "first"


@renders_negation(planets.AtFirstPlanet)
def _not_first(of: planets.AtFirstPlanet, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["but-first"])


@renders_selector(planets.AtBattle)
def _at_battle(of: planets.AtBattle, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["with-battle" if places(spec) else "at-battle"])


@renders_selector(planets.OfType)
def _of_type(of: planets.OfType, spec: NounSpec, context: SentenceContext) -> None:
    if of.symbol not in SYMBOLS:
        raise Unrenderable(f"there is no type of planets with the number {of.symbol}")
    key = SYMBOL_KEYS[SYMBOLS.index(of.symbol)]
    if places(spec):
        spec.adjectives.append(key)
    else:
        spec.zone = f"type-{key}"


@renders_selector(planets.SharesType)
def _shares_type(of: planets.SharesType, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.note("shares-type", of=mention(of.of, context)))


@renders_selector(planets.Infested)
def _infested(of: planets.Infested, spec: NounSpec, context: SentenceContext) -> None:
    if places(spec):
        spec.adjectives.append("infested")
    else:
        spec.zone = "infested"


@renders_selector(planets.OpenPlanets)
def _planets(of: planets.OpenPlanets, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads.append("planet")


@renders_selector(sets.HostOf)
def _host_of(of: sets.HostOf, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "attached", ["unit"]


@renders_selector(own.SameFaction)
def _same_faction(of: own.SameFaction, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(Quality(context.renderer.say("same-faction", of=mention(of.of, context))))


@renders_selector(dials.Enslaved)
def _enslaved(of: dials.Enslaved, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(Quality(context.renderer.phrases["enslaved"]))


@renders_selector(planets.LeftHere)
def _left_here(of: planets.LeftHere, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "here"


@renders_selector(own.WithStat)
def _with_stat(of: own.WithStat, spec: NounSpec, context: SentenceContext) -> None:
    keyword = context.renderer.phrases[f"keyword.{context.renderer.vocabulary.stats[of.stat]}"]
    spec.heads = spec.heads or ["card"]
    spec.notes.append(Quality(context.renderer.say("with-keyword", keyword=keyword)))


@renders_negation(sets.OfFaction)
def _not_of_faction(of: sets.OfFaction, spec: NounSpec, context: SentenceContext) -> None:
    """Not of a faction, if the game has a phrase for that."""
    renderer = context.renderer
    if "non-faction" in renderer.phrases:
        name = renderer.vocabulary.factions[of.faction]
        key = f"non-faction.{name}" if f"non-faction.{name}" in renderer.phrases else "non-faction"
        said = renderer.say(key, faction=renderer.phrases[f"faction.{name}"])
        spec.trait = joined(renderer, spec.trait, said)
    else:
        spec.notes.append(renderer.say("except", of=NounPhrase(context, noun_spec(of, context), "bare", True)))


@renders_negation(own.WithStat)
def _without_stat(of: own.WithStat, spec: NounSpec, context: SentenceContext) -> None:
    keyword = context.renderer.phrases[f"keyword.{context.renderer.vocabulary.stats[of.stat]}"]
    spec.notes.append(Quality(context.renderer.say("without-keyword", keyword=keyword)))


@renders_selector(own.DoneBy)
def _done_by(of: own.DoneBy, spec: NounSpec, context: SentenceContext) -> None:
    """The source of an ability, or the attacker unless another card was mentioned."""
    if context.doer is None and context.that is not None and context.that.spec.targeted:
        spec.fixed, spec.heads = "source", ["card"]
        return
    spec.fixed = "that" if context.doer is not None else "attacking"
    spec.heads = known_heads(context.doer) if context.doer is not None else ["unit"]


@renders_selector(own.Attacked)
def _attacked(of: own.Attacked, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "attacked", ["unit"]


@renders_selector(planets.MovedTo)
def _moved_to(of: planets.MovedTo, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads, spec.fixed = ["planet"], "that"


@renders_selector(own.DoneTo)
def _done_to(of: own.DoneTo, spec: NounSpec, context: SentenceContext) -> None:
    spec.doer = mention(of.by, context)


@renders_selector(own.DamagedBy)
def _damaged_by(of: own.DamagedBy, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.say("damaged-by", of=mention(of.of, context)))


@renders_selector(own.InAnyDiscard)
def _in_any_discard(of: own.InAnyDiscard, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["in-discard.any"])


@renders_selector(own.InReserve)
def _in_reserve(of: own.InReserve, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["in-reserve"])


@renders_selector(own.PlayedFromDiscard)
def _played_from_discard(of: own.PlayedFromDiscard, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases[f"in-discard.{context.renderer.whose(YOU, True)}"])


@renders_selector(own.PrintedKind)
def _printed(of: own.PrintedKind, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads += heads_of(of.kinds, context)


@renders_selector(planets.AtLastPlanet)
def _at_last(of: planets.AtLastPlanet, spec: NounSpec, context: SentenceContext) -> None:
    if places(spec):
        spec.fixed = "last"
    else:
        spec.zone = "last"


@renders_selector(planets.Apart)
def _apart(of: planets.Apart, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["apart"])


@renders_selector(own.CostWithin)
def _cost_within(of: own.CostWithin, spec: NounSpec, context: SentenceContext) -> None:
    counted = NounPhrase(context, noun_spec(of.of, context), "bare", True)
    spec.notes.append(context.renderer.say("cost-within", of=counted))


@renders_selector(own.WithLabel)
def _with_label(of: own.WithLabel, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(Quality(context.renderer.say("with-label", label=context.renderer.label(of.label))))


@renders_selector(own.UsedFor)
def _used_for(of: own.UsedFor, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.say("used-for", unit=mention(of.unit, context)))


@renders_selector(own.OfNamedKind)
def _of_named_kind(of: own.OfNamedKind, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(Quality(context.renderer.phrases["of-that-type"]))


@renders_selector(own.WithShields)
def _with_shields(of: own.WithShields, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(Quality(context.renderer.phrases["with-shields"]))
