"""Phrases for selectors: type, marks, controller and place of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.language import select, sets, shared_properties
from ...effects.language.select import Aimed, Everything
from .renderer import Quality, Renderer, Thing, Unrenderable
from .speech import NounPhrase, Speech

BUT_KNOWN: Final[list[type]] = [sets.This, sets.Trigger, Aimed, sets.Host]  # "another" card than these

Says = Callable[[Any, Thing, Speech], None]
SELECTORS: Final[dict[type, Says]] = {}
DENIED: Final[dict[type, Says]] = {}
REFERS: Final[dict[type, Callable[[Speech], NounPhrase | None]]] = {  # selectors for what was mentioned
    sets.It: lambda speech: speech.it,
    sets.Trigger: lambda speech: speech.that or speech.it,
}


def says(kind: type) -> Callable[[Says], Says]:
    """Decorator that registers how a selector changes the thing; selectors with a single phrase need none (`plain`)."""

    def register(function: Says) -> Says:
        SELECTORS[kind] = function
        return function

    return register


def denies(kind: type) -> Callable[[Says], Says]:
    """Decorator that registers the phrase for an excluded selector, if "non-" is not enough."""

    def register(function: Says) -> Says:
        DENIED[kind] = function
        return function

    return register


def thing_of(selector: select.Selector, speech: Speech) -> Thing:
    """The thing that a selector means."""
    thing = Thing()
    add(selector, thing, speech)
    return thing


def add(selector: select.Selector, thing: Thing, speech: Speech) -> None:
    """Add a selector to the thing; selectors with a single phrase become a note after the noun."""
    maker = SELECTORS.get(type(selector)) or SELECTORS[select.Selector]
    maker(selector, thing, speech)


def mention(selector: select.Selector, speech: Speech, how: str = "a", many: bool = False) -> NounPhrase:
    """The noun phrase for a verb's object: one that was mentioned before, or a new one."""
    known = REFERS[type(selector)](speech) if type(selector) in REFERS else None
    if known is not None:
        known.near = not speech.itself and len(speech.slots) <= 1
        return known
    if isinstance(selector, Aimed) and selector.slot < len(speech.slots):
        return speech.slots[selector.slot]
    thing = thing_of(selector, speech)
    if thing.count:  # a number of cards: "the top five cards"
        return NounPhrase(speech, thing, "bare", numeral=thing.count)
    return NounPhrase(speech, thing, how, many and not thing.fixed)


@says(select.Both)
def _both(of: select.Both, thing: Thing, speech: Speech) -> None:
    add(of.one, thing, speech)
    add(of.other, thing, speech)


@says(select.Either)
def _either(of: select.Either, thing: Thing, speech: Speech) -> None:
    """Alternative types; attributes of one of them are rendered with it only."""
    one, other = thing_of(of.one, speech), thing_of(of.other, speech)
    either = speech.renderer.phrases["or"]
    if not one.heads and not other.heads and one.title and other.title:
        thing.title = speech.renderer.phrases["title-joint"].join([one.title, other.title])
        return
    if one.notes and other.notes and all(replace(each, heads=[]) == Thing(notes=each.notes) for each in (one, other)):
        thing.heads = thing.heads or one.heads or other.heads
        thing.notes.append(either.join([*one.notes, *other.notes]))
        return
    if not one.heads and not other.heads and (one.trait, other.trait) != ("", ""):
        thing.trait = either.join([one.trait, other.trait])
        return
    if not one.heads and not other.heads and one.notes and other.notes:
        thing.notes.append(either.join([*one.notes, *other.notes]))
        return
    if not one.heads and not other.heads and one.zone and other.zone:  # "in your kingdom or in your quest zone"
        whose, owner = speech.renderer.whose(speech.who, speech.doing), thing.owner
        said = [speech.renderer.behind(Thing(zone=each.zone, owner=owner), whose, False) for each in (one, other)]
        thing.notes.append(either.join([" ".join(each) for each in said]))
        thing.owner = ""
        return
    if bool(one.heads) != bool(other.heads):
        thing.heads, thing.sides = ["card"], (one, other)
        return
    if one.heads == other.heads and one.faction != other.faction:
        thing.heads, thing.sides = one.heads, (one, other)
        return
    if one.heads and (one.notes != other.notes or (one.heads == other.heads and one.zone != other.zone)):
        # Each alternative keeps its notes.
        thing.heads, thing.sides = one.heads, (one, other)
        return
    if one.owner and one.owner == other.owner and ["section"] in (one.heads, other.heads) and one.heads != other.heads:
        thing.heads, thing.sides = one.heads, (one, other)  # the section has an owner, the other nouns do not
        return
    if one.fixed or other.fixed:  # two known cards: "the attached unit and target unit"
        thing.heads = one.heads
        thing.pair = (mention(of.one, speech), mention(of.other, speech))
        return
    thing.heads += one.heads + other.heads
    if one.adjectives == other.adjectives:
        thing.adjectives += one.adjectives
    else:
        thing.apart = {head: each.adjectives for each in (one, other) for head in each.heads}
    if one.trait == other.trait:
        thing.trait = one.trait
    else:
        thing.traits = {head: each.trait for each in (one, other) for head in each.heads if each.trait}
    owners = [one.owner]
    if one.owner != other.owner:  # only a section has an owner here
        owners = [each.owner for each in (one, other) if each.heads == ["section"]]
    if owners and owners[0]:
        thing.owner = owners[0]


@says(shared_properties.SameName)
def _same_name(of: shared_properties.SameName, thing: Thing, speech: Speech) -> None:
    if isinstance(of.of, sets.Yours):
        thing.notes.append(speech.renderer.phrases["copy-in-play"])
        return
    thing.heads = thing.heads or ["card"]
    thing.notes.append(Quality(speech.renderer.say("same-name", of=mention(of.of, speech))))


@denies(shared_properties.SameName)
def _other_name(of: shared_properties.SameName, thing: Thing, speech: Speech) -> None:
    """ "With printed cost 2 or lower and another name than that unit": both describe the card itself."""
    said = speech.renderer.say("other-name", of=mention(of.of, speech))
    before = thing.notes.pop() if thing.notes and isinstance(thing.notes[-1], Quality) else ""
    thing.notes.append(Quality(speech.renderer.phrases["and"].join([before, said]) if before else said))


@says(shared_properties.ControlledLike)
def _controlled_like(of: shared_properties.ControlledLike, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["controlled-like"])


@says(shared_properties.Owned)
def _owned(of: shared_properties.Owned, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["owned"])


@denies(shared_properties.Owned)
def _not_owned(of: shared_properties.Owned, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["not-owned"])


@says(select.Without)
def _without(of: select.Without, thing: Thing, speech: Speech) -> None:
    if isinstance(of.one, shared_properties.SameName) and of.one.of == of.other:  # said as "another copy of that card"
        thing.heads, thing.other = ["copy"], True
        return
    add(of.one, thing, speech)
    if type(of.other) in BUT_KNOWN:
        thing.other = True
        return
    if type(of.other) in DENIED:
        DENIED[type(of.other)](of.other, thing, speech)
        return
    renderer, denied = speech.renderer, thing_of(of.other, speech)
    marks, told = (
        len(denied.adjectives),
        replace(denied, adjectives=[], trait="", owner="", zone="", notes=[], company=""),
    )
    where = [*([denied.zone] if denied.zone else []), *denied.notes]
    aspects = marks + bool(denied.trait) + bool(denied.owner) + len(where)
    if aspects != 1 or told != Thing() or "enemy" in denied.adjectives:
        thing.notes.append(renderer.say("except", of=NounPhrase(speech, denied, "bare", True)))
    elif marks:
        thing.adjectives.append(renderer.vocabulary.opposites.get(denied.adjectives[0], f"-{denied.adjectives[0]}"))
    elif denied.trait:
        thing.trait = joined(renderer, thing.trait, renderer.say("non-trait", trait=denied.trait))
    elif denied.owner:
        thing.owner = {"yours": "enemy", "enemy": "yours"}[denied.owner]
    else:
        elsewhere = f"not-where.{denied.zone}" if denied.zone and not denied.notes else ""
        place = " ".join(renderer.behind(denied, speech.who, False))
        said = renderer.phrases.get(elsewhere) or renderer.say("not-where", where=place)
        thing.notes.append(said)


@says(sets.OfKind)
def _kind(of: sets.OfKind, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)


@says(sets.Printed)
def _printed(of: sets.Printed, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)


def heads_of(kinds: int, speech: Speech) -> list[str]:
    return speech.renderer.vocabulary.heads(kinds)


@says(sets.Marked)
def _marked(of: sets.Marked, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append(speech.renderer.vocabulary.marks[of.marks])


@says(sets.Damaged)
def _damaged(of: sets.Damaged, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("damaged")


@says(sets.Unique)
def _unique(of: sets.Unique, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("unique")


@denies(sets.Unique)
def _not_unique(of: sets.Unique, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("-unique")


@says(sets.WithTokens)
def _with_tokens(of: sets.WithTokens, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["with-tokens"])


@says(sets.Yours)
def _yours(of: sets.Yours, thing: Thing, speech: Speech) -> None:
    thing.owner = "yours"
    if thing.heads == ["headquarters"]:  # rendered as "your headquarters", without a controller
        thing.fixed = "own"


@says(sets.Mine)
def _mine(of: sets.Mine, thing: Thing, speech: Speech) -> None:
    thing.owner = "mine"


@says(sets.Enemys)
def _enemys(of: sets.Enemys, thing: Thing, speech: Speech) -> None:
    if speech.renderer.vocabulary.enemies:
        thing.adjectives.append("enemy")
    else:
        thing.owner = "enemy"


@says(Everything)
def _everything(of: Everything, thing: Thing, speech: Speech) -> None:
    pass


@says(sets.This)
def _this(of: sets.This, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "this", [speech.card]
    briefly = speech.renderer.vocabulary.briefly
    for other in (speech.it, speech.doer):  # in some languages "this unit" and "that unit" are the same words
        if other is not None and not other.thing.fixed:
            thing.unclear = thing.unclear or [briefly.get(head, head) for head in other.thing.heads[:1]] == thing.heads
    thing.brief = speech.itself == "this" and not speech.slots


@says(sets.It)
def _it(of: sets.It, thing: Thing, speech: Speech) -> None:
    thing.fixed = "that"
    thing.heads = known_heads(speech.it)


@says(sets.Trigger)
def _trigger(of: sets.Trigger, thing: Thing, speech: Speech) -> None:
    thing.fixed = "that"
    thing.heads = known_heads(speech.it)


@says(Aimed)
def _aimed(of: Aimed, thing: Thing, speech: Speech) -> None:
    aimed_at = speech.slots[of.slot : of.slot + 1]
    chosen = [
        each for each in aimed_at if each.again == "chosen" or (each.role and (each.apart or each.could_be_itself()))
    ]
    thing.fixed = "target" if chosen and not speech.renderer.tells_that else "that"
    thing.heads = known_heads(speech.slots[of.slot] if of.slot < len(speech.slots) else None)


def known_heads(known: NounPhrase | None) -> list[str]:
    """The noun for a card that the sentence has mentioned."""
    if known is None or not known.thing.heads:
        return ["card"]
    head = known.thing.heads[0]
    if head == "section":  # the owner of the section was mentioned before
        return ["zone"]
    return [known.speech.renderer.vocabulary.briefly.get(head, head)]


@says(sets.Another)
def _another(of: sets.Another, thing: Thing, speech: Speech) -> None:
    thing.other = True


@says(sets.Host)
def _host(of: sets.Host, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "attached", [speech.host]
    thing.brief = speech.itself == "attached" and not speech.slots


@says(sets.OfTrait)
def _trait(of: sets.OfTrait, thing: Thing, speech: Speech) -> None:
    if of.trait != speech.renderer.vocabulary.attachment_trait:
        both = [each for each in (thing.trait, speech.renderer.trait(of.trait)) if each]
        thing.trait = speech.renderer.phrases["traits-both"].join(both)
    elif thing.heads in ([], ["support"]):
        thing.heads = ["attachment"]
    else:
        raise Unrenderable(f"an attachment is no {thing.heads[0]}")


@says(sets.OfFaction)
def _faction(of: sets.OfFaction, thing: Thing, speech: Speech) -> None:
    thing.faction = speech.renderer.vocabulary.factions[of.faction]


@says(sets.InDiscard)
def _in_discard(of: sets.InDiscard, thing: Thing, speech: Speech) -> None:
    key = f"in-discard.{'enemy' if of.opponents else speech.whose}"
    thing.notes.append(speech.renderer.phrases[key])


@says(sets.SamePlace)
def _same_place(of: sets.SamePlace, thing: Thing, speech: Speech) -> None:
    again = of.slot < len(speech.slots) and "zone.same-zone" in speech.renderer.phrases
    thing.zone = "same-zone" if again else "same"


def joined(renderer: Renderer, trait: str, denied: str) -> str:
    """A trait, and another that a card must not have."""
    return renderer.phrases["trait-joint"].join([each for each in (trait, denied) if each])


def lying(thing: Thing, renderer: Renderer) -> Thing:
    """The thing with its location, which may have another phrase as an origin."""
    lying = {
        renderer.phrases[f"in-discard.{who}"]: renderer.phrases[f"in-discard.lying.{who}"]
        for who in ("yours", "his", "enemy")
        if f"in-discard.lying.{who}" in renderer.phrases
    }
    return replace(thing, notes=[lying.get(note, note) for note in thing.notes])


def leaving(moved: NounPhrase) -> NounPhrase:
    """The moved card with its origin, if the language has a phrase for that."""
    phrases, zone = moved.speech.renderer.phrases, f"from-{moved.thing.zone}"
    if moved.said or moved.thing.fixed:
        return moved
    if f"zone.{zone}" in phrases or f"zone.{zone}.any" in phrases:
        moved.thing = replace(moved.thing, zone=zone)
    elsewhere = {phrases["not-where.here"]: phrases.get("not-where.from-here", phrases["not-where.here"])}
    moved.thing = replace(moved.thing, notes=[elsewhere.get(note, note) for note in moved.thing.notes])
    return moved


def stripped(thing: Thing, whose: str, speech: Speech) -> Thing:
    """The thing without its controller; "in your battlefield" remains."""
    own = thing.zone in speech.renderer.vocabulary.zones
    whose = speech.renderer.whose(whose, reflexive=True)  # reflexive: "you control ... in your battlefield"
    return replace(thing, owner="", zone=f"{thing.zone}.{whose}" if own else thing.zone)
