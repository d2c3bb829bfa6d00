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
from ...wording.renderer import DO, TO, Amount, Thing, Unrenderable, agreeing
from ...wording.speech import NounPhrase, Speech
from ...wording.things import heads_of, mention, thing_of

LASTING.add(rule_changes.EntersDamaged)
AT_ONCE.add(rule_changes.CannotStay)
FOLDED[rule_changes.CostChange] = lambda change: change.next
FOLDED[rule_changes.IgnoresLoyalty] = lambda change: change.next
FOLDED[damage.CancelDamage] = lambda change: not change.but and not change.each_turn
OF_THE_NEXT[rule_changes.CostChange] = lambda change: replace(change, next=True)


@renders_change(rule_changes.CostChange)
def _cost(of: rule_changes.CostChange, speech: Speech) -> str:
    """Cards of a set cost more or less to play."""
    renderer = speech.renderer
    amount = counted(of.amount, speech)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = renderer.count(
        abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS), "resource"
    )
    thing = thing_of(of.of, speech)
    key = "cost.less" if less else "cost.more"
    into = ""
    if not isinstance(of.into, Everything):
        into = " ".join(renderer.behind(thing_of(of.into, speech), speech.who, False))
        if not of.first:  # with "first", the zone is part of the noun phrase: "the first card played into ..."
            amount = Amount(amount.numeral, renderer.say("cost-into", where=into) + amount.tail)
    if thing.fixed:
        return renderer.say(key, of=NounPhrase(speech, thing, "a"), by=by) + amount.tail
    if of.risen:
        thing.heads = thing.heads or ["card"]
        thing.notes.append(renderer.phrases["from-discard"])
    owner, thing.owner = thing.owner, ""
    if of.least:
        amount = Amount(amount.numeral, amount.tail + renderer.say("cost-least", least=of.least))
    if of.next:
        if owner != "yours":
            raise Unrenderable("the next card is the next that its controller plays")
        free = of.amount == -EVERYTHING
        key = "cost.next.free" if free else f"{key}.next"
        return renderer.say(key, speech.mood, of=NounPhrase(speech, thing, "next"), by=by) + amount.tail
    if of.first:
        first = NounPhrase(speech, thing, "first")
        return renderer.say(f"{key}.first.{owner or 'any'}", of=first, by=by, into=into and f" {into}") + amount.tail
    if of.amount == -EVERYTHING:
        thing.notes.insert(0, renderer.phrases[f"plays.{owner or 'any'}"])
        return renderer.say("cost.free", of=NounPhrase(speech, thing, "bare", True))
    thing.notes.append(renderer.phrases[f"plays.{owner or 'any'}"])
    return renderer.say(key, of=NounPhrase(speech, thing, "bare", True), by=by) + amount.tail


@renders_change(rule_changes.TargetPrice)
def _target_price(of: rule_changes.TargetPrice, speech: Speech) -> str:
    aimed = mention(of.of, speech, "bare", many=True)
    if not of.discards:
        return speech.renderer.say("target-price", of=aimed, price=speech.renderer.count(of.amount, "resource"))
    if of.discards != 1 or of.amount:
        raise Unrenderable("one card is all that is discarded")
    return speech.renderer.say("target-price.card", of=aimed)


@renders_change(damage.CancelDamage)
def _cancel_damage(of: damage.CancelDamage, speech: Speech) -> str:
    renderer, speech = speech.renderer, replace(speech, doing=True)
    amount = counted(of.amount, speech)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    if of.but:
        if not everything(of.amount):
            raise Unrenderable("what cancels all but so much cancels all")
        return renderer.say("cancel-all-but", of=mention(of.of, speech, "bare", many=True), but=of.but)
    if of.combat and not everything(of.amount):
        raise Unrenderable("all combat damage is cancelled, or none")
    what = renderer.phrases["all-combat-damage"] if of.combat else what
    key = "cancel-next.one" if of.next and amount.numeral == 1 else "cancel-next" if of.next else "cancel-damage"
    said = renderer.say(key, speech.mood, what=what)
    if not isinstance(of.of, Everything):
        many = 0 if everything(of.amount) else renderer.plural_form(amount.numeral) if amount.numeral != 1 else -1
        key = {-1: "dealt-to.one", MANY: "dealt-to.five"}.get(many, "dealt-to")
        said += renderer.say(key, of=mention(of.of, speech, "bare", many=True))
    if of.each_turn:
        said = renderer.opened(renderer.phrases["each-turn"], said)
    if of.phase >= 0:
        said += renderer.say(
            "dealt-in", when=renderer.phrases[f"in-phase.{speech.renderer.vocabulary.phases[of.phase]}"]
        )
    return said + amount.tail + (renderer.phrases["cancel-earns"] if of.earns else "")


@renders_change(damage.RedirectDamage)
def _redirect_damage(of: damage.RedirectDamage, speech: Speech) -> str:
    what = speech.renderer.count(of.amount, "damage")
    speech = replace(speech, doing=True)
    to = mention(of.to, speech, "target")
    key = "redirect-next" if of.next else "redirect-first" if of.first else "redirect-damage"
    if of.each:
        if not of.first:
            raise Unrenderable("what every one of them redirects is the first point each turn")
        each = NounPhrase(speech, thing_of(of.of, speech), "each")
        key = "redirect-first.one" if of.amount == 1 else "redirect-first"
        return speech.renderer.say(key, what=what, of=each, to=to)
    key = f"{key}.one" if of.first and of.amount == 1 else key
    return speech.renderer.say(key, what=what, of=mention(of.of, speech, "bare", many=True), to=to)


@renders_change(damage.NoCancelling)
def _no_cancelling(of: damage.NoCancelling, speech: Speech) -> str:
    if of.combat and of.indirect:
        raise Unrenderable("either combat damage or indirect damage")
    key = ".combat" if of.combat else ".indirect" if of.indirect else ""
    return speech.renderer.phrases[f"no-cancelling{key}"]


@renders_change(rule_changes.EntersCorrupted)
def _enters_corrupted(of: rule_changes.EntersCorrupted, speech: Speech) -> str:
    key = "enters-play-corrupted" if of.anywhere or of.of.about_this() else "enters-corrupted"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True))


@renders_change(rule_changes.EntersWithTokens)
def _enters_with_tokens(of: rule_changes.EntersWithTokens, speech: Speech) -> str:
    return speech.renderer.say("enters-with-tokens", of=mention(This(), speech), amount=Amount(of.amount))


@renders_change(rule_changes.PaysWithTokens)
def _pays_with_tokens(of: rule_changes.PaysWithTokens, speech: Speech) -> str:
    if of.abilities:
        if not isinstance(of.cards, Everything):
            raise Unrenderable("what pays for everything pays for every card")
        return speech.renderer.say("pays-with-tokens", of=mention(This(), speech))
    thing = thing_of(of.cards, speech)
    thing.heads = thing.heads or ["card"]
    to = NounPhrase(speech, thing, "bare", True)
    return speech.renderer.say("pays-with-tokens.for", of=mention(This(), speech), to=to)


@renders_change(rule_changes.CannotStay)
def _cannot_stay(of: rule_changes.CannotStay, speech: Speech) -> str:
    key = {DESTROYED: "is-destroyed", SACRIFICED: "is-sacrificed"}[of.how]
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True))


@renders_change(combat.DefendsAnywhere)
def _defends_anywhere(of: combat.DefendsAnywhere, speech: Speech) -> str:
    key = "defends-here" if of.here else "defends-anywhere"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True))


@renders_change(rule_changes.EntersDamaged)
def _enters_damaged(of: rule_changes.EntersDamaged, speech: Speech) -> str:
    return speech.renderer.say("enters-damaged", of=mention(of.of, speech, "bare", many=True), amount=Amount(of.amount))


@renders_change(rule_changes.PaysWithDamage)
def _pays_with_damage(of: rule_changes.PaysWithDamage, speech: Speech) -> str:
    return speech.renderer.say("pays-with-damage", of=mention(of.of, speech))


@renders_change(damage.MultiplyDamage)
def _multiply(of: damage.MultiplyDamage, speech: Speech) -> str:
    subject = mention(of.of, speech, "bare", many=True)
    if of.keyword < 0:
        return speech.renderer.say("multiply-damage", of=subject, times=of.more + 1)
    keyword = speech.renderer.phrases[f"by-keyword.{speech.renderer.vocabulary.stats[of.keyword]}"]
    return speech.renderer.say("multiply-damage.by", of=subject, times=of.more + 1, keyword=keyword)


@renders_change(combat.AttacksFrom)
def _attacks_from(of: combat.AttacksFrom, speech: Speech) -> str:
    key = "attacks-from.corrupted" if of.corrupted else "attacks-from"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True))


@renders_change(damage.MoreDamage)
def _more_damage(of: damage.MoreDamage, speech: Speech) -> str:
    thing = thing_of(of.by, speech)
    if thing.owner != "yours":
        raise Unrenderable("more damage can only be dealt by own cards")
    thing.owner = ""
    thing.notes.append(speech.renderer.phrases["plays.yours"])
    what = speech.renderer.count(of.amount, "damage")
    return speech.renderer.say("more-damage", of=NounPhrase(speech, thing, "bare", True), what=what)


@renders_change(damage.MoreIndirect)
def _more_indirect(of: damage.MoreIndirect, speech: Speech) -> str:
    return speech.renderer.say("more-indirect", what=speech.renderer.count(of.amount, "indirect"))


@renders_change(damage.PreventDamage)
def _prevent_damage(of: damage.PreventDamage, speech: Speech) -> str:
    """Prevent damage: to which cards, at which price, and with which reward."""
    renderer, guarded = speech.renderer, mention(of.of, speech)
    if of.destroys and (of.whole or of.earns):
        raise Unrenderable("a card that is destroyed stops everything, and brings nothing")
    key = "destroys" if of.destroys else "whole" if of.whole else "each"
    text = renderer.say(f"prevent.{key}", TO if of.optional else DO, this=mention(This(), speech))
    text = renderer.say("may.yours", text=text) if of.optional else text
    earned = renderer.say("prevent.earn", amount=Amount(of.earns)) if of.earns else ""
    return renderer.say("prevent", of=guarded, text=text) + earned


@renders_change(damage.DestroyedIfHealed)
def _destroyed_if_healed(of: damage.DestroyedIfHealed, speech: Speech) -> str:
    return speech.renderer.say("destroyed-if-healed", of=mention(of.of, speech))


@renders_change(rule_changes.AddsPower)
def _adds_power(of: rule_changes.AddsPower, speech: Speech) -> str:
    zone = speech.renderer.phrases[f"adds-power.{ZONE_NAMES[of.zone]}"]
    return speech.renderer.say("adds-power", of=mention(of.of, speech, "bare", many=True), zone=zone)


@renders_change(combat.AttacksOnly)
def _attacks_only(of: combat.AttacksOnly, speech: Speech) -> str:
    zones = agreeing(" ".join(speech.renderer.behind(thing_of(of.zones, speech), speech.who, True)), True)
    # The preposition is dropped: a unit attacks zones, not "in" zones.
    zones = zones.removeprefix(agreeing(speech.renderer.phrases["in-zones"], True))
    return speech.renderer.say("attacks-only", of=mention(of.of, speech, "bare", many=True), zones=zones)


@renders_change(combat.Joins)
def _joins(of: combat.Joins, speech: Speech) -> str:
    leader = NounPhrase(speech, thing_of(of.leaders, speech), "a")
    return speech.renderer.say("joins", of=mention(of.of, speech, "bare", many=True), leader=leader)


@renders_change(combat.DefencePrice)
def _defence_price(of: combat.DefencePrice, speech: Speech) -> str:
    return speech.renderer.say("defence-price", of=NounPhrase(speech, thing_of(of.of, speech), "a"))


@renders_change(combat.ZonesToBurn)
def _zones_to_burn(of: combat.ZonesToBurn, speech: Speech) -> str:
    return speech.renderer.say("zones-to-burn", zones=speech.renderer.count(of.number, "burning-section"))


@renders_change(rule_changes.CountsAs)
def _counts_as(of: rule_changes.CountsAs, speech: Speech) -> str:
    subject = mention(of.of, speech, "bare", many=True)
    kinds = NounPhrase(speech, Thing(heads_of(of.kinds, speech)), "a", subject.plural)
    if of.power != rule_changes.UNCHANGED and not of.hit_points:
        raise Unrenderable("what becomes a unit with other power has other hit points too")
    key = "counts-as" if not of.hit_points else "counts-as.both" if of.power >= 0 else "counts-as.hit-points"
    return speech.renderer.say(key, of=subject, kinds=kinds, hit_points=of.hit_points, power=of.power)


@renders_change(rule_changes.IgnoresLoyalty)
def _ignores_loyalty(of: rule_changes.IgnoresLoyalty, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    owner, thing.owner = thing.owner, ""
    if owner != "yours":
        raise Unrenderable("loyalty can only be ignored for own cards")
    if of.next:
        return speech.renderer.say("ignores-loyalty.next", speech.mood, of=NounPhrase(speech, thing, "bare"))
    return speech.renderer.say("ignores-loyalty", of=NounPhrase(speech, thing, "bare", True))


@renders_change(rule_changes.SkipsPhase)
def _skips_phase(of: rule_changes.SkipsPhase, speech: Speech) -> str:
    return speech.renderer.phrases[f"skips-phase.{speech.renderer.vocabulary.phases[of.phase]}"]
