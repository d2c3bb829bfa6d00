"""Experience, and cards attached facedown, in words."""

from __future__ import annotations

from ....invasion.language import beneath
from ..amounts import Figure, counted, counts
from ..conditions import Clause, holds
from ..effects import does, effect_text
from ..speech import Mention, Speech
from ..things import mention, says
from ..tongue import DO, Thing


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
