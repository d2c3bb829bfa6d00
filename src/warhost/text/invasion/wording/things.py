"""Phrases for selectors of Invasion that later sets added: combat, quests, costs, earlier events."""

from __future__ import annotations

from ....effects.language.sets import Found
from ....invasion.language import combatants, numbers, zones
from ....invasion.language import select as own
from ....invasion.words import ATTACKING, DEFENDING
from ...wording.amounts import Figure, counts, explained
from ...wording.conditions import OF_IT
from ...wording.renderer import Thing
from ...wording.speech import NounPhrase, Speech, Told
from ...wording.things import add, denies, mention, says, thing_of

FOUGHT = {ATTACKING: "attacked", DEFENDING: "defended", ATTACKING | DEFENDING: "fought"}


@says(zones.InDefendingZone)
def _in_defending_zone(of: zones.InDefendingZone, thing: Thing, speech: Speech) -> None:
    thing.zone = "defending"


@says(zones.InBurningZone)
def _in_burning_zone(of: zones.InBurningZone, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["in-burning-zone"])


@says(combatants.Opposed)
def _opposed(of: combatants.Opposed, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("opposed")


@says(combatants.Opposing)
def _opposing(of: combatants.Opposing, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("opposing")


@says(combatants.Faced)
def _faced(of: combatants.Faced, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("attacking")


@says(own.OnQuest)
def _on_quest(of: own.OnQuest, thing: Thing, speech: Speech) -> None:
    thing.adjectives.append("questing")


@says(own.DiscardedThisTurn)
def _discarded_this_turn(of: own.DiscardedThisTurn, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["discarded-this-turn"])


@says(combatants.FoughtThisTurn)
def _fought_this_turn(of: combatants.FoughtThisTurn, thing: Thing, speech: Speech) -> None:
    """For a single card a separate clause; for a set, a note after the noun."""
    since = "phase" if of.phase else "turn"
    if thing.fixed:
        thing.adjectives.append(f"{FOUGHT[of.marks]}-this-{since}")
    else:
        thing.notes.append(speech.renderer.phrases[f"this-{since}.{FOUGHT[of.marks]}"])


@says(own.OfCapital)
def _of_capital(of: own.OfCapital, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["of-capital"])


@denies(own.OfCapital)
def _not_of_capital(of: own.OfCapital, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["not-of-capital"])


@says(combatants.HeldBackThisPhase)
def _held_back(of: combatants.HeldBackThisPhase, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["held-back"])


@says(combatants.AttackedThisZone)
def _attacked_this_zone(of: combatants.AttackedThisZone, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["attacked-this-zone"])


@says(combatants.Alone)
def _alone(of: combatants.Alone, thing: Thing, speech: Speech) -> None:
    side = {ATTACKING: "attacking", DEFENDING: "defending"}[of.marks]
    if thing.fixed:
        thing.adjectives.append(f"{side}-alone")
    else:
        thing.notes.append(speech.renderer.phrases[f"alone.{side}"])


@says(own.HitPointsBelow)
def _hit_points_below(of: own.HitPointsBelow, thing: Thing, speech: Speech) -> None:
    number = explained(of.number, speech)
    thing.notes.append(speech.renderer.note("hit-points-below", number=number) + number.tail)


@says(own.CostExtreme)
def _cost_extreme(of: own.CostExtreme, thing: Thing, speech: Speech) -> None:
    add(of.of, thing, speech)
    thing.notes.append(speech.renderer.phrases["highest-cost" if of.highest else "lowest-cost"])


@says(own.RemainingBelow)
def _remaining_below(of: own.RemainingBelow, thing: Thing, speech: Speech) -> None:
    number = explained(of.number, speech)
    if thing.fixed:  # for a known card the comparison is a clause, not part of the noun phrase
        said = speech.renderer.say(
            "is.remaining-below", of=Told("", False, speech.renderer.gender(thing)), number=number
        )
        thing.notes.append(speech.renderer.say("if.behind", text="", condition=said).strip() + number.tail)
        return
    thing.notes.append(speech.renderer.note("remaining-below", number=number) + number.tail)


def _it_remains_below(of: own.RemainingBelow, it: Told, speech: Speech) -> str:
    number = explained(of.number, speech)
    return speech.renderer.say("is.remaining-below", of=it, number=number) + number.tail


OF_IT[own.RemainingBelow] = _it_remains_below


@says(combatants.AimingAt)
def _aiming_at(of: combatants.AimingAt, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["any-action"]
    thing.notes.append(speech.renderer.say("aiming-at", of=NounPhrase(speech, thing_of(of.of, speech), "a")))


# --- numbers ------------------------------------------------------------------------------------------------------


@counts(numbers.LoyaltyOf)
def _loyalty_of(of: numbers.LoyaltyOf, speech: Speech) -> Figure:
    whose = mention(of.of, speech)
    briefly, whose.briefly = whose.briefly, False  # no pronoun, because "the loyalty of it" is unidiomatic
    said = speech.renderer.say("loyalty-of", of=whose)
    whose.briefly = briefly
    return Figure(None, "", said)


@counts(numbers.HighestLoyalty)
def _highest_loyalty(of: numbers.HighestLoyalty, speech: Speech) -> Figure:
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    return Figure(None, "", speech.renderer.say("highest-loyalty", of=NounPhrase(speech, thing, "bare", True)))


@counts(numbers.PrintedPower)
def _printed_power(of: numbers.PrintedPower, speech: Speech) -> Figure:
    found = isinstance(of.of, Found)  # True if the number is of a single revealed card
    whose = speech.it if found and speech.it is not None else mention(of.of, speech)
    return Figure(None, "", speech.renderer.say("printed-power", of=whose))


@counts(numbers.Affordable)
def _affordable(of: numbers.Affordable, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["affordable"])
