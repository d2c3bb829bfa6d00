"""Phrases for card language that later sets of Invasion added: playing, tokens, quests, whole realms."""

from __future__ import annotations

from ....effects.language import choices, combinators, conditions, numbers, sets, verbs
from ....effects.language.verbs import EVERYTHING
from ....invasion.card import Text
from ....invasion.changes import permissions as allowed
from ....invasion.language import chain, combatants
from ....invasion.language import conditions as own_conditions
from ....invasion.language import numbers as own_numbers
from ....invasion.language import select as own
from ....invasion.language.verbs import naming, shaping
from ....invasion.words import RACE_KEYS, STATS
from ...wording.amounts import NumberParts, counted, explained, number_parts, renders_number
from ...wording.changes import renders_change
from ...wording.conditions import Clause, clauses, renders_condition
from ...wording.context import CONTROLLER, HE, NounPhrase, SentenceContext
from ...wording.effects import SENTENCES, effect_text, of_others, renders_effect
from ...wording.renderer import DO, TO, Amount, NounSpec, Quality, Unrenderable
from ...wording.selectors import heads_of, mention, noun_spec, renders_negation, renders_selector

OWNER = "owner"
SENTENCES.extend([choices.PickX, naming.NameCard, naming.NameTrait, naming.NameNumber])


def whole_card(text: Text, context: SentenceContext) -> list[str]:
    """Sentences about the whole card: its printed X, the start of the game, where it may be played."""
    renderer, said = context.renderer, []
    if text.x_is != 0 and text.play.x_is == 0:
        meaning = number_parts(text.x_is, context).meaning
        said.append(renderer.sentence(renderer.say("x-is", meaning=meaning)))
    if text.starts:
        said.append(renderer.phrases["starts-in-play"])
    if text.into is not None and text.enemy:
        said.append(renderer.phrases["play-into.enemy.his" if text.his else "play-into.enemy"])
    elif text.into is not None:
        where = " ".join(renderer.behind(noun_spec(text.into, context), context.who, False))
        said.append(renderer.sentence(renderer.say("play-into", where=where)))
    return said


# --- sets ---------------------------------------------------------------------------------------------------------


@renders_selector(own.ByAnother)
def _by_another(of: own.ByAnother, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["by-another"])


@renders_selector(combatants.JustAttacked)
def _just_attacked(of: combatants.JustAttacked, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["just-attacked"])


@renders_selector(own.Bearing)
def _bearing(of: own.Bearing, spec: NounSpec, context: SentenceContext) -> None:
    if of.of == own.ATTACHMENTS:
        spec.notes.insert(0, Quality(context.renderer.phrases["with-attachments"]))
    elif of.of == own.UNITS:  # units are "on" a quest, not "at" it (INV-19.2)
        spec.notes.append(context.renderer.phrases["with-quester"])
    else:
        spec.notes.append(context.renderer.note("bearing", of=mention(of.of, context)))


@renders_negation(own.Bearing)
def _not_bearing(of: own.Bearing, spec: NounSpec, context: SentenceContext) -> None:
    if of.of == own.ATTACHMENTS:
        spec.notes.insert(0, Quality(context.renderer.phrases["without-attachments"]))
    else:
        spec.notes.append(context.renderer.note("bearing.not", of=mention(of.of, context)))


@renders_selector(chain.ThatAction)
def _that_action(of: chain.ThatAction, spec: NounSpec, context: SentenceContext) -> None:
    spec.fixed, spec.heads = "that", ["action"]


@renders_selector(own.QuestingOn)
def _questing_on(of: own.QuestingOn, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["unit"]
    spec.notes.append(context.renderer.say("on-quest", of=mention(of.of, context)))


@renders_selector(own.FacedownFace)
def _facedown_face(of: own.FacedownFace, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads += heads_of(of.kinds, context)
    spec.adjectives.append("facedown")
    if of.race != own.ANY_RACE:
        spec.faction = RACE_KEYS[of.race]
    if of.trait:
        spec.trait = context.renderer.trait(of.trait)
    if of.without != own.NO_STAT:
        spec.notes.append(context.renderer.phrases[f"without-printed.{STATS[of.without]}"])


# --- numbers and conditions ---------------------------------------------------------------------------------------


@renders_number(numbers.OpponentsResources)
def _opponents_resources(of: numbers.OpponentsResources, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["number-of-their-resources"])


@renders_number(own_numbers.DeckSize)
def _deck_size(of: own_numbers.DeckSize, context: SentenceContext) -> NumberParts:
    return NumberParts(None, "", context.renderer.phrases["number-in-deck"])


@renders_condition(conditions.NumberOther)
def _number_other(of: conditions.NumberOther, context: SentenceContext) -> list[Clause]:
    found = number_parts(of.number, context)
    return [Clause(context.renderer.say("number-other", what=found.meaning or str(found.numeral), number=of.exactly))]


@renders_condition(conditions.OneOf)
def _one_of(of: conditions.OneOf, context: SentenceContext) -> list[Clause]:
    one, other = clauses(of.one, context), clauses(of.other, context)
    both = [context.renderer.phrases["and"].join([each.text for each in said]) for said in (one, other)]
    return [Clause(context.renderer.say("either", one=both[0], other=both[1]))]


@renders_condition(conditions.StillHere)
def _still_here(of: conditions.StillHere, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.say("still-here", of=mention(sets.THIS, context)))]


# --- changes ------------------------------------------------------------------------------------------------------


@renders_change(allowed.MoreDevelopments)
def _more_developments(of: allowed.MoreDevelopments, context: SentenceContext) -> str:
    if of.amount != 1:
        raise Unrenderable("one development more is all that is said")
    return context.renderer.phrases["more-developments"]


@renders_change(allowed.MoreLimited)
def _more_limited(of: allowed.MoreLimited, context: SentenceContext) -> str:
    if of.amount == EVERYTHING:
        return context.renderer.phrases["more-limited.any"]
    return context.renderer.say("more-limited", amount=Amount(of.amount))


@renders_change(allowed.CannotBePlayed)
def _cannot_be_played(of: allowed.CannotBePlayed, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    key = "cannot-enter" if of.entering else "cannot-be-played"
    return context.renderer.say(key, of=NounPhrase(context, spec, "bare", not spec.fixed))


@renders_change(allowed.AmbushCost)
def _ambush_cost(of: allowed.AmbushCost, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    if not isinstance(amount.numeral, int) or amount.numeral > 0:
        raise Unrenderable("an Ambush becomes cheaper by so much")
    return context.renderer.say("ambush-cost", by=context.renderer.count(-amount.numeral, "resource")) + amount.tail


# --- combinators --------------------------------------------------------------------------------------------------


@renders_effect(combinators.ByHolder)
def _by_holder(of: combinators.ByHolder, context: SentenceContext) -> str:
    """The player who controls a card does something, or pays to prevent it."""
    renderer = context.renderer
    if isinstance(of.effect, choices.UnlessPays):
        return effect_text(of.effect, context.by(OWNER if of.owner else CONTROLLER, context.mood))
    holder = mention(of.of, context)
    key = "by-owner" if of.owner else "by-controller"
    may = isinstance(of.effect, choices.May)
    inner = of.effect.effect if isinstance(of.effect, choices.May) else of.effect
    first = renderer.say(f"{key}.may" if may else key, context.mood, of=holder, text="{text}")
    return first.replace("{text}", effect_text(inner, context.by(HE, TO if may else of_others(context))))


@renders_effect(choices.PickX)
def _pick_x(of: choices.PickX, context: SentenceContext) -> str:
    found = number_parts(of.most, context)
    most = found.meaning or str(found.numeral)
    text = effect_text(of.effect, context.in_mood(DO))
    return context.renderer.say("pick-x", context.mood, most=most, text=text)


@renders_effect(choices.ChooseSome)
def _choose_some(of: choices.ChooseSome, context: SentenceContext) -> str:
    number = explained(of.number, context)
    several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=number.numeral, up_to=of.up_to)
    several.several = True
    return effect_text(of.effect, context.about(several)) + number.tail


# --- verbs --------------------------------------------------------------------------------------------------------


@renders_effect(verbs.MoveTokens)
def _move_tokens(of: verbs.MoveTokens, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    source, target = mention(of.source, context), mention(of.target, context)
    key = "move-tokens.up-to" if of.up_to else "move-tokens"
    return context.renderer.say(key, context.mood, amount=amount, source=source, target=target) + amount.tail


@renders_effect(shaping.DevelopThis)
def _develop_this(of: shaping.DevelopThis, context: SentenceContext) -> str:
    return context.renderer.say("develop-this", context.mood, of=mention(sets.THIS, context))


@renders_effect(verbs.RemoveAmong)
def _remove_among(of: verbs.RemoveAmong, context: SentenceContext) -> str:
    among = NounPhrase(context, noun_spec(of.of, context), "bare", True)
    return context.renderer.say("remove-among", context.mood, amount=Amount(of.amount), of=among)


@renders_effect(shaping.Rearrange)
def _rearrange(of: shaping.Rearrange, context: SentenceContext) -> str:
    several = NounPhrase(context, noun_spec(of.of, context), "any-number", True)
    return context.renderer.say("rearrange", context.mood, of=several)


@renders_effect(shaping.OntoQuest)
def _onto_quest(of: shaping.OntoQuest, context: SentenceContext) -> str:
    return context.renderer.say(
        "onto-quest.here" if of.here else "onto-quest", context.mood, of=mention(of.of, context)
    )


@renders_effect(shaping.LayResources)
def _lay_resources(of: shaping.LayResources, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("lay-resources", context.mood, amount=amount, of=mention(of.of, context)) + amount.tail


@renders_effect(shaping.UseNecromancy)
def _use_necromancy(of: shaping.UseNecromancy, context: SentenceContext) -> str:
    return context.renderer.say("use-necromancy", context.mood, of=mention(of.of, context))


# --- naming, ambushes ---------------------------------------------------------------------------------------------


@renders_effect(naming.NameCard)
def _name_card(of: naming.NameCard, context: SentenceContext) -> str:
    key = "name-card.other" if of.other else "name-card"
    kind = NounPhrase(context, NounSpec(heads_of(of.kinds, context) or ["card"]), "a")
    first = context.renderer.say(key, context.mood, of=kind)
    return f"{first}. {effect_text(of.effect, context.in_mood(DO))}"


@renders_effect(naming.NameTrait)
def _name_trait(of: naming.NameTrait, context: SentenceContext) -> str:
    return f"{context.renderer.say('name-trait', context.mood)}. {effect_text(of.effect, context.in_mood(DO))}"


@renders_effect(naming.NameNumber)
def _name_number(of: naming.NameNumber, context: SentenceContext) -> str:
    found = number_parts(of.most, context)
    first = context.renderer.say("name-number", context.mood, most=found.meaning or str(found.numeral))
    return f"{first}. {effect_text(of.effect, context.in_mood(DO))}"


@renders_selector(naming.NamedCards)
def _named_cards(of: naming.NamedCards, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["of-named-title"])


@renders_selector(naming.WithNamedTrait)
def _with_named_trait(of: naming.WithNamedTrait, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(context.renderer.phrases["with-named-trait"])


@renders_condition(own_conditions.DuringAmbush)
def _during_ambush(of: own_conditions.DuringAmbush, context: SentenceContext) -> list[Clause]:
    return [Clause(context.renderer.phrases["in-ambush-step"], True)]


# --- Missions -----------------------------------------------------------------------------------------------------


@renders_change(allowed.TakesDamage)
def _takes_damage(of: allowed.TakesDamage, context: SentenceContext) -> str:
    return context.renderer.say("takes-damage", of=mention(sets.THIS, context))
