"""Phrases for numbers: a numeral with its explanation, "1 for each ..." or "X, where X is ..."."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from ...effects.language import numbers
from ...effects.language.effect import ChosenX, HowMany, Minus, Number, Product
from ...effects.language.numbers import CostAtMost
from ...effects.language.verbs import EVERYTHING
from .renderer import LAST, Amount, Quality, Thing
from .speech import CONTROLLER, HE, YOU, NounPhrase, Speech
from .things import heads_of, lying, mention, says, thing_of


@dataclass(frozen=True)
class Figure:
    """The parts of a number's text: a fixed numeral or None, the phrase after "for each", and the meaning of X."""

    numeral: int | str | None
    each: str = ""
    meaning: str = ""
    sign: int = 1


MINUS: Final = "\u2212"
Counts = Callable[[Any, Speech], Figure]
NUMBERS: Final[dict[type, Counts]] = {}


def counts(kind: type) -> Callable[[Counts], Counts]:
    """Decorator that registers the renderer of a number; numbers with a single phrase need none (`plain`)."""

    def register(function: Counts) -> Counts:
        NUMBERS[kind] = function
        return function

    return register


def figure(of: HowMany, speech: Speech) -> Figure:
    if isinstance(of, int):
        return Figure(of)
    maker = NUMBERS.get(type(of)) or NUMBERS[Number]
    return maker(of, speech)


def counted(of: HowMany, speech: Speech) -> Amount:
    """A fixed number, or "1 for each ..."."""
    known = speech.known()
    found = figure(of, speech)
    if found.numeral is None and not found.each:
        speech.forget(known)
        return explained(of, speech)
    numeral = 1 if found.numeral is None else found.numeral
    return Amount(numeral * found.sign if isinstance(numeral, int) else _minus_sign(numeral, found.sign), found.each)


def explained(of: HowMany, speech: Speech) -> Amount:
    """The amount as text: a numeral, or X with a clause that says what X is."""
    who = CONTROLLER if speech.who == HE and not speech.renderer.tells_that else speech.who
    named = [each for each in (speech.it, *speech.slots) if each is not None]
    doing = [each.speech for each in named]
    for each in named:
        each.speech = replace(each.speech, doing=False)
    others = [each for each in (*speech.slots, speech.it) if each not in (None, *speech.slots[:1])]
    with first_of_two(speech if others else None):
        found = figure(of, replace(speech, doing=False, who=who))
    for each, before in zip(named, doing, strict=True):
        each.speech = before
    return _explained(found, speech)


@contextmanager
def first_of_two(speech: Speech | None, ahead: bool = False) -> Iterator[None]:
    """Within the block, call the first target "the first", because "that unit" would mean the second.

    With `ahead` also if it has not been mentioned yet, because it will be before this phrase.
    """
    first = speech.slots[0] if speech is not None and speech.slots else None
    if first is None or first.again != "that" or not (first.said or ahead):
        yield
        return
    said = first.said
    first.said, first.again = True, "first"
    yield
    first.said, first.again = said, "that"


def _explained(found: Figure, speech: Speech) -> Amount:
    """The number with its explanation, which is given once and introduces the players in it."""
    if found.numeral is not None:
        numeral = found.numeral * found.sign if isinstance(found.numeral, int) else found.numeral
        return Amount(numeral if isinstance(numeral, int) else _minus_sign(numeral, found.sign), found.each)
    return Amount(_minus_sign("X", found.sign), LAST + speech.renderer.say("where-x", meaning=found.meaning) + LAST)


def _minus_sign(numeral: str, sign: int) -> str:
    return numeral if sign > 0 else f"{MINUS}{numeral}"


def signed(amount: Amount) -> Amount:
    """The number with a plus or minus sign."""
    numeral = amount.numeral
    if not isinstance(numeral, int):
        return Amount(numeral if numeral.startswith(MINUS) else f"+{numeral}", amount.tail)
    return Amount(f"+{numeral}" if numeral >= 0 else f"{MINUS}{-numeral}", amount.tail)


def everything(of: HowMany) -> bool:
    return of == EVERYTHING


@counts(ChosenX)
def _x(of: ChosenX, speech: Speech) -> Figure:
    return Figure("X")


@counts(numbers.Count)
def _count(of: numbers.Count, speech: Speech) -> Figure:
    thing = lying(thing_of(of.of, speech), speech.renderer)
    number = speech.renderer.say("number-of", of=NounPhrase(replace(speech, doing=False), thing, "bare", True))
    if of.coming:
        return Figure(None, "", speech.renderer.say("with-coming", meaning=number, coming=of.coming))
    return Figure(None, speech.renderer.say("for-each", of=NounPhrase(speech, thing, "each")), number)


@counts(numbers.CountBut)
def _count_but(of: numbers.CountBut, speech: Speech) -> Figure:
    """A number, with another one in parentheses for some of the cards."""
    base = figure(of.base, speech)
    thing = thing_of(of.given, speech)
    total = base.numeral + of.more if isinstance(base.numeral, int) else f"{base.numeral} + {of.more}"
    key = "or-if-it-is" if thing.adjectives and not thing.heads else "or-if-it-is-a"
    mark = speech.renderer.phrases[f"mark.{thing.adjectives[0]}"] if thing.adjectives else ""
    if thing.zone and thing == Thing(zone=thing.zone):  # only a place: "if it is at an infested planet"
        key, mark = "or-if-it-is", " ".join(speech.renderer.behind(thing, speech.who, False))
    tail = speech.renderer.say(key, total=total, mark=mark, thing=NounPhrase(speech, thing, "a"))
    return Figure(base.numeral, base.each + tail, base.meaning)


@counts(Minus)
def _minus(of: Minus, speech: Speech) -> Figure:
    found = figure(of.of, speech)
    return Figure(found.numeral, found.each, found.meaning, -found.sign)


@counts(Product)
def _product(of: Product, speech: Speech) -> Figure:
    """A number for each of something, or a multiple of a number."""
    found = figure(of.of, speech)
    if found.each:
        return Figure(of.times, found.each)
    meaning = speech.renderer.say("times-that", number=of.times, meaning=found.meaning)
    return Figure(None, "", meaning)


@counts(numbers.StatOf)
def _stat(of: numbers.StatOf, speech: Speech) -> Figure:
    whose = mention(of.of, speech)
    return Figure(None, "", speech.renderer.say(f"stat-of.{speech.renderer.vocabulary.stats[of.stat]}", of=whose))


@counts(numbers.TokensOn)
def _tokens(of: numbers.TokensOn, speech: Speech) -> Figure:
    said = speech.renderer.say("tokens-on", of=mention(of.of, replace(speech, doing=False), "bare", many=True))
    if of.coming:
        said = speech.renderer.say("with-coming", meaning=said, coming=of.coming)
    return Figure(None, "", said)


@counts(numbers.HappenedThisTurn)
def _happened(of: numbers.HappenedThisTurn, speech: Speech) -> Figure:
    thing = Thing(heads_of(of.kinds, speech) or ["card"], owner="yours" if of.yours else "")
    said = speech.renderer.say(f"happened.{of.kind}", of=NounPhrase(speech, thing, "each"))
    several = speech.renderer.say(f"happened.{of.kind}", of=NounPhrase(speech, thing, "bare", True))
    return Figure(
        None, speech.renderer.say("for-each-that", said=said), speech.renderer.say("number-that", said=several)
    )


@counts(numbers.CardsInHand)
def _cards_in_hand(of: numbers.CardsInHand, speech: Speech) -> Figure:
    renderer, whose = speech.renderer, "" if speech.who == YOU else ".his"
    return Figure(None, renderer.phrases[f"for-each-in-hand{whose}"], renderer.phrases[f"number-in-hand{whose}"])


@counts(numbers.ResourcesOf)
def _resources(of: numbers.ResourcesOf, speech: Speech) -> Figure:
    renderer = speech.renderer
    return Figure(None, renderer.phrases["for-each-resource"], renderer.phrases["number-of-resources"])


@counts(numbers.OpponentsCards)
def _opponents_cards(of: numbers.OpponentsCards, speech: Speech) -> Figure:
    renderer = speech.renderer
    return Figure(None, renderer.phrases["for-each-in-their-hands"], renderer.phrases["number-in-their-hands"])


@counts(numbers.HowMuch)
def _how_much(of: numbers.HowMuch, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["how-much"])


@says(CostAtMost)
def _cost_at_most(of: CostAtMost, thing: Thing, speech: Speech) -> None:
    most = explained(of.most, speech)
    said = speech.renderer.say("cost-at-most", most=most, tail=most.tail)
    thing.notes.append(Quality(said))
