"""Phrases for the constant effects (rule modifiers) of Conquest."""

from __future__ import annotations

from dataclasses import replace

from ....conquest.changes import common as rule_changes
from ....conquest.changes import fighting
from ....conquest.words import SYMBOL_KEYS, SYMBOLS
from ....effects.language.select import Everything
from ....effects.language.sets import This
from ...wording.ability import FOLDED
from ...wording.amounts import MINUS, counted, explained
from ...wording.changes import renders_change
from ...wording.renderer import Amount, Thing, Unrenderable
from ...wording.speech import NounPhrase, Speech
from ...wording.things import heads_of, lying, mention, thing_of
from .things import located

FOLDED[rule_changes.Costs] = lambda change: True


@renders_change(rule_changes.ImmuneTo)
def _immune(of: rule_changes.ImmuneTo, speech: Speech) -> str:
    immune_to = Thing(
        heads_of(of.kinds, speech),
        [] if of.trait else ["enemy"],
        trait=speech.renderer.trait(of.trait) if of.trait else "",
    )
    kinds = NounPhrase(speech, immune_to, "bare", True)
    return speech.renderer.say("immune", of=mention(of.of, speech, "bare", many=True), kinds=kinds)


@renders_change(rule_changes.DoubleDamage)
def _double_damage(of: rule_changes.DoubleDamage, speech: Speech) -> str:
    to = mention(of.to, speech, "bare", many=True)
    if isinstance(of.of, Everything):
        return speech.renderer.say("double-damage.all", to=to)
    if of.attacking:
        to = NounPhrase(speech, thing_of(of.to, speech), "a")
    key = "double-damage.attacking" if of.attacking else "double-damage"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True), to=to)


@renders_change(rule_changes.SacrificedAt)
def _sacrificed_at(of: rule_changes.SacrificedAt, speech: Speech) -> str:
    return speech.renderer.say("sacrificed-at", of=mention(This(), speech), damage=Amount(of.damage))


@renders_change(rule_changes.CommitsApart)
def _commits_apart(of: rule_changes.CommitsApart, speech: Speech) -> str:
    return speech.renderer.say("commits-apart", of=mention(This(), speech))


@renders_change(fighting.LeadsBattles)
def _leads_battles(of: fighting.LeadsBattles, speech: Speech) -> str:
    return speech.renderer.say("leads-battles", of=mention(This(), speech))


@renders_change(rule_changes.RaisesStrikes)
def _raises_strikes(of: rule_changes.RaisesStrikes, speech: Speech) -> str:
    return speech.renderer.say("raises-strikes", amount=Amount(of.amount))


@renders_change(rule_changes.Ambushes)
def _ambushes(of: rule_changes.Ambushes, speech: Speech) -> str:
    where = located("at", of.at, speech)
    return speech.renderer.say("ambushes", of=mention(of.of, speech, "bare", many=True), at=where)


@renders_change(rule_changes.DamageAtMost)
def _damage_at_most(of: rule_changes.DamageAtMost, speech: Speech) -> str:
    return speech.renderer.say("damage-at-most", of=mention(of.of, speech, "bare", many=True), most=Amount(of.most))


@renders_change(rule_changes.NoDamageBy)
def _no_damage_by(of: rule_changes.NoDamageBy, speech: Speech) -> str:
    by = mention(of.by, speech, "bare", many=True)
    return speech.renderer.say("no-damage-by", of=mention(of.of, speech, "bare", many=True), by=by)


@renders_change(rule_changes.ReservesFight)
def _reserves_fight(of: rule_changes.ReservesFight, speech: Speech) -> str:
    unit = NounPhrase(speech, Thing(["army"], faction=speech.renderer.vocabulary.factions[of.faction.faction]), "a")
    return speech.renderer.say("reserves-fight", unit=unit, attack=of.attack, hit_points=of.hit_points)


@renders_change(fighting.MustDefend)
def _must_defend(of: fighting.MustDefend, speech: Speech) -> str:
    return speech.renderer.say("must-defend", of=mention(of.of, speech, "a"))


@renders_change(rule_changes.NoCommitting)
def _no_committing(of: rule_changes.NoCommitting, speech: Speech) -> str:
    return speech.renderer.say("no-committing", to=located("to", of.of, speech))


@renders_change(rule_changes.DoubleStat)
def _double_stat(of: rule_changes.DoubleStat, speech: Speech) -> str:
    key = f"double-{speech.renderer.vocabulary.stats[of.stat]}"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True))


@renders_change(rule_changes.SetsStat)
def _sets_stat(of: rule_changes.SetsStat, speech: Speech) -> str:
    key = f"sets-{speech.renderer.vocabulary.stats[of.stat]}"
    return speech.renderer.say(key, of=mention(of.of, speech, "bare", many=True), amount=of.amount)


@renders_change(rule_changes.HasNumbers)
def _has_numbers(of: rule_changes.HasNumbers, speech: Speech) -> str:
    if of.attack != of.hit_points:
        raise Unrenderable("a unit has as many hit points as ATK")
    amount = explained(of.attack, speech)
    return speech.renderer.say("has-numbers", of=mention(of.of, speech, "bare"), amount=amount.numeral) + amount.tail


@renders_change(rule_changes.DeploysDiscarded)
def _deploys_discarded(of: rule_changes.DeploysDiscarded, speech: Speech) -> str:
    return speech.renderer.say("deploys-discarded", of=mention(This(), speech))


@renders_change(rule_changes.PlaysDiscarded)
def _plays_discarded(of: rule_changes.PlaysDiscarded, speech: Speech) -> str:
    several = mention(of.of, replace(speech, doing=True), "bare", many=True)
    if of.actions:  # the phrase begins with "one of the ...", so it needs another form
        several.thing = lying(several.thing, speech.renderer)
    return speech.renderer.say("plays-discarded.actions" if of.actions else "plays-discarded", of=several)


@renders_change(fighting.MustAttack)
def _must_attack(of: fighting.MustAttack, speech: Speech) -> str:
    return speech.renderer.say("must-attack", of=mention(of.of, speech), against=mention(of.against, speech))


@renders_change(rule_changes.GainsSymbol)
def _gains_symbol(of: rule_changes.GainsSymbol, speech: Speech) -> str:
    if of.symbol not in SYMBOLS:
        raise Unrenderable(f"there is no type of planets with the number {of.symbol}")
    symbol = speech.renderer.phrases[f"symbol.{SYMBOL_KEYS[SYMBOLS.index(of.symbol)]}"]
    return speech.renderer.say("gains-symbol", of=mention(of.of, speech, "that"), symbol=symbol)


@renders_change(rule_changes.ShieldsWith)
def _shields_with(of: rule_changes.ShieldsWith, speech: Speech) -> str:
    icons = explained(of.icons, speech)
    several = mention(of.of, speech, "bare", many=True)
    return speech.renderer.say("shields-with", of=several, icons=icons) + icons.tail


@renders_change(rule_changes.Costs)
def _costs(of: rule_changes.Costs, speech: Speech) -> str:
    """Cost changes: for which cards, by how much, for whom, and where."""
    renderer, amount, thing = speech.renderer, counted(of.amount, speech), thing_of(of.of, speech)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS)
    owner = "any" if thing.fixed else "enemy" if "enemy" in thing.adjectives else "yours"
    if not thing.fixed and thing.owner != "yours" and owner != "enemy":
        raise Unrenderable("a changed deploy cost must name its player")
    thing.owner, thing.adjectives = "", [each for each in thing.adjectives if each != "enemy"]
    verb = "play" if thing.heads == ["event"] else "deploy"
    where = "" if isinstance(of.at, Everything) else " " + located("at", of.at, speech, "a")
    tail = renderer.say("least", least=of.least) if of.least else ""
    key = f"costs.{verb}.{owner}.{'less' if less else 'more'}"
    return renderer.say(key, speech.mood, of=NounPhrase(speech, thing, "each"), at=where, by=by) + tail + amount.tail


@renders_change(rule_changes.CannotPrevent)
def _cannot_prevent(of: rule_changes.CannotPrevent, speech: Speech) -> str:
    return speech.renderer.say("cannot-prevent", by=mention(of.by, speech, "bare", many=True))


@renders_change(rule_changes.CancelsBonus)
def _cancels_bonus(of: rule_changes.CancelsBonus, speech: Speech) -> str:
    key = "cancels-bonus.resources" if of.resources else "cancels-bonus.cards"
    return speech.renderer.say(key, speech.mood, of=mention(of.of, speech))


@renders_change(rule_changes.GainsLabel)
def _gains_label(of: rule_changes.GainsLabel, speech: Speech) -> str:
    return speech.renderer.say(
        "gains-label", of=mention(of.of, speech, "bare", many=True), label=speech.renderer.label(of.trait)
    )
