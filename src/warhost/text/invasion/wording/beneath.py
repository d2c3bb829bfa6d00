"""Experience, and what the last cards needed: targets turned aside, zones that keep cards out, in words."""

from __future__ import annotations

from ....invasion.changes import warding
from ....invasion.language import announcing
from ....invasion.language.verbs import beneath, swapping
from ...wording.amounts import Figure, counted, counts
from ...wording.changes import bends
from ...wording.conditions import Clause, holds
from ...wording.effects import SENTENCES, does, effect_text
from ...wording.speech import Mention, Speech
from ...wording.things import mention, says, thing_of
from ...wording.tongue import DO, Amount, Thing

SENTENCES.append(swapping.SwitchQuest)


@says(beneath.Experience)
def _experience(of: beneath.Experience, thing: Thing, speech: Speech) -> None:
    thing.heads.append("experience")


@says(beneath.WithCards)
def _with_cards(of: beneath.WithCards, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.tongue.phrases["with-cards"])


@counts(beneath.CardsOn)
def _cards_on(of: beneath.CardsOn, speech: Speech) -> Figure:
    each = speech.tongue.say("for-each-card-on", of=mention(of.of, speech))
    return Figure(None, each, speech.tongue.say("cards-on", of=mention(of.of, speech)))


@does(beneath.GainExperience)
def _gain_experience(of: beneath.GainExperience, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    key = "gain-experience.one" if amount.numeral == 1 and not amount.tail else "gain-experience"
    return speech.tongue.say(key, speech.mood, amount=amount, of=mention(of.of, speech)) + amount.tail


@does(beneath.LayBeneath)
def _lay_beneath(of: beneath.LayBeneath, speech: Speech) -> str:
    return speech.tongue.say("lay-beneath", speech.mood, of=mention(of.of, speech), to=mention(of.to, speech))


@does(beneath.TakeExperience)
def _take_experience(of: beneath.TakeExperience, speech: Speech) -> str:
    first = speech.tongue.say("take-experience", speech.mood, of=mention(of.of, speech))
    if of.then is None:
        return first
    bearer = Mention(speech, Thing(["bearer"], definite=True), "bare")
    return speech.tongue.say("then", first=first, second=effect_text(of.then, speech.about(bearer).in_mood(DO)))


@does(beneath.SacrificeForCards)
def _sacrifice_for_cards(of: beneath.SacrificeForCards, speech: Speech) -> str:
    return speech.tongue.say("sacrifice", speech.mood, of=mention(of.of, speech))


@holds(beneath.StruckCapital)
def _struck_capital(of: beneath.StruckCapital, speech: Speech) -> list[Clause]:
    return [Clause(speech.tongue.phrases["you-struck-capital"], True)]


# --- single cards ---------------------------------------------------------------------------------------------------


@does(swapping.SwitchQuest)
def _switch_quest(of: swapping.SwitchQuest, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    thing.notes.append(speech.tongue.phrases[f"in-hand.{speech.whose}"])
    other = Mention(speech, thing, "a")
    return speech.tongue.say("switch-quest", speech.mood, of=mention(of.quest, speech), other=other)


@does(swapping.AsIfAmbushed)
def _as_if_ambushed(of: swapping.AsIfAmbushed, speech: Speech) -> str:
    return speech.tongue.say("as-if-ambushed", speech.mood, of=mention(of.of, speech))


@does(swapping.DrawUpTo)
def _draw_up_to(of: swapping.DrawUpTo, speech: Speech) -> str:
    return speech.tongue.say("draw-up-to", speech.mood, most=Amount(of.most))


@bends(warding.NoEntry)
def _no_entry(of: warding.NoEntry, speech: Speech) -> str:
    return speech.tongue.say("no-entry", loyalty=of.loyalty)


@bends(warding.ActionTax)
def _action_tax(of: warding.ActionTax, speech: Speech) -> str:
    price = speech.tongue.count(of.amount, "resource")
    return speech.tongue.say("action-tax", of=mention(of.of, speech, "bare", many=True), price=price)


@bends(warding.Diverts)
def _diverts(of: warding.Diverts, speech: Speech) -> str:
    return speech.tongue.say("diverts", of=mention(of.of, speech), to=mention(of.to, speech))


@bends(warding.HandLimit)
def _hand_limit(of: warding.HandLimit, speech: Speech) -> str:
    return speech.tongue.say("hand-limit", most=Amount(of.most))


@holds(announcing.FromHand)
def _from_hand(of: announcing.FromHand, speech: Speech) -> list[Clause]:
    return [Clause(speech.tongue.phrases["from-hand-played"])]


@does(swapping.StrikeWith)
def _strike_with(of: swapping.StrikeWith, speech: Speech) -> str:
    return speech.tongue.say("strike-with", speech.mood, by=mention(of.by, speech), of=mention(of.of, speech))


@does(beneath.TakeOrAttach)
def _take_or_attach(of: beneath.TakeOrAttach, speech: Speech) -> str:
    card, to = Mention(speech, thing_of(of.of, speech), "a"), Mention(speech, thing_of(of.to, speech), "a")
    return speech.tongue.say("take-or-attach", speech.mood, of=card, to=to)
