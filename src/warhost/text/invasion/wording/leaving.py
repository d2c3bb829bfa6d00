"""Text of replacement effects for leaving play, and of effects that keep cards under another card."""

from __future__ import annotations

from typing import Final

from ....effects.language.sets import This, Trigger
from ....invasion.changes import leaving as rule_changes
from ....invasion.language.verbs import becoming, culling, facedown, leaving
from ....invasion.words import ZONE_NAMES
from ...wording.ability import APART
from ...wording.amounts import Figure, counts
from ...wording.changes import renders_change
from ...wording.effects import SENTENCES, does, effect_text
from ...wording.renderer import DO, TO, Amount, Thing, Unrenderable
from ...wording.speech import NounPhrase, Speech
from ...wording.things import mention, says

WOULD: Final = {
    rule_changes.WOULD_BE_DESTROYED: "destroyed",
    rule_changes.IS_BEING_DESTROYED: "is-destroyed",
    rule_changes.WOULD_BE_DISCARDED: "discarded",
    rule_changes.WOULD_BE_DISCARDED_OR_RETURNED: "discarded-or-returned",
    rule_changes.WOULD_LEAVE: "leave",
}
BECOMES: Final = {
    rule_changes.TO_HAND: "hand",
    rule_changes.UNDER_DECK: "deck",
    rule_changes.AS_DEVELOPMENT: "development",
    rule_changes.INTO_KINGDOM: "kingdom",
    rule_changes.STAYS: "stays",
    rule_changes.KEPT_UNDER: "kept",
}
TEXT: Final = "{text}"  # placeholder for the text that follows the clause about the replaced event
APART.add(leaving.NoteWhich)
SENTENCES.append(facedown.Examine)


@renders_change(rule_changes.LeavesInstead)
def _leaves_instead(of: rule_changes.LeavesInstead, speech: Speech) -> str:
    """The replaced event, the cost of replacing it, and what happens instead."""
    renderer, gone = speech.renderer, mention(of.of, speech)
    this = mention(This(), speech)
    opening = renderer.say(f"would.{WOULD[of.would]}", of=gone, text=TEXT)
    gone.briefly = not of.sacrifices
    mood = TO if of.optional else DO
    prices = [("spend", of.spend), ("token", of.token), ("sacrifice", of.sacrifices)]
    paid = [renderer.say(f"instead.{key}", mood, amount=Amount(of.spend), this=this) for key, due in prices if due]
    if len(paid) > 1:
        raise Unrenderable("a replacement has one price")
    text = renderer.say(f"instead.{BECOMES[of.to]}", mood, of=gone, this=this)
    if paid:
        text = renderer.say("cost" if of.optional else "instead.and", cost=paid[0], text=text)
    return opening.replace(TEXT, renderer.say("may.yours", text=text) if of.optional else text)


@says(leaving.KeptHere)
def _kept_here(of: leaving.KeptHere, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.say("kept-here", this=mention(This(), speech)))


@says(leaving.NotedHere)
def _noted_here(of: leaving.NotedHere, thing: Thing, speech: Speech) -> None:
    thing.fixed = "noted"


@counts(leaving.TotalCost)
def _total_cost(of: leaving.TotalCost, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.say("total-cost", of=mention(of.of, speech, "all", many=True)))


@does(becoming.AttachThis)
def _attach_this(of: becoming.AttachThis, speech: Speech) -> str:
    if isinstance(of.to, Trigger):
        return speech.renderer.say("attach-this.that", speech.mood, this=mention(This(), speech))
    return speech.renderer.say("attach-this", speech.mood, this=mention(This(), speech), to=mention(of.to, speech))


@does(facedown.Examine)
def _examine(of: facedown.Examine, speech: Speech) -> str:
    paid = effect_text(of.cost, speech.in_mood(TO))
    text = speech.renderer.say("cost", cost=paid, text=effect_text(of.then, speech.in_mood(TO)))
    return speech.renderer.say("examine", speech.mood, text=text)


@does(culling.KeepSome)
def _keep_some(of: culling.KeepSome, speech: Speech) -> str:
    where = "every" if of.zone == culling.EVERY_ZONE else ZONE_NAMES[of.zone]
    where += ".one" if of.most == 1 else ""
    most = NounPhrase(speech, Thing(heads=["unit"]), "a", numeral=of.most, up_to=True)
    return speech.renderer.say(f"keep-some.{where}", most=most)


@does(leaving.NoteWhich)
def _note_which(of: leaving.NoteWhich, speech: Speech) -> str:
    return speech.renderer.say("note-which", of=mention(of.of, speech, "all", many=True))
