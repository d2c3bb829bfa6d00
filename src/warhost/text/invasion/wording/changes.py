"""Changes that only Invasion has, as what a constant effect says."""

from __future__ import annotations

from dataclasses import replace

from ....effects.language.select import Everything
from ....effects.language.sets import This
from ....effects.language.verbs import DESTROYED, EVERYTHING, SACRIFICED
from ....invasion.changes import combat, damage
from ....invasion.changes import common as bent
from ....invasion.words import ZONE_NAMES
from ...wording.ability import AT_ONCE, FOLDED, LASTING, OF_THE_NEXT
from ...wording.amounts import MINUS, counted, everything
from ...wording.changes import MANY, bends
from ...wording.speech import Mention, Speech
from ...wording.things import heads_of, mention, thing_of
from ...wording.tongue import DO, TO, Amount, Thing, Unrenderable, agreeing

LASTING.add(bent.EntersDamaged)
AT_ONCE.add(bent.CannotStay)
FOLDED[bent.CostChange] = lambda change: change.next
FOLDED[bent.IgnoresLoyalty] = lambda change: change.next
FOLDED[damage.CancelDamage] = lambda change: not change.but and not change.each_turn
OF_THE_NEXT[bent.CostChange] = lambda change: replace(change, next=True)


@bends(bent.CostChange)
def _cost(of: bent.CostChange, speech: Speech) -> str:
    """Cards cost an amount more or less to play."""
    tongue = speech.tongue
    amount = counted(of.amount, speech)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = tongue.count(
        abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS), "resource"
    )
    thing = thing_of(of.of, speech)
    key = "cost.less" if less else "cost.more"
    if not isinstance(of.into, Everything):
        where = " ".join(tongue.behind(thing_of(of.into, speech), speech.who, False))
        amount = Amount(amount.numeral, tongue.say("cost-into", where=where) + amount.tail)
    if thing.fixed:
        return tongue.say(key, of=Mention(speech, thing, "a"), by=by) + amount.tail
    if of.risen:
        thing.heads = thing.heads or ["card"]
        thing.notes.append(tongue.phrases["from-discard"])
    owner, thing.owner = thing.owner, ""
    if of.least:
        amount = Amount(amount.numeral, amount.tail + tongue.say("cost-least", least=of.least))
    if of.next:
        if owner != "yours":
            raise Unrenderable("the next card is the next that its controller plays")
        free = of.amount == -EVERYTHING
        key = "cost.next.free" if free else f"{key}.next"
        return tongue.say(key, speech.mood, of=Mention(speech, thing, "next"), by=by) + amount.tail
    if of.first:
        return tongue.say(f"{key}.first.{owner or 'any'}", of=Mention(speech, thing, "first"), by=by) + amount.tail
    if of.amount == -EVERYTHING:
        thing.notes.insert(0, tongue.phrases[f"plays.{owner or 'any'}"])
        return tongue.say("cost.free", of=Mention(speech, thing, "bare", True))
    thing.notes.append(tongue.phrases[f"plays.{owner or 'any'}"])
    return tongue.say(key, of=Mention(speech, thing, "bare", True), by=by) + amount.tail


@bends(bent.TargetPrice)
def _target_price(of: bent.TargetPrice, speech: Speech) -> str:
    aimed = mention(of.of, speech, "bare", many=True)
    if not of.discards:
        return speech.tongue.say("target-price", of=aimed, price=speech.tongue.count(of.amount, "resource"))
    if of.discards != 1 or of.amount:
        raise Unrenderable("one card is all that is discarded")
    return speech.tongue.say("target-price.card", of=aimed)


@bends(damage.CancelDamage)
def _cancel_damage(of: damage.CancelDamage, speech: Speech) -> str:
    tongue, speech = speech.tongue, replace(speech, doing=True)
    amount = counted(of.amount, speech)
    what = tongue.phrases["all-damage"] if everything(of.amount) else tongue.count(amount.numeral, "damage")
    if of.but:
        if not everything(of.amount):
            raise Unrenderable("what cancels all but so much cancels all")
        return tongue.say("cancel-all-but", of=mention(of.of, speech, "bare", many=True), but=of.but)
    if of.combat and not everything(of.amount):
        raise Unrenderable("all combat damage is cancelled, or none")
    what = tongue.phrases["all-combat-damage"] if of.combat else what
    key = "cancel-next.one" if of.next and amount.numeral == 1 else "cancel-next" if of.next else "cancel-damage"
    said = tongue.say(key, speech.mood, what=what)
    if not isinstance(of.of, Everything):
        many = 0 if everything(of.amount) else tongue.plural_form(amount.numeral) if amount.numeral != 1 else -1
        key = {-1: "dealt-to.one", MANY: "dealt-to.five"}.get(many, "dealt-to")
        said += tongue.say(key, of=mention(of.of, speech, "bare", many=True))
    if of.each_turn:
        said = tongue.opened(tongue.phrases["each-turn"], said)
    if of.phase >= 0:
        said += tongue.say("dealt-in", when=tongue.phrases[f"in-phase.{speech.tongue.vocabulary.phases[of.phase]}"])
    return said + amount.tail + (tongue.phrases["cancel-earns"] if of.earns else "")


@bends(damage.RedirectDamage)
def _redirect_damage(of: damage.RedirectDamage, speech: Speech) -> str:
    what = speech.tongue.count(of.amount, "damage")
    speech = replace(speech, doing=True)
    to = mention(of.to, speech, "target")
    key = "redirect-next" if of.next else "redirect-first" if of.first else "redirect-damage"
    if of.each:
        if not of.first:
            raise Unrenderable("what every one of them redirects is the first point each turn")
        each = Mention(speech, thing_of(of.of, speech), "each")
        key = "redirect-first.one" if of.amount == 1 else "redirect-first"
        return speech.tongue.say(key, what=what, of=each, to=to)
    key = f"{key}.one" if of.first and of.amount == 1 else key
    return speech.tongue.say(key, what=what, of=mention(of.of, speech, "bare", many=True), to=to)


@bends(damage.NoCancelling)
def _no_cancelling(of: damage.NoCancelling, speech: Speech) -> str:
    if of.combat and of.indirect:
        raise Unrenderable("either combat damage or indirect damage")
    key = ".combat" if of.combat else ".indirect" if of.indirect else ""
    return speech.tongue.phrases[f"no-cancelling{key}"]


@bends(bent.EntersCorrupted)
def _enters_corrupted(of: bent.EntersCorrupted, speech: Speech) -> str:
    key = "enters-play-corrupted" if of.anywhere or of.of.about_this() else "enters-corrupted"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True))


@bends(bent.EntersWithTokens)
def _enters_with_tokens(of: bent.EntersWithTokens, speech: Speech) -> str:
    return speech.tongue.say("enters-with-tokens", of=mention(This(), speech), amount=Amount(of.amount))


@bends(bent.PaysWithTokens)
def _pays_with_tokens(of: bent.PaysWithTokens, speech: Speech) -> str:
    if of.abilities:
        if not isinstance(of.cards, Everything):
            raise Unrenderable("what pays for everything pays for every card")
        return speech.tongue.say("pays-with-tokens", of=mention(This(), speech))
    thing = thing_of(of.cards, speech)
    thing.heads = thing.heads or ["card"]
    to = Mention(speech, thing, "bare", True)
    return speech.tongue.say("pays-with-tokens.for", of=mention(This(), speech), to=to)


@bends(bent.CannotStay)
def _cannot_stay(of: bent.CannotStay, speech: Speech) -> str:
    key = {DESTROYED: "is-destroyed", SACRIFICED: "is-sacrificed"}[of.how]
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True))


@bends(combat.DefendsAnywhere)
def _defends_anywhere(of: combat.DefendsAnywhere, speech: Speech) -> str:
    key = "defends-here" if of.here else "defends-anywhere"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True))


@bends(bent.EntersDamaged)
def _enters_damaged(of: bent.EntersDamaged, speech: Speech) -> str:
    return speech.tongue.say("enters-damaged", of=mention(of.of, speech, "bare", many=True), amount=Amount(of.amount))


@bends(bent.PaysWithDamage)
def _pays_with_damage(of: bent.PaysWithDamage, speech: Speech) -> str:
    return speech.tongue.say("pays-with-damage", of=mention(of.of, speech))


@bends(damage.MultiplyDamage)
def _multiply(of: damage.MultiplyDamage, speech: Speech) -> str:
    subject = mention(of.of, speech, "bare", many=True)
    if of.keyword < 0:
        return speech.tongue.say("multiply-damage", of=subject, times=of.more + 1)
    keyword = speech.tongue.phrases[f"by-keyword.{speech.tongue.vocabulary.stats[of.keyword]}"]
    return speech.tongue.say("multiply-damage.by", of=subject, times=of.more + 1, keyword=keyword)


@bends(combat.AttacksFrom)
def _attacks_from(of: combat.AttacksFrom, speech: Speech) -> str:
    key = "attacks-from.corrupted" if of.corrupted else "attacks-from"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True))


@bends(damage.MoreDamage)
def _more_damage(of: damage.MoreDamage, speech: Speech) -> str:
    thing = thing_of(of.by, speech)
    if thing.owner != "yours":
        raise Unrenderable("more damage can only be dealt by own cards")
    thing.owner = ""
    thing.notes.append(speech.tongue.phrases["plays.yours"])
    what = speech.tongue.count(of.amount, "damage")
    return speech.tongue.say("more-damage", of=Mention(speech, thing, "bare", True), what=what)


@bends(damage.MoreIndirect)
def _more_indirect(of: damage.MoreIndirect, speech: Speech) -> str:
    return speech.tongue.say("more-indirect", what=speech.tongue.count(of.amount, "indirect"))


@bends(damage.PreventDamage)
def _prevent_damage(of: damage.PreventDamage, speech: Speech) -> str:
    """What is guarded, at which price, and what is had for it."""
    tongue, guarded = speech.tongue, mention(of.of, speech)
    if of.destroys and (of.whole or of.earns):
        raise Unrenderable("a card that is destroyed stops everything, and brings nothing")
    key = "destroys" if of.destroys else "whole" if of.whole else "each"
    text = tongue.say(f"prevent.{key}", TO if of.optional else DO, this=mention(This(), speech))
    text = tongue.say("may.yours", text=text) if of.optional else text
    earned = tongue.say("prevent.earn", amount=Amount(of.earns)) if of.earns else ""
    return tongue.say("prevent", of=guarded, text=text) + earned


@bends(damage.DestroyedIfHealed)
def _destroyed_if_healed(of: damage.DestroyedIfHealed, speech: Speech) -> str:
    return speech.tongue.say("destroyed-if-healed", of=mention(of.of, speech))


@bends(bent.AddsPower)
def _adds_power(of: bent.AddsPower, speech: Speech) -> str:
    zone = speech.tongue.phrases[f"adds-power.{ZONE_NAMES[of.zone]}"]
    return speech.tongue.say("adds-power", of=mention(of.of, speech, "bare", many=True), zone=zone)


@bends(combat.AttacksOnly)
def _attacks_only(of: combat.AttacksOnly, speech: Speech) -> str:
    zones = agreeing(" ".join(speech.tongue.behind(thing_of(of.zones, speech), speech.who, True)), True)
    zones = zones.removeprefix(agreeing(speech.tongue.phrases["in-zones"], True))  # it attacks them, not in them
    return speech.tongue.say("attacks-only", of=mention(of.of, speech, "bare", many=True), zones=zones)


@bends(combat.Joins)
def _joins(of: combat.Joins, speech: Speech) -> str:
    leader = Mention(speech, thing_of(of.leaders, speech), "a")
    return speech.tongue.say("joins", of=mention(of.of, speech, "bare", many=True), leader=leader)


@bends(combat.DefencePrice)
def _defence_price(of: combat.DefencePrice, speech: Speech) -> str:
    return speech.tongue.say("defence-price", of=Mention(speech, thing_of(of.of, speech), "a"))


@bends(combat.ZonesToBurn)
def _zones_to_burn(of: combat.ZonesToBurn, speech: Speech) -> str:
    return speech.tongue.say("zones-to-burn", zones=speech.tongue.count(of.number, "burning-section"))


@bends(bent.CountsAs)
def _counts_as(of: bent.CountsAs, speech: Speech) -> str:
    subject = mention(of.of, speech, "bare", many=True)
    kinds = Mention(speech, Thing(heads_of(of.kinds, speech)), "a", subject.plural)
    if of.power != bent.UNCHANGED and not of.hit_points:
        raise Unrenderable("what becomes a unit with other power has other hit points too")
    key = "counts-as" if not of.hit_points else "counts-as.both" if of.power >= 0 else "counts-as.hit-points"
    return speech.tongue.say(key, of=subject, kinds=kinds, hit_points=of.hit_points, power=of.power)


@bends(bent.IgnoresLoyalty)
def _ignores_loyalty(of: bent.IgnoresLoyalty, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    owner, thing.owner = thing.owner, ""
    if owner != "yours":
        raise Unrenderable("loyalty can only be ignored for own cards")
    if of.next:
        return speech.tongue.say("ignores-loyalty.next", speech.mood, of=Mention(speech, thing, "bare"))
    return speech.tongue.say("ignores-loyalty", of=Mention(speech, thing, "bare", True))


@bends(bent.SkipsPhase)
def _skips_phase(of: bent.SkipsPhase, speech: Speech) -> str:
    return speech.tongue.phrases[f"skips-phase.{speech.tongue.vocabulary.phases[of.phase]}"]
