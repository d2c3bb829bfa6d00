"""Phrases for combinators: effects in sequence, under a condition, repeated, or for several cards or players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from ...effects.language import choices, combinators, lasting
from ...effects.language.conditions import ItIs
from ...effects.language.effect import Condition, Effect
from ...effects.language.sets import This
from .amounts import explained
from .conditions import clauses
from .context import CONTROLLER, HE, YOU, NounPhrase, SentenceContext
from .effects import GIVEN, OF_OTHERS, REPEATED, SENTENCES, UNTIL, effect_text, of_others, only_once, renders_effect
from .merging import merged
from .renderer import DO, TO
from .selectors import mention, noun_spec

APART: Final = (choices.May, choices.Or, choices.Choose, choices.Target, combinators.If)  # effects rendered per object
LONG: Final = (combinators.If, combinators.Each, choices.Or, combinators.Then, lasting.Create)
JOINT: Final = "\x1e"  # placeholder between imperatives; replaced by a comma or "and" when their number is known


@renders_effect(combinators.Seq)
def _seq(of: combinators.Seq, context: SentenceContext) -> str:
    """Effects in sequence; grants to the same card are merged."""
    known = context.renderer.vocabulary
    given = [effect for effect in of.effects if isinstance(effect, lasting.Gain) and effect.stat in known.forbidding]
    for flag in given:
        only_once(flag.amount)
    if len(given) == len(of.effects) and len({(each.of, each.until) for each in given}) == 1:
        what = context.renderer.phrases["nor"].join(
            [context.renderer.phrases[f"do.{known.stats[each.stat]}"] for each in given]
        )
        what = context.renderer.phrases["nor.first"] + what if len(given) > 1 else what
        until = context.renderer.phrases[f"until.{UNTIL[given[0].until]}"]
        return context.renderer.say(
            "forbid", context.mood, of=mention(given[0].of, context, "each"), what=what, until=until
        )
    alike = [each for each in of.effects if isinstance(each, combinators.EachPlayer) and _all_alike(each)]
    if len(alike) == len(of.effects):  # one phrase for all: "each player must discard their hand and draw 3 cards"
        theirs = context.by(HE, of_others(context))
        text = context.renderer.phrases["and"].join([effect_text(each.effect, theirs) for each in alike])
        return context.renderer.say("each-player", context.mood, text=text)
    whom = {_given(each) for each in of.effects}
    if len(whom) == 1 and None not in whom and len(of.effects) > 1:  # all effects are grants to the same card
        spoken = context.known()
        gifts, leaning = _afresh(of.effects, context), context.renderer.leaning_words
        together = merged(gifts, leaning, lambda each: _and(each, context), GIVEN)
        if together:
            return together
        context.forget(spoken)
    said = [effect_text(of.effects[0], context)]
    for before, effect in zip(of.effects, of.effects[1:], strict=False):
        judged = context.after_cost and _is_sentence(effect, context) and effect is of.effects[-1]
        apart = judged or (type(before) in SENTENCES and context.who == YOU)  # a new sentence in the imperative begins
        near = isinstance(getattr(before, "of", None), This)  # True if only this card has been mentioned so far
        itself, mood = context.itself if near else "", DO if apart else context.mood
        said.append(effect_text(effect, replace(context, itself=itself, mood=mood, after_cost=False)))
        if judged:
            return f"{context.renderer.phrases['and'].join(said[:-1])}. {said[-1]}"
    if context.mood != DO and type(of.effects[0]) not in SENTENCES:
        return context.renderer.phrases["and"].join(said)
    text = said[0]
    for before, effect, each in zip(of.effects, of.effects[1:], said[1:], strict=False):
        if isinstance(effect, (*LONG, choices.May)) or isinstance(before, choices.May) or type(before) in SENTENCES:
            text += f". {each}"
        elif any(isinstance(one, OF_OTHERS) or _tells(one, context) for one in (before, effect)):
            text += f"; {each}"
        else:
            text += JOINT + each
    plain = ". " not in text and "; " not in text  # True for a simple list: "do this, do that and do something else"
    text = text.replace(JOINT, ", ", text.count(JOINT) - 1) if plain and text.count(JOINT) > 1 else text
    return text.replace(JOINT, context.renderer.phrases["and"])


def _is_sentence(effect: Effect, context: SentenceContext) -> bool:
    """True if an effect after others is no part of a purpose: it has an alternative, or happens at a later time."""
    if isinstance(effect, lasting.Create) and effect.ability.when is not None:
        return effect.ability.when.kind in context.renderer.vocabulary.times
    return isinstance(effect, combinators.If) and effect.otherwise is not None


def _given(effect: Effect) -> tuple[object, object] | None:
    """The card of a grant and its duration; None for other effects."""
    return (effect.of, effect.until) if isinstance(effect, lasting.Gain) else None


def _afresh(effects: tuple[Effect, ...], context: SentenceContext) -> list[str]:
    """The effects rendered independently, as if nothing had been mentioned before each."""
    known, said = context.known(), []
    for effect in effects:
        context.forget(known)
        said.append(effect_text(effect, context))
    return said


def _and(said: list[str], context: SentenceContext) -> str:
    return context.renderer.phrases["and"].join([", ".join(said[:-1]), said[-1]])


def _all_alike(effect: combinators.EachPlayer) -> bool:
    """True if an effect for every player has no fixed order, so that it can be merged with others."""
    return not effect.you_first and not isinstance(effect.effect, choices.May)


def _tells(effect: Effect, context: SentenceContext) -> bool:
    """True if an effect is rendered as a statement about a card, not as an imperative."""
    if isinstance(effect, (choices.Target, choices.Choose)):
        return _tells(effect.effect, context)
    if not isinstance(effect, lasting.Gain):
        return False
    less = isinstance(effect.amount, int) and effect.amount < 0
    stat = context.renderer.vocabulary.stats[effect.stat]
    known = context.renderer.vocabulary
    told = context.renderer.phrases.get(f"give.{stat}", "").startswith("[{of}")
    return (
        told
        or effect.stat in (*known.forbidding, *known.told)
        or (less and f"give.{stat}.less" in context.renderer.phrases)
    )


@renders_effect(combinators.Then)
def _then(of: combinators.Then, context: SentenceContext) -> str:
    first = effect_text(of.first, context)
    several = ". " in first and context.who == YOU  # several sentences: the last one's mood may differ
    all_of_us = isinstance(of.second, OF_OTHERS) or getattr(of.second, "everybody", False)
    others = (all_of_us or isinstance(of.second, choices.May)) and context.who == YOU  # True: no infinitive form exists
    step = context.mood == DO or context.after_cost
    apart = (step and not context.aside) or isinstance(of.first, OF_OTHERS) or several or others
    after = replace(context, itself="")
    second = effect_text(of.second, after.in_mood(DO) if apart else after)
    return context.renderer.say("then" if apart else "then.on", first=first, second=second)


@renders_effect(combinators.If)
def _if(of: combinators.If, context: SentenceContext) -> str:
    renderer = context.renderer
    if context.it is not None:
        context.it.briefly = True
    theirs = context.who == HE and not renderer.tells_that  # the subject is the number, so no reflexive possessive
    judged = replace(context, who=CONTROLLER) if theirs else context
    condition = renderer.phrases["and"].join([each.text for each in clauses(of.condition, judged)])
    with _called_as_found(of.condition, context):
        text = renderer.say("if", condition=condition, text=effect_text(of.effect, context))
    if of.otherwise is None:
        return text
    later = isinstance(of.effect, lasting.Create) and of.effect.ability.effect == of.otherwise  # the effect is the same
    key = "otherwise.at-once" if later else "otherwise"
    return renderer.say(key, text=text, other=effect_text(of.otherwise, context))


@contextmanager
def _called_as_found(condition: Condition, context: SentenceContext) -> Iterator[None]:
    """While the effect of "if it is a unit" is rendered, "it" has the gender of a unit, not of a card."""
    it = context.it
    if it is None or context.renderer.tells_that or not isinstance(condition, ItIs):
        yield
        return
    before, role, found = it.spec, it.role, noun_spec(condition.of, context).heads
    if found and found != before.heads and not before.fixed:
        it.spec, it.role = replace(before, heads=found), ""
    try:
        yield
    finally:
        if context.renderer.gender(it.spec) != context.renderer.gender(before):
            it.repeats = True  # "otherwise it" would mean the unit that the card is not
        it.spec, it.role = before, role


@renders_effect(combinators.Times)
def _times(of: combinators.Times, context: SentenceContext) -> str:
    amount = explained(of.number, context)
    if type(of.effect) in REPEATED:
        return REPEATED[type(of.effect)](of.effect, amount, context)
    if isinstance(of.effect, choices.May) and context.who == YOU:
        text = effect_text(of.effect.effect, context.in_mood(TO))
        return context.renderer.say("times.may", number=amount, text=text) + amount.tail
    return (
        context.renderer.say("times", context.mood, number=amount, text=effect_text(of.effect, context)) + amount.tail
    )


@renders_effect(combinators.EachPlayer)
def each_player(of: combinators.EachPlayer, context: SentenceContext) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, context.by(HE, TO))
        return context.renderer.say("each-player.may", context.mood, text=text)
    if isinstance(of.effect, combinators.If):
        return context.renderer.say("each-player.if", text=effect_text(of.effect, context.by(HE, TO)))
    key = "each-player.you-first" if of.you_first else "each-player"
    return context.renderer.say(key, context.mood, text=effect_text(of.effect, context.by(HE, of_others(context))))


@renders_effect(combinators.EachOpponent)
def _each_opponent(of: combinators.EachOpponent, context: SentenceContext) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, context.by(HE, TO))
        return context.renderer.say("each-opponent.may", context.mood, text=text)
    text = effect_text(of.effect, context.by(HE, of_others(context)))
    return context.renderer.say("each-opponent", context.mood, text=text)


@renders_effect(combinators.Each)
def _each(of: combinators.Each, context: SentenceContext) -> str:
    one = NounPhrase(context, noun_spec(of.of, context), "each")
    inner = context.about(one)
    if isinstance(of.effect, choices.May) and not one.spec.fixed and not of.by_controller:
        text = effect_text(of.effect.effect, inner.in_mood(TO))
        if one.said:  # the text contains the card, as in "you may move each unit"
            return context.renderer.say(f"may.{context.who}", text=text)
    if not one.spec.fixed and not isinstance(of.effect, APART):
        told = inner.by(CONTROLLER, context.mood) if of.by_controller else inner
        text = effect_text(of.effect, told)
        if one.said:  # the text contains the card, as in "place 1 token on each card"
            return text
        first, again = one.form("nom"), one.form("nom")
        if again in text:  # "that unit gets ..." becomes "each unit gets ..."
            return text.replace(again, first, 1)
        one.said = False
    first = one.form("gen")
    if of.by_controller:
        inner = inner.by(CONTROLLER, context.mood)
        if isinstance(of.effect, choices.Or):  # the sentence names the player who chooses first
            one.leans = not one.spec.fixed
            text = effect_text(of.effect, inner.in_mood(TO))
            known = one.spec.fixed in ("that", "target")
            return context.renderer.say("each.controller.that" if known else "each.controller", of=first, text=text)
    return context.renderer.say("each", of=first, text=effect_text(of.effect, inner))


@renders_effect(choices.EachEither)
def _each_either(of: choices.EachEither, context: SentenceContext) -> str:
    return _each(combinators.Each(of.of, choices.Or(of.choices()), by_controller=True), context)


@renders_effect(combinators.AtRandom)
def _at_random(of: combinators.AtRandom, context: SentenceContext) -> str:
    chosen = NounPhrase(context, noun_spec(of.of, context), "one")
    return context.renderer.say("at-random", text=effect_text(of.effect, context.about(chosen)))


@renders_effect(combinators.AnyPlayerMay)
def _any_player_may(of: combinators.AnyPlayerMay, context: SentenceContext) -> str:
    return context.renderer.say("any-player-may", context.mood, text=effect_text(of.effect, context.by(HE, TO)))


@renders_effect(combinators.EachChooses)
def _each_chooses(of: combinators.EachChooses, context: SentenceContext) -> str:
    """What each player chooses, and what is then done with all of it."""
    theirs = context.by(HE, TO)
    chosen = NounPhrase(theirs, noun_spec(of.of, theirs), "a")
    choice = context.renderer.say("each-chooses", context.mood, of=chosen)
    chosen.several = chosen.many = True
    chosen.role = "chosen"
    return f"{choice}. {effect_text(of.effect, context.about(chosen).in_mood(DO))}"
