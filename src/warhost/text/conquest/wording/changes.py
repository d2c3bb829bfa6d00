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
from ...wording.context import NounPhrase, SentenceContext
from ...wording.renderer import Amount, NounSpec, Unrenderable
from ...wording.selectors import heads_of, lying, mention, noun_spec
from .selectors import located

FOLDED[rule_changes.Costs] = lambda change: True


@renders_change(rule_changes.ImmuneTo)
def _immune(of: rule_changes.ImmuneTo, context: SentenceContext) -> str:
    immune_to = NounSpec(
        heads_of(of.kinds, context),
        [] if of.trait else ["enemy"],
        trait=context.renderer.trait(of.trait) if of.trait else "",
    )
    kinds = NounPhrase(context, immune_to, "bare", True)
    return context.renderer.say("immune", of=mention(of.of, context, "bare", many=True), kinds=kinds)


@renders_change(rule_changes.DoubleDamage)
def _double_damage(of: rule_changes.DoubleDamage, context: SentenceContext) -> str:
    to = mention(of.to, context, "bare", many=True)
    if isinstance(of.of, Everything):
        return context.renderer.say("double-damage.all", to=to)
    if of.attacking:
        to = NounPhrase(context, noun_spec(of.to, context), "a")
    key = "double-damage.attacking" if of.attacking else "double-damage"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True), to=to)


@renders_change(rule_changes.SacrificedAt)
def _sacrificed_at(of: rule_changes.SacrificedAt, context: SentenceContext) -> str:
    return context.renderer.say("sacrificed-at", of=mention(This(), context), damage=Amount(of.damage))


@renders_change(rule_changes.CommitsApart)
def _commits_apart(of: rule_changes.CommitsApart, context: SentenceContext) -> str:
    return context.renderer.say("commits-apart", of=mention(This(), context))


@renders_change(fighting.LeadsBattles)
def _leads_battles(of: fighting.LeadsBattles, context: SentenceContext) -> str:
    return context.renderer.say("leads-battles", of=mention(This(), context))


@renders_change(rule_changes.RaisesStrikes)
def _raises_strikes(of: rule_changes.RaisesStrikes, context: SentenceContext) -> str:
    return context.renderer.say("raises-strikes", amount=Amount(of.amount))


@renders_change(rule_changes.Ambushes)
def _ambushes(of: rule_changes.Ambushes, context: SentenceContext) -> str:
    where = located("at", of.at, context)
    return context.renderer.say("ambushes", of=mention(of.of, context, "bare", many=True), at=where)


@renders_change(rule_changes.DamageAtMost)
def _damage_at_most(of: rule_changes.DamageAtMost, context: SentenceContext) -> str:
    return context.renderer.say("damage-at-most", of=mention(of.of, context, "bare", many=True), most=Amount(of.most))


@renders_change(rule_changes.NoDamageBy)
def _no_damage_by(of: rule_changes.NoDamageBy, context: SentenceContext) -> str:
    by = mention(of.by, context, "bare", many=True)
    return context.renderer.say("no-damage-by", of=mention(of.of, context, "bare", many=True), by=by)


@renders_change(rule_changes.ReservesFight)
def _reserves_fight(of: rule_changes.ReservesFight, context: SentenceContext) -> str:
    unit = NounPhrase(
        context, NounSpec(["army"], faction=context.renderer.vocabulary.factions[of.faction.faction]), "a"
    )
    return context.renderer.say("reserves-fight", unit=unit, attack=of.attack, hit_points=of.hit_points)


@renders_change(fighting.MustDefend)
def _must_defend(of: fighting.MustDefend, context: SentenceContext) -> str:
    return context.renderer.say("must-defend", of=mention(of.of, context, "a"))


@renders_change(rule_changes.NoCommitting)
def _no_committing(of: rule_changes.NoCommitting, context: SentenceContext) -> str:
    return context.renderer.say("no-committing", to=located("to", of.of, context))


@renders_change(rule_changes.DoubleStat)
def _double_stat(of: rule_changes.DoubleStat, context: SentenceContext) -> str:
    key = f"double-{context.renderer.vocabulary.stats[of.stat]}"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True))


@renders_change(rule_changes.SetsStat)
def _sets_stat(of: rule_changes.SetsStat, context: SentenceContext) -> str:
    key = f"sets-{context.renderer.vocabulary.stats[of.stat]}"
    return context.renderer.say(key, of=mention(of.of, context, "bare", many=True), amount=of.amount)


@renders_change(rule_changes.HasNumbers)
def _has_numbers(of: rule_changes.HasNumbers, context: SentenceContext) -> str:
    if of.attack != of.hit_points:
        raise Unrenderable("a unit has as many hit points as ATK")
    amount = explained(of.attack, context)
    return context.renderer.say("has-numbers", of=mention(of.of, context, "bare"), amount=amount.numeral) + amount.tail


@renders_change(rule_changes.DeploysDiscarded)
def _deploys_discarded(of: rule_changes.DeploysDiscarded, context: SentenceContext) -> str:
    return context.renderer.say("deploys-discarded", of=mention(This(), context))


@renders_change(rule_changes.PlaysDiscarded)
def _plays_discarded(of: rule_changes.PlaysDiscarded, context: SentenceContext) -> str:
    several = mention(of.of, replace(context, doing=True), "bare", many=True)
    if of.actions:  # the phrase begins with "one of the ...", so it needs another form
        several.spec = lying(several.spec, context.renderer)
    return context.renderer.say("plays-discarded.actions" if of.actions else "plays-discarded", of=several)


@renders_change(fighting.MustAttack)
def _must_attack(of: fighting.MustAttack, context: SentenceContext) -> str:
    return context.renderer.say("must-attack", of=mention(of.of, context), against=mention(of.against, context))


@renders_change(rule_changes.GainsSymbol)
def _gains_symbol(of: rule_changes.GainsSymbol, context: SentenceContext) -> str:
    if of.symbol not in SYMBOLS:
        raise Unrenderable(f"there is no type of planets with the number {of.symbol}")
    symbol = context.renderer.phrases[f"symbol.{SYMBOL_KEYS[SYMBOLS.index(of.symbol)]}"]
    return context.renderer.say("gains-symbol", of=mention(of.of, context, "that"), symbol=symbol)


@renders_change(rule_changes.ShieldsWith)
def _shields_with(of: rule_changes.ShieldsWith, context: SentenceContext) -> str:
    icons = explained(of.icons, context)
    several = mention(of.of, context, "bare", many=True)
    return context.renderer.say("shields-with", of=several, icons=icons) + icons.tail


@renders_change(rule_changes.Costs)
def _costs(of: rule_changes.Costs, context: SentenceContext) -> str:
    """Cost changes: for which cards, by how much, for whom, and where."""
    renderer, amount, spec = context.renderer, counted(of.amount, context), noun_spec(of.of, context)
    less = str(amount.numeral).startswith(("-", MINUS))
    by = abs(amount.numeral) if isinstance(amount.numeral, int) else amount.numeral.strip(MINUS)
    owner = "any" if spec.fixed else "enemy" if "enemy" in spec.adjectives else "yours"
    if not spec.fixed and spec.owner != "yours" and owner != "enemy":
        raise Unrenderable("a changed deploy cost must name its player")
    spec.owner, spec.adjectives = "", [each for each in spec.adjectives if each != "enemy"]
    verb = "play" if spec.heads == ["event"] else "deploy"
    where = "" if isinstance(of.at, Everything) else " " + located("at", of.at, context, "a")
    tail = renderer.say("least", least=of.least) if of.least else ""
    key = f"costs.{verb}.{owner}.{'less' if less else 'more'}"
    return renderer.say(key, context.mood, of=NounPhrase(context, spec, "each"), at=where, by=by) + tail + amount.tail


@renders_change(rule_changes.CannotPrevent)
def _cannot_prevent(of: rule_changes.CannotPrevent, context: SentenceContext) -> str:
    return context.renderer.say("cannot-prevent", by=mention(of.by, context, "bare", many=True))


@renders_change(rule_changes.CancelsBonus)
def _cancels_bonus(of: rule_changes.CancelsBonus, context: SentenceContext) -> str:
    key = "cancels-bonus.resources" if of.resources else "cancels-bonus.cards"
    return context.renderer.say(key, context.mood, of=mention(of.of, context))


@renders_change(rule_changes.GainsLabel)
def _gains_label(of: rule_changes.GainsLabel, context: SentenceContext) -> str:
    return context.renderer.say(
        "gains-label", of=mention(of.of, context, "bare", many=True), label=context.renderer.label(of.trait)
    )
