"""Phrases for selectors: type, marks, controller and place of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.language import select, sets, shared_properties
from ...effects.language.select import Aimed, Everything
from .context import NounPhrase, SentenceContext
from .renderer import NounSpec, Quality, Renderer, Unrenderable

BUT_KNOWN: Final[list[type]] = [sets.This, sets.Trigger, Aimed, sets.Host]  # "another" card than these

SelectorRenderer = Callable[[Any, NounSpec, SentenceContext], None]
SELECTORS: Final[dict[type, SelectorRenderer]] = {}
NEGATIONS: Final[dict[type, SelectorRenderer]] = {}
REFERENCES: Final[dict[type, Callable[[SentenceContext], NounPhrase | None]]] = {  # selectors for what was mentioned
    sets.It: lambda context: context.it,
    sets.Trigger: lambda context: context.that or context.it,
    sets.Found: lambda context: context.it if context.it is not None and context.it.several else None,
}


def renders_selector(kind: type) -> Callable[[SelectorRenderer], SelectorRenderer]:
    """Decorator that registers how a selector changes the thing; selectors with a single phrase need none (`plain`)."""

    def register(function: SelectorRenderer) -> SelectorRenderer:
        SELECTORS[kind] = function
        return function

    return register


def renders_negation(kind: type) -> Callable[[SelectorRenderer], SelectorRenderer]:
    """Decorator that registers the phrase for an excluded selector, if "non-" is not enough."""

    def register(function: SelectorRenderer) -> SelectorRenderer:
        NEGATIONS[kind] = function
        return function

    return register


def noun_spec(selector: select.Selector, context: SentenceContext) -> NounSpec:
    """The thing that a selector means."""
    spec = NounSpec()
    add(selector, spec, context)
    return spec


def add(selector: select.Selector, spec: NounSpec, context: SentenceContext) -> None:
    """Add a selector to the thing; selectors with a single phrase become a note after the noun."""
    maker = SELECTORS.get(type(selector)) or SELECTORS[select.Selector]
    maker(selector, spec, context)


def mention(selector: select.Selector, context: SentenceContext, how: str = "a", many: bool = False) -> NounPhrase:
    """The noun phrase for a verb's object: one that was mentioned before, or a new one."""
    known = REFERENCES[type(selector)](context) if type(selector) in REFERENCES else None
    if known is not None:
        known.near = not context.itself and len(context.slots) <= 1
        return known
    if isinstance(selector, Aimed) and selector.slot < len(context.slots):
        return context.slots[selector.slot]
    spec = noun_spec(selector, context)
    if spec.count:  # a number of cards: "the top five cards"
        return NounPhrase(context, spec, "bare", numeral=spec.count)
    return NounPhrase(context, spec, how, many and not spec.fixed)


@renders_selector(select.Both)
def _both(of: select.Both, spec: NounSpec, context: SentenceContext) -> None:
    add(of.one, spec, context)
    add(of.other, spec, context)


@renders_selector(select.Either)
def _either(of: select.Either, spec: NounSpec, context: SentenceContext) -> None:
    """Alternative types; attributes of one of them are rendered with it only."""
    one, other = noun_spec(of.one, context), noun_spec(of.other, context)
    either = context.renderer.phrases["or"]
    if not one.heads and not other.heads and one.title and other.title:
        spec.title = context.renderer.phrases["title-joint"].join([one.title, other.title])
        return
    if (
        one.notes
        and other.notes
        and all(replace(each, heads=[]) == NounSpec(notes=each.notes) for each in (one, other))
    ):
        spec.heads = spec.heads or one.heads or other.heads
        spec.notes.append(either.join([*one.notes, *other.notes]))
        return
    if not one.heads and not other.heads and (one.trait, other.trait) != ("", ""):
        spec.trait = either.join([one.trait, other.trait])
        return
    if not one.heads and not other.heads and one.notes and other.notes:
        spec.notes.append(either.join([*one.notes, *other.notes]))
        return
    if not one.heads and not other.heads and one.zone and other.zone:  # "in your kingdom or in your quest zone"
        whose, owner = context.renderer.whose(context.who, context.doing), spec.owner
        said = [context.renderer.behind(NounSpec(zone=each.zone, owner=owner), whose, False) for each in (one, other)]
        spec.notes.append(either.join([" ".join(each) for each in said]))
        spec.owner = ""
        return
    if bool(one.heads) != bool(other.heads):
        spec.heads, spec.sides = ["card"], (one, other)
        return
    if one.heads == other.heads and one.faction != other.faction:
        spec.heads, spec.sides = one.heads, (one, other)
        return
    if one.heads and (one.notes != other.notes or (one.heads == other.heads and one.zone != other.zone)):
        # Each alternative keeps its notes.
        spec.heads, spec.sides = one.heads, (one, other)
        return
    if one.owner and one.owner == other.owner and ["section"] in (one.heads, other.heads) and one.heads != other.heads:
        spec.heads, spec.sides = one.heads, (one, other)  # the section has an owner, the other nouns do not
        return
    if one.fixed or other.fixed:  # two known cards: "the attached unit and target unit"
        spec.heads = one.heads
        spec.pair = (mention(of.one, context), mention(of.other, context))
        return
    spec.heads += one.heads + other.heads
    if one.adjectives == other.adjectives:
        spec.adjectives += one.adjectives
    else:
        spec.apart = {head: each.adjectives for each in (one, other) for head in each.heads}
    if one.trait == other.trait:
        spec.trait = one.trait
    else:
        spec.traits = {head: each.trait for each in (one, other) for head in each.heads if each.trait}
    owners = [one.owner]
    if one.owner != other.owner:  # only a section has an owner here
        owners = [each.owner for each in (one, other) if each.heads == ["section"]]
    if owners and owners[0]:
        spec.owner = owners[0]


@renders_selector(shared_properties.SameName)
def _same_name(of: shared_properties.SameName, spec: NounSpec, context: SentenceContext) -> None:
    if isinstance(of.of, sets.Yours):
        spec.notes.append(context.renderer.phrases["copy-in-play"])
        return
    spec.heads = spec.heads or ["card"]
    spec.notes.append(Quality(context.renderer.say("same-name", of=mention(of.of, context))))


@renders_negation(shared_properties.SameName)
def _other_name(of: shared_properties.SameName, spec: NounSpec, context: SentenceContext) -> None:
    """ "With printed cost 2 or lower and another name than that unit": both describe the card itself."""
    said = context.renderer.say("other-name", of=mention(of.of, context))
    before = spec.notes.pop() if spec.notes and isinstance(spec.notes[-1], Quality) else ""
    spec.notes.append(Quality(context.renderer.phrases["and"].join([before, said]) if before else said))


@renders_selector(shared_properties.ControlledLike)
def _controlled_like(of: shared_properties.ControlledLike, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["controlled-like"])


@renders_selector(shared_properties.Owned)
def _owned(of: shared_properties.Owned, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["owned"])


@renders_negation(shared_properties.Owned)
def _not_owned(of: shared_properties.Owned, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["not-owned"])


@renders_selector(select.Without)
def _without(of: select.Without, spec: NounSpec, context: SentenceContext) -> None:
    if isinstance(of.one, shared_properties.SameName) and of.one.of == of.other:  # said as "another copy of that card"
        spec.heads, spec.other = ["copy"], True
        return
    add(of.one, spec, context)
    if type(of.other) in BUT_KNOWN:
        spec.other = True
        return
    if type(of.other) in NEGATIONS:
        NEGATIONS[type(of.other)](of.other, spec, context)
        return
    renderer, denied = context.renderer, noun_spec(of.other, context)
    marks, told = (
        len(denied.adjectives),
        replace(denied, adjectives=[], trait="", owner="", zone="", notes=[], company=""),
    )
    where = [*([denied.zone] if denied.zone else []), *denied.notes]
    aspects = marks + bool(denied.trait) + bool(denied.owner) + len(where)
    if aspects != 1 or told != NounSpec() or "enemy" in denied.adjectives:
        spec.notes.append(renderer.say("except", of=NounPhrase(context, denied, "bare", True)))
    elif marks:
        spec.adjectives.append(renderer.vocabulary.opposites.get(denied.adjectives[0], f"-{denied.adjectives[0]}"))
    elif denied.trait:
        spec.trait = joined(renderer, spec.trait, renderer.say("non-trait", trait=denied.trait))
    elif denied.owner:
        spec.owner = {"yours": "enemy", "enemy": "yours"}[denied.owner]
    else:
        elsewhere = f"not-where.{denied.zone}" if denied.zone and not denied.notes else ""
        place = " ".join(renderer.behind(denied, context.who, False))
        said = renderer.phrases.get(elsewhere) or renderer.say("not-where", where=place)
        spec.notes.append(said)


@renders_selector(sets.OfKind)
def _kind(of: sets.OfKind, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads += heads_of(of.kinds, context)


@renders_selector(sets.Printed)
def _printed(of: sets.Printed, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads += heads_of(of.kinds, context)


def heads_of(kinds: int, context: SentenceContext) -> list[str]:
    return context.renderer.vocabulary.heads(kinds)


@renders_selector(sets.Marked)
def _marked(of: sets.Marked, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append(context.renderer.vocabulary.marks[of.marks])


@renders_selector(sets.Damaged)
def _damaged(of: sets.Damaged, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("damaged")


@renders_selector(sets.Unique)
def _unique(of: sets.Unique, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("unique")


@renders_negation(sets.Unique)
def _not_unique(of: sets.Unique, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("-unique")


@renders_selector(sets.WithTokens)
def _with_tokens(of: sets.WithTokens, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["with-tokens"])


@renders_selector(sets.Yours)
def _yours(of: sets.Yours, spec: NounSpec, context: SentenceContext) -> None:
    spec.owner = "yours"
    if spec.heads == ["headquarters"]:  # rendered as "your headquarters", without a controller
        spec.fixed = "own"


@renders_selector(sets.Mine)
def _mine(of: sets.Mine, spec: NounSpec, context: SentenceContext) -> None:
    spec.owner = "mine"


@renders_selector(sets.Enemys)
def _enemys(of: sets.Enemys, spec: NounSpec, context: SentenceContext) -> None:
    if context.renderer.vocabulary.enemies:
        spec.adjectives.append("enemy")
    else:
        spec.owner = "enemy"


@renders_selector(Everything)
def _everything(of: Everything, spec: NounSpec, context: SentenceContext) -> None:
    pass


@renders_selector(sets.This)
def _this(of: sets.This, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "this", [context.card]
    briefly = context.renderer.vocabulary.briefly
    for other in (context.it, context.doer):  # in some languages "this unit" and "that unit" are the same words
        if other is not None and not other.spec.fixed:
            spec.unclear = spec.unclear or [briefly.get(head, head) for head in other.spec.heads[:1]] == spec.heads
    if context.doing and "unclear.after-others" in context.renderer.phrases:
        named = [briefly.get(each.spec.heads[0], each.spec.heads[0]) for each in context.spoken if _is_one(each)]
        spec.unclear = spec.unclear or (context.card in named and "card" not in named)
    for each in context.spoken:  # a card chosen in an earlier sentence
        if each.role == "chosen" and not each.spec.fixed and not each.plural:
            spec.unclear = spec.unclear or [briefly.get(head, head) for head in each.spec.heads[:1]] == spec.heads
    spec.brief = context.itself == "this" and not context.slots


def _is_one(said: NounPhrase) -> bool:
    """True if a text has mentioned one thing, by its description."""
    return bool(said.spec.heads) and not said.plural and not said.spec.fixed and said.how != "each"


@renders_selector(sets.It)
def _it(of: sets.It, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed = "that"
    spec.heads = known_heads(context.it)


@renders_selector(sets.Trigger)
def _trigger(of: sets.Trigger, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed = "that"
    spec.heads = known_heads(context.it)


@renders_selector(Aimed)
def _aimed(of: Aimed, spec: NounSpec, context: SentenceContext) -> None:
    aimed_at = context.slots[of.slot : of.slot + 1]
    chosen = [
        each for each in aimed_at if each.again == "chosen" or (each.role and (each.apart or each.could_be_itself()))
    ]
    spec.fixed = "target" if chosen and not context.renderer.tells_that else "that"
    spec.heads = known_heads(context.slots[of.slot] if of.slot < len(context.slots) else None)


def known_heads(known: NounPhrase | None) -> list[str]:
    """The noun for a card that the sentence has mentioned."""
    if known is None or not known.spec.heads:
        return ["card"]
    head = known.spec.heads[0]
    if head == "section":  # the owner of the section was mentioned before
        return ["zone"]
    return [known.context.renderer.vocabulary.briefly.get(head, head)]


@renders_selector(sets.Another)
def _another(of: sets.Another, spec: NounSpec, context: SentenceContext) -> None:
    spec.other = True


@renders_selector(sets.Host)
def _host(of: sets.Host, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "attached", [context.host]
    spec.brief = context.itself == "attached" and not context.slots


@renders_selector(sets.OfTrait)
def _trait(of: sets.OfTrait, spec: NounSpec, context: SentenceContext) -> None:
    if of.trait != context.renderer.vocabulary.attachment_trait:
        both = [each for each in (spec.trait, context.renderer.trait(of.trait)) if each]
        spec.trait = context.renderer.phrases["traits-both"].join(both)
    elif spec.heads in ([], ["support"]):
        spec.heads = ["attachment"]
    else:
        raise Unrenderable(f"an attachment is no {spec.heads[0]}")


@renders_selector(sets.OfFaction)
def _faction(of: sets.OfFaction, spec: NounSpec, context: SentenceContext) -> None:
    spec.faction = context.renderer.vocabulary.factions[of.faction]


@renders_selector(sets.InDiscard)
def _in_discard(of: sets.InDiscard, spec: NounSpec, context: SentenceContext) -> None:
    key = f"in-discard.{'enemy' if of.opponents else context.whose}"
    spec.notes.append(context.renderer.phrases[key])


@renders_selector(sets.SamePlace)
def _same_place(of: sets.SamePlace, spec: NounSpec, context: SentenceContext) -> None:
    again = of.slot < len(context.slots) and "zone.same-zone" in context.renderer.phrases
    spec.zone = "same-zone" if again else "same"


def joined(renderer: Renderer, trait: str, denied: str) -> str:
    """A trait, and another that a card must not have."""
    return renderer.phrases["trait-joint"].join([each for each in (trait, denied) if each])


def lying(spec: NounSpec, renderer: Renderer) -> NounSpec:
    """The thing with its location, which may have another phrase as an origin."""
    lying = {
        renderer.phrases[f"in-discard.{who}"]: renderer.phrases[f"in-discard.lying.{who}"]
        for who in ("yours", "his", "enemy")
        if f"in-discard.lying.{who}" in renderer.phrases
    }
    return replace(spec, notes=[lying.get(note, note) for note in spec.notes])


def leaving(moved: NounPhrase) -> NounPhrase:
    """The moved card with its origin, if the language has a phrase for that."""
    phrases, zone = moved.context.renderer.phrases, f"from-{moved.spec.zone}"
    if moved.said or moved.spec.fixed:
        return moved
    if f"zone.{zone}" in phrases or f"zone.{zone}.any" in phrases:
        moved.spec = replace(moved.spec, zone=zone)
    elsewhere = {phrases["not-where.here"]: phrases.get("not-where.from-here", phrases["not-where.here"])}
    moved.spec = replace(moved.spec, notes=[elsewhere.get(note, note) for note in moved.spec.notes])
    return moved


def names_its_source(moved: NounPhrase) -> bool:
    """True if the noun phrase says from which hand, discard pile or found cards a card comes."""
    phrases = moved.context.renderer.phrases
    sources = [said for key, said in phrases.items() if key.startswith(("in-hand.", "in-discard.", "among-found"))]
    return not moved.said and any(source in note for note in moved.spec.notes for source in sources)


def stripped(spec: NounSpec, whose: str, context: SentenceContext) -> NounSpec:
    """The thing without its controller; "in your battlefield" remains."""
    own = spec.zone in context.renderer.vocabulary.zones
    whose = context.renderer.whose(whose, reflexive=True)  # reflexive: "you control ... in your battlefield"
    return replace(spec, owner="", zone=f"{spec.zone}.{whose}" if own else spec.zone)
