"""Phrases for constant effects: granted numbers and rule modifiers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.language.abilities import ANYBODY, OPPONENT, YOU
from ...effects.language.lasting import Blank, ChangesFaction, Grant, GrantsAbility, TopRevealed
from ...effects.language.modifier import GainsTrait, RuleModifier
from .amounts import counted, explained, signed
from .plain import plainly
from .renderer import Thing, Unrenderable
from .speech import NounPhrase, Speech, Told
from .things import mention, thing_of

WHOSE: Final = {YOU: "yours", OPPONENT: "opponent", ANYBODY: "any"}
MANY: Final = 2  # index of the plural form for five or more

TAILS: Final = frozenset(("for", "while", "at", "za", "na", "podczas", "за", "на", "при"))  # words that begin an ending

ChangeRenderer = Callable[[Any, Speech], str]
CHANGES: Final[dict[type, ChangeRenderer]] = {}


def renders_change(kind: type) -> Callable[[ChangeRenderer], ChangeRenderer]:
    """Decorator that registers the renderer of a change."""

    def register(function: ChangeRenderer) -> ChangeRenderer:
        CHANGES[kind] = function
        return function

    return register


def change_text(change: RuleModifier, speech: Speech) -> str:
    maker = CHANGES.get(type(change))
    return maker(change, speech) if maker is not None else plainly(change, speech, how="bare")


def changes_text(changes: tuple[RuleModifier, ...], speech: Speech) -> str:
    """The text of several changes; changes of the same cards are merged."""
    said: list[str] = []
    last, told, other = "", False, False  # the last verb; whether the last subject was named; whether subjects differ
    for before, change in zip((None, *changes), changes, strict=False):
        known = speech.known()
        text = change_text(change, speech)
        begins = _subject(change, text, known, speech)
        same = bool(said) and getattr(before, "of", None) == getattr(change, "of", 0)
        if same and isinstance(before, Grant) and isinstance(change, Grant):
            text = text[begins:]
            if (
                before.stat in speech.renderer.vocabulary.forbidding
                or change.stat in speech.renderer.vocabulary.forbidding
            ):
                joined = _neither(said[-1], before, change, speech)
                said[-1:] = [joined] if joined else [said[-1], text]
                other = False
                continue
            verb = text.partition(" ")[0]
            text = text.removeprefix(f"{verb} ") if verb == last or f" {verb} " in said[-1] else text
            last = verb
            said[-1] = said[-1].removesuffix(_shared_tail(said[-1], text))
        elif same and isinstance(before, GainsTrait) and isinstance(change, GainsTrait):
            both = [speech.renderer.trait(each.trait) for each in (before, change)]
            named = mention(change.of, speech, "bare", many=True)
            said[-1] = speech.renderer.say("gains-traits", of=named, one=both[0], other=both[1])
            other = False
            continue
        elif same and told:
            text, last = text[begins:], ""
        told, other = begins > 0, not same or not (told or isinstance(change, Grant))
        said.append(text)
    front = ", ".join(said[:-1])
    joint = speech.renderer.phrases.get("and.others" if other else "and", speech.renderer.phrases["and"])
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


def _subject(change: RuleModifier, text: str, known: dict[NounPhrase, bool], speech: Speech) -> int:
    """The length of the subject at the beginning of a text; 0 if the text does not begin with it."""
    of = getattr(change, "of", None)
    if of is None:
        return 0
    after = speech.known()
    speech.forget(known)
    subject = mention(of, speech, "bare", many=True).form("nom")
    speech.forget(after)
    return len(subject) + 1 if text.startswith(f"{subject} ") else 0


def _neither(said: str, before: Grant, change: Grant, speech: Speech) -> str:
    """Two prohibitions for the same cards as "neither ... nor"; "" if the phrases do not allow it."""
    renderer = speech.renderer
    stats = [renderer.vocabulary.stats[each.stat] for each in (before, change)]
    deeds = [renderer.phrases.get(f"do.{stat}", "") for stat in stats]
    if not all(deeds) or not said.endswith(deeds[0]):
        return ""
    both = renderer.phrases["nor.first"] + deeds[0] + renderer.phrases["nor"] + deeds[1]
    return said.removesuffix(deeds[0]) + both


@renders_change(Grant)
def _grant(of: Grant, speech: Speech) -> str:
    renderer = speech.renderer
    subject: NounPhrase | Told = mention(of.of, speech, "bare", many=True)
    marks = thing_of(of.of, speech)
    if isinstance(of.amount, int) and -of.amount >= renderer.vocabulary.all_from:
        return renderer.say(f"grant.{renderer.vocabulary.stats[of.stat]}.none", of=subject)
    key = f"grant.{renderer.vocabulary.stats[of.stat]}"
    if not isinstance(of.amount, int) and "{of}" in renderer.phrases[key]:
        subject = Told(subject.form("nom"), subject.plural)  # rendered before the number, which may refer to it
    speech = replace(speech, itself=marks.fixed if marks.fixed in ("this", "attached") else "")
    if speech.it is None and not marks.fixed:  # the number may differ between the cards, so it refers to each one
        speech = speech.about(each_such(marks, speech))
    amount = counted(of.amount, speech) if of.stat in renderer.vocabulary.signed else explained(of.amount, speech)
    amount = signed(amount) if of.stat in renderer.vocabulary.signed and "{amount}" in renderer.phrases[key] else amount
    if "{amount" not in renderer.phrases[key] and of.amount != 1:
        raise Unrenderable(f"the phrase has no placeholder for the amount {of.amount!r}")
    said = renderer.say(key, of=subject, amount=amount)
    if marks.fixed:  # "attached unit ... while defending"; for several cards the mark is an adjective
        said += "".join([" " + renderer.phrases[f"while.{mark}"] for mark in marks.adjectives])
        said += f" {renderer.phrases[f'while.zone.{marks.zone}']}" if marks.zone else ""
    return said + amount.tail


def each_such(thing: Thing, speech: Speech) -> NounPhrase:
    """A noun phrase "such card" for one card of a set that was mentioned."""
    such = NounPhrase(speech, Thing(thing.heads), "such")
    such.said, such.again = True, "such"
    return such


@renders_change(GainsTrait)
def _gains_trait(of: GainsTrait, speech: Speech) -> str:
    return speech.renderer.say(
        "gains-trait", of=mention(of.of, speech, "bare", many=True), trait=speech.renderer.trait(of.trait)
    )


@renders_change(GrantsAbility)
def _grants_ability(of: GrantsAbility, speech: Speech) -> str:
    said = speech.renderer.vocabulary.quoted(speech.renderer, "unit", of.ability)
    return speech.renderer.say("grants-ability", of=mention(of.of, speech, "bare", many=True), text=said)


@renders_change(ChangesFaction)
def _changes_faction(of: ChangesFaction, speech: Speech) -> str:
    faction = speech.renderer.phrases[f"faction.{speech.renderer.vocabulary.factions[of.to.faction]}"]
    return speech.renderer.say("changes-faction", of=mention(of.of, speech, "bare", many=True), faction=faction)


@renders_change(Blank)
def _blank(of: Blank, speech: Speech) -> str:
    return speech.renderer.say(
        "blank-whole" if of.with_traits else "blank", speech.mood, of=mention(of.of, speech, "bare", many=True)
    )


@renders_change(TopRevealed)
def _top_revealed(of: TopRevealed, speech: Speech) -> str:
    return speech.renderer.phrases[f"top-revealed.{WHOSE[of.whom]}"]
