"""Phrases for control, cards played by effects, and cards revealed or turned facedown."""

from __future__ import annotations

from dataclasses import replace

from ....effects.language import conditions
from ....invasion.changes import common as rule_changes
from ....invasion.language import chain
from ....invasion.language import numbers as own_numbers
from ....invasion.language import select as own
from ....invasion.language.verbs import facedown, placing, revealing, taking
from ....invasion.words import STATS, ZONE_NAMES
from ...wording.amounts import NumberParts, renders_number
from ...wording.changes import renders_change
from ...wording.conditions import Clause, renders_condition
from ...wording.context import NounPhrase, RenderedPhrase, SentenceContext
from ...wording.effects import SENTENCES, UNTIL, effect_text, renders_effect
from ...wording.renderer import DO, Amount, NounSpec, Quality, Unrenderable
from ...wording.selectors import mention, noun_spec, renders_selector

PAYS = {
    taking.ALL_COSTS: "all",
    taking.NO_LOYALTY: "no-loyalty",
    taking.LOYALTY_ALONE: "loyalty",
    taking.NO_RESOURCES: "free",
    taking.NO_COSTS: "no-costs",
}

SENTENCES.extend([revealing.RevealFromHand, revealing.Reveal])


@renders_effect(taking.TakeControl)
def _take_control(of: taking.TakeControl, context: SentenceContext) -> str:
    renderer = context.renderer
    if of.zone not in (taking.CORRESPONDING_ZONE, placing.ANY_OF_YOURS):
        raise Unrenderable("what is taken goes to the corresponding zone, or to any")
    how = "defending" if of.defending else "any" if of.zone == placing.ANY_OF_YOURS else "zone"
    subject = mention(of.of, context, "all", many=True)
    said = renderer.say(f"take-control.{how}.{context.who}", context.mood, of=subject)
    return said if of.until == taking.FOR_GOOD else renderer.opened(renderer.phrases[f"until.{UNTIL[of.until]}"], said)


@renders_effect(taking.PlayNow)
def _play_now(of: taking.PlayNow, context: SentenceContext) -> str:
    renderer = context.renderer
    zone = {placing.ANY_OF_YOURS: "", placing.HERE_ZONE: f" {renderer.phrases['into.here']}"}[of.zone]
    key = f"pays.{PAYS[of.pays]}{'.less' if of.less else ''}"
    if key not in renderer.phrases:
        raise Unrenderable("what costs less is paid for")
    pays = renderer.say(key, less=of.less)
    return renderer.say("play-now", context.mood, of=mention(of.of, context), zone=zone, pays=pays)


@renders_effect(placing.PutEach)
def _put_each(of: placing.PutEach, context: SentenceContext) -> str:
    how = context.renderer.phrases["put.corrupted"] if of.corrupted else ""
    put = mention(of.of, context, "all", many=True)
    return context.renderer.say(f"put-each.{context.who}", context.mood, of=put, how=how)


@renders_effect(revealing.RevealFromHand)
def _reveal_from_hand(of: revealing.RevealFromHand, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases[f"in-hand.{context.whose}"])
    shown = NounPhrase(context, spec, "any-number", True) if of.any_number else NounPhrase(context, spec, "a")
    said = context.renderer.say("reveal-from-hand", context.mood, of=shown)
    shown.said, shown.role = True, "revealed"
    return f"{said}. {effect_text(of.effect, context.about(shown).in_mood(DO))}"


@renders_effect(revealing.Reveal)
def _reveal(of: revealing.Reveal, context: SentenceContext) -> str:
    shown = mention(of.of, context, "all", many=True)
    if shown.spec.heads != ["section"]:
        return context.renderer.say("reveal-card", context.mood, of=shown)
    shown.spec.heads = ["zone"]
    return context.renderer.say("reveal-developments", context.mood, of=shown)


@renders_effect(facedown.DevelopAtRandom)
def _develop_at_random(of: facedown.DevelopAtRandom, context: SentenceContext) -> str:
    return context.renderer.say(f"develop-at-random.{context.who}", context.mood)


# --- sets ---------------------------------------------------------------------------------------------------------


@renders_selector(own.TopOfDeck)
def _top_of_deck(of: own.TopOfDeck, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads, spec.definite = spec.heads or ["card"], True
    spec.notes.append(context.renderer.phrases[f"on-top.{context.who}"])


@renders_selector(own.TitleWord)
def _title_word(of: own.TitleWord, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.say("title-word", word=of.word))


@renders_selector(own.WithZoneAbility)
def _with_zone_ability(of: own.WithZoneAbility, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    renderer = context.renderer
    zones = renderer.phrases["title-joint"].join(
        [renderer.phrases[f"word.{ZONE_NAMES[zone]}"].rstrip(".") for zone in of.zones]
    )
    spec.notes.append(renderer.say("with-zone-ability", zones=zones))


@renders_selector(own.WithKeyword)
def _with_keyword(of: own.WithKeyword, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(Quality(context.renderer.phrases[f"with-keyword.{STATS[of.stat]}"]))


@renders_selector(chain.JustUsed)
def _just_used(of: chain.JustUsed, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads.append("action")
    spec.notes.append(context.renderer.phrases["just-used"])


# --- numbers and conditions -----------------------------------------------------------------------------------------


@renders_number(own_numbers.DiscardedCost)
def _discarded_cost(of: own_numbers.DiscardedCost, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["discarded-cost"])


@renders_number(own_numbers.DamageInAll)
def _damage_in_all(of: own_numbers.DamageInAll, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["damage-in-all"])


@renders_number(own_numbers.CostSpread)
def _cost_spread(of: own_numbers.CostSpread, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["cost-spread"])


@renders_condition(conditions.ItIsNot)
def _it_is_not(of: conditions.ItIsNot, context: SentenceContext) -> list[Clause]:
    spec = noun_spec(of.of, context)
    other = NounPhrase(context.beside(), spec, "a")
    if context.it is not None and context.it.role and context.slots:  # with a target, "it" could mean that target
        named = RenderedPhrase(
            context.renderer.noun(NounSpec(context.it.called), context.it.role, "nom", False, context.who), False
        )
        return [Clause(context.renderer.say("is-not.a", of=named, kinds=other))]
    return [Clause(context.renderer.say("it-is-not", thing=other))]


# --- what constant effects say --------------------------------------------------------------------------------------


@renders_change(rule_changes.DrawLimit)
def _draw_limit(of: rule_changes.DrawLimit, context: SentenceContext) -> str:
    return context.renderer.say("draw-limit", most=Amount(of.most))


@renders_change(rule_changes.DrawsFewer)
def _draws_fewer(of: rule_changes.DrawsFewer, context: SentenceContext) -> str:
    return context.renderer.say("draws-fewer", fewer=Amount(of.fewer), least=of.least)


@renders_change(rule_changes.PlaysFrom)
def _plays_from(of: rule_changes.PlaysFrom, context: SentenceContext) -> str:
    """Permission to play cards: which, from where, and how."""
    renderer = context.renderer
    many = not of.of.about_this() and not noun_spec(of.of, context).definite
    subject = mention(of.of, replace(context, doing=True), "bare", many=many)
    if not many:  # singular, as in "this card in your discard pile"
        subject.spec.heads = subject.spec.heads[:1]
    key = {
        rule_changes.FACEUP: "plays-from",
        rule_changes.EITHER: "plays-from.either",
        rule_changes.DEVELOPED_HERE: "plays-from.developed",
    }
    said = renderer.say("plays-from.necromancy" if of.necromancy else key[of.how], of=subject)
    return said + (renderer.phrases["plays-from.no-loyalty"] if of.no_loyalty else "")
