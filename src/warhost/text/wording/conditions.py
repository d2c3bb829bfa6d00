"""Phrases for conditions: a clause ("you control two developments") or an adverb ("during your turn")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ...effects.language import conditions as shared
from ...effects.language.effect import Already, Always, AndAlso, Condition
from ...effects.language.numbers import TokensOn
from ...effects.language.select import Everything, Selector, Without
from .amounts import explained, figure
from .plain import plainly
from .renderer import Amount, Renderer, Thing, Unrenderable
from .speech import NounPhrase, Speech, Told
from .things import lying, mention, stripped, thing_of

FEW: Final = 1
MANY: Final = 2  # index of the plural form for five or more
HELD: Final = ("number-in-hand", "number-of-resources", "number-in-their-hands")  # keys of numbers that a player has
NOTED: Final = ("with-battle", "enslaved")  # notes after a noun for which there is also a phrase that forms a clause
QUESTING: Final = Thing(["unit"], fixed="questing")


@dataclass(frozen=True)
class Clause:
    """A rendered condition: a statement (`clause`) or a time (`adverb`)."""

    text: str
    adverb: bool = False
    brief: str = ""  # short form of the text, used if the words before it have named the card
    told: str = ""  # form of a time whose subject is a card: "your" instead of "your own"


Holds = Callable[[Any, Speech], list[Clause]]
CONDITIONS: Final[dict[type, Holds]] = {}
OF_IT: Final[dict[type, Callable[[Any, Told, Speech], str]]] = {}  # renders a selector as a clause about "it"


def holds(kind: type) -> Callable[[Holds], Holds]:
    """Decorator that registers the renderer of a condition."""

    def register(function: Holds) -> Holds:
        CONDITIONS[kind] = function
        return function

    return register


def clauses(condition: Condition, speech: Speech) -> list[Clause]:
    """The clauses of a condition."""
    maker = CONDITIONS.get(type(condition))
    return maker(condition, speech) if maker is not None else [Clause(plainly(condition, speech))]


@holds(Always)
def _always(of: Always, speech: Speech) -> list[Clause]:
    return []


@holds(AndAlso)
def _and_also(of: AndAlso, speech: Speech) -> list[Clause]:
    parts = {type(part): part for part in (of.one, of.other)}
    phase = parts.get(shared.DuringPhase)
    if isinstance(phase, shared.DuringPhase) and shared.YourTurn in parts:
        return [_yours(f"in-your-phase.{speech.renderer.vocabulary.phases[phase.phase]}", speech)]
    return clauses(of.one, speech) + clauses(of.other, speech)


def _yours(key: str, speech: Speech) -> Clause:
    phrases = speech.renderer.phrases
    return Clause(phrases[key], True, told=phrases.get(f"{key}.told", ""))


@holds(shared.ThereAre)
def _there_are(of: shared.ThereAre, speech: Speech) -> list[Clause]:
    renderer = speech.renderer
    found = thing_of(of.of, speech)
    thing = lying(found, renderer)
    if thing == Thing(["section"], zone="here", adjectives=thing.adjectives) and thing.adjectives and of.least == 1:
        this = NounPhrase(speech, Thing(["zone"], fixed="this"), "a")
        return [Clause(renderer.say(f"is.{mark}", of=this)) for mark in thing.adjectives]
    if thing.fixed and of.least != 1:
        raise Unrenderable(f"there is one such thing at most, not {of.least}")
    if thing.fixed == "questing" and thing == QUESTING:
        brief = renderer.phrases["unit-on-this-quest.brief"]
        return [Clause(renderer.phrases["unit-on-this-quest"], brief=brief)]
    if thing.fixed:
        subject = NounPhrase(speech, thing, "a")
        subject.thing = replace(thing, notes=[])
        told = [renderer.say(f"is.{mark}", of=subject) for mark in thing.adjectives]
        if thing.zone and f"is.zone.{thing.zone}" in renderer.phrases:
            told.append(renderer.say(f"is.zone.{thing.zone}", of=subject))
        elif thing.zone:
            where = " ".join(renderer.behind(replace(thing, notes=[], owner=""), speech.who, False))
            told.append(renderer.say("is.where", of=subject, where=where))
        told += [_noted(note, subject, renderer) for note in thing.notes]
        kinds = replace(thing, adjectives=[], zone="", notes=[], fixed="")
        if len(thing.heads) > 1 and "is.a" in renderer.phrases:  # the first head stays the noun
            subject.thing.heads, kinds.heads = thing.heads[:1], thing.heads[1:]
            told.append(renderer.say("is.a", of=subject, kinds=NounPhrase(speech.beside(), kinds, "a")))
        elif (thing.trait or thing.faction) and "is.a" in renderer.phrases:
            told.append(renderer.say("is.a", of=subject, kinds=NounPhrase(speech.beside(), kinds, "a")))
        elif thing.trait or thing.faction or thing.title or thing.owner or not told:
            raise Unrenderable(f"nothing says of one card what it is: {kinds}")
        return [Clause(each) for each in told]
    if renderer.phrases.get("just-played", "") in thing.notes and of.least == 1:
        played = NounPhrase(speech, replace(thing, notes=[], owner=""), "a")
        return [Clause(renderer.say(f"has-just-played.{thing.owner or 'any'}", of=played))]
    whose = {"yours": speech.who, "mine": "yours"}.get(thing.owner, thing.owner)
    case = "acc" if whose else "nom"
    key, where = f"there-are.{whose or 'any'}", ""
    if not whose and thing.zone and "there-are.placed" in renderer.phrases:  # the phrase begins with the place
        where = " ".join(renderer.behind(Thing(thing.heads, zone=thing.zone), speech.who, False))
        key, thing = "there-are.placed", replace(thing, zone="")
    said = renderer.least(stripped(thing, whose, speech) if whose else thing, of.least, speech.who, case)
    if not whose and not where and thing != found and "there-are.lying" in renderer.phrases:  # cards outside play
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


@holds(shared.NumberIs)
def _number_is(of: shared.NumberIs, speech: Speech) -> list[Clause]:
    renderer = speech.renderer
    if not isinstance(of.least, int):
        least = explained(of.least, speech)
        found = figure(of.number, speech)
        said = renderer.say("number-is", what=found.meaning or str(found.numeral), least=least)
        return [Clause(said + least.tail)]
    if isinstance(of.number, TokensOn):
        tokens = renderer.count(of.least, "token")
        key = "tokens-are.five" if renderer.plural_form(of.least) == MANY else "tokens-are"
        return [Clause(renderer.say(key, tokens=tokens, of=mention(of.number.of, speech)))]
    meaning = figure(of.number, speech).meaning
    what = explained(of.number, speech)
    said = meaning or f"{what.numeral}{what.tail}"
    return [Clause(held(said, "at-least", of.least, renderer) or renderer.say("number-is", what=said, least=of.least))]


def held(meaning: str, how: str, number: int, renderer: Renderer) -> str:
    """A condition on what a player has ("you have at least 3 cards"), if there is a phrase for it."""
    for key in HELD:
        if renderer.phrases.get(key) == meaning and f"{key}.{how}" in renderer.phrases:
            return renderer.say(f"{key}.{how}", number=Amount(number))
    return ""


@holds(shared.ItIs)
def _it_is(of: shared.ItIs, speech: Speech) -> list[Clause]:
    if isinstance(of.of, Without) and isinstance(of.of.one, Everything):  # "it is no unit": anything except a unit
        other = NounPhrase(speech, thing_of(of.of.other, speech), "a")
        return [Clause(speech.renderer.say("it-is-not", thing=other))]
    that = speech.that
    if that is not None and that is speech.it and that.role == "targeted" and "is.a" in speech.renderer.phrases:
        subject = Told(speech.renderer.noun(Thing(that.called), that.role, "nom", False, speech.who), False)
        kinds = NounPhrase(speech.beside(), thing_of(of.of, speech), "a")
        return [Clause(speech.renderer.say("is.a", of=subject, kinds=kinds))]
    said = _of_it(of.of, speech)
    return [
        Clause(said or speech.renderer.say("it-is", thing=NounPhrase(speech.beside(), thing_of(of.of, speech), "a")))
    ]


def _of_it(of: Selector, speech: Speech) -> str:
    """ "It is attacking", "it is at an infested planet": a clause about a card that the sentence has mentioned."""
    renderer, thing = speech.renderer, thing_of(of, speech)
    known = Thing(["card"]) if speech.it is None else speech.it.thing
    it = Told(renderer.again(known), False, renderer.gender(known))
    if type(of) in OF_IT:
        return OF_IT[type(of)](of, it, speech).strip()
    if thing == Thing(adjectives=thing.adjectives[:1]) and f"is.{(thing.adjectives or [''])[0]}" in renderer.phrases:
        return renderer.say(f"is.{thing.adjectives[0]}", of=it).strip()
    if thing.zone and thing == Thing(zone=thing.zone):
        return renderer.say("is.where", of=it, where=" ".join(renderer.behind(thing, speech.who, False))).strip()
    return ""


@holds(Already)
def _already(of: Already, speech: Speech) -> list[Clause]:
    found = clauses(of.condition, speech)
    return [Clause(speech.renderer.say("already", said=each.text), each.adverb) for each in found]


@holds(shared.YourTurn)
def _your_turn(of: shared.YourTurn, speech: Speech) -> list[Clause]:
    return [_yours("in-your-turn", speech)]


@holds(shared.DuringPhase)
def _during_phase(of: shared.DuringPhase, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases[f"in-phase.{speech.renderer.vocabulary.phases[of.phase]}"], True)]
