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
from ...wording.amounts import Figure, counts
from ...wording.changes import renders_change
from ...wording.conditions import Clause, holds
from ...wording.effects import SENTENCES, UNTIL, does, effect_text
from ...wording.renderer import DO, Amount, Quality, Thing, Unrenderable
from ...wording.speech import NounPhrase, Speech, Told
from ...wording.things import mention, says, thing_of

PAYS = {
    taking.ALL_COSTS: "all",
    taking.NO_LOYALTY: "no-loyalty",
    taking.LOYALTY_ALONE: "loyalty",
    taking.NO_RESOURCES: "free",
    taking.NO_COSTS: "no-costs",
}

SENTENCES.extend([revealing.RevealFromHand, revealing.Reveal])


@does(taking.TakeControl)
def _take_control(of: taking.TakeControl, speech: Speech) -> str:
    renderer = speech.renderer
    if of.zone not in (taking.CORRESPONDING_ZONE, placing.ANY_OF_YOURS):
        raise Unrenderable("what is taken goes to the corresponding zone, or to any")
    how = "defending" if of.defending else "any" if of.zone == placing.ANY_OF_YOURS else "zone"
    subject = mention(of.of, speech, "all", many=True)
    said = renderer.say(f"take-control.{how}.{speech.who}", speech.mood, of=subject)
    return said if of.until == taking.FOR_GOOD else renderer.opened(renderer.phrases[f"until.{UNTIL[of.until]}"], said)


@does(taking.PlayNow)
def _play_now(of: taking.PlayNow, speech: Speech) -> str:
    renderer = speech.renderer
    zone = {placing.ANY_OF_YOURS: "", placing.HERE_ZONE: f" {renderer.phrases['into.here']}"}[of.zone]
    key = f"pays.{PAYS[of.pays]}{'.less' if of.less else ''}"
    if key not in renderer.phrases:
        raise Unrenderable("what costs less is paid for")
    pays = renderer.say(key, less=of.less)
    return renderer.say("play-now", speech.mood, of=mention(of.of, speech), zone=zone, pays=pays)


@does(placing.PutEach)
def _put_each(of: placing.PutEach, speech: Speech) -> str:
    how = speech.renderer.phrases["put.corrupted"] if of.corrupted else ""
    put = mention(of.of, speech, "all", many=True)
    return speech.renderer.say(f"put-each.{speech.who}", speech.mood, of=put, how=how)


@does(revealing.RevealFromHand)
def _reveal_from_hand(of: revealing.RevealFromHand, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases[f"in-hand.{speech.whose}"])
    shown = NounPhrase(speech, thing, "any-number", True) if of.any_number else NounPhrase(speech, thing, "a")
    said = speech.renderer.say("reveal-from-hand", speech.mood, of=shown)
    shown.said, shown.role = True, "revealed"
    return f"{said}. {effect_text(of.effect, speech.about(shown).in_mood(DO))}"


@does(revealing.Reveal)
def _reveal(of: revealing.Reveal, speech: Speech) -> str:
    shown = mention(of.of, speech, "all", many=True)
    if shown.thing.heads != ["section"]:
        return speech.renderer.say("reveal-card", speech.mood, of=shown)
    shown.thing.heads = ["zone"]
    return speech.renderer.say("reveal-developments", speech.mood, of=shown)


@does(facedown.DevelopAtRandom)
def _develop_at_random(of: facedown.DevelopAtRandom, speech: Speech) -> str:
    return speech.renderer.say(f"develop-at-random.{speech.who}", speech.mood)


# --- sets ---------------------------------------------------------------------------------------------------------


@says(own.TopOfDeck)
def _top_of_deck(of: own.TopOfDeck, thing: Thing, speech: Speech) -> None:
    thing.heads, thing.definite = thing.heads or ["card"], True
    thing.notes.append(speech.renderer.phrases[f"on-top.{speech.who}"])


@says(own.TitleWord)
def _title_word(of: own.TitleWord, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.say("title-word", word=of.word))


@says(own.WithZoneAbility)
def _with_zone_ability(of: own.WithZoneAbility, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    renderer = speech.renderer
    zones = renderer.phrases["title-joint"].join(
        [renderer.phrases[f"word.{ZONE_NAMES[zone]}"].rstrip(".") for zone in of.zones]
    )
    thing.notes.append(renderer.say("with-zone-ability", zones=zones))


@says(own.WithKeyword)
def _with_keyword(of: own.WithKeyword, thing: Thing, speech: Speech) -> None:
    thing.notes.append(Quality(speech.renderer.phrases[f"with-keyword.{STATS[of.stat]}"]))


@says(chain.JustUsed)
def _just_used(of: chain.JustUsed, thing: Thing, speech: Speech) -> None:
    thing.heads.append("action")
    thing.notes.append(speech.renderer.phrases["just-used"])


# --- numbers and conditions -----------------------------------------------------------------------------------------


@counts(own_numbers.DiscardedCost)
def _discarded_cost(of: own_numbers.DiscardedCost, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["discarded-cost"])


@counts(own_numbers.DamageInAll)
def _damage_in_all(of: own_numbers.DamageInAll, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["damage-in-all"])


@counts(own_numbers.CostSpread)
def _cost_spread(of: own_numbers.CostSpread, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["cost-spread"])


@holds(conditions.ItIsNot)
def _it_is_not(of: conditions.ItIsNot, speech: Speech) -> list[Clause]:
    thing = thing_of(of.of, speech)
    other = NounPhrase(speech.beside(), thing, "a")
    if speech.it is not None and speech.it.role and speech.slots:  # with a target, "it" could mean that target
        named = Told(speech.renderer.noun(Thing(speech.it.called), speech.it.role, "nom", False, speech.who), False)
        return [Clause(speech.renderer.say("is-not.a", of=named, kinds=other))]
    return [Clause(speech.renderer.say("it-is-not", thing=other))]


# --- what constant effects say --------------------------------------------------------------------------------------


@renders_change(rule_changes.DrawLimit)
def _draw_limit(of: rule_changes.DrawLimit, speech: Speech) -> str:
    return speech.renderer.say("draw-limit", most=Amount(of.most))


@renders_change(rule_changes.DrawsFewer)
def _draws_fewer(of: rule_changes.DrawsFewer, speech: Speech) -> str:
    return speech.renderer.say("draws-fewer", fewer=Amount(of.fewer), least=of.least)


@renders_change(rule_changes.PlaysFrom)
def _plays_from(of: rule_changes.PlaysFrom, speech: Speech) -> str:
    """Permission to play cards: which, from where, and how."""
    renderer = speech.renderer
    many = not of.of.about_this() and not thing_of(of.of, speech).definite
    subject = mention(of.of, replace(speech, doing=True), "bare", many=many)
    if not many:  # singular, as in "this card in your discard pile"
        subject.thing.heads = subject.thing.heads[:1]
    key = {
        rule_changes.FACEUP: "plays-from",
        rule_changes.EITHER: "plays-from.either",
        rule_changes.DEVELOPED_HERE: "plays-from.developed",
    }
    said = renderer.say("plays-from.necromancy" if of.necromancy else key[of.how], of=subject)
    return said + (renderer.phrases["plays-from.no-loyalty"] if of.no_loyalty else "")
