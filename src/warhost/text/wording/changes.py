"""Phrases for constant effects: granted numbers and rule modifiers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.language.abilities import ANYBODY, OPPONENT, YOU
from ...effects.language.lasting import Blank, ChangesFaction, Grant, GrantsAbility, TopRevealed
from ...effects.language.modifier import GainsTrait, RuleModifier
from .amounts import counted, explained, signed
from .context import NounPhrase, RenderedPhrase, SentenceContext
from .plain import plainly
from .renderer import NounSpec, Unrenderable
from .selectors import mention, noun_spec

WHOSE: Final = {YOU: "yours", OPPONENT: "opponent", ANYBODY: "any"}
MANY: Final = 2  # index of the plural form for five or more

TAILS: Final = frozenset(("for", "while", "at", "za", "na", "podczas", "за", "на", "при"))  # words that begin an ending

ChangeRenderer = Callable[[Any, SentenceContext], str]
CHANGES: Final[dict[type, ChangeRenderer]] = {}


def renders_change(kind: type) -> Callable[[ChangeRenderer], ChangeRenderer]:
    """Decorator that registers the renderer of a change."""

    def register(function: ChangeRenderer) -> ChangeRenderer:
        CHANGES[kind] = function
        return function

    return register


def change_text(change: RuleModifier, context: SentenceContext) -> str:
    maker = CHANGES.get(type(change))
    return maker(change, context) if maker is not None else plainly(change, context, how="bare")


def changes_text(changes: tuple[RuleModifier, ...], context: SentenceContext) -> str:
    """The text of several changes; changes of the same cards are merged."""
    said: list[str] = []
    last, told, other = "", False, False  # the last verb; whether the last subject was named; whether subjects differ
    for before, change in zip((None, *changes), changes, strict=False):
        known = context.known()
        text = change_text(change, context)
        begins = _subject(change, text, known, context)
        same = bool(said) and getattr(before, "of", None) == getattr(change, "of", 0)
        if same and isinstance(before, Grant) and isinstance(change, Grant):
            text = text[begins:]
            if (
                before.stat in context.renderer.vocabulary.forbidding
                or change.stat in context.renderer.vocabulary.forbidding
            ):
                joined = _neither(said[-1], before, change, context)
                said[-1:] = [joined] if joined else [said[-1], text]
                other = False
                continue
            verb = text.partition(" ")[0]
            text = text.removeprefix(f"{verb} ") if verb == last or f" {verb} " in said[-1] else text
            last = verb
            said[-1] = said[-1].removesuffix(_shared_tail(said[-1], text))
        elif same and isinstance(before, GainsTrait) and isinstance(change, GainsTrait):
            both = [context.renderer.trait(each.trait) for each in (before, change)]
            named = mention(change.of, context, "bare", many=True)
            said[-1] = context.renderer.say("gains-traits", of=named, one=both[0], other=both[1])
            other = False
            continue
        elif same and told:
            text, last = text[begins:], ""
        told, other = begins > 0, not same or not (told or isinstance(change, Grant))
        said.append(text)
    front = ", ".join(said[:-1])
    joint = context.renderer.phrases.get("and.others" if other else "and", context.renderer.phrases["and"])
    return joint.join([front, said[-1]]) if front else said[-1]


def _shared_tail(one: str, other: str) -> str:
    """The common end of two grants (how many times, where or when), which is written once, after the second."""
    alike: list[str] = []
    for mine, theirs in zip(reversed(one.split(" ")), reversed(other.split(" ")), strict=False):
        if mine != theirs:
            break
        alike.insert(0, mine)
    while alike and alike[0] not in TAILS:
        alike.pop(0)
    return f" {' '.join(alike)}" if len(alike) > 1 else ""


def _subject(change: RuleModifier, text: str, known: dict[NounPhrase, bool], context: SentenceContext) -> int:
    """The length of the subject at the beginning of a text; 0 if the text does not begin with it."""
    of = getattr(change, "of", None)
    if of is None:
        return 0
    after = context.known()
    context.forget(known)
    subject = mention(of, context, "bare", many=True).form("nom")
    context.forget(after)
    return len(subject) + 1 if text.startswith(f"{subject} ") else 0


def _neither(said: str, before: Grant, change: Grant, context: SentenceContext) -> str:
    """Two prohibitions for the same cards as "neither ... nor"; "" if the phrases do not allow it."""
    renderer = context.renderer
    stats = [renderer.vocabulary.stats[each.stat] for each in (before, change)]
    deeds = [renderer.phrases.get(f"do.{stat}", "") for stat in stats]
    if not all(deeds) or not said.endswith(deeds[0]):
        return ""
    both = renderer.phrases["nor.first"] + deeds[0] + renderer.phrases["nor"] + deeds[1]
    return said.removesuffix(deeds[0]) + both


@renders_change(Grant)
def _grant(of: Grant, context: SentenceContext) -> str:
    renderer = context.renderer
    subject: NounPhrase | RenderedPhrase = mention(of.of, context, "bare", many=True)
    marks = noun_spec(of.of, context)
    if isinstance(of.amount, int) and -of.amount >= renderer.vocabulary.all_from:
        return renderer.say(f"grant.{renderer.vocabulary.stats[of.stat]}.none", of=subject)
    key = f"grant.{renderer.vocabulary.stats[of.stat]}"
    if not isinstance(of.amount, int) and "{of}" in renderer.phrases[key]:
        subject = RenderedPhrase(
            subject.form("nom"), subject.plural
        )  # rendered before the number, which may refer to it
    context = replace(context, itself=marks.fixed if marks.fixed in ("this", "attached") else "")
    if context.it is None and not marks.fixed:  # the number may differ between the cards, so it refers to each one
        context = context.about(each_such(marks, context))
    amount = counted(of.amount, context) if of.stat in renderer.vocabulary.signed else explained(of.amount, context)
    amount = signed(amount) if of.stat in renderer.vocabulary.signed and "{amount}" in renderer.phrases[key] else amount
    if "{amount" not in renderer.phrases[key] and of.amount != 1:
        raise Unrenderable(f"the phrase has no placeholder for the amount {of.amount!r}")
    said = renderer.say(key, of=subject, amount=amount)
    if marks.fixed:  # "attached unit ... while defending"; for several cards the mark is an adjective
        said += "".join([" " + renderer.phrases[f"while.{mark}"] for mark in marks.adjectives])
        said += f" {renderer.phrases[f'while.zone.{marks.zone}']}" if marks.zone else ""
    return said + amount.tail


def each_such(spec: NounSpec, context: SentenceContext) -> NounPhrase:
    """A noun phrase "such card" for one card of a set that was mentioned."""
    such = NounPhrase(context, NounSpec(spec.heads), "such")
    such.said, such.again = True, "such"
    return such


@renders_change(GainsTrait)
def _gains_trait(of: GainsTrait, context: SentenceContext) -> str:
    return context.renderer.say(
        "gains-trait", of=mention(of.of, context, "bare", many=True), trait=context.renderer.trait(of.trait)
    )


@renders_change(GrantsAbility)
def _grants_ability(of: GrantsAbility, context: SentenceContext) -> str:
    said = context.renderer.vocabulary.quoted(context.renderer, "unit", of.ability)
    return context.renderer.say("grants-ability", of=mention(of.of, context, "bare", many=True), text=said)


@renders_change(ChangesFaction)
def _changes_faction(of: ChangesFaction, context: SentenceContext) -> str:
    faction = context.renderer.phrases[f"faction.{context.renderer.vocabulary.factions[of.to.faction]}"]
    return context.renderer.say("changes-faction", of=mention(of.of, context, "bare", many=True), faction=faction)


@renders_change(Blank)
def _blank(of: Blank, context: SentenceContext) -> str:
    return context.renderer.say(
        "blank-whole" if of.with_traits else "blank", context.mood, of=mention(of.of, context, "bare", many=True)
    )


@renders_change(TopRevealed)
def _top_revealed(of: TopRevealed, context: SentenceContext) -> str:
    return context.renderer.phrases[f"top-revealed.{WHOSE[of.whom]}"]
