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
from ...wording.effects import ONLY_ONCE, UNTIL, does, effect_text, repeats
from ...wording.renderer import DO, TO, Amount, Thing, Unrenderable
from ...wording.speech import HE, NounPhrase, Speech
from ...wording.things import leaving, mention, thing_of
from .things import located

# --- exhausting, moving -------------------------------------------------------------------------------------------


ONLY_ONCE.append(piles.ShuffleInto)
UNTIL.update(
    {
        words.NEXT_ATTACK: "next-attack",
        words.END_OF_STRUGGLE: "struggle",
        words.END_OF_COMBAT_ROUND: "combat-round",
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


@does(own.ReadyUp)
def _ready(of: own.ReadyUp, speech: Speech) -> str:
    return speech.renderer.say("ready", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(moving.Move)
def _move(of: moving.Move, speech: Speech) -> str:
    moved = leaving(mention(of.of, speech, "all", many=True))
    return speech.renderer.say("move", speech.mood, of=moved, to=located("to", of.to, speech))


@does(moving.MoveHere)
def _move_here(of: moving.MoveHere, speech: Speech) -> str:
    return speech.renderer.say("move-here", speech.mood, of=leaving(mention(of.of, speech, "all", many=True)))


@does(moving.MoveHome)
def _move_home(of: moving.MoveHome, speech: Speech) -> str:
    moved = leaving(mention(of.of, speech, "all", many=True))
    return speech.renderer.say(f"move-home.{speech.who}", speech.mood, of=moved)


@does(moving.CommitElsewhere)
def _commit_elsewhere(of: moving.CommitElsewhere, speech: Speech) -> str:
    if of.to == PLANETS:
        return speech.renderer.say("commit-elsewhere", speech.mood, of=mention(of.of, speech))
    return speech.renderer.say(
        "commit-elsewhere.to", speech.mood, of=mention(of.of, speech), to=located("to", of.to, speech)
    )


# --- entering play ------------------------------------------------------------------------------------------------


@does(entering.PutIntoPlay)
def _put_into_play(of: entering.PutIntoPlay, speech: Speech) -> str:
    put = mention(of.of, speech, "all", many=True)
    if put.thing.definite:  # "the topmost ..." is singular
        put = mention(of.of, speech)
    theirs = speech.renderer.phrases["in-discard.enemy"] in put.thing.notes or "enemy" in put.thing.adjectives
    key = "put-into-play.exhausted" if of.exhausted else "put-into-play.yours" if theirs else "put-into-play"
    return speech.renderer.say(key, speech.mood, of=put, at=located("at", of.at, speech))


@does(entering.PutTokens)
def _put_tokens(of: entering.PutTokens, speech: Speech) -> str:
    amount = explained(of.amount, speech)
    tokens = _tokens(of, amount.numeral, speech)
    return speech.renderer.say("put-tokens", speech.mood, tokens=tokens, at=_at(of, speech)) + amount.tail


@repeats(entering.PutTokens)
def _put_tokens_apart(of: entering.PutTokens, amount: Amount, speech: Speech) -> str:
    """Tokens that the player may distribute over planets."""
    if of.at != PLANETS or of.amount != 1:
        raise Unrenderable("tokens that are put apart go to any planets, one at a time")
    said = speech.renderer.say("put-tokens.apart", speech.mood, tokens=_tokens(of, amount.numeral, speech))
    return said + amount.tail


def _at(of: entering.PutTokens, speech: Speech) -> str:
    return located("at", of.at, speech)


def _tokens(of: entering.PutTokens, numeral: int | str, speech: Speech) -> NounPhrase:
    thing = Thing(["token"], title=speech.renderer.name(of.title))
    return NounPhrase(speech, thing, "a", numeral=numeral)


@does(entering.Attach)
def _attach(of: entering.Attach, speech: Speech) -> str:
    card = mention(of.of, speech)
    to = thing_of(of.to, speech)
    in_hand = speech.renderer.phrases[f"in-hand.{speech.whose}"] in card.thing.notes
    to.other = card.thing.fixed == "this" or ("attachment" in card.thing.heads and not in_hand)  # not this card itself
    how = "target" if of.target else "a"
    return speech.renderer.say("attach-card", speech.mood, of=card, to=NounPhrase(speech, to, how))


@does(entering.DeployNow)
def _deploy_now(of: entering.DeployNow, speech: Speech) -> str:
    key = "deploy-now.attached" if of.as_attachment else "deploy-now.unit" if of.as_unit else "deploy-now"
    if not isinstance(of.at, Everything):
        where = located("at", of.at, speech)
        return speech.renderer.say("deploy-now.at", speech.mood, of=mention(of.of, speech), at=where)
    thing = thing_of(of.of, speech)
    if of.as_attachment and thing.heads in ([], ["card"]):  # rendered as "an attachment from your hand"
        thing.heads, key = ["attachment"], "deploy-now"
    return speech.renderer.say(key, speech.mood, of=NounPhrase(speech, thing, "a"))


# --- what is about to happen --------------------------------------------------------------------------------------


@does(amending.Amend)
def _amend(of: amending.Amend, speech: Speech) -> str:
    """Change the amount of a pending event."""
    amount = counted(of.amount, speech)
    less = isinstance(amount.numeral, int) and amount.numeral < 0
    by = Amount(-amount.numeral if less and isinstance(amount.numeral, int) else amount.numeral, amount.tail)
    key = f"amend.{AMENDED[of.what]}.{'less' if less else 'more'}"
    tail = speech.renderer.say("least", least=of.least) if of.least else ""
    return speech.renderer.say(key, speech.mood, amount=by, of=mention(THAT, speech)) + tail + amount.tail


@does(amending.Prevent)
def _prevent(of: amending.Prevent, speech: Speech) -> str:
    if of.but:
        return speech.renderer.say("prevent.but", speech.mood, but=of.but)
    if everything(of.amount):
        return speech.renderer.say("prevent.all", speech.mood)
    amount = counted(of.amount, speech)
    key = "prevent.up-to" if of.up_to else "prevent"
    return speech.renderer.say(key, speech.mood, amount=amount) + amount.tail


@does(amending.Reassign)
def _reassign(of: amending.Reassign, speech: Speech) -> str:
    if everything(of.amount):
        key = "reassign.any" if of.up_to else "reassign.all"
        return speech.renderer.say(key, speech.mood, to=mention(of.to, speech))
    amount = counted(of.amount, speech)
    key = "reassign.up-to" if of.up_to else "reassign"
    return speech.renderer.say(key, speech.mood, amount=amount, to=mention(of.to, speech)) + amount.tail


@does(amending.Cancel)
def _cancel(of: amending.Cancel, speech: Speech) -> str:
    if of.what == amending.SHIELDS:
        return speech.renderer.say("cancel-shield", speech.mood)
    used = mention(THAT, speech)
    if used.thing.heads != ["event"]:
        return speech.renderer.say("cancel-use.ability", speech.mood)
    return speech.renderer.say("cancel-use", speech.mood, of=used)


@does(amending.DefendInstead)
def _defend_instead(of: amending.DefendInstead, speech: Speech) -> str:
    return speech.renderer.say("defend-instead", speech.mood, of=mention(of.of, speech))


# --- cards --------------------------------------------------------------------------------------------------------


@does(piles.RevealHand)
def _reveal_hand(of: piles.RevealHand, speech: Speech) -> str:
    return speech.renderer.say(f"reveal-hand.{speech.who}", speech.mood)


@does(taking.TakeControl)
def _take_control(of: taking.TakeControl, speech: Speech) -> str:
    key = "take-control" if of.until == UNTIL_USED else "take-control.until"
    until = speech.renderer.phrases[f"until.{UNTIL[of.until]}"]
    return speech.renderer.say(key, speech.mood, of=mention(of.of, speech, "all", many=True), until=until)


@does(own.TransferTokens)
def _transfer_tokens(of: own.TransferTokens, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("transfer-tokens", speech.mood, amount=amount, of=mention(of.of, speech)) + amount.tail


@does(searching.SearchTop)
def _search_top(of: searching.SearchTop, speech: Speech) -> str:
    """Search the top cards: what is searched for, what is done with it, and where the rest goes."""
    thing = thing_of(of.of, speech)
    thing.heads = thing.heads or ["card"]
    wanted = NounPhrase(speech, thing, "a", numeral=of.most, up_to=of.most > 1)
    wanted.role = "found"
    briefly = speech.renderer.vocabulary.briefly
    if not speech.renderer.tells_that and [briefly.get(head, head) for head in thing.heads[:1]] == [speech.card]:
        wanted.again = "chosen"  # in such a language "this unit" would mean the card itself
    shown = isinstance(of.effect, TakeToHand) and of.effect.seen
    key = "search-top.shown" if shown else "search-top"
    found = speech.renderer.say(key, speech.mood, amount=Amount(of.top), of=wanted)
    wanted.briefly = shown  # a pronoun in "and reveal it"
    text = effect_text(of.effect, speech.about(wanted).in_mood(TO))
    return f"{found}. {speech.renderer.say('searched.shuffled' if of.shuffled else 'searched', text=text)}"


@does(searching.RevealTop)
def _reveal_top(of: searching.RevealTop, speech: Speech) -> str:
    return speech.renderer.say("reveal-top", speech.mood, of=NounPhrase(speech, thing_of(of.of, speech), "a"))


# --- damage, choices ----------------------------------------------------------------------------------------------


@does(own.IndirectDamage)
def _indirect(of: own.IndirectDamage, speech: Speech) -> str:
    inner = speech.by(HE, speech.mood) if of.whom == ANYBODY else speech
    amount = explained(of.amount, inner)
    among = mention(of.of, speech, "bare", many=True)
    key = f"indirect{WHOM[of.whom]}"
    return speech.renderer.say(key, speech.mood, amount=amount, of=among) + amount.tail


@does(own.Suffer)
def _suffer(of: own.Suffer, speech: Speech) -> str:
    amount = explained(of.amount, speech)
    what = speech.renderer.count(amount.numeral, "damage")
    return speech.renderer.say("deal", speech.mood, what=what, of=mention(of.of, speech, "each")) + amount.tail


@does(own.TriggerBattle)
def _trigger_battle(of: own.TriggerBattle, speech: Speech) -> str:
    planet = thing_of(of.of, speech)
    planet.other = of.of == PLANETS
    return speech.renderer.say("trigger-battle", speech.mood, of=NounPhrase(speech, planet, "a"))


# --- hands and decks ----------------------------------------------------------------------------------------------


@does(hands.LookAtHand)
def _look_at_hand(of: hands.LookAtHand, speech: Speech) -> str:
    return speech.renderer.say("look-at-hand", speech.mood, amount=Amount(of.discards))


@does(hands.LookAtTop)
def _look_at_top(of: hands.LookAtTop, speech: Speech) -> str:
    whose = "enemy" if of.opponents else "yours"
    if of.any_number and of.ordered and not of.may:
        fit = NounPhrase(speech, thing_of(of.of, speech), "any-number", True)
        return speech.renderer.say(f"look-at-top.any.{whose}", speech.mood, amount=Amount(of.top), of=fit)
    if of.any_number or of.may == of.ordered or not isinstance(of.of, Everything):
        raise Unrenderable("one of all the cards is discarded, or may be where the others stay as they lie")
    return speech.renderer.say(f"look-at-top.{'may' if of.may else 'one'}.{whose}", speech.mood, amount=Amount(of.top))


@does(hands.DiscardDownTo)
def _discard_down_to(of: hands.DiscardDownTo, speech: Speech) -> str:
    most = explained(of.most, speech)
    return speech.renderer.say(f"discard-down-to.{speech.who}", speech.mood, most=most) + most.tail


@does(hands.UnlessDiscards)
def _unless_discards(of: hands.UnlessDiscards, speech: Speech) -> str:
    return speech.renderer.say("unless-discards", text=effect_text(of.effect, speech), amount=Amount(of.amount))


@does(hands.NameType)
def _name_type(of: hands.NameType, speech: Speech) -> str:
    return f"{speech.renderer.say('name-type', speech.mood)}. {effect_text(of.effect, speech.in_mood(DO))}"


# --- battle -------------------------------------------------------------------------------------------------------


@does(battle_verbs.Double)
def _double(of: battle_verbs.Double, speech: Speech) -> str:
    return speech.renderer.say(f"double.{AMENDED[of.what]}", speech.mood)


@does(battle_verbs.MoveApart)
def _move_apart(of: battle_verbs.MoveApart, speech: Speech) -> str:
    several = NounPhrase(speech, thing_of(of.of, speech), "a", numeral=of.most, up_to=True)
    return speech.renderer.say("move-apart", speech.mood, of=leaving(several))


@does(battle_verbs.Lose)
def _lose(of: battle_verbs.Lose, speech: Speech) -> str:
    renderer, until = speech.renderer, speech.renderer.phrases[f"until.{UNTIL[of.until]}"]
    subject = mention(of.of, speech, "each")
    if of.keyword == battle_verbs.ALL_KEYWORDS:
        return renderer.say("lose.all", speech.mood, of=subject, until=until)
    keyword = renderer.phrases[f"keyword.{renderer.vocabulary.stats[of.keyword]}"]
    return renderer.say("lose", speech.mood, of=subject, keyword=keyword, until=until)


@does(battle_verbs.CopyKeyword)
def _copy_keyword(of: battle_verbs.CopyKeyword, speech: Speech) -> str:
    until = speech.renderer.phrases[f"until.{UNTIL[of.until]}"]
    given, source = mention(of.of, speech), mention(of.source, speech)
    return speech.renderer.say("copy-keyword", speech.mood, of=given, source=source, until=until)
