"""Phrases for experience (cards beneath others) and for words of one card each: redirected targets, protected zones."""

from __future__ import annotations

from ....invasion.changes import protection
from ....invasion.language import announcing
from ....invasion.language.verbs import beneath, swapping
from ...wording.amounts import NumberParts, counted, renders_number
from ...wording.changes import renders_change
from ...wording.conditions import Clause, renders_condition
from ...wording.context import NounPhrase, SentenceContext
from ...wording.effects import SENTENCES, effect_text, renders_effect
from ...wording.renderer import DO, Amount, NounSpec
from ...wording.selectors import mention, noun_spec, renders_selector

SENTENCES.append(swapping.SwitchQuest)


@renders_selector(beneath.Experience)
def _experience(of: beneath.Experience, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads.append("experience")


@renders_selector(beneath.WithCards)
def _with_cards(of: beneath.WithCards, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["with-cards"])


@renders_number(beneath.CardsOn)
def _cards_on(of: beneath.CardsOn, context: SentenceContext) -> NumberParts:
    each = context.renderer.say("for-each-card-on", of=mention(of.of, context))
    return NumberParts(None, each, context.renderer.say("cards-on", of=mention(of.of, context)))


@renders_effect(beneath.GainExperience)
def _gain_experience(of: beneath.GainExperience, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    key = "gain-experience.one" if amount.numeral == 1 and not amount.tail else "gain-experience"
    return context.renderer.say(key, context.mood, amount=amount, of=mention(of.of, context)) + amount.tail


@renders_effect(beneath.LayBeneath)
def _lay_beneath(of: beneath.LayBeneath, context: SentenceContext) -> str:
    return context.renderer.say("lay-beneath", context.mood, of=mention(of.of, context), to=mention(of.to, context))


@renders_effect(beneath.TakeExperience)
def _take_experience(of: beneath.TakeExperience, context: SentenceContext) -> str:
    first = context.renderer.say("take-experience", context.mood, of=mention(of.of, context))
    if of.then is None:
        return first
    bearer = NounPhrase(context, NounSpec(["bearer"], definite=True), "bare")
    return context.renderer.say("then", first=first, second=effect_text(of.then, context.about(bearer).in_mood(DO)))


@renders_effect(beneath.SacrificeForCards)
def _sacrifice_for_cards(of: beneath.SacrificeForCards, context: SentenceContext) -> str:
    return context.renderer.say("sacrifice", context.mood, of=mention(of.of, context))


@renders_condition(beneath.StruckCapital)
def _struck_capital(of: beneath.StruckCapital, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["you-struck-capital"], True)]


# --- single cards ---------------------------------------------------------------------------------------------------


@renders_effect(swapping.SwitchQuest)
def _switch_quest(of: swapping.SwitchQuest, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    spec.notes.append(context.renderer.phrases[f"in-hand.{context.whose}"])
    other = NounPhrase(context, spec, "a")
    return context.renderer.say("switch-quest", context.mood, of=mention(of.quest, context), other=other)


@renders_effect(swapping.AsIfAmbushed)
def _as_if_ambushed(of: swapping.AsIfAmbushed, context: SentenceContext) -> str:
    return context.renderer.say("as-if-ambushed", context.mood, of=mention(of.of, context))


@renders_effect(swapping.DrawUpTo)
def _draw_up_to(of: swapping.DrawUpTo, context: SentenceContext) -> str:
    return context.renderer.say("draw-up-to", context.mood, most=Amount(of.most))


@renders_change(protection.NoEntry)
def _no_entry(of: protection.NoEntry, context: SentenceContext) -> str:
    return context.renderer.say("no-entry", loyalty=of.loyalty)


@renders_change(protection.ActionTax)
def _action_tax(of: protection.ActionTax, context: SentenceContext) -> str:
    price = context.renderer.count(of.amount, "resource")
    return context.renderer.say("action-tax", of=mention(of.of, context, "bare", many=True), price=price)


@renders_change(protection.Diverts)
def _diverts(of: protection.Diverts, context: SentenceContext) -> str:
    return context.renderer.say("diverts", of=mention(of.of, context), to=mention(of.to, context))


@renders_change(protection.HandLimit)
def _hand_limit(of: protection.HandLimit, context: SentenceContext) -> str:
    return context.renderer.say("hand-limit", most=Amount(of.most))


@renders_condition(announcing.FromHand)
def _from_hand(of: announcing.FromHand, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["from-hand-played"])]


@renders_effect(swapping.StrikeWith)
def _strike_with(of: swapping.StrikeWith, context: SentenceContext) -> str:
    return context.renderer.say("strike-with", context.mood, by=mention(of.by, context), of=mention(of.of, context))


@renders_effect(beneath.TakeOrAttach)
def _take_or_attach(of: beneath.TakeOrAttach, context: SentenceContext) -> str:
    card, to = NounPhrase(context, noun_spec(of.of, context), "a"), NounPhrase(context, noun_spec(of.to, context), "a")
    return context.renderer.say("take-or-attach", context.mood, of=card, to=to)
