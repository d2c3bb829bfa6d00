"""Phrases for selectors of Invasion that later sets added: combat, quests, costs, earlier events."""

from __future__ import annotations

from ....effects.language.sets import Found
from ....invasion.language import combatants, numbers, zones
from ....invasion.language import select as own
from ....invasion.words import ATTACKING, DEFENDING
from ...wording.amounts import NumberParts, explained, renders_number
from ...wording.conditions import OF_IT
from ...wording.context import NounPhrase, RenderedPhrase, SentenceContext
from ...wording.renderer import NounSpec
from ...wording.selectors import add, mention, noun_spec, renders_negation, renders_selector

FOUGHT = {ATTACKING: "attacked", DEFENDING: "defended", ATTACKING | DEFENDING: "fought"}


@renders_selector(zones.InDefendingZone)
def _in_defending_zone(of: zones.InDefendingZone, spec: NounSpec, context: SentenceContext) -> None:
    spec.zone = "defending"


@renders_selector(zones.InBurningZone)
def _in_burning_zone(of: zones.InBurningZone, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["in-burning-zone"])


@renders_selector(combatants.Opposed)
def _opposed(of: combatants.Opposed, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("opposed")


@renders_selector(combatants.Opposing)
def _opposing(of: combatants.Opposing, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("opposing")


@renders_selector(combatants.Faced)
def _faced(of: combatants.Faced, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("attacking")


@renders_selector(own.OnQuest)
def _on_quest(of: own.OnQuest, spec: NounSpec, context: SentenceContext) -> None:
    spec.adjectives.append("questing")


@renders_selector(own.DiscardedThisTurn)
def _discarded_this_turn(of: own.DiscardedThisTurn, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["discarded-this-turn"])


@renders_selector(combatants.FoughtThisTurn)
def _fought_this_turn(of: combatants.FoughtThisTurn, spec: NounSpec, context: SentenceContext) -> None:
    """For a single card a separate clause; for a set, a note after the noun."""
    since = "phase" if of.phase else "turn"
    if spec.fixed:
        spec.adjectives.append(f"{FOUGHT[of.marks]}-this-{since}")
    else:
        spec.notes.append(context.renderer.phrases[f"this-{since}.{FOUGHT[of.marks]}"])


@renders_selector(own.OfCapital)
def _of_capital(of: own.OfCapital, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["of-capital"])


@renders_negation(own.OfCapital)
def _not_of_capital(of: own.OfCapital, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["not-of-capital"])


@renders_selector(combatants.HeldBackThisPhase)
def _held_back(of: combatants.HeldBackThisPhase, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["held-back"])


@renders_selector(combatants.AttackedThisZone)
def _attacked_this_zone(of: combatants.AttackedThisZone, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["attacked-this-zone"])


@renders_selector(combatants.Alone)
def _alone(of: combatants.Alone, spec: NounSpec, context: SentenceContext) -> None:
    side = {ATTACKING: "attacking", DEFENDING: "defending"}[of.marks]
    if spec.fixed:
        spec.adjectives.append(f"{side}-alone")
    else:
        spec.notes.append(context.renderer.phrases[f"alone.{side}"])


@renders_selector(own.HitPointsBelow)
def _hit_points_below(of: own.HitPointsBelow, spec: NounSpec, context: SentenceContext) -> None:
    number = explained(of.number, context)
    spec.notes.append(context.renderer.note("hit-points-below", number=number) + number.tail)


@renders_selector(own.CostExtreme)
def _cost_extreme(of: own.CostExtreme, spec: NounSpec, context: SentenceContext) -> None:
    add(of.of, spec, context)
    spec.notes.append(context.renderer.phrases["highest-cost" if of.highest else "lowest-cost"])


@renders_selector(own.RemainingBelow)
def _remaining_below(of: own.RemainingBelow, spec: NounSpec, context: SentenceContext) -> None:
    number = explained(of.number, context)
    if spec.fixed:  # for a known card the comparison is a clause, not part of the noun phrase
        said = context.renderer.say(
            "is.remaining-below", of=RenderedPhrase("", False, context.renderer.gender(spec)), number=number
        )
        spec.notes.append(context.renderer.say("if.behind", text="", condition=said).strip() + number.tail)
        return
    spec.notes.append(context.renderer.note("remaining-below", number=number) + number.tail)


def _it_remains_below(of: own.RemainingBelow, it: RenderedPhrase, context: SentenceContext) -> str:
    number = explained(of.number, context)
    return context.renderer.say("is.remaining-below", of=it, number=number) + number.tail


OF_IT[own.RemainingBelow] = _it_remains_below


@renders_selector(combatants.AimingAt)
def _aiming_at(of: combatants.AimingAt, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["any-action"]
    spec.notes.append(context.renderer.say("aiming-at", of=NounPhrase(context, noun_spec(of.of, context), "a")))


# --- numbers ------------------------------------------------------------------------------------------------------


@renders_number(numbers.LoyaltyOf)
def _loyalty_of(of: numbers.LoyaltyOf, context: SentenceContext) -> NumberParts:
    whose = mention(of.of, context)
    briefly, whose.briefly = whose.briefly, False  # no pronoun, because "the loyalty of it" is unidiomatic
    said = context.renderer.say("loyalty-of", of=whose)
    whose.briefly = briefly
    return NumberParts(None, "", said)


@renders_number(numbers.HighestLoyalty)
def _highest_loyalty(of: numbers.HighestLoyalty, context: SentenceContext) -> NumberParts:
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    return NumberParts(None, "", context.renderer.say("highest-loyalty", of=NounPhrase(context, spec, "bare", True)))


@renders_number(numbers.PrintedPower)
def _printed_power(of: numbers.PrintedPower, context: SentenceContext) -> NumberParts:
    found = isinstance(of.of, Found)  # True if the number is of a single revealed card
    whose = context.it if found and context.it is not None else mention(of.of, context)
    return NumberParts(None, "", context.renderer.say("printed-power", of=whose))


@renders_number(numbers.Affordable)
def _affordable(of: numbers.Affordable, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["affordable"])
