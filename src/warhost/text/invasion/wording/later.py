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
from ...wording.amounts import Figure, counted, counts, explained, figure
from ...wording.changes import renders_change
from ...wording.conditions import Clause, clauses, holds
from ...wording.effects import SENTENCES, does, effect_text, of_others
from ...wording.renderer import DO, TO, Amount, Quality, Thing, Unrenderable
from ...wording.speech import CONTROLLER, HE, NounPhrase, Speech
from ...wording.things import REFERS, denies, heads_of, mention, says, thing_of

OWNER = "owner"
REFERS[sets.Found] = lambda speech: speech.it if speech.it is not None and speech.it.several else None
SENTENCES.extend([choices.PickX, naming.NameCard, naming.NameTrait, naming.NameNumber])


def whole_card(text: Text, speech: Speech) -> list[str]:
    """Sentences about the whole card: its printed X, the start of the game, where it may be played."""
    renderer, said = speech.renderer, []
    if text.x_is != 0 and text.play.x_is == 0:
        meaning = figure(text.x_is, speech).meaning
        said.append(renderer.sentence(renderer.say("x-is", meaning=meaning)))
    if text.starts:
        said.append(renderer.phrases["starts-in-play"])
    if text.into is not None and text.enemy:
        said.append(renderer.phrases["play-into.enemy.his" if text.his else "play-into.enemy"])
    elif text.into is not None:
        where = " ".join(renderer.behind(thing_of(text.into, speech), speech.who, False))
        said.append(renderer.sentence(renderer.say("play-into", where=where)))
    return said


# --- sets ---------------------------------------------------------------------------------------------------------


@says(own.ByAnother)
def _by_another(of: own.ByAnother, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["by-another"])


@says(combatants.JustAttacked)
def _just_attacked(of: combatants.JustAttacked, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["just-attacked"])


@says(own.Bearing)
def _bearing(of: own.Bearing, thing: Thing, speech: Speech) -> None:
    if of.of == own.ATTACHMENTS:
        thing.notes.insert(0, Quality(speech.renderer.phrases["with-attachments"]))
    elif of.of == own.UNITS:  # units are "on" a quest, not "at" it (INV-19.2)
        thing.notes.append(speech.renderer.phrases["with-quester"])
    else:
        thing.notes.append(speech.renderer.note("bearing", of=mention(of.of, speech)))


@denies(own.Bearing)
def _not_bearing(of: own.Bearing, thing: Thing, speech: Speech) -> None:
    if of.of == own.ATTACHMENTS:
        thing.notes.insert(0, Quality(speech.renderer.phrases["without-attachments"]))
    else:
        thing.notes.append(speech.renderer.note("bearing.not", of=mention(of.of, speech)))


@says(chain.ThatAction)
def _that_action(of: chain.ThatAction, thing: Thing, speech: Speech) -> None:
    thing.fixed, thing.heads = "that", ["action"]


@says(own.QuestingOn)
def _questing_on(of: own.QuestingOn, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["unit"]
    thing.notes.append(speech.renderer.say("on-quest", of=mention(of.of, speech)))


@says(own.FacedownFace)
def _facedown_face(of: own.FacedownFace, thing: Thing, speech: Speech) -> None:
    thing.heads += heads_of(of.kinds, speech)
    thing.adjectives.append("facedown")
    if of.race != own.ANY_RACE:
        thing.faction = RACE_KEYS[of.race]
    if of.trait:
        thing.trait = speech.renderer.trait(of.trait)
    if of.without != own.NO_STAT:
        thing.notes.append(speech.renderer.phrases[f"without-printed.{STATS[of.without]}"])


# --- numbers and conditions ---------------------------------------------------------------------------------------


@counts(numbers.OpponentsResources)
def _opponents_resources(of: numbers.OpponentsResources, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["number-of-their-resources"])


@counts(own_numbers.DeckSize)
def _deck_size(of: own_numbers.DeckSize, speech: Speech) -> Figure:
    return Figure(None, "", speech.renderer.phrases["number-in-deck"])


@holds(conditions.NumberOther)
def _number_other(of: conditions.NumberOther, speech: Speech) -> list[Clause]:
    found = figure(of.number, speech)
    return [Clause(speech.renderer.say("number-other", what=found.meaning or str(found.numeral), number=of.exactly))]


@holds(conditions.OneOf)
def _one_of(of: conditions.OneOf, speech: Speech) -> list[Clause]:
    one, other = clauses(of.one, speech), clauses(of.other, speech)
    both = [speech.renderer.phrases["and"].join([each.text for each in said]) for said in (one, other)]
    return [Clause(speech.renderer.say("either", one=both[0], other=both[1]))]


@holds(conditions.StillHere)
def _still_here(of: conditions.StillHere, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.say("still-here", of=mention(sets.THIS, speech)))]


# --- changes ------------------------------------------------------------------------------------------------------


@renders_change(allowed.MoreDevelopments)
def _more_developments(of: allowed.MoreDevelopments, speech: Speech) -> str:
    if of.amount != 1:
        raise Unrenderable("one development more is all that is said")
    return speech.renderer.phrases["more-developments"]


@renders_change(allowed.MoreLimited)
def _more_limited(of: allowed.MoreLimited, speech: Speech) -> str:
    if of.amount == EVERYTHING:
        return speech.renderer.phrases["more-limited.any"]
    return speech.renderer.say("more-limited", amount=Amount(of.amount))


@renders_change(allowed.CannotBePlayed)
def _cannot_be_played(of: allowed.CannotBePlayed, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    key = "cannot-enter" if of.entering else "cannot-be-played"
    return speech.renderer.say(key, of=NounPhrase(speech, thing, "bare", not thing.fixed))


@renders_change(allowed.AmbushCost)
def _ambush_cost(of: allowed.AmbushCost, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    if not isinstance(amount.numeral, int) or amount.numeral > 0:
        raise Unrenderable("an Ambush becomes cheaper by so much")
    return speech.renderer.say("ambush-cost", by=speech.renderer.count(-amount.numeral, "resource")) + amount.tail


# --- combinators --------------------------------------------------------------------------------------------------


@does(combinators.ByHolder)
def _by_holder(of: combinators.ByHolder, speech: Speech) -> str:
    """The player who controls a card does something, or pays to prevent it."""
    renderer = speech.renderer
    if isinstance(of.effect, choices.UnlessPays):
        return effect_text(of.effect, speech.by(OWNER if of.owner else CONTROLLER, speech.mood))
    holder = mention(of.of, speech)
    key = "by-owner" if of.owner else "by-controller"
    may = isinstance(of.effect, choices.May)
    inner = of.effect.effect if isinstance(of.effect, choices.May) else of.effect
    first = renderer.say(f"{key}.may" if may else key, speech.mood, of=holder, text="{text}")
    return first.replace("{text}", effect_text(inner, speech.by(HE, TO if may else of_others(speech))))


@does(choices.PickX)
def _pick_x(of: choices.PickX, speech: Speech) -> str:
    found = figure(of.most, speech)
    most = found.meaning or str(found.numeral)
    text = effect_text(of.effect, speech.in_mood(DO))
    return speech.renderer.say("pick-x", speech.mood, most=most, text=text)


@does(choices.ChooseSome)
def _choose_some(of: choices.ChooseSome, speech: Speech) -> str:
    number = explained(of.number, speech)
    several = NounPhrase(speech, thing_of(of.of, speech), "a", numeral=number.numeral, up_to=of.up_to)
    several.several = True
    return effect_text(of.effect, speech.about(several)) + number.tail


# --- verbs --------------------------------------------------------------------------------------------------------


@does(verbs.MoveTokens)
def _move_tokens(of: verbs.MoveTokens, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    source, target = mention(of.source, speech), mention(of.target, speech)
    key = "move-tokens.up-to" if of.up_to else "move-tokens"
    return speech.renderer.say(key, speech.mood, amount=amount, source=source, target=target) + amount.tail


@does(shaping.DevelopThis)
def _develop_this(of: shaping.DevelopThis, speech: Speech) -> str:
    return speech.renderer.say("develop-this", speech.mood, of=mention(sets.THIS, speech))


@does(verbs.RemoveAmong)
def _remove_among(of: verbs.RemoveAmong, speech: Speech) -> str:
    among = NounPhrase(speech, thing_of(of.of, speech), "bare", True)
    return speech.renderer.say("remove-among", speech.mood, amount=Amount(of.amount), of=among)


@does(shaping.Rearrange)
def _rearrange(of: shaping.Rearrange, speech: Speech) -> str:
    several = NounPhrase(speech, thing_of(of.of, speech), "any-number", True)
    return speech.renderer.say("rearrange", speech.mood, of=several)


@does(shaping.OntoQuest)
def _onto_quest(of: shaping.OntoQuest, speech: Speech) -> str:
    return speech.renderer.say("onto-quest.here" if of.here else "onto-quest", speech.mood, of=mention(of.of, speech))


@does(shaping.LayResources)
def _lay_resources(of: shaping.LayResources, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("lay-resources", speech.mood, amount=amount, of=mention(of.of, speech)) + amount.tail


@does(shaping.UseNecromancy)
def _use_necromancy(of: shaping.UseNecromancy, speech: Speech) -> str:
    return speech.renderer.say("use-necromancy", speech.mood, of=mention(of.of, speech))


# --- naming, ambushes ---------------------------------------------------------------------------------------------


@does(naming.NameCard)
def _name_card(of: naming.NameCard, speech: Speech) -> str:
    key = "name-card.other" if of.other else "name-card"
    kind = NounPhrase(speech, Thing(heads_of(of.kinds, speech) or ["card"]), "a")
    first = speech.renderer.say(key, speech.mood, of=kind)
    return f"{first}. {effect_text(of.effect, speech.in_mood(DO))}"


@does(naming.NameTrait)
def _name_trait(of: naming.NameTrait, speech: Speech) -> str:
    return f"{speech.renderer.say('name-trait', speech.mood)}. {effect_text(of.effect, speech.in_mood(DO))}"


@does(naming.NameNumber)
def _name_number(of: naming.NameNumber, speech: Speech) -> str:
    found = figure(of.most, speech)
    first = speech.renderer.say("name-number", speech.mood, most=found.meaning or str(found.numeral))
    return f"{first}. {effect_text(of.effect, speech.in_mood(DO))}"


@says(naming.NamedCards)
def _named_cards(of: naming.NamedCards, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["of-named-title"])


@says(naming.WithNamedTrait)
def _with_named_trait(of: naming.WithNamedTrait, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.phrases["with-named-trait"])


@holds(own_conditions.DuringAmbush)
def _during_ambush(of: own_conditions.DuringAmbush, speech: Speech) -> list[Clause]:
    return [Clause(speech.renderer.phrases["in-ambush-step"], True)]


# --- Missions -----------------------------------------------------------------------------------------------------


@renders_change(allowed.TakesDamage)
def _takes_damage(of: allowed.TakesDamage, speech: Speech) -> str:
    return speech.renderer.say("takes-damage", of=mention(sets.THIS, speech))
