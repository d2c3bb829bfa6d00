"""Text of replacement effects for leaving play, and of effects that keep cards under another card."""

from __future__ import annotations

from typing import Final

from ....effects.language.sets import This, Trigger
from ....invasion.changes import leaving as rule_changes
from ....invasion.language.verbs import becoming, culling, facedown, leaving
from ....invasion.words import ZONE_NAMES
from ...wording.ability import APART
from ...wording.amounts import NumberParts, renders_number
from ...wording.changes import renders_change
from ...wording.context import NounPhrase, SentenceContext
from ...wording.effects import SENTENCES, effect_text, renders_effect
from ...wording.renderer import DO, TO, Amount, NounSpec, Unrenderable
from ...wording.selectors import mention, renders_selector

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
def _leaves_instead(of: rule_changes.LeavesInstead, context: SentenceContext) -> str:
    """The replaced event, the cost of replacing it, and what happens instead."""
    renderer, gone = context.renderer, mention(of.of, context)
    this = mention(This(), context)
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


@renders_selector(leaving.KeptHere)
def _kept_here(of: leaving.KeptHere, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.say("kept-here", this=mention(This(), context)))


@renders_selector(leaving.NotedHere)
def _noted_here(of: leaving.NotedHere, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed = "noted"


@renders_number(leaving.TotalCost)
def _total_cost(of: leaving.TotalCost, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.say("total-cost", of=mention(of.of, context, "all", many=True)))


@renders_effect(becoming.AttachThis)
def _attach_this(of: becoming.AttachThis, context: SentenceContext) -> str:
    if isinstance(of.to, Trigger):
        return context.renderer.say("attach-this.that", context.mood, this=mention(This(), context))
    return context.renderer.say("attach-this", context.mood, this=mention(This(), context), to=mention(of.to, context))


@renders_effect(facedown.Examine)
def _examine(of: facedown.Examine, context: SentenceContext) -> str:
    paid = effect_text(of.cost, context.in_mood(TO))
    text = context.renderer.say("cost", cost=paid, text=effect_text(of.then, context.in_mood(TO)))
    return context.renderer.say("examine", context.mood, text=text)


@renders_effect(culling.KeepSome)
def _keep_some(of: culling.KeepSome, context: SentenceContext) -> str:
    where = "every" if of.zone == culling.EVERY_ZONE else ZONE_NAMES[of.zone]
    where += ".one" if of.most == 1 else ""
    most = NounPhrase(context, NounSpec(heads=["unit"]), "a", numeral=of.most, up_to=True)
    return context.renderer.say(f"keep-some.{where}", most=most)


@renders_effect(leaving.NoteWhich)
def _note_which(of: leaving.NoteWhich, context: SentenceContext) -> str:
    return context.renderer.say("note-which", of=mention(of.of, context, "all", many=True))
