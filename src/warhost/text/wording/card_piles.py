"""Phrases that both card games share for hands, decks, tokens and players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...effects.language import choices, combinators, conditions, numbers, sets, verbs
from ...effects.language.conditions import NoMoreThan
from ...effects.language.effect import ANY_TIMES, Effect
from ...effects.language.numbers import PrintedCost
from ...effects.language.select import Both, Everything, Selector
from .amounts import NumberParts, counted, explained, number_parts, renders_number
from .conditions import Clause, held, renders_condition
from .context import HE, YOU, NounPhrase, SentenceContext
from .effects import effect_text, of_others, renders_effect, renders_repetition
from .renderer import DO, LAST, TO, Amount, NounSpec, Quality
from .selectors import REFERENCES, add, mention, noun_spec, renders_negation, renders_selector, stripped

ABOUT_HIM: Final[list[type]] = []  # types of effects on what the controller of the card does, not the target player
COUNTED_FIRST: Final = (numbers.CardsInHand, numbers.DamageOn)  # the effect itself changes these numbers

REFERENCES[sets.Found] = lambda context: context.it if context.it is not None and context.it.several else None

# --- sets ---------------------------------------------------------------------------------------------------------


@renders_selector(sets.Named)
def _named(of: sets.Named, spec: NounSpec, context: SentenceContext) -> None:
    spec.title = context.renderer.name(of.title)


@renders_negation(sets.Named)
def _not_named(of: sets.Named, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(Quality(context.renderer.say("but-named", name=context.renderer.name(of.title))))


@renders_selector(sets.Topmost)
def _topmost(of: sets.Topmost, spec: NounSpec, context: SentenceContext) -> None:
    if not isinstance(of.of, Everything):
        add(of.of, spec, context)
    spec.heads, spec.count, spec.definite = spec.heads or ["card"], of.amount, True
    spec.adjectives.insert(0, "topmost")
    spec.notes.append(context.renderer.phrases[f"topmost.{'any' if of.anybodys else context.whose}"])


@renders_selector(sets.WithAttachments)
def _with_attachments(of: sets.WithAttachments, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.insert(0, Quality(context.renderer.phrases["with-attachments"]))


@renders_negation(sets.WithAttachments)
def _without_attachments(of: sets.WithAttachments, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.insert(0, Quality(context.renderer.phrases["without-attachments"]))


@renders_selector(sets.AttachedTo)
def _attached_to(of: sets.AttachedTo, spec: NounSpec, context: SentenceContext) -> None:
    known = context.known()
    one = context.renderer.say("attached-to", of=mention(of.of, context))
    context.forget(known)
    several = context.renderer.say("attached-to", of=mention(of.of, context, many=True))
    spec.notes.append(one if one == several else f"<{one}|{several}>")


@renders_selector(sets.InHand)
def _in_hand(of: sets.InHand, spec: NounSpec, context: SentenceContext) -> None:
    key = f"in-hand.{'enemy' if of.opponents else context.whose}"
    spec.notes.append(context.renderer.phrases[key])


@renders_selector(sets.Found)
def _found(of: sets.Found, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["among-found"])


@renders_selector(sets.Players)
def _players(of: sets.Players, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads.append("player")


@renders_selector(numbers.CostAtLeast)
def _cost_at_least(of: numbers.CostAtLeast, spec: NounSpec, context: SentenceContext) -> None:
    least = explained(of.least, context)
    spec.notes.append(context.renderer.say("cost-at-least", least=least, tail=least.tail))


@renders_selector(numbers.CostIs)
def _cost_is(of: numbers.CostIs, spec: NounSpec, context: SentenceContext) -> None:
    exactly = explained(of.exactly, context)
    spec.notes.append(context.renderer.say("cost-is", exactly=exactly, tail=exactly.tail))


@renders_selector(numbers.OddCost)
def _odd_cost(of: numbers.OddCost, spec: NounSpec, context: SentenceContext) -> None:
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["odd-cost"])


# --- numbers and conditions ---------------------------------------------------------------------------------------


@renders_number(numbers.PrintedCost)
def _printed_cost(of: numbers.PrintedCost, context: SentenceContext) -> NumberParts:
    if isinstance(of.of, sets.Found):
        return NumberParts(None, "", context.renderer.phrases["printed-cost.found"])
    whose = mention(of.of, context)
    # "The cost of her" is unidiomatic in such a language.
    briefly, whose.briefly = whose.briefly, whose.briefly and context.renderer.tells_that
    said = context.renderer.say("printed-cost", of=whose)
    whose.briefly = briefly
    return NumberParts(None, "", said)


@renders_number(numbers.DamageOn)
def _damage_on(of: numbers.DamageOn, context: SentenceContext) -> NumberParts:
    each = context.renderer.say("for-each-damage", of=mention(of.of, context))
    return NumberParts(None, each, context.renderer.say("damage-on", of=mention(of.of, context)))


@renders_number(numbers.CountFound)
def _count_found(of: numbers.CountFound, context: SentenceContext) -> NumberParts:
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    spec.notes.append(context.renderer.phrases["among-found"])
    each = context.renderer.say("for-each", of=NounPhrase(context, spec, "each"))
    return NumberParts(None, each, context.renderer.say("number-of", of=NounPhrase(context, spec, "bare", True)))


@renders_condition(NoMoreThan)
def _no_more_than(of: conditions.NoMoreThan, context: SentenceContext) -> list[Clause]:
    spec, renderer = noun_spec(of.of, context), context.renderer
    whose = context.who if spec.owner == "yours" else spec.owner
    bare = stripped(spec, whose, context) if whose else spec
    if not of.most and spec.fixed and len(spec.adjectives) == 1:  # rendered as a verb: "that unit has not attacked"
        known = NounPhrase(context, replace(spec, adjectives=[]), "a")
        return [Clause(renderer.say(f"is-not.{spec.adjectives[0]}", of=known))]
    if not of.most:
        key, where = f"there-are-no.{whose or 'any'}", ""
        if not whose and bare.zone and "there-are-no.placed" in renderer.phrases:  # the phrase begins with the place
            where = " ".join(renderer.behind(NounSpec(bare.heads, zone=bare.zone), context.who, False))
            key, bare = "there-are-no.placed", replace(bare, zone="")
        return [Clause(renderer.say(key, said=NounPhrase(context, bare, "bare", True), where=where))]
    said = renderer.numbered(bare, "bare", "acc", of.most, False, context.who)
    return [Clause(renderer.say(f"there-are.{whose or 'any'}", said=renderer.say("at-most", said=said)))]


@renders_condition(conditions.NumberAtMost)
def _number_at_most(of: conditions.NumberAtMost, context: SentenceContext) -> list[Clause]:
    renderer = context.renderer
    if isinstance(of.number, numbers.TokensOn) and not of.most:
        return [Clause(renderer.say("no-tokens", of=mention(of.number.of, context)))]
    found = number_parts(of.number, context)
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


@renders_condition(conditions.MoreThan)
def _more_than(of: conditions.MoreThan, context: SentenceContext) -> list[Clause]:
    if isinstance(of.number, numbers.OpponentsResources) and isinstance(of.other, numbers.ResourcesOf):
        return [Clause(context.renderer.phrases["opponent-is-richer"])]
    shared = _counted_of_both(of)
    if shared is not None:
        few = NounPhrase(context, noun_spec(shared, context), "bare", True)
        return [Clause(context.renderer.say("you-have-fewer", of=few))]
    one, other = number_parts(of.number, context), number_parts(of.other, context)
    words = [each.meaning or str(each.numeral) for each in (one, other)]
    return [Clause(context.renderer.say("more-than", one=words[0], other=words[1]))]


# --- verbs --------------------------------------------------------------------------------------------------------


@renders_effect(verbs.RemoveTokens)
def _remove_tokens(of: verbs.RemoveTokens, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("remove-tokens", context.mood, amount=amount, of=mention(of.of, context)) + amount.tail


@renders_effect(verbs.PayResources)
def _pay(of: verbs.PayResources, context: SentenceContext) -> str:
    if isinstance(of.amount, PrintedCost):
        return context.renderer.say("pay-cost", context.mood, of=mention(of.amount.of, context))
    amount = counted(of.amount, context)
    return context.renderer.say("pay", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.TakeToHand)
def _take_to_hand(of: verbs.TakeToHand, context: SentenceContext) -> str:
    taken = mention(of.of, context, "all", many=True)
    if taken.spec.definite:  # a single card: "the topmost card"
        taken = mention(of.of, context)
    return context.renderer.say(f"take-to-hand.{context.who}", context.mood, of=taken)


@renders_effect(verbs.DiscardChosen)
def _discard_chosen(of: verbs.DiscardChosen, context: SentenceContext) -> str:
    if isinstance(of.of, Everything):
        return context.renderer.say(f"discard-chosen.{context.who}", context.mood, amount=Amount(1))
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    return context.renderer.say(f"discard-chosen-of.{context.who}", context.mood, of=NounPhrase(context, spec, "a"))


@renders_repetition(verbs.DiscardChosen)
def _discard_several(of: verbs.DiscardChosen, amount: Amount, context: SentenceContext) -> str:
    if not isinstance(of.of, Everything):
        several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=amount.numeral)
        return context.renderer.say(f"discard-chosen-of.{context.who}", context.mood, of=several) + amount.tail
    return context.renderer.say(f"discard-chosen.{context.who}", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.DiscardTop)
def _discard_top(of: verbs.DiscardTop, context: SentenceContext) -> str:
    amount = explained(of.amount, context)
    key = "discard-top.one" if amount.numeral == 1 else "discard-top"
    said = context.renderer.say(f"{key}.{context.who}", context.mood, amount=amount) + amount.tail
    return said if of.then is None else and_then(said, of.then, context, "discarded")


def and_then(said: str, effect: Effect, context: SentenceContext, role: str = "revealed") -> str:
    """Append the effect on revealed cards: in the same sentence if another player acts, else in a new one."""
    card = NounPhrase(context, NounSpec(["card"]), "that")
    card.said, card.role = True, role
    if context.who == HE and not _yours(effect):
        second = effect_text(effect, replace(context.about(card), itself=""))
        return context.renderer.say("then.on", first=said, second=second)
    return f"{said}. {effect_text(effect, replace(context.about(card), itself='').in_mood(DO))}"


def _yours(effect: Effect) -> bool:
    """True if the player of the card carries out the effect: a `You`, or an `If` around one."""
    return isinstance(effect, combinators.You) or (isinstance(effect, combinators.If) and _yours(effect.effect))


# --- combinators --------------------------------------------------------------------------------------------------


@renders_effect(choices.AnyNumber)
def _any_number(of: choices.AnyNumber, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    if of.most != ANY_TIMES:
        several = NounPhrase(context, spec, "a", numeral=of.most, up_to=True)
    else:
        several = NounPhrase(context, spec, "one-or-more" if of.some else "any-number", True)
    return effect_text(of.effect, context.about(several))


@renders_effect(choices.TargetPlayer)
def _target_player(of: choices.TargetPlayer, context: SentenceContext) -> str:
    """The player is counted as a target; the effect is rendered with that player as the subject."""
    target = NounPhrase(context, noun_spec(of.of, context), "target")
    inner = context.aiming(target)
    if type(of.effect) in ABOUT_HIM:
        return effect_text(of.effect, inner.by("target", context.mood))
    if isinstance(of.effect, choices.May):
        return context.renderer.say("target-player.may", text=effect_text(of.effect.effect, inner.by(HE, TO)))
    text = effect_text(of.effect, inner.by(HE, of_others(context)))
    return context.renderer.say("target-player", context.mood, text=text)


@renders_effect(choices.ChoosePlayer)
def _choose_player(of: choices.ChoosePlayer, context: SentenceContext) -> str:
    return effect_text(of.effect, context.by("any", context.mood))


@renders_effect(combinators.You)
def _you(of: combinators.You, context: SentenceContext) -> str:
    return effect_text(of.effect, context.by(YOU, DO))


@renders_effect(combinators.WithX)
def _with_x(of: combinators.WithX, context: SentenceContext) -> str:
    """X in place, with its definition after it."""
    text = effect_text(of.effect, context)
    tail = explained(of.number, context).tail
    # The number is counted before the first effect, and the text says so.
    if isinstance(of.effect, combinators.Then) and isinstance(of.number, COUNTED_FIRST) and tail.endswith(LAST):
        tail = tail.removesuffix(LAST) + context.renderer.phrases["where-x.before"] + LAST
    return text + tail


@renders_repetition(verbs.SacrificeOne)
def _sacrifice_several(of: verbs.SacrificeOne, amount: Amount, context: SentenceContext) -> str:
    several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=amount.numeral)
    return context.renderer.say("sacrifice", context.mood, of=several) + amount.tail
