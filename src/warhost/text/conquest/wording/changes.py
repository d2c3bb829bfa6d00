"""The rules that constant effects of Conquest bend, in words."""

from __future__ import annotations

from dataclasses import replace

from ....conquest.changes import common as bent
from ....conquest.changes import fighting
from ....conquest.words import SYMBOL_KEYS, SYMBOLS
from ....effects.language.select import Everything
from ....effects.language.sets import This
from ...wording.ability import FOLDED
from ...wording.amounts import MINUS, counted, explained
from ...wording.changes import bends
from ...wording.speech import Mention, Speech
from ...wording.things import heads_of, lying, mention, thing_of
from ...wording.tongue import Amount, Thing, Unrenderable
from .things import located

FOLDED[bent.Costs] = lambda change: True


@bends(bent.ImmuneTo)
def _immune(of: bent.ImmuneTo, speech: Speech) -> str:
    immune_to = Thing(
        heads_of(of.kinds, speech),
        [] if of.trait else ["enemy"],
        trait=speech.tongue.trait(of.trait) if of.trait else "",
    )
    kinds = Mention(speech, immune_to, "bare", True)
    return speech.tongue.say("immune", of=mention(of.of, speech, "bare", many=True), kinds=kinds)


@bends(bent.DoubleDamage)
def _double_damage(of: bent.DoubleDamage, speech: Speech) -> str:
    to = mention(of.to, speech, "bare", many=True)
    if isinstance(of.of, Everything):
        return speech.tongue.say("double-damage.all", to=to)
    if of.attacking:
        to = Mention(speech, thing_of(of.to, speech), "a")
    key = "double-damage.attacking" if of.attacking else "double-damage"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True), to=to)


@bends(bent.SacrificedAt)
def _sacrificed_at(of: bent.SacrificedAt, speech: Speech) -> str:
    return speech.tongue.say("sacrificed-at", of=mention(This(), speech), damage=Amount(of.damage))


@bends(bent.CommitsApart)
def _commits_apart(of: bent.CommitsApart, speech: Speech) -> str:
    return speech.tongue.say("commits-apart", of=mention(This(), speech))


@bends(fighting.LeadsBattles)
def _leads_battles(of: fighting.LeadsBattles, speech: Speech) -> str:
    return speech.tongue.say("leads-battles", of=mention(This(), speech))


@bends(bent.RaisesStrikes)
def _raises_strikes(of: bent.RaisesStrikes, speech: Speech) -> str:
    return speech.tongue.say("raises-strikes", amount=Amount(of.amount))


@bends(bent.Ambushes)
def _ambushes(of: bent.Ambushes, speech: Speech) -> str:
    where = located("at", of.at, speech)
    return speech.tongue.say("ambushes", of=mention(of.of, speech, "bare", many=True), at=where)


@bends(bent.DamageAtMost)
def _damage_at_most(of: bent.DamageAtMost, speech: Speech) -> str:
    return speech.tongue.say("damage-at-most", of=mention(of.of, speech, "bare", many=True), most=Amount(of.most))


@bends(bent.NoDamageBy)
def _no_damage_by(of: bent.NoDamageBy, speech: Speech) -> str:
    by = mention(of.by, speech, "bare", many=True)
    return speech.tongue.say("no-damage-by", of=mention(of.of, speech, "bare", many=True), by=by)


@bends(bent.ReservesFight)
def _reserves_fight(of: bent.ReservesFight, speech: Speech) -> str:
    unit = Mention(speech, Thing(["army"], faction=speech.tongue.vocabulary.factions[of.faction.faction]), "a")
    return speech.tongue.say("reserves-fight", unit=unit, attack=of.attack, hit_points=of.hit_points)


@bends(fighting.MustDefend)
def _must_defend(of: fighting.MustDefend, speech: Speech) -> str:
    return speech.tongue.say("must-defend", of=mention(of.of, speech, "a"))


@bends(bent.NoCommitting)
def _no_committing(of: bent.NoCommitting, speech: Speech) -> str:
    return speech.tongue.say("no-committing", to=located("to", of.of, speech))


@bends(bent.DoubleStat)
def _double_stat(of: bent.DoubleStat, speech: Speech) -> str:
    key = f"double-{speech.tongue.vocabulary.stats[of.stat]}"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True))


@bends(bent.SetsStat)
def _sets_stat(of: bent.SetsStat, speech: Speech) -> str:
    key = f"sets-{speech.tongue.vocabulary.stats[of.stat]}"
    return speech.tongue.say(key, of=mention(of.of, speech, "bare", many=True), amount=of.amount)


@bends(bent.HasNumbers)
def _has_numbers(of: bent.HasNumbers, speech: Speech) -> str:
    if of.attack != of.hit_points:
        raise Unrenderable("a unit has as many hit points as ATK")
    amount = explained(of.attack, speech)
    return speech.tongue.say("has-numbers", of=mention(of.of, speech, "bare"), amount=amount.numeral) + amount.tail


@bends(bent.DeploysDiscarded)
def _deploys_discarded(of: bent.DeploysDiscarded, speech: Speech) -> str:
    return speech.tongue.say("deploys-discarded", of=mention(This(), speech))


@bends(bent.PlaysDiscarded)
def _plays_discarded(of: bent.PlaysDiscarded, speech: Speech) -> str:
    several = mention(of.of, replace(speech, doing=True), "bare", many=True)
    if of.actions:  # one of those that are there
        several.thing = lying(several.thing, speech.tongue)
    return speech.tongue.say("plays-discarded.actions" if of.actions else "plays-discarded", of=several)


@bends(fighting.MustAttack)
def _must_attack(of: fighting.MustAttack, speech: Speech) -> str:
    return speech.tongue.say("must-attack", of=mention(of.of, speech), against=mention(of.against, speech))


@bends(bent.GainsSymbol)
def _gains_symbol(of: bent.GainsSymbol, speech: Speech) -> str:
    if of.symbol not in SYMBOLS:
        raise Unrenderable(f"there is no type of planets with the number {of.symbol}")
    symbol = speech.tongue.phrases[f"symbol.{SYMBOL_KEYS[SYMBOLS.index(of.symbol)]}"]
    return speech.tongue.say("gains-symbol", of=mention(of.of, speech, "that"), symbol=symbol)


@bends(bent.ShieldsWith)
def _shields_with(of: bent.ShieldsWith, speech: Speech) -> str:
    icons = explained(of.icons, speech)
    several = mention(of.of, speech, "bare", many=True)
    return speech.tongue.say("shields-with", of=several, icons=icons) + icons.tail


@bends(bent.Costs)
def _costs(of: bent.Costs, speech: Speech) -> str:
    """What cards of a set cost more or less, of whom, and where."""
    tongue, amount, thing = speech.tongue, counted(of.amount, speech), thing_of(of.of, speech)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS)
    owner = "any" if thing.fixed else "enemy" if "enemy" in thing.adjectives else "yours"
    if not thing.fixed and thing.owner != "yours" and owner != "enemy":
        raise Unrenderable("a changed deploy cost must name its player")
    thing.owner, thing.adjectives = "", [each for each in thing.adjectives if each != "enemy"]
    verb = "play" if thing.heads == ["event"] else "deploy"
    where = "" if isinstance(of.at, Everything) else " " + located("at", of.at, speech, "a")
    tail = tongue.say("least", least=of.least) if of.least else ""
    key = f"costs.{verb}.{owner}.{'less' if less else 'more'}"
    return tongue.say(key, speech.mood, of=Mention(speech, thing, "each"), at=where, by=by) + tail + amount.tail


@bends(bent.CannotPrevent)
def _cannot_prevent(of: bent.CannotPrevent, speech: Speech) -> str:
    return speech.tongue.say("cannot-prevent", by=mention(of.by, speech, "bare", many=True))


@bends(bent.CancelsBonus)
def _cancels_bonus(of: bent.CancelsBonus, speech: Speech) -> str:
    key = "cancels-bonus.resources" if of.resources else "cancels-bonus.cards"
    return speech.tongue.say(key, speech.mood, of=mention(of.of, speech))


@bends(bent.GainsLabel)
def _gains_label(of: bent.GainsLabel, speech: Speech) -> str:
    return speech.tongue.say(
        "gains-label", of=mention(of.of, speech, "bare", many=True), label=speech.tongue.label(of.trait)
    )
