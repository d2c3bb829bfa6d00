"""Phrases for selectors that only Conquest has: planets, headquarters, piles, printed values, sources."""

from __future__ import annotations

from dataclasses import replace

from ....conquest.language import dials, planets
from ....conquest.language import select as own
from ....conquest.words import SYMBOL_KEYS, SYMBOLS
from ....effects.language import sets
from ....effects.language.select import Aimed, Selector
from ...wording.renderer import Quality, Thing, Unrenderable
from ...wording.speech import YOU, NounPhrase, Speech
from ...wording.things import BUT_KNOWN, REFERS, denies, heads_of, joined, known_heads, mention, says, thing_of

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
REFERS[own.DoneBy] = lambda speech: speech.doer


def places(thing: Thing) -> bool:
    """True if a noun phrase means planets or headquarters, not cards at them."""
    return bool(thing.heads) and set(thing.heads) <= set(PLACE_HEADS)


def located(key: str, of: Selector, speech: Speech, how: str = "any") -> str:
    """Text for a location (`at`) or destination (`to`); each kind of place has a preposition."""
    known = mention(of, speech, how)
    known = next((each for each in speech.slots if each.thing == known.thing), known)  # a planet that was chosen before
    heads = known.thing.heads
    if len(set(heads)) > 1 and set(heads) <= set(PLACE_HEADS) and not known.said:  # each head has its own preposition
        known.said = True
        each = [NounPhrase(speech, replace(known.thing, heads=[head]), known.how) for head in heads]
        told = [speech.renderer.say(f"{key}.{one.thing.heads[0]}", of=one) for one in each]
        return speech.renderer.phrases["or"].join(told)
    kind = heads[0] if len(set(heads)) == 1 and heads[0] in PLACE_HEADS else "any"
    return speech.renderer.say(f"{key}.{kind}", of=known)


@says(planets.Here)
def _here(of: planets.Here, thing: Thing, speech: Speech) -> None:
    if places(thing):
        thing.fixed = "this"
    else:
        thing.zone = "here"


@says(own.OwnWarlord)
def _own_warlord(of: own.OwnWarlord, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "your" if speech.who == YOU else "own", ["warlord"]


@says(planets.At)
def _at(of: planets.At, thing: Thing, speech: Speech) -> None:
    """At the place of a card that was mentioned before, or at a place with certain other cards."""
    aside = replace(speech, doing=False)  # "you" are not the subject of this part, so no reflexive pronoun
    if not isinstance(of.of, KNOWN) and places(thing):
        thing.notes.append(speech.renderer.say("planet-with", of=NounPhrase(aside, thing_of(of.of, aside), "a")))
    elif not isinstance(of.of, KNOWN):
        thing.notes.append(speech.renderer.say("with-company", of=NounPhrase(aside, thing_of(of.of, aside), "a")))
        thing.company = speech.renderer.say("to-company", of=NounPhrase(aside, thing_of(of.of, aside), "a"))
    elif places(mention(of.of, speech).thing) and not places(thing):
        thing.notes.append(located("at", of.of, speech))
    elif places(thing):
        thing.fixed = "same"
    elif isinstance(of.of, sets.Host) and any("planet" in each.thing.heads for each in speech.spoken):
        thing.zone = "new"  # the attached unit has just moved to this planet
    else:
        thing.zone = "same"


@says(planets.WithAtLeast)
def _with_at_least(of: planets.WithAtLeast, thing: Thing, speech: Speech) -> None:
    several = speech.renderer.numbered(thing_of(of.of, speech), "bare", "ins", of.least, False, speech.who)
    thing.notes.append(speech.renderer.say("with-at-least", of=several))


@denies(planets.At)
def _not_at(of: planets.At, thing: Thing, speech: Speech) -> None:
    """At a planet without certain cards."""
    if isinstance(of.of, KNOWN):
        raise Unrenderable("a card that was mentioned cannot be excluded from a planet")
    aside = replace(speech, doing=False)
    missing = thing_of(of.of, aside)
    many = "unit" in missing.heads  # plural for units; a player has only one warlord
    without = speech.renderer.say("without", of=NounPhrase(aside, missing, "bare" if many else "without", many))
    thing.notes.append(f"{speech.renderer.phrases['and'].strip()} {without}" if thing.notes else without)


@says(planets.AdjacentHere)
def _adjacent_here(of: planets.AdjacentHere, thing: Thing, speech: Speech) -> None:
    if places(thing):
        thing.adjectives.append("adjacent")
    else:
        thing.zone = "adjacent"


@says(planets.AdjacentTo)
def _adjacent_to(of: planets.AdjacentTo, thing: Thing, speech: Speech) -> None:
    if not isinstance(of.of, (*KNOWN, planets.MovedTo)):
        key = "adjacent-to" if places(thing) else "at-adjacent-to"
        thing.notes.append(speech.renderer.say(key, of=NounPhrase(speech, thing_of(of.of, speech), "a")))
    elif places(thing):
        thing.adjectives.append("adjacent")
    else:
        thing.zone = "adjacent"


@says(planets.AtPlanets)
def _at_planets(of: planets.AtPlanets, thing: Thing, speech: Speech) -> None:
    thing.zone = "planets"


@says(planets.Together)
def _together(of: planets.Together, thing: Thing, speech: Speech) -> None:
    thing.zone = "same"


@says(planets.AtHeadquarters)
def _at_headquarters(of: planets.AtHeadquarters, thing: Thing, speech: Speech) -> None:
    thing.zone = "headquarters"


@says(planets.AtFirstPlanet)
def _at_first(of: planets.AtFirstPlanet, thing: Thing, speech: Speech) -> None:
    if places(thing):
        thing.fixed = "first"
    else:
        thing.zone = "first"


@denies(planets.AtFirstPlanet)
def _not_first(of: planets.AtFirstPlanet, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["but-first"])


@says(planets.AtBattle)
def _at_battle(of: planets.AtBattle, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["with-battle" if places(thing) else "at-battle"])


@says(planets.OfType)
def _of_type(of: planets.OfType, thing: Thing, speech: Speech) -> None:
    if of.symbol not in SYMBOLS:
        raise Unrenderable(f"there is no type of planets with the number {of.symbol}")
    key = SYMBOL_KEYS[SYMBOLS.index(of.symbol)]
    if places(thing):
        thing.adjectives.append(key)
    else:
        thing.zone = f"type-{key}"


@says(planets.SharesType)
def _shares_type(of: planets.SharesType, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.note("shares-type", of=mention(of.of, speech)))


@says(planets.Infested)
def _infested(of: planets.Infested, thing: Thing, speech: Speech) -> None:
    if places(thing):
        thing.adjectives.append("infested")
    else:
        thing.zone = "infested"


@says(planets.OpenPlanets)
def _planets(of: planets.OpenPlanets, thing: Thing, speech: Speech) -> None:
    thing.heads.append("planet")


@says(sets.HostOf)
def _host_of(of: sets.HostOf, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "attached", ["unit"]


@says(own.SameFaction)
def _same_faction(of: own.SameFaction, thing: Thing, speech: Speech) -> None:
    thing.notes.append(Quality(speech.renderer.say("same-faction", of=mention(of.of, speech))))


@says(dials.Enslaved)
def _enslaved(of: dials.Enslaved, thing: Thing, speech: Speech) -> None:
    thing.notes.append(Quality(speech.renderer.phrases["enslaved"]))


@says(planets.LeftHere)
def _left_here(of: planets.LeftHere, thing: Thing, speech: Speech) -> None:
    thing.zone = "here"


@says(own.WithStat)
def _with_stat(of: own.WithStat, thing: Thing, speech: Speech) -> None:
    keyword = speech.renderer.phrases[f"keyword.{speech.renderer.vocabulary.stats[of.stat]}"]
    thing.heads = thing.heads or ["card"]
    thing.notes.append(Quality(speech.renderer.say("with-keyword", keyword=keyword)))


@denies(sets.OfFaction)
def _not_of_faction(of: sets.OfFaction, thing: Thing, speech: Speech) -> None:
    """Not of a faction, if the game has a phrase for that."""
    renderer = speech.renderer
    if "non-faction" in renderer.phrases:
        name = renderer.vocabulary.factions[of.faction]
        key = f"non-faction.{name}" if f"non-faction.{name}" in renderer.phrases else "non-faction"
        said = renderer.say(key, faction=renderer.phrases[f"faction.{name}"])
        thing.trait = joined(renderer, thing.trait, said)
    else:
        thing.notes.append(renderer.say("except", of=NounPhrase(speech, thing_of(of, speech), "bare", True)))


@denies(own.WithStat)
def _without_stat(of: own.WithStat, thing: Thing, speech: Speech) -> None:
    keyword = speech.renderer.phrases[f"keyword.{speech.renderer.vocabulary.stats[of.stat]}"]
    thing.notes.append(Quality(speech.renderer.say("without-keyword", keyword=keyword)))


@says(own.DoneBy)
def _done_by(of: own.DoneBy, thing: Thing, speech: Speech) -> None:
    """The source of an ability, or the attacker unless another card was mentioned."""
    if speech.doer is None and speech.that is not None and speech.that.thing.targeted:
        thing.fixed, thing.heads = "source", ["card"]
        return
    thing.fixed = "that" if speech.doer is not None else "attacking"
    thing.heads = known_heads(speech.doer) if speech.doer is not None else ["unit"]


@says(own.Attacked)
def _attacked(of: own.Attacked, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "attacked", ["unit"]


@says(planets.MovedTo)
def _moved_to(of: planets.MovedTo, thing: Thing, speech: Speech) -> None:
    thing.heads, thing.fixed = ["planet"], "that"


@says(own.DoneTo)
def _done_to(of: own.DoneTo, thing: Thing, speech: Speech) -> None:
    thing.doer = mention(of.by, speech)


@says(own.DamagedBy)
def _damaged_by(of: own.DamagedBy, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.say("damaged-by", of=mention(of.of, speech)))


@says(own.InAnyDiscard)
def _in_any_discard(of: own.InAnyDiscard, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["in-discard.any"])


@says(own.InReserve)
def _in_reserve(of: own.InReserve, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["in-reserve"])


@says(own.PlayedFromDiscard)
def _played_from_discard(of: own.PlayedFromDiscard, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases[f"in-discard.{speech.renderer.whose(YOU, True)}"])


@says(own.PrintedKind)
def _printed(of: own.PrintedKind, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)


@says(planets.AtLastPlanet)
def _at_last(of: planets.AtLastPlanet, thing: Thing, speech: Speech) -> None:
    if places(thing):
        thing.fixed = "last"
    else:
        thing.zone = "last"


@says(planets.Apart)
def _apart(of: planets.Apart, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["apart"])


@says(own.CostWithin)
def _cost_within(of: own.CostWithin, thing: Thing, speech: Speech) -> None:
    counted = NounPhrase(speech, thing_of(of.of, speech), "bare", True)
    thing.notes.append(speech.renderer.say("cost-within", of=counted))


@says(own.WithLabel)
def _with_label(of: own.WithLabel, thing: Thing, speech: Speech) -> None:
    thing.notes.append(Quality(speech.renderer.say("with-label", label=speech.renderer.label(of.label))))


@says(own.UsedFor)
def _used_for(of: own.UsedFor, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.say("used-for", unit=mention(of.unit, speech)))


@says(own.OfNamedKind)
def _of_named_kind(of: own.OfNamedKind, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(Quality(speech.renderer.phrases["of-that-type"]))


@says(own.WithShields)
def _with_shields(of: own.WithShields, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(Quality(speech.renderer.phrases["with-shields"]))
