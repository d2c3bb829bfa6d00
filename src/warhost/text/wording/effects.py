"""Phrases for verbs and combinators."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from ...effects.language import choices, combinators, lasting, verbs
from ...effects.language.conditions import ItIs
from ...effects.language.effect import Condition, Effect, HowMany
from ...effects.language.numbers import ResourcesOf
from ...effects.language.sets import This
from .amounts import counted, everything, explained, first_of_two, signed
from .conditions import clauses
from .context import CONTROLLER, HE, YOU, NounPhrase, RenderedPhrase, SentenceContext
from .merging import merged
from .plain import plainly
from .renderer import DO, LAST, SHALL, TO, Amount, NounSpec, Unrenderable
from .selectors import leaving, lying, mention, noun_spec

UNTIL: Final = {
    lasting.END_OF_TURN: "turn",
    lasting.END_OF_PHASE: "phase",
    lasting.END_OF_COMBAT: "combat",
    lasting.END_OF_ATTACK: "attack",
    lasting.UNTIL_USED: "used",
}
LEAVING: Final = {
    verbs.DESTROYED: "destroy",
    verbs.SACRIFICED: "sacrifice",
    verbs.RETURNED: "return",
    verbs.DISCARDED: "discard",
    verbs.SHUFFLED: "shuffle-into-deck",
    verbs.BURIED: "put-under-deck",
}
ROLES: Final = {  # by way of leaving play: participle for the card
    verbs.DESTROYED: "destroyed",
    verbs.SACRIFICED: "sacrificed",
    verbs.RETURNED: "returned",
    verbs.DISCARDED: "discarded",
}
OF_OTHERS: Final = (
    combinators.EachPlayer,
    combinators.EachOpponent,
)
APART: Final = (choices.May, choices.Or, choices.Choose, choices.Target, combinators.If)  # effects rendered per object
LONG: Final = (combinators.If, combinators.Each, choices.Or, combinators.Then, lasting.Create)

PLACES: Final = frozenset({"planet", "section", "zone"})  # nouns of places, which "it" would hardly mean
GIVEN: Final = 2  # minimum common words for which grants to one card are merged, such as "give it"
JOINT: Final = "\x1e"  # placeholder between imperatives; replaced by a comma or "and" when their number is known
ONLY_ONCE: Final[list[type]] = []  # types of effects that cannot be applied twice to one card
SENTENCES: Final[list[type]] = []  # types of effects that consist of several clauses, so that a new sentence follows

EffectRenderer = Callable[[Any, SentenceContext], str]
RepetitionRenderer = Callable[[Any, Amount, SentenceContext], str]
EFFECTS: Final[dict[type, EffectRenderer]] = {}
REPEATED: Final[dict[type, RepetitionRenderer]] = {}


def renders_effect(kind: type) -> Callable[[EffectRenderer], EffectRenderer]:
    """Decorator that registers the renderer of an effect."""

    def register(function: EffectRenderer) -> EffectRenderer:
        EFFECTS[kind] = function
        return function

    return register


def renders_repetition(kind: type) -> Callable[[RepetitionRenderer], RepetitionRenderer]:
    """Decorator that registers the renderer of an effect that happens several times."""

    def register(function: RepetitionRenderer) -> RepetitionRenderer:
        REPEATED[kind] = function
        return function

    return register


def effect_text(effect: Effect, context: SentenceContext) -> str:
    maker = EFFECTS.get(type(effect))
    return maker(effect, context) if maker is not None else plainly(effect, context, context.mood)


# --- verbs --------------------------------------------------------------------------------------------------------


@renders_effect(verbs.DiscardAtRandom)
def _discard_at_random(of: verbs.DiscardAtRandom, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say(f"discard-at-random.{context.who}", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.Deal)
def _deal(of: verbs.Deal, context: SentenceContext) -> str:
    subject = mention(of.of, context, "each")
    again = context if subject is context.it else context.about(NounPhrase(context, subject.spec, "that"))
    kind = "uncancellable-damage" if of.uncancellable else "combat-damage" if of.combat else "damage"
    what = context.renderer.count(_unsaid(lambda: counted(of.amount, again), context, subject).numeral, kind)
    several = subject.numeral != 1 and not subject.said and not what.startswith("1 ")
    key = "deal.it" if subject.is_brief("dat") else "deal.several" if several else "deal"
    said = context.renderer.say(key, context.mood, what=what, of=subject)
    return said + counted(of.amount, again).tail


def _unsaid(amount: Callable[[], Amount], context: SentenceContext, subject: NounPhrase) -> Amount:
    """A number rendered ahead of the sentence, as if nothing had been mentioned yet."""
    known = context.known() | {subject: subject.said}
    found = amount()
    context.forget(known)
    return found


@renders_effect(verbs.Heal)
def _heal(of: verbs.Heal, context: SentenceContext) -> str:
    renderer, amount = context.renderer, counted(of.amount, context)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    return renderer.say("heal", context.mood, what=what, of=mention(of.of, context, "each")) + amount.tail


@renders_effect(verbs.Leave)
def _leave(of: verbs.Leave, context: SentenceContext) -> str:
    gone = mention(of.of, context, "all", many=True)
    said = context.renderer.say(LEAVING[of.how], context.mood, of=leaving(gone) if of.how == verbs.RETURNED else gone)
    gone.role = ROLES.get(of.how, gone.role)
    return said


@renders_effect(verbs.SacrificeOne)
def _sacrifice_one(of: verbs.SacrificeOne, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    if spec.zone == "corresponding":
        spec.zone = "corresponding-own"
    return context.renderer.say("sacrifice", context.mood, of=NounPhrase(context, spec, "a"))


@renders_effect(verbs.Draw)
def _draw(of: verbs.Draw, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("draw", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.Earn)
def _earn(of: verbs.Earn, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("earn", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.Forfeit)
def _forfeit(of: verbs.Forfeit, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("forfeit", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.TakeResources)
def _take(of: verbs.TakeResources, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("take", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.PlaceTokens)
def _tokens(of: verbs.PlaceTokens, context: SentenceContext) -> str:
    subject = mention(of.of, context)
    amount = _unsaid(lambda: counted(of.amount, context), context, subject)
    said = context.renderer.say("place-tokens", context.mood, amount=amount, of=subject)
    return said + counted(of.amount, context).tail


@renders_effect(verbs.DiscardHand)
def _discard_hand(of: verbs.DiscardHand, context: SentenceContext) -> str:
    return context.renderer.say(f"discard-hand.{context.who}", context.mood)


@renders_effect(verbs.MoveDamage)
def _move_damage(of: verbs.MoveDamage, context: SentenceContext) -> str:
    source, target = mention(of.source, context), mention(of.target, context)
    renderer = context.renderer
    what, tail = renderer.phrases["any-damage" if of.any_number else "all-damage"], ""
    if not everything(of.amount):
        most = explained(of.amount, context)
        what, tail = renderer.count(most.numeral, "damage"), most.tail
        what = renderer.say("up-to-damage", what=what) if of.any_number else what
    return context.renderer.say("move-damage", context.mood, what=what, source=source, target=target) + tail


# --- combinators --------------------------------------------------------------------------------------------------


@renders_effect(combinators.Seq)
def _seq(of: combinators.Seq, context: SentenceContext) -> str:
    """Effects in sequence; grants to the same card are merged."""
    known = context.renderer.vocabulary
    given = [effect for effect in of.effects if isinstance(effect, lasting.Gain) and effect.stat in known.forbidding]
    for flag in given:
        only_once(flag.amount)
    if len(given) == len(of.effects) and len({(each.of, each.until) for each in given}) == 1:
        what = context.renderer.phrases["nor"].join(
            [context.renderer.phrases[f"do.{known.stats[each.stat]}"] for each in given]
        )
        what = context.renderer.phrases["nor.first"] + what if len(given) > 1 else what
        until = context.renderer.phrases[f"until.{UNTIL[given[0].until]}"]
        return context.renderer.say(
            "forbid", context.mood, of=mention(given[0].of, context, "each"), what=what, until=until
        )
    alike = [each for each in of.effects if isinstance(each, combinators.EachPlayer) and _all_alike(each)]
    if len(alike) == len(of.effects):  # one phrase for all: "each player must discard their hand and draw 3 cards"
        theirs = context.by(HE, of_others(context))
        text = context.renderer.phrases["and"].join([effect_text(each.effect, theirs) for each in alike])
        return context.renderer.say("each-player", context.mood, text=text)
    whom = {_given(each) for each in of.effects}
    if len(whom) == 1 and None not in whom and len(of.effects) > 1:  # all effects are grants to the same card
        spoken = context.known()
        gifts, leaning = _afresh(of.effects, context), context.renderer.leaning_words
        together = merged(gifts, leaning, lambda each: _and(each, context), GIVEN)
        if together:
            return together
        context.forget(spoken)
    said = [effect_text(of.effects[0], context)]
    for before, effect in zip(of.effects, of.effects[1:], strict=False):
        judged = context.after_cost and _is_sentence(effect, context) and effect is of.effects[-1]
        apart = judged or (type(before) in SENTENCES and context.who == YOU)  # a new sentence in the imperative begins
        near = isinstance(getattr(before, "of", None), This)  # True if only this card has been mentioned so far
        itself, mood = context.itself if near else "", DO if apart else context.mood
        said.append(effect_text(effect, replace(context, itself=itself, mood=mood, after_cost=False)))
        if judged:
            return f"{context.renderer.phrases['and'].join(said[:-1])}. {said[-1]}"
    if context.mood != DO and type(of.effects[0]) not in SENTENCES:
        return context.renderer.phrases["and"].join(said)
    text = said[0]
    for before, effect, each in zip(of.effects, of.effects[1:], said[1:], strict=False):
        if isinstance(effect, (*LONG, choices.May)) or isinstance(before, choices.May) or type(before) in SENTENCES:
            text += f". {each}"
        elif any(isinstance(one, OF_OTHERS) or _tells(one, context) for one in (before, effect)):
            text += f"; {each}"
        else:
            text += JOINT + each
    plain = ". " not in text and "; " not in text  # True for a simple list: "do this, do that and do something else"
    text = text.replace(JOINT, ", ", text.count(JOINT) - 1) if plain and text.count(JOINT) > 1 else text
    return text.replace(JOINT, context.renderer.phrases["and"])


def _is_sentence(effect: Effect, context: SentenceContext) -> bool:
    """True if an effect after others is no part of a purpose: it has an alternative, or happens at a later time."""
    if isinstance(effect, lasting.Create) and effect.ability.when is not None:
        return effect.ability.when.kind in context.renderer.vocabulary.times
    return isinstance(effect, combinators.If) and effect.otherwise is not None


def _given(effect: Effect) -> tuple[object, object] | None:
    """The card of a grant and its duration; None for other effects."""
    return (effect.of, effect.until) if isinstance(effect, lasting.Gain) else None


def _afresh(effects: tuple[Effect, ...], context: SentenceContext) -> list[str]:
    """The effects rendered independently, as if nothing had been mentioned before each."""
    known, said = context.known(), []
    for effect in effects:
        context.forget(known)
        said.append(effect_text(effect, context))
    return said


def _and(said: list[str], context: SentenceContext) -> str:
    return context.renderer.phrases["and"].join([", ".join(said[:-1]), said[-1]])


def _all_alike(effect: combinators.EachPlayer) -> bool:
    """True if an effect for every player has no fixed order, so that it can be merged with others."""
    return not effect.you_first and not isinstance(effect.effect, choices.May)


def _tells(effect: Effect, context: SentenceContext) -> bool:
    """True if an effect is rendered as a statement about a card, not as an imperative."""
    if isinstance(effect, (choices.Target, choices.Choose)):
        return _tells(effect.effect, context)
    if not isinstance(effect, lasting.Gain):
        return False
    less = isinstance(effect.amount, int) and effect.amount < 0
    stat = context.renderer.vocabulary.stats[effect.stat]
    known = context.renderer.vocabulary
    told = context.renderer.phrases.get(f"give.{stat}", "").startswith("[{of}")
    return (
        told
        or effect.stat in (*known.forbidding, *known.told)
        or (less and f"give.{stat}.less" in context.renderer.phrases)
    )


@renders_effect(combinators.Then)
def _then(of: combinators.Then, context: SentenceContext) -> str:
    first = effect_text(of.first, context)
    several = ". " in first and context.who == YOU  # several sentences: the last one's mood may differ
    all_of_us = isinstance(of.second, OF_OTHERS) or getattr(of.second, "everybody", False)
    others = (all_of_us or isinstance(of.second, choices.May)) and context.who == YOU  # True: no infinitive form exists
    step = context.mood == DO or context.after_cost
    apart = (step and not context.aside) or isinstance(of.first, OF_OTHERS) or several or others
    after = replace(context, itself="")
    second = effect_text(of.second, after.in_mood(DO) if apart else after)
    return context.renderer.say("then" if apart else "then.on", first=first, second=second)


@renders_effect(choices.Target)
def _target(of: choices.Target, context: SentenceContext) -> str:
    count = explained(of.count, context)
    how = "target" if of.aimed else "a"
    with first_of_two(context, ahead=True):
        told = replace(context, doing=False) if isinstance(of.effect, lasting.Create) else context  # it is the subject
        target = NounPhrase(context, noun_spec(of.of, told), how, numeral=count.numeral, up_to=of.up_to)
    target.role = "targeted" if of.aimed else "chosen"
    target.alone = count.numeral == 1 and _goes_on(of.effect, target.spec, context)
    if not context.renderer.tells_that and context.that is not None and context.that.spec.fixed == "this":
        target.again, target.leans = "chosen", not context.slots and count.numeral == 1
    if not context.renderer.tells_that and isinstance(of.effect, verbs.DiscardTop):
        target.again = "chosen"  # the next effect discards another card, which "that card" would mean
    briefly = context.renderer.vocabulary.briefly
    if not context.renderer.tells_that and [briefly.get(head, head) for head in target.spec.heads] == [context.card]:
        target.apart = True  # "this unit" would mean the card itself
    if isinstance(of.effect, lasting.Gain):  # the target stays where it is
        target.spec = lying(target.spec, context.renderer)
    if of.by_opponent:
        target.how = how if context.renderer.tells_that else "a"
        target.spec.notes.append(context.renderer.phrases["of-opponents-choice"])
    if isinstance(of.effect, combinators.If) and isinstance(of.effect.condition, ItIs):  # the target comes first
        target.how = "a" if not context.renderer.tells_that else how
        named = RenderedPhrase(target.form("acc"), target.plural)
        text = effect_text(of.effect, context.aiming(target)) + count.tail
        return context.renderer.say("choose-first", context.mood, of=named, text=text)
    text = effect_text(of.effect, context.aiming(target)) + count.tail
    if target.said:
        return text
    if not context.renderer.tells_that:  # in such a language "choose" already says what "target" means
        target.how = "a"
    return context.renderer.say("choose-first", context.mood, of=target, text=text)


def _goes_on(effect: Effect, spec: NounSpec, context: SentenceContext) -> bool:
    """True if the effect does several things to the one chosen card, so that "it" is clear after the first."""
    return isinstance(effect, combinators.Seq) and not context.slots and not PLACES & set(spec.heads)


@renders_effect(choices.Choose)
def _choose(of: choices.Choose, context: SentenceContext) -> str:
    """The choice is rendered where it is used; if only its zone matters, it comes first."""
    chosen = NounPhrase(context, noun_spec(of.of, context), "target" if of.aimed else "one")
    chosen.role = "targeted" if of.aimed else "chosen"
    chosen.alone = _goes_on(of.effect, chosen.spec, context)
    inner = context.about(chosen)
    text = effect_text(of.effect, inner)
    if chosen.said:
        return text
    if not context.renderer.tells_that and of.aimed:
        chosen.how = "a"
    zone = f"choose-first.zone.{chosen.spec.owner}"
    if zone in context.renderer.phrases and chosen.spec == NounSpec(["section"], owner=chosen.spec.owner):
        return context.renderer.say(zone, context.mood, text=text)
    if chosen.spec.heads == ["section"]:
        chosen.spec.heads = ["zone"]
        chosen.spec.notes.append(context.renderer.phrases[f"zone-of.{chosen.spec.owner or 'any'}"])
        chosen.spec.owner = ""
    return context.renderer.say("choose-first", context.mood, of=chosen, text=text)


@renders_effect(choices.May)
def _may(of: choices.May, context: SentenceContext) -> str:
    return context.renderer.say(f"may.{context.who}", text=effect_text(of.effect, context.in_mood(TO)))


def _up_to_tokens(of: choices.Or, context: SentenceContext) -> str | None:
    """ "Place up to two tokens": alternatives of two tokens or one, on the same card."""
    tokens = [each for each in of.effects if isinstance(each, verbs.PlaceTokens)]
    most, whom = len(of.effects), {each.of for each in tokens}
    if [each.amount for each in tokens] != list(range(most, 0, -1)) or len(whom) != 1:
        return None
    subject = mention(tokens[0].of, context)
    return context.renderer.say("place-tokens.up-to", context.mood, amount=Amount(most), of=subject)


@renders_effect(choices.Or)
def _or(of: choices.Or, context: SentenceContext) -> str:
    if tokens := _up_to_tokens(of, context):
        return tokens
    known, context = context.known(), replace(context, aside=True)
    said = [effect_text(effect, context.beside()) for effect in of.effects]
    theirs = any(isinstance(effect, OF_OTHERS) for effect in of.effects)  # "they either" would let the others choose
    once = None if theirs else merged(said, context.renderer.leaning_words, lambda each: _either(each, context), GIVEN)
    if once or not context.itself:
        return once or _either(said, context)
    context.forget(known)  # the first alternative has mentioned cards that the second has not
    later = replace(context, itself="")
    ways = [effect_text(effect, (later if n else context).beside()) for n, effect in enumerate(of.effects)]
    return _either(ways, context)


def _either(said: list[str], context: SentenceContext) -> str:
    return context.renderer.say("either", one=context.renderer.phrases["either-joint"].join(said[:-1]), other=said[-1])


@renders_effect(combinators.If)
def _if(of: combinators.If, context: SentenceContext) -> str:
    renderer = context.renderer
    if context.it is not None:
        context.it.briefly = True
    theirs = context.who == HE and not renderer.tells_that  # the subject is the number, so no reflexive possessive
    judged = replace(context, who=CONTROLLER) if theirs else context
    condition = renderer.phrases["and"].join([each.text for each in clauses(of.condition, judged)])
    with _called_as_found(of.condition, context):
        text = renderer.say("if", condition=condition, text=effect_text(of.effect, context))
    if of.otherwise is None:
        return text
    later = isinstance(of.effect, lasting.Create) and of.effect.ability.effect == of.otherwise  # the effect is the same
    key = "otherwise.at-once" if later else "otherwise"
    return renderer.say(key, text=text, other=effect_text(of.otherwise, context))


@contextmanager
def _called_as_found(condition: Condition, context: SentenceContext) -> Iterator[None]:
    """While the effect of "if it is a unit" is rendered, "it" has the gender of a unit, not of a card."""
    it = context.it
    if it is None or context.renderer.tells_that or not isinstance(condition, ItIs):
        yield
        return
    before, role, found = it.spec, it.role, noun_spec(condition.of, context).heads
    if found and found != before.heads and not before.fixed:
        it.spec, it.role = replace(before, heads=found), ""
    try:
        yield
    finally:
        if context.renderer.gender(it.spec) != context.renderer.gender(before):
            it.repeats = True  # "otherwise it" would mean the unit that the card is not
        it.spec, it.role = before, role


@renders_effect(combinators.Times)
def _times(of: combinators.Times, context: SentenceContext) -> str:
    amount = explained(of.number, context)
    if type(of.effect) in REPEATED:
        return REPEATED[type(of.effect)](of.effect, amount, context)
    if isinstance(of.effect, choices.May) and context.who == YOU:
        text = effect_text(of.effect.effect, context.in_mood(TO))
        return context.renderer.say("times.may", number=amount, text=text) + amount.tail
    return (
        context.renderer.say("times", context.mood, number=amount, text=effect_text(of.effect, context)) + amount.tail
    )


@renders_repetition(choices.Choose)
def _choose_several(of: choices.Choose, amount: Amount, context: SentenceContext) -> str:
    """Choose several: different cards, if the effect cannot be applied twice to one card."""
    if type(of.effect) not in ONLY_ONCE or amount.numeral == 1:
        return context.renderer.say("times", context.mood, number=amount, text=effect_text(of, context)) + amount.tail
    several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=amount.numeral)
    return effect_text(of.effect, context.about(several)) + amount.tail


@renders_effect(combinators.EachPlayer)
def each_player(of: combinators.EachPlayer, context: SentenceContext) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, context.by(HE, TO))
        return context.renderer.say("each-player.may", context.mood, text=text)
    if isinstance(of.effect, combinators.If):
        return context.renderer.say("each-player.if", text=effect_text(of.effect, context.by(HE, TO)))
    key = "each-player.you-first" if of.you_first else "each-player"
    return context.renderer.say(key, context.mood, text=effect_text(of.effect, context.by(HE, of_others(context))))


def of_others(context: SentenceContext) -> int:
    """The mood for what other players do: they must, or a player pays so that they do."""
    return TO if context.mood == DO else SHALL


@renders_effect(combinators.EachOpponent)
def _each_opponent(of: combinators.EachOpponent, context: SentenceContext) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, context.by(HE, TO))
        return context.renderer.say("each-opponent.may", context.mood, text=text)
    text = effect_text(of.effect, context.by(HE, of_others(context)))
    return context.renderer.say("each-opponent", context.mood, text=text)


@renders_effect(choices.UnlessPays)
def _unless_pays(of: choices.UnlessPays, context: SentenceContext) -> str:
    text = effect_text(of.effect, context.by(YOU, DO))
    if isinstance(of.price, ResourcesOf):  # the price is all resources of the player
        return context.renderer.say(f"unless-spends-all.{context.who}", text=text)
    amount = counted(of.price, context)
    price = context.renderer.count(amount.numeral, "resource") + amount.tail
    return context.renderer.say(f"unless-pays{'-you' if of.to_you else ''}.{context.who}", text=text, price=price)


@renders_effect(combinators.Each)
def _each(of: combinators.Each, context: SentenceContext) -> str:
    one = NounPhrase(context, noun_spec(of.of, context), "each")
    inner = context.about(one)
    if isinstance(of.effect, choices.May) and not one.spec.fixed and not of.by_controller:
        text = effect_text(of.effect.effect, inner.in_mood(TO))
        if one.said:  # the text contains the card, as in "you may move each unit"
            return context.renderer.say(f"may.{context.who}", text=text)
    if not one.spec.fixed and not isinstance(of.effect, APART):
        told = inner.by(CONTROLLER, context.mood) if of.by_controller else inner
        text = effect_text(of.effect, told)
        if one.said:  # the text contains the card, as in "place 1 token on each card"
            return text
        first, again = one.form("nom"), one.form("nom")
        if again in text:  # "that unit gets ..." becomes "each unit gets ..."
            return text.replace(again, first, 1)
        one.said = False
    first = one.form("gen")
    if of.by_controller:
        inner = inner.by(CONTROLLER, context.mood)
        if isinstance(of.effect, choices.Or):  # the sentence names the player who chooses first
            one.leans = not one.spec.fixed
            text = effect_text(of.effect, inner.in_mood(TO))
            known = one.spec.fixed in ("that", "target")
            return context.renderer.say("each.controller.that" if known else "each.controller", of=first, text=text)
    return context.renderer.say("each", of=first, text=effect_text(of.effect, inner))


@renders_effect(choices.EachEither)
def _each_either(of: choices.EachEither, context: SentenceContext) -> str:
    return _each(combinators.Each(of.of, choices.Or(of.choices()), by_controller=True), context)


# --- what lasts ---------------------------------------------------------------------------------------------------


@renders_effect(lasting.Gain)
def _gain(of: lasting.Gain, context: SentenceContext) -> str:
    renderer, known = context.renderer, context.renderer.vocabulary
    until = renderer.phrases[f"until.{UNTIL[of.until]}"]
    subject = mention(of.of, context, "each")
    if of.stat in known.forbidding:
        only_once(of.amount)
        what = renderer.phrases[f"do.{known.stats[of.stat]}"]
        return renderer.say("forbid", context.mood, of=subject, what=what, until=until)
    if isinstance(of.amount, int) and -of.amount >= known.all_from:
        return renderer.say(f"give.{known.stats[of.stat]}.none", context.mood, of=subject, until=until)
    key = f"give.{known.stats[of.stat]}"
    if "{amount" not in renderer.phrases[key]:
        only_once(of.amount)
    if isinstance(of.amount, int) and of.amount < 0 and f"{key}.less" in renderer.phrases:
        return renderer.say(f"{key}.less", context.mood, of=subject, amount=Amount(-of.amount), until=until)
    how = counted if of.stat in known.signed else explained
    amount = _unsaid(lambda: how(of.amount, context), context, subject)
    amount = signed(amount) if of.stat in known.signed and "{amount}" in renderer.phrases[key] else amount
    if subject.up_to and not subject.said and context.mood == DO:  # "three units gain", not "give three units"
        said = f"{renderer.say(f'grant.{known.stats[of.stat]}', of=subject, amount=amount)} {until}"
        return said + how(of.amount, context).tail
    said = renderer.say(key, context.mood, of=subject, amount=amount, until=until)
    return said + how(of.amount, context).tail


def only_once(amount: HowMany) -> None:
    """Raise Unrenderable unless the amount is 1, for words that a card can only have once."""
    if amount != 1:
        raise Unrenderable(f"the phrase has no placeholder for the amount {amount!r}")


@renders_effect(combinators.AtRandom)
def _at_random(of: combinators.AtRandom, context: SentenceContext) -> str:
    chosen = NounPhrase(context, noun_spec(of.of, context), "one")
    return context.renderer.say("at-random", text=effect_text(of.effect, context.about(chosen)))


@renders_effect(combinators.AnyPlayerMay)
def _any_player_may(of: combinators.AnyPlayerMay, context: SentenceContext) -> str:
    return context.renderer.say("any-player-may", context.mood, text=effect_text(of.effect, context.by(HE, TO)))


@renders_effect(combinators.EachChooses)
def _each_chooses(of: combinators.EachChooses, context: SentenceContext) -> str:
    """What each player chooses, and what is then done with all of it."""
    theirs = context.by(HE, TO)
    chosen = NounPhrase(theirs, noun_spec(of.of, theirs), "a")
    choice = context.renderer.say("each-chooses", context.mood, of=chosen)
    chosen.several = chosen.many = True
    chosen.role = "chosen"
    return f"{choice}. {effect_text(of.effect, context.about(chosen).in_mood(DO))}"


@renders_effect(choices.ChooseNumber)
def _choose_number(of: choices.ChooseNumber, context: SentenceContext) -> str:
    return f"{effect_text(of.effect, context)}{LAST}{context.renderer.say('choose-number', most=of.most)}{LAST}"
