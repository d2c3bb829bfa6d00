"""Phrases for experience (cards beneath others) and for single cards: redirected targets, protected zones."""

from __future__ import annotations

from ....invasion.changes import protection
from ....invasion.language import announcing
from ....invasion.language.verbs import beneath, swapping
from ...wording.amounts import Figure, counted, counts
from ...wording.changes import renders_change
from ...wording.conditions import Clause, holds
from ...wording.effects import SENTENCES, does, effect_text
from ...wording.renderer import DO, Amount, Thing
from ...wording.speech import NounPhrase, Speech
from ...wording.things import mention, says, thing_of

SENTENCES.append(swapping.SwitchQuest)


@says(beneath.Experience)
def _experience(of: beneath.Experience, thing: Thing, speech: Speech) -> None:
    thing.heads.append("experience")


@says(beneath.WithCards)
def _with_cards(of: beneath.WithCards, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["with-cards"])


@counts(beneath.CardsOn)
def _cards_on(of: beneath.CardsOn, speech: Speech) -> Figure:
    each = speech.renderer.say("for-each-card-on", of=mention(of.of, speech))
    return Figure(None, each, speech.renderer.say("cards-on", of=mention(of.of, speech)))


@does(beneath.GainExperience)
def _gain_experience(of: beneath.GainExperience, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    key = "gain-experience.one" if amount.numeral == 1 and not amount.tail else "gain-experience"
    return speech.renderer.say(key, speech.mood, amount=amount, of=mention(of.of, speech)) + amount.tail


@does(beneath.LayBeneath)
def _lay_beneath(of: beneath.LayBeneath, speech: Speech) -> str:
    return speech.renderer.say("lay-beneath", speech.mood, of=mention(of.of, speech), to=mention(of.to, speech))


@does(beneath.TakeExperience)
def _take_experience(of: beneath.TakeExperience, speech: Speech) -> str:
    first = speech.renderer.say("take-experience", speech.mood, of=mention(of.of, speech))
    if of.then is None:
        return first
    bearer = NounPhrase(speech, Thing(["bearer"], definite=True), "bare")
    return speech.renderer.say("then", first=first, second=effect_text(of.then, speech.about(bearer).in_mood(DO)))


@does(beneath.SacrificeForCards)
def _sacrifice_for_cards(of: beneath.SacrificeForCards, speech: Speech) -> str:
    return speech.renderer.say("sacrifice", speech.mood, of=mention(of.of, speech))


@holds(beneath.StruckCapital)
def _struck_capital(of: beneath.StruckCapital, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["you-struck-capital"], True)]


# --- single cards ---------------------------------------------------------------------------------------------------


@does(swapping.SwitchQuest)
def _switch_quest(of: swapping.SwitchQuest, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    thing.notes.append(speech.renderer.phrases[f"in-hand.{speech.whose}"])
    other = NounPhrase(speech, thing, "a")
    return speech.renderer.say("switch-quest", speech.mood, of=mention(of.quest, speech), other=other)


@does(swapping.AsIfAmbushed)
def _as_if_ambushed(of: swapping.AsIfAmbushed, speech: Speech) -> str:
    return speech.renderer.say("as-if-ambushed", speech.mood, of=mention(of.of, speech))


@does(swapping.DrawUpTo)
def _draw_up_to(of: swapping.DrawUpTo, speech: Speech) -> str:
    return speech.renderer.say("draw-up-to", speech.mood, most=Amount(of.most))


@renders_change(protection.NoEntry)
def _no_entry(of: protection.NoEntry, speech: Speech) -> str:
    return speech.renderer.say("no-entry", loyalty=of.loyalty)


@renders_change(protection.ActionTax)
def _action_tax(of: protection.ActionTax, speech: Speech) -> str:
    price = speech.renderer.count(of.amount, "resource")
    return speech.renderer.say("action-tax", of=mention(of.of, speech, "bare", many=True), price=price)


@renders_change(protection.Diverts)
def _diverts(of: protection.Diverts, speech: Speech) -> str:
    return speech.renderer.say("diverts", of=mention(of.of, speech), to=mention(of.to, speech))


@renders_change(protection.HandLimit)
def _hand_limit(of: protection.HandLimit, speech: Speech) -> str:
    return speech.renderer.say("hand-limit", most=Amount(of.most))


@holds(announcing.FromHand)
def _from_hand(of: announcing.FromHand, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["from-hand-played"])]


@does(swapping.StrikeWith)
def _strike_with(of: swapping.StrikeWith, speech: Speech) -> str:
    return speech.renderer.say("strike-with", speech.mood, by=mention(of.by, speech), of=mention(of.of, speech))


@does(beneath.TakeOrAttach)
def _take_or_attach(of: beneath.TakeOrAttach, speech: Speech) -> str:
    card, to = NounPhrase(speech, thing_of(of.of, speech), "a"), NounPhrase(speech, thing_of(of.to, speech), "a")
    return speech.renderer.say("take-or-attach", speech.mood, of=card, to=to)
