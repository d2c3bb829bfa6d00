"""Phrases for verbs that only Conquest has."""

from __future__ import annotations

from typing import Final

from ....conquest import words
from ....conquest.language import amending, battle_verbs, entering, hands, moving, piles, searching, taking
from ....conquest.language import verbs as own
from ....conquest.language.planets import PLANETS
from ....effects.language.abilities import ANYBODY, OPPONENT, YOU
from ....effects.language.lasting import UNTIL_USED
from ....effects.language.select import Everything
from ....effects.language.sets import THAT
from ....effects.language.verbs import TakeToHand
from ...wording.ability import PERIODS
from ...wording.amounts import counted, everything, explained
from ...wording.context import HE, NounPhrase, SentenceContext
from ...wording.effects import ONLY_ONCE, UNTIL, effect_text, renders_effect, renders_repetition
from ...wording.renderer import DO, TO, Amount, NounSpec, Unrenderable
from ...wording.selectors import leaving, mention, names_its_source, noun_spec
from .selectors import located

# --- exhausting, moving -------------------------------------------------------------------------------------------


ONLY_ONCE.append(piles.ShuffleInto)
UNTIL.update(
    {
        words.NEXT_ATTACK: "next-attack",
        words.END_OF_STRUGGLE: "struggle",
        words.END_OF_COMBAT_ROUND: "combat-round",
        words.END_OF_GAME: "game",
        words.NEXT_COMBAT_TURN: "next-combat-turn",
        words.NEXT_ACTION: "next-action",
        words.NEXT_COMBAT_ROUND: "next-combat-round",
    }
)
PERIODS.update(
    {
        words.EACH_ROUND: "round",
        words.EACH_BATTLE: "battle",
        words.EACH_COMBAT_ROUND: "combat-round",
        words.EACH_ATTACK: "attack",
    }
)
WHOM: Final = {ANYBODY: "", YOU: ".yours", OPPONENT: ".opponent"}
AMENDED: Final = {amending.COST: "cost", amending.DAMAGE: "damage", amending.SHIELDS: "shields"}


@renders_effect(own.ReadyUp)
def _ready(of: own.ReadyUp, context: SentenceContext) -> str:
    return context.renderer.say("ready", context.mood, of=mention(of.of, context, "all", many=True))


@renders_effect(moving.Move)
def _move(of: moving.Move, context: SentenceContext) -> str:
    moved = leaving(mention(of.of, context, "all", many=True))
    return context.renderer.say("move", context.mood, of=moved, to=located("to", of.to, context))


@renders_effect(moving.MoveHere)
def _move_here(of: moving.MoveHere, context: SentenceContext) -> str:
    return context.renderer.say("move-here", context.mood, of=leaving(mention(of.of, context, "all", many=True)))


@renders_effect(moving.MoveHome)
def _move_home(of: moving.MoveHome, context: SentenceContext) -> str:
    moved = leaving(mention(of.of, context, "all", many=True))
    return context.renderer.say(f"move-home.{context.who}", context.mood, of=moved)


@renders_effect(moving.CommitElsewhere)
def _commit_elsewhere(of: moving.CommitElsewhere, context: SentenceContext) -> str:
    if of.to == PLANETS:
        return context.renderer.say("commit-elsewhere", context.mood, of=mention(of.of, context))
    return context.renderer.say(
        "commit-elsewhere.to", context.mood, of=mention(of.of, context), to=located("to", of.to, context)
    )


# --- entering play ------------------------------------------------------------------------------------------------


@renders_effect(entering.PutIntoPlay)
def _put_into_play(of: entering.PutIntoPlay, context: SentenceContext) -> str:
    put = mention(of.of, context, "all", many=True)
    if put.spec.definite:  # "the topmost ..." is singular
        put = mention(of.of, context)
    theirs = context.renderer.phrases["in-discard.enemy"] in put.spec.notes or "enemy" in put.spec.adjectives
    key = "put-into-play.exhausted" if of.exhausted else "put-into-play.yours" if theirs else "put-into-play"
    key += ".it" if key == "put-into-play" and put.is_brief("acc") else ""
    key += ".from" if names_its_source(put) and f"{key}.from" in context.renderer.phrases else ""
    return context.renderer.say(key, context.mood, of=put, at=located("at", of.at, context))


@renders_effect(entering.PutTokens)
def _put_tokens(of: entering.PutTokens, context: SentenceContext) -> str:
    amount = explained(of.amount, context)
    tokens = _tokens(of, amount.numeral, context)
    key = "put-tokens.exhausted" if of.exhausted else "put-tokens"
    return context.renderer.say(key, context.mood, tokens=tokens, at=_at(of, context)) + amount.tail


@renders_repetition(entering.PutTokens)
def _put_tokens_apart(of: entering.PutTokens, amount: Amount, context: SentenceContext) -> str:
    """Tokens that the player may distribute over planets."""
    if of.at != PLANETS or of.amount != 1 or of.exhausted:
        raise Unrenderable("tokens that are put apart go to any planets, one at a time")
    said = context.renderer.say("put-tokens.apart", context.mood, tokens=_tokens(of, amount.numeral, context))
    return said + amount.tail


def _at(of: entering.PutTokens, context: SentenceContext) -> str:
    return located("at", of.at, context)


def _tokens(of: entering.PutTokens, numeral: int | str, context: SentenceContext) -> NounPhrase:
    spec = NounSpec(["token"], title=context.renderer.name(of.title))
    return NounPhrase(context, spec, "a", numeral=numeral)


@renders_effect(entering.Attach)
def _attach(of: entering.Attach, context: SentenceContext) -> str:
    card = mention(of.of, context)
    to = noun_spec(of.to, context)
    in_hand = context.renderer.phrases[f"in-hand.{context.whose}"] in card.spec.notes
    to.other = card.spec.fixed == "this" or ("attachment" in card.spec.heads and not in_hand)  # not this card itself
    if not to.fixed:
        to.adjectives.insert(0, "eligible")
    how = "target" if of.target else "a"
    moved = "attachment" in card.spec.heads and to.other and not to.fixed and card.spec.fixed != "this"
    key = "move-attachment" if moved else "attach-card"
    return context.renderer.say(key, context.mood, of=card, to=NounPhrase(context, to, how))


@renders_effect(entering.DeployNow)
def _deploy_now(of: entering.DeployNow, context: SentenceContext) -> str:
    key = "deploy-now.attached" if of.as_attachment else "deploy-now.unit" if of.as_unit else "deploy-now"
    if not isinstance(of.at, Everything):
        where = located("at", of.at, context)
        return context.renderer.say("deploy-now.at", context.mood, of=mention(of.of, context), at=where)
    spec = noun_spec(of.of, context)
    if of.as_attachment and spec.heads in ([], ["card"]):  # rendered as "an attachment from your hand"
        spec.heads, key = ["attachment"], "deploy-now"
    return context.renderer.say(key, context.mood, of=NounPhrase(context, spec, "a"))


# --- what is about to happen --------------------------------------------------------------------------------------


@renders_effect(amending.Amend)
def _amend(of: amending.Amend, context: SentenceContext) -> str:
    """Change the amount of a pending event."""
    amount = counted(of.amount, context)
    less = isinstance(amount.numeral, int) and amount.numeral < 0
    by = Amount(-amount.numeral if less and isinstance(amount.numeral, int) else amount.numeral, amount.tail)
    key = f"amend.{AMENDED[of.what]}.{'less' if less else 'more'}"
    tail = context.renderer.say("least", least=of.least) if of.least else ""
    return context.renderer.say(key, context.mood, amount=by, of=mention(THAT, context)) + tail + amount.tail


@renders_effect(amending.Prevent)
def _prevent(of: amending.Prevent, context: SentenceContext) -> str:
    if of.but:
        return context.renderer.say("prevent.but", context.mood, but=of.but)
    if everything(of.amount):
        return context.renderer.say("prevent.all", context.mood)
    amount = counted(of.amount, context)
    key = "prevent.up-to" if of.up_to else "prevent"
    return context.renderer.say(key, context.mood, amount=amount) + amount.tail


@renders_effect(amending.Reassign)
def _reassign(of: amending.Reassign, context: SentenceContext) -> str:
    if everything(of.amount):
        key = "reassign.any" if of.up_to else "reassign.all"
        return context.renderer.say(key, context.mood, to=mention(of.to, context))
    amount = counted(of.amount, context)
    key = "reassign.up-to" if of.up_to else "reassign"
    return context.renderer.say(key, context.mood, amount=amount, to=mention(of.to, context)) + amount.tail


@renders_effect(amending.Cancel)
def _cancel(of: amending.Cancel, context: SentenceContext) -> str:
    if of.what == amending.SHIELDS:
        return context.renderer.say("cancel-shield", context.mood)
    used = mention(THAT, context)
    if used.spec.heads != ["event"]:
        return context.renderer.say("cancel-use.ability", context.mood)
    return context.renderer.say("cancel-use", context.mood, of=used)


@renders_effect(amending.DefendInstead)
def _defend_instead(of: amending.DefendInstead, context: SentenceContext) -> str:
    return context.renderer.say("defend-instead", context.mood, of=mention(of.of, context))


# --- cards --------------------------------------------------------------------------------------------------------


@renders_effect(piles.RevealHand)
def _reveal_hand(of: piles.RevealHand, context: SentenceContext) -> str:
    return context.renderer.say(f"reveal-hand.{context.who}", context.mood)


@renders_effect(taking.TakeControl)
def _take_control(of: taking.TakeControl, context: SentenceContext) -> str:
    key = "take-control" if of.until == UNTIL_USED else "take-control.until"
    until = context.renderer.phrases[f"until.{UNTIL[of.until]}"]
    return context.renderer.say(key, context.mood, of=mention(of.of, context, "all", many=True), until=until)


@renders_effect(own.TransferTokens)
def _transfer_tokens(of: own.TransferTokens, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return (
        context.renderer.say("transfer-tokens", context.mood, amount=amount, of=mention(of.of, context)) + amount.tail
    )


@renders_effect(searching.SearchTop)
def _search_top(of: searching.SearchTop, context: SentenceContext) -> str:
    """Search the top cards: what is searched for, what is done with it, and where the rest goes."""
    spec = noun_spec(of.of, context)
    spec.heads = spec.heads or ["card"]
    wanted = NounPhrase(context, spec, "a", numeral=of.most, up_to=of.most > 1)
    wanted.role = "found"
    briefly = context.renderer.vocabulary.briefly
    if not context.renderer.tells_that and [briefly.get(head, head) for head in spec.heads[:1]] == [context.card]:
        wanted.again = "chosen"  # in such a language "this unit" would mean the card itself
    shown = isinstance(of.effect, TakeToHand) and of.effect.seen
    key = "search-top.shown" if shown else "search-top"
    found = context.renderer.say(key, context.mood, amount=Amount(of.top), of=wanted)
    wanted.briefly = shown  # a pronoun in "and reveal it"
    text = effect_text(of.effect, context.about(wanted).in_mood(TO))
    return f"{found}. {context.renderer.say('searched.shuffled' if of.shuffled else 'searched', text=text)}"


@renders_effect(searching.RevealTop)
def _reveal_top(of: searching.RevealTop, context: SentenceContext) -> str:
    return context.renderer.say("reveal-top", context.mood, of=NounPhrase(context, noun_spec(of.of, context), "a"))


# --- damage, choices ----------------------------------------------------------------------------------------------


@renders_effect(own.IndirectDamage)
def _indirect(of: own.IndirectDamage, context: SentenceContext) -> str:
    inner = context.by(HE, context.mood) if of.whom == ANYBODY else context
    amount = explained(of.amount, inner)
    among = mention(of.of, context, "bare", many=True)
    key = f"indirect{WHOM[of.whom]}{'.one' if amount.numeral == 1 else ''}"
    return context.renderer.say(key, context.mood, amount=amount, of=among) + amount.tail


@renders_effect(own.Suffer)
def _suffer(of: own.Suffer, context: SentenceContext) -> str:
    amount = explained(of.amount, context)
    what = context.renderer.count(amount.numeral, "damage")
    return context.renderer.say("deal", context.mood, what=what, of=mention(of.of, context, "each")) + amount.tail


@renders_effect(own.TriggerBattle)
def _trigger_battle(of: own.TriggerBattle, context: SentenceContext) -> str:
    planet = noun_spec(of.of, context)
    planet.other = of.of == PLANETS
    return context.renderer.say("trigger-battle", context.mood, of=NounPhrase(context, planet, "a"))


# --- hands and decks ----------------------------------------------------------------------------------------------


@renders_effect(hands.LookAtHand)
def _look_at_hand(of: hands.LookAtHand, context: SentenceContext) -> str:
    return context.renderer.say("look-at-hand", context.mood, amount=Amount(of.discards))


@renders_effect(hands.LookAtTop)
def _look_at_top(of: hands.LookAtTop, context: SentenceContext) -> str:
    whose = "enemy" if of.opponents else "yours"
    if of.any_number and of.ordered and not of.may:
        fit = NounPhrase(context, noun_spec(of.of, context), "any-number", True)
        return context.renderer.say(f"look-at-top.any.{whose}", context.mood, amount=Amount(of.top), of=fit)
    if of.any_number or of.may == of.ordered or not isinstance(of.of, Everything):
        raise Unrenderable("one of all the cards is discarded, or may be where the others stay as they lie")
    return context.renderer.say(
        f"look-at-top.{'may' if of.may else 'one'}.{whose}", context.mood, amount=Amount(of.top)
    )


@renders_effect(hands.DiscardDownTo)
def _discard_down_to(of: hands.DiscardDownTo, context: SentenceContext) -> str:
    most = explained(of.most, context)
    return context.renderer.say(f"discard-down-to.{context.who}", context.mood, most=most) + most.tail


@renders_effect(hands.UnlessDiscards)
def _unless_discards(of: hands.UnlessDiscards, context: SentenceContext) -> str:
    return context.renderer.say("unless-discards", text=effect_text(of.effect, context), amount=Amount(of.amount))


@renders_effect(hands.NameType)
def _name_type(of: hands.NameType, context: SentenceContext) -> str:
    return f"{context.renderer.say('name-type', context.mood)}. {effect_text(of.effect, context.in_mood(DO))}"


# --- battle -------------------------------------------------------------------------------------------------------


@renders_effect(battle_verbs.Double)
def _double(of: battle_verbs.Double, context: SentenceContext) -> str:
    return context.renderer.say(f"double.{AMENDED[of.what]}", context.mood)


@renders_effect(battle_verbs.MoveApart)
def _move_apart(of: battle_verbs.MoveApart, context: SentenceContext) -> str:
    several = NounPhrase(context, noun_spec(of.of, context), "a", numeral=of.most, up_to=True)
    return context.renderer.say("move-apart", context.mood, of=leaving(several))


@renders_effect(battle_verbs.Lose)
def _lose(of: battle_verbs.Lose, context: SentenceContext) -> str:
    renderer, until = context.renderer, context.renderer.phrases[f"until.{UNTIL[of.until]}"]
    subject = mention(of.of, context, "each")
    if of.keyword == battle_verbs.ALL_KEYWORDS:
        return renderer.say("lose.all", context.mood, of=subject, until=until)
    keyword = renderer.phrases[f"keyword.{renderer.vocabulary.stats[of.keyword]}"]
    return renderer.say("lose", context.mood, of=subject, keyword=keyword, until=until)


@renders_effect(battle_verbs.CopyKeyword)
def _copy_keyword(of: battle_verbs.CopyKeyword, context: SentenceContext) -> str:
    until = context.renderer.phrases[f"until.{UNTIL[of.until]}"]
    given, source = mention(of.of, context), mention(of.source, context)
    return context.renderer.say("copy-keyword", context.mood, of=given, source=source, until=until)
