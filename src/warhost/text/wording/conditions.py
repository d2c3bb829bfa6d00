"""Phrases for conditions: a clause ("you control two developments") or an adverb ("during your turn")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ...effects.language import conditions as shared
from ...effects.language.effect import Already, Always, AndAlso, Condition
from ...effects.language.numbers import TokensOn
from ...effects.language.select import Everything, Selector, Without
from .amounts import explained, number_parts
from .context import NounPhrase, RenderedPhrase, SentenceContext
from .plain import plainly
from .renderer import Amount, NounSpec, Renderer, Unrenderable
from .selectors import lying, mention, noun_spec, stripped

FEW: Final = 1
MANY: Final = 2  # index of the plural form for five or more
HELD: Final = ("number-in-hand", "number-of-resources", "number-in-their-hands")  # keys of numbers that a player has
NOTED: Final = ("with-battle", "enslaved")  # notes after a noun for which there is also a phrase that forms a clause
QUESTING: Final = NounSpec(["unit"], fixed="questing")


@dataclass(frozen=True)
class Clause:
    """A rendered condition: a statement (`clause`) or a time (`adverb`)."""

    text: str
    adverb: bool = False
    brief: str = ""  # short form of the text, used if the words before it have named the card
    told: str = ""  # form of a time whose subject is a card: "your" instead of "your own"


ConditionRenderer = Callable[[Any, SentenceContext], list[Clause]]
CONDITIONS: Final[dict[type, ConditionRenderer]] = {}
OF_IT: Final[
    dict[type, Callable[[Any, RenderedPhrase, SentenceContext], str]]
] = {}  # renders a selector as a clause about "it"


def renders_condition(kind: type) -> Callable[[ConditionRenderer], ConditionRenderer]:
    """Decorator that registers the renderer of a condition."""

    def register(function: ConditionRenderer) -> ConditionRenderer:
        CONDITIONS[kind] = function
        return function

    return register


def clauses(condition: Condition, context: SentenceContext) -> list[Clause]:
    """The clauses of a condition."""
    maker = CONDITIONS.get(type(condition))
    return maker(condition, context) if maker is not None else [Clause(plainly(condition, context))]


@renders_condition(Always)
def _always(of: Always, context: SentenceContext) -> list[Clause]:
    return []


@renders_condition(AndAlso)
def _and_also(of: AndAlso, context: SentenceContext) -> list[Clause]:
    parts = {type(part): part for part in (of.one, of.other)}
    phase = parts.get(shared.DuringPhase)
    if isinstance(phase, shared.DuringPhase) and shared.YourTurn in parts:
        return [_yours(f"in-your-phase.{context.renderer.vocabulary.phases[phase.phase]}", context)]
    return clauses(of.one, context) + clauses(of.other, context)


def _yours(key: str, context: SentenceContext) -> Clause:
    phrases = context.renderer.phrases
    return Clause(phrases[key], True, told=phrases.get(f"{key}.told", ""))


@renders_condition(shared.ThereAre)
def _there_are(of: shared.ThereAre, context: SentenceContext) -> list[Clause]:
    renderer = context.renderer
    found = noun_spec(of.of, context)
    spec = lying(found, renderer)
    if spec == NounSpec(["section"], zone="here", adjectives=spec.adjectives) and spec.adjectives and of.least == 1:
        this = NounPhrase(context, NounSpec(["zone"], fixed="this"), "a")
        return [Clause(renderer.say(f"is.{mark}", of=this)) for mark in spec.adjectives]
    if spec.fixed and of.least != 1:
        raise Unrenderable(f"there is one such thing at most, not {of.least}")
    if spec.fixed == "questing" and spec == QUESTING:
        brief = renderer.phrases["unit-on-this-quest.brief"]
        return [Clause(renderer.phrases["unit-on-this-quest"], brief=brief)]
    if spec.fixed == "questing" and spec == replace(QUESTING, trait=spec.trait, faction=spec.faction):
        one = NounPhrase(context.beside(), replace(spec, fixed=""), "a")
        return [Clause(renderer.say("one-on-this-quest", of=one))]
    if spec.fixed:
        subject = NounPhrase(context, spec, "a")
        subject.spec = replace(spec, notes=[])
        told = [renderer.say(f"is.{mark}", of=subject) for mark in spec.adjectives]
        if spec.zone and f"is.zone.{spec.zone}" in renderer.phrases:
            told.append(renderer.say(f"is.zone.{spec.zone}", of=subject))
        elif spec.zone:
            where = " ".join(renderer.behind(replace(spec, notes=[], owner=""), context.who, False))
            told.append(renderer.say("is.where", of=subject, where=where))
        told += [_noted(note, subject, renderer) for note in spec.notes]
        kinds = replace(spec, adjectives=[], zone="", notes=[], fixed="")
        if len(spec.heads) > 1 and "is.a" in renderer.phrases:  # the first head stays the noun
            subject.spec.heads, kinds.heads = spec.heads[:1], spec.heads[1:]
            told.append(renderer.say("is.a", of=subject, kinds=NounPhrase(context.beside(), kinds, "a")))
        elif (spec.trait or spec.faction) and "is.a" in renderer.phrases:
            told.append(renderer.say("is.a", of=subject, kinds=NounPhrase(context.beside(), kinds, "a")))
        elif spec.trait or spec.faction or spec.title or spec.owner or not told:
            raise Unrenderable(f"nothing says of one card what it is: {kinds}")
        return [Clause(each) for each in told]
    if renderer.phrases.get("just-played", "") in spec.notes and of.least == 1:
        played = NounPhrase(context, replace(spec, notes=[], owner=""), "a")
        return [Clause(renderer.say(f"has-just-played.{spec.owner or 'any'}", of=played))]
    whose = {"yours": context.who, "mine": "yours"}.get(spec.owner, spec.owner)
    case = "acc" if whose else "nom"
    key, where = f"there-are.{whose or 'any'}", ""
    if not whose and spec.zone and "there-are.placed" in renderer.phrases:  # the phrase begins with the place
        where = " ".join(renderer.behind(NounSpec(spec.heads, zone=spec.zone), context.who, False))
        key, spec = "there-are.placed", replace(spec, zone="")
    said = renderer.least(stripped(spec, whose, context) if whose else spec, of.least, context.who, case)
    if not whose and not where and spec != found and "there-are.lying" in renderer.phrases:  # cards outside play
        key = "there-are.lying"
    if not whose and renderer.plural_form(of.least) == FEW:
        key += ".few"
    return [Clause(renderer.say(key, said=said, where=where))]


def _noted(note: str, subject: NounPhrase, renderer: Renderer) -> str:
    """A note after a noun as a separate clause; some have a special phrase."""
    for key in NOTED:
        if renderer.phrases.get(key) == note:
            return renderer.say(f"is.{key}", of=subject)
    return renderer.say("is.where", of=subject, where=note)


@renders_condition(shared.NumberIs)
def _number_is(of: shared.NumberIs, context: SentenceContext) -> list[Clause]:
    renderer = context.renderer
    if not isinstance(of.least, int):
        least = explained(of.least, context)
        found = number_parts(of.number, context)
        said = renderer.say("number-is", what=found.meaning or str(found.numeral), least=least)
        return [Clause(said + least.tail)]
    if isinstance(of.number, TokensOn):
        tokens = renderer.count(of.least, "token-of" if "token-of" in renderer.counted else "token")
        key = "tokens-are.five" if renderer.plural_form(of.least) == MANY else "tokens-are"
        return [Clause(renderer.say(key, tokens=tokens, of=mention(of.number.of, context)))]
    meaning = number_parts(of.number, context).meaning
    what = explained(of.number, context)
    said = meaning or f"{what.numeral}{what.tail}"
    return [Clause(held(said, "at-least", of.least, renderer) or renderer.say("number-is", what=said, least=of.least))]


def held(meaning: str, how: str, number: int, renderer: Renderer) -> str:
    """A condition on what a player has ("you have at least 3 cards"), if there is a phrase for it."""
    for key in HELD:
        if renderer.phrases.get(key) == meaning and f"{key}.{how}" in renderer.phrases:
            return renderer.say(f"{key}.{how}", number=Amount(number))
    return ""


@renders_condition(shared.ItIs)
def _it_is(of: shared.ItIs, context: SentenceContext) -> list[Clause]:
    if isinstance(of.of, Without) and isinstance(of.of.one, Everything):  # "it is no unit": anything except a unit
        other = NounPhrase(context, noun_spec(of.of.other, context), "a")
        return [Clause(context.renderer.say("it-is-not", thing=other))]
    that = context.that
    if that is not None and that is context.it and that.role == "targeted" and "is.a" in context.renderer.phrases:
        subject = RenderedPhrase(
            context.renderer.noun(NounSpec(that.called), that.role, "nom", False, context.who), False
        )
        kinds = NounPhrase(context.beside(), noun_spec(of.of, context), "a")
        return [Clause(context.renderer.say("is.a", of=subject, kinds=kinds))]
    said = _of_it(of.of, context)
    return [
        Clause(
            said or context.renderer.say("it-is", thing=NounPhrase(context.beside(), noun_spec(of.of, context), "a"))
        )
    ]


def _of_it(of: Selector, context: SentenceContext) -> str:
    """ "It is attacking", "it is at an infested planet": a clause about a card that the sentence has mentioned."""
    renderer, spec = context.renderer, noun_spec(of, context)
    known = NounSpec(["card"]) if context.it is None else context.it.spec
    it = RenderedPhrase(renderer.again(known), False, renderer.gender(known))
    if type(of) in OF_IT:
        return OF_IT[type(of)](of, it, context).strip()
    if spec == NounSpec(adjectives=spec.adjectives[:1]) and f"is.{(spec.adjectives or [''])[0]}" in renderer.phrases:
        return renderer.say(f"is.{spec.adjectives[0]}", of=it).strip()
    if spec.zone and spec == NounSpec(zone=spec.zone):
        return renderer.say("is.where", of=it, where=" ".join(renderer.behind(spec, context.who, False))).strip()
    return ""


@renders_condition(Already)
def _already(of: Already, context: SentenceContext) -> list[Clause]:
    found = clauses(of.condition, context)
    return [Clause(context.renderer.say("already", said=each.text), each.adverb) for each in found]


@renders_condition(shared.YourTurn)
def _your_turn(of: shared.YourTurn, context: SentenceContext) -> list[Clause]:
    return [_yours("in-your-turn", context)]


@renders_condition(shared.DuringPhase)
def _during_phase(of: shared.DuringPhase, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases[f"in-phase.{context.renderer.vocabulary.phases[of.phase]}"], True)]
