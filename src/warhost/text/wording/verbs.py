"""Phrases for verbs, and for numbers that cards gain for a duration."""

from __future__ import annotations

from typing import Final

from ...effects.language import lasting, verbs
from .amounts import counted, everything, explained, signed
from .context import NounPhrase, SentenceContext
from .effects import UNTIL, only_once, renders_effect, unsaid_amount
from .renderer import DO, Amount
from .selectors import leaving, mention, noun_spec

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


@renders_effect(verbs.DiscardAtRandom)
def _discard_at_random(of: verbs.DiscardAtRandom, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say(f"discard-at-random.{context.who}", context.mood, amount=amount) + amount.tail


@renders_effect(verbs.Deal)
def _deal(of: verbs.Deal, context: SentenceContext) -> str:
    subject = mention(of.of, context, "each")
    again = context if subject is context.it else context.about(NounPhrase(context, subject.spec, "that"))
    kind = "uncancellable-damage" if of.uncancellable else "combat-damage" if of.combat else "damage"
    what = context.renderer.count(unsaid_amount(lambda: counted(of.amount, again), context, subject).numeral, kind)
    several = subject.numeral != 1 and not subject.said and not what.startswith("1 ")
    key = "deal.it" if subject.is_brief("dat") else "deal.several" if several else "deal"
    said = context.renderer.say(key, context.mood, what=what, of=subject)
    return said + counted(of.amount, again).tail


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
    amount = unsaid_amount(lambda: counted(of.amount, context), context, subject)
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
    amount = unsaid_amount(lambda: how(of.amount, context), context, subject)
    amount = signed(amount) if of.stat in known.signed and "{amount}" in renderer.phrases[key] else amount
    if subject.up_to and not subject.said and context.mood == DO:  # "three units gain", not "give three units"
        said = f"{renderer.say(f'grant.{known.stats[of.stat]}', of=subject, amount=amount)} {until}"
        return said + how(of.amount, context).tail
    said = renderer.say(key, context.mood, of=subject, amount=amount, until=until)
    return said + how(of.amount, context).tail
