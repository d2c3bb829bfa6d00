"""Phrases for constant effects (rule modifiers) that only Invasion has."""

from __future__ import annotations

from dataclasses import replace

from ....effects.language.select import Everything
from ....effects.language.sets import This
from ....effects.language.verbs import DESTROYED, EVERYTHING, SACRIFICED
from ....invasion.changes import combat, damage
from ....invasion.changes import common as rule_changes
from ....invasion.words import ZONE_NAMES
from ...wording.ability import AT_ONCE, FOLDED, LASTING, OF_THE_NEXT
from ...wording.amounts import MINUS, counted, everything
from ...wording.changes import MANY, renders_change
from ...wording.context import NounPhrase, SentenceContext
from ...wording.renderer import DO, TO, Amount, NounSpec, Unrenderable, agreeing
from ...wording.selectors import heads_of, mention, noun_spec

LASTING.add(rule_changes.EntersDamaged)
AT_ONCE.add(rule_changes.CannotStay)
FOLDED[rule_changes.CostChange] = lambda change: change.next
FOLDED[rule_changes.IgnoresLoyalty] = lambda change: change.next
FOLDED[damage.CancelDamage] = lambda change: not change.but and not change.each_turn
OF_THE_NEXT[rule_changes.CostChange] = lambda change: replace(change, next=True)


@renders_change(rule_changes.CostChange)
def _cost(of: rule_changes.CostChange, context: SentenceContext) -> str:
    """Cards of a set cost more or less to play."""
    renderer = context.renderer
    amount = counted(of.amount, context)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = renderer.count(
        abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS), "resource"
    )
    spec = noun_spec(of.of, context)
    key = "cost.less" if less else "cost.more"
    into = ""
    if not isinstance(of.into, Everything):
        into = " ".join(renderer.behind(noun_spec(of.into, context), context.who, False))
        if not of.first:  # with "first", the zone is part of the noun phrase: "the first card played into ..."
            amount = Amount(amount.numeral, renderer.say("cost-into", where=into) + amount.tail)
    if spec.fixed:
        return renderer.say(key, of=NounPhrase(context, spec, "a"), by=by) + amount.tail
    if of.risen:
        spec.heads = spec.heads or ["card"]
        spec.notes.append(renderer.phrases["from-discard"])
    owner, spec.owner = spec.owner, ""
    if of.least:
        amount = Amount(amount.numeral, amount.tail + renderer.say("cost-least", least=of.least))
    if of.next:
        if owner != "yours":
            raise Unrenderable("the next card is the next that its controller plays")
        free = of.amount == -EVERYTHING
        key = "cost.next.free" if free else f"{key}.next"
        return renderer.say(key, context.mood, of=NounPhrase(context, spec, "next"), by=by) + amount.tail
    if of.first:
        first = NounPhrase(context, spec, "first")
        return renderer.say(f"{key}.first.{owner or 'any'}", of=first, by=by, into=into and f" {into}") + amount.tail
    if of.amount == -EVERYTHING:
        spec.notes.insert(0, renderer.phrases[f"plays.{owner or 'any'}"])
        return renderer.say("cost.free", of=NounPhrase(context, spec, "bare", True))
    spec.notes.append(renderer.phrases[f"plays.{owner or 'any'}"])
    return renderer.say(key, of=NounPhrase(context, spec, "bare", True), by=by) + amount.tail


@renders_change(rule_changes.TargetPrice)
def _target_price(of: rule_changes.TargetPrice, context: SentenceContext) -> str:
    aimed = mention(of.of, context, "bare", many=True)
    if not of.discards:
        return context.renderer.say("target-price", of=aimed, price=context.renderer.count(of.amount, "resource"))
    if of.discards != 1 or of.amount:
        raise Unrenderable("one card is all that is discarded")
    return context.renderer.say("target-price.card", of=aimed)


@renders_change(damage.CancelDamage)
def _cancel_damage(of: damage.CancelDamage, context: SentenceContext) -> str:
    renderer, context = context.renderer, replace(context, doing=True)
    amount = counted(of.amount, context)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    if of.but:
        if not everything(of.amount):
            raise Unrenderable("what cancels all but so much cancels all")
        return renderer.say("cancel-all-but", of=mention(of.of, context, "bare", many=True), but=of.but)
    if of.combat and not everything(of.amount):
        raise Unrenderable("all combat damage is cancelled, or none")
    what = renderer.phrases["all-combat-damage"] if of.combat else what
    key = "cancel-next.one" if of.next and amount.numeral == 1 else "cancel-next" if of.next else "cancel-damage"
    said = renderer.say(key, context.mood, what=what)
    if not isinstance(of.of, Everything):
        many = 0 if everything(of.amount) else renderer.plural_form(amount.numeral) if amount.numeral != 1 else -1
        key = {-1: "dealt-to.one", MANY: "dealt-to.five"}.get(many, "dealt-to")
        said += renderer.say(key, of=mention(of.of, context, "bare", many=True))
    if of.each_turn:
        said = renderer.opened(renderer.phrases["each-turn"], said)
    if of.phase >= 0:
        said += renderer.say(
            "dealt-in", when=renderer.phrases[f"in-phase.{context.renderer.vocabulary.phases[of.phase]}"]
        )
    return said + amount.tail + (renderer.phrases["cancel-earns"] if of.earns else "")


@renders_change(damage.RedirectDamage)
def _redirect_damage(of: damage.RedirectDamage, context: SentenceContext) -> str:
    what = context.renderer.count(of.amount, "damage")
    context = replace(context, doing=True)
    to = mention(of.to, context, "target")
    key = "redirect-next" if of.next else "redirect-first" if of.first else "redirect-damage"
    if of.each:
        if not of.first:
            raise Unrenderable("what every one of them redirects is the first point each turn")
        each = NounPhrase(context, noun_spec(of.of, context), "each")
        key = "redirect-first.one" if of.amount == 1 else "redirect-first"
        return context.renderer.say(key, what=what, of=each, to=to)
    key = f"{key}.one" if of.first and of.amount == 1 else key
    return context.renderer.say(key, what=what, of=mention(of.of, context, "bare", many=True), to=to)


@renders_change(damage.NoCancelling)
def _no_cancelling(of: damage.NoCancelling, context: SentenceContext) -> str:
    if of.combat and of.indirect:
        raise Unrenderable("either combat damage or indirect damage")
    key = ".combat" if of.combat else ".indirect" if of.indirect else ""
    return context.renderer.phrases[f"no-cancelling{key}"]


@renders_change(rule_changes.EntersCorrupted)
def _enters_corrupted(of: rule_changes.EntersCorrupted, context: SentenceContext) -> str:
    key = "enters-play-corrupted" if of.anywhere or of.of.about_this() else "enters-corrupted"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True))


@renders_change(rule_changes.EntersWithTokens)
def _enters_with_tokens(of: rule_changes.EntersWithTokens, context: SentenceContext) -> str:
    return context.renderer.say("enters-with-tokens", of=mention(This(), context), amount=Amount(of.amount))


@renders_change(rule_changes.PaysWithTokens)
def _pays_with_tokens(of: rule_changes.PaysWithTokens, context: SentenceContext) -> str:
    if of.abilities:
        if not isinstance(of.cards, Everything):
            raise Unrenderable("what pays for everything pays for every card")
        return context.renderer.say("pays-with-tokens", of=mention(This(), context))
    spec = noun_spec(of.cards, context)
    spec.heads = spec.heads or ["card"]
    to = NounPhrase(context, spec, "bare", True)
    return context.renderer.say("pays-with-tokens.for", of=mention(This(), context), to=to)


@renders_change(rule_changes.CannotStay)
def _cannot_stay(of: rule_changes.CannotStay, context: SentenceContext) -> str:
    key = {DESTROYED: "is-destroyed", SACRIFICED: "is-sacrificed"}[of.how]
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True))


@renders_change(combat.DefendsAnywhere)
def _defends_anywhere(of: combat.DefendsAnywhere, context: SentenceContext) -> str:
    key = "defends-here" if of.here else "defends-anywhere"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True))


@renders_change(rule_changes.EntersDamaged)
def _enters_damaged(of: rule_changes.EntersDamaged, context: SentenceContext) -> str:
    return context.renderer.say(
        "enters-damaged", of=mention(of.of, context, "bare", many=True), amount=Amount(of.amount)
    )


@renders_change(rule_changes.PaysWithDamage)
def _pays_with_damage(of: rule_changes.PaysWithDamage, context: SentenceContext) -> str:
    return context.renderer.say("pays-with-damage", of=mention(of.of, context))


@renders_change(damage.MultiplyDamage)
def _multiply(of: damage.MultiplyDamage, context: SentenceContext) -> str:
    subject = mention(of.of, context, "bare", many=True)
    if of.more != 1:
        raise Unrenderable("damage can only be doubled")
    if of.keyword < 0:
        return context.renderer.say("multiply-damage", of=subject)
    keyword = context.renderer.phrases[f"by-keyword.{context.renderer.vocabulary.stats[of.keyword]}"]
    return context.renderer.say("multiply-damage.by", of=subject, keyword=keyword)


@renders_change(combat.AttacksFrom)
def _attacks_from(of: combat.AttacksFrom, context: SentenceContext) -> str:
    key = "attacks-from.corrupted" if of.corrupted else "attacks-from"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True))


@renders_change(damage.MoreDamage)
def _more_damage(of: damage.MoreDamage, context: SentenceContext) -> str:
    spec = noun_spec(of.by, context)
    if spec.owner != "yours":
        raise Unrenderable("more damage can only be dealt by own cards")
    spec.owner = ""
    spec.notes.append(context.renderer.phrases["plays.yours"])
    what = context.renderer.count(of.amount, "damage")
    return context.renderer.say("more-damage", of=NounPhrase(context, spec, "bare", True), what=what)


@renders_change(damage.MoreIndirect)
def _more_indirect(of: damage.MoreIndirect, context: SentenceContext) -> str:
    return context.renderer.say("more-indirect", what=context.renderer.count(of.amount, "indirect"))


@renders_change(damage.PreventDamage)
def _prevent_damage(of: damage.PreventDamage, context: SentenceContext) -> str:
    """Prevent damage: to which cards, at which price, and with which reward."""
    renderer, guarded = context.renderer, mention(of.of, context)
    if of.destroys and (of.whole or of.earns):
        raise Unrenderable("a card that is destroyed stops everything, and brings nothing")
    key = "destroys" if of.destroys else "whole" if of.whole else "each"
    text = renderer.say(f"prevent.{key}", TO if of.optional else DO, this=mention(This(), context))
    text = renderer.say("may.yours", text=text) if of.optional else text
    earned = renderer.say("prevent.earn", amount=Amount(of.earns)) if of.earns else ""
    return renderer.say("prevent", of=guarded, text=text) + earned


@renders_change(damage.DestroyedIfHealed)
def _destroyed_if_healed(of: damage.DestroyedIfHealed, context: SentenceContext) -> str:
    return context.renderer.say("destroyed-if-healed", of=mention(of.of, context))


@renders_change(rule_changes.AddsPower)
def _adds_power(of: rule_changes.AddsPower, context: SentenceContext) -> str:
    zone = context.renderer.phrases[f"adds-power.{ZONE_NAMES[of.zone]}"]
    return context.renderer.say("adds-power", of=mention(of.of, context, "bare", many=True), zone=zone)


@renders_change(combat.AttacksOnly)
def _attacks_only(of: combat.AttacksOnly, context: SentenceContext) -> str:
    zones = agreeing(" ".join(context.renderer.behind(noun_spec(of.zones, context), context.who, True)), True)
    # The preposition is dropped: a unit attacks zones, not "in" zones.
    zones = zones.removeprefix(agreeing(context.renderer.phrases["in-zones"], True))
    return context.renderer.say("attacks-only", of=mention(of.of, context, "bare", many=True), zones=zones)


@renders_change(combat.Joins)
def _joins(of: combat.Joins, context: SentenceContext) -> str:
    leader = NounPhrase(context, noun_spec(of.leaders, context), "a")
    return context.renderer.say("joins", of=mention(of.of, context, "bare", many=True), leader=leader)


@renders_change(combat.DefencePrice)
def _defence_price(of: combat.DefencePrice, context: SentenceContext) -> str:
    return context.renderer.say("defence-price", of=NounPhrase(context, noun_spec(of.of, context), "a"))


@renders_change(combat.ZonesToBurn)
def _zones_to_burn(of: combat.ZonesToBurn, context: SentenceContext) -> str:
    return context.renderer.say("zones-to-burn", zones=context.renderer.count(of.number, "burning-section"))


@renders_change(rule_changes.CountsAs)
def _counts_as(of: rule_changes.CountsAs, context: SentenceContext) -> str:
    subject = mention(of.of, context, "bare", many=True)
    kinds = NounPhrase(context, NounSpec(heads_of(of.kinds, context)), "a", subject.plural)
    if of.power != rule_changes.UNCHANGED and not of.hit_points:
        raise Unrenderable("what becomes a unit with other power has other hit points too")
    key = "counts-as" if not of.hit_points else "counts-as.both" if of.power >= 0 else "counts-as.hit-points"
    return context.renderer.say(key, of=subject, kinds=kinds, hit_points=of.hit_points, power=of.power)


@renders_change(rule_changes.IgnoresLoyalty)
def _ignores_loyalty(of: rule_changes.IgnoresLoyalty, context: SentenceContext) -> str:
    spec = noun_spec(of.of, context)
    owner, spec.owner = spec.owner, ""
    if owner != "yours":
        raise Unrenderable("loyalty can only be ignored for own cards")
    if of.next:
        return context.renderer.say("ignores-loyalty.next", context.mood, of=NounPhrase(context, spec, "bare"))
    return context.renderer.say("ignores-loyalty", of=NounPhrase(context, spec, "bare", True))


@renders_change(rule_changes.SkipsPhase)
def _skips_phase(of: rule_changes.SkipsPhase, context: SentenceContext) -> str:
    return context.renderer.phrases[f"skips-phase.{context.renderer.vocabulary.phases[of.phase]}"]
