"""Phrases that both card games share for hands, decks, tokens and players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...effects.language import choices, combinators, conditions, numbers, sets, verbs
from ...effects.language.conditions import NoMoreThan
from ...effects.language.effect import ANY_TIMES, Effect
from ...effects.language.numbers import PrintedCost
from ...effects.language.select import Both, Everything, Selector
from .amounts import Figure, counted, counts, explained, figure
from .conditions import Clause, held, holds
from .effects import does, effect_text, of_others, repeats
from .renderer import DO, LAST, TO, Amount, Quality, Thing
from .speech import HE, YOU, NounPhrase, Speech
from .things import add, denies, mention, says, stripped, thing_of

ABOUT_HIM: Final[list[type]] = []  # types of effects on what the controller of the card does, not the target player
COUNTED_FIRST: Final = (numbers.CardsInHand, numbers.DamageOn)  # the effect itself changes these numbers

# --- sets ---------------------------------------------------------------------------------------------------------


@says(sets.Named)
def _named(of: sets.Named, thing: Thing, speech: Speech) -> None:
    thing.title = speech.renderer.name(of.title)


@denies(sets.Named)
def _not_named(of: sets.Named, thing: Thing, speech: Speech) -> None:
    thing.notes.append(speech.renderer.say("but-named", name=speech.renderer.name(of.title)))


@says(sets.Topmost)
def _topmost(of: sets.Topmost, thing: Thing, speech: Speech) -> None:
    if not isinstance(of.of, Everything):
        add(of.of, thing, speech)
    thing.heads, thing.count, thing.definite = thing.heads or ["card"], of.amount, True
    thing.adjectives.insert(0, "topmost")
    thing.notes.append(speech.renderer.phrases[f"topmost.{'any' if of.anybodys else speech.whose}"])


@says(sets.WithAttachments)
def _with_attachments(of: sets.WithAttachments, thing: Thing, speech: Speech) -> None:
    thing.notes.insert(0, Quality(speech.renderer.phrases["with-attachments"]))


@denies(sets.WithAttachments)
def _without_attachments(of: sets.WithAttachments, thing: Thing, speech: Speech) -> None:
    thing.notes.insert(0, Quality(speech.renderer.phrases["without-attachments"]))


@says(sets.AttachedTo)
def _attached_to(of: sets.AttachedTo, thing: Thing, speech: Speech) -> None:
    known = speech.known()
    one = speech.renderer.say("attached-to", of=mention(of.of, speech))
    speech.forget(known)
    several = speech.renderer.say("attached-to", of=mention(of.of, speech, many=True))
    thing.notes.append(one if one == several else f"<{one}|{several}>")


@says(sets.InHand)
def _in_hand(of: sets.InHand, thing: Thing, speech: Speech) -> None:
    key = f"in-hand.{'enemy' if of.opponents else speech.whose}"
    thing.notes.append(speech.renderer.phrases[key])


@says(sets.Found)
def _found(of: sets.Found, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["among-found"])


@says(sets.Players)
def _players(of: sets.Players, thing: Thing, speech: Speech) -> None:
    thing.heads.append("player")


@says(numbers.CostAtLeast)
def _cost_at_least(of: numbers.CostAtLeast, thing: Thing, speech: Speech) -> None:
    least = explained(of.least, speech)
    thing.notes.append(speech.renderer.say("cost-at-least", least=least, tail=least.tail))


@says(numbers.CostIs)
def _cost_is(of: numbers.CostIs, thing: Thing, speech: Speech) -> None:
    exactly = explained(of.exactly, speech)
    thing.notes.append(speech.renderer.say("cost-is", exactly=exactly, tail=exactly.tail))


@says(numbers.OddCost)
def _odd_cost(of: numbers.OddCost, thing: Thing, speech: Speech) -> None:
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["odd-cost"])


# --- numbers and conditions ---------------------------------------------------------------------------------------


@counts(numbers.PrintedCost)
def _printed_cost(of: numbers.PrintedCost, speech: Speech) -> Figure:
    if isinstance(of.of, sets.Found):
        return Figure(None, "", speech.renderer.phrases["printed-cost.found"])
    whose = mention(of.of, speech)
    # "The cost of her" is unidiomatic in such a language.
    briefly, whose.briefly = whose.briefly, whose.briefly and speech.renderer.tells_that
    said = speech.renderer.say("printed-cost", of=whose)
    whose.briefly = briefly
    return Figure(None, "", said)


@counts(numbers.DamageOn)
def _damage_on(of: numbers.DamageOn, speech: Speech) -> Figure:
    each = speech.renderer.say("for-each-damage", of=mention(of.of, speech))
    return Figure(None, each, speech.renderer.say("damage-on", of=mention(of.of, speech)))


@counts(numbers.CountFound)
def _count_found(of: numbers.CountFound, speech: Speech) -> Figure:
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    thing.notes.append(speech.renderer.phrases["among-found"])
    each = speech.renderer.say("for-each", of=NounPhrase(speech, thing, "each"))
    return Figure(None, each, speech.renderer.say("number-of", of=NounPhrase(speech, thing, "bare", True)))


@holds(NoMoreThan)
def _no_more_than(of: conditions.NoMoreThan, speech: Speech) -> list[Clause]:
    thing, renderer = thing_of(of.of, speech), speech.renderer
    whose = speech.who if thing.owner == "yours" else thing.owner
    bare = stripped(thing, whose, speech) if whose else thing
    if not of.most and thing.fixed and len(thing.adjectives) == 1:  # rendered as a verb: "that unit has not attacked"
        known = NounPhrase(speech, replace(thing, adjectives=[]), "a")
        return [Clause(renderer.say(f"is-not.{thing.adjectives[0]}", of=known))]
    if not of.most:
        return [Clause(renderer.say(f"there-are-no.{whose or 'any'}", said=NounPhrase(speech, bare, "bare", True)))]
    said = renderer.numbered(bare, "bare", "acc", of.most, False, speech.who)
    return [Clause(renderer.say(f"there-are.{whose or 'any'}", said=renderer.say("at-most", said=said)))]


@holds(conditions.NumberAtMost)
def _number_at_most(of: conditions.NumberAtMost, speech: Speech) -> list[Clause]:
    renderer = speech.renderer
    if isinstance(of.number, numbers.TokensOn) and not of.most:
        return [Clause(renderer.say("no-tokens", of=mention(of.number.of, speech)))]
    found = figure(of.number, speech)
    key, what = "number-at-most" if of.most else "number-zero", found.meaning or str(found.numeral)
    holding = held(what, "at-most", of.most, renderer) if of.most else ""
    return [Clause(holding or renderer.say(key, what=what, most=of.most))]


def _counted_of_both(of: conditions.MoreThan) -> Selector | None:
    """The cards of which an opponent has more than the player, if the condition is about that."""
    if isinstance(of.number, numbers.Count) and isinstance(of.other, numbers.Count):
        his, yours = of.number.of, of.other.of
        if isinstance(his, Both) and yours == Both(his.one, sets.YOURS) and his.other == sets.ENEMY:
            return his.one
    return None


@holds(conditions.MoreThan)
def _more_than(of: conditions.MoreThan, speech: Speech) -> list[Clause]:
    if isinstance(of.number, numbers.OpponentsResources) and isinstance(of.other, numbers.ResourcesOf):
        return [Clause(speech.renderer.phrases["opponent-is-richer"])]
    shared = _counted_of_both(of)
    if shared is not None:
        few = NounPhrase(speech, thing_of(shared, speech), "bare", True)
        return [Clause(speech.renderer.say("you-have-fewer", of=few))]
    one, other = figure(of.number, speech), figure(of.other, speech)
    words = [each.meaning or str(each.numeral) for each in (one, other)]
    return [Clause(speech.renderer.say("more-than", one=words[0], other=words[1]))]


# --- verbs --------------------------------------------------------------------------------------------------------


@does(verbs.RemoveTokens)
def _remove_tokens(of: verbs.RemoveTokens, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("remove-tokens", speech.mood, amount=amount, of=mention(of.of, speech)) + amount.tail


@does(verbs.PayResources)
def _pay(of: verbs.PayResources, speech: Speech) -> str:
    if isinstance(of.amount, PrintedCost):
        return speech.renderer.say("pay-cost", speech.mood, of=mention(of.amount.of, speech))
    amount = counted(of.amount, speech)
    return speech.renderer.say("pay", speech.mood, amount=amount) + amount.tail


@does(verbs.TakeToHand)
def _take_to_hand(of: verbs.TakeToHand, speech: Speech) -> str:
    taken = mention(of.of, speech, "all", many=True)
    if taken.thing.definite:  # a single card: "the topmost card"
        taken = mention(of.of, speech)
    return speech.renderer.say(f"take-to-hand.{speech.who}", speech.mood, of=taken)


@does(verbs.DiscardChosen)
def _discard_chosen(of: verbs.DiscardChosen, speech: Speech) -> str:
    if isinstance(of.of, Everything):
        return speech.renderer.say(f"discard-chosen.{speech.who}", speech.mood, amount=Amount(1))
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    return speech.renderer.say(f"discard-chosen-of.{speech.who}", speech.mood, of=NounPhrase(speech, thing, "a"))


@repeats(verbs.DiscardChosen)
def _discard_several(of: verbs.DiscardChosen, amount: Amount, speech: Speech) -> str:
    if not isinstance(of.of, Everything):
        several = NounPhrase(speech, thing_of(of.of, speech), "a", numeral=amount.numeral)
        return speech.renderer.say(f"discard-chosen-of.{speech.who}", speech.mood, of=several) + amount.tail
    return speech.renderer.say(f"discard-chosen.{speech.who}", speech.mood, amount=amount) + amount.tail


@does(verbs.DiscardTop)
def _discard_top(of: verbs.DiscardTop, speech: Speech) -> str:
    amount = explained(of.amount, speech)
    key = "discard-top.one" if amount.numeral == 1 else "discard-top"
    said = speech.renderer.say(f"{key}.{speech.who}", speech.mood, amount=amount) + amount.tail
    return said if of.then is None else and_then(said, of.then, speech, "discarded")


def and_then(said: str, effect: Effect, speech: Speech, role: str = "revealed") -> str:
    """Append the effect on revealed cards: in the same sentence if another player acts, else in a new one."""
    card = NounPhrase(speech, Thing(["card"]), "that")
    card.said, card.role = True, role
    if speech.who == HE and not _yours(effect):
        second = effect_text(effect, replace(speech.about(card), itself=""))
        return speech.renderer.say("then.on", first=said, second=second)
    return f"{said}. {effect_text(effect, replace(speech.about(card), itself='').in_mood(DO))}"


def _yours(effect: Effect) -> bool:
    """True if the player of the card carries out the effect: a `You`, or an `If` around one."""
    return isinstance(effect, combinators.You) or (isinstance(effect, combinators.If) and _yours(effect.effect))


# --- combinators --------------------------------------------------------------------------------------------------


@does(choices.AnyNumber)
def _any_number(of: choices.AnyNumber, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    if of.most != ANY_TIMES:
        several = NounPhrase(speech, thing, "a", numeral=of.most, up_to=True)
    else:
        several = NounPhrase(speech, thing, "one-or-more" if of.some else "any-number", True)
    return effect_text(of.effect, speech.about(several))


@does(choices.TargetPlayer)
def _target_player(of: choices.TargetPlayer, speech: Speech) -> str:
    """The player is counted as a target; the effect is rendered with that player as the subject."""
    target = NounPhrase(speech, thing_of(of.of, speech), "target")
    inner = speech.aiming(target)
    if type(of.effect) in ABOUT_HIM:
        return effect_text(of.effect, inner.by("target", speech.mood))
    if isinstance(of.effect, choices.May):
        return speech.renderer.say("target-player.may", text=effect_text(of.effect.effect, inner.by(HE, TO)))
    text = effect_text(of.effect, inner.by(HE, of_others(speech)))
    return speech.renderer.say("target-player", speech.mood, text=text)


@does(choices.ChoosePlayer)
def _choose_player(of: choices.ChoosePlayer, speech: Speech) -> str:
    return effect_text(of.effect, speech.by("any", speech.mood))


@does(combinators.You)
def _you(of: combinators.You, speech: Speech) -> str:
    return effect_text(of.effect, speech.by(YOU, DO))


@does(combinators.WithX)
def _with_x(of: combinators.WithX, speech: Speech) -> str:
    """X in place, with its definition after it."""
    text = effect_text(of.effect, speech)
    tail = explained(of.number, speech).tail
    # The number is counted before the first effect, and the text says so.
    if isinstance(of.effect, combinators.Then) and isinstance(of.number, COUNTED_FIRST) and tail.endswith(LAST):
        tail = tail.removesuffix(LAST) + speech.renderer.phrases["where-x.before"] + LAST
    return text + tail
