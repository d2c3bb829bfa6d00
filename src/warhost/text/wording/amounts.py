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
from .context import CONTROLLER, HE, YOU, NounPhrase, SentenceContext
from .renderer import LAST, Amount, NounSpec, Quality
from .selectors import heads_of, lying, mention, noun_spec, renders_selector


@dataclass(frozen=True)
class NumberParts:
    """The parts of a number's text: a fixed numeral or None, the phrase after "for each", and the meaning of X."""

    numeral: int | str | None
    each: str = ""
    meaning: str = ""
    sign: int = 1


MINUS: Final = "\u2212"
NumberRenderer = Callable[[Any, SentenceContext], NumberParts]
NUMBERS: Final[dict[type, NumberRenderer]] = {}


def renders_number(kind: type) -> Callable[[NumberRenderer], NumberRenderer]:
    """Decorator that registers the renderer of a number; numbers with a single phrase need none (`plain`)."""

    def register(function: NumberRenderer) -> NumberRenderer:
        NUMBERS[kind] = function
        return function

    return register


def number_parts(of: HowMany, context: SentenceContext) -> NumberParts:
    if isinstance(of, int):
        return NumberParts(of)
    maker = NUMBERS.get(type(of)) or NUMBERS[Number]
    return maker(of, context)


def counted(of: HowMany, context: SentenceContext) -> Amount:
    """A fixed number, or "1 for each ..."."""
    known = context.known()
    found = number_parts(of, context)
    if found.numeral is None and not found.each:
        context.forget(known)
        return explained(of, context)
    numeral = 1 if found.numeral is None else found.numeral
    return Amount(numeral * found.sign if isinstance(numeral, int) else _minus_sign(numeral, found.sign), found.each)


def explained(of: HowMany, context: SentenceContext) -> Amount:
    """The amount as text: a numeral, or X with a clause that says what X is."""
    who = CONTROLLER if context.who == HE and not context.renderer.tells_that else context.who
    named = [each for each in (context.it, *context.slots) if each is not None]
    doing = [each.context for each in named]
    for each in named:
        each.context = replace(each.context, doing=False)
    others = [each for each in (*context.slots, context.it) if each not in (None, *context.slots[:1])]
    with first_of_two(context if others else None):
        found = number_parts(of, replace(context, doing=False, who=who))
    for each, before in zip(named, doing, strict=True):
        each.context = before
    return _explained(found, context)


@contextmanager
def first_of_two(context: SentenceContext | None, ahead: bool = False) -> Iterator[None]:
    """Within the block, call the first target "the first", because "that unit" would mean the second.

    With `ahead` also if it has not been mentioned yet, because it will be before this phrase.
    """
    first = context.slots[0] if context is not None and context.slots else None
    if first is None or first.again != "that" or not (first.said or ahead):
        yield
        return
    said = first.said
    first.said, first.again = True, "first"
    yield
    first.said, first.again = said, "that"


def _explained(found: NumberParts, context: SentenceContext) -> Amount:
    """The number with its explanation, which is given once and introduces the players in it."""
    if found.numeral is not None:
        numeral = found.numeral * found.sign if isinstance(found.numeral, int) else found.numeral
        return Amount(numeral if isinstance(numeral, int) else _minus_sign(numeral, found.sign), found.each)
    return Amount(_minus_sign("X", found.sign), LAST + context.renderer.say("where-x", meaning=found.meaning) + LAST)


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


@renders_number(ChosenX)
def _x(of: ChosenX, context: SentenceContext) -> NumberParts:
    return NumberParts("X")


@renders_number(numbers.Count)
def _count(of: numbers.Count, context: SentenceContext) -> NumberParts:
    spec = lying(noun_spec(of.of, context), context.renderer)
    number = context.renderer.say("number-of", of=NounPhrase(replace(context, doing=False), spec, "bare", True))
    if of.coming:
        return NumberParts(None, "", context.renderer.say("with-coming", meaning=number, coming=of.coming))
    return NumberParts(None, context.renderer.say("for-each", of=NounPhrase(context, spec, "each")), number)


@renders_number(numbers.CountBut)
def _count_but(of: numbers.CountBut, context: SentenceContext) -> NumberParts:
    """A number, with another one in parentheses for some of the cards."""
    base = number_parts(of.base, context)
    spec = noun_spec(of.given, context)
    total = base.numeral + of.more if isinstance(base.numeral, int) else f"{base.numeral} + {of.more}"
    key = "or-if-it-is" if spec.adjectives and not spec.heads else "or-if-it-is-a"
    mark = context.renderer.phrases[f"mark.{spec.adjectives[0]}"] if spec.adjectives else ""
    if spec.zone and spec == NounSpec(zone=spec.zone):  # only a place: "if it is at an infested planet"
        key, mark = "or-if-it-is", " ".join(context.renderer.behind(spec, context.who, False))
    tail = context.renderer.say(key, total=total, mark=mark, thing=NounPhrase(context, spec, "a"))
    return NumberParts(base.numeral, base.each + tail, base.meaning)


@renders_number(Minus)
def _minus(of: Minus, context: SentenceContext) -> NumberParts:
    found = number_parts(of.of, context)
    return NumberParts(found.numeral, found.each, found.meaning, -found.sign)


@renders_number(Product)
def _product(of: Product, context: SentenceContext) -> NumberParts:
    """A number for each of something, or a multiple of a number."""
    found = number_parts(of.of, context)
    if found.each:
        return NumberParts(of.times, found.each)
    meaning = context.renderer.say("times-that", number=of.times, meaning=found.meaning)
    return NumberParts(None, "", meaning)


@renders_number(numbers.StatOf)
def _stat(of: numbers.StatOf, context: SentenceContext) -> NumberParts:
    whose = mention(of.of, context)
    return NumberParts(
        None, "", context.renderer.say(f"stat-of.{context.renderer.vocabulary.stats[of.stat]}", of=whose)
    )


@renders_number(numbers.TokensOn)
def _tokens(of: numbers.TokensOn, context: SentenceContext) -> NumberParts:
    said = context.renderer.say("tokens-on", of=mention(of.of, replace(context, doing=False), "bare", many=True))
    if of.coming:
        said = context.renderer.say("with-coming", meaning=said, coming=of.coming)
    return NumberParts(None, "", said)


@renders_number(numbers.HappenedThisTurn)
def _happened(of: numbers.HappenedThisTurn, context: SentenceContext) -> NumberParts:
    spec = NounSpec(heads_of(of.kinds, context) or ["card"], owner="yours" if of.yours else "")
    said = context.renderer.say(f"happened.{of.kind}", of=NounPhrase(context, spec, "each"))
    several = context.renderer.say(f"happened.{of.kind}", of=NounPhrase(context, spec, "bare", True))
    return NumberParts(
        None, context.renderer.say("for-each-that", said=said), context.renderer.say("number-that", said=several)
    )


@renders_number(numbers.CardsInHand)
def _cards_in_hand(of: numbers.CardsInHand, context: SentenceContext) -> NumberParts:
    renderer, whose = context.renderer, "" if context.who == YOU else ".his"
    return NumberParts(None, renderer.phrases[f"for-each-in-hand{whose}"], renderer.phrases[f"number-in-hand{whose}"])


@renders_number(numbers.ResourcesOf)
def _resources(of: numbers.ResourcesOf, context: SentenceContext) -> NumberParts:
    renderer = context.renderer
    return NumberParts(None, renderer.phrases["for-each-resource"], renderer.phrases["number-of-resources"])


@renders_number(numbers.OpponentsCards)
def _opponents_cards(of: numbers.OpponentsCards, context: SentenceContext) -> NumberParts:
    renderer = context.renderer
    return NumberParts(None, renderer.phrases["for-each-in-their-hands"], renderer.phrases["number-in-their-hands"])


@renders_number(numbers.HowMuch)
def _how_much(of: numbers.HowMuch, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["how-much"])


@renders_selector(CostAtMost)
def _cost_at_most(of: CostAtMost, spec: NounSpec, context: SentenceContext) -> None:
    most = explained(of.most, context)
    said = context.renderer.say("cost-at-most", most=most, tail=most.tail)
    spec.notes.append(Quality(said))
