"""Phrases for choices: targets, chosen cards, alternatives, numbers, and whether to do something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...effects.language import choices, combinators, lasting, verbs
from ...effects.language.conditions import ItIs
from ...effects.language.effect import Effect
from ...effects.language.numbers import ResourcesOf
from .amounts import counted, explained, first_of_two
from .context import YOU, NounPhrase, RenderedPhrase, SentenceContext
from .effects import GIVEN, OF_OTHERS, ONLY_ONCE, effect_text, renders_effect, renders_repetition
from .merging import merged
from .renderer import DO, LAST, TO, Amount, NounSpec
from .selectors import lying, mention, noun_spec

PLACES: Final = frozenset({"planet", "section", "zone"})  # nouns of places, which "it" would hardly mean


@renders_effect(choices.Target)
def _target(of: choices.Target, context: SentenceContext) -> str:
    count = explained(of.count, context)
    how = "target" if of.aimed else "a"
    with first_of_two(context, ahead=True):
        told = replace(context, doing=False) if isinstance(of.effect, lasting.Create) else context  # it is the subject
        target = NounPhrase(context, noun_spec(of.of, told), how, numeral=count.numeral, up_to=of.up_to)
    target.role = "targeted" if of.aimed else "chosen"
    target.alone = count.numeral == 1 and _goes_on(of.effect, target.spec, context)
    if not context.renderer.tells_that and context.that is not None and context.that.spec.fixed == "this":
        target.again, target.leans = "chosen", not context.slots and count.numeral == 1
    if not context.renderer.tells_that and isinstance(of.effect, verbs.DiscardTop):
        target.again = "chosen"  # the next effect discards another card, which "that card" would mean
    briefly = context.renderer.vocabulary.briefly
    if not context.renderer.tells_that and [briefly.get(head, head) for head in target.spec.heads] == [context.card]:
        target.apart = True  # "this unit" would mean the card itself
    if isinstance(of.effect, lasting.Gain):  # the target stays where it is
        target.spec = lying(target.spec, context.renderer)
    if of.by_opponent:
        target.how = how if context.renderer.tells_that else "a"
        target.spec.notes.append(context.renderer.phrases["of-opponents-choice"])
    if isinstance(of.effect, combinators.If) and isinstance(of.effect.condition, ItIs):  # the target comes first
        target.how = "a" if not context.renderer.tells_that else how
        named = RenderedPhrase(target.form("acc"), target.plural)
        text = effect_text(of.effect, context.aiming(target)) + count.tail
        return context.renderer.say("choose-first", context.mood, of=named, text=text)
    text = effect_text(of.effect, context.aiming(target)) + count.tail
    if target.said:
        return text
    if not context.renderer.tells_that:  # in such a language "choose" already says what "target" means
        target.how = "a"
    return context.renderer.say("choose-first", context.mood, of=target, text=text)


def _goes_on(effect: Effect, spec: NounSpec, context: SentenceContext) -> bool:
    """True if the effect does several things to the one chosen card, so that "it" is clear after the first."""
    return isinstance(effect, combinators.Seq) and not context.slots and not PLACES & set(spec.heads)


@renders_effect(choices.Choose)
def _choose(of: choices.Choose, context: SentenceContext) -> str:
    """The choice is rendered where it is used; if only its zone matters, it comes first."""
    chosen = NounPhrase(context, noun_spec(of.of, context), "target" if of.aimed else "one")
    chosen.role = "targeted" if of.aimed else "chosen"
    chosen.alone = _goes_on(of.effect, chosen.spec, context)
    inner = context.about(chosen)
    text = effect_text(of.effect, inner)
    if chosen.said:
        return text
    if not context.renderer.tells_that and of.aimed:
        chosen.how = "a"
    zone = f"choose-first.zone.{chosen.spec.owner}"
    if zone in context.renderer.phrases and chosen.spec == NounSpec(["section"], owner=chosen.spec.owner):
        return context.renderer.say(zone, context.mood, text=text)
    if chosen.spec.heads == ["section"]:
        chosen.spec.heads = ["zone"]
        chosen.spec.notes.append(context.renderer.phrases[f"zone-of.{chosen.spec.owner or 'any'}"])
        chosen.spec.owner = ""
    return context.renderer.say("choose-first", context.mood, of=chosen, text=text)


@renders_effect(choices.May)
def _may(of: choices.May, context: SentenceContext) -> str:
    return context.renderer.say(f"may.{context.who}", text=effect_text(of.effect, context.in_mood(TO)))


def _up_to_tokens(of: choices.Or, context: SentenceContext) -> str | None:
    """ "Place up to two tokens": alternatives of two tokens or one, on the same card."""
    tokens = [each for each in of.effects if isinstance(each, verbs.PlaceTokens)]
    most, whom = len(of.effects), {each.of for each in tokens}
    if [each.amount for each in tokens] != list(range(most, 0, -1)) or len(whom) != 1:
        return None
    subject = mention(tokens[0].of, context)
    return context.renderer.say("place-tokens.up-to", context.mood, amount=Amount(most), of=subject)


@renders_effect(choices.Or)
def _or(of: choices.Or, context: SentenceContext) -> str:
    if tokens := _up_to_tokens(of, context):
        return tokens
    known, context = context.known(), replace(context, aside=True)
    said = [effect_text(effect, context.beside()) for effect in of.effects]
    theirs = any(isinstance(effect, OF_OTHERS) for effect in of.effects)  # "they either" would let the others choose
    once = None if theirs else merged(said, context.renderer.leaning_words, lambda each: _either(each, context), GIVEN)
    if once or not context.itself:
        return once or _either(said, context)
    context.forget(known)  # the first alternative has mentioned cards that the second has not
    later = replace(context, itself="")
    ways = [effect_text(effect, (later if n else context).beside()) for n, effect in enumerate(of.effects)]
    return _either(ways, context)


def _either(said: list[str], context: SentenceContext) -> str:
    return context.renderer.say("either", one=context.renderer.phrases["either-joint"].join(said[:-1]), other=said[-1])


@renders_repetition(choices.Choose)
def _choose_several(of: choices.Choose, amount: Amount, context: SentenceContext) -> str:
    """Choose several: different cards, if the effect cannot be applied twice to one card."""
    if type(of.effect) not in ONLY_ONCE or amount.numeral == 1:
        return context.renderer.say("times", context.mood, number=amount, text=effect_text(of, context)) + amount.tail
    several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=amount.numeral)
    return effect_text(of.effect, context.about(several)) + amount.tail


@renders_effect(choices.UnlessPays)
def _unless_pays(of: choices.UnlessPays, context: SentenceContext) -> str:
    text = effect_text(of.effect, context.by(YOU, DO))
    if isinstance(of.price, ResourcesOf):  # the price is all resources of the player
        return context.renderer.say(f"unless-spends-all.{context.who}", text=text)
    amount = counted(of.price, context)
    price = context.renderer.count(amount.numeral, "resource") + amount.tail
    return context.renderer.say(f"unless-pays{'-you' if of.to_you else ''}.{context.who}", text=text, price=price)


@renders_effect(choices.ChooseNumber)
def _choose_number(of: choices.ChooseNumber, context: SentenceContext) -> str:
    return f"{effect_text(of.effect, context)}{LAST}{context.renderer.say('choose-number', most=of.most)}{LAST}"
